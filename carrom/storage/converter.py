"""Core values as JSON values and back, with nothing bent to fit on the way."""

from __future__ import annotations

import math
import types
from enum import StrEnum
from functools import partial
from typing import Any, TypeVar, Union, get_args, get_origin

from cattrs import Converter, transform_error
from cattrs.gen import make_dict_unstructure_fn, override
from cattrs.strategies import configure_tagged_union
from cattrs.v import format_exception

from carrom.core.geometry import Point
from carrom.core.inputs import MatchInput
from carrom.core.outcome import StrokeOutcome
from carrom.core.pieces import CARROMMEN, STRIKER, PieceId
from carrom.core.stroke import Stroke
from carrom.storage.files import damaged

T = TypeVar("T")

TAG = "input"
"""The key that names the kind of an input."""

PIECES = frozenset((*CARROMMEN, STRIKER))


def make_converter() -> Converter:
    """A converter for every core value; strokes are written in their notation, points as pairs."""
    converter = Converter(forbid_extra_keys=True)
    for plain in (bool, int, float, str):
        converter.register_structure_hook(plain, partial(_plain, plain))
    converter.register_structure_hook(StrEnum, lambda value, kind: kind(value))
    converter.register_structure_hook_func(_is_json, lambda value, _: value)
    converter.register_unstructure_hook_func(_is_json, lambda value: value)
    converter.register_structure_hook_func(lambda kind: kind is PieceId, _piece)
    converter.register_structure_hook(Point, _point)
    converter.register_unstructure_hook(Point, list)
    converter.register_structure_hook(Stroke, lambda text, _: Stroke.parse(_plain(str, text)))
    converter.register_unstructure_hook(Stroke, str)
    converter.register_unstructure_hook(
        StrokeOutcome,
        make_dict_unstructure_fn(StrokeOutcome, converter, contacts=override(omit=True)),
    )
    configure_tagged_union(MatchInput, converter, tag_name=TAG)
    return converter


def structured(converter: Converter, value: object, kind: type[T], place: str, file: str = "") -> T:
    """A value read as a core type.

    Args:
        converter: Of `make_converter`.
        value: JSON values, or those of another file format.
        kind: What they ought to be.
        place: What to call the place they are from, in messages.
        file: What to call the file that this place is in; empty is the place itself.

    Raises:
        BadInputError: They are something else; the text names each place.
    """
    try:
        return converter.structure(value, kind)
    except Exception as error:  # Enums, strokes and nested classes each raise their own.
        raise damaged(file or place, f"{place}: {problems(error)}.") from error


def problems(error: Exception) -> str:
    """What is wrong in a value that the converter could not read, with the place of each."""
    found = transform_error(error, path="", format_exception=_in_words)
    return "; ".join(found).replace(" @ .", " at ").removesuffix(" @ ")


def _in_words(error: BaseException, kind: type | None) -> str:
    if isinstance(error, KeyError):
        return f"{error} is missing or unknown"
    if isinstance(error, AttributeError | TypeError):
        return "a value of another kind is expected"
    return str(error) if type(error) is ValueError else str(format_exception(error, kind))


def _plain(kind: type, value: object, _: object = None) -> Any:  # noqa: ANN401
    """A value that already has its type; whole numbers also count as floats."""
    if kind is float and type(value) is int:
        value = float(value)
    if type(value) is not kind:
        raise ValueError(f"{value!r} is no {kind.__name__}")
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError(f"{value!r} is no finite number")
    return value


def _is_json(kind: object) -> bool:
    """Whether a type is `core.match.Json`, at whatever depth it was written out."""
    is_union = get_origin(kind) in (Union, types.UnionType)
    return is_union and any(get_origin(member) is dict for member in get_args(kind))


def _piece(value: object, _: object) -> PieceId:
    if value not in PIECES:
        raise ValueError(f"{value!r} is no piece")
    return PieceId(str(value))


def _point(value: object, _: object) -> Point:
    if not isinstance(value, list) or len(value) != 2:
        raise ValueError(f"{value!r} is no point; it takes two numbers")
    return Point(*(_plain(float, number) for number in value))
