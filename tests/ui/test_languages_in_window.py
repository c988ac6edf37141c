"""Every screen in Nepali and Hindi: nothing that is drawn is left in English."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import arcade
import pytest
from arcade import key

from carrom.core.inputs import PlaceAuto, TakeAction
from carrom.core.match import Phase
from carrom.core.message import Notice
from carrom.core.params import Laws
from carrom.core.pieces import QueenAt
from carrom.core.ruling import Ruling, Turn
from carrom.core.seats import Player
from carrom.core.tally import BreakState
from carrom.laws.reasons import REASONS
from carrom.paths import shipped
from carrom.practice.stars import StarsFile
from carrom.storage.saves import RUNNING
from carrom.storage.settings import DisplaySettings, Settings, SettingsFile
from carrom.storage.statistics import StatisticsFile
from carrom.ui import watch_model
from carrom.ui.art.widgets import Button
from carrom.ui.controls.bindings import Bindings, Command
from carrom.ui.controls.devices import Device, Devices
from carrom.ui.controls.key_names import key_word
from carrom.ui.controls.prompts import Situation, how_to
from carrom.ui.game import Game
from carrom.ui.help.glossary import terms
from carrom.ui.screens.challenge import ChallengeScreen
from carrom.ui.screens.help import HelpScreen
from carrom.ui.screens.pause import PauseScreen
from carrom.ui.screens.play import PlayScreen
from carrom.ui.screens.practice import PracticeScreen
from carrom.ui.screens.replay import ReplayScreen
from carrom.ui.screens.settings import SettingsScreen
from carrom.ui.screens.setup import SetupScreen
from carrom.ui.screens.title import TitleScreen
from carrom.ui.screens.toss import TossScreen
from carrom.ui.screens.watch_setup import WatchSetupScreen
from carrom.ui.sentences import ruling_sentences
from carrom.ui.settings.rows import SECTIONS
from carrom.ui.setup_model import Setup
from carrom.ui.stage import Stage
from carrom.ui.words import Words
from tests.ui.driver import Driver, services
from tests.ui.matches import NAMES, match
from tests.ui.replay.reels import FAMILY

LATIN = re.compile(r"[A-Za-z][A-Za-z']+")

NOT_WORDS = (
    re.compile(r"\S*[/\\]\S+"),  # paths
    re.compile(r"\[[IVX]+(?: \S+ [IVX]+)?\]"),  # sections of the Laws
    re.compile(r"carrom plugins new NAME --kind ai"),
)
SAME = {"The", "Carrom", "authors", "CSV"}
SAME |= {"Shift", "Page", "Space", "Enter", "Escape", "Delete", "Start"}


def same_everywhere() -> set[str]:
    """Names of people and of keys, and the glossary's English words."""
    bindings = Bindings()
    keys = [bindings.key_word(each) for each in Command]
    buttons = [bindings.button_word(each) for each in Command]
    english = [term.english for term in terms(Words())]
    return {
        *SAME,
        *NAMES.values(),
        *(word for text in (*keys, *buttons, *english) for word in LATIN.findall(text)),
    }


@dataclass
class Reader:
    """A driver that reads what is drawn."""

    driver: Driver
    read: list[str]

    def english(self) -> list[str]:
        """What was drawn in a frame and is not in the language."""
        self.read.clear()
        self.driver.frames()
        return [text for text in self.read if _latin(text)]


def _latin(text: str) -> bool:
    for pattern in NOT_WORDS:
        text = pattern.sub("", text)
    return bool(set(LATIN.findall(text)) - same_everywhere())


@pytest.fixture(params=["ne", "hi"])
def driver(request: pytest.FixtureRequest, window: arcade.Window, tmp_path: Path) -> Driver:
    """In a language that is not English, with a kept match."""
    driver = Driver(window, tmp_path)
    told = services(tmp_path)
    told.words = Words(shipped("assets") / "locale")
    told.settings = replace(told.settings, display=DisplaySettings(language=request.param))
    driver.game = Game(Stage(window, told.words), told)
    folder = told.store.folders.replays
    folder.mkdir(parents=True)
    shutil.copy(FAMILY, folder / "2030-01-02 03.04.05.jsonl")
    return driver


