"""What the player has set: one typed model, and a file that can never stop the game."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

from cattrs import Converter

from carrom.core.json_value import Json
from carrom.core.message import Message, Notice
from carrom.core.seats import Side
from carrom.errors import BadInputError, SaveError
from carrom.storage import files
from carrom.storage.json_files import read_versioned
from carrom.storage.strict_converter import make_strict_converter, problems

T = TypeVar("T")

VERSION = 1

_CONSEQUENCE: Message = "The usual settings are used."

_log = logging.getLogger(__name__)

RuleOptions = Mapping[str, Mapping[str, Json]]
"""Options of house rules, by the rule's id."""


def _within(default: Any, low: float, high: float) -> Any:  # noqa: ANN401
    """A field whose number has to lie within bounds."""
    return field(default=default, metadata={"low": low, "high": high})


@dataclass(frozen=True, slots=True)
class WindowSettings:
    """The window, in logical pixels."""

    width: int = _within(1280, 800, 16384)
    height: int = _within(720, 600, 16384)
    full_screen: bool = False


@dataclass(frozen=True, slots=True)
class SoundSettings:
    """What is heard."""

    volume: float = _within(0.7, 0.0, 1.0)
    """From 0 to 1."""
    muted: bool = False


class TextSize(StrEnum):
    """How large words are, beside what the window's size makes of them."""

    NORMAL = "normal"
    LARGE = "large"
    LARGEST = "largest"


@dataclass(frozen=True, slots=True)
class DisplaySettings:
    """How the screens look."""

    text_size: TextSize = TextSize.NORMAL
    safe_colours: bool = False
    """Discs have colours that colour-blind eyes tell apart."""
    language: str = ""
    """Its code, such as `ne`; empty is the system's."""


@dataclass(frozen=True, slots=True)
class ControlSettings:
    """Keys and buttons that the player changed, by command; an empty name is none."""

    keys: Mapping[str, str] = field(default_factory=dict)
    buttons: Mapping[str, str] = field(default_factory=dict)
    """Of a controller."""


class Hints(StrEnum):
    """How much of a stroke the aim line foresees."""

    FULL = "full"
    """The striker's way, and after the first contact that of the struck disc and the striker."""
    SHORT = "short"
    """The striker's way to the first contact."""
    NONE = "none"


@dataclass(frozen=True, slots=True)
class PlaySettings:
    """How the board is shown and strokes are told."""

    turn_board: bool = False
    """The side of the board that is to strike is turned to the bottom."""
    hints: Hints = Hints.FULL
    result_delay_s: float = _within(10.0, 0.0, 60.0)
    """Seconds for which a result is shown before the game goes on by itself; 0 waits for Next."""
    reduced_motion: bool = False
    """What would glide, sink or drift is there at once, or not at all."""


@dataclass(frozen=True, slots=True)
class MatchSettings:
    """What the match set-up opens with: the latest choice."""

    names: tuple[str, ...] = ("Player 1", "Player 2", "Player 3", "Player 4")
    """In the order A1, B1, A2, B2."""
    personalities: tuple[str | None, ...] = (None, None, None, None)
    """Who plays, in the same order; None is a person."""
    doubles: bool = False
    rule_set: str = "standard"
    house_rules: RuleOptions | None = None
    """Those switched on, with their options; None is what the rule set usually has."""
    games: int | None = None
    """Best of so many games; None is what the rule set usually has."""
    first_breaker: Side | None = Side.A
    """Who breaks first; None is a toss."""
    trial_boards: bool = False
    practice: bool = False


@dataclass(frozen=True, slots=True)
class ReplaySettings:
    """How many finished matches are kept; the oldest go first."""

    matches: int = _within(200, 1, 10000)
    watched: int = _within(20, 1, 10000)
    """Matches in which only personalities played."""


@dataclass(frozen=True, slots=True)
class WatchSettings:
    """What the set-up of a match to watch opens with: the latest choice."""

    personalities: tuple[str, ...] = ()
    """In the order A1, B1, A2, B2; those that are missing are chosen by strength."""
    doubles: bool = False
    rule_set: str = "standard"
    speed: int = _within(1, 1, 4)


