"""The contract test itself: it has to find each way of breaking the contract."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrom import Option
from carrom.testing import Examination, check_plugin
from carrom.testing.contract import examine
from carrom.testing.trial import edges
from tests.host.folders import folder

RULE = """
import random, sys, time
from collections import Counter
from carrom import HouseRule, HudItem, Option, hookimpl
CARROM_API = 1
SEEN = []
class Rule:
    def __init__(self, options): self.options = options; self.count = 0
    {hook}
@hookimpl
def register_house_rules():
    yield HouseRule("mine", "Mine", "For a test.", Rule, ({options}))
"""

PERSONALITY = """
import random, os
from carrom import PersonalitySpec, Stroke, hookimpl
CARROM_API = 1
class Player:
    def choose_stroke(self, view, rng): {body}
@hookimpl
def register_personalities():
    yield PersonalitySpec("mine", "Mine", "For a test.", Player)
"""


def checked(place: Path, text: str) -> Examination:
    """What is found out about a plugin in this process."""
    return examine(folder(place, {"mine.py": text}) / "mine.py", lambda step: None)


def rule_text(hook: str, options: str = "") -> str:
    return RULE.replace("{hook}", f"@hookimpl\n    {hook}").replace("{options}", options)


@pytest.mark.parametrize(
    ("hook", "options", "words"),
    [
        ("def hud_items(self, match): return 3", "", "hud_items"),
        ("def surface_factor(self): return float('nan')", "", "surface_factor"),
        ("def judge_strok(self): pass", "", "did you mean judge_stroke"),
        ("def judge_stroke(self, shot): pass", "", "'shot'"),
        (
            "def hud_items(self): return [HudItem(str(1 // self.options['n']))]",
            "Option('n', 3, low=0, high=5),",
            "{'n': 0}",
        ),
        (
            "def update_rule_data(self): SEEN.append(1); return {'n': len(SEEN)}",
            "",
            "ended differently",
        ),
        ("def turn_time_limit(self): time.sleep(0.12)", "", "around one stroke"),
        ("def hud_items(self): sys.exit()", "", "SystemExit"),
        ("def amend_laws(self): return {'queen': 3}", "", "no field 'queen'"),
    ],
)
def test_rules(hook: str, options: str, words: str, tmp_path: Path) -> None:
    result = checked(tmp_path, rule_text(hook, options))
    assert not result.good
    assert words in " ".join(map(str, result.findings))
    assert all(finding.mend for finding in result.findings)


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("return None", "must give a Stroke"),
        ("return Stroke.of(view.seat, 400.0, 90.0, 3000.0)", "not allowed"),
        (
            "return Stroke.of(view.seat, 0.0, 90.0, 3000.0 + random.SystemRandom().random() * 999)",
            "at one board",
        ),
    ],
)
def test_personalities(body: str, words: str, tmp_path: Path) -> None:
    result = checked(tmp_path, PERSONALITY.replace("{body}", body))
    assert words in " ".join(map(str, result.findings))


def test_one_that_ends_its_process_is_found(tmp_path: Path) -> None:
    text = PERSONALITY.replace("{body}", "os._exit(0)")
    (finding,) = check_plugin(folder(tmp_path, {"mine.py": text}) / "mine.py").findings
    assert finding.problem == "It ended the whole process while mine is tried out."


def test_endless_loop_is_found(tmp_path: Path) -> None:
    file = folder(tmp_path, {"mine.py": "while True: pass"}) / "mine.py"
    (finding,) = check_plugin(file, patience_s=4.0).findings
    assert "hangs while it is loaded" in finding.problem


def test_bundled_plugin_keeps_it() -> None:
    result = check_plugin(Path(__file__).parents[2] / "plugins" / "powder.py")
    assert result.good and result.registered == ("Powder",)


@pytest.mark.parametrize(
    ("option", "values"),
    [
        (Option("n", 3, low=0, high=10), (0, 10)),
        (Option("n", 0.5, low=0, high=1), (0.0, 1.0)),
        (Option("n", None, low=1, high=9, none="no limit"), (1, 9, None)),
        (Option("n", "a", choices=("a", "b")), ("a", "b")),
        (Option("n", True), (True, False)),
        (Option("n", "text"), ()),
    ],
)
def test_edges_of_options(option: Option, values: tuple[object, ...]) -> None:
    assert edges(option) == values
