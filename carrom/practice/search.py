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
from carrom.core.stroke import ANGLE_PER_DEGREE, Stroke
from carrom.practice.board import LAWS, PracticeBoard
from carrom.practice.challenge import Attempt, Challenge
from carrom.practice.played import Played, played

HAND = Hand(aim_degrees=0.25, power=0.03, placement_mm=0.5)
"""A practised hand: a solution is the better the more often this one would succeed with it."""

PLACES = 33
"""Of the striker on its base line, from which strokes are planned."""

PROOF = 24
"""Tries with errors for the chance of a stroke."""

BRANCHES = 8
"""Strokes from which a challenge of several strokes goes on."""

AHEAD = 180 * ANGLE_PER_DEGREE
"""Solutions strike forward, since some play without strokes to the rear."""

POWER_STEPS = 1000
"""A hand grades power in thousandths; so do solutions."""


@dataclass(frozen=True, slots=True)
class Solution:
    """Strokes that earn stars."""

    strokes: tuple[Stroke, ...]
    stars: int
    chance: float
    """How often the practised hand would do as well."""


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
        """The best way to go on from an attempt."""
        tried = [(*attempt, self._play(board, stroke)) for stroke in self._strokes(board)]
        ranked = sorted(tried, key=self._worth, reverse=True)[:BRANCHES]
        tried += [
            (*attempt, self._play(board, stroke))
            for made in ranked
            for stroke in self._around(board, made[-1].stroke)
        ]
        best: Solution | None = None
        for chance, made in self._surest_ends(attempt, board, tried):
            stars = self._challenge.stars(made)
            best = _better(best, Solution(_strokes_of(made), stars, chance))
        branches = max(1, BRANCHES // 2 - len(attempt))
        for chance, made in self._surest_middles(attempt, board, tried)[:branches]:
            if best is not None and best.stars == self._most and best.chance >= chance:
                continue
            further = self._from(made, made[-1].after)
            if further is not None:
                best = _better(best, replace(further, chance=further.chance * chance))
        return best

    @property
    def _most(self) -> int:
        return len(self._challenge.star)

    def _surest_ends(
        self, attempt: Attempt, board: PracticeBoard, tried: list[Attempt]
    ) -> list[tuple[float, Attempt]]:
        """Attempts with the most stars of all, and their chances."""
        stars = max(self._challenge.stars(made) for made in tried)
        ends = [made for made in tried if stars and self._challenge.stars(made) == stars]
        return self._proven(attempt, board, ends)

    def _surest_middles(
        self, attempt: Attempt, board: PracticeBoard, tried: list[Attempt]
    ) -> list[tuple[float, Attempt]]:
        """Attempts that pocketed something and go on, and their chances, the surest first."""
        middles = [
            made
            for made in tried
            if made[-1].outcome.pocketed and not self._challenge.is_over(made)
        ]
        middles.sort(key=self._worth, reverse=True)
        return self._proven(attempt, board, middles)

    def _proven(
        self, attempt: Attempt, board: PracticeBoard, made: list[Attempt]
    ) -> list[tuple[float, Attempt]]:
        proven = [
            (self.chance(attempt, board, each[-1].stroke), each) for each in made[: 3 * BRANCHES]
        ]
        return sorted(proven, key=lambda pair: -pair[0])

    def _worth(self, made: Attempt) -> float:
        """Stars first; a turn that goes on counts for something as long as there are strokes."""
        stars = self._challenge.stars(made)
        fell = sum(len(each.outcome.pocketed) for each in made)
        return stars + (0.5 + 0.01 * fell if not self._challenge.is_over(made) else 0.0)

    def _strokes(self, board: PracticeBoard) -> Iterator[Stroke]:
        places = spots(LAWS, board.layout, board.seat, PLACES)
        targets = frozenset(board.layout)
        drag = drag_of(board.surface.factor)
        scene = scene_of(board.layout, board.seat, targets, places, drag)
        repertoire = Repertoire(places=PLACES, aims=4, wild=self._tries // 4)
        found = candidates(scene, HAND, repertoire, self._rng)
        planned = [each.stroke for each in found if each.chance > 0]
        wild = [each.stroke for each in found if each.chance <= 0]
        self._rng.shuffle(wild)
        half = self._tries // 2
        ahead = [stroke for stroke in [*planned[:half], *wild] if stroke.angle <= AHEAD]
        for stroke in ahead[: self._tries]:
            yield _graded(stroke)
        for _ in range(self._tries // 4):
            angle, power = self._rng.uniform(0, 180), self._rng.uniform(0.2, 0.9)
            along = self._rng.choice(places)
            yield _graded(Stroke.of(board.seat, along, angle, TOURNAMENT.speed_mm_s(power)))

    def _around(self, board: PracticeBoard, stroke: Stroke) -> Iterator[Stroke]:
        for _ in range(self._tries // (4 * BRANCHES)):
            spread = self._rng.choice((0.5, 2.0, 6.0))
            hand = Hand(0.2 * spread, 0.05 * spread, 0.8 * spread)
            moved = hand.apply(stroke, wobble(self._rng))
            if moved.angle <= AHEAD:
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


def _strokes_of(attempt: Attempt) -> tuple[Stroke, ...]:
    return tuple(each.stroke for each in attempt)


def _better(a: Solution | None, b: Solution) -> Solution:
    """The one with more stars, or the surer one."""
    return b if a is None or (b.stars, b.chance) > (a.stars, a.chance) else a


def _graded(stroke: Stroke) -> Stroke:
    """The stroke with a speed and angle that a hand can make."""
    power = round(POWER_STEPS * TOURNAMENT.power(stroke.speed)) / POWER_STEPS
    return replace(stroke, speed=round(TOURNAMENT.speed_mm_s(power)))
