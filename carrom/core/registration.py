"""What plugins hand over: registrations are data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from carrom.core.match import Json
from carrom.core.params import Laws


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A set of rules to choose for a match."""

    id: str
    title: str
    summary: str
    """One line for the match set-up."""
    laws: Laws
    house_rules: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)
    """House rules that the set switches on, with their options, by id."""
