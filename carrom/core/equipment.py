"""The board's and the discs' numbers, with what each is based on.

[law] is the Laws of Carrom, section I; [film] is 240 frame-per-second film of a real board.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from carrom.core.geometry import POCKET_RADIUS_MM
from carrom.core.pieces import STRIKER, PieceId


@dataclass(frozen=True, slots=True)
class Equipment:
    """Sizes, masses and bounce of everything that moves; the board itself is `core.geometry`."""

    man_radius_mm: float = 15.5
    """Carrommen are 30.2 to 31.8 mm across [law]."""
    man_mass_g: float = 5.4
    """Carrommen weigh 5.25 to 5.50 g [law]."""
    striker_radius_mm: float = 20.65
    """A striker is at most 41.3 mm across [law]."""
    striker_mass_g: float = 15.0
    """A striker weighs at most 15 g [law]."""
    disc_restitution: float = 0.86
    """Disc on disc: 0.80 to 0.92 in four filmed hits [film]."""
    frame_restitution: float = 0.70
    """Disc on frame: 0.65 to 0.80 [film], and the three and a half runs of [law]."""
    disc_friction: float = 0.12
    """Disc on disc: at least 0.10 [film]."""
    frame_friction: float = 0.15
    """Disc on frame, by analogy."""
    dead_speed_mm_s: float = 10.0
    """Below this approach speed nothing bounces: a guard against endless chatter."""
    least_speed_mm_s: float = 250.0
    """The softest flick."""
    top_speed_mm_s: float = 6500.0
    """The hardest flick; real ones reach 5000 to 8000."""
    power_exponent: float = 1.7
    """Power grows faster than the pull, so that soft strokes are finely graded."""
    man_rattle_speed_mm_s: float = 2200.0
    """A faster carromman does not fall 3 mm while it is over the pocket."""
    striker_rattle_speed_mm_s: float = 1000.0
    """A faster striker does not fall 3 mm while it is over the pocket."""

    def radius_mm(self, piece: PieceId) -> float:
        """Radius of a piece."""
        return self.striker_radius_mm if piece == STRIKER else self.man_radius_mm

    def mass_g(self, piece: PieceId) -> float:
        """Mass of a piece."""
        return self.striker_mass_g if piece == STRIKER else self.man_mass_g

    def rattle_speed_mm_s(self, piece: PieceId) -> float:
        """Speed above which a piece bounces out of the corner instead of dropping."""
        if piece == STRIKER:
            return self.striker_rattle_speed_mm_s
        return self.man_rattle_speed_mm_s

    def drop_radius_mm(self, piece: PieceId) -> float:
        """Distance from a pocket's centre within which a slow piece tips and falls.

        A disc tips when its centre passes the chord between its two supports on the rim.
        """
        return math.sqrt(POCKET_RADIUS_MM**2 - self.radius_mm(piece) ** 2)

    def speed_mm_s(self, power: float) -> float:
        """Striker speed for a power from 0 to 1."""
        span = self.top_speed_mm_s - self.least_speed_mm_s
        return self.least_speed_mm_s + span * math.pow(power, self.power_exponent)

    def power(self, speed_mm_s: float) -> float:
        """The power from 0 to 1 that gives a striker speed."""
        span = self.top_speed_mm_s - self.least_speed_mm_s
        share = (speed_mm_s - self.least_speed_mm_s) / span
        clamped: float = min(1.0, max(0.0, share))
        return math.pow(clamped, 1 / self.power_exponent)


TOURNAMENT = Equipment()
"""The equipment of the Laws."""
