"""Makes the icons of all systems and sizes from one picture; needs Pillow."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

LINUX_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
MACOS_SIZE = 1024


def make_icons(picture: Path, folder: Path) -> None:
    """Write `carrom.ico`, `carrom.icns` and `SIZE.png` for each size of a Linux desktop.

    Args:
        picture: A square picture, best 512 pixels or more.
        folder: Where they go; made if need be.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with Image.open(picture) as opened:
        source = opened.convert("RGBA")
    for size in LINUX_SIZES:
        _resized(source, size).save(folder / f"{size}.png", optimize=True)
    _resized(source, max(WINDOWS_SIZES)).save(
        folder / "carrom.ico", sizes=[(size, size) for size in WINDOWS_SIZES]
    )
    _resized(source, MACOS_SIZE).save(folder / "carrom.icns")


def _resized(picture: Image.Image, size: int) -> Image.Image:
    return picture.resize((size, size), Image.Resampling.LANCZOS, reducing_gap=3.0)


if __name__ == "__main__":
    make_icons(Path(sys.argv[1]), Path(sys.argv[2]))