@dataclass(frozen=True, slots=True)
class PluginSettings:
    """Plugins: which are on, and in what order they are taken in."""

    switches: Mapping[str, bool] = field(default_factory=dict)
    """What the player switched on or off, by plugin id; the others are as they usually are."""
    order: tuple[str, ...] = ()
    """Ids of those to take first."""
    options: RuleOptions = field(default_factory=dict)
    """Usual options of house rules, where the player changed them."""

    def switched(self, plugin_id: str, *, on: bool) -> PluginSettings:
        """With a plugin switched on or off."""
        return replace(self, switches={**self.switches, plugin_id: on})


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that the player can set."""

    window: WindowSettings = field(default_factory=WindowSettings)
    sound: SoundSettings = field(default_factory=SoundSettings)
    play: PlaySettings = field(default_factory=PlaySettings)
    display: DisplaySettings = field(default_factory=DisplaySettings)
    controls: ControlSettings = field(default_factory=ControlSettings)
    match: MatchSettings = field(default_factory=MatchSettings)
    replays: ReplaySettings = field(default_factory=ReplaySettings)
    watch: WatchSettings = field(default_factory=WatchSettings)
    plugins: PluginSettings = field(default_factory=PluginSettings)


class SettingsFile:
    """Reads and writes the settings; what goes wrong is told to the player, once."""

    def __init__(self, path: Path, report: Callable[[Notice], None]) -> None:
        """Settings kept at `path`; `report` gets what the player has to know."""
        self._path = path
        self._report = report
        self._converter = make_strict_converter()
        self._unwritable = False

    def load(self) -> Settings:
        """The settings, with the usual value for whatever cannot be used."""
        if not files.exists(self._path):
            return Settings()
        try:
            tree = read_versioned(self._path, VERSION)
        except BadInputError as error:
            self._report(files.begun_anew(error, _CONSEQUENCE, self._path))
            return Settings()
        settings, faults = _repaired(self._converter, Settings, tree)
        if faults:
            self._report(_usual_used(faults))
        return settings

    def save(self, settings: Settings) -> None:
        """Keep the settings; where that cannot be done they last until the game is closed."""
        tree = {"version": VERSION, **self._converter.unstructure(settings, Settings)}
        try:
            files.write_text(self._path, json.dumps(tree, indent=2) + "\n")
        except SaveError as error:
            if not self._unwritable:
                self._unwritable = True
                why = {"why": error.notice}
                self._report(Notice("Settings last only until the game is closed: {why}", why))


def _usual_used(faults: Mapping[str, str]) -> Notice:
    """What to tell of settings that could not be read.

    Args:
        faults: What is wrong, by the name of the setting.
    """
    details = "; ".join(f"{name} ({fault})" for name, fault in faults.items())
    precisely = f"In the settings the usual value is used for: {details}."
    _log.info("%s", precisely)
    return Notice(
        "Some settings cannot be read; the usual ones are used for them.", precisely=precisely
    )


def _repaired(
    converter: Converter, kind: type[T], tree: Mapping[str, Any], place: str = ""
) -> tuple[T, dict[str, str]]:
    """Read a model field by field; what cannot be used keeps its default and is named."""
    model: Any = kind()
    hints, changes, faults = get_type_hints(kind), {}, dict[str, str]()
    for entry in fields(model):
        if entry.name not in tree:
            continue
        value, where = tree[entry.name], place + entry.name
        hint = hints[entry.name]
        if isinstance(hint, type) and is_dataclass(hint) and isinstance(value, dict):
            changes[entry.name], below = _repaired(converter, hint, value, f"{where}.")
            faults |= below
            continue
        try:
            changes[entry.name] = _checked(converter.structure(value, hint), entry.metadata)
        except Exception as error:  # Enums and nested classes each raise their own.
            faults[where] = problems(error)
    return replace(model, **changes), faults


def _checked(value: T, bounds: Mapping[str, float]) -> T:
    """A value within the bounds of its field, where it has some."""
    if bounds and isinstance(value, int | float):
        if not bounds["low"] <= value <= bounds["high"]:
            raise ValueError(f"{value!r} is not from {bounds['low']} to {bounds['high']}")
    return value
