"""Read-only copies for plugins, and plain values out of what they hand back."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from carrom.core.json_value import Json
from carrom.core.match import MatchConfig, MatchState
from carrom.core.outcome import StrokeOutcome

_DEEPEST = 20

_MOST_BITS = 1024
"""Of a whole number, which is more than any program that reads a match has use for."""


def sealed_match(match: MatchState) -> MatchState:
    """The match with every mapping in it read-only."""
    return replace(
        match,
        config=sealed_config(match.config),
        board=replace(match.board, layout=MappingProxyType(dict(match.board.layout))),
        rule_data=_sealed(match.rule_data),
    )


def sealed_config(config: MatchConfig) -> MatchConfig:
    """The configuration with every mapping in it read-only."""
    return replace(
        config,
        house_rules=_sealed(config.house_rules),
        players=MappingProxyType(dict(config.players)),
    )


def sealed_outcome(outcome: StrokeOutcome) -> StrokeOutcome:
    """The outcome with its layout read-only."""
    return replace(outcome, final=MappingProxyType(dict(outcome.final)))


def plain(value: object, depth: int = 0) -> Json:
    """A value as plain JSON data of its own.

    Raises:
        ValueError: It is not made of texts, numbers, true, false, None, lists and mappings.
    """
    if depth > _DEEPEST:
        raise ValueError("the data is nested too deeply")
    if isinstance(value, int) and value.bit_length() > _MOST_BITS:
        raise ValueError("the data has a number that is too great")
    if value is None or isinstance(value, bool | int):
        return value
    if isinstance(value, str):
        return str(value)
    if isinstance(value, float):
        if not math.isfinite(value):
            raise ValueError(f"{value!r} is not a finite number")
        return value
    if isinstance(value, list | tuple):
        return [plain(item, depth + 1) for item in value]
    if isinstance(value, Mapping):
        for key in value:
            if not isinstance(key, str):
                raise ValueError(f"the key {key!r} is not a text")
        return {str(key): plain(item, depth + 1) for key, item in value.items()}
    raise ValueError(
        f"{type(value).__name__} cannot be kept; use texts, numbers, true, false, None, lists and "
        "mappings"
    )


def _sealed(value: object) -> Any:  # noqa: ANN401 - JSON of any shape
    """A read-only copy of JSON data; lists become tuples."""
    if isinstance(value, Mapping):
        return MappingProxyType({key: _sealed(item) for key, item in value.items()})
    if isinstance(value, list | tuple):
        return tuple(_sealed(item) for item in value)
    return value
