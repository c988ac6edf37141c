"""Plugins whose hooks do not come back; the loops end by themselves, if far too late."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from carrom.host.discovery import FoundPlugin
from carrom.host.import_notes import ImportNotes
from carrom.host.loader import Loaded, PluginState, load_plugins
from carrom.host.watchdog import Watchdog
from carrom.paths import shipped
from carrom.testing import FakeMatch
from tests.host.folders import folder, report_of

PLUGIN = """
import time
from carrom import HouseRule, HudItem, hookimpl

CARROM_API = 1
late = time.monotonic() + 30.0

class Rule:
    def __init__(self, options):
        pass

    @hookimpl
    def hud_items(self, match):
{body}
        return [HudItem("Back")]

@hookimpl
def register_house_rules():
    yield HouseRule(id="slow", title="Slow rule", summary="For a test.", create=Rule)
"""

ENDLESS = """
        while time.monotonic() < late:
            pass
"""

STUBBORN = """
        while time.monotonic() < late:
            try:
                time.sleep(0.001)
            except Exception:
                pass
"""


@pytest.fixture
def stuck() -> list[str]:
    return []


def load(home: Path) -> Loaded:
    notes = ImportNotes(home / "notes.json")
    return load_plugins(shipped("plugins"), home / "plugins", {"slow": True}, (), notes)


@pytest.fixture
def watched(stuck: list[str], tmp_path: Path) -> Iterator[list[FoundPlugin]]:
    plugins: list[FoundPlugin] = []

    def on_stuck(plugin: FoundPlugin) -> None:
        stuck.append(plugin.id)
        ImportNotes(tmp_path / "notes.json").keep(plugin)

    with closing(Watchdog(lambda: plugins, on_stuck, look_s=0.02, most_looks=5)):
        yield plugins


def playing(home: Path, body: str, watched: list[FoundPlugin]) -> FakeMatch:
    folder(home / "plugins", {"slow.py": PLUGIN.replace("{body}", body)})
    found = load(home)
    watched.append(report_of(found, "slow").plugin)
    return FakeMatch(found.registry, {"slow": {}})


@pytest.mark.parametrize("body", [ENDLESS, STUBBORN])
def test_an_endless_hook_is_ended_and_the_match_goes_on_without_the_rule(
    body: str, tmp_path: Path, watched: list[FoundPlugin], stuck: list[str]
) -> None:
    match = playing(tmp_path, body, watched)
    assert match.hud == ()
    assert stuck == ["slow"]
    match.settle_failures()
    assert "Slow rule" in str(match.failures[0].notice)
    assert "did not come back" in str(match.failures[0].notice)
    report = report_of(load(tmp_path), "slow")
    assert report.state is PluginState.FAILED
    assert "one of its hooks" in str(report.problems[0])


def test_calls_that_come_back_are_left_alone(
    tmp_path: Path, watched: list[FoundPlugin], stuck: list[str]
) -> None:
    match = playing(tmp_path, "        time.sleep(0.01)", watched)
    for _ in range(30):
        assert [item.text for item in match.hud] == ["Back"]
    assert stuck == []


def test_an_import_may_take_its_time(
    tmp_path: Path, watched: list[FoundPlugin], stuck: list[str]
) -> None:
    playing(tmp_path, "", watched)
    text = "import time\ntime.sleep(0.4)\n" + PLUGIN.replace("{body}", "")
    (tmp_path / "plugins" / "slow.py").write_text(text, encoding="utf-8")
    again = load(tmp_path)
    assert report_of(again, "slow").state is PluginState.ON
    assert stuck == []


def test_what_ends_late_is_not_disturbed_afterwards(
    tmp_path: Path, watched: list[FoundPlugin], stuck: list[str]
) -> None:
    """A signal that comes after the call has ended finds nothing to end."""
    match = playing(tmp_path, "        time.sleep(0.01)", watched)
    assert match.hud
    signal.raise_signal(getattr(signal, "SIGUSR1", None) or signal.Signals["SIGBREAK"])
    assert match.hud
