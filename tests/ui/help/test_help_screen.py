from __future__ import annotations

import pytest
from arcade import key

from carrom.laws.reasons import REASONS
from carrom.ui.screens.help import HelpScreen
from carrom.ui.screens.play import PlayScreen
from carrom.ui.screens.title import TitleScreen
from tests.ui.driver import Driver
from tests.ui.matches import match


@pytest.mark.parametrize("code", ["striker_pocketed", "queen_keeps_turn", "queen_limit"])
def test_why_leads_to_the_sentence_itself(driver: Driver, read: list[str], code: str) -> None:
    play = driver.play(match())
    play.flow.verdict.show(["Judged."], [REASONS[code]])
    play.why()
    read.clear()
    driver.frames()
    driver.screen(HelpScreen)
    assert REASONS[code].sentence[:30] in " ".join(read)
    driver.key(key.ESCAPE)
    driver.screen(PlayScreen)


def test_pages_are_turned_by_keys_and_read_to_their_end(driver: Driver, read: list[str]) -> None:
    driver.game.open_title()
    driver.game.open_help(driver.screen(TitleScreen), None)
    driver.key(key.DOWN, times=4)
    assert "More below: scroll, or page down" in read
    read.clear()
    driver.key(key.PAGEDOWN, times=8)
    assert "More below: scroll, or page down" not in read
    assert REASONS["others_due_paid"].sentence[:30] in " ".join(read)


def test_a_page_is_scrolled_by_the_wheel_and_the_list_by_itself(
    driver: Driver, read: list[str]
) -> None:
    driver.game.open_title()
    driver.game.open_help(driver.screen(TitleScreen), None)
    driver.frames()
    first = "Slide the striker along"
    assert first in " ".join(read)
    driver.window.dispatch_event("on_mouse_scroll", 900, 400, 0, -10)
    read.clear()
    driver.frames()
    assert first not in " ".join(read)


def test_what_has_a_key_and_no_button_names_the_key_alone(driver: Driver, read: list[str]) -> None:
    driver.game.open_title()
    driver.game.open_help(driver.screen(TitleScreen), None)
    screen = driver.screen(HelpScreen)
    screen._list.choose([page.title for page in screen._pages].index("Keys and buttons"))
    for _ in range(8):
        driver.key(key.PAGEDOWN)
    assert "M" in read and "Space · A" in read
    assert not [text for text in read if "· —" in text]
