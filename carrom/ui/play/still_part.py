"""What stays as it is between two strokes, board and scoreboard, painted only where it changed."""

from __future__ import annotations

from carrom.ui.art.board_camera import BoardCamera
from carrom.ui.hud_model import HudModel
from carrom.ui.play.board_part import BoardPart
from carrom.ui.play.hud_part import HudPart
from carrom.ui.play.layout import PlayLayout
from carrom.ui.stage import Stage


def paint_still(
    stage: Stage, layout: PlayLayout, board: BoardPart, camera: BoardCamera, hud: HudModel
) -> None:
    """Cover the window with board and scoreboard."""
    canvas, part = stage.canvas, HudPart(layout)

    def paint() -> None:
        board.paint_board(camera)
        part.paint(canvas, hud)

    if camera.turn_degrees % 90.0:
        # While the board turns, each picture is seen for one frame.
        paint()
        canvas.flush()
        return
    key = (camera, layout, canvas.theme, board.powder, stage.discs.safe_colours)
    stage.backdrop.draw(key, paint, part.shown(canvas.theme, hud))
