"""What the plugins registered: rule sets, house rules and personalities, each with a unique id."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TypeVar

from carrom.core.json_value import Json
from carrom.core.message import Message
from carrom.core.params import Laws
from carrom.core.registration import HouseRule, Option, Options, PersonalitySpec, RuleSet
from carrom.errors import BadInputError
from carrom.hookspecs import MatchSpec
from carrom.host.answers import misfit
from carrom.host.hooks import faults

T = TypeVar("T", HouseRule, RuleSet, PersonalitySpec)

_NO_HOUSE_RULE: Message = "The house rule {id} is not there; is its plugin switched on?"
_NO_RULE_SET: Message = "The rule set {id} is not there; is its plugin switched on?"
_NO_PERSONALITY: Message = "The opponent {id} is not there; is its plugin switched on?"
_OTHER_OPTIONS: Message = "The house rule {rule} has other options now, so it cannot be played so."

_ID = re.compile(r"[a-z][a-z0-9_]*")


class Registry:
    """What there is to choose for a match."""

    def __init__(self) -> None:
        self._house_rules: dict[str, HouseRule] = {}
        self._rule_sets: dict[str, RuleSet] = {}
        self._personalities: dict[str, PersonalitySpec] = {}

    @property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """Every house rule, by title."""
        return tuple(sorted(self._house_rules.values(), key=lambda rule: (rule.title, rule.id)))

    @property
    def rule_sets(self) -> tuple[RuleSet, ...]:
        """Every rule set that can be played, in the order of registration."""
        return tuple(each for each in self._rule_sets.values() if not self.rule_set_fault(each))

    @property
    def personalities(self) -> tuple[PersonalitySpec, ...]:
        """Every personality, the weakest first."""
        return tuple(
            sorted(self._personalities.values(), key=lambda spec: (spec.strength, spec.title))
        )

    def house_rule(self, rule_id: str) -> HouseRule:
        """The house rule of an id.

        Raises:
            BadInputError: There is none.
        """
        return _found(self._house_rules, rule_id, "house rule", _NO_HOUSE_RULE)

    def rule_set(self, rule_set_id: str) -> RuleSet:
        """The rule set of an id.

        Raises:
            BadInputError: There is none, or a house rule that it needs is not there.
        """
        rule_set = _found(self._rule_sets, rule_set_id, "rule set", _NO_RULE_SET)
        fault = self.rule_set_fault(rule_set)
        if fault is not None:
            raise fault
        return rule_set

    def rule_set_fault(self, rule_set: RuleSet) -> BadInputError | None:
        """Why a rule set cannot be played; None if it can."""
        try:
            for rule, options in rule_set.house_rules.items():
                self.options_of(rule, options)
        except BadInputError as error:
            return BadInputError(
                "The rule set {rules} cannot be played: {why}",
                rules=rule_set.title,
                why=error.notice,
            )
        return None

    def personality(self, personality_id: str) -> PersonalitySpec:
        """The personality of an id.

        Raises:
            BadInputError: There is none.
        """
        return _found(self._personalities, personality_id, "personality", _NO_PERSONALITY)

    def usual_rules(self, rule_set_id: str) -> Mapping[str, Mapping[str, Json]]:
        """The house rules that are on from the start in a rule set, with their options."""
        usual = {
            rule.id: self.options_of(rule.id, {})
            for rule in self._house_rules.values()
            if rule_set_id in rule.on_in
        }
        given = self.rule_set(rule_set_id).house_rules
        return usual | {rule: self.options_of(rule, options) for rule, options in given.items()}

    def missing(self, rule_ids: Iterable[str]) -> frozenset[str]:
        """Those house rules of some that are not there, or need one that is missing."""
        wanted = set(rule_ids)
        gone = wanted - self._house_rules.keys()
        while more := {
            rule for rule in wanted - gone if not gone.isdisjoint(self._house_rules[rule].needs)
        }:
            gone |= more
        return frozenset(gone)

    def options_of(self, rule_id: str, given: Mapping[str, object]) -> Options:
        """The options of a house rule, defaults filled in.

        Raises:
            BadInputError: There is no such rule or option, or a value is not allowed.
        """
        return checked_options(rule_id, self.house_rule(rule_id).options, given)

    def add_house_rule(self, rule: HouseRule) -> tuple[str, ...]:
        """Take a house rule in, and give warnings about its hooks.

        Raises:
            ValueError: It cannot be used, or its id is taken.
        """
        _check_entry(rule, HouseRule, self._house_rules)
        if not callable(rule.create):
            raise ValueError(f"house rule {rule.id}: create must be callable")
        names = [option.name for option in rule.options]
        for option in rule.options:
            problem = _option_problem(option)
            if problem:
                raise ValueError(f"house rule {rule.id}: {problem}")
        if len(set(names)) < len(names):
            raise ValueError(f"house rule {rule.id} has two options of one name")
        found = faults(rule.create, MatchSpec) if isinstance(rule.create, type) else None
        if found is not None and found.fatal:
            raise ValueError(f"house rule {rule.id}: {'; '.join(found.fatal)}")
        self._house_rules[rule.id] = rule
        return () if found is None else tuple(f"house rule {rule.id}: {w}" for w in found.warnings)

    def add_rule_set(self, rule_set: RuleSet) -> tuple[str, ...]:
        """Take a rule set in; there is nothing to warn of.

        Raises:
            ValueError: It cannot be used, or its id is taken.
        """
        _check_entry(rule_set, RuleSet, self._rule_sets)
        if not isinstance(rule_set.laws, Laws) or not isinstance(rule_set.house_rules, Mapping):
            raise ValueError(f"rule set {rule_set.id}: laws must be Laws, house_rules a mapping")
        wrong = misfit(rule_set.laws)
        if wrong is not None:
            raise ValueError(f"rule set {rule_set.id}: Laws cannot have {wrong}")
        self._rule_sets[rule_set.id] = rule_set
        return ()

    def add_personality(self, spec: PersonalitySpec) -> tuple[str, ...]:
        """Take a personality in; there is nothing to warn of.

        Raises:
            ValueError: It cannot be used, or its id is taken.
        """
        _check_entry(spec, PersonalitySpec, self._personalities)
        if not callable(spec.create):
            raise ValueError(f"personality {spec.id}: create must be callable")
        if type(spec.strength) is not int or not 1 <= spec.strength <= 10:
            raise ValueError(f"personality {spec.id}: strength must be a whole number from 1 to 10")
        self._personalities[spec.id] = spec
        return ()


def checked_options(
    owner: str, options: tuple[Option, ...], given: Mapping[str, object]
) -> Options:
    """The value of each option, defaults filled in.

    Raises:
        BadInputError: There is no such option, or a value is not allowed.
    """
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            there = ", ".join(known) or "none"
            raise BadInputError(
                _OTHER_OPTIONS,
                precisely=f"{owner} has no option {name!r}; there are: {there}",
                rule=owner,
            )
        problem = known[name].problem(value)
        if problem:
            raise BadInputError(_OTHER_OPTIONS, precisely=f"{owner}: {problem}", rule=owner)
    return {name: given.get(name, option.default) for name, option in known.items()}


def _found(entries: Mapping[str, T], entry_id: str, kind: str, missing: Message) -> T:
    try:
        return entries[entry_id]
    except KeyError:
        there = ", ".join(sorted(entries)) or "none"
        raise BadInputError(
            missing,
            precisely=f"there is no {kind} {entry_id!r}; is its plugin switched on? "
            f"There are: {there}",
            id=entry_id,
        ) from None


def _check_entry(entry: T, kind: type[T], entries: Mapping[str, T]) -> None:
    if not isinstance(entry, kind):
        raise ValueError(f"{entry!r} is no {kind.__name__}")
    if not isinstance(entry.id, str) or not _ID.fullmatch(entry.id):
        raise ValueError(
            f"{kind.__name__} id {entry.id!r} must be small letters, digits and underscores"
        )
    wrong = [n for n in ("title", "summary") if not isinstance(getattr(entry, n), str)]
    if wrong:
        raise ValueError(f"{kind.__name__} {entry.id}: {wrong[0]} must be a text")
    if entry.id in entries:
        raise ValueError(f"another plugin has a {kind.__name__} with the id {entry.id!r} already")


def _option_problem(option: object) -> str | None:
    if not isinstance(option, Option):
        return f"{option!r} is no Option"
    problem = option.problem(option.default)
    return f"the default is not allowed: {problem}" if problem else None
