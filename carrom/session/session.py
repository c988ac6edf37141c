"""One match in motion: what the window, and anything else that plays, talks to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from carrom.ai.choices import answer
from carrom.core.events import MatchEvent, RuleFailed, SaveFailed, StrokeUndone
from carrom.core.inputs import MatchInput, PassTurn, PlayStroke, TakeAction, TimeOut
from carrom.core.match import MatchConfig, MatchState, Phase
from carrom.core.outcome import StrokeOutcome
from carrom.core.ports import LiveStroke, StrokeSimulator
from carrom.core.record import Record
from carrom.core.stroke import Stroke
from carrom.errors import CarromError
from carrom.session.checks import refuse
from carrom.session.clock import TurnClock
from carrom.session.journal import entry_of, without_last_stroke
from carrom.session.players import Thinker, asked, is_personality
from carrom.session.reducer import apply, start
from carrom.session.refusal import Refusal, Refused

if TYPE_CHECKING:
    from carrom.host.rulebook import RuleBook

Listener = Callable[[MatchEvent], None]
"""Called once per event, when the session's state is already the new one."""


class Save(Protocol):
    """Where the match is kept."""

    def __call__(self, match: MatchState, record: Record) -> None:
        """Keep the match as it is now; raise a `CarromError` where that cannot be done."""


