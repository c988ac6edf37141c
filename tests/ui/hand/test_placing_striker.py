import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import BASE_CIRCLE_X_MM, BASE_LINE_Y_MM, Point, to_board
from carrom.core.layout import Layout, opening_rack
from carrom.core.params import Laws
from carrom.core.pieces import PieceId
from carrom.core.seats import Seat
from carrom.laws.placement import PlacementFault, placement_fault
from carrom.ui.hand.placing_striker import FAULT_WORDS, BaseLine, Gesture, gesture

RACK = opening_rack(TOURNAMENT)
seats = st.sampled_from(list(Seat))


def line(seat: Seat = Seat.SOUTH, layout: Layout = RACK) -> BaseLine:
    return BaseLine(Laws(), layout, TOURNAMENT, seat)


def coin_on_line(seat: Seat, along_mm: float) -> Layout:
    return {**RACK, PieceId("w1"): to_board(seat, Point(along_mm, BASE_LINE_Y_MM))}


@given(seats, st.floats(-400, 400), st.floats(-230, 230))
def test_wherever_it_is_dragged_it_stands_legally(seat: Seat, wish: float, coin: float) -> None:
    base = line(seat, coin_on_line(seat, coin))
    placed = base.at(wish)
    assert placement_fault(base.laws, base.layout, TOURNAMENT, seat, placed.along_mm) is None


def test_slow_drag_past_the_circle_jumps_from_clear_to_full() -> None:
    stops = {line().at(150 + n / 2).along_mm for n in range(160)}
    beyond = sorted(stop for stop in stops if stop > 182)
    assert beyond[0] <= 182.6
    assert beyond[-1] == pytest.approx(BASE_CIRCLE_X_MM, abs=0.06)
    assert not [stop for stop in beyond if 183 < stop < 219]


def test_keys_step_over_the_gap_and_over_a_coin() -> None:
    assert line().stepped(182.5, 2.0).along_mm == pytest.approx(BASE_CIRCLE_X_MM, abs=0.06)
    blocked = line(layout=coin_on_line(Seat.SOUTH, 50))
    before = blocked.stepped(10.0, 5.0).along_mm
    assert before < 14
    over = blocked.stepped(before, 5.0)
    assert over.along_mm > 80
    assert over.fault is None


def test_end_of_the_line_refuses_with_its_reason() -> None:
    end = line().at(400).along_mm
    refused = line().stepped(end, 2.0)
    assert refused.along_mm == end
    assert refused.fault is PlacementFault.BEYOND_BASE_LINE


@pytest.mark.parametrize(
    ("layout", "wish", "fault"),
    [
        (RACK, 200.0, PlacementFault.PARTLY_COVERS_CIRCLE),
        (RACK, 300.0, PlacementFault.BEYOND_BASE_LINE),
        (coin_on_line(Seat.SOUTH, 50), 60.0, PlacementFault.TOUCHES_COIN),
        (RACK, 0.0, None),
    ],
)
def test_reason_of_a_refusal(layout: Layout, wish: float, fault: PlacementFault | None) -> None:
    assert line(layout=layout).at(wish).fault is fault


def test_every_reason_is_said_in_three_words() -> None:
    assert set(FAULT_WORDS) == set(PlacementFault)
    assert all(len(words.split()) == 3 for words in FAULT_WORDS.values())


@given(seats, st.floats(-300, 300), st.floats(-300, 300))
def test_along_is_the_seats_own_right(seat: Seat, x: float, y: float) -> None:
    assert line(seat).along(to_board(seat, Point(x, y))) == pytest.approx(x)


@pytest.mark.parametrize(
    ("dx", "dy", "meant"),
    [
        (2, 2, Gesture.UNDECIDED),
        (12, 1, Gesture.SLIDE),
        (-12, -3, Gesture.SLIDE),
        (0, -12, Gesture.PULL),
        (9, -9, Gesture.PULL),
        (0, 12, Gesture.PULL),
    ],
)
@pytest.mark.parametrize("seat", list(Seat))
def test_hand_on_the_striker_slides_or_pulls(
    seat: Seat, dx: float, dy: float, meant: Gesture
) -> None:
    press = to_board(seat, Point(10, BASE_LINE_Y_MM))
    pointer = to_board(seat, Point(10 + dx, BASE_LINE_Y_MM + dy))
    assert gesture(seat, press, pointer) is meant
