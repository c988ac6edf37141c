import importlib
import subprocess
import sys

import pytest
from trimming import EXCLUDED, NOT_FOR_PLUGINS, is_kept, plugin_stdlib

PROMISED = (
    "array bisect cmath collections configparser csv dataclasses datetime decimal difflib enum "
    "fractions functools glob graphlib hashlib heapq http itertools json logging math operator "
    "pathlib random re sched sqlite3 ssl statistics string threading time timeit tomllib typing "
    "unittest urllib uuid xml zipfile zoneinfo"
).split()


@pytest.mark.parametrize("name", PROMISED)
def test_plugins_get_what_they_may_expect(name: str) -> None:
    assert name in plugin_stdlib()


def test_what_is_left_out_is_named_and_nothing_else() -> None:
    public = {name for name in sys.stdlib_module_names if not name.startswith("_")}
    assert public - set(plugin_stdlib()) == public & NOT_FOR_PLUGINS


def test_no_module_is_both_promised_and_excluded() -> None:
    assert set(plugin_stdlib()) & set(EXCLUDED) == set()


IMPORT_ALL = """
import importlib, pkgutil, sys
sys.modules.update(dict.fromkeys(sys.argv[1:]))
import carrom
for module in pkgutil.walk_packages(carrom.__path__, "carrom.", onerror=lambda name: None):
    if not module.name.startswith(("carrom.__main__", "carrom.gym")):
        importlib.import_module(module.name)
"""
"""The extra `gym` is not part of the binary."""


def test_the_game_needs_nothing_that_is_excluded() -> None:
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, *EXCLUDED], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "destination",
    [
        "_chipmunk.abi3.so",
        "libasound.so.2",
        "arcade/VERSION/VERSION",
        "arcade\\resources\\system\\fonts\\ttf\\Kenney_Blocks.ttf",
        "arcade/lib/libavcodec.dylib",
        "carrom/_bundled/plugins/__pycache__/powder.cpython-311.pyc",
        "carrom/_bundled/assets/fonts/subset.sh",
        "carrom/_bundled/assets/locale/ne/LC_MESSAGES/carrom.po",
    ],
)
def test_what_is_dropped(destination: str) -> None:
    assert not is_kept(destination)


@pytest.mark.parametrize(
    "destination",
    [
        "pymunk/_chipmunk.abi3.so",
        "arcade/resources/system/shaders/sprites/sprite_list_simple_fs.glsl",
        "carrom/_bundled/plugins/powder.py",
        "carrom/_bundled/assets/fonts/NotoSans-Regular.ttf",
        "carrom/_bundled/assets/locale/ne/LC_MESSAGES/carrom.mo",
    ],
)
def test_what_is_kept(destination: str) -> None:
    assert is_kept(destination)


@pytest.mark.parametrize("name", ["pymunk._chipmunk", "pyglet.gl.gl_compat", "arcade.gui"])
def test_what_the_game_cannot_do_without_is_no_part_of_what_is_excluded(name: str) -> None:
    assert importlib.util.find_spec(name.partition(".")[0])
    assert not any(name == left_out or name.startswith(f"{left_out}.") for left_out in EXCLUDED)
