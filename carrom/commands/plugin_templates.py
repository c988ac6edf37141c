"""A plugin to start from: it works, says what each part is for, and has a test."""

from __future__ import annotations

import re
from pathlib import Path
from string import Template

from carrom.errors import BadInputError, SaveError

AI = '''\
"""Personality: $title tries a few strokes and plays the best."""

from carrom import PersonalitySpec, Stroke, Turn, hookimpl

# The plugin API that this file was written for.
CARROM_API = 1
__version__ = "0.1"
__author__ = ""

TRIES = 20


class $Class:
    # Called in a process of its own when the seat is to strike. `view` shows the match:
    #   view.match.board.layout   where every piece is, in mm; see also view.match.board.tally
    #   view.fault(stroke)        None if the laws allow the stroke, or a sentence why not
    #   view.play(stroke)         what would happen on the board, by the game's own physics
    #   view.judge(stroke, ...)   what the referee would say of it
    #   view.time_left()          seconds until the game strikes for you
    # Take every chance from `rng`, so that the same match comes out the same again.
    def choose_stroke(self, view, rng):
        best, best_value, tries = None, 0.0, 0
        while best is None or (tries < TRIES and view.time_left() > 0.5):
            tries += 1
            stroke = Stroke.of(
                view.seat,
                along_mm=rng.uniform(-180.0, 180.0),  # mm from the middle, to your right
                angle_degrees=rng.uniform(30.0, 150.0),  # 90 is straight ahead
                speed_mm_s=rng.uniform(1500.0, 5000.0),
            )
            if view.fault(stroke) is not None:
                continue
            outcome = view.play(stroke)
            value = self.value(view.judge(stroke, outcome), view.match.striking_colour)
            if best is None or value > best_value:
                best, best_value = stroke, value
        return best

    # How good a ruling is for the side that struck; make it cleverer.
    def value(self, ruling, me):
        points = ruling.tally.left[me.other] - ruling.tally.left[me]
        if ruling.turn is Turn.CONTINUES:
            points += 3
        if ruling.board is not None:
            points += 100 if ruling.board.winner is me else -100
        return points


@hookimpl
def register_personalities():
    yield PersonalitySpec(
        id="$name",
        title="$title",
        summary="Tries a few strokes and plays the best.",
        create=$Class,
        strength=2,  # from 1, a beginner, to 10
    )
'''

AI_TEST = '''\
"""Run it with `python -m pytest`, where `carrom` is installed."""

from pathlib import Path

from carrom.testing import check_plugin

PLUGIN = Path(__file__).parent.parent / "$name.py"


def test_keeps_the_contract():
    assert check_plugin(PLUGIN).findings == ()
'''

RULE = '''\
"""House rule: $title. A side that pockets several coins in one stroke may strike twice more."""

from dataclasses import replace

from carrom import HouseRule, HudItem, Option, Reason, Turn, hookimpl, kind_of, remembered

# The plugin API that this file was written for.
CARROM_API = 1
__version__ = "0.1"
__author__ = ""

BONUS = Reason("$name", "A bonus stroke for several coins in one.")


# Made anew for every match in which the rule is on. Keep nothing in it that changes during the
# match: that belongs into the rule data, so that undo, replay and saved matches work.
class $Class:
    def __init__(self, options):
        self.coins = options["coins"]

    @hookimpl
    def initial_rule_data(self):
        return {"bonus": False}

    # Called when everything rests. With `wrapper=True` the rule changes the verdict of the laws;
    # without, it would give its own. Take only the arguments that you need.
    @hookimpl(wrapper=True)
    def judge_stroke(self, match):
        ruling = yield
        if ruling.turn is Turn.PASSES and remembered(match, "$name")["bonus"]:
            me = match.striking_colour
            reasons = (*ruling.reasons, BONUS)
            ruling = replace(ruling, turn=Turn.CONTINUES, to_strike=me, reasons=reasons)
        return ruling

    # Called after each event of the match; what it returns is remembered.
    @hookimpl
    def update_rule_data(self, match, event):
        outcome = getattr(event, "outcome", None)
        if outcome is None:
            return None
        fallen = [drop for drop in outcome.pocketed if kind_of(drop.piece) in ("white", "black")]
        return {"bonus": len(fallen) >= self.coins}

    @hookimpl
    def hud_items(self, match):
        if remembered(match, "$name")["bonus"]:
            yield HudItem("Bonus stroke")


@hookimpl
def register_house_rules():
    yield HouseRule(
        id="$name",
        title="$title",
        summary="Several coins in one stroke earn a bonus stroke.",
        create=$Class,
        options=(Option("coins", default=2, title="Coins in one stroke", low=2, high=9),),
    )
'''

RULE_TEST = '''\
"""Run it with `python -m pytest`, where `carrom` is installed."""

from pathlib import Path

from carrom import Turn
from carrom.testing import FakeMatch, board, check_plugin, load_plugin

PLUGIN = Path(__file__).parent.parent / "$name.py"


def test_several_coins_earn_a_bonus_stroke():
    match = FakeMatch(load_plugin(PLUGIN), {"$name": {"coins": 2}}, board=board(white=5))
    match.strike("w1", "w2")
    assert match.strike().turn is Turn.CONTINUES
    assert match.strike().turn is Turn.PASSES


def test_keeps_the_contract():
    assert check_plugin(PLUGIN).findings == ()
'''

KINDS = ("ai", "rule")

_TEXTS = {"ai": (AI, AI_TEST), "rule": (RULE, RULE_TEST)}

_NAME = re.compile(r"[a-z][a-z0-9_]*")


def write_plugin(name: str, kind: str, folder: Path) -> tuple[Path, Path]:
    """Write a plugin, and its test below `tests`, into a folder.

    Raises:
        BadInputError: The name cannot be used, or is taken there.
        SaveError: The files cannot be written.
    """
    if not _NAME.fullmatch(name) or name.startswith("test_"):
        raise BadInputError(
            f"a plugin cannot be called {name!r}; begin with a small letter and use small letters, "
            "digits and underscores"
        )
    plugin, test = folder / f"{name}.py", folder / "tests" / f"test_{name}.py"
    for path in (plugin, test, folder / name):
        if path.exists():
            raise BadInputError(f"there is {path} already; choose another name")
    words = {
        "name": name,
        "title": name.replace("_", " ").capitalize(),
        "Class": "".join(part.capitalize() for part in name.split("_")),
    }
    try:
        for path, text in zip((plugin, test), _TEXTS[kind], strict=True):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(Template(text).substitute(words), encoding="utf-8")
    except OSError as error:
        raise SaveError(f"the plugin cannot be written to {folder}: {error.strerror}") from error
    return plugin, test
