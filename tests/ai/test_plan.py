from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from carrom import MatchState, QueenAt, Seat
from carrom.ai import Brain, Explanation, Hand, Kind, Player, Repertoire, Taste
from carrom.testing import match, new_board
from tests.ai.boards import at, match_of, scattered, view

HAND = Hand(aim_degrees=0.2, power=0.03, placement_mm=0.5)


def plan(state: MatchState, strokes: int = 80, seed: int = 1, **how: object) -> Explanation:
    """What a player with this brain thinks."""
    player = Player(HAND, Brain(strokes, **how))  # type: ignore[arg-type]
    player.choose_stroke(view(state), random.Random(seed))
    assert player.explanation is not None
    return player.explanation


def test_a_carromman_in_the_jaws_is_pocketed() -> None:
    best = plan(match_of(at(w1=(328, 328), w2=(-100, 40), b1=(50, 0), queen=(0, 0)))).options[0]
    assert best.target == "w1"
    assert best.chance > 0.8


def test_the_same_chances_give_the_same_stroke() -> None:
    state = match_of(scattered(3, 12))
    assert plan(state) == plan(state)
    assert plan(state, seed=2) != plan(state)


def test_it_keeps_to_its_budget() -> None:
    assert plan(match_of(scattered(4, 15)), 60, proof=10).tried <= 70


def test_who_may_try_more_thinks_of_more() -> None:
    state = match_of(at(w1=(40, 120), b1=(-90, 60), queen=(0, 0)))
    few, many = (plan(state, tries, repertoire=Repertoire(wild=10)) for tries in (100, 600))
    assert many.candidates > few.candidates > 10


def test_it_stops_when_time_is_up() -> None:
    seen = view(match_of(scattered(4, 15)))
    left: Iterator[float] = iter([1.0, 0.9, 0.9, *([0.0] * 1000)])
    hurried = replace(seen, time_left=lambda: next(left))
    player = Player(HAND, Brain(500, seconds=5.0))
    stroke = player.choose_stroke(hurried, random.Random(1))
    assert seen.fault(stroke) is None
    assert player.explanation is not None
    assert 0 < player.explanation.tried < 100


def test_without_any_time_there_is_a_legal_stroke_all_the_same() -> None:
    seen = replace(view(match_of(scattered(6, 15))), time_left=lambda: 0.0)
    assert seen.fault(Player(HAND, Brain(50)).choose_stroke(seen, random.Random(1))) is None


LAST_COIN = at(w1=(325, 325), queen=(200, 120), b1=(-300, 0), b2=(-200, 200))


def test_the_own_last_carromman_is_left_alone_while_the_queen_is_on_the_board() -> None:
    state = match_of(LAST_COIN)
    assert plan(state, looks_ahead=True).options[0].target == "queen"


def test_the_own_last_carromman_is_taken_once_she_is_covered() -> None:
    state = match_of({p: s for p, s in LAST_COIN.items() if p != "queen"}, queen=QueenAt.WHITE)
    best = plan(state).options[0]
    assert best.target == "w1"
    assert best.value > 0.2


def test_the_other_sides_last_carromman_is_not_pocketed() -> None:
    layout = at(b1=(325, 325), w1=(-100, 100), w2=(0, 200), queen=(50, 50))
    state = match_of(layout)
    player = Player(HAND, Brain(120))
    seen = view(state)
    for seed in range(3):
        player.choose_stroke(seen, random.Random(seed))
        assert player.explanation is not None
        meant = seen.play(player.explanation.options[0].stroke)
        assert all(drop.piece != "b1" for drop in meant.pocketed)


def test_taste_shows() -> None:
    layout = at(w1=(200, 200), w2=(-250, 100), w3=(120, 0), queen=(-210, 215), b1=(0, 300))
    state = match_of(layout)
    assert plan(state, taste=Taste(queen=12.0)).options[0].target == "queen"


def test_the_break_comes_from_the_table() -> None:
    explained = plan(match(new_board()))
    assert explained.options[0].kind is Kind.BREAK
    assert explained.tried == 0


def test_who_takes_over_a_lost_break_thinks_for_itself() -> None:
    board = new_board()
    explained = plan(match(replace(board, to_strike=Seat.NORTH)), 20)
    assert explained.options[0].kind is not Kind.BREAK
    assert explained.tried > 0


def test_a_stroke_found_by_trying_names_what_falls() -> None:
    by_chance = Repertoire(kinds=frozenset({Kind.SCAN}))
    best = plan(match_of(at(w1=(328, 328), b1=(-300, 0))), 150, repertoire=by_chance).best
    assert best.kind is Kind.SCAN
    assert best.target == "w1"


def test_without_a_try_the_stroke_goes_straight_ahead() -> None:
    best = plan(match_of(at(w1=(328, 328), b1=(50, 0))), 0).best
    assert best.kind is Kind.AHEAD
    assert best.stroke.angle_degrees == 90.0


def test_an_explanation_tells_the_plan() -> None:
    explained = plan(match_of(at(w1=(328, 328), w2=(0, 0), b1=(50, 0))))
    assert (explained.best.kind, explained.best.target) == (Kind.DIRECT, "w1")
    assert len(explained.options) > 1
    values = [option.value for option in explained.options if option.tries > 8]
    assert values == sorted(values, reverse=True) or explained.options[0].tries >= 16


@pytest.mark.parametrize("likes", [{}, {Kind.COIN_BANK: 0.5}])
def test_a_lover_of_banks_banks(likes: dict[Kind, float]) -> None:
    state = match_of(at(w1=(0, 100), w2=(200, 180), b1=(-300, 0)))
    banks = plan(state, 150, likes=likes).options[0].kind is Kind.COIN_BANK
    assert banks is bool(likes)


def test_of_equally_good_strokes_the_least_dangerous_is_chosen() -> None:
    layout = at(w1=(325, 325), w2=(-325, 325), b1=(296, 325), queen=(0, 0))
    state = match_of({p: s for p, s in layout.items() if p != "queen"}, queen=QueenAt.WHITE)
    chosen, *others = plan(state, 150).options
    safe = [o for o in others if o.tries >= 8 and o.value > chosen.value - 0.02]
    assert all(chosen.danger <= option.danger for option in safe)
