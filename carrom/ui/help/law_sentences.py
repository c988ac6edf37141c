"""What a rule set says, sentence by sentence, from its values alone; pure."""

from __future__ import annotations

from collections.abc import Mapping

from carrom.core.params import Laws, Placer, QueenWithStriker, ReturnSpot, TimeOver
from carrom.ui.words import Message, Words

_WITH_STRIKER: Mapping[QueenWithStriker, Message] = {
    QueenWithStriker.UNLESS_NINE: (
        "If she falls with the striker she goes back, and you strike again unless all nine of "
        "yours are on the board."
    ),
    QueenWithStriker.ALWAYS: "If she falls with the striker she goes back, and you strike again.",
    QueenWithStriker.IF_ALLOWED: (
        "If she falls with the striker she goes back, and you strike again if you could have "
        "taken her."
    ),
}

_SPOTS: Mapping[ReturnSpot, Message] = {
    ReturnSpot.CENTRE: "The game puts it at the free spot nearest to the centre.",
    ReturnSpot.ON_OUTER_CIRCLE: "The game puts it at the free spot nearest to the outer circle.",
    ReturnSpot.IN_OUTER_CIRCLE: "The game puts it at the nearest free spot in the outer circle.",
}


def goal(words: Words, laws: Laws) -> str:
    """What one has to do."""
    worth = laws.piece_points
    if worth is None:
        return words(
            "Pocket your nine coins before the other side has its own in. Whoever breaks plays "
            "white. On the way the queen has to be pocketed and covered."
        )
    return words(
        "Any coin counts for whoever pockets it: white {white}, black {black}, the queen {queen}. "
        "The board ends when the last coin is in, and the higher total wins.",
        white=worth.white,
        black=worth.black,
        queen=worth.queen,
    )


def length(words: Words, laws: Laws) -> str:
    """When a game ends."""
    if laws.boards_limit == 1:
        return words("One board is played.")
    if laws.boards_limit is None:
        return words(
            "A game goes to {points} points, with no limit of boards.", points=laws.game_target
        )
    return words(
        "A game goes to {points} points, with at most {boards} boards.",
        points=laws.game_target,
        boards=laws.boards_limit,
    )


def match_length(words: Words, laws: Laws) -> str:
    """How many games a match has."""
    if laws.best_of == 1:
        return words("A match is one game.")
    return words(
        "A match goes to whoever wins most of {games} games.",
        games=laws.best_of,
    )


def break_tries(words: Words, laws: Laws) -> str:
    """What happens at a break."""
    return words.plural(
        "The breaker has {count} try to touch a coin with the striker. If that fails, the other "
        "side breaks, with the colours as they are. Until a coin was touched nothing is owed, "
        "even if the striker falls.",
        "The breaker has {count} tries to touch a coin with the striker. If none does, the other "
        "side breaks, with the colours as they are. Until a coin was touched nothing is owed, "
        "even if the striker falls.",
        laws.break_tries,
    )


def striker_place(words: Words, laws: Laws) -> str:
    """Where the striker may stand."""
    return words(
        "The striker stands on both base lines and touches no coin. It may cover a base circle "
        "exactly, but not in part."
        if laws.base_circles
        else "The striker stands on both base lines and touches no coin. It keeps clear of the "
        "base circles."
    )


def coins_back(words: Words, laws: Laws) -> str:
    """Where a coin goes that comes back, and who puts it there."""
    if laws.placer is Placer.GAME:
        return words(_SPOTS[laws.return_spot])
    where = words(
        "The other side puts it inside the outer circle, touching nothing, off the centre circle, "
        "and so that it makes no shot with the queen."
        if laws.strict_spots
        else "The other side puts it inside the outer circle, touching nothing."
    )
    return f"{where} {words('It may also decline.')}" if laws.may_decline else where


