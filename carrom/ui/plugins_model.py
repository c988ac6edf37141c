"""The plugins screen: what it tells of each plugin, and what becomes of the settings; pure."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from carrom.core.json_value import Json
from carrom.core.message import Notice
from carrom.core.registration import HouseRule, Option, PersonalitySpec
from carrom.host.discovery import Source
from carrom.host.loader import PluginReport, PluginState, Registration
from carrom.storage.settings import PluginSettings
from carrom.ui.words import Message, Words

_FROM: Mapping[Source, Message] = {
    Source.BUNDLED: "comes with the game",
    Source.USER: "yours",
    Source.INSTALLED: "installed",
}
_LISTED = (Source.USER, Source.INSTALLED, Source.BUNDLED)
_STATES: Mapping[PluginState, Message] = {
    PluginState.ON: "On",
    PluginState.OFF: "Off",
    PluginState.FAILED: "Failed",
}


@dataclass(frozen=True, slots=True)
class PluginCard:
    """What there is to tell of one plugin."""

    id: str
    title: str
    place: str
    """Its file or folder, or its distribution; no two have the same."""
    source: Source
    about: str
    """Version, author and where it is from, in one line."""
    state: str
    """On, off or failed, and where it is from."""
    version: str
    adds: tuple[str, ...]
    """What it is and adds, one line each."""
    problems: tuple[str, ...]
    warnings: tuple[str, ...]
    on: bool
    switchable: bool
    """Whether its switch is its own; a plugin whose name is taken has none."""
    rules: tuple[HouseRule, ...]
    """House rules that it has registered."""
    ids: frozenset[str]
    """Of everything that it has registered."""


def cards(words: Words, reports: Sequence[PluginReport]) -> tuple[PluginCard, ...]:
    """Every plugin, in the order in which they are taken in."""
    seen: set[str] = set()
    made = []
    for report in reports:
        made.append(_card(words, report, switchable=report.plugin.id not in seen))
        seen.add(report.plugin.id)
    return tuple(made)


def as_listed(all_cards: Sequence[PluginCard]) -> tuple[PluginCard, ...]:
    """What does not work first, then the player's own; the many of the game come last."""
    return tuple(
        sorted(all_cards, key=lambda card: (not card.problems, _LISTED.index(card.source)))
    )


def title_of(plugin_id: str) -> str:
    """What a plugin is called on the screen."""
    return _begun(plugin_id.replace("_", " ").strip() or plugin_id)


def need_a_look(reports: Sequence[PluginReport], chosen: PluginSettings) -> int:
    """How many plugins failed or warn, those aside that the player switched off."""
    return sum(
        chosen.switches.get(report.plugin.id, True)
        and bool(report.problems or (report.on and report.warnings))
        for report in reports
    )


def order_of(reports: Sequence[PluginReport]) -> tuple[str, ...]:
    """Ids of the plugins in the order in which they are taken in."""
    return tuple(dict.fromkeys(report.plugin.id for report in reports))


def moved(chosen: PluginSettings, order: Sequence[str], plugin_id: str, to: int) -> PluginSettings:
    """The settings with a plugin taken in at another place of the order."""
    others = [other for other in order if other != plugin_id]
    return replace(chosen, order=(*others[:to], plugin_id, *others[to:]))


def with_option(
    chosen: PluginSettings, rule: HouseRule, option: Option, value: Json
) -> PluginSettings:
    """The settings with another usual value of an option; its default is not kept."""
    kept = {**chosen.options.get(rule.id, {}), option.name: value}
    if value == option.default:
        del kept[option.name]
    options = {**chosen.options, rule.id: kept}
    if not kept:
        del options[rule.id]
    return replace(chosen, options=options)


def needed_by_match(card: PluginCard, used: Collection[str]) -> bool:
    """Whether a match that uses some rules and personalities needs a plugin."""
    return not card.ids.isdisjoint(used)


def _card(words: Words, report: PluginReport, *, switchable: bool) -> PluginCard:
    plugin = report.plugin
    origin = words(_FROM[plugin.source])
    version = words("version {version}", version=plugin.version) if plugin.version else ""
    author = words("by {author}", author=plugin.author) if plugin.author else ""
    state = report.state
    told = words("Cannot be used") if plugin.fault else words(_STATES[state])
    return PluginCard(
        id=plugin.id,
        title=words(title_of(plugin.id)),
        place=plugin.place,
        source=plugin.source,
        about=_begun(" · ".join(part for part in (version, author, origin) if part)),
        state=f"{told} · {origin}",
        version=plugin.version,
        adds=_adds(words, report),
        problems=_told(words, report.problems),
        warnings=_told(words, report.warnings),
        on=report.on,
        switchable=switchable,
        rules=tuple(item for item in report.registered if isinstance(item, HouseRule)),
        ids=frozenset(item.id for item in report.registered),
    )


def _begun(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def _told(words: Words, notices: Sequence[Notice]) -> tuple[str, ...]:
    """What was found, each sentence once."""
    return tuple(dict.fromkeys(words.notice(notice) for notice in notices))


def _adds(words: Words, report: PluginReport) -> tuple[str, ...]:
    if report.registered:
        return tuple(_added(words, item) for item in report.registered)
    summary = (words(report.plugin.summary),) if report.plugin.summary else ()
    if report.plugin.adds and not report.on:
        return (*summary, words("Adds {what}.", what=", ".join(map(words, report.plugin.adds))))
    return summary


def _added(words: Words, item: Registration) -> str:
    values = {"title": words(item.title), "summary": words(item.summary)}
    if isinstance(item, HouseRule):
        return words("House rule: {title}. {summary}", **values)
    if isinstance(item, PersonalitySpec):
        return words("Personality: {title}. {summary}", **values)
    return words("Rule set: {title}. {summary}", **values)
