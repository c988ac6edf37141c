"""Checking what a hook handed back, so that nothing impossible reaches the match.

Each check takes the rule's id, its answer and the arguments of the call, returns the answer in
the form that the rule book expects, and raises `ValueError` in words where it cannot be used.
"""

from __future__ import annotations

import dataclasses
import math
import re
import types
from collections.abc import Callable, Hashable, Iterable, Mapping
from difflib import get_close_matches
from enum import Enum
from functools import cache
from itertools import islice
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from carrom.core.params import Laws
from carrom.core.pieces import MEN_A_SIDE, ByColour, Colour, Kind, QueenAt
from carrom.core.registration import Breaker, HudItem, MatchAction
from carrom.core.ruling import GameVerdict, Ruling, Turn
from carrom.host.sealed import plain

T = TypeVar("T")

MOST_ITEMS = 50
"""Buttons or lines that one rule may add."""

LONGEST_TEXT = 500
"""Characters of a text that the player reads."""

GREATEST = 10**9
"""The greatest whole number, either way, that anything in a match can be."""

SURFACE_RANGE = (0.1, 10.0)
"""What a rule may multiply the friction by."""

LONGEST_LIMIT_S = 3600.0
"""The longest time limit of a turn."""

Check = Callable[[str, Any, Mapping[str, Any]], Any]


def amended_laws(rule: str, answer: object, asked: Mapping[str, Any]) -> object:
    """Changed fields of `Laws`, with the rule's id."""
    if answer is None:
        return None
    if not isinstance(answer, Mapping):
        raise ValueError(f"it must give a mapping of fields of Laws, not {_kind(answer)}")
    hints = _hints(Laws)
    for name, value in answer.items():
        if name not in hints:
            near = get_close_matches(str(name), hints, 1) or [", ".join(hints)]
            raise ValueError(f"Laws has no field {name!r}, but {near[0]}")
        if not fits(value, hints[name]):
            kind = _named(hints[name])
            raise ValueError(f"{_shown(value)} cannot be the {name} of Laws; it takes {kind}")
    return rule, dict(answer)


def rule_data(rule: str, answer: object, asked: Mapping[str, Any]) -> object:
    """What a rule remembers, with its id."""
    if answer is None:
        return None
    if not isinstance(answer, Mapping):
        raise ValueError(f"it must give a mapping or None, not {_kind(answer)}")
    return rule, plain(answer)


def breaker(rule: str, answer: object, asked: Mapping[str, Any]) -> object:
    """Who breaks."""
    return _maybe(answer, Breaker)


def time_limit(rule: str, answer: object, asked: Mapping[str, Any]) -> object:
    """Seconds for a turn; 0 is no clock."""
    return 0.0 if answer == 0 else _number(answer, 1.0, LONGEST_LIMIT_S)


def surface_factor(rule: str, answer: object, asked: Mapping[str, Any]) -> object:
    """What the friction is multiplied by."""
    return _number(answer, *SURFACE_RANGE)


def actions(rule: str, answer: object, asked: Mapping[str, Any]) -> object:
    """Buttons, each named after its rule."""
    found = _items(answer, MatchAction)
    for action in found:
        _fields(action)
        if not action.id.startswith(f"{rule}."):
            raise ValueError(f"the action {action.id!r} must be called '{rule}.' and a name")
        _text(action.title, "title")
    return found


def hud_items(rule: str, answer: object, asked: Mapping[str, Any]) -> object:
    """Lines of the scoreboard."""
    found = _items(answer, HudItem)
    for item in found:
        _fields(item)
        _text(item.text, "text")
        _filled(item.text, item.values)
    return found


DECISIVE = ("choose_breaker", "judge_stroke", "judge_game")
"""Hooks whose last answer cannot be None."""


def game_verdict(rule: str, answer: object, asked: Mapping[str, Any]) -> object:
    """Whether the game is over."""
    verdict = _maybe(answer, GameVerdict)
    if verdict is not None:
        _fields(verdict)
        if not verdict.over and verdict.winner is not None:
            raise ValueError("a game that goes on has no winner")
    return verdict


def ruling(rule: str, answer: object, asked: Mapping[str, Any]) -> object:
    """A verdict on a stroke that the board can be played on from."""
    verdict = _maybe(answer, Ruling)
    if verdict is None:
        return None
    _fields(verdict)
    over = verdict.turn is Turn.BOARD_OVER
    if over != (verdict.board is not None) or over != (verdict.to_strike is None):
        raise ValueError(
            "a board is over with turn BOARD_OVER, a board verdict and nobody to strike"
        )
    _conserved(verdict, asked)
    return verdict


CHECKS: Mapping[str, Check] = types.MappingProxyType(
    {
        "amend_laws": amended_laws,
        "initial_rule_data": rule_data,
        "choose_breaker": breaker,
        "turn_time_limit": time_limit,
        "list_actions": actions,
        "take_action": rule_data,
        "surface_factor": surface_factor,
        "judge_stroke": ruling,
        "judge_game": game_verdict,
        "update_rule_data": rule_data,
        "hud_items": hud_items,
    }
)
"""The check of each hook of `MatchSpec`."""


