from __future__ import annotations

import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import arcade
import pytest
from PIL import Image

from carrom.core.seats import Seat
from carrom.session.journal import steps
from carrom.storage.replays import read_record
from carrom.ui.art.board_camera import BOARD_HALF_MM
from carrom.ui.engine import EngineSimulator
from carrom.ui.replay.export import BUDGET_S, ExportJob
from carrom.ui.replay.files import PngSeries
from carrom.ui.replay.reel import Scene, cut
from carrom.ui.replay.studio import Studio, picture_count
from carrom.ui.words import Words
from tests.session.builders import rulebook
from tests.ui.replay.reels import FAMILY, two_boards

BLANK = Image.new("RGB", (4, 4))


def blanks(scene: Scene) -> Iterator[Image.Image]:
    return iter([BLANK] * picture_count(scene))


def job_in(folder: Path, step_s: float = BUDGET_S / 3) -> ExportJob:
    """A job on a clock that goes on by so much at each look."""
    ticks = count()
    scenes = cut(Words(), two_boards()[0]).scenes
    return ExportJob(scenes, blanks, PngSeries(folder), lambda: next(ticks) * step_s)


def test_a_job_goes_on_a_little_at_a_time(tmp_path: Path) -> None:
    job = job_in(tmp_path / "board")
    looks = 0
    while not job.done:
        before = job.progress
        job.work()
        assert job.done or before < job.progress < before + 0.05
        looks += 1
    assert job.progress == 1.0
    assert looks > 20
    scenes = cut(Words(), two_boards()[0]).scenes
    assert len(list((tmp_path / "board").iterdir())) == sum(map(picture_count, scenes))


def test_a_slow_machine_still_gets_on(tmp_path: Path) -> None:
    job = job_in(tmp_path / "board", step_s=10.0)
    job.work()
    assert job.progress > 0


def test_cancelling_leaves_nothing(tmp_path: Path) -> None:
    job = job_in(tmp_path / "board")
    job.work()
    job.cancel()
    job.work()
    assert job.done
    assert not list(tmp_path.iterdir())


def test_a_full_disk_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    job = job_in(tmp_path / "board")
    job.work()
    shutil.rmtree(tmp_path / "board.new")
    with pytest.raises(OSError, match="No such file"):
        job.work()
    assert job.done


def test_the_studio_draws_what_was_played(window: arcade.Window) -> None:
    record, _ = read_record(FAMILY)
    book = rulebook(record.config)
    scene = cut(Words(), tuple(steps(record, book))).scenes[0]
    side = 400
    studio = Studio(window.ctx, side, EngineSimulator(), book)
    pictures = list(studio.pictures(scene))
    assert len(pictures) == picture_count(scene)
    assert {picture.size for picture in pictures} == {studio.size}
    striker = scene.stroke.position if scene.stroke else None
    assert striker is not None
    assert scene.before.board.to_strike is Seat.SOUTH

    def at(picture: Image.Image, x_mm: float, y_mm: float) -> tuple[int, ...]:
        px = side / (2 * BOARD_HALF_MM)
        pixel = picture.getpixel((round(side / 2 + x_mm * px), round(side / 2 - y_mm * px)))
        assert isinstance(pixel, tuple)
        return pixel

    first, last = pictures[0], pictures[-1]
    red, green, blue = at(first, -9, -9)
    assert red > green + 60
    assert red > blue + 60
    assert at(first, striker.x, striker.y + 12) != at(last, striker.x, striker.y + 12)
    queen = scene.judged.board.layout["queen"]  # type: ignore[index]
    red, green, blue = at(last, queen.x - 9, queen.y - 9)
    assert red > green + 40
    assert first.tobytes() != last.tobytes()
    assert window.ctx.active_framebuffer is window.ctx.screen
