"""How easily a carromman is pocketed from a base line, from where it lies alone on the board."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from importlib.resources import files
from itertools import count

from carrom.ai.aims import straight_aims
from carrom.ai.contact import drag_of
from carrom.ai.hand import Hand, chance_within
from carrom.ai.scene import MAN_WALL_MM, Scene, scene_of
from carrom.ai.ways import direct_ways
from carrom.core.geometry import HALF_MM, Point
from carrom.core.pieces import PieceId
from carrom.core.seats import Seat

CELL_MM = 20.0
CELLS = round(2 * HALF_MM / CELL_MM)
LAST_CELL = CELLS - 1
HIDDEN_DEGREES = 0.12
"""What is left for a carromman that has no straight way: a bank, or another try."""

_ALONE = PieceId("w1")
_PLACES = tuple(float(along) for along in range(-180, 181, 20))

Grid = Sequence[Sequence[float]]


class Ease:
    """The chance to pocket a lone carromman with one hand, by where it lies."""

    def __init__(self, hand: Hand, windows: Grid) -> None:
        """Turn windows into chances.

        Args:
            hand: Who pockets.
            windows: Half the angle, in degrees, that the aim may be off: `windows[row][column]`,
                rows from the seat's own frame up, columns from the left.
        """
        error = max(0.02, (hand.aim_degrees**2 + (0.12 * hand.placement_mm) ** 2) ** 0.5)
        self._chances = [[chance_within(window / error) for window in row] for row in windows]
        flat = [chance for row in self._chances for chance in row]
        self.usual = sum(flat) / len(flat)
        """The chance averaged over the board."""

    def __call__(self, quarter_turns: int, spot: Point) -> float:
        """The chance for a carromman at a spot of the board, struck from a seat.

        Args:
            quarter_turns: Of the seat; the number, since this is asked thousands of times.
            spot: In mm.
        """
        x, y = spot
        if quarter_turns == 2:
            x, y = -x, -y
        elif quarter_turns == 1:
            x, y = y, -x
        elif quarter_turns == 3:
            x, y = -y, x
        column = int((x + HALF_MM) / CELL_MM)
        row = int((y + HALF_MM) / CELL_MM)
        return self._chances[min(row, LAST_CELL)][min(column, LAST_CELL)]


def stored_windows() -> Grid:
    """The windows that come with the game; `python -m carrom.ai.ease` makes them."""
    text = files("carrom.ai").joinpath("data/windows.json").read_text("utf-8")
    grid: Grid = json.loads(text)["half_degrees"]
    return grid


def measured_windows() -> Iterator[list[float]]:
    """The windows by geometry, row by row."""
    middles = [
        min(MAN_WALL_MM, max(-MAN_WALL_MM, (cell + 0.5) * CELL_MM - HALF_MM))
        for cell in range(CELLS)
    ]
    for y in middles:
        yield [round(max(HIDDEN_DEGREES, _window(x, y)), 2) for x in middles]


def _window(x: float, y: float) -> float:
    """The widest half window in degrees for a carromman alone on the board."""
    scene = scene_of({_ALONE: Point(x, y)}, Seat.SOUTH, {_ALONE}, _PLACES, drag_of(1.0))
    for tenths in count(1):
        hand = Hand(aim_degrees=0.05 * tenths, power=0.0, placement_mm=0.0)
        if _best(scene, hand) < _HALF_WAY:
            return 0.05 * (tenths - 1)
    raise AssertionError("no window is endless")


_HALF_WAY = chance_within(1.0)


def _best(scene: Scene, hand: Hand) -> float:
    return max(
        (aim.chance for way in direct_ways(scene, 0.0) for aim in straight_aims(scene, way, hand)),
        default=0.0,
    )


if __name__ == "__main__":
    print(json.dumps({"cell_mm": CELL_MM, "half_degrees": list(measured_windows())}))
