"""The documents that `carrom simulate` reads, checked so far that a table can play them."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, replace

from cattrs import Converter

from carrom.core.equipment import TOURNAMENT, Equipment
from carrom.core.geometry import Point, distance
from carrom.core.layout import Layout
from carrom.core.pieces import STRIKER, PieceId
from carrom.core.seats import Seat
from carrom.core.stroke import launch_velocity, striker_spot
from carrom.errors import BadInputError
from carrom.laws.placement import placement_fault
from carrom.laws.rule_sets import LAWS
from carrom.physics.frame import inside
from carrom.physics.surface import SURFACES
from carrom.storage.converter import make_converter
from carrom.storage.strict_converter import problems

TOP_SPEED_MM_S = 20_000.0
"""A free striker's top speed, three times the hardest flick."""

MOST_OVERLAP_MM = 0.1
"""Discs that overlap more cannot lie like that."""

_LEAST_MU = 0.001
_LONGEST_FRAME_AT_LEAST_S = 0.001


@dataclass(frozen=True, slots=True)
class Flick:
    """A stroke from a seat, as it is written."""

    seat: Seat
    placement: float
    angle: float
    speed: float


@dataclass(frozen=True, slots=True)
class Launch:
    """A striker set free anywhere, as it is written."""

    position: Point
    velocity: Point


@dataclass(frozen=True, slots=True)
class Surface:
    """A surface by its friction."""

    mu: float


@dataclass(frozen=True, slots=True)
class Override:
    """Other bounce and friction than the equipment's."""

    disc_restitution: float | None = None
    disc_friction: float | None = None
    frame_restitution: float | None = None
    frame_friction: float | None = None


@dataclass(frozen=True, slots=True)
class Document:
    """One document, as it is written."""

    layout: Mapping[PieceId, Point]
    stroke: Flick | None = None
    striker: Launch | None = None
    surface: Surface | str = "normal"
    override: Override = Override()
    frame_times: tuple[float, ...] = ()
    until_contact: int | None = None


@dataclass(frozen=True, slots=True)
class Request:
    """A stroke that a table can play."""

    layout: Layout
    position: Point
    velocity: Point
    mu: float
    equipment: Equipment
    frame_times: tuple[float, ...]
    until_contact: int | None


def read_requests(text: str) -> list[Request]:
    """The strokes of one document, or of one document a line.

    Raises:
        BadInputError: Something is no JSON or no possible stroke; the text names the key.
    """
    converter = _make_converter()
    documents = _documents(text)
    requests = []
    for number, value in enumerate(documents, start=1):
        try:
            requests.append(_request(_read(value, converter)))
        except BadInputError as error:
            if len(documents) == 1:
                raise
            raise BadInputError(f"document {number}: {error}") from error
    return requests


def _documents(text: str) -> list[object]:
    try:
        return [json.loads(text)]
    except (ValueError, RecursionError) as error:
        whole = error
    lines = [(n, line) for n, line in enumerate(text.splitlines(), start=1) if line.strip()]
    documents = []
    for n, line in lines:
        try:
            documents.append(json.loads(line))
        except (ValueError, RecursionError) as error:
            if not documents:
                raise BadInputError(f"the input is no JSON: {whole}") from whole
            raise BadInputError(f"line {n} is no JSON: {error}") from error
    if not documents:
        raise BadInputError("the input is empty; give a document with `layout` and `stroke`")
    return documents


def _make_converter() -> Converter:
    converter = make_converter()
    converter.register_structure_hook(
        Surface | str, lambda value, _: converter.structure(value, _surface_kind(value))
    )
    return converter


def _surface_kind(value: object) -> type:
    return str if isinstance(value, str) else Surface


def _read(value: object, converter: Converter) -> Document:
    if not isinstance(value, dict):
        raise BadInputError("a document has to be an object with `layout` and `stroke`")
    try:
        return converter.structure(value, Document)
    except Exception as error:  # Enums and nested classes each raise their own.
        raise BadInputError(problems(error)) from error


