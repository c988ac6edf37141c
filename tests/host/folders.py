"""Plugin folders made for a test."""

from __future__ import annotations

from pathlib import Path

from carrom.host.loader import Loaded, PluginReport, PluginState, load_plugins
from carrom.paths import shipped

RULE = """
from carrom import HouseRule, hookimpl

CARROM_API = 1

class Rule:
    def __init__(self, options):
        pass

@hookimpl
def register_house_rules():
    yield HouseRule(id="{id}", title="The {id} rule", summary="For a test.", create=Rule)
"""
"""A plugin that works; its rule does nothing."""


def rule(rule_id: str) -> str:
    """The text of a plugin that registers one rule."""
    return RULE.replace("{id}", rule_id)


def folder(place: Path, files: dict[str, str | bytes]) -> Path:
    """Write files, with their folders, and give the folder back."""
    for name, content in files.items():
        path = place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return place


def load_user(user: Path, **switches: bool) -> Loaded:
    """Load the bundled plugins, and those of a folder, all of them on unless told otherwise."""
    on = {path.stem: True for path in user.iterdir()} if user.is_dir() else {}
    return load_plugins(shipped("plugins"), user, {**on, **switches})


def report_of(loaded: Loaded, plugin_id: str) -> PluginReport:
    """What became of a plugin; of the last one where several have the id."""
    return [report for report in loaded.reports if report.plugin.id == plugin_id][-1]


def working(loaded: Loaded) -> set[str]:
    """Ids of the plugins that are on and work."""
    return {report.plugin.id for report in loaded.reports if report.state is PluginState.ON}
