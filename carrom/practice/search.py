"""Looking for strokes that solve a challenge, and how steady a hand they need."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from carrom.ai.contact import drag_of
from carrom.ai.hand import Hand, wobble
from carrom.ai.legal import settle, spots
from carrom.ai.scene import scene_of
from carrom.ai.shots import Repertoire, candidates
from carrom.core.equipment import TOURNAMENT
from carrom.core.ports import StrokeSimulator
from carrom.core.stroke import Stroke
from carrom.practice.board import LAWS, PracticeBoard
from carrom.practice.challenge import Attempt, Challenge
from carrom.practice.played import Played, played

HAND = Hand(aim_degrees=0.25, power=0.03, placement_mm=0.5)
"""A practised hand: a solution is the better the more often this one would succeed with it."""

PROOF = 24
"""Tries with errors for the chance of a stroke."""

BRANCHES = 6
"""Strokes from which a challenge of several strokes goes on."""

POWER_STEPS = 1000
"""A hand grades power in thousandths; so do solutions."""


@dataclass(frozen=True, slots=True)
class Solution:
    """Strokes that earn stars."""

    strokes: tuple[Stroke, ...]
    stars: int
    chance: float
    """How often the practised hand would earn the first star with the first stroke's aim, or, of
    several strokes, would keep the turn with each."""


class Search:
    """Tries strokes on one challenge."""

    def __init__(
        self, challenge: Challenge, simulator: StrokeSimulator, rng: random.Random, tries: int
    ) -> None:
        """Look with at most about `tries` strokes for each stroke of the solution."""
        self._challenge = challenge
        self._simulator = simulator
        self._rng = rng
        self._tries = tries

    def run(self) -> Solution | None:
        """The best solution that was found; None without any star."""
        return self._from((), self._challenge.board.board())

    def chance(self, attempt: Attempt, board: PracticeBoard, stroke: Stroke) -> float:
        """How often the practised hand gets what `stroke` gets: all stars, or the turn kept."""
        wanted = self._worth((*attempt, self._play(board, stroke)))
        good = 0
        for _ in range(PROOF):
            meant = HAND.apply(stroke, wobble(self._rng))
            tried = settle(LAWS, board.layout, meant)
            good += self._worth((*attempt, self._play(board, tried))) >= wanted
        return good / PROOF

    def _from(self, attempt: Attempt, board: PracticeBoard) -> Solution | None:
        tried = [(*attempt, self._play(board, stroke)) for stroke in self._strokes(board)]
        ranked = sorted(tried, key=self._worth, reverse=True)[: 4 * BRANCHES]
        near = [
            (*attempt, self._play(board, stroke))
            for made in ranked[:BRANCHES]
            for stroke in self._around(board, made[-1].stroke)
        ]
        ranked = sorted([*ranked, *near], key=self._worth, reverse=True)
        best_worth = self._worth(ranked[0])
        alike = [made for made in ranked if self._worth(made) == best_worth][: 4 * BRANCHES]
        proven = sorted(
            ((self.chance(attempt, board, made[-1].stroke), made) for made in alike),
            key=lambda pair: -pair[0],
        )
        best: Solution | None = None
        for chance, made in proven[:BRANCHES]:
            found = self._finish(made, chance)
            if found is not None and (best is None or _rank(found) > _rank(best)):
                best = found
            if best is not None and best.stars == len(self._challenge.star):
                break
        return best

    def _finish(self, made: Attempt, chance: float) -> Solution | None:
        challenge = self._challenge
        if not challenge.is_over(made):
            further = self._from(made, made[-1].after)
            if further is not None:
                return replace(further, chance=further.chance * chance)
        stars = challenge.stars(made)
        return Solution(tuple(each.stroke for each in made), stars, chance) if stars else None

    def _worth(self, made: Attempt) -> float:
        """Stars first; a turn that goes on counts for something as long as there are strokes."""
        stars = self._challenge.stars(made)
        fell = sum(len(each.outcome.pocketed) for each in made)
        return stars + (0.5 + 0.01 * fell if not self._challenge.is_over(made) else 0.0)

    def _strokes(self, board: PracticeBoard) -> Iterator[Stroke]:
        places = spots(LAWS, board.layout, board.seat, 33)
        targets = frozenset(board.layout)
        drag = drag_of(board.surface.factor)
        scene = scene_of(board.layout, board.seat, targets, places, drag)
        repertoire = Repertoire(places=33, aims=4, wild=self._tries // 4)
        found = candidates(scene, HAND, repertoire, self._rng)
        planned = [each.stroke for each in found if each.chance > 0]
        wild = [each.stroke for each in found if each.chance <= 0]
        self._rng.shuffle(wild)
        half = self._tries // 2
        for stroke in [*planned[:half], *wild][: self._tries]:
            yield _graded(stroke)

    def _around(self, board: PracticeBoard, stroke: Stroke) -> Iterator[Stroke]:
        for _ in range(self._tries // (4 * BRANCHES)):
            spread = self._rng.choice((0.5, 2.0, 6.0))
            hand = Hand(0.2 * spread, 0.05 * spread, 0.8 * spread)
            moved = hand.apply(stroke, wobble(self._rng))
            yield _graded(settle(LAWS, board.layout, moved))

    def _play(self, board: PracticeBoard, stroke: Stroke) -> Played:
        factor = board.surface.factor
        return played(board, stroke, self._simulator.play(board.layout, stroke, factor))


def replayed(challenge: Challenge, simulator: StrokeSimulator) -> Attempt:
    """The attempt that a challenge's own solution makes."""
    attempt: Attempt = ()
    board = challenge.board.board()
    for stroke in challenge.solution:
        outcome = simulator.play(board.layout, stroke, board.surface.factor)
        attempt = (*attempt, played(board, stroke, outcome))
        board = attempt[-1].after
    return attempt


def _rank(found: Solution) -> tuple[int, float]:
    return found.stars, found.chance


def _graded(stroke: Stroke) -> Stroke:
    """The stroke with a speed and angle that a hand can make."""
    power = round(POWER_STEPS * TOURNAMENT.power(stroke.speed)) / POWER_STEPS
    return replace(stroke, speed=round(TOURNAMENT.speed_mm_s(power)))
