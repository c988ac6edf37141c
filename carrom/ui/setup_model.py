"""The match set-up: what is chosen, what can be, and the match that comes of it; pure."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, count

from carrom.core.json_value import Json
from carrom.core.match import MatchConfig, PlayerSpec
from carrom.core.seats import Player
from carrom.errors import CarromError
from carrom.host.registry import Registry
from carrom.host.rulebook import amended_laws
from carrom.storage.settings import MatchSettings, RuleOptions
from carrom.ui.options_model import usual_options

LONGEST_NAME = 24
"""Longer names are cut when they are typed."""

ORDER = (Player.A1, Player.B1, Player.A2, Player.B2)
"""Players in the order in which the settings keep them."""

Rules = Mapping[str, Mapping[str, Json]]
"""House rules that are on, with their options, by id."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Choices beside what there is to choose from."""

    choices: MatchSettings
    registry: Registry
    options: RuleOptions = field(default_factory=dict)
    """Usual options of house rules, where the player changed them."""

    @classmethod
    def repaired(
        cls, choices: MatchSettings, registry: Registry, options: RuleOptions | None = None
    ) -> Setup:
        """Choices of an earlier time without what is no longer there."""
        usual = MatchSettings()
        names = (*choices.names, *usual.names[len(choices.names) :])
        known = {spec.id for spec in registry.personalities}
        there = [each if each in known else None for each in choices.personalities]
        there += usual.personalities[len(there) :]
        choices = replace(
            choices,
            names=names[: len(ORDER)],
            personalities=tuple(there[: len(ORDER)]),
            house_rules=_repaired_rules(choices.house_rules, registry),
        )
        setup = cls(choices, registry, options or {})
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
        given = self.registry.rule_set(self.choices.rule_set).house_rules
        return {
            rule: options if rule in given else self._usual_options(rule)
            for rule, options in self.registry.usual_rules(self.choices.rule_set).items()
        }

    @property
    def games(self) -> int:
        """The match is the best of so many games."""
        usual = self.registry.rule_set(self.choices.rule_set).laws.best_of
        return self.choices.games or usual

    @property
    def conflict(self) -> CarromError | None:
        """Why this cannot be played; None if it can."""
        try:
            self.config(seed=0)
        except CarromError as error:
            return error
        return None

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
            title = self.registry.personality(personality).title.strip() or personality
            before = self.players[: self.players.index(player)]
            return free_name(title, [self.name(other) for other in before])
        return person_name(self.choices.names, player)

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
            rules[rule_id] = self._usual_options(rule_id)
        return self.changed(house_rules=rules)

    def with_option(self, rule_id: str, name: str, value: Json) -> Setup:
        """The set-up with an option of a house rule changed."""
        options = {**self.rules[rule_id], name: value}
        return self.changed(house_rules={**self.rules, rule_id: options})

    def _usual_options(self, rule_id: str) -> Mapping[str, Json]:
        return usual_options(self.registry.house_rule(rule_id), self.options)


def person_name(names: Sequence[str], player: Player) -> str:
    """What a person is called: as was typed, or else as people usually are."""
    index = ORDER.index(player)
    typed = names[index].strip() if index < len(names) else ""
    return typed or MatchSettings().names[index]


def free_name(title: str, taken: Collection[str]) -> str:
    """A personality's name, with a number where somebody else is called so."""
    title = title[:LONGEST_NAME]
    numbered = (f"{title} {number}" for number in count(2))
    return next(name for name in chain((title,), numbered) if name not in taken)


def _repaired_rules(chosen: Rules | None, registry: Registry) -> Rules | None:
    """The house rules that are still there, with usual options in place of any that are not."""
    if chosen is None:
        return None
    return {
        rule.id: usual_options(rule, chosen) for rule in registry.house_rules if rule.id in chosen
    }
