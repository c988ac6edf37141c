"""How well a colour is read on another."""

from __future__ import annotations

from carrom.ui.art.theme import Rgba


def luminance(colour: Rgba) -> float:
    """Relative luminance, 0 to 1 [WCAG 2.2]."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour[:3])
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: Rgba, b: Rgba) -> float:
    """Contrast ratio of two opaque colours, 1 to 21 [WCAG 2.2]."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)
