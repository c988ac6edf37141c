"""Sliding friction of wood on the board.

Pieces slide under Coulomb friction: a constant deceleration along the path. A piece that also turns
stops sliding and turning at the same instant, and does not curve (Farkas, Bartels, Unger and Wolf,
Physical Review Letters 90, 248302).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

GRAVITY_MM_S2 = 9810.0

BARE_MU = 0.155
"""No powder: 0.131 to 0.168 on 240 frame-per-second film of a real board."""

NORMAL_MU = 0.09
"""The usual thin film of powder, by analogy with powdered boards."""

POWDERED_MU = 0.07
"""Freshly powdered, by analogy."""

SURFACES: Mapping[str, float] = MappingProxyType(
    {"bare": BARE_MU, "normal": NORMAL_MU, "powdered": POWDERED_MU}
)
"""Sliding friction by the name of the surface."""

POWDER_FACTOR = POWDERED_MU / NORMAL_MU
"""What fresh powder makes of the normal surface's friction."""


def deceleration_mm_s2(mu: float) -> float:
    """How fast a sliding piece slows down, mm/s²."""
    return mu * GRAVITY_MM_S2
