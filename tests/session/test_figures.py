from __future__ import annotations

from dataclasses import replace

import pytest

from carrom.core.figures import Figures, MatchSheet
from carrom.core.inputs import Concede, NextBoard
from carrom.core.match import MatchConfig, Phase, PlayerSpec
from carrom.core.pieces import QUEEN, STRIKER, Colour, men_of
from carrom.core.seats import BySide, Player, Side
from carrom.errors import BadInputError
from carrom.session.figures import UnfinishedError, sheet_of
from carrom.session.session import MatchSession
from tests.session.builders import config, played, session

NOON = "2030-01-02 12:00:00"
WHITE, BLACK = men_of(Colour.WHITE), men_of(Colour.BLACK)
ALL_WHITE = (QUEEN, *WHITE)


def one_board(*, doubles: bool = False, **fields: object) -> MatchConfig:
    """A match that the first board decides."""
    short = config(doubles=doubles, **fields)
    return replace(short, laws=replace(short.laws, game_target=1))


def over(match_config: MatchConfig, *drops: tuple[str, ...]) -> MatchSession:
    """A match of these strokes."""
    table = session(*drops, match_config=match_config)
    for _ in drops:
        played(table)
    assert table.state.phase is Phase.MATCH_OVER
    return table


def sheet(table: MatchSession) -> MatchSheet:
    return sheet_of(table.record, table.rulebook, NOON)


@pytest.mark.parametrize("winner", range(4))
def test_the_winner_is_the_same_for_all_four_players(winner: int) -> None:
    mine = WHITE if winner % 2 == 0 else BLACK
    idle = [()] * winner
    table = over(one_board(doubles=True), *idle, (QUEEN, *mine))
    found = sheet(table)
    player = ("A1", "B1", "A2", "B2")[winner]
    assert found.winner is table.state.winner is Side(player[0])
    assert found.score == table.state.games[-1].score
    for name, figures in found.people.items():
        won = name[0] == player[0]
        assert (figures.matches, figures.boards) == (1, 1)
        assert (figures.matches_won, figures.boards_won) == (won, won)
        assert figures.points == (12 if won else 0)
        assert figures.strokes == (name in order(winner))
        assert (figures.queens, figures.good_strokes) == ((1, 1) if name == player else (0, 0))


def order(winner: int) -> tuple[str, ...]:
    return ("A1", "B1", "A2", "B2")[: winner + 1]


@pytest.mark.parametrize(
    ("drops", "slammer"),
    [
        ([ALL_WHITE], "A1"),
        ([("w1",), (QUEEN, *WHITE[1:])], "A1"),
        ([(), (QUEEN, *BLACK)], "B1"),
        ([("w1",), (), (QUEEN, *BLACK)], "B1"),
        ([("w1",), (), (), (QUEEN, *WHITE[1:])], None),
        ([("w1",), (), ("b1",), (), ("w2",), (), (QUEEN, *BLACK[1:])], None),
    ],
)
def test_a_slam_is_a_board_cleared_in_the_first_turn(
    drops: list[tuple[str, ...]], slammer: str | None
) -> None:
    people = sheet(over(one_board(), *drops)).people
    assert [name for name, figures in people.items() if figures.slams] == (
        [slammer] * bool(slammer)
    )


def test_a_stroke_is_good_when_something_of_ones_own_fell_and_the_striker_did_not() -> None:
    table = session(("w1",), ("b1",), (), ("w2", STRIKER), match_config=one_board())
    for _ in range(4):
        played(table)
    table.do(Concede(Side.A, whole_match=True))
    people = sheet(table).people
    assert (people["A1"].strokes, people["A1"].good_strokes) == (3, 1)
    assert (people["B1"].strokes, people["B1"].good_strokes) == (1, 0)
    assert people["A1"].accuracy == 1 / 3
    assert people["B1"].matches_won == 1


def test_personalities_have_no_figures() -> None:
    players = {Player.A1: PlayerSpec("Asha"), Player.B1: PlayerSpec("Clockwork", "easy")}
    found = sheet(over(replace(one_board(), players=players), ALL_WHITE))
    assert list(found.people) == ["Asha"]
    assert found.names(Side.B) == "Clockwork"


def test_practice_is_no_part_of_the_figures() -> None:
    assert sheet(over(one_board(practice=True), ALL_WHITE)).people == {}


def test_a_match_of_games_is_scored_in_games() -> None:
    table = session(ALL_WHITE, (), (QUEEN, *WHITE), match_config=one_board(games=3))
    played(table)
    table.do(NextBoard())
    played(table)
    table.do(Concede(Side.B))
    assert table.state.phase is Phase.MATCH_OVER
    assert sheet(table).score == BySide(2, 0)


def test_a_match_that_goes_on_has_no_figures() -> None:
    table = session((), match_config=one_board())
    with pytest.raises(BadInputError, match="no stroke"):
        sheet(table)
    played(table)
    with pytest.raises(UnfinishedError, match="end"):
        sheet(table)


def test_figures_add_up() -> None:
    both = Figures(boards=2, boards_won=1, strokes=30) + Figures(boards=1, points=4, strokes=12)
    assert both == Figures(boards=3, boards_won=1, points=4, strokes=42)
    assert both.strokes_per_board == 14
    assert Figures().accuracy is Figures().board_share is Figures().strokes_per_board is None
