from carrom.core.explanation import Explanation, Option, StrokeKind
from carrom.core.pieces import PieceId
from carrom.core.stroke import Stroke


def test_the_line_of_figures_names_everything() -> None:
    stroke = Stroke.parse("S+0000 9000 2000")
    option = Option(stroke, StrokeKind.RAIL_RUN, PieceId("w3"), 0.98, 1.21, 16)
    assert str(Explanation((option,), 90, 240)) == (
        "rail run at w3: chance 98%, value +1.21, the best of 90 strokes (240 tries)"
    )
