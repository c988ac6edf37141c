"""What a challenge asks for, and whether strokes have done it; pure."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import (
    HALF_MM,
    OUTER_CIRCLE_RADIUS_MM,
    POCKETS,
    Point,
    distance,
    to_seat,
)
from carrom.core.outcome import Contact, Pocketing
from carrom.core.pieces import STRIKER, Kind, PieceId, QueenAt, kind_of
from carrom.core.ruling import Turn
from carrom.core.seats import Seat
from carrom.practice.played import Played

JAW_MM = 90.0
"""A carromman that meets the frame so near to a pocket rattles in its jaws: that is no cushion."""

_SIDE_MM = 1.0
"""How far from a side of the frame a contact still is one with that side."""


class Corner(StrEnum):
    """A pocket, as the seat to strike sees it."""

    NEAR_LEFT = "near_left"
    NEAR_RIGHT = "near_right"
    FAR_LEFT = "far_left"
    FAR_RIGHT = "far_right"


@dataclass(frozen=True, slots=True)
class Spot:
    """A round place on the board, as SOUTH sees it."""

    at: Point
    within: float
    """Millimetres from there to the centre of the piece, at most."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What one star is for; every condition that is given has to hold."""

    tell: str
    """What the player reads."""
    pocket: tuple[PieceId, ...] = ()
    """These fall."""
    into: Mapping[PieceId, Corner] = field(default_factory=dict)
    """These fall, each into that pocket."""
    keep: tuple[PieceId, ...] = ()
    """These do not fall; `striker` may be one of them."""
    at_least: Mapping[Kind, int] = field(default_factory=dict)
    """So many of a kind fall."""
    cover_queen: bool = False
    """The side to strike has covered the queen at the end."""
    keep_turn: bool = False
    """The side to strike strikes again, or has won the board."""
    no_foul: bool = False
    first: PieceId | None = None
    """The striker meets this carromman before any other, in the first stroke."""
    untouched: tuple[PieceId, ...] = ()
    """The striker itself does not meet these."""
    cushions: Mapping[PieceId, int] = field(default_factory=dict)
    """A piece comes off so many cushions; those of the striker before it meets a carromman."""
    most_power: int | None = None
    """No stroke is harder, in per cent of the hardest, as the band shows it."""
    most_strokes: int | None = None
    """It takes no more strokes."""
    rest: Mapping[PieceId, Spot] = field(default_factory=dict)
    """These come to rest at a place."""
    from_pockets: Mapping[Kind, float] = field(default_factory=dict)
    """No piece of a kind rests nearer to any pocket's centre than so many millimetres."""
    out_of_circle: int = 0
    """So many carrommen rest outside the outer circle, or fell."""


def met(goal: Goal, made: Sequence[Played]) -> bool:
    """Whether the strokes of one attempt, taken together, reach a goal."""
    return bool(made) and all(_conditions(goal, made))


def _conditions(goal: Goal, made: Sequence[Played]) -> Iterator[bool]:
    falls = {drop.piece: drop for played in made for drop in played.outcome.pocketed}
    yield from _falls(goal, made, falls)
    yield from _rulings(goal, made)
    yield from _contacts(goal, made)
    yield from _rests(goal, made[-1])
    if goal.most_power is not None:
        powers = (TOURNAMENT.power(played.stroke.speed) for played in made)
        yield all(round(100 * power) <= goal.most_power for power in powers)
    if goal.most_strokes is not None:
        yield len(made) <= goal.most_strokes


def _falls(
    goal: Goal, made: Sequence[Played], falls: Mapping[PieceId, Pocketing]
) -> Iterator[bool]:
    yield all(piece in falls for piece in goal.pocket)
    yield not any(piece in falls for piece in goal.keep)
    seat = made[0].before.seat
    for piece, corner in goal.into.items():
        yield piece in falls and corner_of(seat, falls[piece].pocket) is corner
    for kind, least in goal.at_least.items():
        yield sum(kind_of(piece) is kind for piece in falls) >= least


def _rulings(goal: Goal, made: Sequence[Played]) -> Iterator[bool]:
    last = made[-1].ruling
    colour = made[-1].before.colour
    if goal.cover_queen:
        yield last is not None and last.tally.queen is QueenAt.covered_by(colour)
    if goal.keep_turn:
        won = last is not None and last.board is not None and last.board.winner is colour
        yield won or (last is not None and last.turn is Turn.CONTINUES)
    if goal.no_foul:
        yield all(played.ruling is not None and not played.ruling.fouls for played in made)


def _contacts(goal: Goal, made: Sequence[Played]) -> Iterator[bool]:
    contacts = [contact for played in made for contact in played.outcome.contacts]
    if goal.first is not None:
        yield next(_struck(made[0].outcome.contacts), None) == goal.first
    yield not set(goal.untouched) & set(_struck(contacts))
    for piece, least in goal.cushions.items():
        yield any(cushions(piece, played.outcome.contacts) >= least for played in made)


def _rests(goal: Goal, last: Played) -> Iterator[bool]:
    final = last.outcome.final
    for piece, spot in goal.rest.items():
        yield piece in final and distance(final[piece], spot.at) <= spot.within
    for kind, clear in goal.from_pockets.items():
        yield all(
            distance(centre, pocket) >= clear
            for piece, centre in final.items()
            if kind_of(piece) is kind
            for pocket in POCKETS
        )
    if goal.out_of_circle:
        inside = sum(math.hypot(*centre) <= OUTER_CIRCLE_RADIUS_MM for centre in final.values())
        yield len(last.before.layout) - inside >= goal.out_of_circle


def corner_of(seat: Seat, pocket: int) -> Corner:
    """Which pocket of the seat's view a pocket is; `pocket` is an index into `POCKETS`."""
    x, y = to_seat(seat, POCKETS[pocket])
    depth, side = "near" if y < 0 else "far", "left" if x < 0 else "right"
    return Corner(f"{depth}_{side}")


def cushions(piece: PieceId, contacts: Sequence[Contact]) -> int:
    """How many cushions a piece came off in one stroke, each as often as it came back to it.

    The jaws of a pocket do not count for a carromman, nor do cushions after the first carromman
    for the striker.
    """
    sides: list[tuple[int, int]] = []
    for contact in contacts:
        if piece not in (contact.a, contact.b):
            continue
        if contact.b is not None:
            if piece == STRIKER:
                break
            continue
        jaws = any(distance(contact.position, pocket) < JAW_MM for pocket in POCKETS)
        side = _side(contact.position)
        if (piece == STRIKER or not jaws) and (not sides or sides[-1] != side):
            sides.append(side)
    return len(sides)


def _side(point: Point) -> tuple[int, int]:
    """The side of the frame at a point; the arc of a corner is a side of its own."""
    across, up = (
        int(math.copysign(1, part)) if abs(part) > HALF_MM - _SIDE_MM else 0 for part in point
    )
    return across, up


def _struck(contacts: Sequence[Contact]) -> Iterator[PieceId]:
    """The carrommen that the striker met, in order."""
    for contact in contacts:
        if contact.b is not None and STRIKER in (contact.a, contact.b):
            yield contact.b if contact.a == STRIKER else contact.a
