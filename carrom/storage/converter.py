"""Core values as JSON values and back."""

from __future__ import annotations

from cattrs import Converter
from cattrs.gen import make_dict_unstructure_fn, override
from cattrs.strategies import configure_tagged_union

from carrom.core.geometry import Point
from carrom.core.inputs import MatchInput
from carrom.core.outcome import StrokeOutcome
from carrom.core.pieces import CARROMMEN, STRIKER, PieceId
from carrom.core.stroke import Stroke
from carrom.storage.strict_converter import make_strict_converter, plain_value

TAG = "input"
"""The key that names the kind of an input."""

PIECES = frozenset((*CARROMMEN, STRIKER))


def make_converter() -> Converter:
    """A converter for every core value; strokes are written in their notation, points as pairs."""
    converter = make_strict_converter()
    converter.register_structure_hook_func(lambda kind: kind is PieceId, _piece)
    converter.register_structure_hook(Point, _point)
    converter.register_unstructure_hook(Point, list)
    converter.register_structure_hook(Stroke, lambda text, _: Stroke.parse(plain_value(str, text)))
    converter.register_unstructure_hook(Stroke, str)
    converter.register_unstructure_hook(
        StrokeOutcome,
        make_dict_unstructure_fn(StrokeOutcome, converter, contacts=override(omit=True)),
    )
    configure_tagged_union(MatchInput, converter, tag_name=TAG)
    return converter


def _piece(value: object, _: object) -> PieceId:
    if value not in PIECES:
        raise ValueError(f"{value!r} is no piece")
    return PieceId(str(value))


def _point(value: object, _: object) -> Point:
    if not isinstance(value, list) or len(value) != 2:
        raise ValueError(f"{value!r} is no point; it takes two numbers")
    return Point(*(plain_value(float, number) for number in value))
