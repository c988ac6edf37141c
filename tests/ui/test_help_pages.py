import pytest

from carrom.core.registration import RuleSet
from carrom.core.ruling import Reason
from carrom.laws.reasons import REASONS
from carrom.laws.rule_sets import RULE_SETS
from carrom.ui.help_pages import page_of, pages
from carrom.ui.sentences import reason_sentence


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=lambda rule_set: rule_set.id)
def test_every_reason_is_explained_on_a_page_that_quotes_it(rule_set: RuleSet) -> None:
    every = pages(rule_set.laws, rule_set.title)
    for reason in REASONS.values():
        page = every[page_of(reason, every)]
        assert reason.code in page.codes, reason.code
        assert reason_sentence(reason) in page.paragraphs


def test_pages_tell_the_values_that_the_match_is_played_by() -> None:
    by_id = {rule_set.id: rule_set for rule_set in RULE_SETS}
    words = {
        key: " ".join(p for page in pages(each.laws, each.title) for p in page.paragraphs)
        for key, each in by_id.items()
    }
    assert "at most 8 boards" in words["standard"]
    assert "One board is played." in words["club"]
    assert "Each stroke has 15 seconds" in words["laws"]
    assert "There is no clock" in words["icf"]
    assert "It may also decline." in words["laws"]
    assert "It may also decline." not in words["icf"]
    assert "nearest to the outer circle" in words["standard"]
    assert "nearest to the centre" in words["club"]


def test_reason_of_a_house_rule_leads_to_the_game_itself() -> None:
    every = pages(RULE_SETS[0].laws, "Standard")
    assert page_of(Reason("of_a_plugin", "Something else."), every) == 1
