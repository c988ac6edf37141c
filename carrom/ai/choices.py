"""What a personality answers where no stroke is asked for: placing, points, the toss, powder."""

from __future__ import annotations

from collections.abc import Iterable

from carrom.ai.breaks import break_candidates
from carrom.ai.ease import Ease, stored_windows
from carrom.ai.hand import Hand
from carrom.ai.placing import best_spot
from carrom.core.inputs import (
    ChooseBreak,
    ChooseSeat,
    DeclinePlacing,
    DemandPoints,
    MatchInput,
    PlaceAuto,
    PlacePiece,
    TakeAction,
)
from carrom.core.match import MatchState, Phase, Placing
from carrom.core.pieces import kind_of
from carrom.core.registration import MatchAction

SPRINKLE = "powder.sprinkle"
"""The button of the powder rule."""
POWDERED_FACTOR = 0.78
USUAL_HAND = Hand(aim_degrees=0.4, power=0.05, placement_mm=1.0)
"""Whose ease decides where carrommen are hard to pocket."""


def answer(match: MatchState, actions: Iterable[MatchAction] = ()) -> MatchInput | None:
    """The input with which a personality goes on; None where a stroke is asked for, or nothing.

    Args:
        match: As it stands.
        actions: Buttons that house rules offer now.
    """
    if match.phase is Phase.AIMING:
        return _action(match, actions)
    if match.phase is Phase.PLACING and match.placing is not None:
        return _placing(match, match.placing)
    if match.phase is Phase.TOSS and match.toss is not None:
        if match.toss.break_taken:
            return ChooseSeat(match.seats.seat_of(match.toss.chooser.first_player))
        return ChooseBreak()
    if match.phase is Phase.BOARD_OVER and match.points_on_offer:
        return DemandPoints(match.points_on_offer)
    return None


def _action(match: MatchState, actions: Iterable[MatchAction]) -> MatchInput | None:
    """Powder for a break, where the breaks known for a powdered board are the better ones."""
    breaks = not match.board.tally.break_.made
    if not breaks or all(action.id != SPRINKLE for action in actions):
        return None
    seat = match.board.to_strike
    usual, powdered = (break_candidates(seat, factor)[0] for factor in (1.0, POWDERED_FACTOR))
    return TakeAction(SPRINKLE) if powdered.chance > usual.chance else None


def _placing(match: MatchState, placing: Placing) -> MatchInput:
    """Own carrommen stay in the pocket if they may; others go where they help most."""
    piece = placing.pieces[0]
    own = match.board.colour_of(match.seats.side(placing.seat))
    if placing.may_decline and kind_of(piece).value == own.value:
        return DeclinePlacing()
    spot = best_spot(match, piece, placing.seat, Ease(USUAL_HAND, stored_windows()))
    return PlaceAuto() if spot is None else PlacePiece(piece, spot)
