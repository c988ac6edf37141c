"""The last stroke once more, slowly; the match waits and stays as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carrom.core.inputs import PlayStroke
from carrom.session.journal import Step, steps
from carrom.session.session import MatchSession
from carrom.ui.controls.prompts import Situation, how_to
from carrom.ui.play.board_part import BoardPart
from carrom.ui.play.prompt_part import paint_prompt
from carrom.ui.replay.projector import Projector
from carrom.ui.screens.screen import Screen

if TYPE_CHECKING:
    from carrom.ui.game import Game
    from carrom.ui.screens.play import PlayScreen

SLOW = 0.3
"""How fast it is shown."""

LINGER_S = 0.8
"""How long the board is seen at rest at the end."""

_HOLD = "last stroke"


class LastStrokeScreen(Screen):
    """Plays one stroke on the board of the match; anything that is pressed ends it."""

    def __init__(self, game: Game, play: PlayScreen, step: Step, stroke: PlayStroke) -> None:
        super().__init__(game.stage)
        self._play = play
        self._linger_s = LINGER_S
        self._projector = Projector(
            BoardPart(self.stage), game.services.simulator, play.flow.effects
        )
        factor = play.session.rulebook.surface_factor(step.before)
        self._projector.start(step.before, stroke.stroke, factor)
        play.session.hold(_HOLD)

    def lay_out(self) -> None:
        """As the match is laid out."""
        self._play.lay_out()

    def tick(self, seconds: float) -> None:
        """Go on slowly, and back to the match when everything has been at rest for a while."""
        self._projector.tick(seconds * SLOW)
        if not self._projector.moving:
            self._linger_s -= seconds
            if self._linger_s <= 0.0:
                self.leave()

    def paint(self) -> None:
        """Draw the board as it was, and the scoreboard of the match."""
        play, canvas, board = self._play, self.canvas, self._projector.board
        board.paint_board(play.camera)
        board.paint_discs(play.camera, self._projector.discs())
        play.flow.effects.paint(canvas)
        play.hud.paint(canvas, play.scoreboard())
        prompt = self.words("The last stroke, slowly")
        how = how_to(self.words, Situation.SEE_AGAIN, self.stage.devices)
        paint_prompt(canvas, play.layout.bottom, prompt, how=how)

    def lose_focus(self) -> None:
        """Nobody looks any more."""
        self._projector.be_still()

    def pad_press(self, button: str) -> None:
        """Enough seen."""
        self.leave()

    def press(self, x: float, y: float) -> None:
        """Enough seen."""
        self.leave()

    def key(self, symbol: int, fine: bool) -> None:
        """Enough seen."""
        self.leave()

    def leave(self) -> None:
        """Back to the match."""
        self._play.session.release(_HOLD)
        self.window.show_view(self._play)


def last_stroke(session: MatchSession) -> tuple[Step, PlayStroke] | None:
    """The latest stroke of a match; None before the first.

    Raises:
        BadInputError: The record does not lead to the match.
    """
    for step in reversed(list(steps(session.record, session.rulebook))):
        if isinstance(step.entry.input, PlayStroke):
            return step, step.entry.input
    return None
