import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.core.equipment import TOURNAMENT
from carrom.core.pieces import QUEEN, STRIKER


def test_a_piece_tips_where_its_centre_passes_the_chord_of_the_rim() -> None:
    assert TOURNAMENT.drop_radius_mm(QUEEN) == pytest.approx(15.96, abs=0.01)
    assert TOURNAMENT.drop_radius_mm(STRIKER) == pytest.approx(8.28, abs=0.01)


def test_power_spans_the_softest_and_the_hardest_flick() -> None:
    assert (TOURNAMENT.speed_mm_s(0), TOURNAMENT.speed_mm_s(1)) == (250, 6500)


@given(st.floats(0, 1))
def test_power_reads_back_from_the_speed(power: float) -> None:
    assert TOURNAMENT.power(TOURNAMENT.speed_mm_s(power)) == pytest.approx(power, abs=1e-4)
