"""Every kind of stroke worth trying on a board, the likeliest first."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from operator import itemgetter

from carrom.ai.aims import (
    best_candidates,
    cushion_aims,
    glance_aims,
    straight_aims,
    straight_at_most,
)
from carrom.ai.candidate import Candidate, Kind
from carrom.ai.hand import Hand
from carrom.ai.scene import Scene
from carrom.ai.ways import Way, bank_ways, combination_ways, direct_ways, rail_ways
from carrom.ai.wild import SCAN_MM_S, pack_strokes, safeties, scan
from carrom.core.equipment import TOURNAMENT
from carrom.core.pieces import QUEEN
from carrom.core.stroke import ANGLE_PER_DEGREE

OPEN_POCKET = 0.12
"""Radians that a way has to forgive before a glance at another disc is tried for it."""

PLAIN = frozenset({Kind.DIRECT, Kind.RAIL_RUN})
CUSHIONS = frozenset({Kind.BACKWARD, Kind.STRIKER_BANK, Kind.COIN_BANK})
CHAINS = frozenset({Kind.COMBINATION, Kind.CAROM, Kind.QUEEN_AND_COVER})
WILD = frozenset({Kind.PACK, Kind.SAFETY, Kind.SCAN})
EVERY_KIND = PLAIN | CUSHIONS | CHAINS | WILD


@dataclass(frozen=True, slots=True)
class Repertoire:
    """What a player thinks of."""

    kinds: frozenset[Kind] = EVERY_KIND
    places: int = 17
    """Places along the base line that are considered."""
    aims: int = 2
    """Places tried for each way into a pocket."""
    wild: int = 40
    """Strokes drawn of each kind that geometry does not propose; a large budget draws more."""
    scan_mm_s: tuple[float, float] = SCAN_MM_S
    """Slowest and fastest of those that are drawn at a carromman worth pocketing."""


def candidates(
    scene: Scene, hand: Hand, repertoire: Repertoire, rng: random.Random
) -> list[Candidate]:
    """Strokes worth trying, sorted by the chance that geometry gives them, the wild ones last."""
    found = list(_planned(scene, hand, repertoire))
    found.sort(key=lambda candidate: -candidate.chance)
    kinds, wild = repertoire.kinds, repertoire.wild
    if Kind.SCAN in kinds:
        found += scan(scene, rng, wild, repertoire.scan_mm_s)
    if Kind.PACK in kinds:
        found += pack_strokes(scene, rng, wild // 2)
    if Kind.SAFETY in kinds:
        found += safeties(scene, rng, wild // 2)
    return found


def best_chance(scene: Scene, hand: Hand) -> float:
    """The likeliest straight stroke's chance."""
    best = 0.0
    bounds = [(straight_at_most(way, hand), way) for way in direct_ways(scene, hand.power)]
    for bound, way in sorted(bounds, key=itemgetter(0), reverse=True):
        if bound <= best:
            break
        likeliest = next(straight_aims(scene, way, hand), None)
        if likeliest is not None:
            best = max(best, likeliest.chance)
    return best


def _planned(scene: Scene, hand: Hand, repertoire: Repertoire) -> Iterator[Candidate]:
    """Strokes with a plan, by every way and aim of the repertoire."""
    kinds, count = repertoire.kinds, repertoire.aims
    direct = list(direct_ways(scene, hand.power))
    ways = [way for way in direct if way.kind in kinds]
    if Kind.RAIL_RUN in kinds:
        ways += rail_ways(scene, hand.power)
    if Kind.COIN_BANK in kinds:
        ways += bank_ways(scene, hand.power)
    if Kind.COMBINATION in kinds:
        ways += combination_ways(scene, direct)
    for way in ways:
        kind = _queenly(way, way.kind)
        yield from best_candidates(scene, way, straight_aims(scene, way, hand), kind, count)
    for way in direct:
        if Kind.STRIKER_BANK in kinds:
            aims = cushion_aims(scene, way, hand)
            yield from best_candidates(scene, way, aims, Kind.STRIKER_BANK, 1)
        if Kind.CAROM in kinds and way.spread > OPEN_POCKET:
            yield from best_candidates(scene, way, glance_aims(scene, way, hand), Kind.CAROM, 1)


def _queenly(way: Way, kind: Kind) -> Kind:
    """A combination in which the queen takes part may cover her in the same stroke."""
    if kind is Kind.COMBINATION and QUEEN in (way.disc.piece, way.target.piece):
        return Kind.QUEEN_AND_COVER
    return kind


def variations(candidate: Candidate, hand: Hand) -> Iterator[Candidate]:
    """The stroke a little softer, harder, and to either side."""
    stroke = candidate.stroke
    least, top = TOURNAMENT.least_speed_mm_s, TOURNAMENT.top_speed_mm_s
    aside = max(4, round(40 * hand.aim_degrees))
    changes = (
        (0, 0.75),
        (0, 1.35),
        (aside, 1.0),
        (-aside, 1.0),
        (2 * aside, 1.0),
        (-2 * aside, 1.0),
    )
    for turn, factor in changes:
        speed = round(min(top, max(least, stroke.speed * factor)))
        changed = replace(
            stroke, angle=(stroke.angle + turn) % (360 * ANGLE_PER_DEGREE), speed=speed
        )
        yield replace(candidate, stroke=changed)
