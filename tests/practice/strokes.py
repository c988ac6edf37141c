"""Positions and made-up strokes for the tests of practice."""

from __future__ import annotations

from carrom.core.geometry import Point
from carrom.core.outcome import Contact, Pocketing, StrokeOutcome
from carrom.core.pieces import PieceId
from carrom.core.stroke import Stroke
from carrom.practice.board import PracticeBoard
from carrom.practice.played import Played, played

FRONT = Stroke.parse("S+0000 9000 2000")


def board(**coins: tuple[float, float]) -> PracticeBoard:
    """South plays white, with these coins on the board."""
    layout = {PieceId(name): Point(*spot) for name, spot in coins.items()}
    return PracticeBoard({}).with_layout(layout)


def made(
    before: PracticeBoard,
    *fell: str,
    pocket: int = 1,
    stroke: Stroke = FRONT,
    contacts: tuple[Contact, ...] = (),
    moved: dict[str, tuple[float, float]] | None = None,
) -> Played:
    """A stroke after which these pieces are in a pocket, and some lie elsewhere."""
    final = {piece: spot for piece, spot in before.layout.items() if piece not in fell}
    final |= {PieceId(name): Point(*spot) for name, spot in (moved or {}).items()}
    falls = tuple(Pocketing(0.1 * n, PieceId(name), pocket, 300.0) for n, name in enumerate(fell))
    outcome = StrokeOutcome(final=final, pocketed=falls, contacts=contacts, touched=True)
    return played(before, stroke, outcome)


def hit(a: str, b: str, t: float = 0.1) -> Contact:
    """Two discs met."""
    return Contact(t, PieceId(a), PieceId(b), Point(0.0, 0.0), 1.0)


def cushion(piece: str, x: float, y: float, t: float = 0.2) -> Contact:
    """A disc met the frame."""
    return Contact(t, PieceId(piece), None, Point(x, y), 1.0)
