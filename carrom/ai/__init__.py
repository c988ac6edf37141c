"""The kit for computer opponents: what a personality may use, and nothing that it must.

Start with `Player(Hand(...), Brain(...))`; or take the parts: `candidates` to try, `Valuer` for
what a board is worth in a match and `Clearing` for one without a rival, `Planner` for a choice
within a budget.
"""

from carrom.ai.alone import Clearing
from carrom.ai.candidate import Candidate, Kind
from carrom.ai.evaluate import Taste, Valuer
from carrom.ai.hand import Hand, Wobble, wobble
from carrom.ai.legal import settle, spots
from carrom.ai.plan import Brain, Planner
from carrom.ai.player import Player
from carrom.ai.shots import (
    CHAINS,
    CUSHIONS,
    EVERY_KIND,
    PLAIN,
    WILD,
    Repertoire,
    candidates,
)
from carrom.core.explanation import Explanation, Option

__all__ = [
    "CHAINS",
    "CUSHIONS",
    "EVERY_KIND",
    "PLAIN",
    "WILD",
    "Brain",
    "Candidate",
    "Clearing",
    "Explanation",
    "Hand",
    "Kind",
    "Option",
    "Planner",
    "Player",
    "Repertoire",
    "Taste",
    "Valuer",
    "Wobble",
    "candidates",
    "settle",
    "spots",
    "wobble",
]
