import csv
import io
from dataclasses import replace

from carrom.core.match import BoardResult, GameResult, MatchState, Phase
from carrom.core.seats import BySide, Player, Side
from carrom.ui.score_card import NIL, score_card
from carrom.ui.words import Words
from tests.ui.matches import match


def board(winner: Side | None, points: int, queen: int, breaker: Side, *score: int) -> BoardResult:
    return BoardResult(winner, points, queen, 0, breaker, BySide(*score))


BOARDS = (board(Side.A, 7, 3, Side.A, 7, 0), board(Side.B, 5, 0, Side.B, 7, 5))


def with_boards(state: MatchState, *boards: BoardResult, games: int = 1) -> MatchState:
    return replace(state, boards=boards, config=replace(state.config, games=games))


def test_rows_give_queen_coins_total_and_breaker() -> None:
    first, second = score_card(Words(), with_boards(match(), *BOARDS)).rows
    assert (first.board, first.breaker) == ("1", "Asha")
    assert (first.queen, first.coins) == (BySide("3", NIL), BySide("4", NIL))
    assert (second.queen, second.coins) == (BySide(NIL, NIL), BySide(NIL, "5"))
    assert second.total == BySide(7, 5)


def test_a_finished_game_is_on_the_card_once() -> None:
    game = GameResult(Side.A, BySide(7, 5), BOARDS)
    over = replace(with_boards(match(), *BOARDS, games=3), games=(game,), phase=Phase.GAME_OVER)
    assert [row.board for row in score_card(Words(), over).rows] == ["1.1", "1.2"]
    going_on = replace(over, boards=BOARDS, phase=Phase.AIMING)
    assert [row.board for row in score_card(Words(), going_on).rows] == ["1.1", "1.2", "2.1", "2.2"]
    assert score_card(Words(), over).games == BySide(1, 0)


def test_partners_share_a_column() -> None:
    assert score_card(Words(), match(doubles=True)).names == BySide(
        "Asha and Meera", "Ravi and Tariq"
    )


def test_csv_reads_back_even_with_commas_in_names() -> None:
    state = with_boards(match(), *BOARDS)
    players = {**state.config.players}
    players[Player.B1] = replace(players[Player.B1], name='Ravi, "the Hand"')
    state = replace(state, config=replace(state.config, players=players))
    rows = list(csv.reader(io.StringIO(score_card(Words(), state).as_csv())))
    assert len(rows) == 3
    assert rows[0][5] == 'Ravi, "the Hand" queen'
    assert rows[2] == ["2", 'Ravi, "the Hand"', NIL, NIL, "7", NIL, "5", "5"]
