"""The first picture: the table, the board and the name, while all else is got ready."""

from __future__ import annotations

from carrom.ui.art.title_art import draw_name, draw_table
from carrom.ui.stage import Stage


def draw_opening(stage: Stage) -> None:
    """Show what the title screen is going to lay its discs and buttons on."""
    stage.window.clear()
    stage.begin()
    draw_table(stage.canvas, stage.board)
    draw_name(stage.canvas)
    stage.canvas.flush()
    stage.window.flip()
