"""Statistics, reckoned from the record of a match and from nothing else."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING

from carrom.core.events import (
    BoardClosed,
    BoardOpened,
    MatchClosed,
    MatchEvent,
    PointsDemanded,
    StrokeJudged,
)
from carrom.core.figures import Figures, MatchSheet
from carrom.core.inputs import PlayStroke
from carrom.core.match import BoardResult, MatchState
from carrom.core.pieces import Kind, QueenAt
from carrom.core.record import Record
from carrom.core.seats import BySide, Player, Side
from carrom.errors import BadInputError
from carrom.session.journal import Step, steps

if TYPE_CHECKING:
    from carrom.host.rulebook import RuleBook


class UnfinishedError(BadInputError):
    """A match was not played to its end, so that no statistics come of it."""

    def __init__(self, message: str, sheet: MatchSheet) -> None:
        super().__init__(message)
        self.sheet = sheet
        """What it had come to when it was left."""


def sheet_of(record: Record, rulebook: RuleBook, played: str) -> MatchSheet:
    """What a finished match leaves behind.

    Args:
        record: The match.
        rulebook: Its laws and house rules.
        played: When it ended.

    Raises:
        UnfinishedError: The match is not over.
        BadInputError: An entry does not fit the match at its place, or there is none.
    """
    played_steps = list(steps(record, rulebook))
    if not played_steps:
        raise BadInputError("The match holds no stroke.")
    final, config = played_steps[-1].after, record.config
    sheet = MatchSheet(
        played=played,
        rule_set=config.rule_set,
        players=config.players,
        winner=final.winner,
        score=_score(final),
        games=config.games,
        practice=config.practice,
        people={} if config.practice else people_of(played_steps),
    )
    if not any(isinstance(event, MatchClosed) for event in played_steps[-1].events):
        raise UnfinishedError("The match was not played to its end.", sheet)
    return sheet


def people_of(played: Iterable[Step]) -> dict[str, Figures]:
    """What each person did in a match, by name."""
    tally = _Count()
    for step in played:
        for event in step.events:
            tally.take(step, event)
    return dict(tally.people)


def _score(final: MatchState) -> BySide[int]:
    """Games won, or the points of the only game."""
    if final.config.games > 1:
        return final.games_won
    return final.games[-1].score if final.games else final.score


@dataclass(slots=True)
class _Count:
    """Figures while a match goes by."""

    people: defaultdict[str, Figures] = field(default_factory=lambda: defaultdict(Figures))
    turns: list[Player] = field(default_factory=list)
    """Who struck in this board, or let a turn go, stroke by stroke."""

    def take(self, step: Step, event: MatchEvent) -> None:
        match, everyone = step.before, tuple(step.before.config.players)
        match event:
            case StrokeJudged(seat=seat) if not match.board.trial:
                player = match.seats.by_seat[seat]
                self.turns.append(player)
                if isinstance(step.entry.input, PlayStroke):
                    self._add(match, (player,), _stroke(match, event))
            case BoardOpened():
                self.turns.clear()
            case BoardClosed(result):
                self._board(match, everyone, result)
                slammer = _slammer(match, result, self.turns, step.after)
                if slammer is not None:
                    self._add(match, (slammer,), Figures(slams=1))
            case PointsDemanded(side, points):
                self._add(match, _of(everyone, side), Figures(points=points))
            case MatchClosed(winner):
                self._add(match, everyone, Figures(matches=1))
                self._add(match, _of(everyone, winner), Figures(matches_won=1))
            case _:
                pass

    def _board(self, match: MatchState, everyone: Sequence[Player], result: BoardResult) -> None:
        self._add(match, everyone, Figures(boards=1))
        won = Figures(boards_won=1, points=result.points)
        self._add(match, _of(everyone, result.winner), won)

    def _add(self, match: MatchState, players: Iterable[Player], more: Figures) -> None:
        """Write figures down for those who are people at this moment."""
        for player in players:
            spec = match.config.players[player]
            if spec.personality is None:
                self.people[spec.name] += more


def _of(players: Iterable[Player], side: Side | None) -> tuple[Player, ...]:
    return tuple(player for player in players if player.side is side)


def _stroke(match: MatchState, judged: StrokeJudged) -> Figures:
    """What one stroke adds."""
    fell = judged.outcome.facts.pocketed if judged.outcome is not None else ()
    colour = match.board.colour_of(match.seats.side(judged.seat))
    aims = {Kind.QUEEN, Kind(colour.value)}
    if match.config.laws.pieces_score:
        aims = {Kind.QUEEN, Kind.WHITE, Kind.BLACK}
    good = Kind.STRIKER not in fell and not aims.isdisjoint(fell)
    before, now = match.board.tally.queen, judged.ruling.tally.queen
    covered = now is QueenAt.covered_by(colour) and before is not now
    return Figures(strokes=1, good_strokes=int(good), queens=int(covered))


def _slammer(
    match: MatchState, result: BoardResult, turns: Sequence[Player], after: MatchState
) -> Player | None:
    """Who cleared the board with the queen in one turn, the first of the side."""
    if result.winner is None or match.config.laws.pieces_score:
        return None
    if not turns or turns[-1].side is not result.winner:
        return None
    own_turns = [player for player, _ in groupby(turns) if player.side is result.winner]
    colour = match.board.colour_of(result.winner)
    queen = after.ruling.tally.queen if after.ruling is not None else QueenAt.BOARD
    alone = len(own_turns) == 1 and queen is QueenAt.covered_by(colour)
    return own_turns[0] if alone else None
