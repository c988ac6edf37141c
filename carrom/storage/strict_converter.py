"""JSON values as typed values and back, with nothing bent to fit on the way."""

from __future__ import annotations

import math
import types
from enum import StrEnum
from functools import partial
from typing import Any, TypeVar, Union, get_args, get_origin

from cattrs import Converter, transform_error
from cattrs.v import format_exception

from carrom.storage.files import damaged

T = TypeVar("T")


def make_strict_converter() -> Converter:
    """A converter for classes of plain values."""
    converter = Converter(forbid_extra_keys=True)
    for plain in (bool, int, float, str):
        converter.register_structure_hook(plain, partial(plain_value, plain))
    converter.register_structure_hook(StrEnum, lambda value, kind: kind(value))
    converter.register_structure_hook_func(_is_json, lambda value, _: value)
    converter.register_unstructure_hook_func(_is_json, lambda value: value)
    return converter


def structured(converter: Converter, value: object, kind: type[T], place: str, file: str = "") -> T:
    """A value read as a type.

    Args:
        converter: Of `make_strict_converter`, or made of one.
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


def plain_value(kind: type, value: object, _: object = None) -> Any:  # noqa: ANN401
    """A value that already has its type; whole numbers also count as floats."""
    if kind is float and type(value) is int:
        value = float(value)
    if type(value) is not kind:
        raise ValueError(f"{value!r} is no {kind.__name__}")
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError(f"{value!r} is no finite number")
    return value


def _in_words(error: BaseException, kind: type | None) -> str:
    if isinstance(error, KeyError):
        return f"{error} is missing or unknown"
    if isinstance(error, AttributeError | TypeError):
        return "a value of another kind is expected"
    return str(error) if type(error) is ValueError else str(format_exception(error, kind))


def _is_json(kind: object) -> bool:
    """Whether a type is `core.json_value.Json`, at whatever depth it was written out."""
    is_union = get_origin(kind) in (Union, types.UnionType)
    return is_union and any(get_origin(member) is dict for member in get_args(kind))
