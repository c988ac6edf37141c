from pathlib import Path

import pytest
from icons import LINUX_SIZES, WINDOWS_SIZES, make_icons
from PIL import Image

from carrom.paths import shipped


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    make_icons(shipped("assets") / "icons", folder)
    return folder


@pytest.mark.parametrize("size", LINUX_SIZES)
def test_each_size_of_a_linux_desktop(made: Path, size: int) -> None:
    with Image.open(made / f"{size}.png") as picture:
        assert picture.size == (size, size)
        assert picture.convert("RGBA").getextrema()[3][0] == 0, "the corners are transparent"


def test_all_sizes_are_in_the_icon_for_windows(made: Path) -> None:
    with Image.open(made / "carrom.ico") as icon:
        assert icon.info["sizes"] == {(size, size) for size in WINDOWS_SIZES}


def test_the_icon_for_macos_can_be_read(made: Path) -> None:
    with Image.open(made / "carrom.icns") as icon:
        assert max(width for width, _, _ in icon.info["sizes"]) >= 512


def test_a_size_that_is_drawn_for_itself_is_taken_as_it_is(tmp_path: Path) -> None:
    drawn = tmp_path / "drawn"
    drawn.mkdir()
    Image.new("RGBA", (512, 512), "white").save(drawn / "carrom.png")
    Image.new("RGBA", (16, 16), "red").save(drawn / "carrom-16.png")
    make_icons(drawn, tmp_path / "made")
    with (
        Image.open(tmp_path / "made/16.png") as small,
        Image.open(tmp_path / "made/24.png") as next_,
    ):
        assert small.convert("RGB").getpixel((8, 8)) == (255, 0, 0)
        assert next_.convert("RGB").getpixel((8, 8)) == (255, 255, 255)
    with Image.open(tmp_path / "made/carrom.ico") as icon:
        assert icon.ico.getimage((16, 16)).convert("RGB").getpixel((8, 8)) == (255, 0, 0)
