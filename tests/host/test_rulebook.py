from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from dataclasses import replace

import pytest

from carrom import (
    Breaker,
    BySide,
    GameVerdict,
    HudItem,
    Laws,
    MatchAction,
    MatchState,
    Options,
    Phase,
    QueenAt,
    Reason,
    RuleData,
    Ruling,
    Seat,
    Side,
    StrokeJudged,
    Turn,
    hookimpl,
    remembered,
)
from carrom.core.events import MatchEvent
from carrom.errors import BadInputError, RuleConflictError
from carrom.host.rulebook import RuleBook, amended_laws
from carrom.testing import FakeMatch, board, outcome, stroke
from tests.host.rules import house_rule, match_with, registry_of


def test_without_house_rules_the_laws_answer() -> None:
    match = match_with()
    assert match.strike("w1").turn is Turn.CONTINUES
    assert match.strike().turn is Turn.PASSES
    assert match.rules.turn_time_limit(match.state) is None
    assert match.rules.surface_factor(match.state) == 1.0
    assert match.actions == () and match.hud == ()


class AlwaysAgain:
    @hookimpl
    def judge_stroke(self, match: MatchState) -> Ruling:
        return Ruling(Turn.CONTINUES, match.striking_colour, match.board.tally)


class OneMoreReason:
    @hookimpl(wrapper=True)
    def judge_stroke(self) -> Generator[None, Ruling, Ruling]:
        ruling = yield
        return replace(ruling, reasons=(*ruling.reasons, Reason("odd", "It was odd.")))


def test_a_rule_can_decide_a_stroke_in_place_of_the_laws() -> None:
    assert match_with(AlwaysAgain).strike().turn is Turn.CONTINUES


def test_a_rule_can_change_what_the_laws_decide() -> None:
    ruling = match_with(OneMoreReason).strike()
    assert ruling.turn is Turn.PASSES
    assert ruling.reasons[-1].code == "odd"


class CountsStrokes:
    @hookimpl
    def initial_rule_data(self) -> RuleData:
        return {"strokes": 0}

    @hookimpl
    def update_rule_data(self, match: MatchState, event: MatchEvent) -> RuleData | None:
        if isinstance(event, StrokeJudged):
            return {"strokes": remembered(match, "rule0")["strokes"] + 1}
        return None

    @hookimpl
    def hud_items(self, match: MatchState) -> Iterable[HudItem]:
        yield HudItem(f"{remembered(match, 'rule0')['strokes']} strokes", Side.A)


def test_what_a_rule_remembers_is_part_of_the_match_and_of_that_match_only() -> None:
    match, other = match_with(CountsStrokes), match_with(CountsStrokes)
    before = match.state
    match.strike("w1")
    match.strike()
    assert [item.text for item in match.hud] == ["2 strokes"]
    assert [item.text for item in match.rules.hud_items(before)] == ["0 strokes"]
    assert [item.text for item in other.hud] == ["0 strokes"]


def test_trying_a_stroke_out_changes_nothing_that_a_rule_remembers() -> None:
    match = match_with(CountsStrokes)
    match.rules.judge_stroke(match.state, stroke(match.state), outcome(match.state, "w1"))
    assert [item.text for item in match.hud] == ["0 strokes"]


class Bell:
    @hookimpl
    def list_actions(self, match: MatchState) -> Iterable[MatchAction]:
        return [MatchAction("rule0.ring", "Ring")]

    @hookimpl
    def take_action(self, match: MatchState, action: str) -> RuleData | None:
        return {"rung": True} if action == "rule0.ring" else None


def test_a_button_changes_what_its_rule_remembers() -> None:
    match = match_with(Bell)
    match.press("rule0.ring")
    assert match.state.rule_data == {"rule0": {"rung": True}}


def test_a_button_that_nobody_offers_changes_nothing() -> None:
    match = match_with(Bell)
    assert match.rules.take_action(match.state, "rule0.kick") == {}


class Slippery:
    @hookimpl
    def surface_factor(self) -> float:
        return 0.5


def test_surface_factors_multiply() -> None:
    match = match_with(Slippery, Slippery)
    assert match.rules.surface_factor(match.state) == 0.25


class BlackBreaks:
    @hookimpl
    def choose_breaker(self) -> Breaker:
        return Breaker.B


class FirstBoardWins:
    @hookimpl
    def judge_game(self) -> GameVerdict:
        return GameVerdict(over=True, winner=Side.B)


