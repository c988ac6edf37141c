"""The first picture is there before anything that can wait."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import arcade
import pytest
from PIL import Image, ImageChops

from carrom.ui.opening import draw_opening
from tests.ui.driver import Driver

STARTED = """
import sys
from carrom.cli import main
from carrom.ui import opening

def picture(stage):
    sys.exit(" ".join(name for name in sys.argv[1:] if name in sys.modules))

opening.draw_opening = picture
main([])
"""


def test_the_title_changes_nothing_of_the_opening_but_adds_to_it(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Image.Image] = []
    monkeypatch.setattr(driver.window, "flip", lambda: shown.append(arcade.get_image()))
    draw_opening(driver.game.stage)
    monkeypatch.undo()
    driver.game.open_title()
    driver.frames()
    opening, title = (image.convert("RGB") for image in (shown[0], arcade.get_image()))
    width, height = opening.size
    name = (0, round(height * 0.22), round(width * 0.4), round(height * 0.33))
    frame = (width - 100, height - 80, width, height)
    for box in (name, frame):
        assert opening.crop(box).tobytes() == title.crop(box).tobytes()
        assert len(opening.crop(box).getcolors(width * height) or ()) > 100
    changed = ImageChops.difference(opening, title).getbbox()
    assert changed is not None


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux runs windows without a display")
def test_all_that_can_wait_is_loaded_behind_the_opening(tmp_path: Path) -> None:
    later = ("carrom.api", "carrom.core.match", "carrom.ai", "carrom.ui.game", "pluggy")
    run = subprocess.run(
        [sys.executable, "-c", STARTED, *later, "carrom.ui.stage"],
        env=os.environ | {"ARCADE_HEADLESS": "1", "CARROM_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert run.stderr == "carrom.ui.stage\n"
