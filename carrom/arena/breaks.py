"""Finding good breaks: `python -m carrom.arena.breaks > carrom/ai/data/breaks.json`.

Strokes are drawn at random and tried under the errors of a steady hand; the better part is tried
again and more often, round by round.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator

from carrom.ai import Hand, wobble
from carrom.ai.ease import Ease, stored_windows
from carrom.ai.legal import STRAIGHT_MM, settle
from carrom.ai.wild import HARD_MM_S
from carrom.core.equipment import TOURNAMENT
from carrom.core.layout import opening_rack
from carrom.core.params import Laws
from carrom.core.pieces import Colour, Kind, kind_of
from carrom.core.ruling import Turn
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke
from carrom.core.tally import Position, Tally
from carrom.laws.judge import judge
from carrom.laws.rule_sets import RULE_SETS
from carrom.physics.simulator import Simulator
from carrom.physics.surface import POWDER_FACTOR

HAND = Hand(aim_degrees=0.12, power=0.025, placement_mm=0.4)
ROUNDS = ((400, 6), (80, 24), (20, 100), (6, 400))
"""Strokes of a round, and tries of each."""
SEED = 1
LAYOUT_SHARE = 0.1
"""What a white that falls is worth, beside keeping the turn."""


def search(surface_factor: float, rng: random.Random) -> list[dict[str, float]]:
    """The best breaks on a surface, the best first."""
    laws = RULE_SETS[0].laws
    simulator = Simulator()
    found = list(_drawn(rng, ROUNDS[0][0]))
    ease = Ease(HAND, stored_windows())
    tried: list[tuple[float, float, Stroke]] = []
    for count, tries in ROUNDS:
        tried = [
            (*_tried(simulator, laws, ease, stroke, surface_factor, tries, rng), stroke)
            for stroke in found[:count]
        ]
        tried.sort(key=lambda entry: -entry[0])
        found = [stroke for _, _, stroke in tried]
    return [
        {
            "along": stroke.along,
            "angle": stroke.angle,
            "speed": stroke.speed,
            "keeps_turn": round(rate, 3),
        }
        for _, rate, stroke in tried
    ]


def _drawn(rng: random.Random, count: int) -> Iterator[Stroke]:
    for _ in range(count):
        along = rng.uniform(0.0, STRAIGHT_MM)
        aside = rng.uniform(-70.0, 70.0)
        speed = rng.uniform(HARD_MM_S[0] + 1000.0, TOURNAMENT.top_speed_mm_s)
        straight = Stroke.of(Seat.SOUTH, along, 90.0, speed)
        spot = straight.position
        yield Stroke.of(Seat.SOUTH, along, _degrees(aside - spot.x, -spot.y), speed)


def _degrees(dx: float, dy: float) -> float:
    return math.degrees(math.atan2(dy, dx))


def _tried(
    simulator: Simulator,
    laws: Laws,
    ease: Ease,
    stroke: Stroke,
    surface_factor: float,
    tries: int,
    rng: random.Random,
) -> tuple[float, float]:
    """What a break is worth, and how often it keeps the turn.

    To keep the turn counts 1; each white that falls, and the ease of each that stays, a share.
    """
    rack = opening_rack(TOURNAMENT)
    position = Position(Tally.fresh(), Colour.WHITE)
    kept, layouts = 0, 0.0
    for _ in range(tries):
        played = settle(laws, rack, HAND.apply(stroke, wobble(rng)))
        outcome = simulator.play(rack, played, surface_factor)
        kept += judge(laws, position, outcome.facts).turn is Turn.CONTINUES
        layouts += outcome.facts.count(Kind.WHITE)
        layouts += sum(
            ease(Seat.SOUTH.quarter_turns, spot)
            for piece, spot in outcome.final.items()
            if kind_of(piece) is Kind.WHITE
        )
    return (kept + LAYOUT_SHARE * layouts) / tries, kept / tries


if __name__ == "__main__":
    chances = random.Random(SEED)
    surfaces = [
        {"surface_factor": round(factor, 3), "strokes": search(factor, chances)}
        for factor in (1.0, POWDER_FACTOR)
    ]
    print(json.dumps({"surfaces": surfaces}, indent=1))
