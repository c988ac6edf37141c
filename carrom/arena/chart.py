"""A picture of how one number changes with another, as SVG."""

from __future__ import annotations

import math
from collections.abc import Sequence
from xml.sax.saxutils import escape

WIDTH, HEIGHT, MARGIN = 640, 360, 56
INK, LINE, FAINT = "#3b2a1a", "#b3541e", "#d9cbb8"

Measured = tuple[float, float, float, float]
"""What was set, the mean, and the ends of its interval."""


def chart(title: str, across: str, up: str, points: Sequence[Measured]) -> str:
    """A line with intervals; what was set is spaced evenly by its logarithm."""
    logs = [math.log(point[0]) for point in points]
    span = (max(logs) - min(logs)) or 1.0
    top = max(point[3] for point in points) * 1.05

    def x(value: float) -> float:
        return MARGIN + (math.log(value) - min(logs)) / span * (WIDTH - 2 * MARGIN)

    def y(value: float) -> float:
        return HEIGHT - MARGIN - value / top * (HEIGHT - 2 * MARGIN)

    step = 10 ** math.floor(math.log10(top / 2))
    grid = [step * n for n in range(int(top / step) + 1)]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffaf2"/>',
        f'<text x="{WIDTH / 2}" y="26" text-anchor="middle" font-size="16">{escape(title)}</text>',
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 10}" text-anchor="middle">{escape(across)}</text>',
        f'<text x="16" y="{HEIGHT / 2}" text-anchor="middle" '
        f'transform="rotate(-90 16 {HEIGHT / 2})">{escape(up)}</text>',
    ]
    for value in grid:
        parts.append(
            f'<path d="M{MARGIN} {y(value):.1f}H{WIDTH - MARGIN}" stroke="{FAINT}"/>'
            f'<text x="{MARGIN - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{value:g}</text>'
        )
    way = " ".join(f"{x(point[0]):.1f},{y(point[1]):.1f}" for point in points)
    parts.append(f'<polyline points="{way}" fill="none" stroke="{LINE}" stroke-width="2"/>')
    for value, mean, low, high in points:
        parts.append(
            f'<path d="M{x(value):.1f} {y(low):.1f}V{y(high):.1f}" stroke="{LINE}"/>'
            f'<circle cx="{x(value):.1f}" cy="{y(mean):.1f}" r="4" fill="{LINE}"/>'
            f'<text x="{x(value):.1f}" y="{HEIGHT - MARGIN + 18}" '
            f'text-anchor="middle">{value:g}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])