@pytest.fixture
def reader(driver: Driver, read: list[str]) -> Reader:
    return Reader(driver, read)


MENUS: list[Callable[[Game], None]] = [
    Game.open_title,
    Game.open_setup,
    Game.open_plugins,
    Game.open_watch_setup,
    Game.open_statistics,
    lambda game: game.practice.open_table(),
    lambda game: game.practice.open_challenges(),
]


def test_menus(reader: Reader) -> None:
    for opened in MENUS:
        opened(reader.driver.game)
        assert reader.english() == [], opened


def test_set_up_of_doubles_with_every_house_rule(reader: Reader) -> None:
    game = reader.driver.game
    rules = {
        rule.id: {option.name: option.default for option in rule.options}
        for rule in game.services.registry.house_rules
    }
    kept = game.services.settings.match
    people = ("easy", "queen", "easy", None)
    game.services.change_settings(
        match=replace(kept, doubles=True, personalities=people, house_rules=rules)
    )
    game.open_setup()
    assert reader.english() == []


def test_settings(reader: Reader) -> None:
    game = reader.driver.game
    game.open_title()
    game.open_settings(reader.driver.screen(TitleScreen))
    for section in SECTIONS:
        reader.driver.screen(SettingsScreen)._open(section)
        assert reader.english() == [], section


def test_how_to_play(reader: Reader) -> None:
    game = reader.driver.game
    game.open_title()
    game.open_help(reader.driver.screen(TitleScreen), None)
    screen = reader.driver.screen(HelpScreen)
    for page in screen._pages:
        screen._list.choose(screen._pages.index(page))
        assert reader.english() == [], page.title
        assert [text for text in page.paragraphs if _latin(text)] == []


def test_replays(reader: Reader) -> None:
    driver = reader.driver
    driver.game.open_replays()
    driver.frames(3)
    assert reader.english() == []
    driver.key(arcade.key.ENTER)
    replay = driver.screen(ReplayScreen)
    assert reader.english() == []
    for place in (1, 5, replay.playback.last):
        replay.playback.seek(place)
        assert reader.english() == [], place
    replay.playback.seek(1)
    driver.game.open_export(replay)
    assert reader.english() == []


def test_practice(reader: Reader) -> None:
    driver, game = reader.driver, reader.driver.game
    game.practice.open_table()
    game.practice.open_positions(driver.screen(PracticeScreen))
    assert reader.english() == []
    game.practice.open_challenges()
    for entry in game.practice.shelf[::4]:
        game.practice.open_challenge(entry)
        assert reader.english() == [], entry
        screen = driver.screen(ChallengeScreen)
        screen.show_solution()
        assert reader.english() == [], entry


def test_seats_and_the_last_stroke(reader: Reader) -> None:
    driver = reader.driver
    screen = driver.play(match())
    driver.game.open_last_stroke(screen)
    assert reader.english() == []
    driver.game.open_seats(screen)
    assert reader.english() == []


def test_a_match_to_watch(reader: Reader) -> None:
    game = reader.driver.game
    game.open_watch_setup()
    chosen = reader.driver.screen(WatchSetupScreen).chosen
    services = game.services
    game.watch(watch_model.config(chosen, services.registry, {}, seed=1))
    assert reader.english() == []


def test_refusals_and_conflicts(reader: Reader) -> None:
    driver, services = reader.driver, reader.driver.game.services
    screen = driver.play(match())
    for refused in (
        screen.session.do(PlaceAuto()),
        screen.session.do(TakeAction("powder.sprinkle")),
        screen.session.undo(agreed=False),
    ):
        assert refused is not None
        assert not _latin(services.words.notice(refused.notice)), refused
    driver.game.open_setup()
    setup = driver.screen(SetupScreen)
    setup._change(setup.setup.switched("striker_minus"), rebuild=True)
    assert setup.setup.conflict is not None
    assert reader.english() == []


