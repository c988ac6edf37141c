"""Choosing a stroke: try many, keep the best, try those more often, and take the surest."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from carrom.ai.alone import Clearing, stored_costs
from carrom.ai.breaks import drawn_break
from carrom.ai.candidate import Candidate, Kind
from carrom.ai.contact import drag_of
from carrom.ai.ease import Ease
from carrom.ai.errors import Errors, even, mirrored
from carrom.ai.evaluate import Taste, Valuer
from carrom.ai.hand import Hand
from carrom.ai.legal import spots
from carrom.ai.lookahead import BOARDS, Lookahead
from carrom.ai.scene import Scene, scene_of, targets_of
from carrom.ai.settling import LITTLE, proven, safest_first
from carrom.ai.shots import Repertoire, candidates, variations
from carrom.ai.trial import Table, Trial
from carrom.ai.tune import TUNED, tuned
from carrom.ai.worth import Worth
from carrom.core.explanation import Explanation, Option
from carrom.core.geometry import BASE_CIRCLE_X_MM
from carrom.core.match import MatchState
from carrom.core.outcome import StrokeOutcome
from carrom.core.personality import SeatView
from carrom.core.pieces import PieceId
from carrom.core.ruling import Ruling
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke

FIRST_SHARE = 0.35
"""Share of the budget for one errorless try each of many candidates."""
WILD_SHARE = 0.3
"""Share of wild candidates among those."""
SAMPLED_SHARE, SAMPLED_WILD_SHARE = 0.6, 0.5
"""The same shares where the first tries have errors."""
SECOND_SHARE = 0.04
"""Candidates that go on to tries with errors, as a share of the budget."""
VARIED_FROM, VARIED_EACH = 100, 400
"""Budget from which the best stroke is varied, and budget for each further one."""
TUNING_TRIES = 3
TUNING_SHARE = 0.15
DRAWN_SHARE = 0.06
"""Wild candidates of each kind, as a share of the budget, where that is more than the repertoire
asks for."""
LOOKED_SHARE = 0.0033
"""The same for the boards that are looked at after a stroke."""
LOOKED_AT = 6
"""Strokes left when those that look ahead begin to."""
SHOWN = 8
"""Options in an explanation."""
LUCK = 0.35
"""Chance that a random stroke which once succeeds will do so again."""
SURE_TRIES = 32
"""Tries of the best stroke before the choice can be clear."""


@dataclass(frozen=True, slots=True)
class Brain:
    """How a player thinks."""

    strokes: int
    """Strokes that it may try out before it flicks."""
    seconds: float = math.inf
    """Time that it may take for them."""
    first_tries: int = 0
    """Tries that candidates get at first, with the errors of the hand; 0 for one without errors,
    which says enough where the hand is steady."""
    evenly: bool = False
    """Whether the aims of those tries are spread evenly over the hand's errors, not drawn: a shaky
    hand's brain learns more from as many."""
    proof: int = 0
    """Further tries of the chosen stroke, to know its chance."""
    repertoire: Repertoire = field(default_factory=Repertoire)
    looks_ahead: bool = False
    """Whether it looks at the boards after its best strokes for what can be pocketed next."""
    alone: bool = False
    """Whether it plays to clear the board in few strokes, as nobody replies."""
    nerve: float = 1.0
    """How many standard errors it takes off a value: more is more careful."""
    taste: Taste = field(default_factory=Taste)
    likes: Mapping[Kind, float] = field(default_factory=dict)
    """Values added to kinds of strokes that it loves."""


