"""One hidden window for all tests that draw; without a display it is an EGL surface."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

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
from tests.ui.pads import Ports, Thumbs, controller


@pytest.fixture(scope="session")
def window() -> Iterator[arcade.Window]:
    window = arcade.Window(1280, 720, "Carrom", visible=False, antialiasing=False)
    load_fonts()
    yield window
    window.close()


@pytest.fixture
def target(window: arcade.Window) -> Target:
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

    return drawing


@pytest.fixture
def thumbs(driver: Driver) -> Thumbs:
    """A controller in hand, for the game that the test drives."""
    held = controller()
    driver.game.controllers.start(lambda: Ports(held))
    return Thumbs(held)
