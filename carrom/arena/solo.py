"""One personality clears a board, and nobody replies."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from carrom.ai import Brain, Hand, Player, wobble
from carrom.arena.hall import Hall, hall, stroke_rng, thinking_time
from carrom.core.equipment import TOURNAMENT
from carrom.core.explanation import Explanation
from carrom.core.inputs import PlaceAuto, PlayStroke
from carrom.core.layout import Layout, opening_rack
from carrom.core.match import MatchState, Phase
from carrom.core.personality import Personality, SeatView
from carrom.core.pieces import (
    CARROMMEN,
    MEN_A_SIDE,
    QUEEN,
    ByColour,
    Colour,
    Kind,
    QueenAt,
    kind_of,
)
from carrom.core.ruling import Foul
from carrom.core.seats import Player as Seated
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke
from carrom.core.tally import BreakState, Tally
from carrom.errors import BadInputError, CarromError
from carrom.host.rulebook import RuleBook
from carrom.session.reducer import apply, start
from carrom.session.refusal import Refusal
from carrom.session.view import view_of

CAP = 80
"""Strokes after which a board counts as not cleared."""


class Task(StrEnum):
    """What has to be cleared."""

    OWN = "own"
    """Nine own carrommen and the queen, the others' stay: the rules of `standard`."""
    ANY = "any"
    """All nineteen of any colour, by a hand of 2 degrees, 2.3 mm and 1 %: the rules of `family`."""


TASK_RULES = {Task.OWN: "standard", Task.ANY: "family"}
COURSE_HAND = Hand(aim_degrees=2.0, power=0.01, placement_mm=2.3)
"""The errors of the course environment Carrom_rl [IIT Bombay, CS747, 2016]."""


@dataclass(frozen=True, slots=True)
class SoloTask:
    """One board to clear: everything that the result depends on."""

    number: int
    personality: str
    task: Task
    seed: int
    explain: bool = False
    aim_degrees: float | None = None
    """Another spread of the aim than the personality's own; power and placement err in step."""
    tries: int | None = None
    """Another number of strokes to try out."""


@dataclass(frozen=True, slots=True)
class SoloGame:
    """How one board went."""

    number: int
    strokes: int
    cleared: bool
    pots: int
    """Strokes that pocketed something worth it."""
    fouls: int
    visits: int
    """Times the turn would have gone to the other side, and one."""
    seconds: float
    """Processor time spent on choosing."""
    predicted: tuple[tuple[float, bool], ...]
    """For each stroke the chance that the personality saw, and whether the turn went on."""
    kinds: Mapping[str, int] = field(default_factory=dict)
    """How many strokes of each kind were chosen."""
    queen_covered: int | None = None
    """The stroke that covered the queen."""
    explained: tuple[str, ...] = ()
    """Why each stroke was chosen, where that was asked for."""


class SoloBoard:
    """A board that one player clears, stroke by stroke."""

    def __init__(self, hall: Hall, task: Task, seed: int, number: int) -> None:
        """Set the board of a number; the same for the same seed."""
        nobody = {Seated.A1: "alone", Seated.B1: "nobody"}
        config = hall.config(TASK_RULES[task], nobody, seed)
        self._hall = hall
        self._task = task
        self._rulebook = RuleBook.of(config, hall.registry)
        match, _ = start(config, self._rulebook)
        self.match = _opened(match, _broken(hall, task, random.Random(f"{seed}/{number}")))
        self.strokes = 0
        self.visits = 1
        self.fouls = 0

    @property
    def over(self) -> bool:
        """Whether the board has ended, or has lasted too long."""
        return self.match.phase is not Phase.AIMING or self.strokes >= CAP

    @property
    def cleared(self) -> bool:
        """Whether the task is done."""
        if self.match.phase is Phase.AIMING or self.match.ruling is None:
            return False
        if self._task is Task.ANY:
            return self.match.board.tally.queen.is_covered
        verdict = self.match.ruling.board
        return verdict is not None and verdict.winner is Colour.WHITE

    @property
    def view(self) -> SeatView:
        """What the player sees."""
        return view_of(self.match, self._rulebook, self._hall.simulator)

    def strike(self, stroke: Stroke) -> bool:
        """Make a stroke; whether it kept the turn, or ended the board."""
        outcome = self.view.play(stroke)
        applied = apply(self.match, PlayStroke(stroke), outcome, self._rulebook)
        while not isinstance(applied, Refusal) and applied[0].phase is Phase.PLACING:
            applied = apply(applied[0], PlaceAuto(), None, self._rulebook)
        if isinstance(applied, Refusal):
            raise CarromError(f"the stroke {stroke} was refused: {applied.sentence}")
        match = applied[0]
        self.strokes += 1
        self.fouls += match.ruling is not None and Foul.STRIKER in match.ruling.fouls
        kept = match.phase is not Phase.AIMING or match.board.to_strike is Seat.SOUTH
        if not kept:
            # Nobody replies: the same player strikes again.
            self.visits += 1
            board = replace(match.board, to_strike=Seat.SOUTH, first_stroke=True, passes=0)
            match = replace(match, board=board)
        self.match = match
        return kept


