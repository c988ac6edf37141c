"""States and strokes that cannot be: a case with one is an error, never a guess."""

from __future__ import annotations

from carrom.core.params import Laws, PiecePoints
from carrom.core.pieces import MEN_A_SIDE, ByColour, Colour, Kind, QueenAt
from carrom.core.tally import Position, StrokeFacts, Tally
from carrom.errors import BadInputError


def check(laws: Laws, position: Position, facts: StrokeFacts) -> None:
    """See that a position can come up and that the stroke can be made in it.

    Raises:
        BadInputError: It cannot; the text names the key of the case and the reason.
    """
    _check_board(laws, position.tally)
    _check_break(laws, position.tally)
    _check_score(laws, position)
    values = laws.piece_points
    if values is None:
        _check_colours(position.tally)
    else:
        _check_points(values, position.tally)
    _check_stroke(laws, position.tally, facts)


def _check_board(laws: Laws, tally: Tally) -> None:
    for colour in Colour:
        if tally.left[colour] < MEN_A_SIDE and not tally.opened[colour]:
            raise BadInputError(
                f"state.opened.{colour} is false, but a coin of that colour is off the board"
            )
        if tally.left[colour] == 0 and not laws.pieces_score:
            raise BadInputError(f"state.{colour} is 0, so the board is over already")
    if tally.left == ByColour(0, 0):
        raise BadInputError("state.white and state.black are 0, so the board is over already")


def _check_break(laws: Laws, tally: Tally) -> None:
    if tally.break_.tries >= laws.break_tries:
        raise BadInputError(
            f"state.break.tries must be less than {laws.break_tries}: then the turn has passed"
        )
    if tally.break_.made:
        return
    for colour in Colour:
        if tally.left[colour] < MEN_A_SIDE:
            raise BadInputError(f"state.{colour} must be {MEN_A_SIDE} before the break is made")
        if tally.opened[colour]:
            raise BadInputError(f"state.opened.{colour} is true before the break is made")
    if tally.queen is not QueenAt.BOARD:
        raise BadInputError(f"state.queen is {tally.queen} before the break is made")


def _check_score(laws: Laws, position: Position) -> None:
    for colour in Colour:
        if position.score[colour] >= laws.game_target:
            raise BadInputError(
                f"state.score.{colour} has reached the target of {laws.game_target}, so the game "
                "is over already"
            )


def _check_colours(tally: Tally) -> None:
    """Where colours belong to sides: nothing scores, and what is off the board pays dues."""
    for colour in Colour:
        if tally.dues[colour] and tally.left[colour] < MEN_A_SIDE:
            raise BadInputError(f"state.dues.{colour} is owed, but a coin is in hand to pay it")
        if tally.points[colour]:
            raise BadInputError(f"state.points.{colour} must be 0 where pieces have no points")
    if tally.hand is not None:
        raise BadInputError("state.hand is only for rule sets in which pieces have points")


def _check_points(values: PiecePoints, tally: Tally) -> None:
    """Where pieces score: points and hands are exactly what is off the board."""
    off = tally.left.map(lambda left: MEN_A_SIDE - left)
    queen = {colour: _queen(values, tally, colour) for colour in Colour}
    total = _worth(values, off) + sum(queen.values())
    if sum(tally.points) != total:
        given = sum(tally.points)
        raise BadInputError(
            f"state.points add up to {given}, but what is off the board is worth {total}"
        )
    for colour in Colour:
        if tally.points[colour] < queen[colour]:
            raise BadInputError(f"state.points.{colour} is less than the covered queen is worth")
        if tally.dues[colour] and tally.points[colour] > queen[colour]:
            raise BadInputError(f"state.dues.{colour} is owed, but a coin is in hand to pay it")
    if tally.hand is None:
        return
    for colour in Colour:
        held = tally.hand.white[colour] + tally.hand.black[colour]
        if held != off[colour]:
            raise BadInputError(
                f"state.hand has {held} {colour} coins, but {off[colour]} are off the board"
            )
        if _worth(values, tally.hand[colour]) + queen[colour] != tally.points[colour]:
            raise BadInputError(f"state.hand.{colour} does not add up to state.points.{colour}")
        if tally.dues[colour] and tally.hand[colour] != ByColour(0, 0):
            raise BadInputError(f"state.dues.{colour} is owed, but a coin is in hand to pay it")


def _check_stroke(laws: Laws, tally: Tally, facts: StrokeFacts) -> None:
    if not facts.proper and not laws.improper_strokes:
        raise BadInputError("stroke.proper is false, but these rules know no improper strokes")
    if facts.timed_out and facts.pocketed:
        raise BadInputError("stroke.pocketed must be empty when no stroke was made in time")
    if facts.timed_out and not facts.proper:
        raise BadInputError("stroke.proper is false, but no stroke was made in time")
    there = {
        Kind.WHITE: tally.left.white,
        Kind.BLACK: tally.left.black,
        Kind.QUEEN: int(tally.queen is QueenAt.BOARD),
        Kind.STRIKER: 1,
    }
    for kind, count in there.items():
        if facts.count(kind) > count:
            raise BadInputError(
                f"stroke.pocketed has {kind} {facts.count(kind)} times, but there is {count} "
                "on the board"
            )
    # Later in a board a coin at the mouth of a pocket may fall for any reason [Laws, XIII].
    untouched_break = not (tally.break_.made or facts.touched)
    if untouched_break and set(facts.pocketed) - {Kind.STRIKER}:
        raise BadInputError("stroke.touched is false, but a coin of the opening pack fell")


def _queen(values: PiecePoints, tally: Tally, colour: Colour) -> int:
    return values.queen if tally.queen is QueenAt.covered_by(colour) else 0


def _worth(values: PiecePoints, coins: ByColour[int]) -> int:
    return values.white * coins.white + values.black * coins.black
