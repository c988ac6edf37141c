"""Rule books for cases: a rule set with its house rules, made once and used for many cases."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from carrom.core.match import MatchConfig, PlayerSpec
from carrom.core.params import Laws
from carrom.core.seats import Player
from carrom.errors import BadInputError, CarromError
from carrom.host.registry import Registry
from carrom.host.rulebook import RuleBook, amended_laws

PLAYERS = {Player.A1: PlayerSpec("A"), Player.B1: PlayerSpec("B")}

LENGTH_KEYS = ("length", "game_target", "boards_limit", "queen_limit")
"""House values that together are the options of one house rule."""

ONE_OPTION = {"queen_points": "points", "replay_starter": "starter"}
"""House values that are the one option of the house rule of the same id."""


@dataclass(frozen=True, slots=True)
class Book:
    """A match's rules, without the match."""

    config: MatchConfig
    rules: RuleBook

    @property
    def laws(self) -> Laws:
        """The laws as the house rules amend them."""
        return self.config.laws


class Books:
    """Every rule book that was asked for, by rule set and house values."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._books: dict[str, Book] = {}

    def book(self, rule_set: str, house: Mapping[str, Any]) -> Book:
        """The rule book for a rule set and the house values of a case.

        Raises:
            BadInputError: A rule set, house rule or value is not there or not allowed.
        """
        key = json.dumps([rule_set, house], sort_keys=True, default=repr)
        if key not in self._books:
            self._books[key] = self._made(rule_set, house)
        return self._books[key]

    def forget(self, book: Book) -> None:
        """Make the book anew the next time, since a house rule of it has failed."""
        self._books = {key: other for key, other in self._books.items() if other is not book}

    def _made(self, rule_set: str, house: Mapping[str, Any]) -> Book:
        try:
            laws = self._registry.rule_set(rule_set).laws
        except BadInputError as error:
            raise BadInputError(f"ruleset: {error}") from None
        try:
            options = dict(self._registry.usual_rules(rule_set)) | _house_rules(house, laws)
            on = {rule: chosen for rule, chosen in options.items() if chosen is not None}
            amended = amended_laws(rule_set, on, self._registry)
            config = MatchConfig(rule_set, amended, on, PLAYERS)
            return Book(config, RuleBook.of(config, self._registry))
        except CarromError as error:
            raise BadInputError(f"house: {error}") from None


def _house_rules(house: Mapping[str, Any], laws: Laws) -> dict[str, Mapping[str, Any] | None]:
    """The house rules that house values ask for, with their options; None switches one off."""
    rules: dict[str, Mapping[str, Any] | None] = {}
    values = dict(house)
    length = {key: values.pop(key) for key in LENGTH_KEYS if key in values}
    if isinstance(length.get("game_target"), Mapping):
        rules["game_target"] = length.pop("game_target")
        if length:
            raise BadInputError(f"{next(iter(length))} belongs among the options of game_target")
    elif options := _length_options(length, laws):
        rules["game_target"] = options
    for rule, value in values.items():
        if isinstance(value, Mapping):
            rules[rule] = value
        elif rule in ONE_OPTION:
            rules[rule] = {ONE_OPTION[rule]: value}
        elif isinstance(value, bool):
            rules[rule] = {} if value else None
        else:
            raise BadInputError(f"{rule} must be a table of options, or true or false")
    return rules


def _length_options(given: Mapping[str, Any], laws: Laws) -> dict[str, Any]:
    """Options of the house rule for a game's length.

    A chosen length goes before target and boards. Otherwise what is not given stays as in the rule
    set, but a target alone makes a game of several boards out of a single one.
    """
    if not given:
        return {}
    queen_limit = {"queen_limit": given["queen_limit"]} if "queen_limit" in given else {}
    length = given.get("length")
    plain = "game_target" not in given and "boards_limit" not in given
    if length is None and plain and laws.boards_limit == 1:
        length = "one"
    if length == "one" and laws.boards_limit == 1 and not queen_limit:
        return {}
    if length is not None:
        return {"length": length, **queen_limit}
    options = {"points": given.get("game_target", laws.game_target), **queen_limit}
    if "boards_limit" in given:
        options["boards"] = None if given["boards_limit"] == "none" else given["boards_limit"]
    elif laws.boards_limit != 1:
        options["boards"] = laws.boards_limit
    return options
