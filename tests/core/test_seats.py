from carrom.core.seats import Player, Seat, SeatPlan, Side


def turn_order(plan: SeatPlan, seat: Seat, turns: int) -> list[Seat]:
    order = [seat]
    for _ in range(turns):
        order.append(plan.next(order[-1]))
    return order


def test_singles_sit_opposite_each_other() -> None:
    plan = SeatPlan.singles()
    assert turn_order(plan, Seat.SOUTH, 2) == [Seat.SOUTH, Seat.NORTH, Seat.SOUTH]
    assert [plan.side(seat) for seat in plan.seats] == [Side.A, Side.B]


def test_in_doubles_the_turn_moves_to_the_right_and_never_to_the_partner() -> None:
    plan = SeatPlan.doubles()
    order = turn_order(plan, Seat.SOUTH, 4)
    assert order == [Seat.SOUTH, Seat.EAST, Seat.NORTH, Seat.WEST, Seat.SOUTH]
    assert [plan.side(seat) for seat in order[:4]] == [Side.A, Side.B, Side.A, Side.B]


def test_partners_sit_opposite_each_other() -> None:
    for side in Side:
        one, other = SeatPlan.doubles().seats_of(side)
        assert one.opposite is other


def test_a_change_of_sides_moves_everyone_to_the_right() -> None:
    assert SeatPlan.singles().moved().by_seat == {Seat.SOUTH: Player.B1, Seat.NORTH: Player.A1}
    moved = SeatPlan.doubles().moved()
    assert moved.seat_of(Player.A1) is Seat.EAST
    assert moved.seat_of(Player.B2) is Seat.SOUTH
    assert moved.seats == tuple(Seat)
