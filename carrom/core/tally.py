"""What the referee counts; judging needs no positions."""

from __future__ import annotations

from dataclasses import dataclass

from carrom.core.pieces import MEN_A_SIDE, ByColour, Colour, Kind, QueenAt


@dataclass(frozen=True, slots=True)
class BreakState:
    """Whether the break has touched a carromman, and the failed tries of the side to strike."""

    made: bool = True
    tries: int = 0


@dataclass(frozen=True, slots=True)
class Tally:
    """Everything that the rules remember between the strokes of one board."""

    left: ByColour[int]
    """Carrommen of each colour on the board."""
    queen: QueenAt
    dues: ByColour[int] = ByColour(0, 0)
    """Carrommen owed by each colour's side."""
    opened: ByColour[bool] = ByColour(False, False)
    """Whether a carromman of that colour has been pocketed in this board."""
    break_: BreakState = BreakState()
    points: ByColour[int] = ByColour(0, 0)
    """Points for pocketed pieces, where pieces score (family points)."""
    hand: ByColour[ByColour[int]] | None = None
    """Pieces in each side's hand by colour, where sides keep what they pocket; None if unknown."""

    @classmethod
    def fresh(cls) -> Tally:
        """The tally before a break."""
        return cls(
            left=ByColour(MEN_A_SIDE, MEN_A_SIDE),
            queen=QueenAt.BOARD,
            break_=BreakState(made=False),
            hand=ByColour(ByColour(0, 0), ByColour(0, 0)),
        )


@dataclass(frozen=True, slots=True)
class Position:
    """What a stroke is judged against."""

    tally: Tally
    to_strike: Colour
    score: ByColour[int] = ByColour(0, 0)
    """Game score of each colour's side before this board."""
    first_stroke: bool = True
    """Whether the turn has had no stroke yet; only a timeout asks."""


@dataclass(frozen=True, slots=True)
class StrokeFacts:
    """What a stroke did, in the only terms that the referee reads."""

    pocketed: tuple[Kind, ...] = ()
    """In the order in which they fell."""
    touched: bool = True
    """Whether the striker touched a carromman."""
    proper: bool = True
    timed_out: bool = False
    """No stroke was made in time."""

    def count(self, kind: Kind) -> int:
        """How many of a kind were pocketed."""
        return self.pocketed.count(kind)
