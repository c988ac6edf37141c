"""What can be pocketed next is looked for on boards that tries have left."""

from __future__ import annotations

import math
import random

import pytest

from carrom import QueenAt, Seat, Stroke
from carrom.ai import Candidate, Hand, Kind
from carrom.ai.ease import Ease, stored_windows
from carrom.ai.errors import Errors, mirrored
from carrom.ai.evaluate import Taste, Valuer
from carrom.ai.lookahead import BOARDS, Lookahead
from carrom.ai.trial import Table, Trial
from tests.ai.boards import at, match_of, view

HAND = Hand(aim_degrees=0.2, power=0.03, placement_mm=0.5)


def tried(count: int, boards: int, **carrommen: tuple[float, float]) -> Trial:
    """A soft stroke up the middle after so many tries, looked at on so many boards."""
    state = match_of(at(**carrommen), queen=QueenAt.WHITE)
    worth = Valuer(state, Seat.SOUTH, Ease(HAND, stored_windows()), Taste())
    table = Table(view(state), HAND, worth, 100, math.inf, Errors(mirrored(random.Random(1))))
    trial = Trial(Candidate(Stroke.of(Seat.SOUTH, 0.0, 90.0, 600.0), Kind.SAFETY))
    table.sample([(trial, count)])
    Lookahead(state, HAND, worth, boards).improve(trial)
    return trial


@pytest.mark.parametrize(("tries", "boards", "looked"), [(10, BOARDS, 4), (10, 8, 8), (3, 8, 3)])
def test_it_looks_at_as_many_boards_as_it_may_and_there_are(
    tries: int, boards: int, looked: int
) -> None:
    assert tried(tries, boards, w1=(200, 100), b1=(-90, 60)).looked == looked


def test_who_strikes_next_is_reckoned_with() -> None:
    """The stroke misses, so a carromman in the jaws of the others' pocket is bad news."""
    waits = tried(4, 4, w1=(200, 100), b1=(320, -320))
    far = tried(4, 4, w1=(200, 100), b1=(0, -330))
    assert waits.mean < far.mean
