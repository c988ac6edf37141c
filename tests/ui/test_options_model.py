import pytest

from carrom.core.registration import HouseRule, Option
from carrom.ui.options_model import parsed, shown, usual_options, values_of
from carrom.ui.words import Words

COINS = Option("coins", default=2, low=2, high=5)
RULE = HouseRule(
    "bonus", "Bonus", "", object, options=(COINS, Option("side", default="all", choices=("all",)))
)


@pytest.mark.parametrize(
    ("option", "values"),
    [
        (COINS, (2, 3, 4, 5)),
        (Option("on", default=True), (False, True)),
        (Option("who", default="a", choices=("a", "b")), ("a", "b")),
        (Option("limit", default=None, low=1, high=2, none="no limit"), (None, 1, 2)),
        (Option("name", default="x"), ()),
        (Option("seconds", default=9), ()),
        (Option("seconds", default=9, low=0, high=5000), ()),
    ],
)
def test_values_to_step_through(option: Option, values: tuple[object, ...]) -> None:
    assert values_of(option) == values
    assert all(option.problem(value) is None for value in values_of(option))


def test_numbers_that_are_not_whole_have_fine_steps_and_their_default() -> None:
    option = Option("factor", default=0.77, low=0.5, high=1.5)
    values = values_of(option)
    assert values[0] == 0.5 and values[-1] == 1.5 and 0.77 in values and len(values) == 22
    assert all(option.problem(value) is None for value in values)
    assert shown(Words(), option, values[1]) == "0.55"


def test_what_cannot_be_read_is_refused_by_the_option() -> None:
    option = Option("seconds", default=9, none="no clock")
    assert parsed(option, "12") == 12
    assert parsed(option, " ") is None
    assert "whole number" in (option.problem(parsed(option, "a lot")) or "")


def test_usual_options_are_those_kept_where_they_are_allowed() -> None:
    assert usual_options(RULE, {}) == {"coins": 2, "side": "all"}
    kept = {"bonus": {"coins": 4, "side": "gone", "older": 1}, "other": {"coins": 3}}
    assert usual_options(RULE, kept) == {"coins": 4, "side": "all"}