def test_a_rule_can_choose_the_breaker() -> None:
    match = match_with(BlackBreaks, board=board(white=1, queen=QueenAt.WHITE, to_strike=Seat.SOUTH))
    match.strike("w1")
    match.next_board()
    assert match.state.seats.side(match.state.board.breaker) is Side.B


def test_a_rule_can_end_the_game() -> None:
    match = match_with(FirstBoardWins, board=board(white=1, queen=QueenAt.WHITE))
    match.strike("w1")
    assert match.state.phase is Phase.MATCH_OVER and match.state.winner is Side.B


@pytest.mark.parametrize(
    ("rule_set", "others", "breaker"), [("laws", 2, None), ("standard", 5, Side.B)]
)
def test_break_of_an_extra_board_follows_the_laws(
    rule_set: str, others: int, breaker: Side | None
) -> None:
    match = FakeMatch(
        registry_of(),
        rule_set=rule_set,
        board=board(white=1, black=2, queen=QueenAt.BLACK),
        score=BySide(0, others),
    )
    one_board = replace(match.state.config.laws, boards_limit=1)
    match.state = replace(match.state, config=replace(match.state.config, laws=one_board))
    match.strike("w1")
    assert match.state.score == BySide(others, others)
    assert match.rules.choose_breaker(match.state) is breaker


class SetsTarget:
    def __init__(self, target: int) -> None:
        self.target = target

    @hookimpl
    def amend_laws(self, laws: Laws) -> Mapping[str, object]:
        return {"game_target": self.target}


def test_two_rules_that_set_one_field_differently_are_a_conflict_in_words() -> None:
    def rule(rule_id: str, target: int) -> object:
        return house_rule(lambda: SetsTarget(target), rule_id)  # type: ignore[arg-type]

    registry = registry_of(rule("ten", 10), rule("also_ten", 10), rule("five", 5))  # type: ignore[arg-type]
    assert amended_laws("standard", {"ten": {}, "also_ten": {}}, registry).game_target == 10
    with pytest.raises(RuleConflictError) as conflict:
        amended_laws("standard", {"ten": {}, "five": {}}, registry)
    assert str(conflict.value) == (
        "The five rule and The ten rule cannot be played together: one sets game target to 5, the "
        "other to 10."
    )


@pytest.mark.parametrize("deciding", [AlwaysAgain, FirstBoardWins, BlackBreaks])
def test_two_rules_that_both_decide_are_a_conflict(deciding: type) -> None:
    with pytest.raises(RuleConflictError, match="both decide"):
        match_with(deciding, deciding)


def test_rules_that_wrap_can_be_together_and_with_one_that_decides() -> None:
    reasons = match_with(OneMoreReason, AlwaysAgain, OneMoreReason).strike().reasons
    assert [reason.code for reason in reasons] == ["odd", "odd"]


def test_rules_that_exclude_each_other_are_a_conflict() -> None:
    first = house_rule(Slippery, "first", excludes=("second",))
    registry = registry_of(first, house_rule(Bell, "second"))
    with pytest.raises(RuleConflictError, match="first rule and The second rule"):
        FakeMatch(registry, {"second": {}, "first": {}})


def test_a_rule_that_cannot_be_played_says_why() -> None:
    registry = registry_of(house_rule(Bell, "bell", unavailable="There is no bell."))
    with pytest.raises(BadInputError, match=r"There is no bell\."):
        FakeMatch(registry, {"bell": {}})


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"nowhere": {}}, "no house rule 'nowhere'"),
        ({"bell": {"loudness": 3}}, "no option 'loudness'"),
    ],
)
def test_unknown_rules_and_options_are_named(chosen: dict[str, Options], message: str) -> None:
    with pytest.raises(BadInputError, match=message):
        FakeMatch(registry_of(house_rule(Bell, "bell")), chosen)


def test_saved_match_is_not_taken_up_without_its_rule_or_with_a_changed_one() -> None:
    saved = match_with(Bell).state.config
    with pytest.raises(BadInputError, match="no house rule 'rule0'; is its plugin switched on"):
        RuleBook.of(saved, registry_of())
    older = replace(saved, house_rules={"rule0": {"loudness": 3}})
    with pytest.raises(BadInputError, match="no option 'loudness'"):
        RuleBook.of(older, registry_of(house_rule(Bell, "rule0")))
