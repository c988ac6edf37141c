"""One personality clears a board, and nobody replies."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from enum import StrEnum

from carrom.ai import Hand, wobble
from carrom.arena.hall import Hall, stroke_rng, thinking_time, view_of
from carrom.core.equipment import TOURNAMENT
from carrom.core.inputs import PlaceAuto, PlayStroke
from carrom.core.layout import Layout, opening_rack
from carrom.core.match import MatchState, Phase
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


def play_solo(hall: Hall, personality_id: str, task: Task, seed: int, number: int) -> SoloGame:
    """Play one board; the same for the same seed and number."""
    player = hall.personality(personality_id)
    if task is Task.ANY:
        player = with_hand(player, COURSE_HAND)
    players = {Player.A1: personality_id, Player.B1: personality_id}
    config = hall.config(TASK_RULES[task], players, seed)
    rulebook = RuleBook.of(config, hall.registry)
    match, _ = start(config, rulebook)
    match = _opened(match, _broken(hall, task, random.Random(f"{seed}/{number}")))
    strokes = pots = fouls = 0
    visits = 1
    predicted = []
    began = thinking_time()
    seconds = 0.0
    while match.phase is Phase.AIMING and strokes < CAP:
        view = view_of(match, rulebook, hall.simulator)
        began = thinking_time()
        stroke = player.choose_stroke(view, stroke_rng(seed, number, strokes))
        seconds += thinking_time() - began
        outcome = view.play(stroke)
        applied = apply(match, PlayStroke(stroke), outcome, rulebook)
        if isinstance(applied, Refusal):
            raise CarromError(f"{personality_id} made a stroke that is not allowed: {stroke}")
        match = applied[0]
        while match.phase is Phase.PLACING:
            placed = apply(match, PlaceAuto(), None, rulebook)
            if isinstance(placed, Refusal):
                raise CarromError(placed.sentence)
            match = placed[0]
        strokes += 1
        ruling = match.ruling
        fouls += ruling is not None and Foul.STRIKER in ruling.fouls
        kept = match.board.to_strike is Seat.SOUTH and match.phase is Phase.AIMING
        kept = kept or match.phase is not Phase.AIMING
        pots += kept
        chance = _seen_chance(player)
        if chance is not None:
            predicted.append((round(chance, 4), kept))
        if not kept:
            visits += 1
            match = _back_to(match)
    won = match.phase is not Phase.AIMING and _cleared(match, task)
    return SoloGame(number, strokes, won, pots, fouls, visits, seconds, tuple(predicted))


def with_hand(player: Personality, hand: Hand) -> Personality:
    """The same player with another hand, as far as it is one that has a hand."""
    rebuild = getattr(player, "with_hand", None)
    if rebuild is None:
        raise CarromError("this personality has no hand that could be changed; leave out the task")
    changed: Personality = rebuild(hand)
    return changed


def _seen_chance(player: Personality) -> float | None:
    explanation = getattr(player, "explanation", None)
    return None if explanation is None else explanation.options[0].chance


def _cleared(match: MatchState, task: Task) -> bool:
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
