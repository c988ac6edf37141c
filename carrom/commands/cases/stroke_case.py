"""A stroke as a case: from its table to the ruling's table."""

from __future__ import annotations

from typing import Any

from carrom.commands.cases.books import Book, Books
from carrom.commands.cases.checks import check
from carrom.commands.cases.table import Table, chosen
from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import Point
from carrom.core.layout import opening_rack
from carrom.core.match import BoardState, MatchState, Phase
from carrom.core.outcome import Pocketing, StrokeOutcome
from carrom.core.pieces import (
    MEN_A_SIDE,
    QUEEN,
    STRIKER,
    ByColour,
    Colour,
    Kind,
    PieceId,
    QueenAt,
    men_of,
)
from carrom.core.ruling import Ruling
from carrom.core.seats import BySide, Seat, SeatPlan, Side
from carrom.core.stroke import Stroke
from carrom.core.tally import BreakState, Position, StrokeFacts, Tally
from carrom.errors import BadInputError

RACK = opening_rack(TOURNAMENT)
COLOURS = ByColour(Side.A, Side.B)
SEATS = SeatPlan.singles()


def judge_stroke_case(case: Table, book: Book, books: Books) -> dict[str, Any]:
    """Rule on the stroke of a case.

    Raises:
        BadInputError: The case cannot be; the text names the key.
    """
    position = _position(case.table("state"))
    stroke = case.get("stroke", Table({}), case.table)
    facts, first = _facts(stroke)
    position = Position(position.tally, position.to_strike, position.score, first)
    check(book.laws, position, facts)
    match = _match(book, position)
    outcome = _outcome(match, facts)
    made = None if facts.timed_out else Stroke.of(match.board.to_strike, 0.0, 90.0, 1000.0)
    ruling = book.rules.judge_stroke(match, made, outcome)
    failures = book.rules.take_failures()
    if failures:
        books.forget(book)
        raise BadInputError(f"house: {failures[0].notice}")
    return _written(ruling, scores=book.laws.pieces_score)


def _position(state: Table) -> Position:
    left = ByColour(state.whole("white", 0, MEN_A_SIDE), state.whole("black", 0, MEN_A_SIDE))
    zero = ByColour(0, 0)
    tally = Tally(
        left=left,
        queen=state.choice("queen", QueenAt),
        dues=state.by_colour("dues", zero, Table.whole),
        opened=state.by_colour("opened", left.map(lambda n: n < MEN_A_SIDE), Table.flag),
        break_=_break(state),
        points=state.by_colour("points", zero, Table.whole),
        hand=_hands(state),
    )
    to_strike = state.get("to_strike", Colour.WHITE, lambda key: state.choice(key, Colour))
    score = state.by_colour("score", zero, Table.whole)
    state.finish()
    return Position(tally, to_strike, score)


def _break(state: Table) -> BreakState:
    if not state.has("break"):
        return BreakState()
    table = state.table("break")
    read = BreakState(table.flag("made"), table.get("tries", 0, table.whole))
    table.finish()
    return read


def _hands(state: Table) -> ByColour[ByColour[int]] | None:
    empty = ByColour(0, 0)
    if state.get("hand", None, state.raw) is None:
        return None
    return state.by_colour(
        "hand",
        ByColour(empty, empty),
        lambda hands, side: hands.by_colour(side, empty, Table.whole),
    )


def _facts(stroke: Table) -> tuple[StrokeFacts, bool]:
    fallen: list[Any] = stroke.get("pocketed", [], stroke.items)
    kinds = tuple(
        chosen(item, Kind, f"{stroke.name('pocketed')}[{n}]") for n, item in enumerate(fallen)
    )
    facts = StrokeFacts(
        pocketed=kinds,
        touched=stroke.get("touched", True, stroke.flag),
        proper=stroke.get("proper", True, stroke.flag),
        timed_out=stroke.get("timeout", False, stroke.flag),
    )
    first = stroke.get("first", True, stroke.flag)
    stroke.finish()
    return facts, first


def _match(book: Book, position: Position) -> MatchState:
    """A match in which the case could have come up: side A plays white, from the south."""
    tally = position.tally
    layout: dict[PieceId, Point] = {}
    for colour in Colour:
        layout |= {man: RACK[man] for man in men_of(colour)[: tally.left[colour]]}
    if tally.queen is QueenAt.BOARD:
        layout[QUEEN] = RACK[QUEEN]
    seat = SEATS.seats_of(COLOURS[position.to_strike])[0]
    board = BoardState(
        layout=dict(sorted(layout.items())),
        tally=tally,
        colours=COLOURS,
        breaker=Seat.SOUTH,
        to_strike=seat,
        first_stroke=position.first_stroke,
    )
    score = BySide(position.score.white, position.score.black)
    return MatchState(
        book.config,
        SEATS,
        Phase.AIMING,
        board,
        game_breaker=Side.A,
        score=score,
        rule_data=book.rules.initial_rule_data(book.config),
    )


def _outcome(match: MatchState, facts: StrokeFacts) -> StrokeOutcome:
    """An outcome with just these facts: of each colour the first on the board fall."""
    final = dict(match.board.layout)
    falls = []
    for n, kind in enumerate(facts.pocketed):
        if kind is Kind.STRIKER:
            piece = STRIKER
        elif kind is Kind.QUEEN:
            piece = QUEEN
        else:
            piece = next(man for man in men_of(Colour(kind.value)) if man in final)
        final.pop(piece, None)
        falls.append(Pocketing(t=float(n), piece=piece, pocket=0, speed=0.0))
    return StrokeOutcome(
        final=final,
        pocketed=tuple(falls),
        touched=facts.touched,
        proper=facts.proper,
        timed_out=facts.timed_out,
    )


def _written(ruling: Ruling, *, scores: bool) -> dict[str, Any]:
    tally, board = ruling.tally, ruling.board
    table: dict[str, Any] = {
        "turn": ruling.turn.value,
        "to_strike": None if ruling.to_strike is None else ruling.to_strike.value,
        "white": tally.left.white,
        "black": tally.left.black,
        "queen": tally.queen.value,
        "dues": _pair(tally.dues),
        "opened": _pair(tally.opened),
        "returned": {
            "white": ruling.returned.white,
            "black": ruling.returned.black,
            "queen": ruling.returned.queen,
        },
        "break": {"made": tally.break_.made, "tries": tally.break_.tries},
    }
    if scores:
        table["points"] = _pair(tally.points)
        table["hand"] = None if tally.hand is None else _pair(tally.hand.map(_pair))
    table["fouls"] = [foul.value for foul in ruling.fouls]
    table["reasons"] = [
        {"code": why.code, "law": why.law} if why.law else {"code": why.code}
        for why in ruling.reasons
    ]
    table["board"] = board and {
        "winner": "draw" if board.winner is None else board.winner.value,
        "points": board.points,
        "demandable": board.demandable,
    }
    return table


def _pair(pair: ByColour[Any]) -> dict[str, Any]:
    return {"white": pair.white, "black": pair.black}
