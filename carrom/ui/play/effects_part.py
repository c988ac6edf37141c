"""What a match sounds like, and the dust it raises."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from carrom.core.layout import Layout
from carrom.core.outcome import Contact, Pocketing
from carrom.core.pieces import STRIKER, QueenAt
from carrom.ui.art.board_camera import BoardCamera
from carrom.ui.art.canvas import Canvas
from carrom.ui.play.dust_part import DustPart
from carrom.ui.sound.cues import Sound
from carrom.ui.sound.sounds import Sounds


class EffectsPart:
    """Is told what happens on the board, and lets it be heard and seen."""

    def __init__(self, sounds: Sounds, camera: Callable[[], BoardCamera], random: Random) -> None:
        """For one match.

        Args:
            sounds: Plays.
            camera: How the board is seen now.
            random: Varies the dust.
        """
        self.reduced_motion = False
        self._sounds = sounds
        self._camera = camera
        self._dust = DustPart(random)
        self._layout: Layout = {}
        self._queen: QueenAt | None = None
        self._surface_factor = 1.0

    @property
    def settled(self) -> bool:
        """Whether all dust has gone."""
        return not self._dust

    def moving(self, layout: Layout, news: tuple[Contact | Pocketing, ...], seconds: float) -> None:
        """A stroke is in motion: where it has come to in a frame, and what happened in it."""
        before = self._layout or layout
        self._layout = layout
        if news:
            self._sounds.hear(news, self._camera())
        self._sounds.slide(before, layout, seconds)
        if self.reduced_motion:
            return
        self._dust.hit(news)
        if self._surface_factor < 1.0 and STRIKER in before and STRIKER in layout:
            self._dust.trail(before[STRIKER], layout[STRIKER])

    def still(self) -> None:
        """Nothing moves any more, or nobody looks."""
        if self._layout:
            self._sounds.slide({}, {}, 0.0)
        self._layout = {}

    def stand(self, queen: QueenAt, surface_factor: float) -> None:
        """How the match stands now; the cover of the queen and powder on the board are heard."""
        if self._queen is not None:
            if queen.is_covered and not self._queen.is_covered:
                self._sounds.play(Sound.QUEEN)
            if surface_factor < self._surface_factor:
                self._sounds.play(Sound.POWDER)
        self._queen, self._surface_factor = queen, surface_factor

    def tick(self, seconds: float) -> None:
        """Let dust drift."""
        self._dust.tick(seconds)

    def paint(self, canvas: Canvas) -> None:
        """Queue the dust above the pieces."""
        if self._dust:
            self._dust.paint(canvas, self._camera())
