"""The evaluation prefers what a player would."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carrom import (
    BoardVerdict,
    BySide,
    Colour,
    Laws,
    Layout,
    MatchState,
    PiecePoints,
    QueenAt,
    Ruling,
    Seat,
    Turn,
)
from carrom.ai import Hand, Taste, Valuer
from carrom.ai.ease import Ease, stored_windows
from tests.ai.boards import at, match_of

HAND = Hand(aim_degrees=0.3, power=0.04, placement_mm=1.0)
LAYOUT = at(w1=(100, 100), w2=(-100, 50), b1=(60, -90), b2=(-40, -120), queen=(0, 0))


def value(
    layout: Layout,
    *,
    striker: Colour = Colour.WHITE,
    queen: QueenAt | None = None,
    state: MatchState | None = None,
    board: BoardVerdict | None = None,
    first: float | None = None,
) -> float:
    """The value of a layout to SOUTH, who plays white."""
    state = state or match_of(layout, queen=queen)
    valuer = Valuer(state, Seat.SOUTH, Ease(HAND, stored_windows()), Taste())
    turn = Turn.BOARD_OVER if board else Turn.CONTINUES
    tally = match_of(layout, queen=queen).board.tally
    tally = replace(tally, points=state.board.tally.points)
    return valuer.value(Ruling(turn, None if board else striker, tally, board=board), layout, first)


def without(layout: Layout, *pieces: str) -> Layout:
    return {piece: spot for piece, spot in layout.items() if piece not in pieces}


def test_fewer_own_and_more_other_carrommen_are_better() -> None:
    assert value(without(LAYOUT, "w1")) > value(LAYOUT) > value(without(LAYOUT, "b1"))


def test_the_turn_is_worth_something_and_more_with_an_easy_stroke() -> None:
    assert value(LAYOUT, first=0.9) > value(LAYOUT, first=0.2)
    assert value(LAYOUT, first=0.2) > value(LAYOUT, striker=Colour.BLACK, first=0.2)
    assert value(LAYOUT, striker=Colour.BLACK, first=0.2) > value(
        LAYOUT, striker=Colour.BLACK, first=0.9
    )


def test_an_own_carromman_at_a_pocket_is_worth_more_than_one_in_the_middle() -> None:
    hanging = {**LAYOUT, **at(w1=(330, 330))}
    assert value(hanging) > value({**LAYOUT, **at(w1=(0, 100))})


def test_a_covered_queen_is_better_for_who_covered_her() -> None:
    bare = without(LAYOUT, "queen")
    mine, theirs = value(bare, queen=QueenAt.WHITE), value(bare, queen=QueenAt.BLACK)
    assert mine > value(LAYOUT)
    assert mine > theirs


def test_one_own_carromman_left_before_the_queen_is_a_danger() -> None:
    one = without(LAYOUT, "w1")
    gone = value(without(one, "queen"), queen=QueenAt.BLACK)
    assert gone - value(one) > value(without(LAYOUT, "queen"), queen=QueenAt.BLACK) - value(LAYOUT)


@pytest.mark.parametrize("striker", Colour)
def test_nothing_is_as_bad_as_a_lost_board_nor_as_good_as_a_won_one(striker: Colour) -> None:
    lost = value(LAYOUT, board=BoardVerdict(Colour.BLACK, 8))
    won = value(LAYOUT, board=BoardVerdict(Colour.WHITE, 8))
    assert lost < value(LAYOUT, striker=striker) < won


def test_near_the_end_of_a_game_only_winning_it_counts() -> None:
    late = replace(match_of(LAYOUT), score=BySide(24, 15))
    one, twelve = (
        value(LAYOUT, state=late, board=BoardVerdict(Colour.WHITE, points)) for points in (1, 12)
    )
    assert one == twelve
    early = replace(match_of(LAYOUT), score=BySide(0, 0))
    small, big = (
        value(LAYOUT, state=early, board=BoardVerdict(Colour.WHITE, points)) for points in (1, 12)
    )
    assert small < big


def test_where_pieces_score_points_decide() -> None:
    laws = replace(Laws(), piece_points=PiecePoints(20, 10, 50))
    state = match_of(LAYOUT, laws=laws)
    tally = state.board.tally

    def with_points(white: int, black: int) -> MatchState:
        points = replace(tally.points, white=white, black=black)
        return replace(state, board=replace(state.board, tally=replace(tally, points=points)))

    ahead, behind = with_points(60, 20), with_points(20, 60)
    assert value(LAYOUT, state=ahead) > value(LAYOUT, state=behind)


def test_the_cautious_fear_the_other_sides_next_stroke_more() -> None:
    def fear(caution: float) -> float:
        valuer = Valuer(
            match_of(LAYOUT), Seat.SOUTH, Ease(HAND, stored_windows()), Taste(caution=caution)
        )
        ruling = Ruling(Turn.PASSES, Colour.BLACK, match_of(LAYOUT).board.tally)
        return valuer.value(ruling, LAYOUT, 0.1) - valuer.value(ruling, LAYOUT, 0.9)

    assert fear(2.0) > fear(1.0) > 0.0
