"""What the composition root hands to the screens."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path

from carrom.core.inputs import MatchInput
from carrom.core.match import MatchConfig, MatchState
from carrom.core.message import Notice
from carrom.core.record import Record
from carrom.core.registration import RuleSet
from carrom.host.registry import Registry
from carrom.host.rulebook import RuleBook, amended_laws
from carrom.session.archive import Archive
from carrom.session.resuming import taken_up
from carrom.session.session import MatchSession, Save
from carrom.storage import files
from carrom.storage.saves import MatchStore
from carrom.storage.settings import PluginSettings, Settings
from carrom.storage.statistics import StatisticsFile
from carrom.ui.engine import EngineSimulator
from carrom.ui.play.paced_thinker import PacedThinker
from carrom.ui.plugin_desk import PluginDesk
from carrom.ui.practice.hints import Adviser
from carrom.ui.sound.sounds import Sounds
from carrom.ui.words import Words


@dataclass(slots=True)
class Services:
    """Everything outside the window that screens need."""

    plugins: PluginDesk
    simulator: EngineSimulator
    store: MatchStore
    settings: Settings
    keep_settings: Callable[[Settings], None]
    """Writes settings to their file."""
    exports: Path
    """Where score cards and pictures of strokes are written."""
    new_seed: Callable[[], int]
    now: Callable[[], datetime]
    """For the names of exported files."""
    thinker: PacedThinker | None = None
    """Finds strokes for personalities."""
    adviser: Adviser | None = None
    """Finds strokes for hints, in the process in which personalities think."""
    notices: list[Notice | str] = field(default_factory=list)
    """What the player has to know, and has not read yet."""
    sounds: Sounds = field(default_factory=Sounds.none)
    words: Words = field(default_factory=Words)
    """What everything says, in the player's language."""
    archive: Archive = field(init=False)
    """The finished matches, and what they came to."""

    def __post_init__(self) -> None:
        """Put the archive together from the rest."""
        report = self.notices.append
        self.archive = Archive(
            self.store,
            StatisticsFile(self.store.folders.statistics, report),
            lambda: self.registry,
            lambda: self.settings.replays,
            report,
        )

    @property
    def registry(self) -> Registry:
        """What there is to choose for a match."""
        return self.plugins.loaded.registry

    def change_settings(self, **parts: object) -> None:
        """Set parts of the settings, and keep them."""
        self.settings = replace(self.settings, **parts)  # type: ignore[arg-type]
        self.sounds.settings = self.settings.sound
        self.keep_settings(self.settings)

    def change_plugins(self, chosen: PluginSettings) -> None:
        """Load plugins anew as chosen; the choice is kept once that went to its end."""
        self.plugins.reload(chosen)
        self.change_settings(plugins=chosen)

    def new_export(self, what: str, ending: str) -> Path:
        """Where something is written for the player now; nothing is there yet."""
        return files.unused(self.exports, f"{what} {self.now():{files.STAMP}}", ending)

    def take_notices(self) -> tuple[str, ...]:
        """What the player has to know; it is told once."""
        notices = self.notice_sentences
        self.notices.clear()
        return notices

    @property
    def notice_sentences(self) -> tuple[str, ...]:
        """What the player has to know, in words."""
        return tuple(
            self.words.notice(each) if isinstance(each, Notice) else each for each in self.notices
        )

    def begin(self, config: MatchConfig) -> MatchSession:
        """A new match; one that was not played to its end is kept among the replays.

        Raises:
            CarromError: Its rules, or one of its personalities, cannot be played.
        """
        rulebook = self._prepare(config)
        self.archive.put_away()
        return self._begin(config, rulebook, self.archive)

    def watch(self, config: MatchConfig) -> MatchSession:
        """A new match between personalities, beside the one that is kept to go on with.

        Raises:
            CarromError: Its rules, or one of its personalities, cannot be played.
        """
        return self._begin(config, self._prepare(config), self.archive.save_watched)

    def resume(
        self, match: MatchState, record: Record, changes: Sequence[MatchInput] = ()
    ) -> MatchSession:
        """A match that was kept, with the changes with which it goes on.

        Raises:
            CarromError: Its rules, or one of its personalities, cannot be played, such as without
                their plugin.
        """
        match, record, rulebook = taken_up(match, record, changes, self.registry)
        self._seat_personalities(match.config)
        self.store.make_ready(match, record)
        return MatchSession(
            match,
            record,
            rulebook,
            self.simulator,
            save=self.archive,
            thinker=self.thinker,
        )

    def usual_rule_sets(self) -> tuple[RuleSet, ...]:
        """Every rule set, with what its house rules make of its laws."""
        registry = self.registry
        return tuple(
            replace(each, laws=amended_laws(each.id, registry.usual_rules(each.id), registry))
            for each in registry.rule_sets
        )

    def rule_title(self, rule: str) -> str:
        """What a house rule is called; by its id where it is not there any more."""
        titles = {each.id: each.title for each in self.registry.house_rules}
        return self.words(titles.get(rule, rule))

    def rules_line(self, config: MatchConfig, failed: Collection[str] = ()) -> str:
        """The rule set of a match and its house rules, in words; `failed` ones play no more."""
        words = self.words
        sets = {each.id: each.title for each in self.registry.rule_sets}
        titles = [words(sets.get(config.rule_set, config.rule_set))]
        for rule in sorted(config.house_rules):
            title = self.rule_title(rule)
            titles.append(words("{rule} (failed)", rule=title) if rule in failed else title)
        # A house rule may be called what the rule set is called that comes with it.
        return ", ".join(dict.fromkeys(titles))

    def _prepare(self, config: MatchConfig) -> RuleBook:
        """See that a match can be played before anything is changed for it."""
        self._seat_personalities(config)
        return RuleBook.of(config, self.registry)

    def _begin(self, config: MatchConfig, rulebook: RuleBook, save: Save) -> MatchSession:
        return MatchSession.begin(config, rulebook, self.simulator, save=save, thinker=self.thinker)

    def _seat_personalities(self, config: MatchConfig) -> None:
        """See that all personalities of a match are there, and let them get ready to think."""
        wanted = {spec.personality for spec in config.players.values()} - {None}
        for personality in wanted:
            self.registry.personality(str(personality))
        if wanted and self.thinker is not None:
            self.thinker.warm_up()
