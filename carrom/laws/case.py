"""What the referee looks at: a stroke, and the state of the board before it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from carrom.core.params import Laws
from carrom.core.pieces import MEN_A_SIDE, Colour, Kind, QueenAt
from carrom.core.ruling import Foul
from carrom.core.tally import BreakState, Position, StrokeFacts, Tally


@dataclass(frozen=True, slots=True)
class Case:
    """A stroke before the referee, in the words of the law book; "own" is the striking side's."""

    laws: Laws
    position: Position
    facts: StrokeFacts

    @property
    def before(self) -> Tally:
        """The tally before the stroke."""
        return self.position.tally

    @property
    def me(self) -> Colour:
        """The colour of the side that struck."""
        return self.position.to_strike

    @property
    def them(self) -> Colour:
        """The colour of the other side."""
        return self.me.other

    @property
    def own(self) -> int:
        """Own carrommen that fell."""
        return self.facts.count(Kind(self.me.value))

    @property
    def others(self) -> int:
        """The other side's carrommen that fell."""
        return self.facts.count(Kind(self.them.value))

    @property
    def queen_fell(self) -> bool:
        """Whether the queen fell in this stroke."""
        return self.facts.count(Kind.QUEEN) > 0

    @property
    def striker_fell(self) -> bool:
        """Whether the striker fell."""
        return self.facts.count(Kind.STRIKER) > 0

    @property
    def fouls(self) -> tuple[Foul, ...]:
        """What costs one carromman each: a pocketed striker, an improper stroke [XI, XIV]."""
        fouls = []
        if self.striker_fell:
            fouls.append(Foul.STRIKER)
        if not self.facts.proper:
            fouls.append(Foul.IMPROPER)
        return tuple(fouls)

    @property
    def nine(self) -> bool:
        """Whether all nine own carrommen were on the board."""
        return self.before.left[self.me] == MEN_A_SIDE

    @property
    def owing(self) -> bool:
        """Whether a due was outstanding against the side that struck."""
        return self.before.dues[self.me] > 0

    @property
    def covering(self) -> bool:
        """Whether the queen waited for her cover."""
        return self.before.queen is QueenAt.PENDING

    @property
    def break_missed(self) -> bool:
        """Whether a try at the break touched nothing [VII]."""
        return not self.before.break_.made and not self.facts.touched

    @property
    def pocketed(self) -> Tally:
        """The tally with what fell taken off the board, before anything comes back."""
        fallen = {self.me: self.own, self.them: self.others}
        left, opened = self.before.left, self.before.opened
        for colour, count in fallen.items():
            left = left.with_(colour, left[colour] - count)
            opened = opened.with_(colour, opened[colour] or count > 0)
        return replace(self.before, left=left, opened=opened, break_=BreakState(made=True))
