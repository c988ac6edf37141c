"""Trying out what a plugin registered: house rules in whole matches, personalities at the board."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import cast

from carrom.core.match import MatchState, Phase, PlayerSpec
from carrom.core.message import Notice
from carrom.core.pieces import QUEEN, STRIKER, QueenAt, men_of
from carrom.core.registration import HouseRule, Option, PersonalitySpec, RuleSet
from carrom.core.seats import Player, Seat
from carrom.errors import CarromError
from carrom.host.ai_process import GRACE_S
from carrom.host.fallback import fallback_stroke
from carrom.host.questions import Answer, Question
from carrom.host.registry import Registry
from carrom.host.rulebook import AFTERMATH, RuleBook
from carrom.physics.simulator import Simulator
from carrom.testing.builders import board, match, new_board
from carrom.testing.fake_match import FakeMatch
from carrom.worker import Desk

TURNS = 40
"""Turns of a trial match."""

SLOWEST_S = 0.1
"""What the hooks may take around one stroke; the window stands still for as long."""

MOST_SLOW = 3
"""Slow strokes after which a trial match is broken off."""

BUDGET_S = 3.0
"""What a personality may take for a stroke."""

FALLS = ("", "own", "other", "striker", "own own", "own striker", "queen", "own", "queen own")
"""What the strokes of a trial match pocket, over and over."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong with a plugin, and how to mend it."""

    problem: str
    mend: str

    def __str__(self) -> str:
        return f"{self.problem} {self.mend}"


def try_rule(rule: HouseRule, registry: Registry) -> Iterator[Finding]:
    """Play a house rule under every rule set and at every edge of its options, until it fails."""
    if rule.unavailable:
        return
    usual: list[tuple[str, Mapping[str, object]]] = [(each.id, {}) for each in registry.rule_sets]
    at_edges = [("standard", {each.name: v}) for each in rule.options for v in edges(each)]
    for rule_set, options in usual + at_edges:
        found = tuple(_try_match(rule, options, rule_set, registry))
        if found:
            yield from found
            return


def try_rule_set(rule_set: RuleSet, registry: Registry) -> Iterator[Finding]:
    """Play a match by a rule set with its usual house rules."""
    try:
        usual = registry.usual_rules(rule_set.id)
        _play(FakeMatch(registry, usual, rule_set=rule_set.id))
    except (CarromError, ValueError) as error:
        yield Finding(
            f"The rule set {rule_set.id} cannot be played: {error}",
            "Change its laws, or the house rules that it switches on.",
        )


def try_personality(spec: PersonalitySpec, registry: Registry) -> Iterator[Finding]:
    """Ask a personality for strokes at several boards, each of them twice."""
    for state in _boards(spec.id):
        first, second = (_asked(state, registry) for _ in range(2))
        if first.problem:
            yield Finding(
                f"The personality {spec.id} {first.problem}.",
                "choose_stroke(self, view, rng) has to return a Stroke for which view.fault says "
                "None, while view.time_left() is above 0.",
            )
            return
        if first.stroke != second.stroke:
            yield Finding(
                f"The personality {spec.id} chose {first.stroke} and {second.stroke} at one board.",
                "Take every chance from rng, and nothing from sets or the time.",
            )
            return


def edges(option: Option) -> tuple[object, ...]:
    """The values of an option with which a rule is likeliest to fail."""
    lowest_and_highest = tuple(
        option.type(value) for value in (option.low, option.high) if value is not None
    )
    either = (True, False) if option.type is bool else ()
    none = (None,) if option.none else ()
    return tuple(dict.fromkeys((*(option.choices or lowest_and_highest), *either, *none)))


