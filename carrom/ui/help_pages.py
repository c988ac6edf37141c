"""The rules in words, from the values that a match is played by; pure."""

from __future__ import annotations

from dataclasses import dataclass

from carrom.core.params import Laws, Placer, QueenWithStriker, ReturnSpot, TimeOver
from carrom.core.ruling import Reason
from carrom.laws.reasons import REASONS
from carrom.ui.sentences import points, reason_sentence


@dataclass(frozen=True, slots=True)
class Page:
    """One subject of the rules."""

    title: str
    paragraphs: tuple[str, ...]
    codes: tuple[str, ...] = ()
    """Reasons that this page explains."""


def pages(laws: Laws, rules: str) -> tuple[Page, ...]:
    """Every page for the rules of a match.

    Args:
        laws: What the match is played by.
        rules: The rule set and its house rules, in words.
    """
    return (
        _playing(),
        _with_codes(_aim(laws, rules)),
        _with_codes(_break(laws)),
        _with_codes(_turn(laws)),
        _with_codes(_fouls(laws)),
        _with_codes(_queen(laws)),
        _with_codes(_end(laws)),
        _with_codes(_time(laws)),
    )


def page_of(reason: Reason, all_pages: tuple[Page, ...]) -> int:
    """The page that explains a reason; the first page about rules for those of house rules."""
    return next((n for n, page in enumerate(all_pages) if reason.code in page.codes), 1)


def _with_codes(page: Page) -> Page:
    """The page with the sentences of its reasons at the end."""
    told = [reason_sentence(REASONS[code]) for code in page.codes if code in REASONS]
    if not told:
        return page
    return Page(page.title, (*page.paragraphs, "What the referee says:", *told), page.codes)


def _playing() -> Page:
    return Page(
        "How to play",
        (
            "Slide the striker along your base line: drag it sideways, drag the knob on the frame "
            "before you, or press the left and right arrow keys.",
            "Press on the striker and pull back. It flies the other way, and harder the further "
            "you pull. Let go to strike. Bring the pointer back to the striker, press escape or "
            "the other mouse button to take the pull back.",
            "The line shows the striker's way to the first coin, and where both go from there. A "
            "longer pull turns more finely; hold shift for tenths of a degree.",
            "With the keyboard: left and right move the striker, up and down turn the aim, plus "
            "and minus change the power, shift makes every step small, space strikes.",
            "While pieces move, space makes them faster and enter goes to the end. After a stroke "
            "enter, or a click on the board, goes on. S opens the score card, B turns the board "
            "to whoever is to strike, W says why, F11 fills the screen, escape opens the menu.",
        ),
    )


def _aim(laws: Laws, rules: str) -> Page:
    if laws.piece_points is not None:
        worth = laws.piece_points
        goal = (
            f"Any coin counts for whoever pockets it: white {worth.white}, black {worth.black}, "
            f"the queen {worth.queen}. The board ends when the last coin is in, and the higher "
            "total wins."
        )
    else:
        goal = (
            "Pocket your nine coins before the other side has its own in. Whoever breaks plays "
            "white. On the way the queen has to be pocketed and covered."
        )
    limit = (
        "no limit of boards"
        if laws.boards_limit is None
        else ("one board" if laws.boards_limit == 1 else f"at most {laws.boards_limit} boards")
    )
    length = (
        "One board is played."
        if laws.boards_limit == 1
        else f"A game goes to {points(laws.game_target)}, with {limit}."
    )
    return Page(f"The game: {rules}", (goal, length))


def _break(laws: Laws) -> Page:
    tries = "one try" if laws.break_tries == 1 else f"{laws.break_tries} tries"
    return Page(
        "The break",
        (
            f"The breaker has {tries} to touch a coin with the striker. If none does, the other "
            "side breaks, with the colours as they are. Until a coin was touched nothing is owed, "
            "even if the striker falls.",
        ),
        (
            "break_made",
            "break_missed",
            "break_lost",
            "break_striker",
            "break_improper",
            "break_out_of_time",
        ),
    )


def _turn(laws: Laws) -> Page:
    return Page(
        "Whose turn it is",
        (
            "Pocket a coin of your own colour and you strike again. Coins of the other side that "
            "you pocket stay in, and count for them. If nothing of yours falls, the turn goes to "
            "the next player to the right.",
            "The striker stands on both base lines and touches no coin. "
            + (
                "It may cover a base circle exactly, but not in part."
                if laws.base_circles
                else "It keeps clear of the base circles."
            ),
        ),
        (
            "own_coin",
            "any_coin",
            "others_coins_stay",
            "nothing_pocketed",
            "turn_lost",
            "turn_declined",
        ),
    )


