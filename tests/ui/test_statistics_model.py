from __future__ import annotations

from carrom.core.figures import Figures
from carrom.ui.replay.catalogue import date_words
from carrom.ui.statistics_model import MOST_MATCHES, people
from carrom.ui.words import Words
from tests.storage.test_statistics import sheet


def played(day: int) -> str:
    return f"2030-{1 + day // 28:02d}-{1 + day % 28:02d} 12:00:00"


def test_people_are_summed_up_over_all_matches() -> None:
    sheets = {
        "b": sheet(played(2), Asha=Figures(matches=1, boards=3, boards_won=1)),
        "a": sheet(played(1), Asha=Figures(matches=1, boards=1), Ravi=Figures(boards=1)),
    }
    asha, ravi = people(sheets)
    assert (asha.name, asha.total) == ("Asha", Figures(matches=2, boards=4, boards_won=1))
    assert (asha.line(Words()), ravi.line(Words())) == ("4 boards, 1 won", "1 board, 0 won")
    assert (asha.first, asha.last) == (date_words(played(1)), date_words(played(2)))
    assert len(asha.matches) == 2


def test_progress_goes_by_the_latest_five_matches_in_order_of_time() -> None:
    early = Figures(matches=1, strokes=10, good_strokes=0)
    late = Figures(matches=1, matches_won=1, strokes=10, good_strokes=10)
    sheets = {str(n): sheet(played(n), Asha=late if n >= 5 else early) for n in (9, *range(9))}
    (asha,) = people(sheets)
    assert [each.won for each in asha.matches] == [False] * 5 + [True] * 5
    shares = [each.accuracy for each in asha.matches]
    assert shares == [0, 0, 0, 0, 0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert {each.board_share for each in asha.matches} == {None}


def test_the_picture_holds_the_latest_matches() -> None:
    sheets = {str(n): sheet(played(n), Asha=Figures(matches=1)) for n in range(50)}
    (asha,) = people(sheets)
    assert len(asha.matches) == MOST_MATCHES
    assert asha.total.matches == 50


def test_nobody_has_played_yet() -> None:
    assert people({}) == ()