def play_solo(work: SoloTask) -> SoloGame:
    """Play one board in this process; the same for the same work, but for the seconds."""
    here = hall()
    player = _player(here, work)
    board = SoloBoard(here, work.task, work.seed, work.number)
    pots = 0
    predicted, explained = [], []
    kinds: Counter[str] = Counter()
    queen_covered = None
    seconds = 0.0
    while not board.over:
        began = thinking_time()
        stroke = player.choose_stroke(board.view, stroke_rng(work.seed, work.number, board.strokes))
        seconds += thinking_time() - began
        kept = board.strike(stroke)
        pots += kept
        explanation = getattr(player, "explanation", None)
        if queen_covered is None and board.match.board.tally.queen is QueenAt.WHITE:
            queen_covered = board.strokes
        if isinstance(explanation, Explanation):
            kinds[explanation.best.kind.value] += 1
            predicted.append((round(explanation.best.chance, 4), kept))
        if work.explain and explanation is not None:
            explained.append(f"{work.number}/{board.strokes} {stroke}: {explanation}")
    return SoloGame(
        work.number,
        board.strokes,
        board.cleared,
        pots,
        board.fouls,
        board.visits,
        round(seconds, 3),
        tuple(predicted),
        dict(kinds),
        queen_covered,
        tuple(explained),
    )


def _player(here: Hall, work: SoloTask) -> Personality:
    """The personality with what the task changes of it.

    Raises:
        BadInputError: It is not made of a hand and a brain.
    """
    player = here.personality(work.personality)
    changed = work.task is Task.ANY or work.aim_degrees is not None or work.tries is not None
    if not changed:
        return player
    if not isinstance(player, Player):
        raise BadInputError(f"{work.personality} has no hand and brain that could be changed")
    hand, brain = player.hand, player.brain
    if work.task is Task.ANY:
        hand = COURSE_HAND
        brain = _for_the_course(brain)
    if work.aim_degrees is not None:
        hand = hand.scaled(work.aim_degrees / hand.aim_degrees)
    if work.tries is not None:
        brain = replace(brain, strokes=round(work.tries))
    return Player(hand, brain)


def _for_the_course(brain: Brain) -> Brain:
    """The brain that clears a board alone, with a hand whose errors matter more than anything."""
    return replace(
        brain,
        strokes=15 * brain.strokes,
        first_tries=3,
        evenly=True,
        repertoire=replace(brain.repertoire, scan_mm_s=(700.0, 6400.0)),
        looks_ahead=False,
        alone=True,
    )


def _broken(hall: Hall, task: Task, rng: random.Random) -> Layout:
    """A board after a break, drawn again until the pieces of the task are all on it."""
    hand = Hand(aim_degrees=4.0, power=0.1, placement_mm=60.0)
    meant = Stroke.of(Seat.SOUTH, 0.0, 90.0, 5000.0)
    while True:
        stroke = hand.apply(meant, wobble(rng))
        if abs(stroke.along) > 1800:
            continue
        outcome = hall.simulator.play(opening_rack(TOURNAMENT), stroke, 1.0)
        left = outcome.final
        own = sum(kind_of(piece) is Kind.WHITE for piece in left)
        striker_fell = len(outcome.pocketed) + len(left) > len(CARROMMEN)
        if striker_fell or (task is Task.ANY and len(left) < len(CARROMMEN)):
            continue
        if own == MEN_A_SIDE and QUEEN in left:
            return left


def _opened(match: MatchState, layout: Layout) -> MatchState:
    """The match after a break that left such a layout, white to strike."""
    black = sum(kind_of(piece) is Kind.BLACK for piece in layout)
    tally = replace(
        Tally.fresh(),
        left=ByColour(MEN_A_SIDE, black),
        queen=QueenAt.BOARD,
        opened=ByColour(False, black < MEN_A_SIDE),
        break_=BreakState(made=True),
    )
    board = replace(match.board, layout=layout, tally=tally, to_strike=Seat.SOUTH, stroke_no=1)
    return replace(match, board=board)
