"""Who is watched playing: what is chosen, and the match that comes of it; pure."""

from __future__ import annotations

from dataclasses import replace

from carrom.core.match import MatchConfig
from carrom.core.registration import PersonalitySpec
from carrom.core.seats import Player
from carrom.host.registry import Registry
from carrom.storage.settings import MatchSettings, RuleOptions, WatchSettings
from carrom.ui.setup_model import ORDER, Setup
from carrom.ui.words import Message

NOBODY: Message = (
    "There is nobody to watch: no opponent is switched on. Opponents come with plugins; "
    "switch one on under Plugins."
)

SPEEDS = (1, 2, 4)


def repaired(chosen: WatchSettings, registry: Registry) -> WatchSettings:
    """An earlier choice without what is no longer there; the strongest play where nobody is chosen.

    Args:
        chosen: The earlier choice.
        registry: What there is to choose; at least one personality.
    """
    known = [spec.id for spec in reversed(registry.personalities)]
    there = [each if each in known else None for each in chosen.personalities]
    there += [None] * (len(ORDER) - len(there))
    filled = tuple(each or known[place % len(known)] for place, each in enumerate(there))
    sets = [each.id for each in registry.rule_sets]
    rule_set = chosen.rule_set if chosen.rule_set in sets else sets[0]
    speed = chosen.speed if chosen.speed in SPEEDS else 1
    return replace(chosen, personalities=filled[: len(ORDER)], rule_set=rule_set, speed=speed)


def with_player(chosen: WatchSettings, player: Player, spec: PersonalitySpec) -> WatchSettings:
    """The choice with another personality for a player."""
    there = list(chosen.personalities)
    there[ORDER.index(player)] = spec.id
    return replace(chosen, personalities=tuple(there))


def config(
    chosen: WatchSettings, registry: Registry, options: RuleOptions, seed: int
) -> MatchConfig:
    """The match to watch.

    Args:
        chosen: A repaired choice.
        registry: What there is to play by.
        options: Usual options of house rules, where the player changed them.
        seed: Of its tosses.

    Raises:
        CarromError: It cannot be played; the text says why.
    """
    settings = MatchSettings(
        personalities=chosen.personalities, doubles=chosen.doubles, rule_set=chosen.rule_set
    )
    return Setup(settings, registry, options).config(seed)
