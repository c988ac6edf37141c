"""A match as it was played: what storage writes and a replay reads."""

from __future__ import annotations

from dataclasses import dataclass

from carrom.core.inputs import MatchInput
from carrom.core.match import MatchConfig
from carrom.core.outcome import StrokeOutcome


@dataclass(frozen=True, slots=True)
class Entry:
    """One input, with what came of it."""

    input: MatchInput
    outcome: StrokeOutcome | None = None
    """What happened on the board; only a stroke has one. Files keep it without the contacts."""
    ruling: str | None = None
    """The digest of the verdict, where there was one."""


@dataclass(frozen=True, slots=True)
class Record:
    """Everything done to a match, in order."""

    config: MatchConfig
    entries: tuple[Entry, ...] = ()
