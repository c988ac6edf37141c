"""The game's own words, with those of Nepal and India."""

from __future__ import annotations

from typing import NamedTuple

from carrom.ui.words import Message, Words


class Term(NamedTuple):
    """One word, as it is said in three languages, and what it means."""

    english: str
    native: str
    """In Devanagari, Nepali and Hindi where they differ."""
    meaning: Message


def terms(words: Words) -> tuple[Term, ...]:
    """Every word of the glossary with its meaning."""
    return (
        Term("Carrom", "क्यारम · कैरम", words("The game, and its board.")),
        Term("Carromman, coin", "गोटी", words("One of nine white and nine black discs.")),
        Term("Queen", "रानी", words("The red disc, which has to be covered.")),
        Term("Striker", "स्ट्राइकर", words("The large disc that is flicked.")),
        Term("Stroke", "शट · शॉट", words("One flick of the striker, with all that follows.")),
        Term("Break", "ब्रेक", words("The first stroke of a board.")),
        Term("Pocket", "पकेट · पॉकेट", words("One of the four holes; also to sink a disc there.")),
        Term(
            "Cover",
            "कभर · कवर",
            words("A coin of one's own that falls with the queen, or right after."),
        ),
        Term("Due", "बाँकी गोटी · बकाया गोटी", words("A coin that is owed after a foul.")),
        Term("Foul", "फाउल", words("The striker falls, or something else against the rules.")),
        Term(
            "Penalty",
            "जरिवाना · दंड",
            words("A coin that comes back, for what was against the rules."),
        ),
        Term("Turn", "पालो · बारी", words("All strokes of a player until it passes.")),
        Term("Base line", "बेसलाइन · बेस लाइन", words("The pair of lines the striker starts from.")),
        Term("Base circle", "बेस सर्कल", words("The red circle at either end of a base line.")),
        Term("Outer circle", "बाहिरी घेरा · बाहरी घेरा", words("The large circle in the middle.")),
        Term("Frame, cushion", "किनारा", words("The raised edge, off which discs bounce.")),
        Term("Board", "बोर्ड", words("From the break until one side has no coins left.")),
        Term("Game", "गेम", words("Some boards, up to a number of points.")),
        Term("Match", "म्याच · मैच", words("One game, or the best of three or five.")),
        Term("Slam", "स्ल्याम · स्लैम", words("A board won in a single turn.")),
        Term("Powder", "पाउडर", words("Makes the wood more slippery.")),
    )
