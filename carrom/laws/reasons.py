"""The catalogue of reasons: why something was ruled, in a sentence for the player."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from carrom.core.ruling import Foul, Reason

BREAK_MADE = Reason("break_made", "The striker touched a coin, so the break is made.", "VII")
BREAK_MISSED = Reason("break_missed", "The striker touched no coin, so the break failed.", "VII")
BREAK_LOST = Reason("break_lost", "That was the last try: the other side breaks.", "VII")
BREAK_STRIKER = Reason(
    "break_striker",
    "The striker fell without touching a coin: the turn is lost, without a penalty.",
    "VII",
)
BREAK_IMPROPER = Reason(
    "break_improper",
    "An improper stroke that touched no coin: the turn is lost, without a penalty.",
    "VII",
)
BREAK_OUT_OF_TIME = Reason(
    "break_out_of_time", "No stroke in time counts as a failed try at the break.", "VII"
)

OWN_COIN = Reason("own_coin", "Your coin fell: strike again.", "VIII")
ANY_COIN = Reason("any_coin", "Any coin counts for whoever pockets it: strike again.")
OTHERS_COINS_STAY = Reason(
    "others_coins_stay", "Coins of the other side stay in and count for them.", "XIV"
)
NOTHING_POCKETED = Reason("nothing_pocketed", "Nothing fell: the turn passes.", "VIII")
TURN_LOST = Reason("turn_lost", "Nothing fell that keeps the turn: it passes.", "VIII")
TURN_DECLINED = Reason("turn_declined", "The turn was passed on.", "XVI")

STRIKER_POCKETED = Reason("striker_pocketed", "The striker fell: one coin is due.", "XIV")
IMPROPER_STROKE = Reason(
    "improper_stroke", "An improper stroke: one coin is the penalty, the turn is lost.", "XI"
)
COINS_BACK = Reason("coins_back", "The coins that fell with the foul come back.", "XIV")
DUE_OUTSTANDING = Reason(
    "due_outstanding", "No coin is available to pay with, so it stays owed.", "XIV"
)
DUE_PAID = Reason("due_paid", "A coin that was owed comes back.", "XIV")
OTHERS_DUE_PAID = Reason("others_due_paid", "A coin that the other side owed comes back.", "XIV")

QUEEN_WAITS = Reason("queen_waits", "The queen fell: cover her with the next stroke.", "XV")
QUEEN_NEEDS_ANOTHER = Reason(
    "queen_needs_another",
    "With all nine coins on the board one coin does not cover her: cover her now.",
    "XV",
)
QUEEN_WAITS_AGAIN = Reason(
    "queen_waits_again", "The covering coin came back: the queen waits once more.", "XV"
)
QUEEN_COVERED = Reason("queen_covered", "The queen is covered.", "XV")
QUEEN_NOT_COVERED = Reason("queen_not_covered", "The queen was not covered: she goes back.", "XV")
QUEEN_TOO_EARLY = Reason(
    "queen_too_early", "You had no coin in before the queen: she goes back.", "XV"
)
QUEEN_WHILE_OWING = Reason(
    "queen_while_owing", "A coin is still owed, so the queen goes back.", "XV"
)
QUEEN_WITH_FOUL = Reason("queen_with_foul", "The queen fell with a foul: she goes back.", "XV")
QUEEN_KEEPS_TURN = Reason("queen_keeps_turn", "The queen fell: strike again.", "VIII")

TIME_PASSED = Reason("time_passed", "Time is up: the turn passes.")
TIME_TECHNICAL_FOUL = Reason(
    "time_technical_foul", "Time is up before the first stroke: a coin comes back.", "XI"
)
TIME_FOUL = Reason("time_foul", "Time is up: a coin comes back and the turn is lost.", "XI")

WON = Reason("won", "The last coin is in and the queen is covered: the board is won.", "IX")
WON_BOTH_LAST = Reason(
    "won_both_last", "Both last coins fell and the queen is covered: the board is won.", "XV"
)
LOST_OWN_LAST = Reason(
    "lost_own_last", "The last coin fell before the queen: the board is lost.", "XV"
)
LOST_OTHERS_LAST = Reason(
    "lost_others_last", "The last coin of the other side fell: the board is lost.", "XV"
)
LOST_BOTH_LAST = Reason("lost_both_last", "Both last coins fell: the board is lost.", "XV")
POINTS_DECIDE = Reason("points_decide", "All coins are in: the higher total wins the board.")
QUEEN_COUNTS = Reason("queen_counts", "The queen counts for the winner.", "IX")
QUEEN_LIMIT = Reason(
    "queen_limit", "The winner's score has reached the limit: the queen adds nothing.", "IX"
)
POINTS_ON_DEMAND = Reason(
    "points_on_demand", "The winner may ask for a point for each foul of the last stroke.", "XV"
)
DUES_WRITTEN_OFF = Reason("dues_written_off", "What was still owed is written off.", "IX")

REASONS: Mapping[str, Reason] = MappingProxyType(
    {value.code: value for value in tuple(globals().values()) if isinstance(value, Reason)}
)
"""Every reason of the Laws by its code; house rules bring their own."""

FOULS: Mapping[Foul, str] = MappingProxyType(
    {
        Foul.STRIKER: "The striker was pocketed.",
        Foul.IMPROPER: "The stroke was improper.",
        Foul.TECHNICAL: "Time ran out before the first stroke of the turn.",
        Foul.TIME: "Time ran out later in the turn.",
    }
)
"""What each foul was."""
