"""Correcting the aim of a stroke off cushions or other discs, by what a try of it does."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

from carrom.ai.candidate import Candidate, Kind
from carrom.ai.contact import turn
from carrom.core.geometry import POCKETS, Point
from carrom.core.outcome import StrokeOutcome
from carrom.core.pieces import PieceId
from carrom.core.stroke import ANGLE_PER_DEGREE, Stroke

TUNED = frozenset(
    {
        Kind.RAIL_RUN,
        Kind.STRIKER_BANK,
        Kind.COIN_BANK,
        Kind.COMBINATION,
        Kind.CAROM,
        Kind.QUEEN_AND_COVER,
    }
)
"""Kinds whose geometry is only roughly right."""
FIRST_STEP = 25
"""Hundredths of a degree of the first correction."""
FARTHEST_STEP = 250
NOT_AT_ALL = 0.6
"""Radians beyond which a try says nothing about the aim."""


def tuned(
    candidate: Candidate,
    first: StrokeOutcome,
    play: Callable[[Candidate], StrokeOutcome],
    tries: int,
) -> tuple[Candidate, StrokeOutcome] | None:
    """The candidate with the aim at which its target falls, and the try in which it does.

    Args:
        candidate: A stroke with a target and a pocket.
        first: What a try of it did.
        play: Tries a stroke without errors.
        tries: Tries that may be spent.

    Returns:
        None if the target did not fall in any try.
    """
    before = miss(candidate, first)
    if before is None:
        return None
    old, step = candidate, FIRST_STEP
    for _ in range(tries):
        new = replace(candidate, stroke=_turned(old.stroke, step))
        outcome = play(new)
        if any(drop.piece == new.target for drop in outcome.pocketed):
            return new, outcome
        after = miss(new, outcome)
        if after is None or abs(after - before) < 1e-4:
            return None
        old = new
        step = round(-after * step / (after - before))
        before = after
        if not 0 < abs(step) <= FARTHEST_STEP:
            return None
    return None


def miss(candidate: Candidate, outcome: StrokeOutcome) -> float | None:
    """By what angle the target's last leg misses its pocket, in radians; None if it says nothing.

    The leg is that after the cushion for a carromman that comes off one, else after the first hit.
    """
    target, pocket = candidate.target, candidate.pocket
    if target is None or pocket is None:
        return None
    mouth = POCKETS[(pocket + candidate.stroke.seat.quarter_turns) % 4]
    spots = _stations(outcome, target)
    leg = 1 if candidate.kind in (Kind.COIN_BANK, Kind.RAIL_RUN) else 0
    if len(spots) < leg + 2:
        return None
    start, end = spots[leg], spots[leg + 1]
    went = math.atan2(end.y - start.y, end.x - start.x)
    meant = math.atan2(mouth.y - start.y, mouth.x - start.x)
    off = turn(meant, went)
    return off if abs(off) < NOT_AT_ALL else None


def _stations(outcome: StrokeOutcome, piece: PieceId) -> list[Point]:
    """Where a piece met something, roughly, and where it came to rest."""
    met = [hit.position for hit in outcome.contacts if piece in (hit.a, hit.b)]
    return [*met, outcome.final[piece]] if piece in outcome.final else met


def _turned(stroke: Stroke, hundredths: int) -> Stroke:
    return replace(stroke, angle=(stroke.angle + hundredths) % (360 * ANGLE_PER_DEGREE))
