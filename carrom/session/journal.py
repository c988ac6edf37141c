"""What was done to a match, in order: playing it again, and taking the last stroke back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from carrom.core.events import MatchEvent, StrokeJudged
from carrom.core.inputs import MatchInput, PassTurn, PlayStroke, TimeOut
from carrom.core.match import MatchState
from carrom.core.outcome import StrokeOutcome
from carrom.core.record import Entry, Record
from carrom.core.ruling import Ruling
from carrom.errors import BadInputError
from carrom.session.players import asked, is_personality
from carrom.session.reducer import apply, start
from carrom.session.refusal import Refusal

if TYPE_CHECKING:
    from carrom.host.rulebook import RuleBook


TURN_INPUTS = (PlayStroke, TimeOut, PassTurn)
"""What a turn is made of, and what is taken back with all that followed it."""


def digest(ruling: Ruling) -> str:
    """A verdict in one line, such as `passes black w9 b8 queen=board dues=1/0 fouls=striker`."""
    tally, back, board = ruling.tally, ruling.returned, ruling.board
    words = [ruling.turn.value, ruling.to_strike.value if ruling.to_strike else "-"]
    words += [f"w{tally.left.white}", f"b{tally.left.black}", f"queen={tally.queen.value}"]
    words += [f"dues={tally.dues.white}/{tally.dues.black}"]
    if not tally.break_.made:
        words += [f"tries={tally.break_.tries}"]
    if any(tally.points):
        words += [f"points={tally.points.white}/{tally.points.black}"]
    if back:
        words += [f"back=w{back.white},b{back.black}{',queen' if back.queen else ''}"]
    if ruling.fouls:
        words += [f"fouls={','.join(ruling.fouls)}"]
    if board is not None:
        winner = board.winner.value if board.winner else "draw"
        words += [f"board={winner}+{board.points}", f"queen+{board.queen_points}"]
        words += [f"demandable+{board.demandable}"]
    return " ".join(words)


def entry_of(
    match_input: MatchInput, outcome: StrokeOutcome | None, events: Iterable[MatchEvent]
) -> Entry:
    """What the journal keeps of an input that was taken."""
    rulings = [digest(event.ruling) for event in events if isinstance(event, StrokeJudged)]
    return Entry(match_input, outcome, rulings[0] if rulings else None)


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of a journal, played again."""

    entry: Entry
    before: MatchState
    after: MatchState
    events: tuple[MatchEvent, ...]

    @property
    def again(self) -> Entry:
        """The entry as it would be written now."""
        return entry_of(self.entry.input, self.entry.outcome, self.events)


def steps(record: Record, rulebook: RuleBook) -> Iterator[Step]:
    """Play a record again, entry by entry, on the outcomes that were written down.

    Raises:
        BadInputError: An entry does not fit the match at its place.
    """
    match, _ = start(record.config, rulebook)
    for number, entry in enumerate(record.entries, start=1):
        if isinstance(entry.input, PlayStroke) and entry.outcome is None:
            raise BadInputError(
                "Entry {number} of the match is a stroke without its outcome.", number=number
            )
        applied = apply(match, entry.input, entry.outcome, rulebook)
        if isinstance(applied, Refusal):
            raise BadInputError(
                "Entry {number} of the match does not fit: {why}",
                number=number,
                why=applied.notice,
            )
        after, events = applied
        yield Step(entry, match, after, events)
        match = after


def without_last_stroke(record: Record, rulebook: RuleBook) -> tuple[MatchState, Record] | None:
    """The match before the latest stroke of a person, or turn let go; None if there is none.

    Raises:
        BadInputError: An entry does not fit the match at its place, or is judged otherwise now.
    """
    played = list(steps(record, rulebook))
    if any(step.entry.ruling not in (None, step.again.ruling) for step in played):
        raise BadInputError(
            "The strokes so far are judged otherwise now, so none of them can be taken back."
        )
    for number in range(len(played) - 1, -1, -1):
        step = played[number]
        if isinstance(step.entry.input, TURN_INPUTS) and not is_personality(
            step.before, asked(step.before)
        ):
            return step.before, Record(record.config, record.entries[:number])
    return None