def _request(document: Document) -> Request:
    equipment = _equipment(document.override)
    layout = dict(sorted(document.layout.items()))
    _check_layout(layout, equipment)
    position, velocity = _start(document, layout, equipment)
    _check_frames(document.frame_times)
    if document.until_contact is not None and document.until_contact < 1:
        raise BadInputError("until_contact has to be 1 or more")
    return Request(
        layout,
        position,
        velocity,
        _mu(document.surface),
        equipment,
        document.frame_times,
        document.until_contact,
    )


def _start(document: Document, layout: Layout, equipment: Equipment) -> tuple[Point, Point]:
    """Where the striker starts and how."""
    if (document.stroke is None) == (document.striker is None):
        raise BadInputError("a document has to have either `stroke` or `striker`")
    if document.stroke is not None:
        return _flicked(document.stroke, layout, equipment)
    assert document.striker is not None
    position, velocity = document.striker.position, document.striker.velocity
    if not inside(*position, equipment.striker_radius_mm):
        raise BadInputError("striker.position is not on the board")
    _check_free(STRIKER, position, layout, equipment, "striker.position")
    if math.hypot(*velocity) > TOP_SPEED_MM_S:
        raise BadInputError(f"striker.velocity is faster than {TOP_SPEED_MM_S:.0f} mm/s")
    return position, velocity


def _flicked(flick: Flick, layout: Layout, equipment: Equipment) -> tuple[Point, Point]:
    fault = placement_fault(LAWS.laws, layout, equipment, flick.seat, flick.placement)
    if fault is not None:
        raise BadInputError(f"stroke.placement is not legal: {fault.replace('_', ' ')}")
    if not 0.0 <= flick.angle <= 360.0:
        raise BadInputError("stroke.angle has to be from 0 to 360")
    least, top = equipment.least_speed_mm_s, equipment.top_speed_mm_s
    if not least <= flick.speed <= top:
        raise BadInputError(f"stroke.speed has to be from {least:.0f} to {top:.0f}")
    return (
        striker_spot(flick.seat, flick.placement),
        launch_velocity(flick.seat, flick.angle, flick.speed),
    )


def _mu(surface: Surface | str) -> float:
    if isinstance(surface, str):
        if surface not in SURFACES:
            raise BadInputError(f"surface {surface!r} is none of {', '.join(SURFACES)}")
        return SURFACES[surface]
    if not _LEAST_MU <= surface.mu <= 1.0:
        raise BadInputError(f"surface.mu has to be from {_LEAST_MU} to 1")
    return surface.mu


def _equipment(override: Override) -> Equipment:
    equipment = TOURNAMENT
    for key in Override.__slots__:
        value = getattr(override, key)
        if value is not None:
            if not 0.0 <= value <= 1.0:
                raise BadInputError(f"override.{key} has to be from 0 to 1")
            equipment = replace(equipment, **{key: value})
    return equipment


def _check_frames(frame_times: tuple[float, ...]) -> None:
    if not frame_times:
        return
    if min(frame_times) < 0.0 or max(frame_times) < _LONGEST_FRAME_AT_LEAST_S:
        raise BadInputError(
            "frame_times may not be negative, and one has to be "
            f"{_LONGEST_FRAME_AT_LEAST_S} or longer"
        )


def _check_layout(layout: Layout, equipment: Equipment) -> None:
    if STRIKER in layout:
        raise BadInputError("layout.striker: the striker is placed by `stroke` or `striker`")
    for piece, spot in layout.items():
        if not inside(*spot, equipment.radius_mm(piece), MOST_OVERLAP_MM):
            raise BadInputError(f"layout.{piece} is not on the board")
        _check_free(piece, spot, layout, equipment, f"layout.{piece}")


def _check_free(
    piece: PieceId, spot: Point, layout: Layout, equipment: Equipment, key: str
) -> None:
    for other, place in layout.items():
        reach = equipment.radius_mm(piece) + equipment.radius_mm(other)
        if other != piece and distance(spot, place) < reach - MOST_OVERLAP_MM:
            raise BadInputError(f"{key} overlaps {other}")
