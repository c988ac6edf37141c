"""Pieces in motion and the hand that strikes: what a match and practice have in common."""

from __future__ import annotations

from collections.abc import Callable

from carrom.core.match import MatchState
from carrom.core.pieces import QueenAt
from carrom.core.ports import LiveStroke
from carrom.ui.engine import EngineSimulator
from carrom.ui.hand.aim_keys import AimKeys
from carrom.ui.hand.aim_part import AimPart
from carrom.ui.hand.hand import Hand
from carrom.ui.play.board_part import BoardPart
from carrom.ui.play.effects_part import EffectsPart

FAST_FORWARD = 4.0
"""How much faster pieces move while the key for it is held."""


class BoardFlow:
    """Base of what drives a board on the screen; subclasses know what strokes lead to."""

    def __init__(
        self, simulator: EngineSimulator, part: BoardPart, aim: AimPart, effects: EffectsPart
    ) -> None:
        """With nobody to strike yet.

        Args:
            simulator: Plays the strokes.
            part: Shows the pieces.
            aim: Shows the aim line.
            effects: Lets it be heard, and raises dust.
        """
        self.part = part
        self.aim = aim
        self.effects = effects
        self.keys = AimKeys()
        self.hand: Hand | None = None
        """Of the person to strike, when it is time."""
        self.fast = False
        self._simulator = simulator

    def reduce_motion(self, reduced: bool) -> None:
        """Leave out what only moves to please, or have it again."""
        self.part.reduced_motion = self.effects.reduced_motion = reduced

    def let_go(self) -> None:
        """Let go of everything that is held."""
        self.effects.still()
        self.keys.let_go()
        self.fast = False
        if self.hand is not None:
            self.hand.let_go()

    def _paced(self, seconds: float) -> float:
        """How long a time is for pieces in motion."""
        return seconds * (FAST_FORWARD if self.fast else 1.0)

    def _show_motion(self, live: LiveStroke | None, seconds: float) -> None:
        """Show how far a stroke has come in a frame; None is no stroke."""
        if live is None:
            self.effects.still()
            return
        self._simulator.sync()
        layout, news = self._simulator.layout(), live.news()
        self.part.show_moving(layout, self._simulator.turns(), news)
        self.effects.moving(layout, news, seconds)

    def _show_surface(self, queen: QueenAt, surface_factor: float) -> None:
        """Let powder be seen, and be heard like the cover of the queen when it is new."""
        self.part.powder_for(surface_factor)
        self.effects.stand(queen, surface_factor)

    def _tick_parts(self, seconds: float) -> None:
        """Let sinking pieces and dust go on."""
        self.part.tick(seconds)
        self.effects.tick(seconds)

    def _tick_hand(self, seconds: float, match: MatchState, factor: Callable[[], float]) -> None:
        """Let held keys act, and foresee the stroke in hand on a surface of that friction."""
        if self.hand is not None:
            self.keys.tick(self.hand, seconds)
            self.aim.foresee(match, self.hand, factor)
        self.aim.tick(seconds, self.hand)
