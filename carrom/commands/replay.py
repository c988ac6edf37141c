"""`carrom replay`: a recorded match stroke by stroke, and whether it still comes out the same."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from carrom.commands.plugins_in_use import plugins_in_use
from carrom.commands.replay_text import line_of
from carrom.core.events import StrokeJudged
from carrom.core.geometry import distance
from carrom.core.inputs import MatchInput, PlayStroke
from carrom.core.layout import Layout
from carrom.core.outcome import StrokeOutcome
from carrom.host.rulebook import RuleBook
from carrom.physics.simulator import Simulator
from carrom.session.journal import Step, digest, steps
from carrom.storage.converter import make_converter
from carrom.storage.replays import read_record

SAME, DIFFERENT = 0, 1

TOLERANCE_MM = 0.01
"""Another processor may round otherwise; anything more is another result."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a replay, or a saved match")
    parser.add_argument(
        "--check",
        action="store_true",
        help="play every stroke again and compare where everything came to rest and what was "
        "ruled; 1 at the first difference",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object for each input")


def run(args: argparse.Namespace) -> int:
    """Print a match, or check it.

    Returns:
        0, or 1 where something comes out differently now.

    Raises:
        BadInputError: The file cannot be read, or its house rules are not there.
    """
    record, _ = read_record(args.file)
    book = RuleBook.of(record.config, plugins_in_use().registry)
    played = enumerate(steps(record, book), start=1)
    if args.check:
        return _check(played, book, as_json=args.json)
    for number, step in played:
        print(_as_json(number, step) if args.json else f"{number:4} {line_of(step)}")
    return SAME


def _check(played: Iterator[tuple[int, Step]], book: RuleBook, *, as_json: bool) -> int:
    """Compare every stroke with the board's physics, and every verdict with the referee's."""
    simulator, number = Simulator(), 0
    for number, step in played:
        difference = _difference(step, book, simulator)
        if difference is not None:
            found = {"same": False, "entry": number, "difference": difference}
            print(json.dumps(found) if as_json else f"{number:4} {line_of(step)}: {difference}")
            return DIFFERENT
    print(
        json.dumps({"same": True, "entries": number})
        if as_json
        else f"{number} inputs, all the same"
    )
    return SAME


def _difference(step: Step, book: RuleBook, simulator: Simulator) -> str | None:
    """What comes out differently now; None if nothing does."""
    entry = step.entry
    if isinstance(entry.input, PlayStroke) and entry.outcome is not None:
        factor = book.surface_factor(step.before)
        now = simulator.play(step.before.board.layout, entry.input.stroke, factor)
        different = _outcome_difference(entry.outcome, now)
        if different is not None:
            return different
        ruling = digest(book.judge_stroke(step.before, entry.input.stroke, now))
    else:
        ruling = step.again.ruling or ""
    written = entry.ruling or ""
    return None if ruling == written else f"ruled {written!r}, now {ruling!r}"


def _outcome_difference(written: StrokeOutcome, now: StrokeOutcome) -> str | None:
    fell, falls = ([drop.piece for drop in each.pocketed] for each in (written, now))
    if fell != falls:
        return f"dropped {', '.join(fell) or 'nothing'}, now {', '.join(falls) or 'nothing'}"
    if written.touched != now.touched:
        return f"the striker touched {'a' if written.touched else 'no'} coin, now otherwise"
    return _layout_difference(written.final, now.final)


def _layout_difference(written: Layout, now: Layout) -> str | None:
    if set(written) != set(now):
        return "other pieces are on the board now"
    for piece, spot in written.items():
        apart = distance(spot, now[piece])
        if apart > TOLERANCE_MM:
            return f"{piece} comes to rest {apart:.3f} mm from where it did"
    return None


def _as_json(number: int, step: Step) -> str:
    entry = step.entry
    rulings = [event.ruling for event in step.events if isinstance(event, StrokeJudged)]
    return json.dumps(
        {
            "entry": number,
            "input": make_converter().unstructure(entry.input, MatchInput),
            "dropped": [drop.piece for drop in entry.outcome.pocketed] if entry.outcome else [],
            "ruling": step.again.ruling,
            "reasons": [reason.code for ruling in rulings for reason in ruling.reasons],
            "phase": step.after.phase,
            "to_strike": step.after.board.to_strike,
            "score": {"A": step.after.score.a, "B": step.after.score.b},
            "events": [type(event).__name__ for event in step.events],
        }
    )
