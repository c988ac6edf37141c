"""Who plays at a place: a person or a personality."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from carrom.core.registration import PersonalitySpec
from carrom.ui.art.widgets import Choice
from carrom.ui.words import Words


def who_choice(
    words: Words,
    word: str,
    personalities: Sequence[PersonalitySpec],
    chosen: PersonalitySpec | None,
    on_change: Callable[[PersonalitySpec | None], None],
) -> Choice:
    """Who plays at a place; None is a person."""
    minds = (None, *personalities)
    titles = [words("Person"), *(words(each.title) for each in personalities)]
    return Choice(word, titles, minds.index(chosen), lambda n: on_change(minds[n]))
