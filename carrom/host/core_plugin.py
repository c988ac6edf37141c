"""The game's own registrations, made through the same hooks as those of any plugin."""

from __future__ import annotations

from collections.abc import Iterable

from carrom.core.registration import RuleSet
from carrom.hookspecs import hookimpl
from carrom.laws.rule_sets import RULE_SETS


class CorePlugin:
    """Registers the rule sets that are part of the laws."""

    @hookimpl
    def register_rule_sets(self) -> Iterable[RuleSet]:
        """The rule sets of `carrom.laws`."""
        return RULE_SETS
