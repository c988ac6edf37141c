"""What a personality says about its choice, on its way out of its process."""

from __future__ import annotations

import math
import pickle
from dataclasses import replace

import pytest

from carrom.core.explanation import Explanation, Option, StrokeKind
from carrom.core.pieces import PieceId
from carrom.core.stroke import Stroke
from carrom.host.answers import GREATEST, LONGEST_TEXT, MOST_ITEMS
from carrom.host.explained import explained

CHOSEN = Option(
    Stroke.parse("S+0000 9000 2000"), StrokeKind.DIRECT, PieceId("w1"), 0.97, 0.24, 16, 0.01
)


def test_an_explanation_is_copied_into_the_games_own_classes() -> None:
    class Mine(Explanation):
        pass

    class MyOption(Option):
        pass

    mine = MyOption(*(getattr(CHOSEN, name) for name in Option.__slots__))
    copy = explained(Mine((mine,) * 1000, 90, GREATEST**2))
    assert copy == Explanation((CHOSEN,) * MOST_ITEMS, 90, GREATEST)
    assert pickle.loads(pickle.dumps(copy)) == copy


def test_anything_else_is_taken_as_its_text() -> None:
    assert explained(None) == ""
    assert explained("because") == "because"
    assert explained("x" * 9999) == "x" * LONGEST_TEXT


@pytest.mark.parametrize(
    "options",
    [
        (),
        (replace(CHOSEN, chance=math.nan),),
        (replace(CHOSEN, chance=1.5),),
        (replace(CHOSEN, target=PieceId("w77")),),
        (replace(CHOSEN, kind="leap"),),  # type: ignore[arg-type]
    ],
)
def test_one_that_cannot_be_is_refused(options: tuple[Option, ...]) -> None:
    with pytest.raises(ValueError):
        explained(Explanation(options, 90, 240))