def fits(value: object, hint: Any) -> bool:  # noqa: ANN401 - annotations have no type
    """Whether a value has an annotated type exactly, and a size that a match can hold.

    A bool is no int, and an int counts as float.
    """
    origin = get_origin(hint)
    if hint is None or hint is type(None):
        return value is None
    if origin in (Union, types.UnionType):
        return any(fits(value, choice) for choice in get_args(hint))
    if origin is tuple:
        kinds = get_args(hint)
        if not isinstance(value, tuple):
            return False
        if len(kinds) == 2 and kinds[1] is Ellipsis:
            return all(fits(item, kinds[0]) for item in value)
        return len(value) == len(kinds) and all(map(fits, value, kinds))
    if origin is Mapping:
        keys, values = get_args(hint)
        return isinstance(value, Mapping) and all(
            fits(key, keys) and fits(each, values) for key, each in value.items()
        )
    if origin is ByColour:
        return isinstance(value, ByColour) and all(fits(item, get_args(hint)[0]) for item in value)
    if hint is float:
        return type(value) in (int, float) and math.isfinite(value)  # type: ignore[arg-type]
    if hint is int:
        return type(value) is int and abs(value) <= GREATEST
    if hint is str:
        return type(value) is str and len(value) <= LONGEST_TEXT
    if hint is bool:
        return type(value) is bool
    if isinstance(hint, type) and issubclass(hint, Enum):
        return isinstance(value, hint)
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return isinstance(value, hint) and misfit(value) is None
    return isinstance(hint, type) and isinstance(value, hint)


def misfit(value: object) -> str | None:
    """The first field of a dataclass whose value has not the annotated type, and that type."""
    kind: Any = type(value)
    for name, hint in _hints(kind).items():
        if not fits(getattr(value, name), hint):
            return f"{name}={_shown(getattr(value, name))}; it takes {_named(hint)}"
    return None


def _named(hint: object) -> str:
    """A type as the annotation has it."""
    if hint is str:
        return f"str of up to {LONGEST_TEXT} characters"
    return hint.__name__ if isinstance(hint, type) else re.sub(r"\w+\.", "", str(hint))


@cache
def _hints(kind: Hashable) -> Mapping[str, Any]:
    return get_type_hints(kind)


def _fields(value: object) -> None:
    wrong = misfit(value)
    if wrong is not None:
        raise ValueError(f"{type(value).__name__} cannot have {wrong}")


def _conserved(verdict: Ruling, asked: Mapping[str, Any]) -> None:
    """See that carrommen and queen neither appear nor vanish."""
    before, facts = asked["match"].board.tally, asked["outcome"].facts
    for colour in Colour:
        fallen = facts.count(Kind(colour.value))
        left, back = verdict.tally.left[colour], verdict.returned[colour]
        if not 0 <= left <= MEN_A_SIDE or back < 0 or verdict.tally.dues[colour] < 0:
            raise ValueError(f"{left} {colour} on the board and {back} returned cannot be")
        if left != before.left[colour] - fallen + back:
            raise ValueError(
                f"of {before.left[colour]} {colour}, {fallen} fell and {back} came back, so "
                f"{left} cannot be left"
            )
    stayed = before.queen is QueenAt.BOARD and not facts.count(Kind.QUEEN)
    back, after = verdict.returned.queen, verdict.tally.queen
    if (stayed and back) or (stayed or back) != (after is QueenAt.BOARD):
        raise ValueError(
            f"the queen {'stayed on the board' if stayed else 'is off the board'}, so with "
            f"returned.queen={back} she cannot be tally.queen={after}"
        )


def _maybe(answer: object, kind: type[T]) -> T | None:
    if answer is not None and not isinstance(answer, kind):
        raise ValueError(f"it must give {kind.__name__} or None, not {_kind(answer)}")
    return answer


def _number(answer: object, low: float, high: float) -> float | None:
    if answer is None:
        return None
    if type(answer) not in (int, float):
        raise ValueError(f"it must give a number or None, not {_kind(answer)}")
    number = float(answer)  # type: ignore[arg-type]
    if not low <= number <= high:
        raise ValueError(f"it must give a number from {low:g} to {high:g}, not {number!r}")
    return number


def _items(answer: object, kind: type[T]) -> tuple[T, ...]:
    if answer is None:
        return ()
    if not isinstance(answer, Iterable):
        raise ValueError(f"it must give {kind.__name__} values, not {_kind(answer)}")
    found = tuple(islice(answer, MOST_ITEMS + 1))
    if len(found) > MOST_ITEMS:
        raise ValueError(f"it gave more than {MOST_ITEMS} {kind.__name__} values")
    for item in found:
        if not isinstance(item, kind):
            raise ValueError(f"it must give {kind.__name__} values, not {_kind(item)}")
    return found


def _text(value: str, name: str) -> None:
    if not value.strip():
        raise ValueError(f"the {name} must not be empty")


def _filled(text: str, values: Mapping[str, object]) -> None:
    """See that values fit the placeholders of a text."""
    try:
        if values:
            text.format(**values)
    except (LookupError, ValueError) as error:
        raise ValueError(f"{_shown(text)} cannot be filled with {_shown(values)}") from error


def _kind(value: object) -> str:
    return f"{_shown(value)} ({type(value).__name__})"


def _shown(value: object) -> str:
    """The beginning of a value, as it is written."""
    return f"{value!r:.60}"
