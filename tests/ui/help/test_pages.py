import pytest

from carrom.core.registration import RuleSet
from carrom.core.ruling import Reason
from carrom.laws.reasons import REASONS
from carrom.laws.rule_sets import RULE_SETS
from carrom.storage.settings import ControlSettings
from carrom.ui.controls.bindings import Bindings
from carrom.ui.help.page import Key, Page
from carrom.ui.help.pages import page_of, pages
from carrom.ui.sentences import reason_sentence
from carrom.ui.words import Words
from tests.ui.driver import Driver

BY_ID = {rule_set.id: rule_set for rule_set in RULE_SETS}


def pages_of(rule_set: RuleSet) -> tuple[Page, ...]:
    return pages(Words(), rule_set.laws, rule_set.title, RULE_SETS, Bindings())


def text_of(*some: Page) -> str:
    return " ".join(sentence for page in some for sentence in page.paragraphs)


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=lambda rule_set: rule_set.id)
def test_every_reason_is_explained_on_a_page_that_quotes_it(rule_set: RuleSet) -> None:
    every = pages_of(rule_set)
    for reason in REASONS.values():
        page = every[page_of(reason, every)]
        assert reason.code in page.codes, reason.code
        assert reason_sentence(Words(), reason) in page.paragraphs


def test_pages_tell_the_values_that_the_match_is_played_by() -> None:
    # The subjects come first, and after them the page of every rule set.
    told = {key: text_of(*pages_of(each)[:8]) for key, each in BY_ID.items()}
    assert "at most 8 boards" in told["standard"]
    assert "One board is played." in told["club"]
    assert "Each stroke has 15 seconds" in told["laws"]
    assert "There is no clock" in told["icf"]
    assert "It may also decline." in told["laws"]
    assert "It may also decline." not in told["icf"]
    assert "nearest to the outer circle" in told["standard"]
    assert "nearest to the centre" in told["club"]


def test_every_rule_set_has_a_page_that_differs_from_the_others() -> None:
    every = {page.title: page for page in pages_of(BY_ID["standard"])}
    told = [text_of(every[rule_set.title]) for rule_set in RULE_SETS]
    assert len(set(told)) == len(told)
    assert "or 1 from a score of 22 on" in text_of(every["Standard"])
    assert "whatever its score" in text_of(every["ICF on a screen"])
    assert "best of" not in text_of(every["Club"])


def test_what_pieces_are_worth_is_told_once(driver: Driver) -> None:
    rule_sets = driver.game.services.usual_rule_sets()
    every = pages(Words(), BY_ID["standard"].laws, "Standard", rule_sets, Bindings())
    family = next(page for page in every if page.title == "Family points")
    assert text_of(family).count("50") == 1


def test_keys_are_those_that_the_player_uses() -> None:
    bindings = Bindings.of_settings(ControlSettings(keys={"why": "H"}))
    every = pages(Words(), BY_ID["standard"].laws, "Standard", (), bindings)
    keys = [part for page in every for part in page.parts if isinstance(part, Key)]
    assert Key("Why?", "H", "RB") in keys


def test_reason_of_a_house_rule_leads_to_the_game_itself() -> None:
    every = pages_of(BY_ID["standard"])
    assert page_of(Reason("of_a_plugin", "Something else."), every) == 1