def queen_allowed(words: Words, laws: Laws) -> str:
    """When the queen may be taken, and what covers her."""
    if laws.pieces_score:
        return words("You may take the queen at any time, and any coin covers her.")
    return words(
        "You may take her once a coin of yours is in, and while you owe none; the first may fall "
        "in the same stroke, and covers her."
        if laws.first_coin_covers
        else "You may take her once a coin of yours is in, and while you owe none; a first "
        "coin in the same stroke does not cover her yet."
    )


def queen_refused(words: Words, laws: Laws) -> str:
    """What taking her too early does."""
    return words(
        "Taken too early she goes back, and the turn is lost too."
        if laws.refused_queen_ends_turn
        else "Taken too early she goes back, and the coins decide the turn."
    )


def queen_with_striker(words: Words, laws: Laws) -> str:
    """What happens when she falls with the striker."""
    if laws.pieces_score:
        return words("If she falls with the striker she goes back, and the turn passes.")
    return words(_WITH_STRIKER[laws.queen_with_striker])


def cover_with_striker(words: Words, laws: Laws) -> str:
    """What happens when her cover falls with the striker."""
    return words(
        "If the striker falls with the coin that covers her, she waits for one more stroke."
        if laws.cover_outlasts_striker
        else "If the striker falls with the coin that covers her, she goes back."
    )


def board_won(words: Words, laws: Laws) -> str:
    """How a board is won, and what it is worth."""
    values = {"points": laws.queen_points, "limit": laws.queen_limit}
    return words(
        "Whoever has all coins in first, with the queen covered, wins the board and gets a point "
        "for each coin that the other side has left. The queen adds {points} for the winner, "
        "whoever covered her, as long as the score is below {limit}."
        if laws.queen_to_any_winner
        else "Whoever has all coins in first, with the queen covered, wins the board and gets a "
        "point for each coin that the other side has left. The queen adds {points} for a winner "
        "who covered her, as long as the score is below {limit}.",
        **values,
    )


def board_lost(words: Words, laws: Laws) -> str:
    """How a board is lost, and what that costs."""
    last = words("Pocketing the other side's last coin loses the board.")
    values = {"points": laws.queen_points, "limit": laws.queen_limit}
    if laws.early_finish_adds_coins:
        early = words(
            "So does pocketing your own last coin before the queen: the other side gets a point "
            "for each of its coins left, and {points} more while its score is below {limit}.",
            **values,
        )
    elif laws.early_finish_ignores_limit:
        early = words(
            "So does pocketing your own last coin before the queen: the other side gets {points}, "
            "whatever its score.",
            **values,
        )
    else:
        early = words(
            "So does pocketing your own last coin before the queen: the other side gets {points}, "
            "or 1 from a score of {limit} on.",
            **values,
        )
    return f"{last} {early}"


def demands(words: Words, laws: Laws) -> str:
    """What may be asked for; empty where nothing may."""
    if not laws.points_on_demand:
        return ""
    return words("After some fouls the winner of the board may ask for points besides.")


def improper(words: Words, laws: Laws) -> str:
    """What improper strokes cost; empty where every stroke is proper."""
    if not laws.improper_strokes:
        return ""
    return words("An improper stroke costs a coin and the turn.")


def clock(words: Words, laws: Laws) -> str:
    """How long a stroke may take, and what happens when time is up."""
    over = words(
        "When they are over it is a foul."
        if laws.time_over is TimeOver.FOUL
        else "When time is up the turn passes."
    )
    if laws.turn_seconds is None:
        return words("There is no clock, unless a house rule brings one.") + " " + over
    limit = words(
        "Each stroke has {seconds} seconds, unless a house rule sets others.",
        seconds=laws.turn_seconds,
    )
    return f"{limit} {over}"


def change_of_sides(words: Words, laws: Laws) -> str:
    """When the players change seats; empty where they do not."""
    if not laws.change_sides:
        return ""
    return words("The players change seats after each game, and within the deciding one.")
