import pytest

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import BASE_LINE_Y_MM, Point, to_board
from carrom.core.layout import opening_rack
from carrom.core.params import Laws
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke, striker_spot
from carrom.ui.hand.aiming import Aim
from carrom.ui.hand.hand import Hand
from carrom.ui.hand.placing_striker import BaseLine


def hand(seat: Seat = Seat.SOUTH, wish_mm: float = 0.0) -> Hand:
    return Hand.at(BaseLine(Laws(), opening_rack(TOURNAMENT), TOURNAMENT, seat), wish_mm)


def off_striker(held: Hand, dx: float, dy: float) -> Point:
    """A place (dx, dy) from the striker as its seat sees it."""
    away = to_board(held.line.seat, Point(dx, dy))
    return Point(held.spot.x + away.x, held.spot.y + away.y)


@pytest.mark.parametrize("seat", list(Seat))
def test_pulling_back_and_letting_go_is_a_stroke_straight_ahead(seat: Seat) -> None:
    held = hand(seat, 40.0)
    held.press(held.spot)
    held.drag(off_striker(held, 0, -60))
    held.drag(off_striker(held, 0, -150))
    stroke = held.release()
    assert stroke is not None
    assert (stroke.seat, stroke.along, stroke.angle) == (seat, 400, 9000)
    assert stroke.speed > 2000
    assert stroke.position == striker_spot(seat, 40.0)


def test_a_click_on_the_striker_is_no_stroke() -> None:
    held = hand()
    held.press(held.spot)
    held.drag(off_striker(held, 1, -2))
    assert held.release() is None


def test_pull_taken_back_to_the_striker_is_no_stroke() -> None:
    held = hand()
    held.press(held.spot)
    held.drag(off_striker(held, 0, -120))
    held.drag(off_striker(held, 3, -8))
    assert held.aim is None
    assert held.release() is None
    assert not held.busy


def test_cancelled_pull_leaves_the_striker_where_it_is_and_aims_from_there_again() -> None:
    held = hand(wish_mm=-80.0)
    held.press(held.spot)
    held.drag(off_striker(held, 0, -120))
    assert held.cancel()
    assert held.release() is None
    held.move(10)
    assert held.along_mm == pytest.approx(-60)
    held.press(held.spot)
    held.drag(off_striker(held, 0, -120))
    assert held.pull is not None
    assert held.pull.striker == striker_spot(Seat.SOUTH, -60.0)


def test_hand_that_moves_along_the_line_slides_the_striker() -> None:
    held = hand()
    grip = off_striker(held, 8, 3)
    held.press(grip)
    held.drag(Point(grip.x + 50, grip.y + 4))
    assert held.along_mm == pytest.approx(50)
    assert held.release() is None


def test_slider_brings_the_striker_to_the_pointer() -> None:
    held = hand(Seat.WEST)
    held.press_slider(to_board(Seat.WEST, Point(120, -400)))
    assert held.along_mm == pytest.approx(120)
    held.drag(to_board(Seat.WEST, Point(-500, -380)))
    assert held.along_mm == pytest.approx(-219.1)
    assert held.refused is not None
    assert held.release() is None


def test_keys_place_turn_strengthen_and_shoot() -> None:
    held = hand()
    held.move(-5)
    held.move(1, fine=True)
    held.turn(3)
    held.turn(-1, fine=True)
    held.strengthen(5)
    held.strengthen(-1)
    expected = Aim(9290, 540).stroke(Seat.SOUTH, -98, TOURNAMENT)
    assert held.shoot() == expected


def test_nothing_is_shot_while_the_mouse_holds_the_striker() -> None:
    held = hand()
    held.press(held.spot)
    held.drag(off_striker(held, 0, -100))
    assert held.shoot() is None


def test_cancel_says_whether_there_was_anything_to_take_back() -> None:
    held = hand()
    assert not held.cancel()
    held.turn(1)
    assert held.cancel()
    assert held.shoot() == Stroke(
        Seat.SOUTH, 0, 9000, Aim().stroke(Seat.SOUTH, 0, TOURNAMENT).speed
    )


def test_striker_is_hit_by_the_pointer_only_where_it_is() -> None:
    held = hand(wish_mm=100.0)
    assert held.on_striker(Point(110, BASE_LINE_Y_MM + 10))
    assert not held.on_striker(Point(0, BASE_LINE_Y_MM))
