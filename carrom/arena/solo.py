"""One personality clears a board, and nobody replies."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from enum import StrEnum

from carrom.ai import Hand, wobble
from carrom.arena.hall import Hall, hall, stroke_rng, thinking_time, view_of
from carrom.core.equipment import TOURNAMENT
from carrom.core.inputs import PlaceAuto, PlayStroke
from carrom.core.layout import Layout, opening_rack
from carrom.core.match import MatchState, Phase
from carrom.core.outcome import StrokeOutcome
from carrom.core.personality import Personality
from carrom.core.pieces import MEN_A_SIDE, QUEEN, ByColour, Colour, Kind, QueenAt, kind_of
from carrom.core.ruling import Foul
from carrom.core.seats import Player, Seat
from carrom.core.stroke import Stroke
from carrom.core.tally import BreakState, Tally
from carrom.errors import CarromError
from carrom.host.rulebook import RuleBook
from carrom.session.reducer import apply, start
from carrom.session.refusal import Refusal

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
    explained: tuple[str, ...] = ()
    """Why each stroke was chosen, where that was asked for."""


def play_solo(work: SoloTask) -> SoloGame:
    """Play one board in this process; the same for the same work, but for the seconds."""
    here = hall()
    player = here.personality(work.personality)
    if work.task is Task.ANY:
        player = with_hand(player, COURSE_HAND)
    players = {Player.A1: work.personality, Player.B1: work.personality}
    config = here.config(TASK_RULES[work.task], players, work.seed)
    rulebook = RuleBook.of(config, here.registry)
    match, _ = start(config, rulebook)
    layout = _broken(here, work.task, random.Random(f"{work.seed}/{work.number}"))
    match = _opened(match, layout)
    strokes = pots = fouls = 0
    visits = 1
    predicted, explained = [], []
    seconds = 0.0
    while match.phase is Phase.AIMING and strokes < CAP:
        view = view_of(match, rulebook, here.simulator)
        began = thinking_time()
        stroke = player.choose_stroke(view, stroke_rng(work.seed, work.number, strokes))
        seconds += thinking_time() - began
        strokes += 1
        match = _after(match, stroke, view.play(stroke), rulebook)
        over = match.phase is not Phase.AIMING
        kept = over or match.board.to_strike is Seat.SOUTH
        pots += kept
        fouls += match.ruling is not None and Foul.STRIKER in match.ruling.fouls
        explanation = getattr(player, "explanation", None)
        if explanation is not None:
            predicted.append((round(explanation.options[0].chance, 4), kept))
            if work.explain:
                explained.append(f"{work.number}/{strokes} {stroke}: {explanation}")
        if not kept:
            visits += 1
            match = _back_to(match)
    return SoloGame(
        work.number,
        strokes,
        _cleared(match, work.task),
        pots,
        fouls,
        visits,
        round(seconds, 3),
        tuple(predicted),
        tuple(explained),
    )


def _after(
    match: MatchState, stroke: Stroke, outcome: StrokeOutcome, rulebook: RuleBook
) -> MatchState:
    applied = apply(match, PlayStroke(stroke), outcome, rulebook)
    while not isinstance(applied, Refusal) and applied[0].phase is Phase.PLACING:
        applied = apply(applied[0], PlaceAuto(), None, rulebook)
    if isinstance(applied, Refusal):
        raise CarromError(f"the stroke {stroke} was refused: {applied.sentence}")
    return applied[0]


def with_hand(player: Personality, hand: Hand) -> Personality:
    """The same player with another hand, as far as it is one that has a hand."""
    rebuild = getattr(player, "with_hand", None)
    if rebuild is None:
        raise CarromError("this personality has no hand that could be changed; leave out the task")
    changed: Personality = rebuild(hand)
    return changed


def _cleared(match: MatchState, task: Task) -> bool:
    if match.phase is Phase.AIMING:
        return False
    if task is Task.ANY:
        return match.board.tally.queen.is_covered
    verdict = match.ruling.board if match.ruling is not None else None
    return verdict is not None and verdict.winner is Colour.WHITE


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
        striker_fell = len(outcome.pocketed) + len(left) > 19
        if striker_fell or (task is Task.ANY and len(left) < 19):
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


def _back_to(match: MatchState) -> MatchState:
    """The same player strikes again: nobody replies."""
    board = replace(match.board, to_strike=Seat.SOUTH, first_stroke=True, passes=0)
    return replace(match, board=board)
