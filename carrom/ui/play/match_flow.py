"""From stroke to stroke: who acts now, what was judged, when it goes on."""

from __future__ import annotations

from collections.abc import Callable

from carrom.core.equipment import TOURNAMENT
from carrom.core.events import MatchEvent, RuleFailed, SaveFailed, StrokeJudged
from carrom.core.inputs import MatchInput
from carrom.core.match import MatchState, Phase
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke
from carrom.session.players import asked, is_personality
from carrom.session.session import MatchSession
from carrom.ui.engine import EngineSimulator
from carrom.ui.hand.aim_part import AimPart
from carrom.ui.hand.hand import Hand
from carrom.ui.hand.placing_part import PlacingPart
from carrom.ui.hand.placing_striker import BaseLine
from carrom.ui.play.board_flow import BoardFlow
from carrom.ui.play.board_part import BoardPart
from carrom.ui.play.effects_part import EffectsPart
from carrom.ui.play.paced_thinker import PacedThinker
from carrom.ui.play.verdict_part import VerdictPart
from carrom.ui.sentences import event_sentences, ruling_sentences
from carrom.ui.words import Words

PERSONALITY_DELAY_S = 1.5
"""How long a personality that is next lets a verdict be read before it strikes."""

OVER = (Phase.BOARD_OVER, Phase.GAME_OVER, Phase.MATCH_OVER)


