"""Takes the pictures for the read-me and the software centres with the game itself.

    xvfb-run -a -s "-screen 0 1600x900x24" python packaging/screenshots.py

The pictures are kept in the repository: software centres load them from there.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import arcade

from carrom.app import opened
from carrom.paths import UserFolders
from carrom.ui.game import Game
from carrom.ui.selftest import break_off, measure

FOLDER = Path(__file__).resolve().parent / "screenshots"
SIZE = (1600, 900)

_STILL_FRAMES = 30
"""Until what fades in is there."""

_STROKE_FRAMES = 420
"""From the break until all discs rest and the verdict is told."""


def main() -> None:
    """Take all of them."""
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as home:
        root = Path(home)
        folders = UserFolders(root / "data", root / "config", root / "log")
        with opened(folders, SIZE) as game:
            game.open_setup()
            take(game, "setup", _STILL_FRAMES)
            game.open_plugins()
            take(game, "plugins", _STILL_FRAMES)
            break_off(game)
            take(game, "play", _STROKE_FRAMES)


def take(game: Game, name: str, frames: int) -> None:
    """Save a picture of what the window shows after some frames."""
    measure(game.window, frames)
    picture = arcade.get_image(0, 0, *game.window.get_framebuffer_size()).convert("RGB")
    picture.quantize(256).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
