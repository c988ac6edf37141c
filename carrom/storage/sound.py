"""Whether a match that was read makes sense: types alone do not say so."""

from __future__ import annotations

from carrom.core.match import MatchState, Phase
from carrom.core.pieces import CARROMMEN, MEN_A_SIDE, QUEEN, Colour, Kind, QueenAt, kind_of
from carrom.storage.files import damaged


def check_sound(match: MatchState, name: str) -> None:
    """See that the parts of a match agree with each other.

    Args:
        match: As read from a file.
        name: What to call the file in messages.

    Raises:
        BadInputError: They do not; the text says which.
    """
    fault = fault_of(match)
    if fault is not None:
        raise damaged(name, f"{name}: {fault}.")


def fault_of(match: MatchState) -> str | None:
    """What contradicts itself in a match; None if nothing does."""
    board = match.board
    if board.to_strike not in match.seats.seats or board.breaker not in match.seats.seats:
        return "a seat is to strike, or broke, at which nobody sits"
    if {player for _, player in match.seats.players} != set(match.config.players):
        return "those who sit at the board are not those who play"
    if (match.phase is Phase.PLACING) != (match.placing is not None):
        return "it is open whether somebody has to place"
    if (match.phase is Phase.TOSS) != (match.toss is not None):
        return "it is open whether there is a toss"
    waiting = [piece for entry in board.waiting for piece in entry.pieces]
    there = [*board.layout, *waiting]
    if len(set(there)) != len(there) or not set(there) <= set(CARROMMEN):
        return "a piece is on the board that cannot be, or is there twice"
    return _tally_fault(match, [kind_of(piece) for piece in there])


def _tally_fault(match: MatchState, there: list[Kind]) -> str | None:
    tally = match.board.tally
    for colour in Colour:
        left, dues = tally.left[colour], tally.dues[colour]
        if there.count(Kind(colour.value)) != left or not 0 <= left <= MEN_A_SIDE:
            return f"{left} {colour.value} carrommen are counted, not as many are on the board"
        if dues < 0:
            return f"{colour.value} owes less than nothing"
    if (kind_of(QUEEN) in there) != (tally.queen is QueenAt.BOARD):
        return f"the queen is {tally.queen.value}, which does not fit the board"
    return None