@pytest.mark.parametrize("device", list(Device))
@pytest.mark.parametrize("language", ["ne", "hi"])
def test_how_to_do_it(language: str, device: Device) -> None:
    words, devices = Words(shipped("assets") / "locale"), Devices()
    words.speak(language)
    devices.in_use = device
    told = [how_to(words, situation, devices) for situation in Situation]
    printed = re.compile(f"{key_word(key.DELETE)}|{key_word(key.ESCAPE)}")
    assert [text for text in told if _latin(printed.sub("", text))] == []


def test_at_the_board(reader: Reader) -> None:
    driver = reader.driver
    for state in (
        match(),
        match(doubles=True, break_=BreakState(made=True), queen=QueenAt.PENDING),
        replace(match(laws=Laws(best_of=3)), phase=Phase.BOARD_OVER),
    ):
        screen = driver.play(state)
        assert reader.english() == []
        ruling = Ruling(Turn.PASSES, None, state.board.tally, reasons=tuple(REASONS.values()))
        screen.flow.verdict.show(ruling_sentences(screen.words, ruling), ruling.reasons)
        screen.buttons.choose()
        assert reader.english() == []
        driver.game.open_pause(screen)
        assert reader.english() == []
        driver.screen(PauseScreen)._ask_concede()
        assert reader.english() == []
        driver.game.open_score_card(screen)
        assert reader.english() == []


def test_house_rules_at_the_board(reader: Reader) -> None:
    driver, services = reader.driver, reader.driver.game.services
    for rule in services.registry.house_rules:
        if rule.unavailable:
            continue
        needed = (rule.id, *rule.needs)
        on = {each: services.registry.options_of(each, {}) for each in needed}
        setup = Setup.repaired(replace(services.settings.match, house_rules=on), services.registry)
        driver.game.start(setup.config(seed=1))
        driver.frames(2)
        screen = driver.screen(PlayScreen)
        for action in screen.session.rulebook.list_actions(screen.state):
            screen.act(action.id)
        assert reader.english() == [], rule.id


def test_what_lower_layers_have_to_tell(reader: Reader, tmp_path: Path) -> None:
    services = reader.driver.game.services
    folders = services.store.folders
    for path in (folders.settings, folders.statistics, folders.stars, folders.saves / RUNNING):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("no such file")
    told: list[Notice] = []
    settings = SettingsFile(folders.settings, told.append)
    settings.load()
    folders.settings.write_text('{"sound": {"volume": "loud"}}')
    settings.load()
    (tmp_path / "file").write_text("")
    SettingsFile(tmp_path / "file" / "settings.json", told.append).save(Settings())
    assert StatisticsFile(folders.statistics, told.append).sheets == {}
    assert StarsFile(folders.stars, told.append).people == ()
    lost = services.store.load().notice
    assert lost is not None and len(told) == 5
    sentences = [services.words.notice(each) for each in (*told, lost)]
    assert [each for each in sentences if _latin(each)] == []


def test_toss(reader: Reader) -> None:
    driver = reader.driver
    kept = driver.game.services.settings.match
    driver.game.services.change_settings(match=replace(kept, first_breaker=None))
    driver.game.open_setup()
    reader.driver.key(arcade.key.ENTER)
    driver.frames(2)
    driver.screen(TossScreen)
    assert reader.english() == []


def test_names_that_the_game_gives_are_in_the_language(reader: Reader) -> None:
    game = reader.driver.game
    state = match()
    players = dict(state.config.players)
    players[Player.A1] = replace(players[Player.A1], name="Player 1")
    state = replace(state, config=replace(state.config, players=players))
    screen = reader.driver.play(state)
    assert screen.scoreboard().left.names == (game.services.words("Player {number}", number=1),)


def test_the_language_changes_at_once(reader: Reader) -> None:
    driver = reader.driver
    driver.game.open_title()
    title = driver.screen(TitleScreen)
    driver.game.open_settings(title)
    settings = driver.screen(SettingsScreen)
    settings._change(display=DisplaySettings(language="en"))
    driver.frames()
    assert "Settings" in reader.read
    settings.leave()
    driver.frames()
    shown = [w.word for w in driver.screen(TitleScreen).widgets.widgets if isinstance(w, Button)]
    assert "New match" in shown
