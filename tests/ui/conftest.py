"""One hidden window for all tests that draw; without a display it is an EGL surface."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
    # Read by arcade when it is imported, and not meant for the programs that tests start.
    os.environ["ARCADE_HEADLESS"] = "1"
    import arcade

    del os.environ["ARCADE_HEADLESS"]
else:
    import arcade

from carrom.ui.art.text import load_fonts
from tests.ui.drawing import Picture, Target
from tests.ui.driver import Driver
from tests.ui.pads import Controller, Ports, Thumbs, controller


@pytest.fixture(scope="session")
def window() -> Iterator[arcade.Window]:
    window = arcade.Window(1280, 720, "Carrom", visible=False, antialiasing=False)
    load_fonts()
    # What there is by now stays, so collecting what single tests leave behind is quick.
    gc.freeze()
    yield window
    window.close()


@pytest.fixture
def target(window: arcade.Window) -> Iterator[Target]:
    """A picture of any size to draw on."""

    @contextmanager
    def drawing(width: int, height: int) -> Iterator[Picture]:
        texture = window.ctx.texture((width, height), components=4)
        framebuffer = window.ctx.framebuffer(color_attachments=[texture])

        def picture() -> Image.Image:
            image = Image.frombytes("RGBA", (width, height), framebuffer.read(components=4))
            return image.transpose(Image.Transpose.FLIP_TOP_BOTTOM)

        with framebuffer.activate():
            framebuffer.clear()
            yield picture

    yield drawing
    # What a test drew with is let go with the next frame, and there is none.
    gc.collect()
    window.ctx.gc()


@pytest.fixture
def driver(window: arcade.Window, tmp_path: Path) -> Driver:
    """A game of its own for each test, before its first screen."""
    return Driver(window, tmp_path)


@pytest.fixture
def read(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that the game draws, in order."""
    seen: list[str] = []
    batch = driver.game.stage.canvas.text
    add = batch.add

    def reading(text: str, *place: Any, **style: Any) -> None:  # noqa: ANN401
        seen.append(text)
        add(text, *place, **style)

    monkeypatch.setattr(batch, "add", reading)
    return seen


@pytest.fixture
def held() -> Controller:
    """A controller."""
    return controller()


@pytest.fixture
def ports(driver: Driver, held: Controller) -> Ports:
    """Where the controller is plugged in to the game."""
    ports = Ports(held)
    driver.game.controllers.start(lambda: ports)
    return ports


@pytest.fixture
def thumbs(held: Controller, ports: Ports) -> Thumbs:
    """A player's thumbs on the controller that is plugged in."""
    return Thumbs(held)
