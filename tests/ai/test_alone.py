"""Who clears a board alone wants few strokes."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from carrom import (
    BoardVerdict,
    Colour,
    Laws,
    Layout,
    PiecePoints,
    Point,
    QueenAt,
    Ruling,
    Seat,
    Turn,
)
from carrom.ai import Brain, Hand
from carrom.ai.alone import ROWS, Clearing, Costs, stored_costs
from carrom.ai.ease import Ease, stored_windows
from carrom.ai.plan import Planner
from carrom.core.pieces import ByColour
from tests.ai.boards import at, match_of, view

LOOSE = Hand(aim_degrees=2.0, power=0.01, placement_mm=2.3)
COSTS = stored_costs()
FAMILY = Laws(piece_points=PiecePoints(white=1, black=1, queen=5))
LAYOUT = at(w1=(100, 100), w2=(-100, 50), w3=(0, 200), w4=(50, 150), b1=(60, -90), queen=(0, 0))


def test_costs_are_the_same_on_both_halves_and_between_those_around() -> None:
    costs = Costs([[1.0 + row / 10.0] * 18 for row in range(ROWS)])
    assert costs(Point(120.0, -350.0)) == costs(Point(-120.0, -350.0)) == pytest.approx(1.0)
    assert costs(Point(0.0, -340.0)) == pytest.approx(1.05)
    assert costs(Point(354.0, 354.0)) == pytest.approx(4.5, abs=0.01)


def test_the_stored_costs_are_a_stroke_at_a_near_pocket_and_more_than_two_far_off() -> None:
    assert COSTS(Point(340.0, -330.0)) == pytest.approx(1.0, abs=0.1)
    assert COSTS(Point(0.0, 340.0)) > 2.0


def worth(
    layout: Layout,
    *,
    laws: Laws | None = None,
    queen: QueenAt | None = None,
    owed: int = 0,
    striker: Colour = Colour.WHITE,
    board: BoardVerdict | None = None,
) -> float:
    """What a layout is worth to SOUTH, who plays white."""
    state = match_of(layout, queen=queen, laws=laws)
    tally = replace(state.board.tally, dues=ByColour(owed, 0))
    turn = Turn.BOARD_OVER if board else Turn.CONTINUES
    ruling = Ruling(turn, None if board else striker, tally, board=board)
    return Clearing(state, Seat.SOUTH, COSTS).value(ruling, layout)


def test_a_carromman_at_a_near_pocket_is_better_than_one_far_off() -> None:
    near, far = LAYOUT | at(w1=(330, -330)), LAYOUT | at(w1=(0, 340))
    assert worth(near) > worth(LAYOUT) > worth(far)


def test_no_place_is_as_good_as_a_pocket() -> None:
    gone = {piece: spot for piece, spot in LAYOUT.items() if piece != "w1"}
    assert worth(gone) > worth(LAYOUT | at(w1=(330, -330)))


def test_the_others_carrommen_count_only_where_every_piece_scores() -> None:
    moved = LAYOUT | at(b1=(330, -330))
    assert worth(moved) == worth(LAYOUT)
    assert worth(moved, laws=FAMILY) > worth(LAYOUT, laws=FAMILY)


def test_what_comes_back_costs_strokes() -> None:
    assert worth(LAYOUT) > worth(LAYOUT, owed=1)


def test_a_queen_is_better_covered_than_waiting_and_better_waiting_than_to_come() -> None:
    without = {piece: spot for piece, spot in LAYOUT.items() if piece != "queen"}
    covered = worth(without, queen=QueenAt.WHITE)
    waiting = worth(without, queen=QueenAt.PENDING)
    missed = worth(without, queen=QueenAt.PENDING, striker=Colour.BLACK)
    assert covered > waiting > missed
    assert waiting > worth(LAYOUT)


def test_the_queen_is_not_left_for_the_end() -> None:
    last = at(w1=(100, 100), queen=(0, 0))
    queen_first = worth(at(w1=(100, 100)), queen=QueenAt.PENDING)
    man_first = worth(at(queen=(0, 0)))
    assert queen_first > man_first
    assert worth(last) < man_first + 2.0 / 20.0


@pytest.mark.parametrize(("queen", "value"), [(QueenAt.WHITE, 1.0), (QueenAt.BOARD, -1.0)])
def test_a_board_is_cleared_only_with_a_covered_queen(queen: QueenAt, value: float) -> None:
    over = BoardVerdict(winner=Colour.WHITE, points=5)
    assert worth(at(b1=(0, 0)), queen=queen, board=over) == value


def test_it_pockets_the_last_one_and_tells_the_tries_with_errors() -> None:
    layout = at(w1=(300, -320), b1=(-200, 330))
    brain = Brain(strokes=200, first_tries=4, alone=True)
    told = Planner(LOOSE, brain, Ease(LOOSE, stored_windows())).plan(
        view(match_of(layout)), random.Random(1)
    )
    assert told.best.target == "w1"
    assert told.tried <= 200
    assert all(option.tries >= 4 for option in told.options)
