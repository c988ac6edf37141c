"""The hand of the player to strike: it places the striker, aims and lets go; pure."""

from __future__ import annotations

from dataclasses import dataclass, field

from carrom.core.geometry import Point, distance
from carrom.core.stroke import ALONG_PER_MM, ANGLE_PER_DEGREE, Stroke, striker_spot
from carrom.laws.placement import PlacementFault
from carrom.ui.hand.aiming import Aim, Pull
from carrom.ui.hand.placing_striker import BaseLine, Gesture, Placed, gesture

MOVE_MM, FINE_MOVE_MM = 2.0, 0.2
"""One step of a key along the base line."""

TURN, FINE_TURN = ANGLE_PER_DEGREE, ANGLE_PER_DEGREE // 10
"""One step of a key in hundredths of a degree."""

POWER = 10
"""One step of a key in thousandths; shift makes plus of another key, so it is always fine."""


@dataclass(slots=True)
class Hand:
    """What the player has done so far in this turn; nothing counts before a stroke comes out."""

    line: BaseLine
    along: int
    """Tenths of a mm on the base line."""
    resting_aim: Aim = field(default_factory=Aim)
    """The aim of the keys; it is the one of a new turn until a key changes it."""
    keyed: bool = False
    """Whether a key has aimed in this turn."""
    pull: Pull | None = None
    refused: PlacementFault | None = None
    """Why the striker did not go where it was last wished."""
    _press: Point | None = None
    _sliding: bool = False
    _grip_mm: float = 0.0

    @classmethod
    def at(cls, line: BaseLine, wish_mm: float = 0.0) -> Hand:
        """A hand at the start of a turn."""
        return cls(line, round(line.at(wish_mm).along_mm * ALONG_PER_MM))

    @property
    def along_mm(self) -> float:
        """Where the striker stands on its base line."""
        return self.along / ALONG_PER_MM

    @property
    def spot(self) -> Point:
        """Where the striker stands on the board."""
        return striker_spot(self.line.seat, self.along_mm)

    @property
    def aim(self) -> Aim | None:
        """What letting go, or shooting, would do now; None while a pull is taken back."""
        return self.resting_aim if self.pull is None else self.pull.aim

    @property
    def busy(self) -> bool:
        """Whether a button of the mouse holds the striker or the slider."""
        return self._press is not None or self._sliding or self.pull is not None

    def on_striker(self, pointer: Point) -> bool:
        """Whether a place is on the striker."""
        return distance(self.spot, pointer) <= self.line.equipment.striker_radius_mm

    def press(self, pointer: Point) -> None:
        """Lay the hand on the striker; what it means shows when it moves."""
        self._press = pointer

    def press_slider(self, pointer: Point) -> None:
        """Take the slider, which comes to the pointer."""
        self._sliding = True
        self._grip_mm = 0.0
        self.drag(pointer)

    def drag(self, pointer: Point, fine: bool = False) -> None:
        """Move the hand: slide the striker, or pull."""
        if self._press is not None:
            match gesture(self.line.seat, self._press, pointer):
                case Gesture.SLIDE:
                    self._grip_mm = self.along_mm - self.line.along(self._press)
                    self._sliding, self._press = True, None
                case Gesture.PULL:
                    self.pull = Pull(self.line.seat, self.spot, pointer)
                    self._press = None
                case Gesture.UNDECIDED:
                    return
        if self._sliding:
            self._put(self.line.at(self.line.along(pointer) + self._grip_mm, self.along_mm))
        elif self.pull is not None:
            self.pull = self.pull.moved(pointer, fine)

    def release(self) -> Stroke | None:
        """Let go: a pull far enough is a stroke, everything else is none."""
        aim = self.pull.aim if self.pull is not None else None
        self.let_go()
        return None if aim is None else self._stroke(aim)

    def let_go(self) -> None:
        """Take the hand away without a stroke."""
        self.pull = self._press = None
        self._sliding = False

    def cancel(self) -> bool:
        """Take back a pull, or what keys have aimed; false if there was nothing to take back."""
        cancelled = self.busy or self.keyed
        self.let_go()
        self.resting_aim, self.keyed = Aim(), False
        return cancelled

    def move(self, steps: int, fine: bool = False) -> None:
        """Move the striker by steps of a key, to the seat's right."""
        self.keyed = True
        self._put(self.line.stepped(self.along_mm, steps * (FINE_MOVE_MM if fine else MOVE_MM)))

    def turn(self, steps: int, fine: bool = False) -> None:
        """Turn the aim by steps of a key, anticlockwise."""
        self.keyed = True
        self.resting_aim = self.resting_aim.turned(steps * (FINE_TURN if fine else TURN))

    def strengthen(self, steps: int) -> None:
        """Change the power by steps of a key."""
        self.keyed = True
        self.resting_aim = self.resting_aim.strengthened(steps * POWER)

    def shoot(self) -> Stroke | None:
        """The stroke of the keys; none while the mouse holds the striker."""
        return None if self.busy else self._stroke(self.resting_aim)

    def _put(self, placed: Placed) -> None:
        self.along = round(placed.along_mm * ALONG_PER_MM)
        self.refused = placed.fault

    def _stroke(self, aim: Aim) -> Stroke:
        return aim.stroke(self.line.seat, self.along, self.line.equipment)
