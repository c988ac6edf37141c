"""One stroke shown again on a board; the match that it belongs to is never touched."""

from __future__ import annotations

from carrom.core.match import MatchState
from carrom.core.ports import LiveStroke, StrokeSimulator
from carrom.core.stroke import Stroke
from carrom.ui.art.discs import Disc
from carrom.ui.play.board_part import BoardPart, striker_disc
from carrom.ui.play.effects_part import EffectsPart

LEAD_S = 0.5
"""How long the striker is seen at its place before it is flicked."""


class Projector:
    """Plays strokes on the physics, as they were played in the match."""

    def __init__(
        self, board: BoardPart, simulator: StrokeSimulator, effects: EffectsPart | None = None
    ) -> None:
        """Show strokes on `board`; with `effects` they are heard, and raise dust."""
        self.board = board
        self.effects = effects
        self._simulator = simulator
        self._stroke: Stroke | None = None
        self._live: LiveStroke | None = None
        self._lead_s = 0.0

    @property
    def moving(self) -> bool:
        """Whether a stroke is shown that has not come to rest."""
        return self._live is not None

    def show(self, match: MatchState, surface_factor: float) -> None:
        """Show a match at rest, on a surface with that friction, whatever was shown before."""
        self._live = self._stroke = None
        self.be_still()
        self.board.powder_for(surface_factor)
        self.board.show(match.board.layout)

    def start(self, match: MatchState, stroke: Stroke, surface_factor: float) -> None:
        """Show a stroke from its beginning.

        Args:
            match: Before the stroke.
            stroke: What was flicked.
            surface_factor: Friction of the surface at that time.
        """
        self.show(match, surface_factor)
        self._stroke, self._lead_s = stroke, LEAD_S
        self._live = self._simulator.start(match.board.layout, stroke, surface_factor)

    def tick(self, seconds: float) -> None:
        """Let time pass."""
        self.board.tick(seconds)
        if self.effects is not None:
            self.effects.tick(seconds)
        live = self._live
        if live is None:
            return
        lead = min(seconds, self._lead_s)
        self._lead_s -= lead
        if seconds > lead:
            live.advance(seconds - lead)
            layout, news = live.layout(), live.news()
            self.board.show_moving(layout, {p: live.turned_degrees(p) for p in layout}, news)
            if self.effects is not None:
                self.effects.moving(layout, news, seconds - lead)
        if live.at_rest:
            self._live = self._stroke = None
            self.be_still()

    def be_still(self) -> None:
        """Let nothing be heard to slide, as when the stroke is not shown on."""
        if self.effects is not None:
            self.effects.still()

    def discs(self) -> list[Disc]:
        """The striker, where it waits for the flick."""
        if self._stroke is None or self._lead_s <= 0.0:
            return []
        return [striker_disc(self._stroke.position)]
