"""What every process that plays boards needs: plugins, rules and the physics."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from carrom import paths
from carrom.core.json_value import Json
from carrom.core.match import MatchConfig, PlayerSpec
from carrom.core.params import Laws
from carrom.core.personality import Personality
from carrom.core.seats import Player, Side
from carrom.host.loader import load_plugins
from carrom.host.registry import Registry
from carrom.host.rulebook import amended_laws
from carrom.physics.simulator import Simulator
from carrom.storage.settings import SettingsFile


@dataclass(frozen=True, slots=True)
class Hall:
    """The registered plugins and a table to play on."""

    registry: Registry
    simulator: Simulator

    @classmethod
    def open(cls) -> Hall:
        """The plugins that the player has on."""
        folders = paths.UserFolders.of_system()
        chosen = SettingsFile(folders.settings, _complain).load().plugins
        loaded = load_plugins(
            paths.shipped("plugins"), folders.plugins, chosen.switches, chosen.order
        )
        return cls(loaded.registry, Simulator())

    def personality(self, personality_id: str) -> Personality:
        """A new player.

        Raises:
            BadInputError: There is no such personality.
        """
        return self.registry.personality(personality_id).create()

    def laws(self, rule_set: str, house_rules: Mapping[str, Mapping[str, Json]]) -> Laws:
        """The laws of a rule set with house rules.

        Raises:
            BadInputError: One of them is not there.
        """
        return amended_laws(rule_set, house_rules, self.registry)

    def rules(self, rule_set: str, more: Iterable[str] = ()) -> Mapping[str, Mapping[str, Json]]:
        """The house rules that a rule set comes with, and more of them as they usually are."""
        return {rule: {} for rule in more} | dict(self.registry.usual_rules(rule_set))

    def config(
        self,
        rule_set: str,
        players: Mapping[Player, str],
        seed: int,
        breaker: Side = Side.A,
        more_rules: Iterable[str] = (),
    ) -> MatchConfig:
        """A match of personalities under a rule set as it comes, and more house rules."""
        house_rules = self.rules(rule_set, more_rules)
        specs = {player: PlayerSpec(name, name) for player, name in players.items()}
        return MatchConfig(
            rule_set,
            self.laws(rule_set, house_rules),
            house_rules,
            specs,
            first_breaker=breaker,
            seed=seed,
        )


hall = cache(Hall.open)
"""The hall of this process; opened once, as that takes longer than a short board."""


def stroke_rng(seed: int, board: int, stroke_no: int) -> random.Random:
    """The chances of one stroke, the same in any process."""
    return random.Random(f"{seed}/{board}/{stroke_no}")


def _complain(sentence: object) -> None:
    print(f"carrom: {sentence}", file=sys.stderr)


def thinking_time() -> float:
    """Seconds of this process's processor, which other processes do not lengthen."""
    return time.process_time()
