"""What a personality sees of a match as it stands."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from carrom.core.inputs import PlayStroke
from carrom.core.match import MatchState
from carrom.core.personality import SeatView
from carrom.core.ports import StrokeSimulator
from carrom.core.stroke import Stroke
from carrom.session.checks import refuse

if TYPE_CHECKING:
    from carrom.host.rulebook import RuleBook


def view_of(
    match: MatchState,
    rulebook: RuleBook,
    simulator: StrokeSimulator,
    time_left: Callable[[], float] = lambda: math.inf,
    surface_factor: float | None = None,
) -> SeatView:
    """What the seat to strike sees.

    Args:
        match: Where it stands.
        rulebook: Its laws and house rules.
        simulator: Tries strokes out.
        time_left: Seconds of the budget that are left.
        surface_factor: Friction of the surface; None leaves it to the house rules.
    """

    def fault(stroke: Stroke) -> str | None:
        refusal = refuse(match, PlayStroke(stroke), rulebook)
        return None if refusal is None else refusal.sentence

    return SeatView(
        match=match,
        seat=match.board.to_strike,
        simulator=simulator,
        referee=rulebook,
        surface_factor=(
            rulebook.surface_factor(match) if surface_factor is None else surface_factor
        ),
        fault=fault,
        time_left=time_left,
    )
