"""Who may play for whom in a match, and what they are then called; pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carrom.core.inputs import GiveSeat
from carrom.core.match import MatchConfig
from carrom.core.registration import PersonalitySpec
from carrom.core.seats import Player
from carrom.ui.setup_model import free_name, person_name


@dataclass(frozen=True, slots=True)
class SeatGiver:
    """Gives a player's place to a personality, or to the person whose it is."""

    started: MatchConfig
    """The match as it began: people who sat down then keep their names."""
    names: Sequence[str]
    """As typed in the set-up, for people at the other places."""

    def person(self, player: Player) -> str:
        """The name of the person at a place."""
        spec = self.started.players[player]
        return spec.name if spec.personality is None else person_name(self.names, player)

    def give(self, now: MatchConfig, player: Player, spec: PersonalitySpec | None) -> GiveSeat:
        """The input that lets a personality, or with None the person, play from now on."""
        if spec is None:
            return GiveSeat(player, None, self.person(player))
        others = [each.name for other, each in now.players.items() if other is not player]
        return GiveSeat(player, spec.id, free_name(spec.title.strip() or spec.id, others))
