from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from carrom import Seat, Stroke
from carrom.ai.candidate import Candidate, Kind
from carrom.ai.settling import proven, safest_first
from carrom.ai.trial import Trial


def tried(values: Sequence[float], losses: int = 0) -> Trial:
    candidate = Candidate(Stroke.of(Seat.SOUTH, 0.0, 90.0, 1000.0), Kind.DIRECT)
    return Trial(candidate, values=list(values), losses=losses)


@dataclass
class Further:
    """Further tries that bring what the test says; the others bring more of the same."""

    brings: Mapping[int, tuple[list[float], int]]
    """Values and losses, by the number of the proof."""
    proofs: int = 0

    def prove(self, trial: Trial, count: int) -> None:
        values, losses = self.brings.get(self.proofs, ([trial.mean] * count, 0))
        self.proofs += 1
        trial.values += values
        trial.losses += losses
        trial.proven = 0.5


def test_a_stroke_that_stays_as_good_as_it_looked_is_kept() -> None:
    ranked = [tried([0.5] * 8), tried([0.49] * 8)]
    assert proven(Further({}), ranked, 8, 1.0) == ranked


def test_a_stroke_that_proves_dangerous_gives_way_to_a_safer_one_worth_about_as_much() -> None:
    lucky, worse, safer = tried([0.4] * 8), tried([-0.5] * 8), tried([0.3] * 8)
    further = Further({0: ([0.4, 0.4, 0.4, 0.4, 0.4, 0.4, -1.0, -1.0], 2)})
    assert proven(further, [lucky, worse, safer], 8, 1.0)[0] is safer
    assert further.proofs == 2


def test_a_danger_is_run_where_everything_else_is_worth_much_less() -> None:
    bold, timid = tried([0.9] * 7 + [-1.0], losses=1), tried([0.1] * 8)
    assert proven(Further({}), [bold, timid], 8, 1.0)[0] is bold


def test_of_strokes_that_all_prove_dangerous_the_least_dangerous_remains() -> None:
    first, second = tried([0.5] * 8), tried([0.5] * 8)
    further = Further({0: ([0.5] * 6 + [0.4] * 2, 2), 1: ([0.5] * 4 + [0.4] * 4, 4)})
    ranked = proven(further, [first, second], 8, 1.0)
    assert ranked[0] is first
    assert further.proofs == 2


def test_strokes_that_were_not_tried_are_not_chosen() -> None:
    guess, known = Trial(tried([]).candidate, hope=0.9), tried([0.1] * 4)
    assert safest_first([guess, known], 1.0)[0] is known
