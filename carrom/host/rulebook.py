"""One match's hooks behind typed methods; the only place from which hooks of a match are called."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from math import prod
from typing import Any

import pluggy

from carrom.core.events import MatchEvent, RuleFailed, StrokeJudged
from carrom.core.json_value import Json
from carrom.core.match import BoardResult, MatchConfig, MatchState
from carrom.core.message import Message, Notice
from carrom.core.outcome import StrokeOutcome
from carrom.core.params import Laws
from carrom.core.registration import Breaker, HouseRule, HudItem, MatchAction
from carrom.core.ruling import GameVerdict, Ruling
from carrom.core.seats import Side
from carrom.core.stroke import Stroke
from carrom.errors import BadInputError, RuleConflictError
from carrom.hookspecs import PROJECT, MatchSpec
from carrom.host.contained import contained
from carrom.host.guard import Failure, Guard
from carrom.host.hooks import faults, overrides
from carrom.host.registry import Registry
from carrom.host.sealed import sealed_config, sealed_match, sealed_outcome
from carrom.host.standard import StandardLaws

MatchRules = Mapping[str, Mapping[str, Json]]
"""Options of each house rule that is on, by its id."""

AFTERMATH = "From now on the usual rules decide in its place."

SOLE = ("choose_breaker", "turn_time_limit", "judge_stroke", "judge_game")
"""Hooks that only one house rule of a match may answer, as the order would decide otherwise."""


class RuleBook:
    """Answers every question about one match by its house rules, or else by the laws.

    A house rule that fails has no opinion; `take_failures` tells of it, and a match that names it
    among its `failed_rules` is judged without it.
    """

    def __init__(self, house_rules: Mapping[str, HouseRule], options: MatchRules) -> None:
        self._titles = {rule_id: rule.title for rule_id, rule in house_rules.items()}
        self._guard = Guard()
        self._manager = pluggy.PluginManager(PROJECT)
        self._manager.add_hookspecs(MatchSpec)
        self._manager.register(StandardLaws(), "standard laws")
        self._players: dict[str, object] = {}
        self._broken: list[Failure] = []
        for rule_id in sorted(house_rules):
            self._add(house_rules[rule_id], options[rule_id])

    @classmethod
    def of(cls, config: MatchConfig, registry: Registry, failed: Collection[str] = ()) -> RuleBook:
        """The rule book of a match.

        Args:
            config: The match.
            registry: What there is.
            failed: House rules that are not asked any more, and so need not be there.

        Raises:
            BadInputError: A house rule of the match is not there, or an option is not allowed.
            RuleConflictError: House rules of the match cannot be played together.
        """
        gone = registry.missing(failed)
        left = {rule: given for rule, given in config.house_rules.items() if rule not in gone}
        rules, options = _chosen(left, registry)
        book = cls(rules, options)
        book.check_conflicts(rules, registry)
        return book

    def judge_stroke(
        self, match: MatchState, stroke: Stroke | None, outcome: StrokeOutcome
    ) -> Ruling:
        """The verdict on a stroke; on a turn that timed out where `stroke` is None."""
        outcome = sealed_outcome(outcome) if self._players else outcome
        ruling: Ruling = self._ask("judge_stroke", match, stroke=stroke, outcome=outcome)
        return ruling

    def judge_game(self, match: MatchState, result: BoardResult) -> GameVerdict:
        """Whether a board that is over, and not yet in the match's list, ends the game."""
        verdict: GameVerdict = self._ask("judge_game", match, result=result)
        return verdict

    def choose_breaker(self, match: MatchState) -> Side | None:
        """Who breaks the board after the last one of the match's list; None is a toss."""
        last = match.boards[-1] if match.boards else None
        breaker: Breaker = self._ask("choose_breaker", match, last=last)
        return breaker.side

    def turn_time_limit(self, match: MatchState) -> float | None:
        """Seconds for the stroke that is due; None is no clock."""
        limit: float | None = self._ask("turn_time_limit", match)
        return limit or None

    def list_actions(self, match: MatchState) -> tuple[MatchAction, ...]:
        """Buttons to offer to the seat to strike, in the order of the rules' ids."""
        return tuple(_joined(self._ask("list_actions", match)))

    def take_action(self, match: MatchState, action_id: str) -> Mapping[str, Json]:
        """The rule data after a button was pressed; the same where nothing offers it now."""
        if all(action.id != action_id for action in self.list_actions(match)):
            return match.rule_data
        answer = self._ask("take_action", match, action=action_id)
        return _updated(match.rule_data, [answer] if answer else [])

    def surface_factor(self, match: MatchState) -> float:
        """What the friction of the surface is multiplied by for the stroke that is due."""
        factors: list[float] = self._ask("surface_factor", match)
        return prod(sorted(factors))

    def initial_rule_data(self, config: MatchConfig) -> Mapping[str, Json]:
        """What the house rules remember when the match begins."""
        for failure in self._broken:
            self._guard.keep(failure)
        return _updated({}, self._call("initial_rule_data", {"config": sealed_config(config)}))

    def update_rule_data(self, match: MatchState, event: MatchEvent) -> Mapping[str, Json]:
        """The rule data after an event."""
        if isinstance(event, StrokeJudged) and event.outcome is not None:
            event = replace(event, outcome=sealed_outcome(event.outcome))
        return _updated(match.rule_data, self._ask("update_rule_data", match, event=event))

    def hud_items(self, match: MatchState) -> tuple[HudItem, ...]:
        """Lines for the scoreboard, in the order of the rules' ids."""
        return tuple(_joined(self._ask("hud_items", match)))

    def take_failures(self) -> tuple[RuleFailed, ...]:
        """What failed since the last call; the session tells the player."""
        return tuple(
            RuleFailed(
                failure.rule,
                failure.hook,
                Notice(
                    "The house rule {rule} failed, so from now on the usual rules decide in its "
                    "place. Play without it, or tell its author what the log file says.",
                    {"rule": self._titles[failure.rule]},
                    f"The house rule {self._titles[failure.rule]!r} failed ({failure.hook}: "
                    f"{failure.detail}). {AFTERMATH}",
                ),
            )
            for failure in self._guard.take_failures()
        )

    def amended(self, laws: Laws) -> Laws:
        """The laws as the house rules amend them.

        Raises:
            BadInputError: One of them failed before it came to a match.
            RuleConflictError: Two of them set one field to different values.
        """
        changes: dict[str, object] = {}
        by: dict[str, str] = {}
        for rule_id, fields in sorted(self._call("amend_laws", {"laws": laws})):
            for name, value in fields.items():
                if changes.setdefault(name, value) != value:
                    raise RuleConflictError(
                        "{one} and {other} cannot be played together: one sets {name} to {this}, "
                        "the other to {that}.",
                        one=self._titles[by[name]],
                        other=self._titles[rule_id],
                        name=name.replace("_", " "),
                        this=changes[name],
                        that=value,
                    )
                by[name] = rule_id
        for failure in self._guard.take_failures():
            title = self._titles[failure.rule]
            raise BadInputError(
                "{rule} cannot be played, since its plugin failed. Play without it, or tell its "
                "author what the log file says.",
                precisely=f"{title} cannot be played, since its plugin is broken "
                f"({failure.hook}: {failure.detail}).",
                rule=title,
            )
        return replace(laws, **changes)  # type: ignore[arg-type]

    def check_conflicts(self, rules: Mapping[str, HouseRule], registry: Registry) -> None:
        """See that the house rules can be played together, and have what they need.

        Raises:
            RuleConflictError: They cannot; the text names them.
        """
        for rule in rules.values():
            for other in rule.excludes:
                if other in rules:
                    raise RuleConflictError(
                        "{one} and {other} cannot be played together.",
                        one=rule.title,
                        other=rules[other].title,
                    )
            for needed in rule.needs:
                if needed not in rules:
                    title = registry.house_rule(needed).title
                    raise RuleConflictError(
                        "{one} can only be played with {other}.", one=rule.title, other=title
                    )
        for hook in SOLE:
            deciding = [
                self._titles[rule_id]
                for rule_id, player in self._players.items()
                if hook in overrides(player, MatchSpec)
            ]
            if len(deciding) > 1:
                raise RuleConflictError(
                    "{one} and {other} cannot be played together, since both decide {what}.",
                    one=deciding[0],
                    other=deciding[1],
                    what=_DECIDES[hook],
                )

    def _add(self, rule: HouseRule, options: Mapping[str, Json]) -> None:
        try:
            with contained(rule.id):
                player = rule.create(dict(options))
            found = faults(player, MatchSpec)
            if found.fatal:
                raise TypeError("; ".join(found.fatal))
            self._manager.register(self._guard.stand_in(rule.id, player), rule.id)
            self._players[rule.id] = player
        except Exception as error:
            self._broken.append(self._guard.report(rule.id, "create", error))

    def _ask(self, hook: str, match: MatchState, **more: object) -> Any:  # noqa: ANN401
        """Call a hook about a match; the typed methods above know what comes back."""
        sealed = sealed_match(match) if self._players else match
        return self._call(hook, {"match": sealed, **more}, match.failed_rules)

    def _call(self, hook: str, asked: Mapping[str, Any], skipped: tuple[str, ...] = ()) -> Any:  # noqa: ANN401
        self._guard.begin(asked, skipped)
        return getattr(self._manager.hook, hook)(**asked)


