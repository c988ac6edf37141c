from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from carrom.core.message import Notice
from carrom.storage.settings import (
    MatchSettings,
    PluginSettings,
    Settings,
    SettingsFile,
    SoundSettings,
    WindowSettings,
)


def opened(path: Path) -> tuple[SettingsFile, list[Notice]]:
    told: list[Notice] = []
    return SettingsFile(path, told.append), told


def test_without_a_file_everything_is_as_usual(tmp_path: Path) -> None:
    file, told = opened(tmp_path / "settings.json")
    assert file.load() == Settings()
    assert told == []


def test_settings_read_back(tmp_path: Path) -> None:
    path = tmp_path / "config" / "settings.json"
    file, told = opened(path)
    settings = Settings(
        window=WindowSettings(1920, 1080, full_screen=True),
        sound=SoundSettings(volume=0, muted=True),
        match=MatchSettings(
            names=("Ævar", "李", "प्रिया 🙂", "\ud800"),
            personalities=(None, "calm", None, None),
            rule_set="laws",
            house_rules={"turn_timer": {"seconds": None}, "powder": {}},
        ),
        plugins=PluginSettings({"powder": False}, ("b", "a"), {"queen_points": {"points": 5}}),
    )
    file.save(settings)
    assert opened(path)[0].load() == settings
    file.save(replace(settings, match=MatchSettings()))
    assert opened(path)[0].load().match == MatchSettings()
    assert told == []


@pytest.mark.parametrize(
    ("section", "name", "value", "told"),
    [
        ("sound", "volume", None, "sound.volume"),
        ("sound", "volume", "loud", "sound.volume"),
        ("sound", "volume", 11, "sound.volume (11.0 is not from 0.0 to 1.0)"),
        ("sound", "muted", 1, "sound.muted"),
        ("window", "width", -5, "window.width (-5 is not from 800 to 16384)"),
        ("window", "width", 1000.5, "window.width"),
        ("window", "full_screen", "yes", "window.full_screen"),
        ("match", "names", [1, 2], "match.names"),
        ("match", "rule_set", ["laws"], "match.rule_set"),
        ("plugins", "switches", {"a": "on"}, "plugins.switches"),
        ("play", "result_delay_s", 1e9, "play.result_delay_s"),
        ("play", "hints", "loads", "play.hints"),
        ("display", "text_size", 3, "display.text_size"),
        ("controls", "keys", {"shoot": 32}, "controls.keys"),
    ],
)
def test_one_bad_value_costs_only_itself(
    section: str, name: str, value: object, told: str, tmp_path: Path
) -> None:
    path = tmp_path / "settings.json"
    good = {"version": 1, "match": {"doubles": True}, "window": {"height": 900}}
    tree = {**good, section: {**good.get(section, {}), name: value}}  # type: ignore[dict-item]
    path.write_text(json.dumps(tree), encoding="utf-8")
    file, messages = opened(path)
    settings = file.load()
    usual = Settings()
    assert getattr(getattr(settings, section), name) == getattr(getattr(usual, section), name)
    assert settings.match.doubles
    assert settings.window.height == 900
    assert len(messages) == 1
    assert told in str(messages[0])


def test_a_section_of_another_kind_costs_only_itself(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"version": 1, "window": 7, "sound": {"muted": true}}', encoding="utf-8")
    file, messages = opened(path)
    settings = file.load()
    assert settings.window == WindowSettings()
    assert settings.sound.muted
    assert "window" in str(messages[0])


def test_what_an_older_version_kept_besides_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"sound": {"muted": true, "music": 3}, "colour": 1}', encoding="utf-8")
    file, messages = opened(path)
    assert file.load().sound.muted
    assert messages == []


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"version": 99}', '{"version": "new"}', "[" * 100_000, '{"a": NaN'],
)
def test_a_file_that_cannot_be_used_is_set_aside(text: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    file, messages = opened(path)
    assert file.load() == Settings()
    assert len(messages) == 1
    (kept,) = tmp_path.iterdir()
    assert kept.read_text(encoding="utf-8") == text
    assert str(kept) in str(messages[0])
    file.save(Settings())
    assert opened(path)[0].load() == Settings()


def test_settings_that_cannot_be_written_are_told_of_once(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("", encoding="utf-8")
    file, messages = opened(tmp_path / "config" / "settings.json")
    for _ in range(3):
        file.save(Settings())
    assert len(messages) == 1
    assert "only until the game is closed" in str(messages[0])


def test_a_path_that_no_system_takes_costs_only_the_memory(tmp_path: Path) -> None:
    file, messages = opened(tmp_path / ("long" * 100) / "settings.json")
    assert file.load() == Settings()
    file.save(Settings())
    assert len(messages) == 1
