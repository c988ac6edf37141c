"""Going through a match: play, pause, seek, at a speed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carrom.core.match import MatchState
from carrom.ui.replay.projector import Projector
from carrom.ui.replay.reel import Reel, Scene
from carrom.ui.words import Words

if TYPE_CHECKING:
    from carrom.host.rulebook import RuleBook

SPEEDS = (0.25, 1.0, 2.0, 4.0)

READ_S = 1.6
"""How long a verdict stands before the next stroke, at normal speed."""


def speed_word(words: Words, speed: float) -> str:
    """A speed as it is shown."""
    return words("Slow") if speed < 1.0 else f"{speed:.0f}x"


class Playback:
    """Where a viewer is in a reel."""

    def __init__(self, reel: Reel, rulebook: RuleBook, projector: Projector) -> None:
        self.reel = reel
        self.position = 0
        """The scene that is next or on; as many as there are scenes is the end."""
        self.playing = False
        self.speed = 1.0
        self.projector = projector
        self.rulebook = rulebook
        self._read_s = 0.0
        """How long the verdict on the scene still stands, once it is played."""
        self._judged = False
        self._started = False
        self.seek(0)

    @property
    def last(self) -> int:
        """The position of the end."""
        return len(self.reel.scenes)

    @property
    def at_end(self) -> bool:
        """Whether there is nothing more to play."""
        return self.position >= self.last

    @property
    def state(self) -> MatchState:
        """The match as it is shown."""
        if self._judged:
            return self.reel.scenes[self.position].judged
        return self.reel.state_at(self.position)

    @property
    def scene(self) -> Scene | None:
        """What is shown; None at the end of the match."""
        return None if self.at_end else self.reel.scenes[self.position]

    @property
    def sentences(self) -> tuple[str, ...]:
        """What was judged last; nothing while the next stroke is on its way."""
        if self._judged:
            return self.reel.scenes[self.position].sentences
        if self.at_end:
            return self.reel.closing
        if self._started or self.position == 0:
            return ()
        return self.reel.scenes[self.position - 1].sentences

    def toggle(self) -> None:
        """Play or pause; from the end it begins again."""
        if self.at_end and self.last:
            self.seek(0)
        self.playing = not self.playing and self.last > 0
        if not self.playing:
            self.projector.be_still()

    def seek(self, position: int) -> None:
        """Go to before a scene, and play on from there if it was playing."""
        self.position = min(self.last, max(0, position))
        self._judged = self._started = False
        self._show_rest()
        if self.at_end:
            self.playing = False

    def step(self, scenes: int) -> None:
        """Go on, or back, by some scenes; back from within a scene leads to its beginning."""
        if scenes < 0 and self._started:
            scenes += 1
        self.seek(self.position + scenes)

    def step_board(self, boards: int) -> None:
        """Go to where the next, or the latest, board begins."""
        starts = (*self.reel.board_starts, self.last)
        if boards > 0:
            self.seek(next((start for start in starts if start > self.position), self.last))
        else:
            begun = 0 if self._started else 1
            earlier = [start for start in starts if start <= self.position - begun]
            self.seek(earlier[-1] if earlier else 0)

    def tick(self, seconds: float) -> None:
        """Let time pass, at the speed that is set."""
        seconds *= self.speed
        if not self.playing:
            if not self.projector.moving:
                self.projector.tick(seconds)
            return
        self.projector.tick(seconds)
        if not self._started:
            self._begin()
        elif not self.projector.moving and not self._judged:
            self._judge()
        elif self._judged:
            self._read_s -= seconds
            if self._read_s <= 0.0:
                self.seek(self.position + 1)

    def _begin(self) -> None:
        """Set the scene's stroke in motion."""
        scene = self.reel.scenes[self.position]
        self._started = True
        if scene.stroke is not None:
            factor = self.rulebook.surface_factor(scene.before)
            self.projector.start(scene.before, scene.stroke, factor)

    def _judge(self) -> None:
        """Show what the match made of it."""
        self._judged, self._read_s = True, READ_S
        self._show_rest()

    def _show_rest(self) -> None:
        self.projector.show(self.state, self.rulebook.surface_factor(self.state))
