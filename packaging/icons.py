"""Makes the icons of all systems and sizes from the game's own; needs Pillow.

The small ones are drawn for their size, the others are made from the large one.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

LARGE = "carrom.png"
LINUX_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
MACOS_SIZES = (32, 64, 128, 256, 512, 1024)


def make_icons(drawn: Path, folder: Path) -> None:
    """Write `carrom.ico`, `carrom.icns` and `SIZE.png` for each size of a Linux desktop.

    Args:
        drawn: The folder with `carrom.png`, and `carrom-SIZE.png` where one is drawn for its size.
        folder: Where they go; made if need be.
    """
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {
        size: _picture(drawn, size) for size in {*LINUX_SIZES, *WINDOWS_SIZES, *MACOS_SIZES}
    }
    for size in LINUX_SIZES:
        pictures[size].save(folder / f"{size}.png", optimize=True)
    *smaller, largest = (pictures[size] for size in WINDOWS_SIZES)
    sizes = [(size, size) for size in WINDOWS_SIZES]
    largest.save(folder / "carrom.ico", sizes=sizes, append_images=smaller)
    *smaller, largest = (pictures[size] for size in MACOS_SIZES)
    largest.save(folder / "carrom.icns", append_images=smaller)


def _picture(drawn: Path, size: int) -> Image.Image:
    own = drawn / f"carrom-{size}.png"
    with Image.open(own if own.is_file() else drawn / LARGE) as opened:
        picture: Image.Image = opened.convert("RGBA")
    resized: Image.Image = picture.resize((size, size), Image.Resampling.LANCZOS)
    return resized


if __name__ == "__main__":
    make_icons(Path(sys.argv[1]), Path(sys.argv[2]))