def _fouls(laws: Laws) -> Page:
    if laws.placer is Placer.PLAYER:
        where = "The other side puts it inside the outer circle, touching nothing" + (
            ", off the centre circle, and so that it makes no shot with the queen."
            if laws.strict_spots
            else "."
        )
        if laws.may_decline:
            where += " It may also decline."
    else:
        spot = {
            ReturnSpot.CENTRE: "the centre",
            ReturnSpot.ON_OUTER_CIRCLE: "the outer circle",
            ReturnSpot.IN_OUTER_CIRCLE: "the inside of the outer circle",
        }[laws.return_spot]
        where = f"The game puts it at the free spot nearest to {spot}."
    paragraphs = [
        "If the striker falls, one of your coins comes back, with those that fell with it. You "
        "strike again only if one of yours had fallen. With none to give back, one is owed: it "
        "comes back as soon as you have pocketed one.",
        where,
    ]
    if laws.improper_strokes:
        paragraphs.append("An improper stroke costs a coin and the turn.")
    return Page(
        "Fouls, and coins that come back",
        tuple(paragraphs),
        (
            "striker_pocketed",
            "improper_stroke",
            "coins_back",
            "due_outstanding",
            "due_paid",
            "others_due_paid",
        ),
    )


def _queen(laws: Laws) -> Page:
    keeps = {
        QueenWithStriker.UNLESS_NINE: "you strike again unless all nine of yours are on the board",
        QueenWithStriker.ALWAYS: "you strike again",
        QueenWithStriker.IF_ALLOWED: "you strike again if you could have taken her",
    }[laws.queen_with_striker]
    first = (
        "the first of them may fall in the same stroke and covers her"
        if laws.first_coin_covers
        else "a first coin in the same stroke does not cover her yet"
    )
    refused = (
        "the turn is lost too" if laws.refused_queen_ends_turn else "the coins decide the turn"
    )
    return Page(
        "The queen",
        (
            "The queen has to be covered: an own coin falls in the same stroke, or in the next "
            "one. Otherwise she goes back to the centre.",
            f"You may take her once an own coin was pocketed, and while you owe none; {first}. "
            f"Taken too early she goes back, and {refused}.",
            f"If she falls with the striker she goes back, and {keeps}.",
        ),
        (
            "queen_waits",
            "queen_needs_another",
            "queen_waits_again",
            "queen_covered",
            "queen_not_covered",
            "queen_too_early",
            "queen_while_owing",
            "queen_with_foul",
            "queen_keeps_turn",
        ),
    )


def _end(laws: Laws) -> Page:
    who = (
        "the winner, whoever covered her"
        if laws.queen_to_any_winner
        else "a winner who covered her"
    )
    paragraphs = [
        "Whoever has all coins in first, with the queen covered, wins the board and gets a point "
        f"for each coin that the other side has left. The queen adds {points(laws.queen_points)} "
        f"for {who}, as long as the score is below {laws.queen_limit}.",
        "Pocketing your last coin while the queen is on the board, or the other side's last one, "
        "loses the board.",
    ]
    if laws.points_on_demand:
        paragraphs.append("After some fouls the winner of the board may ask for points besides.")
    return Page(
        "The end of a board",
        tuple(paragraphs),
        (
            "won",
            "won_both_last",
            "lost_own_last",
            "lost_others_last",
            "lost_both_last",
            "queen_counts",
            "queen_limit",
            "points_on_demand",
            "dues_written_off",
            "points_decide",
        ),
    )


def _time(laws: Laws) -> Page:
    seconds = laws.turn_seconds
    limit = (
        "There is no clock, unless a house rule brings one."
        if seconds is None
        else f"Each stroke has {seconds} seconds, unless a house rule sets others."
    )
    over = (
        "When they are over it is a foul."
        if laws.time_over is TimeOver.FOUL
        else "When time is up the turn passes."
    )
    return Page(
        "Time and passing",
        (
            f"{limit} {over} The clock stands while pieces move, in the menu, and while the "
            "window is not looked at.",
            "A turn may be passed on from the menu. When everybody passes three times in a row, "
            "the board is played again.",
        ),
        ("time_passed", "time_technical_foul", "time_foul"),
    )
