"""What the processes do in which personalities think: one answers questions, one helps it."""

from __future__ import annotations

import random
import signal
import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path

from carrom.core.match import MatchConfig, MatchState
from carrom.core.message import Message, Notice
from carrom.core.personality import Personality, SeatView
from carrom.core.ports import StrokeSimulator
from carrom.core.stroke import Stroke
from carrom.host.contained import contained, in_words
from carrom.host.explained import explained
from carrom.host.loader import load_plugins
from carrom.host.parent import end_with_parent, give_way
from carrom.host.questions import READY, Answer, Question
from carrom.host.registry import Registry
from carrom.host.rulebook import RuleBook
from carrom.physics.helped import HelpedSimulator, help_out
from carrom.physics.simulator import Simulator
from carrom.session.view import view_of

_FAILED: Message = (
    "{name} found no stroke, since its plugin failed, so a simple stroke is played. The log file "
    "says why."
)
_NOT_ALLOWED: Message = (
    "{name} chose a stroke that the rules do not allow, so a simple stroke is played."
)

MEMORY_BYTES = 1 << 30
"""What the process may use, where the system can hold it to that."""


@dataclass(frozen=True, slots=True)
class WorkerSetup:
    """Where the process finds its plugins; a small value that can be sent to it."""

    bundled: Path
    user: Path
    switches: Mapping[str, bool] = field(default_factory=dict)
    order: tuple[str, ...] = ()


def run(setup: WorkerSetup, line: Connection, aid: Connection | None = None) -> None:
    """Answer questions until the other end is closed.

    Args:
        setup: Where plugins are.
        line: To whoever asks.
        aid: To a process that does `help_think`, if there is one.
    """
    _begin()
    loaded = load_plugins(setup.bundled, setup.user, setup.switches, setup.order)
    desk = Desk(loaded.registry, Simulator() if aid is None else HelpedSimulator(aid))
    line.send(READY)
    while True:
        try:
            question = line.recv()
        except EOFError:
            return
        line.send(desk.answer(question))


def help_think(line: Connection) -> None:
    """Play strokes for the process at the other end, when no core has anything better to do."""
    _begin()
    give_way()
    help_out(line, Simulator())


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    limit_memory(MEMORY_BYTES)
    end_with_parent()


class Desk:
    """Where questions are answered, with the rule book and the players of the match in hand."""

    def __init__(
        self,
        registry: Registry,
        simulator: StrokeSimulator,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._registry = registry
        self._simulator = simulator
        self._clock = clock
        self._config: MatchConfig | None = None
        self._rules: RuleBook | None = None
        self._players: dict[str, Personality] = {}

    def answer(self, question: Question) -> Answer:
        """Let the personality that is asked choose a stroke."""
        end = self._clock() + question.budget_s
        personality = question.player.personality or ""
        try:
            view = self._view(question, end)
            with contained(personality):
                player = self._player(personality)
                stroke = player.choose_stroke(view, _chance(question.match))
                explanation = getattr(player, "explanation", None)
                why = explained(explanation)
                meant = getattr(explanation, "meant", None)
            if not isinstance(stroke, Stroke):
                raise TypeError(f"choose_stroke must give a Stroke, not {stroke!r:.60}")
            fault = view.fault(stroke)
        except Exception as error:
            problem = Notice(_FAILED, precisely=f"failed ({in_words(error)})")
            return Answer(question.number, problem=problem, details=traceback.format_exc())
        if fault is not None:
            precisely = f"chose a stroke that is not allowed ({fault})"
            problem = Notice(_NOT_ALLOWED, precisely=precisely)
            return Answer(question.number, problem=problem, details=str(stroke))
        told = str(meant) if isinstance(meant, Stroke) else ""
        return Answer(question.number, str(stroke), why=why, meant=told)

    def _view(self, question: Question, end: float) -> SeatView:
        return view_of(
            question.match,
            self._rules_of(question.match),
            self._simulator,
            lambda: end - self._clock(),
            question.surface_factor,
        )

    def _rules_of(self, match: MatchState) -> RuleBook:
        """The rule book of a match; a new match also gets new players."""
        config = match.config
        if self._rules is None or config != self._config:
            self._rules = RuleBook.of(config, self._registry, match.failed_rules)
            self._config, self._players = config, {}
        return self._rules

    def _player(self, personality: str) -> Personality:
        if personality not in self._players:
            self._players[personality] = self._registry.personality(personality).create()
        return self._players[personality]


def limit_memory(limit_bytes: int) -> None:
    """Let this process fail, and no other, when it asks for too much; not every system can."""
    try:
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (limit_bytes, hard))
    except (ImportError, ValueError, OSError):
        return


def _chance(match: MatchState) -> random.Random:
    """The same chance for the same stroke of the same match."""
    board = match.board
    place = (match.config.seed, len(match.games), len(match.boards), board.stroke_no)
    return random.Random(f"{'/'.join(map(str, place))}/{board.to_strike}")
