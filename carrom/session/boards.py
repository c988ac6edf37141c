"""What becomes of a finished board: points, games, the next break, the match [Laws, VIII-X]."""

from __future__ import annotations

from dataclasses import replace

from carrom.core.events import (
    BoardClosed,
    Cancelled,
    GameClosed,
    MatchClosed,
    PointsDemanded,
    SidesChanged,
    TossMade,
)
from carrom.core.match import BoardResult, GameResult, MatchState, Phase
from carrom.core.ruling import BoardVerdict
from carrom.core.seats import BySide, Seat, Side
from carrom.session.flow import Flow
from carrom.session.opening import first_seat, open_board, toss

CHANGE_POINTS = 13
"""Points of either side after which sides are changed within the deciding game [Laws, X]."""

CHANGE_BOARDS = 4
"""Boards after which sides are changed within the deciding game at the latest [Laws, X]."""


def close_board(flow: Flow, verdict: BoardVerdict) -> Flow:
    """Score a finished board; one that leaves points to ask for waits for its winner."""
    match = flow.match
    if match.board.trial:
        return flow.change(phase=Phase.BOARD_OVER)
    winner = None if verdict.winner is None else match.board.colours[verdict.winner]
    result = BoardResult(
        winner=winner,
        points=verdict.points,
        queen_points=verdict.queen_points,
        demandable=verdict.demandable,
        breaker=match.seats.side(match.board.breaker),
        score=_added(match.score, winner, verdict.points),
    )
    flow = flow.tell(BoardClosed(result))
    if result.demandable:
        return _entered(flow, result).change(phase=Phase.BOARD_OVER)
    return _settle_game(flow, result)


def demand(flow: Flow, points: int) -> Flow:
    """Give the winner of the board the points asked for, all or some of those on offer; or none."""
    result = flow.match.boards[-1]
    if points and result.winner is not None:
        flow = flow.tell(PointsDemanded(result.winner, points))
    result = replace(
        result,
        points=result.points + points,
        demandable=0,
        score=_added(result.score, result.winner, points),
    )
    without = flow.match.boards[:-1]
    flow = flow.change(boards=without, score=without[-1].score if without else BySide(0, 0))
    return _settle_game(flow, result)


def go_on(flow: Flow) -> Flow:
    """Open what comes after a finished board, a finished game, or a trial board."""
    match = flow.match
    if match.board.trial:
        return _after_trial(flow)
    if match.phase is Phase.GAME_OVER:
        return _next_game(flow)
    if match.points_on_offer:
        flow = demand(flow, 0)
        if flow.match.phase is not Phase.BOARD_OVER:
            return flow
    return _next_board(flow)


def replay_board(flow: Flow, why: Cancelled) -> Flow:
    """Cancel the board in play and set it again for the same breaker [Laws, XVI]."""
    board = flow.match.board
    return open_board(flow, board.breaker, trial=board.trial, replayed=why)


def concede(flow: Flow, side: Side, *, whole_match: bool) -> Flow:
    """Give the game in play, or the match, to the other side [Laws, XVI]."""
    match = flow.match
    flow = flow.change(placing=None, toss=None)
    if whole_match:
        return _close_match(flow, side.other)
    result = GameResult(side.other, match.score, match.boards, conceded=True)
    return _close_game(flow, result)


def _next_seat_of(match: MatchState, side: Side) -> Seat:
    """The seat of `side` that breaks next: the break moves to the right [Laws, VIII]."""
    seat = match.seats.next(match.board.breaker)
    while match.seats.side(seat) is not side:
        seat = match.seats.next(seat)
    return seat


def _added(score: BySide[int], winner: Side | None, points: int) -> BySide[int]:
    return score if winner is None else score.with_(winner, score[winner] + points)


def _entered(flow: Flow, result: BoardResult) -> Flow:
    """The board written into the score card."""
    return flow.change(boards=(*flow.match.boards, result), score=result.score)


def _settle_game(flow: Flow, result: BoardResult) -> Flow:
    """Enter a board of which all points are known, and close the game if it ends it."""
    verdict = flow.rulebook.judge_game(flow.match, result)
    flow = _entered(flow, result).change(phase=Phase.BOARD_OVER)
    if not verdict.over:
        return flow
    return _close_game(flow, GameResult(verdict.winner, result.score, flow.match.boards))


def _close_game(flow: Flow, result: GameResult) -> Flow:
    games = (*flow.match.games, result)
    flow = flow.change(games=games, phase=Phase.GAME_OVER).tell(GameClosed(result))
    best_of, won = flow.match.config.games, flow.match.games_won
    for side in Side:
        if won[side] > best_of // 2:
            return _close_match(flow, side)
    if len(games) < best_of:
        return flow
    return _close_match(flow, None if won.a == won.b else Side.A if won.a > won.b else Side.B)


def _close_match(flow: Flow, winner: Side | None) -> Flow:
    return flow.change(phase=Phase.MATCH_OVER, winner=winner).tell(MatchClosed(winner))


def _after_trial(flow: Flow) -> Flow:
    """The other side's trial board, then the first board that counts [Laws, VI]."""
    match = flow.match
    if match.seats.side(match.board.breaker) is match.game_breaker:
        return open_board(flow, match.seats.next(match.board.breaker), trial=True)
    return open_board(flow, first_seat(match.seats, match.game_breaker))


def _next_board(flow: Flow) -> Flow:
    match = flow.match
    breaker = flow.rulebook.choose_breaker(match)
    if breaker is None:
        breaker = toss(match)
        flow = flow.tell(TossMade(breaker))
    player = match.seats.by_seat[_next_seat_of(match, breaker)]
    if _change_within_game(match):
        flow = flow.change(seats=match.seats.moved(), sides_changed=True).tell(SidesChanged())
    return open_board(flow, flow.match.seats.seat_of(player))


def _change_within_game(match: MatchState) -> bool:
    """Whether sides are changed now, within the deciding game [Laws, X]."""
    if not match.config.laws.change_sides or match.sides_changed:
        return False
    deciding = match.config.games > 1 and len(match.games) == match.config.games - 1
    return deciding and (max(match.score) >= CHANGE_POINTS or len(match.boards) >= CHANGE_BOARDS)


def _next_game(flow: Flow) -> Flow:
    """The side that did not break first in the game before breaks first now [Laws, VIII]."""
    match = flow.match
    breaker = match.game_breaker.other
    seats = match.seats
    if match.config.laws.change_sides:
        seats = seats.moved()
        flow = flow.tell(SidesChanged())
    flow = flow.change(
        seats=seats, game_breaker=breaker, score=BySide(0, 0), boards=(), sides_changed=False
    )
    return open_board(flow, first_seat(seats, breaker))
