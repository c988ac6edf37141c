"""Cutting an area into rows and columns, on whole logical pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carrom.ui.art.board_camera import Rect


@dataclass(frozen=True, slots=True)
class Part:
    """A share of the room that fixed sizes leave, at most `most` logical pixels."""

    weight: float = 1.0
    most: float = float("inf")


def row(area: Rect, parts: Sequence[float | Part], gap: float = 0.0) -> list[Rect]:
    """Areas from left to right; a number is a width in logical pixels."""
    rects, left = [], area.left
    for width in _sizes(area.width, parts, gap):
        rects.append(Rect(round(left), area.bottom, round(left + width) - round(left), area.height))
        left += width + gap
    return rects


def column(area: Rect, parts: Sequence[float | Part], gap: float = 0.0) -> list[Rect]:
    """Areas from top to bottom; a number is a height in logical pixels."""
    rects, top = [], area.top
    for height in _sizes(area.height, parts, gap):
        bottom = round(top - height)
        rects.append(Rect(area.left, bottom, area.width, round(top) - bottom))
        top -= height + gap
    return rects


def centred(area: Rect, width: float, height: float) -> Rect:
    """An area in the middle of another, made smaller where it would not fit."""
    width, height = min(width, area.width), min(height, area.height)
    left = round(area.left + (area.width - width) / 2)
    bottom = round(area.bottom + (area.height - height) / 2)
    return Rect(left, bottom, round(width), round(height))


def _sizes(room: float, parts: Sequence[float | Part], gap: float) -> list[float]:
    """Sizes of the parts; all shrink alike where the fixed ones are too large."""
    room -= gap * (len(parts) - 1)
    fixed = sum(part for part in parts if not isinstance(part, Part))
    if fixed > room > 0 and not any(isinstance(part, Part) for part in parts):
        return [part * room / fixed for part in parts if not isinstance(part, Part)]
    rest = max(0.0, room - fixed)
    weights = sum(part.weight for part in parts if isinstance(part, Part)) or 1.0
    return [
        min(part.most, rest * part.weight / weights) if isinstance(part, Part) else part
        for part in parts
    ]
