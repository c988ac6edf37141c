"""The laws as the plugin that answers last: every rule that no house rule changes."""

from __future__ import annotations

from carrom.core.match import BoardResult, MatchState
from carrom.core.outcome import StrokeOutcome
from carrom.core.registration import Breaker
from carrom.core.ruling import GameVerdict, Ruling
from carrom.core.stroke import Stroke
from carrom.hookspecs import hookimpl
from carrom.laws.game_end import judge_game, next_breaker
from carrom.laws.judge import judge


class StandardLaws:
    """Asks `carrom.laws` with the laws of the match."""

    @hookimpl(trylast=True)
    def choose_breaker(self, match: MatchState, last: BoardResult | None) -> Breaker:
        """The side that the laws let break."""
        if last is None:
            return Breaker.of(match.game_breaker)
        laws = match.config.laws
        level = judge_game(laws, last.score, len(match.boards)).extra_board
        return Breaker.of(next_breaker(laws, last.breaker, extra_board=level))

    @hookimpl(trylast=True)
    def turn_time_limit(self, match: MatchState) -> float | None:
        """The time that the laws give for a stroke."""
        return match.config.laws.turn_seconds

    @hookimpl(trylast=True)
    def judge_stroke(
        self, match: MatchState, stroke: Stroke | None, outcome: StrokeOutcome
    ) -> Ruling:
        """The verdict of the laws."""
        return judge(match.config.laws, match.position, outcome.facts)

    @hookimpl(trylast=True)
    def judge_game(self, match: MatchState, result: BoardResult) -> GameVerdict:
        """Whether the game is over by the laws."""
        return judge_game(match.config.laws, result.score, len(match.boards) + 1)