class MatchSession:
    """The current state of a match, the stroke in motion, the clock, and who plays.

    Drive it with `advance(seconds)` once per frame; give it strokes with `play` and everything
    else with `do`; draw from `state`, and from `live` while pieces move. Each change of state is
    saved before it is told.
    """

    def __init__(
        self,
        match: MatchState,
        record: Record,
        rulebook: RuleBook,
        simulator: StrokeSimulator,
        *,
        save: Save | None = None,
        thinker: Thinker | None = None,
    ) -> None:
        """A match as it stands, for example as read from a file.

        Args:
            match: Where it stands.
            record: How it came there.
            rulebook: The laws and house rules of this match.
            simulator: Plays the strokes.
            save: Keeps the match after every change.
            thinker: Finds strokes for personalities; without one their seats wait for `play`.
        """
        self._match = match
        self._record = record
        self._rulebook = rulebook
        self._simulator = simulator
        self._save = save
        self._thinker = thinker
        self._live: LiveStroke | None = None
        self._stroke: Stroke | None = None
        self._listeners: list[Listener] = []
        self._holds: set[str] = set()
        self._suspended: set[str] = set()
        self._question = 0
        self._failed: list[RuleFailed] = []
        """What failed before anybody could hear it."""
        self._unsaved: SaveFailed | None = None
        self._clock = TurnClock()
        self._wait()

    @classmethod
    def begin(
        cls,
        config: MatchConfig,
        rulebook: RuleBook,
        simulator: StrokeSimulator,
        *,
        save: Save | None = None,
        thinker: Thinker | None = None,
    ) -> MatchSession:
        """A new match, saved at once."""
        match, events = start(config, rulebook)
        session = cls(match, Record(config), rulebook, simulator, save=save, thinker=thinker)
        session._failed = [event for event in events if isinstance(event, RuleFailed)]
        session._keep()
        return session

    @property
    def state(self) -> MatchState:
        """The match; while pieces move, as it was before the stroke."""
        return self._match

    @property
    def record(self) -> Record:
        """Everything done so far."""
        return self._record

    @property
    def rulebook(self) -> RuleBook:
        """The laws and house rules of this match."""
        return self._rulebook

    @property
    def live(self) -> LiveStroke | None:
        """The stroke in motion."""
        return self._live

    @property
    def stroke(self) -> Stroke | None:
        """What was flicked, while it is in motion."""
        return self._stroke

    @property
    def clock(self) -> TurnClock:
        """The clock of the turn; it stands while pieces move, on hold, and for personalities."""
        return self._clock

    @property
    def on_hold(self) -> bool:
        """Whether the clock and the personalities are stopped."""
        return bool(self._holds)

    @property
    def suspended(self) -> bool:
        """Whether nobody looks at the match."""
        return bool(self._suspended)

    @property
    def unsaved(self) -> bool:
        """Whether the match as it stands could not be kept."""
        return self._unsaved is not None

    @property
    def thinking(self) -> bool:
        """Whether a personality is to strike."""
        aiming = self._live is None and self._match.phase is Phase.AIMING
        return aiming and is_personality(self._match, asked(self._match))

    def subscribe(self, listener: Listener) -> None:
        """Tell `listener` of every event from now on.

        A listener draws, sounds or notes; it gives no input from within the call. What failed at
        the beginning, and that the match could not be kept, it hears too if it comes later.
        """
        self._listeners.append(listener)
        for failed in self._failed:
            listener(failed)
        if self._unsaved is not None:
            listener(self._unsaved)

    def hold(self, reason: str) -> None:
        """Stop the clock and the personalities: a result is shown, a pause, the window's focus."""
        self._holds.add(reason)

    def suspend(self, reason: str) -> None:
        """Hold, and end the thinking too: a pause, a lost focus. It begins anew on release."""
        self.hold(reason)
        self._suspended.add(reason)
        if self._thinker is not None:
            self._thinker.drop()

    def release(self, reason: str) -> None:
        """End one reason to hold; they go on when none is left."""
        self._holds.discard(reason)
        if reason in self._suspended:
            self._suspended.discard(reason)
            if not self._suspended:
                self._put_question()

    def play(self, stroke: Stroke) -> Refusal | None:
        """Flick the striker; the stroke is judged once, when `advance` finds everything at rest."""
        return self.do(PlayStroke(stroke))

    def do(self, match_input: MatchInput) -> Refusal | None:
        """Take an input; a stroke is set in motion. None means that it was taken."""
        if self._live is not None:
            return Refusal(Refused.IN_MOTION, "Wait until everything is at rest.")
        if isinstance(match_input, PlayStroke):
            return self._set_in_motion(match_input.stroke)
        return self._take(match_input, None)

    def advance(self, seconds: float) -> None:
        """Let time pass: pieces move, a stroke at rest is judged, the clock runs, others answer."""
        if self._live is not None:
            self._live.advance(seconds)
            if self._live.at_rest:
                self._judge(self._live.outcome())
            return
        if self._holds:
            return
        if is_personality(self._match, asked(self._match)):
            self._let_personality_answer()
        elif self._match.phase is Phase.AIMING:
            self._clock = self._clock.advanced(seconds)
            if self._clock.expired:
                self._take(TimeOut(), None)

    def finish_stroke(self) -> None:
        """Run a stroke in motion to its end, and judge it."""
        if self._live is not None:
            self._judge(self._live.outcome())

    def leave(self) -> None:
        """Lose nothing: a stroke in motion counts, and what could not be kept is kept now."""
        self.finish_stroke()
        if self._unsaved is not None:
            self._keep()

    def undo(self, *, agreed: bool = False) -> Refusal | None:
        """Take back a person's latest stroke, or turn let go, with all that followed.

        Args:
            agreed: The other side agrees; in practice nobody has to.
        """
        if self._live is not None:
            return Refusal(Refused.IN_MOTION, "Wait until everything is at rest.")
        if not (agreed or self._match.config.practice):
            return Refusal(Refused.UNDO, "The other side has to agree first.")
        try:
            shorter = without_last_stroke(self._record, self._rulebook)
        except CarromError as error:
            return Refusal(Refused.UNDO, error.notice.text, error.notice.values)
        if shorter is None:
            return Refusal(Refused.UNDO, "There is no stroke to take back.")
        self._match, self._record = shorter
        self._wait()
        self._keep()
        self._tell(StrokeUndone())
        return None

    def _set_in_motion(self, stroke: Stroke) -> Refusal | None:
        refusal = refuse(self._match, PlayStroke(stroke), self._rulebook)
        if refusal is None:
            self._question += 1
            factor = self._rulebook.surface_factor(self._match)
            self._stroke = stroke
            self._live = self._simulator.start(self._match.board.layout, stroke, factor)
        return refusal

    def _judge(self, outcome: StrokeOutcome) -> None:
        """Hand a stroke that came to rest to the referee, once."""
        stroke = self._stroke
        self._live = self._stroke = None
        if stroke is not None:
            self._take(PlayStroke(stroke), outcome)

    def _take(self, match_input: MatchInput, outcome: StrokeOutcome | None) -> Refusal | None:
        applied = apply(self._match, match_input, outcome, self._rulebook)
        if isinstance(applied, Refusal):
            return applied
        self._match, events = applied
        entry = entry_of(match_input, outcome, events)
        self._record = Record(self._record.config, (*self._record.entries, entry))
        self._wait(same_turn=isinstance(match_input, TakeAction))
        self._keep()
        for event in events:
            self._tell(event)
        return None

    def _wait(self, *, same_turn: bool = False) -> None:
        """Start the clock for whoever is asked now, and put the question to a personality."""
        self._question += 1
        if not same_turn:
            aiming = self._match.phase is Phase.AIMING
            limit = self._rulebook.turn_time_limit(self._match) if aiming else None
            self._clock = TurnClock(limit)
        self._put_question()

    def _put_question(self) -> None:
        """Let a personality that is to strike think, and nobody else."""
        if self._thinker is None:
            return
        if self.thinking and not self._suspended and self._ready_answer() is None:
            self._thinker.ask(self._question, self._match)
        else:
            self._thinker.drop()

    def _ready_answer(self) -> MatchInput | None:
        """What a personality does where it does not have to think about a stroke."""
        return answer(self._match, self._rulebook.list_actions(self._match))

    def _let_personality_answer(self) -> None:
        """Take what a personality does now; one that breaks the rules has let its turn go."""
        ready = self._ready_answer()
        if ready is not None:
            self._take(ready, None)
        elif self._thinker is not None:
            for number, stroke in self._thinker.answers():
                if number == self._question and self.play(stroke) is not None:
                    self._take(PassTurn(), None)

    def _keep(self) -> None:
        if self._save is None:
            return
        try:
            self._save(self._match, self._record)
        except CarromError as error:
            if self._unsaved is None:
                self._unsaved = SaveFailed(error.notice)
                self._tell(self._unsaved)
        else:
            self._unsaved = None

    def _tell(self, event: MatchEvent) -> None:
        for listener in tuple(self._listeners):
            listener(event)
