"""Writing scenes as pictures, a few at a time, so that the window stays alive."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

from PIL import Image

from carrom.ui.replay.files import PictureFile
from carrom.ui.replay.reel import Scene
from carrom.ui.replay.studio import picture_count

BUDGET_S = 0.012
"""How long to draw and write within one frame of the window; one picture is always made."""


class ExportJob:
    """Draws scenes and writes them; go on with `work` until it is `done`."""

    def __init__(
        self,
        scenes: Sequence[Scene],
        pictures: Callable[[Scene], Iterator[Image.Image]],
        file: PictureFile,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """Prepare a job.

        Args:
            scenes: What to show, in order.
            pictures: Draws the pictures of a scene.
            file: Where they go.
            clock: Seconds that only grow.
        """
        self.file = file
        self.done = False
        self._count = sum(map(picture_count, scenes))
        self._written = 0
        self._clock = clock
        self._pictures = (picture for scene in scenes for picture in pictures(scene))

    @property
    def progress(self) -> float:
        """The share that is written, 0 to 1."""
        return self._written / self._count if self._count else 1.0

    def work(self) -> None:
        """Write some pictures.

        Raises:
            OSError: They cannot be written; what was written is gone.
        """
        end = self._clock() + BUDGET_S
        try:
            while not self.done:
                picture = next(self._pictures, None)
                if picture is None:
                    self.file.finish()
                    self.done = True
                else:
                    self.file.add(picture)
                    self._written += 1
                if self._clock() >= end:
                    return
        except OSError:
            self.cancel()
            raise

    def cancel(self) -> None:
        """Give up, and leave nothing behind."""
        if not self.done:
            self.done = True
            self.file.give_up()
