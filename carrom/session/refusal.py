"""Why an input is not taken: a value, since bad play is no error."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from carrom.core.message import Message, Notice


class Refused(StrEnum):
    """What is wrong with an input."""

    PHASE = "phase"
    """The match waits for something else."""
    IN_MOTION = "in_motion"
    """The pieces still move."""
    TURN = "turn"
    """Another seat is to strike."""
    STRIKER = "striker"
    """The striker may not stand there, or not be flicked that way."""
    SPEED = "speed"
    """Softer or harder than a finger can flick."""
    SEAT = "seat"
    """Nobody can sit there."""
    PIECE = "piece"
    """The piece is not one to be placed now."""
    SPOT = "spot"
    """A carromman may not be placed there."""
    DECLINE = "decline"
    """The carrommen may not be waived."""
    POINTS = "points"
    """More, or fewer, points than may be asked for."""
    ACTION = "action"
    """No house rule offers that."""
    UNDO = "undo"
    """There is nothing to take back, or the other side has to agree first."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """An input that does not fit; the match stays as it was."""

    code: Refused
    text: Message
    values: Mapping[str, object] = field(default_factory=dict)

    @property
    def notice(self) -> Notice:
        """What the player reads."""
        return Notice(self.text, self.values)

    @property
    def sentence(self) -> str:
        """The same in English."""
        return str(self.notice)
