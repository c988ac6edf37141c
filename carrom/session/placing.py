"""Pieces that come back: put down by the game, or by the player whose right it is [Laws, XIV]."""

from __future__ import annotations

from dataclasses import replace

from carrom.core.equipment import TOURNAMENT
from carrom.core.events import PieceReturned, PlacingDeclined
from carrom.core.geometry import Point
from carrom.core.match import BoardState, MatchState, Phase, Placing, Waiting
from carrom.core.pieces import QUEEN, Colour, PieceId, kind_of, men_of
from carrom.core.ruling import Returned
from carrom.laws.returns import free_spot, who_places
from carrom.session.flow import Flow
from carrom.session.turns import begin_turn


def come_back(flow: Flow, returned: Returned) -> Flow:
    """Take pieces out of the pockets: the queen, the striking side's carrommen, then the others'.

    Of each colour those with the lowest ids come back.
    """
    match = flow.match
    waiting = match.board.waiting
    if returned.queen:
        waiting += (Waiting((QUEEN,)),)
    own = match.striking_colour
    for colour in (own, own.other):
        if returned[colour]:
            pieces = in_hand(match.board, colour)[: returned[colour]]
            laws, striker = match.config.laws, match.board.to_strike
            placer = who_places(laws, match.seats, striker, own=colour is own)
            waiting += (Waiting(pieces, placer, may_decline=laws.may_decline),)
    return flow.change_board(waiting=waiting)


def in_hand(board: BoardState, colour: Colour) -> tuple[PieceId, ...]:
    """Pocketed carrommen of a colour that do not wait to come back, in id order."""
    coming = {piece for waiting in board.waiting for piece in waiting.pieces}
    return tuple(man for man in men_of(colour) if man not in board.layout and man not in coming)


def settle(flow: Flow) -> Flow:
    """Put back what there is room for, ask a player who has to place, or begin the turn."""
    match = flow.match
    for waiting in match.board.waiting:
        piece = waiting.pieces[0]
        spot = _game_spot(match, piece)
        if spot is None:
            continue
        if waiting.placer is None:
            return settle(_put(flow, piece, spot))
        placing = Placing(waiting.placer, waiting.pieces, _may_decline(match.board, waiting))
        return flow.change(phase=Phase.PLACING, placing=placing)
    return begin_turn(flow)


def place(flow: Flow, piece: PieceId, spot: Point) -> Flow:
    """Put down one carromman where the player wants it."""
    return settle(_put(flow, piece, spot))


def place_all(flow: Flow, pieces: tuple[PieceId, ...]) -> Flow:
    """Put down, where the game would, the carrommen that a player has left to place."""
    for piece in pieces:
        spot = _game_spot(flow.match, piece)
        if spot is not None:
            flow = _put(flow, piece, spot)
    return settle(flow)


def decline(flow: Flow, placing: Placing) -> Flow:
    """Leave in the pockets what a player could place."""
    board = flow.match.board
    colour = Colour(kind_of(placing.pieces[0]).value)
    left = board.tally.left.with_(colour, board.tally.left[colour] - len(placing.pieces))
    flow = flow.change_board(
        waiting=tuple(entry for entry in board.waiting if entry.pieces != placing.pieces),
        tally=replace(board.tally, left=left),
    )
    return settle(flow.tell(PlacingDeclined(placing.seat, placing.pieces)))


def _game_spot(match: MatchState, piece: PieceId) -> Point | None:
    """Where the game would put a piece; None if there is no room for it."""
    board = match.board
    return free_spot(match.config.laws, board.layout, TOURNAMENT, piece, board.to_strike)


def _may_decline(board: BoardState, waiting: Waiting) -> bool:
    """Whether all may be waived; never the last carrommen of a side, or it could not go on."""
    colour = Colour(kind_of(waiting.pieces[0]).value)
    return waiting.may_decline and board.tally.left[colour] > len(waiting.pieces)


def _put(flow: Flow, piece: PieceId, spot: Point) -> Flow:
    """Put one waiting piece on the board; once one is down, its company cannot be waived."""
    board = flow.match.board
    waiting = []
    for entry in board.waiting:
        if piece in entry.pieces:
            rest = tuple(other for other in entry.pieces if other != piece)
            entry = Waiting(rest, entry.placer)
        if entry.pieces:
            waiting.append(entry)
    layout = dict(sorted({**board.layout, piece: spot}.items()))
    flow = flow.change_board(layout=layout, waiting=tuple(waiting))
    return flow.tell(PieceReturned(piece, spot))
