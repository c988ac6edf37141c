import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrom import Colour, Layout, Seat
from carrom.ai import EVERY_KIND, Candidate, Hand, Kind, Repertoire, candidates, settle, wobble
from carrom.ai.contact import drag_of
from carrom.ai.legal import spots
from carrom.ai.scene import scene_of, targets_of
from tests.ai.boards import at, match_of, scattered, view

HAND = Hand(aim_degrees=0.2, power=0.03, placement_mm=0.5)


def found(layout: Layout, kinds: frozenset[Kind] = EVERY_KIND, seed: int = 1) -> list[Candidate]:
    """The candidates of SOUTH, who plays white."""
    state = match_of(layout)
    places = spots(state.config.laws, layout, Seat.SOUTH, 17)
    scene = scene_of(layout, Seat.SOUTH, targets_of(state, Colour.WHITE), places, drag_of(1.0))
    return candidates(scene, HAND, Repertoire(kinds), random.Random(seed))


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 19), st.sampled_from(Seat))
def test_every_candidate_is_legal_also_after_the_hand_erred(
    seed: int, count: int, seat: Seat
) -> None:
    layout = scattered(seed, count)
    state = match_of(layout)
    state = replace(state, board=replace(state.board, to_strike=seat))
    places = spots(state.config.laws, layout, seat, 17)
    scene = scene_of(layout, seat, frozenset(layout), places, drag_of(1.0))
    seen = view(state)
    rng = random.Random(seed)
    loose = Hand(aim_degrees=2.0, power=0.2, placement_mm=30.0)
    for candidate in candidates(scene, HAND, Repertoire(), rng):
        assert seen.fault(candidate.stroke) is None, candidate
        flicked = settle(state.config.laws, layout, loose.apply(candidate.stroke, wobble(rng)))
        assert seen.fault(flicked) is None, flicked


BOARDS = {
    Kind.DIRECT: at(w1=(200.0, 180.0)),
    Kind.BACKWARD: at(w1=(-250.0, -310.0)),
    Kind.RAIL_RUN: at(w1=(346.0, 200.0)),
    Kind.STRIKER_BANK: at(w1=(200.0, -100.0)),
    Kind.COIN_BANK: at(w1=(0.0, 100.0)),
    Kind.COMBINATION: at(w1=(220.0, 220.0), b1=(160.0, 160.0)),
    Kind.CAROM: at(w1=(325.0, 325.0), b1=(150.0, 60.0)),
}


@pytest.mark.parametrize("kind", BOARDS)
def test_the_best_stroke_of_its_kind_pockets_its_target(kind: Kind) -> None:
    strokes = [c for c in found(BOARDS[kind]) if c.kind is kind]
    assert strokes, f"no {kind} is thought of"
    seen = view(match_of(BOARDS[kind]))
    falls = [
        any(drop.piece == c.target for drop in seen.play(c.stroke).pocketed) for c in strokes[:12]
    ]
    assert any(falls)


def test_plain_strokes_come_first_and_their_chances_are_true() -> None:
    layout = at(w1=(200.0, 180.0), w2=(-150.0, 60.0), b1=(30.0, 10.0))
    best = found(layout)[0]
    seen = view(match_of(layout))
    rng = random.Random(3)
    tries = [seen.play(HAND.apply(best.stroke, wobble(rng))) for _ in range(60)]
    rate = sum(any(d.piece == best.target for d in t.pocketed) for t in tries) / len(tries)
    assert rate == pytest.approx(best.chance, abs=0.15)


def test_a_repertoire_keeps_to_its_kinds() -> None:
    kinds = {candidate.kind for candidate in found(scattered(5, 12), frozenset({Kind.DIRECT}))}
    assert kinds <= {Kind.DIRECT}


def test_the_queen_is_a_target_only_while_she_is_on_the_board() -> None:
    on = targets_of(match_of(at(queen=(0, 0), w1=(50, 50), b1=(90, 90))), Colour.WHITE)
    off = targets_of(match_of(at(w1=(50, 50), b1=(90, 90))), Colour.BLACK)
    assert on == {"queen", "w1"}
    assert off == {"b1"}