def _try_match(
    rule: HouseRule, options: Mapping[str, object], rule_set: str, registry: Registry
) -> Iterator[Finding]:
    where = f"under the rule set {rule_set}" + (f" with {dict(options)}" if options else "")
    usual = registry.usual_rules(rule_set)
    others = {other: usual[other] for other in registry.rule_set(rule_set).house_rules}
    others |= {other: registry.options_of(other, {}) for other in rule.needs}
    if any(_exclude(rule, registry.house_rule(other)) for other in others):
        return
    try:
        trials = [
            FakeMatch(registry, {**others, rule.id: options}, rule_set=rule_set) for _ in range(2)
        ]
        slowest = [_play(trial) for trial in trials]
    except (CarromError, ValueError) as error:
        yield Finding(f"The rule {rule.id} cannot be played {where}: {error}", "Mend that first.")
        return
    first, second = trials
    if first.failures:
        failure = first.failures[0]
        yield Finding(
            f"{str(failure.notice).removesuffix(AFTERMATH)}It was played {where}.",
            f"See plugins/README.md for what {failure.hook} is given and may return.",
        )
    elif (first.state, first.events) != (second.state, second.events):
        yield Finding(
            f"The rule {rule.id} played one match twice, and it ended differently {where}.",
            "Keep nothing in the object or module but in the rule data, and use no chance or time.",
        )
    elif min(slowest) > SLOWEST_S:
        yield Finding(
            f"The rule {rule.id} took {min(slowest):.2f} s around one stroke {where}.",
            f"Keep its hooks together below {SLOWEST_S} s, since the window waits for them.",
        )


def _exclude(rule: HouseRule, other: HouseRule) -> bool:
    return other.id in rule.excludes or rule.id in other.excludes


class _Stopwatch:
    """A rule book that notes how long its answers take."""

    def __init__(self, rules: RuleBook) -> None:
        self._rules = rules
        self.seconds = 0.0

    def __getattr__(self, name: str) -> Callable[..., object]:
        answer = getattr(self._rules, name)

        def timed(*args: object) -> object:
            begun = time.perf_counter()
            try:
                return answer(*args)
            finally:
                self.seconds += time.perf_counter() - begun

        return timed


def _play(trial: FakeMatch) -> float:
    """Play a match as far as it goes; gives the seconds of hooks around the slowest stroke."""
    watch = _Stopwatch(trial.rules)
    trial.rules = cast(RuleBook, watch)
    slowest, slow = 0.0, 0
    for turn in range(TURNS):
        if trial.state.phase is Phase.MATCH_OVER or slow > MOST_SLOW:
            break
        if trial.state.phase is not Phase.AIMING:
            trial.next_board()
            continue
        watch.seconds = 0.0
        _take_turn(trial, turn)
        trial.rules.hud_items(trial.state)
        trial.rules.turn_time_limit(trial.state)
        slowest = max(slowest, watch.seconds)
        slow += watch.seconds > SLOWEST_S
    trial.settle_failures()
    return slowest


def _take_turn(trial: FakeMatch, turn: int) -> None:
    """Press what there is to press, then make a real stroke, none, or one with a given result."""
    for action in trial.actions:
        trial.press(action.id)
    match turn % 20:
        case 0:
            flick = fallback_stroke(trial.state)
            factor = trial.rules.surface_factor(trial.state)
            trial.play(flick, Simulator().play(trial.state.board.layout, flick, factor))
        case 10:
            trial.time_out()
        case _:
            trial.strike(*_pieces(trial.state, FALLS[turn % len(FALLS)]))


def _pieces(state: MatchState, falls: str) -> list[str]:
    """Ids of pieces that are on the board, for a line of `FALLS`."""
    me = state.striking_colour
    there = {
        "own": [piece for piece in men_of(me) if piece in state.board.layout],
        "other": [piece for piece in men_of(me.other) if piece in state.board.layout],
        "queen": [QUEEN] if QUEEN in state.board.layout else [],
        "striker": [STRIKER],
    }
    return [there[kind].pop() for kind in falls.split() if there[kind]]


def _boards(personality: str) -> Iterator[MatchState]:
    """A break, the middle of a board, and its end, each with a personality to strike."""
    for position in (
        new_board(),
        board(white=5, black=4, to_strike=Seat.NORTH),
        board(white=1, black=2, queen=QueenAt.PENDING),
    ):
        state = match(position)
        players = {player: PlayerSpec("Trial", personality) for player in (Player.A1, Player.B1)}
        yield replace(state, config=replace(state.config, players=players))


def _asked(state: MatchState, registry: Registry) -> Answer:
    """The answer of a new player to a question."""
    begun = time.monotonic()
    answer = Desk(registry, Simulator()).answer(Question(1, state, BUDGET_S))
    took = time.monotonic() - begun
    if took > BUDGET_S + GRACE_S and not answer.problem:
        return Answer(1, problem=Notice(f"took {took:.1f} s of {BUDGET_S} s for a stroke"))
    return answer
