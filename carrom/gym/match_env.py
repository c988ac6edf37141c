"""A board between two players, as a PettingZoo environment in which they take turns."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium.spaces import Space
from pettingzoo import AECEnv

from carrom.ai.choices import answer
from carrom.arena.hall import hall
from carrom.core.inputs import PlayStroke
from carrom.core.match import MatchState, Phase
from carrom.core.seats import Player, Seat, Side
from carrom.gym.encoding import ACTION, OBSERVATION, Array, observed, stroke_of
from carrom.host.rulebook import RuleBook
from carrom.session.reducer import apply, start
from carrom.session.refusal import Refusal
from carrom.session.view import view_of

MOST_STROKES = 400
"""Strokes after which a board is broken off."""

SEATS = {Seat.SOUTH.value: Side.A, Seat.NORTH.value: Side.B}


class MatchEnv(AECEnv[str, Array, Array]):
    """One board under a rule set; the winner is rewarded with 1, the loser with -1.

    Whoever is to strike acts, so that an agent may act several times in a row. What a player
    decides besides strokes is decided as bundled personalities do.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "carrom_v1",
        "render_modes": [],
        "is_parallelizable": False,
    }

    def __init__(self, rule_set: str = "standard") -> None:
        """Boards of a rule set; the side that breaks alternates."""
        super().__init__()
        self._rule_set = rule_set
        self._episode = 0
        self._seed = 0
        self.possible_agents = list(SEATS)
        self.agents: list[str] = []
        self.render_mode = None
        self._match: MatchState | None = None
        self._rulebook: RuleBook | None = None
        self._strokes = 0

    def observation_space(self, agent: str) -> Space[Any]:
        """See `encoding.OBSERVATION`."""
        return OBSERVATION

    def action_space(self, agent: str) -> Space[Any]:
        """See `encoding.ACTION`."""
        return ACTION

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The next board, or the first one of a seed."""
        if seed is not None:
            self._seed, self._episode = seed, 0
        here = hall()
        breaker = Side.B if self._episode % 2 else Side.A
        nobody = {Player.A1: "south", Player.B1: "north"}
        config = here.config(self._rule_set, nobody, self._seed + self._episode, breaker)
        self._rulebook = RuleBook.of(config, here.registry)
        self._match, _ = start(config, self._rulebook)
        self._episode += 1
        self._strokes = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._match.board.to_strike.value

    def observe(self, agent: str) -> Array:
        """The board from an agent's seat."""
        match, _ = self.playing
        return observed(match, Seat(agent))

    def step(self, action: Array | None) -> None:
        """Flick for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to flick")
        match, rulebook = self.playing
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        stroke = stroke_of(match, action)
        outcome = view_of(match, rulebook, hall().simulator).play(stroke)
        match = _taken(apply(match, PlayStroke(stroke), outcome, rulebook))
        while match.phase is Phase.PLACING:
            placed = answer(match)
            if placed is None:
                break
            match = _taken(apply(match, placed, None, rulebook))
        self._strokes += 1
        self._match = match
        if match.phase is not Phase.AIMING:
            self._close(match)
        elif self._strokes >= MOST_STROKES:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = match.board.to_strike.value
        self._accumulate_rewards()

    def _close(self, match: MatchState) -> None:
        results = match.boards or match.games[-1].boards
        winner = results[-1].winner
        for agent, side in SEATS.items():
            if winner is not None:
                self.rewards[agent] = 1.0 if side is winner else -1.0
        self.terminations = dict.fromkeys(self.agents, True)

    @property
    def playing(self) -> tuple[MatchState, RuleBook]:
        """The match as it stands, and its rules."""
        if self._match is None or self._rulebook is None:
            raise ValueError("call reset first")
        return self._match, self._rulebook


def _taken(applied: tuple[MatchState, Any] | Refusal) -> MatchState:
    if isinstance(applied, Refusal):
        raise ValueError(applied.sentence)
    return applied[0]
