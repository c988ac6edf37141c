"""Importing the plugins that are on, and taking in what they register; no plugin can stop it."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from importlib.metadata import EntryPoint
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import pluggy

from carrom.core.message import Message, Notice
from carrom.core.registration import HouseRule, PersonalitySpec, RuleSet
from carrom.hookspecs import PROJECT, AppSpec
from carrom.host.contained import LOG, contained, in_words
from carrom.host.core_plugin import CorePlugin
from carrom.host.discovery import (
    LIBRARY,
    NAMESPACE,
    FoundPlugin,
    Source,
    api_fault,
    find_plugins,
)
from carrom.host.hooks import faults, implementations
from carrom.host.import_notes import UNFINISHED, ImportNotes
from carrom.host.registry import Registry

MOST_REGISTRATIONS = 100
"""Things of one kind that one plugin may register."""


_FAILED: Message = (
    "It could not be started, so the game goes on without it. Its author finds the reason in the "
    "log file."
)
_UNFIT: Message = (
    "It does not fit this version of the game, so it is left out. Look for a newer version of it."
)
_PART_FAILED: Message = (
    "Part of it does not work and is left out. Its author finds the reason in the log file."
)
_NEVER_USED: Message = (
    "Part of it is never used, by a mistake. Its author finds more in the log file."
)
_NO_API = Notice(
    "It does not say for which version of the game it was made.",
    precisely="It does not say CARROM_API = 1, the plugin API it was written for.",
)


class PluginState(StrEnum):
    """What became of a plugin at the start."""

    ON = "on"
    OFF = "off"
    """The player has not switched it on."""
    FAILED = "failed"
    """It is on, but something is wrong with it."""


Registration = HouseRule | RuleSet | PersonalitySpec


@dataclass(frozen=True, slots=True)
class PluginReport:
    """A plugin, and what became of it."""

    plugin: FoundPlugin
    on: bool
    """Whether it is switched on."""
    problems: tuple[Notice, ...] = ()
    """What failed, in sentences."""
    warnings: tuple[Notice, ...] = ()
    """What works, but hardly as meant."""
    registered: tuple[Registration, ...] = ()
    """What it added."""

    @property
    def state(self) -> PluginState:
        """Whether it is on, off or failed."""
        if not self.on:
            return PluginState.OFF
        return PluginState.FAILED if self.problems else PluginState.ON


@dataclass(frozen=True, slots=True)
class TakenIn:
    """What came of asking a plugin for what it adds."""

    problems: tuple[Notice, ...] = ()
    warnings: tuple[Notice, ...] = ()
    registered: tuple[Registration, ...] = ()


@dataclass(frozen=True, slots=True)
class Loaded:
    """The outcome of a start."""

    registry: Registry
    reports: tuple[PluginReport, ...]


def load_plugins(
    bundled: Path,
    user: Path,
    switches: Mapping[str, bool],
    order: Iterable[str] = (),
    notes: ImportNotes | None = None,
) -> Loaded:
    """Find all plugins, import those that are on, and register what they add.

    The player's are read anew each time, so that they can be changed while the game is open.

    Args:
        bundled: The folder of plugins that came with the game.
        user: The player's plugin folder; it need not exist.
        switches: What the player switched on or off, by plugin id.
        order: Ids of plugins to take first, in this order.
        notes: Tell of imports that did not end; without them such a plugin is tried each time.
    """
    open_namespaces(bundled, user)
    wanted = {plugin_id: place for place, plugin_id in enumerate(order)}
    found = sorted(find_plugins(bundled, user), key=lambda p: wanted.get(p.id, len(wanted)))
    registry = Registry()
    take_in(CorePlugin(), registry)
    reports = []
    for plugin in found:
        on = switches.get(plugin.id, plugin.usually_on)
        if notes is None or plugin.source is Source.BUNDLED:
            reports.append(load(plugin, registry, on=on))
        else:
            reports.append(_load_noted(plugin, registry, notes, on=on))
    return Loaded(registry, tuple(_with_faulty_rule_sets(report, registry) for report in reports))


def load(plugin: FoundPlugin, registry: Registry, *, on: bool) -> PluginReport:
    """Import a plugin that is on and has no fault, and register what it adds."""
    if plugin.fault or not on:
        return PluginReport(plugin, on, (plugin.fault,) if plugin.fault else ())
    try:
        with contained(plugin.id):
            module = _imported(plugin)
            fault = api_fault(getattr(module, "CARROM_API", None))
        if fault:
            return PluginReport(plugin, on, (fault,))
        taken = take_in(module, registry)
    except Exception as error:
        LOG.error("plugin %s failed to load", plugin.id, exc_info=error)
        precisely = f"It failed to load: {in_words(error)}."
        return PluginReport(plugin, on, (Notice(_FAILED, precisely=precisely),))
    warnings = taken.warnings
    if plugin.source is not Source.INSTALLED and plugin.api is None:
        warnings = (*warnings, _NO_API)
    return PluginReport(plugin, on, taken.problems, warnings, taken.registered)


def _load_noted(
    plugin: FoundPlugin, registry: Registry, notes: ImportNotes, *, on: bool
) -> PluginReport:
    """Load a plugin that may never come back from its import, unless it did so before."""
    if not on:
        notes.forget(plugin)
        return load(plugin, registry, on=False)
    if notes.unfinished(plugin):
        return PluginReport(plugin, True, (UNFINISHED,))
    with notes.importing(plugin):
        return load(plugin, registry, on=True)


def take_in(module: object, registry: Registry) -> TakenIn:
    """Register what one plugin adds.

    It is asked through a manager of its own, so that what is raised is its own doing.
    """
    found = faults(module, AppSpec)
    if found.fatal:
        return TakenIn(tuple(_noted(_UNFIT, f"It cannot be used: {f}.") for f in found.fatal))
    problems: list[Notice] = []
    warnings = [_noted(_NEVER_USED, warning) for warning in found.warnings]
    registered: list[Registration] = []
    if not implementations(module, AppSpec):
        nothing = "It adds nothing: no function of it is a hook marked with @hookimpl."
        problems.append(Notice("It adds nothing to the game.", precisely=nothing))
    manager = pluggy.PluginManager(PROJECT)
    manager.add_hookspecs(AppSpec)
    manager.register(module)
    takers: tuple[tuple[str, Callable[[Any], tuple[str, ...]]], ...] = (
        ("register_house_rules", registry.add_house_rule),
        ("register_rule_sets", registry.add_rule_set),
        ("register_personalities", registry.add_personality),
    )
    for hook, take in takers:
        try:
            with contained(getattr(module, "__name__", PROJECT)):
                answers = getattr(manager.hook, hook)()
                items = [item for each in answers for item in islice(each, MOST_REGISTRATIONS)]
        except Exception as error:
            LOG.error("%s failed", hook, exc_info=error)
            problems.append(
                Notice(_PART_FAILED, precisely=f"Its {hook} failed: {in_words(error)}.")
            )
            continue
        for item in items:
            try:
                warnings.extend(_noted(_NEVER_USED, warning) for warning in take(item))
                registered.append(item)
            except Exception as error:
                reason = error if type(error) is ValueError else in_words(error)
                problems.append(_noted(_PART_FAILED, f"It was refused in part: {reason}."))
    return TakenIn(tuple(problems), tuple(warnings), tuple(registered))


def _with_faulty_rule_sets(report: PluginReport, registry: Registry) -> PluginReport:
    """Also say which rule sets cannot be offered, now that all house rules are known."""
    found = [
        registry.rule_set_fault(entry) for entry in report.registered if isinstance(entry, RuleSet)
    ]
    faults = (fault.notice for fault in found if fault is not None)
    return replace(report, problems=(*report.problems, *faults))


def _noted(text: Message, precisely: str) -> Notice:
    """A sentence about a plugin, whose details go to the log."""
    LOG.warning("%s", precisely)
    return Notice(text, precisely=precisely)


def _imported(plugin: FoundPlugin) -> object:
    if plugin.source is Source.INSTALLED:
        return EntryPoint(plugin.id, plugin.module, PROJECT).load()
    return importlib.import_module(plugin.module)


def open_namespaces(bundled: Path, user: Path) -> None:
    """Make the two folders importable under names of their own, and the players' libraries last.

    What was imported from such folders before is forgotten, so that a changed file is read anew.
    """
    importlib.invalidate_caches()
    for name in [name for name in sys.modules if name.startswith(f"{NAMESPACE}.")]:
        del sys.modules[name]
    root = _package(NAMESPACE, [])
    for source, folder in ((Source.BUNDLED, bundled), (Source.USER, user)):
        setattr(root, source, _package(f"{NAMESPACE}.{source}", [str(folder)]))
    library = user / LIBRARY
    if library.is_dir() and str(library) not in sys.path:
        sys.path.append(str(library))


def _package(name: str, path: list[str]) -> ModuleType:
    """An importable package whose modules are the files of a folder."""
    package = ModuleType(name)
    package.__path__ = path
    sys.modules[name] = package
    return package
