"""A process in which personalities think, kept so that nothing they do reaches the game.

It is asked with `ask`; `answers` gives what has come, and never waits. A process that hangs or
dies is ended, and a simple stroke is made in its place.
"""

from __future__ import annotations

import multiprocessing
import pickle
import time
from collections.abc import Callable, Iterable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from carrom.core.match import MatchState
from carrom.core.message import Notice
from carrom.core.stroke import Stroke
from carrom.host.contained import LOG
from carrom.host.explained import Why
from carrom.host.fallback import fallback_stroke
from carrom.host.questions import READY, Answer, Question

START_S = 30.0
"""How long the process may take to load its plugins."""

GRACE_S = 1.0
"""How much longer than its budget a personality may take before it is ended."""

_BURIAL_S = 0.1
"""How long to wait, at most, until a process that was ended is gone."""

_TOO_LONG = Notice(
    "{name} thought for too long, so a simple stroke is played.", precisely="took too long"
)
_NOT_READY = Notice(
    "{name} did not get ready in time, so a simple stroke is played.",
    precisely="did not get ready",
)
_NOT_STARTED = Notice(
    "{name} could not begin to think, so a simple stroke is played.",
    precisely="could not be started",
)
_CRASHED = Notice("{name} broke off thinking, so a simple stroke is played.", precisely="crashed")

Work = Callable[..., None]
"""What a process does with its end of a line, and with another one if somebody helps it."""


class AiProcess:
    """Where the personalities of a match think; a `Thinker` of the session."""

    def __init__(
        self,
        work: Work,
        *,
        budget_s: float,
        report: Callable[[Notice], None],
        aid: Work | None = None,
        clock: Callable[[], float] = time.monotonic,
        grace_s: float = GRACE_S,
        start_s: float = START_S,
    ) -> None:
        """Nothing is started before the first question, or `warm_up`.

        Args:
            work: What the process does with its end of the line; it must be picklable.
            budget_s: Seconds for a stroke.
            report: Gets what the player has to know.
            aid: What a second process does that helps the first; each has an end of a line between
                them. It is picklable, too, and never hears of questions.
            clock: Seconds that only grow.
            grace_s: Seconds beyond the budget until a process is ended.
            start_s: Seconds that the process may take to get ready.
        """
        self._work = work
        self._budget_s = budget_s
        self._report = report
        self._clock = clock
        self._grace_s = grace_s
        self._start_s = start_s
        self._aid = aid
        self._process: SpawnProcess | None = None
        self._helper: SpawnProcess | None = None
        self._line: Connection | None = None
        self._ready = False
        self._question: Question | None = None
        self._deadline = 0.0
        self.why: Why = ""
        """What the personality says about its latest choice, if it says anything."""
        self.meant: Stroke | None = None
        """Its latest choice before its hand erred, if it tells."""

    def renew(self, work: Work) -> None:
        """End the process; the next one does other work."""
        self.close()
        self._work = work

    def warm_up(self) -> None:
        """Start the process, so that the first question finds it ready."""
        if self._process is None:
            self._start()

    def ask(self, number: int, match: MatchState, surface_factor: float | None = None) -> None:
        """Start on a stroke for the seat to strike; whatever was asked before is void."""
        self.drop()
        self._question = Question(number, match, self._budget_s, surface_factor)
        if self._process is None or not self._process.is_alive():
            self.close(keep_question=True)
            self._start()
        elif self._ready:
            self._send()

    def drop(self) -> None:
        """End the work on what was asked; a process without a question stays for the next."""
        if self._question is not None:
            self.close()

    def answers(self) -> Iterable[tuple[int, Stroke]]:
        """Strokes found since the last call, each with the number of its question."""
        problem = self._listen()
        if self._question is None:
            return []
        if isinstance(problem, Answer):
            return [self._settle(problem)]
        if problem is None and self._clock() > self._deadline:
            problem = _TOO_LONG if self._ready else _NOT_READY
        if problem is None:
            return []
        self.close(keep_question=True)
        return [self._settle(Answer(self._question.number, problem=problem))]

    def close(self, *, keep_question: bool = False) -> None:
        """End the process, whatever it does."""
        for process in (self._process, self._helper):
            if process is not None:
                process.kill()
                process.join(_BURIAL_S)
        if self._line is not None:
            self._line.close()
        self._process, self._helper, self._line, self._ready = None, None, None, False
        if not keep_question:
            self._question = None

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, far_end = context.Pipe()
        self._deadline = self._clock() + self._start_s
        ends = [far_end]
        try:
            if self._aid is not None:
                aided, aiding = context.Pipe()
                ends += (aided, aiding)
                self._helper = context.Process(target=self._aid, args=(aiding,), daemon=True)
                self._helper.start()
            process = context.Process(target=self._work, args=tuple(ends[:2]), daemon=True)
            process.start()
            self._process = process
        except OSError as error:
            LOG.error("no process for personalities", exc_info=error)
            self._line.close()
            self._line = None
        finally:
            for end in ends:
                end.close()

    def _send(self) -> None:
        """Put the question; a line that is broken is noticed when listening."""
        self._deadline = self._clock() + self._budget_s + self._grace_s
        if self._line is not None and self._question is not None:
            try:
                self._line.send(self._question)
            except OSError as error:
                LOG.warning("the line to the personalities broke", exc_info=error)

    def _listen(self) -> Answer | Notice | None:
        """The answer to the question, what broke, or None if there is nothing yet."""
        if self._line is None:
            return _NOT_STARTED
        try:
            while self._line.poll():
                message = self._line.recv()
                if message == READY:
                    self._ready = True
                    self._send()
                elif isinstance(message, Answer) and self._asks(message.number):
                    return message
        except (EOFError, OSError, pickle.UnpicklingError, ValueError) as error:
            LOG.error("the process of the personalities ended", exc_info=error)
            return _CRASHED
        return None

    def _asks(self, number: int) -> bool:
        return self._question is not None and self._question.number == number

    def _settle(self, answer: Answer) -> tuple[int, Stroke]:
        """The stroke of an answer; a simple one, told to the player, where there is none."""
        question = self._question
        if question is None:
            raise ValueError("nothing was asked")
        self._question = None
        self.why, self.meant = answer.why, None
        try:
            self.meant = Stroke.parse(answer.meant) if answer.meant else None
            return question.number, Stroke.parse(answer.stroke)
        except ValueError:
            LOG.error("%s: %s\n%s", question.player.name, answer.problem, answer.details)
            problem, name = answer.problem or _CRASHED, question.player.name
            self._report(Notice(problem.text, {"name": name}, f"{name} {problem}."))
            return question.number, fallback_stroke(question.match)
