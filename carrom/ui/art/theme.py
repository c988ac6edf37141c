"""Colours, type sizes and spacing: everything that makes the screens look like one game."""

from __future__ import annotations

from dataclasses import dataclass

Rgba = tuple[int, int, int, int]
"""Red, green, blue and alpha, 0 to 255."""

GROUND: Rgba = (24, 20, 18, 255)
"""What panels are made of, at its lightest: contrast is reckoned against it."""
PANEL: Rgba = (20, 17, 15, 226)
PANEL_LIT: Rgba = (40, 32, 25, 236)
"""The panel of the side to strike."""
PANEL_EDGE: Rgba = (255, 240, 220, 26)
FIELD: Rgba = (11, 9, 8, 255)
"""What can be filled in, and the trough of a slider."""
MARKED: Rgba = (122, 84, 30, 255)
"""Under text that is typed over."""
RAISED: Rgba = (52, 45, 40, 255)
"""A button at rest."""
RAISED_HOVER: Rgba = (68, 59, 52, 255)
PRESSED: Rgba = (36, 31, 27, 255)
ACCENT: Rgba = (255, 184, 77, 255)
"""Amber: what can be acted on now."""
ACCENT_HOVER: Rgba = (255, 203, 120, 255)
ON_ACCENT: Rgba = (32, 20, 6, 255)
"""Words on amber."""
WARNING: Rgba = (255, 122, 92, 255)
OVER_BOARD: Rgba = (12, 9, 8, 222)
"""Under words that lie over the board."""
TEXT: Rgba = (238, 232, 224, 255)
TEXT_QUIET: Rgba = (178, 169, 159, 255)
TEXT_DISABLED: Rgba = (122, 114, 106, 255)

LEAST_TARGET = 40.0
"""The smallest side of anything to press, in logical pixels."""

LEAST_SIZE = (800, 600)
"""The smallest window that has room for everything at the sizes that can be read at ease."""

_LEAST_SCALE = 0.9


def with_alpha(colour: Rgba, share: float) -> Rgba:
    """`colour` with its alpha scaled by `share`, 0 to 1."""
    return (*colour[:3], min(255, round(colour[3] * share)))


def blend(a: Rgba, b: Rgba, share: float) -> Rgba:
    """The colour `share` of the way from `a` to `b`."""
    red, green, blue, alpha = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue, alpha


@dataclass(frozen=True, slots=True)
class Theme:
    """Sizes for one size of window, in logical pixels."""

    scale: float
    """1 at 1280 x 720."""
    text: float = 1.0
    """How much larger words are, and what holds them, than they usually are."""

    @classmethod
    def for_window(
        cls, width: float, height: float, pixel_ratio: float = 1.0, text: float = 1.0
    ) -> Theme:
        """Sizes that follow the window but stay readable in a small one.

        On a screen that is too small for the least window, that window is made smaller as a whole.

        Args:
            width: Logical pixels.
            height: Logical pixels.
            pixel_ratio: Sizes are rounded to real pixels, so that edges stay crisp.
            text: As the player set it.
        """
        scale = max(_LEAST_SCALE, min(width / 1280, height / 720))
        scale *= min(1.0, width / LEAST_SIZE[0], height / LEAST_SIZE[1])
        return cls(round(scale * 20 * pixel_ratio) / 20 / pixel_ratio, text)

    @property
    def shrunk(self) -> float:
        """How much smaller than usual the least sizes are: 1 but in a window below the least."""
        return min(1.0, self.scale / _LEAST_SCALE)

    @property
    def small(self) -> float:
        """Captions and hints."""
        return round(15 * self.scale * self.text)

    @property
    def body(self) -> float:
        """Words on widgets, names, sentences."""
        return round(19 * self.scale * self.text)

    @property
    def large(self) -> float:
        """Scores and titles."""
        return round(38 * self.scale * self.text)

    @property
    def gap(self) -> float:
        """Between things that belong together; others keep two or three of it."""
        return round(8 * self.scale)

    @property
    def radius(self) -> float:
        """Rounding of corners."""
        return round(8 * self.scale)

    @property
    def row(self) -> float:
        """Height of a button or any other thing to press."""
        return round(46 * self.scale * self.text)

    @property
    def hairline(self) -> float:
        """The thinnest line."""
        return max(1.0, round(1.25 * self.scale))
