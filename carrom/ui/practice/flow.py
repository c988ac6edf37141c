"""The practice table in motion: strikes, undo and redo, the same stroke again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from carrom.core.equipment import TOURNAMENT
from carrom.core.match import MatchState
from carrom.core.ports import LiveStroke
from carrom.core.stroke import Stroke
from carrom.laws.placement import placement_fault, snap
from carrom.practice.board import LAWS, PracticeBoard, as_match
from carrom.practice.played import Played, played
from carrom.practice.timeline import Timeline
from carrom.ui.engine import EngineSimulator
from carrom.ui.hand.aim_part import AimPart
from carrom.ui.hand.aiming import FULL_POWER, Aim
from carrom.ui.hand.hand import Hand
from carrom.ui.hand.placing_striker import FAULT_WORDS, BaseLine
from carrom.ui.play.board_flow import BoardFlow
from carrom.ui.play.board_part import BoardPart
from carrom.ui.play.effects_part import EffectsPart
from carrom.ui.words import Message


class PracticeFlow(BoardFlow):
    """One board to practise on: where it stands, what was before, and the stroke in motion."""

    def __init__(
        self,
        board: PracticeBoard,
        simulator: EngineSimulator,
        part: BoardPart,
        aim: AimPart,
        effects: EffectsPart,
        on_played: Callable[[Played], None],
    ) -> None:
        """Take up a position.

        Args:
            board: The position.
            simulator: Plays the strokes, live and foreseen.
            part: Shows the pieces.
            aim: Shows the aim line.
            effects: Lets it be heard, and raises dust.
            on_played: Called when a stroke has come to rest and was judged.
        """
        super().__init__(simulator, part, aim, effects)
        self.timeline = Timeline(board)
        self.match: MatchState = as_match(board)
        self.live: LiveStroke | None = None
        self.last: Played | None = None
        """The latest stroke; it can be made again."""
        self._stroke: Stroke | None = None
        self._on_played = on_played
        self._show(along_mm=0.0)

    @property
    def board(self) -> PracticeBoard:
        """The position as it stands; while pieces move, as it was before the stroke."""
        return self.timeline.now

    @property
    def moving(self) -> bool:
        """Whether a stroke is in motion."""
        return self.live is not None

    def set(self, board: PracticeBoard) -> None:
        """Go on from another position; it can be undone."""
        if not self.moving:
            self.timeline = self.timeline.push(board)
            self._show()

    def start_from(self, board: PracticeBoard) -> None:
        """Take up another position, with nothing before it."""
        self.finish()
        self.timeline = Timeline(board)
        self.last = None
        self._show(along_mm=0.0)

    def undo(self) -> bool:
        """Take the latest change back, be it a stroke or a coin; false if there is none."""
        if self.moving or not self.timeline.before:
            return False
        self.timeline = self.timeline.undo()
        self._show()
        return True

    def redo(self) -> bool:
        """Make again what was taken back; false if there is nothing."""
        if self.moving or not self.timeline.after:
            return False
        self.timeline = self.timeline.redo()
        self._show()
        return True

    def repeat(self) -> bool:
        """Set the board as it was before the latest stroke, aimed as then, on today's surface."""
        if self.moving or self.last is None:
            return False
        before = replace(self.last.before, surface=self.board.surface)
        self.timeline = self.timeline.push(before)
        self._show()
        self.aim_at(self.last.stroke)
        return True

    def aim_at(self, stroke: Stroke) -> None:
        """Bring the hand to a stroke, ready to be made."""
        if self.hand is not None and stroke.seat is self.board.seat:
            power = round(FULL_POWER * TOURNAMENT.power(stroke.speed))
            line = self.hand.line
            self.hand = Hand(line, stroke.along, Aim(stroke.angle, power), keyed=True)

    def refusal(self, stroke: Stroke) -> Message | None:
        """Why a stroke may not be made, in three words; None if it may."""
        seat, layout = self.board.seat, self.board.layout
        fault = placement_fault(LAWS, layout, TOURNAMENT, seat, stroke.along_mm)
        return None if fault is None else FAULT_WORDS[fault]

    @property
    def has_room(self) -> bool:
        """Whether the striker can stand anywhere on its base line."""
        return snap(LAWS, self.board.layout, TOURNAMENT, self.board.seat, 0.0) is not None

    def play(self, stroke: Stroke | None) -> bool:
        """Flick the striker, if the hand made a stroke that may be made."""
        if stroke is None or self.moving or self.refusal(stroke) is not None:
            return False
        self._stroke, self.hand = stroke, None
        self.aim.forget()
        factor = self.board.surface.factor
        self.live = self._simulator.start(self.board.layout, stroke, factor)
        return True

    def finish(self) -> None:
        """Go to the end of the stroke in motion."""
        if self.live is not None:
            self._come_to_rest(self.live)

    def tick(self, seconds: float) -> None:
        """Let time pass."""
        live = self.live
        if live is not None:
            live.advance(self._paced(seconds))
        self._show_motion(live, seconds)
        if live is not None and live.at_rest:
            self._come_to_rest(live)
        self._tick_parts(seconds)
        self._tick_hand(seconds, self.match, lambda: self.board.surface.factor)

    def show(self) -> None:
        """Show the pieces where the board has them."""
        if not self.moving:
            self.part.show(self.board.layout)

    def _come_to_rest(self, live: LiveStroke) -> None:
        stroke, self._stroke, self.live = self._stroke, None, None
        if stroke is None:
            return
        made = played(self.board, stroke, live.outcome())
        self.last = made
        self.timeline = self.timeline.push(made.after)
        self._show(along_mm=stroke.along_mm)
        self._on_played(made)

    def _show(self, along_mm: float | None = None) -> None:
        """Show the board as it stands, and bring a hand to it."""
        board, old = self.board, self.hand
        if old is not None and old.line.seat is not board.seat:
            old = None
        if along_mm is None:
            along_mm = 0.0 if old is None else old.along_mm
        self.match = as_match(board)
        line = BaseLine(LAWS, board.layout, TOURNAMENT, board.seat)
        self.hand = Hand.at(line, along_mm)
        if old is not None:
            self.hand.resting_aim, self.hand.keyed = old.resting_aim, old.keyed
        self.aim.forget()
        self._show_surface(board.queen, board.surface.factor)
        self.show()
        self.keys.begin_turn()
