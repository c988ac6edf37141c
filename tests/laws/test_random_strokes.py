"""Random strokes, one after another, under every rule set: what always has to hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrom.commands.cases.answer import answer
from carrom.commands.cases.books import Books
from carrom.commands.cases.files import Entry
from carrom.core.params import Laws, PiecePoints
from carrom.core.pieces import MEN_A_SIDE, ByColour, Colour, Kind, QueenAt
from carrom.core.ruling import Ruling, Turn
from carrom.core.tally import Position, StrokeFacts, Tally
from carrom.laws.judge import judge, judge_pass
from carrom.laws.rule_sets import CLUB, RULE_SETS

VALUES = PiecePoints(20, 10, 50)
LAWS: Mapping[str, Laws] = {rule_set.id: rule_set.laws for rule_set in RULE_SETS} | {
    "family": replace(CLUB.laws, piece_points=VALUES)
}
EVERY = pytest.mark.parametrize("rule_set", list(LAWS))
STATE_KEYS = "white black queen to_strike dues opened break points hand".split()


def possible(draw: st.DrawFn, laws: Laws, tally: Tally) -> StrokeFacts:
    """A stroke that can be made: fewer pieces fall than there are."""
    if draw(st.integers(0, 19)) == 0:
        return StrokeFacts(touched=False, timed_out=True)
    touched = draw(st.integers(0, 9)) > 0
    proper = not laws.improper_strokes or draw(st.integers(0, 4)) > 0
    fallen = [Kind.STRIKER] * (draw(st.integers(0, 4)) == 0)
    if touched:
        few = st.sampled_from((0, 0, 1, 1, 2, 3))
        fallen += [Kind.WHITE] * min(draw(few), tally.left.white)
        fallen += [Kind.BLACK] * min(draw(few), tally.left.black)
        if tally.queen is QueenAt.BOARD and draw(st.integers(0, 3)) == 0:
            fallen.append(Kind.QUEEN)
    order = draw(st.permutations(fallen))
    return StrokeFacts(tuple(order), touched=touched, proper=proper)


@st.composite
def boards(draw: st.DrawFn, laws: Laws) -> list[tuple[Position, StrokeFacts, Ruling]]:
    """One board, at most so many strokes of it."""
    scores = st.integers(0, laws.game_target - 1)
    score = ByColour(draw(scores), draw(scores))
    position, played = Position(Tally.fresh(), Colour.WHITE, score), []
    for _ in range(draw(st.integers(1, 40))):
        facts = possible(draw, laws, position.tally)
        ruling = judge(laws, position, facts)
        played.append((position, facts, ruling))
        if ruling.to_strike is None:
            break
        first = ruling.turn is Turn.PASSES
        position = Position(ruling.tally, ruling.to_strike, score, first_stroke=first)
    return played


@EVERY
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_what_holds_after_every_stroke(rule_set: str, data: st.DataObject) -> None:
    laws = LAWS[rule_set]
    for position, facts, ruling in data.draw(boards(laws)):
        before, after = position.tally, ruling.tally
        over = ruling.turn is Turn.BOARD_OVER
        assert over is (ruling.board is not None) is (ruling.to_strike is None)
        assert min(after.dues) >= 0
        for colour in Colour:
            assert 0 <= after.left[colour] <= MEN_A_SIDE
            fell = facts.count(Kind(colour.value))
            assert after.left[colour] == before.left[colour] - fell + ruling.returned[colour]
            assert after.opened[colour] >= (before.opened[colour] or fell > 0)
        if not over and not laws.pieces_score:
            assert min(after.left) > 0
            assert all(not after.dues[c] or after.left[c] == MEN_A_SIDE for c in Colour)
        if after.queen is QueenAt.PENDING:
            assert ruling.turn is Turn.CONTINUES
        if before.queen.is_covered:
            assert after.queen is before.queen
        gone = facts.count(Kind.QUEEN) > 0 or before.queen is QueenAt.PENDING
        assert ruling.returned.queen is (gone and after.queen is QueenAt.BOARD)
        if ruling.turn is Turn.CONTINUES or ruling.turn is Turn.RETRIES:
            assert ruling.to_strike is position.to_strike
        elif not over:
            assert ruling.to_strike is position.to_strike.other
        if over:
            assert after.dues == ByColour(0, 0)
            assert ruling.reasons


@EVERY
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_ruling_hangs_on_what_fell_and_not_on_its_order(
    rule_set: str, data: st.DataObject
) -> None:
    laws = LAWS[rule_set]
    for position, facts, ruling in data.draw(boards(laws)):
        order = data.draw(st.permutations(facts.pocketed))
        assert judge(laws, position, replace(facts, pocketed=tuple(order))) == ruling


@EVERY
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_points_of_a_board(rule_set: str, data: st.DataObject) -> None:
    laws = LAWS[rule_set]
    last = data.draw(boards(laws))[-1]
    position, _, ruling = last
    if ruling.board is None:
        return
    if laws.pieces_score:
        white, black = ruling.tally.points
        assert ruling.board.points == abs(white - black)
        queen = VALUES.queen if ruling.tally.queen.is_covered else 0
        assert white + black == 270 + queen
        return
    assert ruling.board.winner is not None
    most = MEN_A_SIDE + laws.queen_points
    assert 1 <= ruling.board.points <= ruling.board.points + ruling.board.demandable <= most
    assert ruling.board.queen_points in (0, laws.queen_points)
    if not laws.early_finish_ignores_limit:
        at_limit = position.score[ruling.board.winner] >= laws.queen_limit
        assert not (at_limit and ruling.board.queen_points)


@EVERY
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_what_the_command_gives_is_a_state_it_takes(
    rule_set: str, data: st.DataObject, books: Books
) -> None:
    state: dict[str, Any] = {"white": 9, "black": 9, "queen": "board", "break": {"made": False}}
    if rule_set == "family":
        empty = {"white": 0, "black": 0}
        state["hand"] = {"white": empty, "black": empty}
    for position, facts, ruling in data.draw(boards(LAWS[rule_set])):
        stroke = {
            "pocketed": [kind.value for kind in facts.pocketed],
            "touched": facts.touched,
            "proper": facts.proper,
            "timeout": facts.timed_out,
            "first": position.first_stroke,
        }
        got = answer(Entry({"ruleset": rule_set, "state": state, "stroke": stroke}), books)
        assert "error" not in got, (state, stroke, got)
        assert got["turn"] == ruling.turn.value
        assert (got["white"], got["black"]) == (ruling.tally.left.white, ruling.tally.left.black)
        state = {key: got[key] for key in STATE_KEYS if key in got}


@EVERY
@given(left=st.integers(1, 9), due=st.booleans())
def test_a_declined_turn_passes_and_costs_nothing(rule_set: str, left: int, due: bool) -> None:
    opened = ByColour(True, True)
    tally = Tally(ByColour(left, 5), QueenAt.PENDING, ByColour(int(due and left == 9), 0), opened)
    ruling = judge_pass(LAWS[rule_set], Position(tally, Colour.WHITE))
    assert (ruling.turn, ruling.to_strike) == (Turn.PASSES, Colour.BLACK)
    assert ruling.tally == replace(tally, queen=QueenAt.BOARD)
    assert ruling.returned.queen


@EVERY
def test_a_board_ends_with_a_player_who_pockets(rule_set: str) -> None:
    laws = LAWS[rule_set]
    position = Position(Tally.fresh(), Colour.WHITE)
    for _ in range(60):
        own = Kind(position.to_strike.value)
        tally = position.tally
        kind = own if tally.left[position.to_strike] else Kind(position.to_strike.other.value)
        queen = tally.queen is QueenAt.BOARD and tally.left[position.to_strike] == 5
        ruling = judge(laws, position, StrokeFacts((Kind.QUEEN,) if queen else (kind,)))
        if ruling.to_strike is None:
            break
        position = Position(ruling.tally, ruling.to_strike)
    assert ruling.board is not None
    assert ruling.board.winner is Colour.WHITE
