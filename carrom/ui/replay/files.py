"""Picture files that are written picture by picture, and vanish when they are given up."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path
from typing import Protocol

from PIL import GifImagePlugin, Image, ImageChops

from carrom.storage.files import NEW

COLOURS = 255
"""As many as a GIF can have, and one for what is seen through."""

_CLEAR = 255
"""Where a picture leaves what is there already."""


class PictureFile(Protocol):
    """Where pictures go."""

    path: Path
    """What the player finds in the end."""

    def add(self, picture: Image.Image) -> None:
        """Write one more.

        Raises:
            OSError: It cannot be written.
        """

    def finish(self) -> None:
        """All are there.

        Raises:
            OSError: The end cannot be written.
        """

    def give_up(self) -> None:
        """Leave nothing behind."""


class GifFile:
    """An animated GIF; each picture holds only what differs from the one before."""

    def __init__(self, path: Path, picture_ms: int) -> None:
        """Begin a file.

        Args:
            path: Its folder is made where it is missing.
            picture_ms: How long each picture is seen.

        Raises:
            OSError: It cannot be written.
        """
        self.path = path
        self._picture_ms = picture_ms
        self._unfinished = path.with_name(path.name + NEW)
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = self._unfinished.open("wb")
        self._palette: Image.Image | None = None
        self._last: Image.Image | None = None
        self._pending: tuple[Image.Image, tuple[int, int]] | None = None
        self._pending_ms = 0

    def add(self, picture: Image.Image) -> None:
        """Write what is new in a picture; one like the last lengthens that."""
        last, self._last = self._last, picture
        if last is None or self._palette is None:
            self._palette = _palette_of(picture)
            header, _ = GifImagePlugin.getheader(self._palette.copy(), info={"loop": 0})
            self._file.writelines(header)
            self._pending = self._in_colours(picture), (0, 0)
        else:
            red, green, blue = ImageChops.difference(last, picture).split()
            changed = ImageChops.lighter(ImageChops.lighter(red, green), blue).point(_seen)
            area = changed.getbbox()
            if area is not None:
                self._flush()
                part = self._in_colours(picture.crop(area))
                part.paste(_CLEAR, mask=ImageChops.invert(changed.crop(area)))
                self._pending = part, (area[0], area[1])
        self._pending_ms += self._picture_ms

    def finish(self) -> None:
        """Write the last picture and the end."""
        self._flush()
        self._file.write(b";")
        self._file.close()
        os.replace(self._unfinished, self.path)

    def give_up(self) -> None:
        """Delete the file."""
        self._file.close()
        self._unfinished.unlink(missing_ok=True)

    def _flush(self) -> None:
        if self._pending is not None:
            part, offset = self._pending
            data = GifImagePlugin.getdata(
                part, offset, duration=self._pending_ms, disposal=1, transparency=_CLEAR
            )
            self._file.writelines(data)
        self._pending, self._pending_ms = None, 0

    def _in_colours(self, picture: Image.Image) -> Image.Image:
        """A picture in the colours of the file; without dither, which would flicker."""
        return picture.quantize(palette=self._palette, dither=Image.Dither.NONE)


class PngSeries:
    """A folder of numbered PNG pictures, which has its name once all are there."""

    def __init__(self, path: Path) -> None:
        """Begin a series.

        Args:
            path: The folder, which is not there yet.

        Raises:
            OSError: It is there, or cannot be made.
        """
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        self.path = path
        self._unfinished = path.with_name(path.name + NEW)
        self._count = 0
        self._unfinished.mkdir(parents=True)

    def add(self, picture: Image.Image) -> None:
        """Write the next file."""
        self._count += 1
        picture.save(self._unfinished / f"{self._count:05d}.png", compress_level=1)

    def finish(self) -> None:
        """Give the folder its name."""
        os.rename(self._unfinished, self.path)

    def give_up(self) -> None:
        """Delete the folder."""
        shutil.rmtree(self._unfinished, ignore_errors=True)


def _palette_of(picture: Image.Image) -> Image.Image:
    """A picture that holds the colours for all: those of the first one, the rare ones included."""
    palette = picture.quantize(COLOURS, method=Image.Quantize.FASTOCTREE)
    colours = palette.getpalette() or []
    palette.putpalette(colours + [0] * (3 * (COLOURS + 1) - len(colours)))
    return palette


def _seen(difference: float) -> float:
    """Any difference counts in full."""
    return 255 if difference else 0
