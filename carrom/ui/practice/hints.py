"""Asking a personality for a stroke, and what to show of its answer; never waits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from carrom.core.match import MatchState, PlayerSpec
from carrom.core.registration import PersonalitySpec
from carrom.core.stroke import Stroke
from carrom.host.explained import Why
from carrom.practice.board import PracticeBoard, as_match
from carrom.ui.stroke_reasons import reason_lines
from carrom.ui.words import Message, Words

NO_ADVISER: Message = "Nobody is there to ask."
NOT_JUDGED: Message = "A hint needs a white and a black coin on the board."


class Adviser(Protocol):
    """Where personalities think, in a process of their own."""

    why: Why
    """What the personality says about its latest choice."""
    meant: Stroke | None
    """Its latest choice before its hand erred, if it tells."""

    def ask(self, number: int, match: MatchState, surface_factor: float | None = None) -> None:
        """Start on a stroke; whatever was asked before is void."""

    def drop(self) -> None:
        """End the work on what was asked."""

    def answers(self) -> Iterable[tuple[int, Stroke]]:
        """Strokes found since the last call."""

    def warm_up(self) -> None:
        """Start the process, so that the first question finds it ready."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A stroke that a personality proposes, and its reason."""

    stroke: Stroke
    adviser: str
    """Who proposes it."""
    why: Why


class HintDesk:
    """Puts one question at a time."""

    def __init__(self, adviser: Adviser | None) -> None:
        self._adviser = adviser
        self._number = 0
        self._asked: PersonalitySpec | None = None
        self.hint: Hint | None = None
        """The latest answer, until it is dismissed."""
        self.waited_s = 0.0
        """For how long somebody has been thinking."""

    @property
    def thinking(self) -> str:
        """Who thinks now; empty if nobody does."""
        return "" if self._asked is None else self._asked.title

    def warm_up(self) -> None:
        """Let whoever may be asked get ready."""
        if self._adviser is not None:
            self._adviser.warm_up()

    def ask(self, board: PracticeBoard, personality: PersonalitySpec) -> Message | None:
        """Put the question for a position; gives why it cannot be put."""
        self.dismiss()
        if self._adviser is None:
            return NO_ADVISER
        if not board.can_be_judged:
            return NOT_JUDGED
        match = as_match(board, PlayerSpec(personality.title, personality.id))
        self._number += 1
        self._asked = personality
        self._adviser.ask(self._number, match, board.surface.factor)
        return None

    def tick(self, seconds: float) -> bool:
        """Look for an answer; true when one has come."""
        if self._adviser is None or self._asked is None:
            return False
        self.waited_s += seconds
        for number, stroke in self._adviser.answers():
            if number == self._number:
                meant = self._adviser.meant or stroke
                self.hint = Hint(meant, self._asked.title, self._adviser.why)
                self._asked = None
                return True
        return False

    def dismiss(self) -> None:
        """Forget the hint, and whatever is being thought about."""
        if self._asked is not None and self._adviser is not None:
            self._adviser.drop()
        self._asked, self.hint, self.waited_s = None, None, 0.0


def hint_sentence(words: Words, hint: Hint) -> str:
    """A hint in words: who says it, and why; on a second line what else was tried."""
    reason, *more = reason_lines(words, hint.why) or (words("try this stroke"),)
    said = words("{name}: {why}", name=words(hint.adviser), why=reason)
    return "\n".join((said, *more))
