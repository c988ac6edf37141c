"""A recorded match cut into scenes, one for each stroke or turn let go; pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carrom.core.inputs import PassTurn, PlayStroke, TimeOut
from carrom.core.match import MatchState
from carrom.core.stroke import Stroke
from carrom.session.journal import TURN_INPUTS, Step
from carrom.ui.hud_model import board_line, seat_name
from carrom.ui.sentences import event_sentences, ruling_sentences
from carrom.ui.words import Words


@dataclass(frozen=True, slots=True)
class Scene:
    """One stroke, or a turn that was let go, with all that followed from it."""

    before: MatchState
    after: MatchState
    """As it stands when the next scene begins, or at the end of the match."""
    judged: MatchState
    """Just after the stroke."""
    stroke: Stroke | None
    """None where the turn was let go."""
    duration_s: float
    board: int
    """Which board of the match this is, from 0; a board that is played again counts anew."""
    board_line: str
    """Which board of which game this is, in words."""
    deed: str
    """Who does what."""
    sentences: tuple[str, ...]
    """What was judged, and what came of it."""

    @property
    def caption(self) -> str:
        """Who does what, in which board."""
        return f"{self.board_line} · {self.deed}"


@dataclass(frozen=True, slots=True)
class Reel:
    """All scenes of a match."""

    scenes: tuple[Scene, ...]
    final: MatchState
    closing: tuple[str, ...]
    """What is told at the end."""

    def state_at(self, position: int) -> MatchState:
        """The match before a scene; after the last one, at its end."""
        return self.scenes[position].before if position < len(self.scenes) else self.final

    def board_of(self, position: int) -> range:
        """The positions of all scenes of the board that a scene belongs to."""
        board = self.scenes[min(position, len(self.scenes) - 1)].board
        places = [n for n, scene in enumerate(self.scenes) if scene.board == board]
        return range(places[0], places[-1] + 1)

    @property
    def board_starts(self) -> tuple[int, ...]:
        """Where each board begins."""
        boards = [scene.board for scene in self.scenes]
        return tuple(n for n, board in enumerate(boards) if n == 0 or board != boards[n - 1])


def cut(words: Words, steps: Sequence[Step]) -> Reel:
    """Cut a match, which has at least one step, into scenes."""
    starts = [n for n, step in enumerate(steps) if isinstance(step.entry.input, TURN_INPUTS)]
    ends = [*starts[1:], len(steps)][: len(starts)]
    scenes: list[Scene] = []
    board = 0
    for start, end in zip(starts, ends, strict=True):
        scene_steps = steps[start:end]
        before = scene_steps[0].before
        if scenes and _is_new_board(scenes[-1], before):
            board += 1
        scenes.append(_scene(words, scene_steps, board))
    last = steps[-1]
    closing = scenes[-1].sentences if scenes else event_sentences(words, last.events, last.after)
    return Reel(tuple(scenes), last.after, closing)


def _is_new_board(last: Scene, before: MatchState) -> bool:
    """Whether the carrommen were set for a break since the last scene."""
    fresh = before.board.stroke_no == 0 and not before.board.tally.break_.made
    return fresh and (last.before.board.stroke_no > 0 or last.stroke is not None)


def _scene(words: Words, steps: Sequence[Step], board: int) -> Scene:
    first, last = steps[0], steps[-1]
    ruling = first.after.ruling
    told = [s for step in steps for s in event_sentences(words, step.events, step.after)]
    outcome = first.entry.outcome
    return Scene(
        before=first.before,
        after=last.after,
        judged=first.after,
        stroke=first.entry.input.stroke if isinstance(first.entry.input, PlayStroke) else None,
        duration_s=outcome.duration if outcome is not None else 0.0,
        board=board,
        board_line=board_line(words, first.before),
        deed=_deed(words, first),
        sentences=(*(ruling_sentences(words, ruling) if ruling else ()), *told),
    )


def _deed(words: Words, step: Step) -> str:
    match = step.before
    values = {
        "name": seat_name(words, match, match.board.to_strike),
        "number": match.board.stroke_no + 1,
    }
    match step.entry.input:
        case TimeOut():
            return words("{name} runs out of time", **values)
        case PassTurn():
            return words("{name} passes", **values)
        case _:
            return words("stroke {number} · {name}", **values)
