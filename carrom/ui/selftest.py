"""The smoke test of checkout, wheel and binary: draw a break, save a picture, tell how it went."""

from __future__ import annotations

import json
import statistics
import time
from pathlib import Path

import arcade
from pyglet.gl import gl_info

from carrom.core.stroke import Stroke
from carrom.errors import SaveError
from carrom.host.rulebook import RuleBook
from carrom.session.session import MatchSession
from carrom.storage.settings import MatchSettings
from carrom.ui.game import Game
from carrom.ui.setup_model import Setup

SIZE = (1280, 720)
FRAMES = 90
FRAME_S = 1 / 60

BREAK_ANGLE_DEGREES = 90.4
BREAK_SPEED_MM_S = 5200.0


def run(game: Game, picture: Path) -> int:
    """Draw the frames of a break, save a picture of the last, and print measurements as JSON.

    Raises:
        SaveError: The picture cannot be written.
    """
    break_off(game)
    costs = measure(game.window, FRAMES)
    image = arcade.get_image(0, 0, *game.window.get_framebuffer_size())
    try:
        image.convert("RGB").save(picture, format="PNG")
    except OSError as error:
        raise SaveError(f"The picture cannot be written to {picture}: {error}.") from error
    context = game.window.ctx
    print(
        json.dumps(
            {
                "frames": FRAMES,
                "cpu_ms_per_frame": summary([cpu for cpu, _ in costs]),
                "wall_ms_per_frame": summary([wall for _, wall in costs]),
                "size": list(game.window.get_size()),
                "pixel_ratio": game.window.get_pixel_ratio(),
                "gl_version": gl_info.get_version_string(),
                "gl_renderer": context.info.RENDERER,
                "rule_sets": [rule_set.id for rule_set in game.services.registry.rule_sets],
                "picture": str(picture),
            }
        )
    )
    game.window.close()
    return 0


def break_off(game: Game) -> None:
    """Show a match, kept nowhere, whose break has just been struck."""
    services = game.services
    config = Setup.repaired(MatchSettings(), services.registry).config(seed=1)
    session = MatchSession.begin(config, RuleBook.of(config, services.registry), services.simulator)
    play = game.open_play(session)
    seat = session.state.board.to_strike
    play.flow.play(Stroke.of(seat, 0.0, BREAK_ANGLE_DEGREES, BREAK_SPEED_MM_S))


def measure(window: arcade.Window, frames: int) -> list[tuple[float, float]]:
    """CPU and wall time of some frames in ms, from the update to the finished picture."""
    costs = []
    for _ in range(frames):
        window.dispatch_events()
        cpu, wall = time.process_time(), time.perf_counter()
        window.dispatch_event("on_update", FRAME_S)
        window.draw(FRAME_S)
        window.ctx.finish()
        costs.append((1000 * (time.process_time() - cpu), 1000 * (time.perf_counter() - wall)))
    return costs


def summary(values: list[float]) -> dict[str, float]:
    """Median, 95th percentile and maximum."""
    ordered = sorted(values)
    return {
        "median": round(statistics.median(ordered), 3),
        "p95": round(ordered[int(0.95 * (len(ordered) - 1))], 3),
        "max": round(ordered[-1], 3),
    }
