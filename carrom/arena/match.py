"""Playing fixtures: personalities take turns on a table of their own."""

from __future__ import annotations

from dataclasses import dataclass, field

from carrom.ai.choices import answer
from carrom.arena.fixture import Fixture, FixtureResult, Sheet
from carrom.arena.hall import Hall, hall, stroke_rng, thinking_time
from carrom.core.events import BoardClosed, MatchEvent, StrokeJudged
from carrom.core.explanation import Explanation
from carrom.core.inputs import MatchInput, NextBoard, PassTurn, PlayStroke
from carrom.core.match import MatchState, Phase
from carrom.core.outcome import StrokeOutcome
from carrom.core.personality import Personality
from carrom.core.pieces import Colour, Kind, QueenAt
from carrom.core.ruling import Foul, Turn
from carrom.core.seats import Side
from carrom.errors import CarromError
from carrom.host.rulebook import RuleBook
from carrom.session.reducer import apply, start
from carrom.session.refusal import Refusal
from carrom.session.view import view_of

SIMILAR_VALUE = 0.05
SAFER = 0.1
"""So much smaller a share of lost boards makes a stroke a safer one.

The planner of the bundled personalities gives way to a safer stroke sooner on both counts."""
MOST_STROKES = 1000
"""Strokes after which a fixture counts as one that does not end."""


def play_fixture(fixture: Fixture) -> FixtureResult:
    """Play a fixture in this process; the same for the same fixture, but for the seconds."""
    return Game(hall(), fixture).play()


@dataclass
class Game:
    """A fixture in play."""

    hall: Hall
    fixture: Fixture
    sheets: dict[Side, Sheet] = field(default_factory=lambda: {side: Sheet() for side in Side})
    slams: list[Side] = field(default_factory=list)
    boards: int = 0
    strokes: int = 0
    explanation: Explanation | None = None
    """What the latest player said, if it says anything."""
    first_turn: bool = True
    """Whether nobody but the breaker has had a turn in this board."""

    def play(self) -> FixtureResult:
        """Play it to its end."""
        fixture = self.fixture
        config = self.hall.config(
            fixture.rule_set,
            fixture.players,
            fixture.seed + fixture.pair,
            more_rules=fixture.house_rules,
        )
        rulebook = RuleBook.of(config, self.hall.registry)
        names = sorted(set(fixture.players.values()))
        players = {name: self.hall.personality(name) for name in names}
        match, _ = start(config, rulebook)
        while not self._over(match) and self.strokes < MOST_STROKES:
            match = self._go_on(match, rulebook, players)
        return self._result(match)

    def _over(self, match: MatchState) -> bool:
        return match.phase is Phase.MATCH_OVER or (self.boards > 0 and not self.fixture.matches)

    def _go_on(
        self, match: MatchState, rulebook: RuleBook, players: dict[str, Personality]
    ) -> MatchState:
        ready = answer(match, rulebook.list_actions(match))
        if ready is not None:
            return self._taken(match, ready, None, rulebook)
        if match.phase is not Phase.AIMING:
            return self._taken(match, NextBoard(), None, rulebook)
        return self._strike(match, rulebook, players)

    def _strike(
        self, match: MatchState, rulebook: RuleBook, players: dict[str, Personality]
    ) -> MatchState:
        side = match.seats.side(match.board.to_strike)
        sheet = self.sheets[side]
        player = players[match.config.players[match.seats.by_seat[match.board.to_strike]].name]
        view = view_of(match, rulebook, self.hall.simulator)
        began = thinking_time()
        rng = stroke_rng(self.fixture.seed, self.fixture.pair, self.strokes)
        stroke = player.choose_stroke(view, rng)
        sheet.seconds.append(round(thinking_time() - began, 4))
        explanation = getattr(player, "explanation", None)
        self.explanation = explanation if isinstance(explanation, Explanation) else None
        sheet.tries += self.explanation.tried if self.explanation is not None else 0
        self.strokes += 1
        if view.fault(stroke) is not None:
            sheet.refused += 1
            return self._taken(match, PassTurn(), None, rulebook)
        outcome = view.play(stroke)
        sheet.strokes += 1
        return self._taken(match, PlayStroke(stroke), outcome, rulebook)

    def _taken(
        self,
        match: MatchState,
        match_input: MatchInput,
        outcome: StrokeOutcome | None,
        rulebook: RuleBook,
    ) -> MatchState:
        applied = apply(match, match_input, outcome, rulebook)
        if isinstance(applied, Refusal):
            raise CarromError(f"{match_input} was refused: {applied.sentence}")
        after, events = applied
        for event in events:
            self._note(match, event, outcome)
        return after

    def _note(self, match: MatchState, event: MatchEvent, outcome: StrokeOutcome | None) -> None:
        """Count what an event means; `match` is from before it."""
        side = match.seats.side(match.board.to_strike)
        if isinstance(event, StrokeJudged):
            self._note_stroke(match, event, outcome, self.sheets[side])
            if event.ruling.turn is Turn.PASSES:
                self.first_turn = False
        elif isinstance(event, BoardClosed):
            self.boards += 1
            breaker = match.seats.side(match.board.breaker)
            if self.first_turn and side is breaker and event.result.winner is side:
                self.slams.append(breaker)
            self.first_turn = True

    def _note_stroke(
        self, match: MatchState, event: StrokeJudged, outcome: StrokeOutcome | None, sheet: Sheet
    ) -> None:
        ruling = event.ruling
        sheet.fouls += Foul.STRIKER in ruling.fouls
        if ruling.board is None:
            sheet.successes += ruling.turn is Turn.CONTINUES
            return
        own = match.striking_colour
        sheet.successes += ruling.board.winner is own
        if ruling.board.winner is own or outcome is None or match.config.laws.pieces_score:
            return
        others_last = _left(match, outcome, own.other) == 0
        early = match.board.tally.queen in (QueenAt.BOARD, QueenAt.PENDING)
        own_last = early and _left(match, outcome, own) == 0
        sheet.others_last += others_last
        sheet.own_last_too_early += own_last
        sheet.avoidable += (others_last or own_last) and _was_avoidable(self.explanation)

    def _result(self, match: MatchState) -> FixtureResult:
        fixture = self.fixture
        names = {Side.A: fixture.first, Side.B: fixture.second}
        finished = self._over(match)
        winner, points = None, 0
        if finished and fixture.matches:
            winner = match.winner
            points = 0 if winner is None else match.games_won[winner]
        elif finished:
            result = match.boards[0] if match.boards else match.games[0].boards[0]
            winner, points = result.winner, result.points
        return FixtureResult(
            fixture.number,
            fixture.first,
            fixture.second,
            fixture.first,
            None if winner is None else names[winner],
            points,
            self.boards,
            finished,
            tuple(names[side] for side in self.slams),
            (self.sheets[Side.A], self.sheets[Side.B]),
        )


def _was_avoidable(explanation: Explanation | None) -> bool:
    """Whether a stroke that was much less dangerous, and nearly as good, was passed over."""
    if explanation is None:
        return False
    chosen, *others = explanation.options
    return any(
        other.tries > 0
        and other.value >= chosen.value - SIMILAR_VALUE
        and other.danger <= chosen.danger - SAFER
        for other in others
    )


def _left(match: MatchState, outcome: StrokeOutcome, colour: Colour) -> int:
    """Carrommen of a colour that the stroke left on the board."""
    return match.board.tally.left[colour] - outcome.facts.count(Kind(colour.value))
