"""The rule sets that need no house rule."""

from __future__ import annotations

from dataclasses import replace

from carrom.core.params import Laws, Placer, QueenWithStriker, ReturnSpot, TimeOver
from carrom.core.registration import RuleSet

LAWS = RuleSet(
    id="laws",
    title="Laws of Carrom",
    summary="The Laws in full: improper strokes, fouls on time, returned coins placed by hand.",
    laws=Laws(
        queen_to_any_winner=False,
        best_of=3,
        extra_board_toss=True,
        change_sides=True,
        improper_strokes=True,
        first_coin_covers=False,
        refused_queen_ends_turn=True,
        queen_with_striker=QueenWithStriker.UNLESS_NINE,
        striker_returns_first=False,
        points_on_demand=True,
        time_over=TimeOver.FOUL,
        turn_seconds=15,
        placer=Placer.PLAYER,
        may_decline=True,
        strict_spots=True,
        return_spot=ReturnSpot.IN_OUTER_CIRCLE,
    ),
)

ICF = RuleSet(
    id="icf",
    title="ICF on a screen",
    summary="The Laws as a screen plays them: no clock, every stroke proper, nothing on demand.",
    laws=replace(
        LAWS.laws,
        best_of=1,
        change_sides=False,
        improper_strokes=False,
        early_finish_ignores_limit=True,
        points_on_demand=False,
        time_over=TimeOver.PASS,
        turn_seconds=None,
        may_decline=False,
        strict_spots=False,
    ),
)
"""Where its page is silent it follows the Laws, so an extra board's break is tossed for.

It asks of a returned coin only that it lies inside the outer circle, and does not speak of waiving.
"""

STANDARD = RuleSet(
    id="standard",
    title="Standard",
    summary="The usual rules, the queen for whoever wins, and house rules to change them.",
    laws=Laws(),
)

CLUB = RuleSet(
    id="club",
    title="Club",
    summary="One board, returned coins at the centre, an early finish costs the coins left too.",
    laws=Laws(
        queen_to_any_winner=False,
        boards_limit=1,
        queen_with_striker=QueenWithStriker.IF_ALLOWED,
        cover_outlasts_striker=False,
        early_finish_adds_coins=True,
        return_spot=ReturnSpot.CENTRE,
    ),
)

RULE_SETS: tuple[RuleSet, ...] = (STANDARD, LAWS, ICF, CLUB)
"""In the order in which they are offered; the first is a new match's default."""
