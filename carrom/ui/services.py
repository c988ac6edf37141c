"""What the composition root hands to the screens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path

from carrom.core.match import MatchConfig, MatchState
from carrom.core.record import Record
from carrom.host.registry import Registry
from carrom.host.rulebook import RuleBook
from carrom.session.players import Thinker
from carrom.session.session import MatchSession
from carrom.storage.saves import MatchStore
from carrom.storage.settings import Settings
from carrom.ui.engine import EngineSimulator


@dataclass(slots=True)
class Services:
    """Everything outside the window that screens need."""

    registry: Registry
    simulator: EngineSimulator
    store: MatchStore
    settings: Settings
    keep_settings: Callable[[Settings], None]
    """Writes settings to their file."""
    exports: Path
    """Where score cards are written."""
    new_seed: Callable[[], int]
    now: Callable[[], datetime]
    """For the names of exported files."""
    thinker: Thinker | None = None
    """Finds strokes for personalities."""
    notices: list[str] = field(default_factory=list)
    """What the player has to know at the start."""

    def change_settings(self, **parts: object) -> None:
        """Set parts of the settings, and keep them."""
        self.settings = replace(self.settings, **parts)  # type: ignore[arg-type]
        self.keep_settings(self.settings)

    def begin(self, config: MatchConfig) -> MatchSession:
        """A new match.

        Raises:
            CarromError: Its rules cannot be played.
        """
        return MatchSession.begin(
            config,
            RuleBook.of(config, self.registry),
            self.simulator,
            save=self.store,
            thinker=self.thinker,
        )

    def resume(self, match: MatchState, record: Record) -> MatchSession:
        """A match that was kept.

        Raises:
            CarromError: Its rules cannot be played, such as without their plugin.
        """
        return MatchSession(
            match,
            record,
            RuleBook.of(match.config, self.registry),
            self.simulator,
            save=self.store,
            thinker=self.thinker,
        )

    def rules_line(self, config: MatchConfig) -> str:
        """The rule set of a match and its house rules, in words."""
        titles = [self.registry.rule_set(config.rule_set).title]
        on = [self.registry.house_rule(rule).title.lower() for rule in sorted(config.house_rules)]
        return ", ".join(titles + on)