class Planner:
    """Chooses strokes for one hand and brain; the same ones for the same random numbers."""

    def __init__(self, hand: Hand, brain: Brain, ease: Ease) -> None:
        self._hand = hand
        self._brain = brain
        self._ease = ease

    def plan(self, view: SeatView, rng: random.Random) -> Explanation:
        """Think about a stroke until the budget is spent, time is up, or the choice is clear.

        Returns:
            The strokes thought about, as they are meant; the hand's errors come on top.
        """
        match, brain = view.match, self._brain
        worth = self._worth(match, view.seat)
        errors = Errors(even(rng) if brain.evenly else mirrored(rng))
        table = Table(view, self._hand, worth, brain.strokes, brain.seconds, errors)
        if not match.board.tally.break_.made and view.seat is match.board.breaker:
            drawn = drawn_break(view.seat, view.surface_factor, rng)
            return Explanation((_option(Trial(drawn)),), 1, 0)
        scene = self._scene(view)
        wild = max(brain.repertoire.wild, round(DRAWN_SHARE * brain.strokes))
        found = candidates(scene, self._hand, replace(brain.repertoire, wild=wild), rng)
        trials = self._first_round(view, scene, table, worth, found)
        if not trials:
            return Explanation((_option(Trial(_any_stroke(view, scene))),), len(found), 0)
        boards = max(BOARDS, round(LOOKED_SHARE * brain.strokes))
        ranked = self._halve(table, trials, Lookahead(match, self._hand, worth, boards))
        ranked = proven(table, ranked, brain.proof, brain.nerve)
        options = tuple(_option(trial) for trial in ranked[:SHOWN])
        return Explanation(options, len(found), table.tried)

    def _worth(self, match: MatchState, seat: Seat) -> Worth:
        if self._brain.alone:
            return Clearing(match, seat, stored_costs())
        return Valuer(match, seat, self._ease, self._brain.taste)

    def _scene(self, view: SeatView) -> Scene:
        match = view.match
        layout = match.board.layout
        places = spots(match.config.laws, layout, view.seat, self._brain.repertoire.places)
        targets = targets_of(match, match.striking_colour)
        return scene_of(layout, view.seat, targets, places, drag_of(view.surface_factor))

    def _first_round(
        self, view: SeatView, scene: Scene, table: Table, worth: Worth, found: list[Candidate]
    ) -> list[Trial]:
        """The first tries of the likeliest candidates and of some wild ones."""
        each = self._brain.first_tries
        if not each:
            count = max(6, round(FIRST_SHARE * self._brain.strokes))
            return self._errorless(view, scene, table, worth, _mixed(found, count, WILD_SHARE))
        count = round(SAMPLED_SHARE * self._brain.strokes / each)
        legal = _legal(view, _mixed(found, count, SAMPLED_WILD_SHARE))
        trials = [self._trial(candidate) for candidate in legal[: table.left // each]]
        table.sample((trial, each) for trial in trials)
        tried = [trial for trial in trials if trial.values]
        for trial in tried:
            trial.hope = trial.mean
        return tried

    def _errorless(
        self,
        view: SeatView,
        scene: Scene,
        table: Table,
        worth: Worth,
        chosen: list[Candidate],
    ) -> list[Trial]:
        """One errorless try of each."""
        tuning = round(TUNING_SHARE * self._brain.strokes)
        missed: float | None = None
        trials = []
        for candidate, outcome in list(table.look_at_all(_legal(view, chosen))):
            falls = any(drop.piece == candidate.target for drop in outcome.pocketed)
            if candidate.kind in TUNED and not falls and tuning > 0:
                before = table.tried
                better = tuned(candidate, outcome, table.look, TUNING_TRIES)
                tuning -= table.tried - before
                if better is not None:
                    candidate, outcome = better
            ruling, value = table.judge(candidate.stroke, outcome)
            kept = table.succeeded(ruling)
            if kept and candidate.target is None:
                candidate = replace(candidate, target=_fallen(scene, outcome))
            trial = self._trial(candidate)
            trial.hope = value + trial.bonus
            if kept:
                if missed is None:
                    missed = _value_of_a_miss(view, worth)
                luck = candidate.chance or LUCK
                trial.hope = luck * value + (1.0 - luck) * min(value, missed) + trial.bonus
            trials.append(trial)
        return trials

    def _trial(self, candidate: Candidate) -> Trial:
        return Trial(candidate, bonus=self._brain.likes.get(candidate.kind, 0.0))

    def _halve(self, table: Table, trials: list[Trial], lookahead: Lookahead) -> list[Trial]:
        """Successive halving: more tries for fewer strokes; the surest first."""
        brain = self._brain
        trials.sort(key=lambda trial: -trial.hope)
        alive = trials[: max(4, round(SECOND_SHARE * brain.strokes))]
        rest = trials[len(alive) :]
        tries, varied = 4, False
        while table.left > 0:
            table.sample((trial, tries - len(trial.values)) for trial in alive)
            alive.sort(key=lambda trial: -trial.bound(brain.nerve))
            if brain.looks_ahead and len(alive) <= LOOKED_AT:
                for trial in alive:
                    lookahead.improve(trial)
                alive.sort(key=lambda trial: -trial.bound(brain.nerve))
            if self._is_clear(alive):
                break
            keep = max(2, (len(alive) + 1) // 2)
            rest = alive[keep:] + rest
            alive = alive[:keep]
            if not varied and brain.strokes >= VARIED_FROM:
                varied = True
                alive += self._varied(alive[: max(1, brain.strokes // VARIED_EACH)])
            tries *= 2
            if tries > brain.strokes:
                break
        return safest_first(alive, brain.nerve) + rest

    def _varied(self, trials: list[Trial]) -> list[Trial]:
        return [
            Trial(candidate, bonus=trial.bonus, hope=trial.hope - 0.05)
            for trial in trials
            for candidate in variations(trial.candidate, self._hand)
        ]

    def _is_clear(self, alive: list[Trial]) -> bool:
        """Whether more tries would hardly change the choice."""
        best, others = alive[0], [trial for trial in alive[1:] if len(trial.values) >= 2]
        if len(best.values) < SURE_TRIES or not others:
            return False
        promised = max(2.0 * trial.mean - trial.bound(2.0) for trial in others)
        return promised < best.bound(2.0) or promised - best.mean < LITTLE


def _legal(view: SeatView, chosen: list[Candidate]) -> list[Candidate]:
    return [candidate for candidate in chosen if view.fault(candidate.stroke) is None]


def _mixed(found: list[Candidate], count: int, wild_share: float) -> list[Candidate]:
    """So many candidates, the likeliest of those with a plan first and some wild ones last."""
    planned = [c for c in found if c.chance > 0.0]
    wild = [c for c in found if c.chance <= 0.0]
    share = min(len(wild), max(count - len(planned), round(wild_share * count)))
    return planned[: count - share] + wild[:share]


def _fallen(scene: Scene, outcome: StrokeOutcome) -> PieceId | None:
    """The first carromman worth pocketing that a stroke without a plan brought in."""
    wanted = {disc.piece for disc in scene.targets}
    return next((drop.piece for drop in outcome.pocketed if drop.piece in wanted), None)


def _value_of_a_miss(view: SeatView, worth: Worth) -> float:
    """The value if the striker only touched something and all stayed where it is."""
    layout = view.match.board.layout
    still = StrokeOutcome(final=layout, touched=True)
    stroke = Stroke.of(view.seat, 0.0, 90.0, 1000.0)
    ruling: Ruling = view.judge(stroke, still)
    return worth.value(ruling, layout)


def _any_stroke(view: SeatView, scene: Scene) -> Candidate:
    """A legal stroke where time was up before any was tried."""
    along = scene.places[0] if scene.places else BASE_CIRCLE_X_MM
    return Candidate(Stroke.of(view.seat, along, 90.0, 2000.0), Kind.AHEAD)


def _option(trial: Trial) -> Option:
    candidate = trial.candidate
    tries = len(trial.values)
    value = trial.mean if tries else trial.hope
    return Option(
        candidate.stroke,
        candidate.kind,
        candidate.target,
        trial.chance,
        value,
        tries,
        trial.danger,
    )