_DECIDES: Mapping[str, Message] = {
    "choose_breaker": "who breaks",
    "turn_time_limit": "how long a turn may last",
    "judge_stroke": "every stroke",
    "judge_game": "when a game is over",
}


def amended_laws(
    rule_set: str, house_rules: Mapping[str, Mapping[str, object]], registry: Registry
) -> Laws:
    """The laws of a rule set as house rules amend them.

    Raises:
        BadInputError: A rule set, house rule or option is not there, a value is not allowed, or a
            house rule is broken.
        RuleConflictError: The house rules cannot be played together; the text says why.
    """
    laws = registry.rule_set(rule_set).laws
    rules, options = _chosen(house_rules, registry)
    book = RuleBook(rules, options)
    book.check_conflicts(rules, registry)
    return book.amended(laws)


def _chosen(
    house_rules: Mapping[str, Mapping[str, object]], registry: Registry
) -> tuple[dict[str, HouseRule], dict[str, Mapping[str, Json]]]:
    """The house rules of a match and the checked options of each."""
    rules = {rule_id: registry.house_rule(rule_id) for rule_id in house_rules}
    for rule in rules.values():
        if rule.unavailable:
            raise BadInputError(
                "{rule} cannot be played: {why}", rule=rule.title, why=rule.unavailable
            )
    options = {rule: registry.options_of(rule, given) for rule, given in house_rules.items()}
    return rules, options


def _joined(results: Iterable[tuple[Any, ...]]) -> Iterable[Any]:
    """What the rules gave, in the order of registration; the manager calls the last one first."""
    return (item for result in reversed(list(results)) for item in result)


def _updated(data: Mapping[str, Json], changes: Iterable[tuple[str, Json]]) -> Mapping[str, Json]:
    """Rule data with what each rule changed of its own."""
    return {**data, **dict(changes)}
