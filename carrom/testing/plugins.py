"""Loading plugins for a test, without the player's settings and folders."""

from __future__ import annotations

from pathlib import Path

from carrom.host.core_plugin import CorePlugin
from carrom.host.discovery import read_plugin
from carrom.host.loader import load, load_plugins, open_namespaces, take_in
from carrom.host.registry import Registry
from carrom.paths import shipped


class PluginFaultError(AssertionError):
    """A plugin that cannot be used as it is; the text has its problems."""


def load_plugin(path: Path) -> Registry:
    """The game's rule sets and what one plugin, a file or a package folder, adds.

    Raises:
        PluginFaultError: Something is wrong with it.
    """
    registry = Registry()
    take_in(CorePlugin(), registry)
    path = path.resolve()
    open_namespaces(shipped("plugins"), path.parent)
    report = load(read_plugin(path), registry, on=True)
    if report.problems or report.warnings:
        raise PluginFaultError(" ".join(map(str, (*report.problems, *report.warnings))))
    return registry


def bundled_plugins(but: str = "") -> Registry:
    """Everything that comes with the game, but for the plugin of one id."""
    bundled = shipped("plugins")
    nowhere = bundled / "none"
    return load_plugins(bundled, nowhere, {but: False}).registry
