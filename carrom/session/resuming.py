"""Going on with a kept match although something that it was played with is not there any more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carrom.core.inputs import LeaveOutRule, MatchInput
from carrom.core.match import MatchState
from carrom.core.record import Record
from carrom.core.seats import Player
from carrom.errors import BadInputError
from carrom.host.registry import Registry
from carrom.host.rulebook import RuleBook
from carrom.session.journal import entry_of
from carrom.session.reducer import apply
from carrom.session.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Lacking:
    """What a match needs to go on, and has not: its plugins are off, gone, or do not work."""

    rules: tuple[str, ...] = ()
    """Ids of house rules, among them those that need one that is not there."""
    players: tuple[Player, ...] = ()
    """Those whose personality is not there."""

    def __bool__(self) -> bool:
        return bool(self.rules or self.players)


def lacking(match: MatchState, registry: Registry) -> Lacking:
    """What of a match is not there; rules that failed in it are not missed."""
    gone = registry.missing(match.config.house_rules)
    minds = {None, *(spec.id for spec in registry.personalities)}
    players = match.config.players
    return Lacking(
        tuple(sorted(gone.difference(match.failed_rules))),
        tuple(player for player, spec in players.items() if spec.personality not in minds),
    )


def taken_up(
    match: MatchState, record: Record, changes: Sequence[MatchInput], registry: Registry
) -> tuple[MatchState, Record, RuleBook]:
    """A kept match after the changes with which it goes on, and its rules.

    Raises:
        BadInputError: A house rule is not there and not left out, or a change does not fit.
        RuleConflictError: What is left of its house rules cannot be played together.
    """
    left_out = [change.rule for change in changes if isinstance(change, LeaveOutRule)]
    rulebook = RuleBook.of(match.config, registry, (*match.failed_rules, *left_out))
    entries = list(record.entries)
    for change in changes:
        applied = apply(match, change, None, rulebook)
        if isinstance(applied, Refusal):
            raise BadInputError.of(applied.notice)
        match, events = applied
        entries.append(entry_of(change, None, events))
    return match, Record(record.config, tuple(entries)), rulebook
