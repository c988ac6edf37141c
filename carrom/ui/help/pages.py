"""How to play, page by page, in the rules of a match; pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from carrom.core.params import Laws
from carrom.core.registration import RuleSet
from carrom.core.ruling import Reason
from carrom.laws.reasons import REASONS
from carrom.ui.controls.bindings import TITLES, Bindings, Command
from carrom.ui.controls.key_names import said
from carrom.ui.help import law_sentences as law
from carrom.ui.help.figures import Figure
from carrom.ui.help.glossary import terms
from carrom.ui.help.page import Heading, Key, Page, Part
from carrom.ui.sentences import reason_sentence
from carrom.ui.words import Words


def pages(
    words: Words, laws: Laws, rules: str, rule_sets: Sequence[RuleSet], bindings: Bindings
) -> tuple[Page, ...]:
    """Every page.

    Args:
        words: In which language.
        laws: What the match is played by.
        rules: The rule set of the match and its house rules, in words.
        rule_sets: Those that have a page of their own.
        bindings: Which keys and buttons do what.
    """
    subjects = (_aim(words, laws, rules), _break(words, laws), _turn(words, laws))
    more = (_fouls(words, laws), _queen(words, laws), _end(words, laws), _time(words, laws))
    return (
        _playing(words),
        *(_with_reasons(words, page) for page in (*subjects, *more)),
        _keys(words, bindings),
        *(_rule_set(words, rule_set) for rule_set in rule_sets),
        Page(words("Words of the game"), terms(words)),
    )


def page_of(reason: Reason, all_pages: tuple[Page, ...]) -> int:
    """The page that explains a reason; the first page about rules for those of house rules."""
    return next((n for n, page in enumerate(all_pages) if reason.code in page.codes), 1)


def _with_reasons(words: Words, page: Page) -> Page:
    """The page with the sentences of its reasons at the end."""
    told = [reason_sentence(words, REASONS[code]) for code in page.codes if code in REASONS]
    if not told:
        return page
    return replace(page, parts=(*page.parts, Heading(words("What the referee says:")), *told))


def _playing(words: Words) -> Page:
    return Page(
        words("How to strike"),
        (
            words(
                "Slide the striker along your base line: drag it sideways, drag the knob on the "
                "frame before you, or use the keys for it."
            ),
            Figure.PLACING,
            words(
                "Press on the striker and pull back. It flies the other way, and harder the "
                "further you pull. Let go to strike. Bring the pointer back to the striker, press "
                "escape or the other mouse button to take the pull back."
            ),
            Figure.AIMING,
            words(
                "The line shows the striker's way to the first coin, and where both go from "
                "there. A longer pull turns more finely; hold shift for tenths of a degree."
            ),
            words(
                "While pieces move, one key makes them faster and another goes to the end. After "
                "a stroke a click on the board goes on. Escape opens the menu, and always goes "
                "one step back."
            ),
        ),
    )


def _aim(words: Words, laws: Laws, rules: str) -> Page:
    return Page(
        words("The game: {rules}", rules=rules),
        (
            law.goal(words, laws),
            Figure.RACK,
            law.length(words, laws),
            law.match_length(words, laws),
        ),
    )


def _break(words: Words, laws: Laws) -> Page:
    return Page(
        words("The break"),
        (law.break_tries(words, laws), Figure.BREAK),
        (
            "break_made",
            "break_missed",
            "break_lost",
            "break_striker",
            "break_improper",
            "break_out_of_time",
        ),
    )


def _turn(words: Words, laws: Laws) -> Page:
    again = words(
        "Pocket any coin and you strike again. If nothing falls, the turn goes to the next player "
        "to the right."
        if laws.pieces_score
        else "Pocket a coin of your own colour and you strike again. Coins of the other side that "
        "you pocket stay in, and count for them. If nothing of yours falls, the turn goes to the "
        "next player to the right."
    )
    return Page(
        words("Whose turn it is"),
        (again, Figure.POCKETED, law.striker_place(words, laws)),
        (
            "own_coin",
            "any_coin",
            "others_coins_stay",
            "nothing_pocketed",
            "turn_lost",
            "turn_declined",
        ),
    )


def _fouls(words: Words, laws: Laws) -> Page:
    due = words(
        "If the striker falls, one of your coins comes back, with those that fell with it. You "
        "strike again only if one of yours had fallen. With none to give back, one is owed: it "
        "comes back as soon as you have pocketed one."
    )
    parts = (due, Figure.DUE, law.coins_back(words, laws), law.improper(words, laws))
    return Page(
        words("Fouls and returned coins"),
        _told(*parts),
        (
            "striker_pocketed",
            "improper_stroke",
            "coins_back",
            "due_outstanding",
            "due_paid",
            "others_due_paid",
        ),
    )


def _queen(words: Words, laws: Laws) -> Page:
    cover = words(
        "The queen has to be covered: a coin falls in the same stroke, or in the next one. "
        "Otherwise she goes back to the centre."
        if laws.pieces_score
        else "The queen has to be covered: a coin of yours falls in the same stroke, or in the "
        "next one. Otherwise she goes back to the centre."
    )
    return Page(
        words("The queen"),
        (
            cover,
            Figure.COVER,
            law.queen_allowed(words, laws),
            *(() if laws.pieces_score else (law.queen_refused(words, laws),)),
            law.queen_with_striker(words, laws),
            law.cover_with_striker(words, laws),
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


def _end(words: Words, laws: Laws) -> Page:
    return Page(
        words("The end of a board"),
        _told(*_ending(words, laws)),
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


def _time(words: Words, laws: Laws) -> Page:
    return Page(
        words("Time and passing"),
        (
            law.clock(words, laws),
            words(
                "The clock stands while pieces move, in the menu, and while the window is not "
                "looked at."
            ),
            words(
                "A turn may be passed on from the menu. When everybody passes three times in a "
                "row, the board is played again."
            ),
        ),
        ("time_passed", "time_technical_foul", "time_foul"),
    )


def _keys(words: Words, bindings: Bindings) -> Page:
    keys = tuple(
        Key(
            words(TITLES[command]),
            said(words, bindings.key_word(command)),
            said(words, bindings.button_word(command)),
        )
        for command in Command
    )
    controller = words(
        "With a controller, the left stick and the D-pad lead through menus, A presses, B goes one "
        "step back, Y goes to the buttons and Start opens the menu. A text field opens letters to "
        "write with. A coin in the fingers is moved by the left stick."
    )
    return Page(words("Keys and buttons"), (words("The settings change them."), controller, *keys))


def _rule_set(words: Words, rule_set: RuleSet) -> Page:
    """Everything in which a rule set may differ from another."""
    laws = rule_set.laws
    return Page(
        words(rule_set.title),
        _told(
            words(rule_set.summary),
            law.goal(words, laws),
            law.length(words, laws),
            law.match_length(words, laws),
            law.change_of_sides(words, laws),
            law.break_tries(words, laws),
            law.striker_place(words, laws),
            law.queen_allowed(words, laws),
            "" if laws.pieces_score else law.queen_refused(words, laws),
            law.queen_with_striker(words, laws),
            law.cover_with_striker(words, laws),
            law.coins_back(words, laws),
            law.improper(words, laws),
            *_ending(words, laws),
            law.clock(words, laws),
        ),
    )


def _ending(words: Words, laws: Laws) -> tuple[str, ...]:
    """How a board ends."""
    if laws.pieces_score:
        return (
            words("The board ends when every coin is in; a queen that is left counts for nobody."),
        )
    return (
        law.board_won(words, laws),
        law.board_lost(words, laws),
        law.demands(words, laws),
    )


def _told(*parts: Part) -> tuple[Part, ...]:
    """The parts without those that have nothing to say."""
    return tuple(part for part in parts if part != "")
