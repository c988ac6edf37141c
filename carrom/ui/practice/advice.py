"""Hints at the practice table: whose, asked for by a button, shown on the board, and taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from carrom.core.ports import StrokeSimulator
from carrom.core.registration import PersonalitySpec
from carrom.core.stroke import Stroke
from carrom.practice.board import PracticeBoard
from carrom.ui.art.board_camera import BoardCamera
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import Disc
from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, Choice
from carrom.ui.practice.hint_part import HintPart
from carrom.ui.practice.hints import NO_ADVISER, Adviser, HintDesk, hint_sentence
from carrom.ui.words import Words

_DOT_S = 0.4


class Advice:
    """The desk at which hints are asked for, with its widgets and what it draws."""

    def __init__(
        self,
        words: Words,
        adviser: Adviser | None,
        personalities: Sequence[PersonalitySpec],
        simulator: StrokeSimulator,
        on_ask: Callable[[], None],
        on_take: Callable[[], None],
    ) -> None:
        """Nobody is asked yet.

        Args:
            words: Of the player's language.
            adviser: Thinks; None where nobody does.
            personalities: Who may be asked; the strongest is, until another is chosen.
            simulator: Foresees the ways of a stroke.
            on_ask: Called when the button for a hint is pressed.
            on_take: Called when the one to take it is.
        """
        self._words = words
        self._desk = HintDesk(adviser)
        self._part = HintPart(simulator)
        self._personalities = sorted(personalities, key=lambda each: each.strength)
        titles = [words(each.title) for each in self._personalities] or [words("nobody")]
        self.ask_button = Button(words("Hint"), on_ask, icon=Icon.HELP)
        self.take_button = Button(words("Take it"), on_take, icon=Icon.CHECK)
        self.choice = Choice(
            words("Hints by"), titles, len(titles) - 1, lambda index: self.dismiss()
        )

    @property
    def stroke(self) -> Stroke | None:
        """What is proposed now."""
        return None if self._desk.hint is None else self._desk.hint.stroke

    @property
    def thinking(self) -> str:
        """Who thinks, in a sentence; empty if nobody does."""
        if not self._desk.thinking:
            return ""
        dots = "." * (1 + int(self._desk.waited_s / _DOT_S) % 3)
        name = self._words(self._desk.thinking)
        return self._words("{name} thinks about it", name=name) + dots

    def warm_up(self) -> None:
        """Let whoever may be asked get ready."""
        self._desk.warm_up()

    def ask(self, board: PracticeBoard) -> str:
        """Let the chosen personality think about a position; gives why it cannot."""
        self.dismiss()
        if not self._personalities:
            return self._words(NO_ADVISER)
        return self._words(self._desk.ask(board, self._personalities[self.choice.index]) or "")

    def tick(self, seconds: float, board: PracticeBoard) -> str:
        """Let time pass; gives the hint in words when it has come."""
        if not self._desk.tick(seconds) or self._desk.hint is None:
            return ""
        self._part.show(self._desk.hint.stroke, board)
        return hint_sentence(self._words, self._desk.hint)

    def enable(self, *, ask: bool, take: bool) -> None:
        """Let only that be pressed which does something now."""
        self.ask_button.enabled = ask
        self.take_button.enabled = take and self.stroke is not None

    def show(self, stroke: Stroke, board: PracticeBoard) -> None:
        """Show a stroke that nobody proposed as if somebody had."""
        self.dismiss()
        self._part.show(stroke, board)

    def fade(self) -> None:
        """Take the lines off the board; the hint can still be taken."""
        self._part.dismiss()

    def dismiss(self) -> None:
        """Forget the hint, and whatever is being thought about."""
        self._desk.dismiss()
        self._part.dismiss()

    def paint_under(self, canvas: Canvas, camera: BoardCamera) -> None:
        """Draw the ways of the proposed stroke."""
        self._part.paint_under(canvas, camera)

    def discs(self) -> list[Disc]:
        """The striker's place in the proposed stroke, and where it meets a coin."""
        return self._part.discs()
