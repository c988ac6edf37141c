"""`carrom simulate`: strokes as JSON in, what they did as JSON out, one line each.

Lengths in mm, speeds in mm/s, angles in degrees, spin in degrees a second, times in seconds.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

from carrom.commands.simulate_input import Request, read_requests
from carrom.core.outcome import StrokeOutcome
from carrom.core.pieces import PieceId
from carrom.errors import BadInputError
from carrom.physics.recorder import Motions, Trace
from carrom.physics.stroke import TableStroke
from carrom.physics.surface import deceleration_mm_s2

Json = dict[str, object]

_EXAMPLE = """\
for example:
{"layout": {"w1": [0, 200]}, "stroke": {"seat": "south", "placement": 0, "angle": 90, "speed": 900}}
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.formatter_class, parser.epilog = argparse.RawDescriptionHelpFormatter, _EXAMPLE
    parser.add_argument(
        "file", nargs="?", default="-", help="JSON, one document or one a line; - is stdin"
    )
    parser.add_argument("--json", action="store_true", help="print JSON, which it always does")


def run(args: argparse.Namespace) -> int:
    """Play every stroke of the input.

    Raises:
        BadInputError: The input cannot be read, or is no possible stroke.
    """
    requests = read_requests(_text(args.file))
    for request in requests:
        print(json.dumps(simulate(request)), flush=True)
    return 0


def simulate(request: Request) -> Json:
    """What a stroke did, as plain values."""
    stroke = TableStroke(
        request.layout,
        request.position,
        request.velocity,
        deceleration_mm_s2(request.mu),
        request.equipment,
    )
    if request.until_contact is not None and _stopped_at(stroke, request.until_contact):
        return _report_early(stroke)
    for seconds in _frames(request.frame_times):
        if stroke.at_rest:
            break
        stroke.advance(seconds)
    outcome = stroke.outcome()
    return _report(stroke.traces, outcome)


def _text(file: str) -> str:
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInputError(f"{file} cannot be read: {error}") from error
    return text.removeprefix("\ufeff")


def _frames(frame_times: tuple[float, ...]) -> Iterator[float]:
    return cycle(frame_times) if frame_times else iter(())


def _stopped_at(stroke: TableStroke, count: int) -> bool:
    """Go on to the contact of that number; false if the stroke has fewer."""
    while len(stroke.traces) < count:
        if not stroke.step():
            return False
    return True


def _report(traces: tuple[Trace, ...], outcome: StrokeOutcome) -> Json:
    return {
        "contacts": [_contact(trace) for trace in traces],
        "pocketed": [
            {"t": drop.t, "piece": drop.piece, "pocket": drop.pocket, "speed": drop.speed}
            for drop in outcome.pocketed
        ],
        "touched": outcome.touched,
        "final": {piece: list(spot) for piece, spot in outcome.final.items()},
        "duration": outcome.duration,
        "repaired": outcome.repaired,
    }


def _report_early(stroke: TableStroke) -> Json:
    """The stroke up to now; the striker is still on the board."""
    so_far = StrokeOutcome(
        final=stroke.layout(),
        pocketed=stroke.pocketed,
        touched=stroke.touched,
        duration=stroke.now,
    )
    moving = {piece: list(velocity) for piece, velocity in stroke.velocities().items()}
    return {**_report(stroke.traces, so_far), "moving": moving}


def _contact(trace: Trace) -> Json:
    contact = trace.contact
    return {
        "t": contact.t,
        "a": contact.a,
        "b": "frame" if contact.b is None else contact.b,
        "position": list(contact.position),
        "impulse": contact.impulse,
        "before": _motions(trace.before),
        "after": _motions(trace.after),
    }


def _motions(motions: Motions) -> dict[PieceId, list[float]]:
    return {
        piece: [motion.vx, motion.vy, math.degrees(motion.spin)]
        for piece, motion in motions.items()
    }
