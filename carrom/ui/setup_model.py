"""The match set-up: what is chosen, what can be, and the match that comes of it; pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from carrom.core.match import Json, MatchConfig, PlayerSpec
from carrom.core.registration import Option, OptionValue
from carrom.core.seats import Player
from carrom.errors import CarromError
from carrom.host.registry import Registry
from carrom.host.rulebook import amended_laws
from carrom.storage.settings import MatchSettings

LONGEST_NAME = 24
"""Longer names are cut when they are typed."""

ORDER = (Player.A1, Player.B1, Player.A2, Player.B2)
"""Players in the order in which the settings keep them."""

MOST_STEPS = 200
"""An option with more values than this is stepped through from its value on."""

Rules = Mapping[str, Mapping[str, Json]]
"""House rules that are on, with their options, by id."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Choices beside what there is to choose from."""

    choices: MatchSettings
    registry: Registry

    @classmethod
    def repaired(cls, choices: MatchSettings, registry: Registry) -> Setup:
        """Choices of an earlier time without what is no longer there."""
        usual = MatchSettings()
        names = (*choices.names, *usual.names[len(choices.names) :])
        known = {spec.id for spec in registry.personalities}
        there = [each if each in known else None for each in choices.personalities]
        there += usual.personalities[len(there) :]
        choices = replace(
            choices, names=names[: len(ORDER)], personalities=tuple(there[: len(ORDER)])
        )
        setup = cls(choices, registry)
        if choices.rule_set not in {rule_set.id for rule_set in registry.rule_sets}:
            setup = setup.under(registry.rule_sets[0].id)
        return setup if not setup.conflict else setup.under(setup.choices.rule_set)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays, in turn order."""
        return ORDER if self.choices.doubles else ORDER[:2]

    @property
    def rules(self) -> Rules:
        """House rules that are on, with their options."""
        if self.choices.house_rules is not None:
            return self.choices.house_rules
        return self.registry.usual_rules(self.choices.rule_set)

    @property
    def games(self) -> int:
        """The match is the best of so many games."""
        usual = self.registry.rule_set(self.choices.rule_set).laws.best_of
        return self.choices.games or usual

    @property
    def conflict(self) -> str:
        """Why this cannot be played, in words; empty if it can."""
        try:
            self.config(seed=0)
        except CarromError as error:
            return str(error)
        return ""

    def config(self, seed: int) -> MatchConfig:
        """The match that was chosen.

        Raises:
            CarromError: It cannot be played; the text says why.
        """
        choices = self.choices
        return MatchConfig(
            rule_set=choices.rule_set,
            laws=amended_laws(choices.rule_set, self.rules, self.registry),
            house_rules=self.rules,
            players={
                player: PlayerSpec(self.name(player), self.personality(player))
                for player in self.players
            },
            games=self.games,
            first_breaker=choices.first_breaker,
            trial_boards=choices.trial_boards,
            practice=choices.practice,
            seed=seed,
        )

    def name(self, player: Player) -> str:
        """What a player is called: a personality by its own name, a person as was typed."""
        personality = self.personality(player)
        if personality is not None:
            return self.registry.personality(personality).title
        index = ORDER.index(player)
        return self.choices.names[index].strip() or MatchSettings().names[index]

    def personality(self, player: Player) -> str | None:
        """The id of the personality that plays; None is a person."""
        return self.choices.personalities[ORDER.index(player)]

    def played_by(self, player: Player, personality: str | None) -> Setup:
        """The set-up with somebody else for a player."""
        there = list(self.choices.personalities)
        there[ORDER.index(player)] = personality
        return self.changed(personalities=tuple(there))

    def named(self, player: Player, name: str) -> Setup:
        """The set-up with another name for a player."""
        names = list(self.choices.names)
        names[ORDER.index(player)] = name[:LONGEST_NAME]
        return self.changed(names=tuple(names))

    def under(self, rule_set: str) -> Setup:
        """The set-up under another rule set, with what that usually has."""
        return self.changed(rule_set=rule_set, house_rules=None, games=None)

    def changed(self, **fields: object) -> Setup:
        """The set-up with other choices."""
        return replace(self, choices=replace(self.choices, **fields))  # type: ignore[arg-type]

    def switched(self, rule_id: str) -> Setup:
        """The set-up with a house rule switched on or off."""
        rules = dict(self.rules)
        if rule_id in rules:
            del rules[rule_id]
        else:
            rules[rule_id] = self.registry.options_of(rule_id, {})
        return self.changed(house_rules=rules)

    def with_option(self, rule_id: str, name: str, value: Json) -> Setup:
        """The set-up with an option of a house rule changed."""
        options = {**self.rules[rule_id], name: value}
        return self.changed(house_rules={**self.rules, rule_id: options})


def values_of(option: Option) -> tuple[OptionValue, ...]:
    """Everything an option can be set to, from low to high; empty for a free text."""
    if option.choices:
        values = list(option.choices)
    elif option.type is bool:
        values = [False, True]
    elif option.type is str or option.low is None or option.high is None:
        values = [] if option.default is None else [option.default]
    else:
        count = min(MOST_STEPS, int(option.high - option.low) + 1)
        values = [option.type(option.low + n) for n in range(count)]
    if option.none and None not in values:
        values.insert(0, None)
    return tuple(values)


def shown(option: Option, value: OptionValue) -> str:
    """A value of an option as the player reads it."""
    if value is None:
        return option.none
    if isinstance(value, bool):
        return "on" if value else "off"
    return f"{value:g}" if isinstance(value, float) else str(value).replace("_", " ")
