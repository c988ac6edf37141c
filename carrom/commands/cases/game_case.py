"""A game as a case: from the boards played to its score and what comes next."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from carrom.commands.cases.books import Book, Books
from carrom.commands.cases.table import Table, chosen, shown
from carrom.core.match import BoardResult, BoardState, MatchState, Phase
from carrom.core.params import Laws
from carrom.core.pieces import MEN_A_SIDE, ByColour
from carrom.core.ruling import GameVerdict
from carrom.core.seats import Seat, SeatPlan, Side
from carrom.core.tally import Tally
from carrom.errors import BadInputError

TOSS = "toss"


def judge_game_case(case: Table, book: Book, books: Books) -> dict[str, Any]:
    """Count the boards of a game, and say whether it is over or who breaks next.

    Raises:
        BadInputError: The game cannot be; the text names the key.
    """
    first = case.choice("first_break", Side)
    match = _match(book, first)
    verdict = GameVerdict(over=False)
    breaker: Side | None = first
    for n, item in enumerate(case.items("boards")):
        if verdict.over:
            raise BadInputError(f"boards[{n}] was played after the game was over")
        match, verdict = _played(match, book, breaker or first, _board(item, n, book.laws))
        breaker = None if verdict.over else book.rules.choose_breaker(match)
    failures = book.rules.take_failures()
    if failures:
        books.forget(book)
        raise BadInputError(f"house: {failures[0].notice}")
    next_break = None if verdict.over else TOSS if breaker is None else breaker.value
    return {
        "score": {"A": match.score.a, "B": match.score.b},
        "over": verdict.over,
        "winner": None if verdict.winner is None else verdict.winner.value,
        "next_break": next_break,
        "extra_board": verdict.extra_board,
    }


def _match(book: Book, first: Side) -> MatchState:
    board = BoardState(
        layout={},
        tally=Tally.fresh(),
        colours=ByColour(first, first.other),
        breaker=Seat.SOUTH,
        to_strike=Seat.SOUTH,
    )
    seats = SeatPlan.singles()
    data = book.rules.initial_rule_data(book.config)
    return MatchState(
        book.config, seats, Phase.BOARD_OVER, board, game_breaker=first, rule_data=data
    )


def _board(item: object, n: int, laws: Laws) -> tuple[Side, int]:
    """One entry of the list: who won, and by how much."""
    name = f"boards[{n}]"
    if not isinstance(item, list) or len(item) != 2:
        raise BadInputError(f"{name} must be a list of winner and points, not {shown(item)}")
    winner = chosen(item[0], Side, f"{name}[0]")
    points = item[1]
    most = _most(laws)
    if type(points) is not int or not 0 <= points <= most:
        raise BadInputError(
            f"{name}[1] must be a whole number from 0 to {most}, not {shown(points)}"
        )
    return winner, points


def _most(laws: Laws) -> int:
    """The most points of a board: nine carrommen and the queen, or every piece [IX]."""
    values = laws.piece_points
    if values is not None:
        return MEN_A_SIDE * (values.white + values.black) + values.queen
    return MEN_A_SIDE + laws.queen_points


def _played(
    match: MatchState, book: Book, breaker: Side, board: tuple[Side, int]
) -> tuple[MatchState, GameVerdict]:
    """The match with one more board; where a toss decided, who broke it makes no difference."""
    winner, points = board
    score = match.score.with_(winner, match.score[winner] + points)
    result = BoardResult(
        winner=winner if points else None,
        points=points,
        queen_points=0,
        demandable=0,
        breaker=breaker,
        score=score,
    )
    verdict = book.rules.judge_game(match, result)
    return replace(match, score=score, boards=(*match.boards, result)), verdict
