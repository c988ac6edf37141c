"""Plugins that are broken in every way: each is reported, none stops the game or another."""

from __future__ import annotations

import importlib.util
import json
import shutil
import sys
from pathlib import Path

import pytest

from carrom import api
from carrom.host.discovery import Source, find_plugins
from carrom.host.loader import PluginState, load_plugins
from carrom.paths import shipped
from carrom.testing import FakeMatch
from tests.host.folders import folder, load_user, report_of, rule, working

BUNDLED = {plugin.id for plugin in find_plugins(shipped("plugins"), Path("nowhere"))}


def test_everything_bundled_works_without_a_word(tmp_path: Path) -> None:
    loaded = load_user(tmp_path / "none")
    assert working(loaded) == BUNDLED
    assert all(not report.warnings for report in loaded.reports)


BROKEN: dict[str, tuple[str | bytes, str]] = {
    "syntax": ("def broken(:\n", "no Python in line 1"),
    "tabs": ("if True:\n\tx = 1\n        y = 2\n", "no Python in line 3"),
    "binary": (bytes(range(256)), "no Python"),
    "encoding": ("# -*- coding: latin-9000 -*-\n", "no Python"),
    "latin": ("name = 'é'\n".encode("latin-1"), "no Python"),
    "empty": ("", "adds nothing"),
    "helpless": ("def helper():\n    return 1\n", "adds nothing"),
    "imports": ("import no_such_library\n", "No module named 'no_such_library'"),
    "raises": ("raise RuntimeError('not today')\n", "not today"),
    "exits": ("import sys\nsys.exit('bye')\n", "SystemExit: bye"),
    "asks": ("input('name? ')\n", "EOFError"),
    "recurses": ("def f(): f()\nf()\n", "RecursionError"),
    "too_new": ("CARROM_API = 99\nraise RuntimeError\n", "newer version of the game"),
    "too_old": ("CARROM_API = 0\nraise RuntimeError\n", "API 1 or newer is needed"),
    "argument": (
        "from carrom import hookimpl\n@hookimpl\ndef register_house_rules(game): return []\n",
        "'game'",
    ),
    "hook_raises": (
        "from carrom import hookimpl\n@hookimpl\ndef register_house_rules(): return 1 / 0\n",
        "register_house_rules failed: ZeroDivisionError",
    ),
    "hook_exits": (
        "from carrom import hookimpl\n@hookimpl\ndef register_personalities(): exit()\n",
        "register_personalities failed: ",
    ),
    "hook_gives_a_number": (
        "from carrom import hookimpl\n@hookimpl\ndef register_rule_sets(): return 5\n",
        "register_rule_sets failed: TypeError",
    ),
    "hook_gives_texts": (
        "from carrom import hookimpl\n@hookimpl\ndef register_house_rules(): return ['rule']\n",
        "'rule' is no HouseRule",
    ),
    "bad_id": (rule("Bad Id"), "small letters"),
    "bad_laws": (
        "from carrom import Laws, RuleSet, hookimpl\n@hookimpl\ndef register_rule_sets():\n"
        "    yield RuleSet('mine', 'Mine', 'Odd.', Laws(queen_points=2.5))\n",
        "queen_points=2.5",
    ),
    "bad_option": (
        rule("bad_option")
        .replace("create=Rule)", "create=Rule, options=(Option('n', 9, high=5),))")
        .replace("HouseRule, ", "HouseRule, Option, "),
        "at most 5",
    ),
    "quits_unseen": ("class Stop(BaseException): pass\nraise Stop('now')\n", "Stop: now"),
    "unreadable": (
        "class Odd(Exception):\n    def __str__(self): raise self\nraise Odd\n",
        "Odd: its text cannot be read",
    ),
    "unshowable": (
        "from carrom import hookimpl\nclass Odd:\n    def __repr__(self): return 1 / 0\n"
        "@hookimpl\ndef register_personalities(): return [Odd()]\n",
        "ZeroDivisionError",
    ),
    "bad_create": (rule("bad_create").replace("create=Rule", "create=5"), "must be callable"),
    "bad_excludes": (
        rule("bad_excludes").replace("create=Rule", "create=Rule, excludes='powder'"),
        "excludes must be a tuple, such as ('powder',) (bad_excludes.py, line 12)",
    ),
    "bad_rule_argument": (
        rule("bad_rule_argument").replace(
            "        pass\n", "        pass\n    @hookimpl\n    def hud_items(self, score): pass\n"
        ),
        "'score'",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_plugin_is_reported_and_the_others_work(name: str, tmp_path: Path) -> None:
    text, reason = BROKEN[name]
    user = folder(tmp_path, {f"{name}.py": text, "aaa.py": rule("first"), "zzz.py": rule("last")})
    loaded = load_user(user)
    report = report_of(loaded, name)
    assert report.state is PluginState.FAILED
    assert reason in " ".join(map(str, report.problems))
    assert working(loaded) == {*BUNDLED, "aaa", "zzz"}
    assert FakeMatch(loaded.registry, {"first": {}, "last": {}}).strike("w1")


def test_the_reason_can_be_read_at_every_start(tmp_path: Path) -> None:
    user = folder(tmp_path, {"raises.py": "raise RuntimeError('not today')"})
    for _ in range(3):
        report = report_of(load_user(user), "raises")
        assert report.state is PluginState.FAILED and "not today" in str(report.problems[0])


def test_interrupting_a_start_still_works(tmp_path: Path) -> None:
    user = folder(tmp_path, {"stops.py": "raise KeyboardInterrupt"})
    with pytest.raises(KeyboardInterrupt):
        load_user(user)


def test_what_a_plugin_prints_when_loaded_is_not_the_games_output(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    load_user(folder(tmp_path, {"loud.py": "print('HELLO')\n" + rule("loud")}))
    assert capsys.readouterr().out == ""


MISSPELT = rule("spelt").replace(
    "        pass\n",
    "        pass\n    @hookimpl\n    def judge_strok(self, match): pass\n"
    "    def hud_items(self, match): return []\n",
)


def test_misspelt_and_unmarked_hooks_are_warned_of_with_the_right_name(tmp_path: Path) -> None:
    text = MISSPELT + "\n@hookimpl\ndef register_house_rule(): pass\n"
    report = report_of(load_user(folder(tmp_path, {"spelt.py": text})), "spelt")
    assert report.state is PluginState.ON
    warnings = " ".join(map(str, report.warnings))
    assert "no hook judge_strok; did you mean judge_stroke?" in warnings
    assert "no hook register_house_rule; did you mean register_house_rules?" in warnings
    assert "hud_items is never called, because it lacks @hookimpl" in warnings


def test_plugin_that_names_no_api_is_warned_of(tmp_path: Path) -> None:
    text = rule("mute").replace("CARROM_API = 1", "")
    report = report_of(load_user(folder(tmp_path, {"mute.py": text})), "mute")
    assert report.state is PluginState.ON and "CARROM_API" in str(report.warnings[0])


def test_second_plugin_of_a_name_is_refused_and_the_third_loads(tmp_path: Path) -> None:
    user = folder(
        tmp_path,
        {
            "one.py": rule("one"),
            "one/__init__.py": rule("other"),
            "three.py": rule("three"),
            "powder.py": rule("mine"),
        },
    )
    loaded = load_user(user)
    states = [(r.plugin.place, r.state) for r in loaded.reports if r.plugin.source is Source.USER]
    assert states == [
        (str(user / "one"), PluginState.ON),
        (str(user / "one.py"), PluginState.FAILED),
        (str(user / "powder.py"), PluginState.FAILED),
        (str(user / "three.py"), PluginState.ON),
    ]
    assert "rename this one" in str(report_of(loaded, "powder").problems[0])


def test_second_rule_of_an_id_is_refused(tmp_path: Path) -> None:
    user = folder(tmp_path, {"a.py": rule("same"), "b.py": rule("same"), "c.py": rule("powder")})
    loaded = load_user(user)
    assert report_of(loaded, "a").state is PluginState.ON
    for late in "bc":
        assert "already" in str(report_of(loaded, late).problems[0])


def test_only_what_is_on_is_imported(tmp_path: Path) -> None:
    mark = tmp_path / "imported"
    text = f"from pathlib import Path\nPath({str(mark)!r}).touch()\n" + rule("lazy")
    user = folder(tmp_path / "plugins", {"lazy.py": text})
    report = report_of(load_plugins(shipped("plugins"), user, {}), "lazy")
    assert report.state is PluginState.OFF
    assert not mark.exists()
    load_plugins(shipped("plugins"), user, {"lazy": True})
    assert mark.exists()


def test_switching_off_survives_and_undoes(tmp_path: Path) -> None:
    for plugin in BUNDLED:
        loaded = load_plugins(shipped("plugins"), tmp_path, {plugin: False})
        assert report_of(loaded, plugin).state is PluginState.OFF
        assert working(loaded) == BUNDLED - {plugin}


@pytest.mark.parametrize("gone", sorted(BUNDLED))
def test_game_works_without_any_one_of_its_plugins(gone: str, tmp_path: Path) -> None:
    bundled = tmp_path / "bundled"
    shutil.copytree(shipped("plugins"), bundled, ignore=shutil.ignore_patterns("__pycache__"))
    (bundled / f"{gone}.py").unlink()
    loaded = load_plugins(bundled, tmp_path / "none", {})
    assert working(loaded) == BUNDLED - {gone}
    for rule_set in loaded.registry.rule_sets:
        usual = loaded.registry.usual_rules(rule_set.id)
        match = FakeMatch(loaded.registry, usual, rule_set=rule_set.id)
        match.strike("w1")
        assert not match.failures


def test_order_of_loading_is_by_name_and_can_be_chosen(tmp_path: Path) -> None:
    user = folder(tmp_path, {f"{name}.py": rule(name) for name in ("delta", "alpha", "charlie")})
    loaded = load_user(user)
    mine = [r.plugin.id for r in loaded.reports if r.plugin.source is Source.USER]
    assert mine == ["alpha", "charlie", "delta"]
    chosen = load_plugins(shipped("plugins"), user, {}, order=("delta", "nobody", "powder"))
    assert [report.plugin.id for report in chosen.reports][:2] == ["delta", "powder"]


def test_package_may_have_modules_named_like_the_games_own(tmp_path: Path) -> None:
    user = folder(
        tmp_path,
        {
            "mine/__init__.py": "from .rules import register_house_rules\nCARROM_API = 1\n",
            "mine/rules.py": "from . import board, state, utils\n" + rule("mine"),
            "mine/board.py": "",
            "mine/state.py": "from .utils import n",
            "mine/utils.py": "n = 1",
            "json.py": rule("jason"),
        },
    )
    loaded = load_user(user)
    assert {"mine", "json"} <= working(loaded)
    assert json.dumps([1]) == "[1]" and sys.modules["json"] is json


def test_every_name_of_the_api_and_the_usual_modules_can_be_imported(tmp_path: Path) -> None:
    usual = "math, random, json, dataclasses, statistics, fractions, itertools, collections"
    text = f"from carrom import {', '.join(api.__all__)}\nimport {usual}\n" + rule("greedy")
    assert "greedy" in working(load_user(folder(tmp_path, {"greedy.py": text})))


def test_library_folder_comes_last_on_the_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    user = folder(
        tmp_path,
        {
            "uses.py": "import needed_by_a_plugin\n" + rule("uses"),
            "lib/needed_by_a_plugin.py": "",
            "lib/json.py": "raise RuntimeError",
        },
    )
    loaded = load_user(user, lib=False)
    assert report_of(loaded, "uses").state is PluginState.ON
    assert all(report.plugin.id != "lib" for report in loaded.reports)
    assert sys.path[-1] == str(user / "lib")
    assert importlib.util.find_spec("json") is not None


def test_installed_distribution_is_found_by_its_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    info = "lib/carrom_extra-2.5.dist-info"
    user = folder(
        tmp_path,
        {
            "lib/carrom_extra.py": rule("extra"),
            f"{info}/METADATA": (
                "Metadata-Version: 2.1\nName: carrom-extra\nVersion: 2.5\n"
                "Summary: An extra rule.\nAuthor: Somebody\n"
            ),
            f"{info}/entry_points.txt": "[carrom]\nextra = carrom_extra\n",
        },
    )
    loaded = load_plugins(shipped("plugins"), user, {"extra": True})
    report = report_of(loaded, "extra")
    assert report.state is PluginState.ON
    found = report.plugin
    assert (found.source, found.version, found.author) == (Source.INSTALLED, "2.5", "Somebody")
    off = load_plugins(shipped("plugins"), user, {})
    assert report_of(off, "extra").state is PluginState.OFF


def test_folder_may_have_spaces_and_any_letters(tmp_path: Path) -> None:
    user = folder(tmp_path / "Ünï cødé डेटा", {"mine.py": rule("mine")})
    assert "mine" in working(load_user(user))


def test_changed_file_is_read_anew(tmp_path: Path) -> None:
    user = folder(tmp_path, {"mine.py": "raise RuntimeError('not today')\n"})
    assert "not today" in str(report_of(load_user(user), "mine").problems[0])
    folder(tmp_path, {"mine.py": rule("first")})
    assert "first" in {each.id for each in load_user(user).registry.house_rules}
    folder(tmp_path, {"mine.py": rule("the_second_one")})
    assert "the_second_one" in {each.id for each in load_user(user).registry.house_rules}
