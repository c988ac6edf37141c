from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageSequence

from carrom.ui.replay.files import GifFile, PngSeries

SIZE = (90, 60)


def picture(x: int) -> Image.Image:
    """A disc on a ground that runs from colour to colour."""
    down = Image.linear_gradient("L").resize(SIZE)
    across = down.transpose(Image.Transpose.ROTATE_90).resize(SIZE)
    image = Image.merge("RGB", (down, down.rotate(180), across))
    ImageDraw.Draw(image).ellipse((x, 20, x + 15, 35), fill=(200, 30, 30))
    return image


def test_a_gif_shows_every_picture_as_long_as_it_lasts(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "stroke.gif"
    file = GifFile(path, 40)
    places = (5, 15, 15, 15, 60)
    for x in places:
        file.add(picture(x))
    assert not path.exists()
    file.finish()
    assert [each.name for each in path.parent.iterdir()] == ["stroke.gif"]
    with Image.open(path) as gif:
        shown = [frame.convert("RGB") for frame in ImageSequence.Iterator(gif)]
        lasts = [frame.info["duration"] for frame in ImageSequence.Iterator(gif)]
        assert gif.info["loop"] == 0
    assert lasts == [40, 120, 40]
    for frame, x in zip(shown, (5, 15, 60), strict=True):
        far = max(high for _, high in ImageChops.difference(frame, picture(x)).getextrema())
        assert far < 48


def test_a_gif_that_is_given_up_leaves_nothing(tmp_path: Path) -> None:
    file = GifFile(tmp_path / "stroke.gif", 40)
    file.add(picture(5))
    file.give_up()
    assert not list(tmp_path.iterdir())


def test_a_series_is_numbered_and_exact(tmp_path: Path) -> None:
    series = PngSeries(tmp_path / "exports" / "board")
    for x in (5, 6, 7):
        series.add(picture(x))
    assert not series.path.exists()
    series.finish()
    assert list(series.path.parent.iterdir()) == [series.path]
    files = sorted(series.path.iterdir())
    assert [file.name for file in files] == ["00001.png", "00002.png", "00003.png"]
    with Image.open(files[1]) as second:
        assert second.tobytes() == picture(6).tobytes()


def test_a_series_that_is_given_up_leaves_nothing(tmp_path: Path) -> None:
    series = PngSeries(tmp_path / "board")
    series.add(picture(5))
    series.give_up()
    assert not list(tmp_path.iterdir())


def test_a_folder_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="exists"):
        PngSeries(tmp_path)