class MatchFlow(BoardFlow):
    """Drives one session, and keeps what the screen shows of it up to date."""

    def __init__(
        self,
        session: MatchSession,
        words: Words,
        simulator: EngineSimulator,
        part: BoardPart,
        aim: AimPart,
        effects: EffectsPart,
        delay_s: float,
        thinker: PacedThinker | None,
        take_notices: Callable[[], tuple[str, ...]],
        on_change: Callable[[], None],
    ) -> None:
        """Take up a session where it stands.

        Args:
            session: The match.
            words: What is told is told in these.
            simulator: Has played the strokes that the session sets in motion.
            part: Shows the pieces.
            aim: Shows the aim line.
            effects: Lets it be heard, and raises dust.
            delay_s: How long a verdict stands by itself; 0 waits for Next.
            thinker: Finds the strokes of personalities, and shows them.
            take_notices: Gives what the players have to know, once.
            on_change: Called whenever somebody else is to act, or something else can be done.
        """
        super().__init__(simulator, part, aim, effects)
        self.session = session
        self.verdict = VerdictPart(delay_s)
        self.other_hand: Hand | None = None
        """Of a personality that shows its stroke."""
        self.thinking_s = 0.0
        """For how long a personality has been to strike; 0 where a person is."""
        self.placing: PlacingPart | None = None
        """The coin that a person has to place now."""
        self.items = session.rulebook.hud_items(session.state)
        self._words = words
        self._thinker = thinker
        self._still = False
        self._take_notices = take_notices
        self._on_change = on_change
        self._events: list[MatchEvent] = []
        self._along: dict[Seat, float] = {}
        self._alarms: tuple[str, ...] = ()
        """What went wrong since the last verdict; it is told with the next one once more."""
        self._reading_s = 0.0
        """How long a personality still waits, so that a verdict can be read."""
        session.subscribe(self._events.append)

    @property
    def state(self) -> MatchState:
        """The match as it stands."""
        return self.session.state

    @property
    def moving(self) -> bool:
        """Whether a stroke is in motion."""
        return self.session.live is not None

    @property
    def waits_for_next(self) -> bool:
        """Whether nothing but Next goes on."""
        over = self.state.phase in OVER and not self.moving
        return self.verdict.blocking or over

    def tick(self, seconds: float) -> bool:
        """Let time pass on the board, for the clock, and for what was judged.

        Returns:
            Whether the verdict stood long enough, so that it is time to go on.
        """
        live = self.session.live
        self.session.advance(self._paced(seconds))
        self._show_motion(live, seconds)
        self._tick_parts(seconds)
        self._alarm(self._take_notices())
        self.digest()
        self._follow_personality(seconds)
        self._tick_hand(seconds, self.state, self._surface_factor)
        if self.placing is not None:
            self.placing.tick(seconds)
        return not self.session.suspended and self.verdict.tick(seconds)

    def go_on(self) -> None:
        """Take the verdict down, and let whoever is next act."""
        blocked = self.verdict.blocking
        self.verdict.dismiss()
        self.session.release("result")
        if self.state.phase in OVER:
            self.session.advance(0.0)  # a personality may have points to ask for
            self.digest()
        if blocked:
            self.refresh()
        self._on_change()

    def skip(self) -> bool:
        """Let a personality strike without showing the rest; false if none is at it."""
        if self._thinker is None or self.other_hand is None:
            return False
        self._thinker.skip()
        return True

    def begin_acting(self) -> None:
        """The player to act does something: the clock runs, whatever is still to be read."""
        self.session.release("result")

    def do(self, match_input: MatchInput) -> None:
        """Give an input, and show what comes of it."""
        refusal = self.session.do(match_input)
        if refusal is not None:
            self.verdict.warn(self._words.notice(refusal.notice))
            self._on_change()
        self.digest()

    def put(self) -> None:
        """Put down the coin in hand."""
        place = None if self.placing is None else self.placing.put()
        if place is not None:
            self.do(place)

    def play(self, stroke: Stroke | None) -> None:
        """Flick the striker, if the hand made a stroke."""
        if stroke is None or self.hand is None:
            return
        refusal = self.session.play(stroke)
        if refusal is not None:
            self.verdict.warn(self._words.notice(refusal.notice))
            self._on_change()
            return
        self.verdict.dismiss()
        self.session.release("result")
        self.hand = None
        self.aim.forget()
        self._on_change()

    def finish_stroke(self) -> None:
        """Go to the end of the stroke in motion."""
        self.session.finish_stroke()
        self.digest()

    def reduce_motion(self, reduced: bool) -> None:
        """Leave out what only moves to please, or have it again."""
        super().reduce_motion(reduced)
        self._still = reduced

    def digest(self) -> None:
        """Show what happened in the session since the last look."""
        if not self._events:
            return
        events = tuple(self._events)
        self._events.clear()
        alarming = [event for event in events if isinstance(event, RuleFailed | SaveFailed)]
        self._alarm(event_sentences(self._words, alarming, self.state))
        others = [each for each in events if each not in alarming]
        told = event_sentences(self._words, others, self.state)
        judged = next((e for e in reversed(events) if isinstance(e, StrokeJudged)), None)
        if judged is not None:
            self._show_verdict(judged, told)
        elif told:
            self.verdict.show(told)
        self.items = self.session.rulebook.hud_items(self.state)
        self.refresh()

    def refresh(self) -> None:
        """Set up whoever is to act now."""
        state = self.state
        self._show_surface(state.board.tally.queen, self._surface_factor())
        self.aim.forget()
        hand = self.hand
        self.hand = self.placing = None
        if not self.moving:
            self.part.show(state.board.layout)
        waits = self.moving or self.verdict.blocking or is_personality(state, asked(state))
        if state.phase is Phase.AIMING and not waits:
            seat = state.board.to_strike
            line = BaseLine(state.config.laws, state.board.layout, TOURNAMENT, seat)
            if hand is None or hand.line != line:
                hand = Hand.at(line, self._along.get(seat, 0.0))
            self.hand = hand
            self.keys.begin_turn()
        elif state.phase is Phase.PLACING and state.placing is not None and not waits:
            self.placing = PlacingPart(state, state.placing)
        self._on_change()

    def _show_verdict(self, judged: StrokeJudged, told: tuple[str, ...]) -> None:
        """Put up a ruling; it has to be read first where somebody else goes on."""
        state, ruling = self.state, judged.ruling
        over = state.phase in OVER
        personality_next = is_personality(state, asked(state))
        passed = state.phase is Phase.AIMING and state.board.to_strike is not judged.seat
        between_persons = passed and not (
            personality_next or is_personality(state, state.seats.by_seat[judged.seat])
        )
        self.verdict.show(
            (*self._alarms, *ruling_sentences(self._words, ruling), *told),
            ruling.reasons,
            blocking=between_persons or over,
        )
        self._alarms = ()
        self._reading_s = PERSONALITY_DELAY_S if personality_next and not over else 0.0
        self.session.hold("result")

    def _alarm(self, sentences: tuple[str, ...]) -> None:
        """Tell what went wrong at once, and keep it for the verdict that may come right after."""
        if sentences:
            self._alarms += sentences
            self.verdict.warn(*(sentences if self.verdict.blocking else self._alarms))
            self._on_change()

    def _follow_personality(self, seconds: float) -> None:
        """Let a personality go on once the verdict could be read, and show what it does."""
        if self._reading_s > 0:
            self._reading_s -= seconds
            if self._reading_s <= 0:
                self.session.release("result")
        if self.session.stroke is not None:
            self._along[self.session.stroke.seat] = self.session.stroke.along_mm
        self.other_hand = None
        if self._thinker is None or not self.session.thinking:
            self.thinking_s = 0.0
            return
        self.thinking_s += seconds
        if not self.session.on_hold:
            self._thinker.tick(seconds)
        seat, board = self.state.board.to_strike, self.state.board
        line = BaseLine(self.state.config.laws, board.layout, TOURNAMENT, seat)
        self.other_hand = self._thinker.hand(line, self._along.get(seat, 0.0), self._still)

    def _surface_factor(self) -> float:
        return self.session.rulebook.surface_factor(self.state)
