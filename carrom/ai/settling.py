"""Settling on a stroke once many were tried: the best one, unless it is needlessly dangerous."""

from __future__ import annotations

from typing import Protocol

from carrom.ai.trial import Trial

LITTLE = 0.02
"""A value that is not worth more thought."""
SIMILAR, SAFER = 0.06, 0.05
"""What a stroke may be worth less, and how much less often it has to lose the board, to be played
instead of a dangerous one."""


class Prover(Protocol):
    """Where a stroke that was chosen is tried again."""

    def prove(self, trial: Trial, count: int) -> None:
        """Try it so often with errors that had no part in the choice."""


def safest_first(ranked: list[Trial], nerve: float) -> list[Trial]:
    """The same order, but of strokes as good as the best one the least dangerous comes first.

    Strokes that time did not allow to test are not chosen where there are others.
    """
    tested = [trial for trial in ranked if len(trial.values) >= 2] or ranked
    best = tested[0].bound(nerve)
    as_good = [trial for trial in tested if trial.bound(nerve) >= best - LITTLE]
    return _with_first(min(as_good, key=lambda trial: trial.danger), ranked)


def proven(table: Prover, ranked: list[Trial], proof: int, nerve: float) -> list[Trial]:
    """The same order once the first stroke was tried again, unless that shows it dangerous.

    Then the best of those that are safer, and worth about as much, comes first and is tried in its
    turn. With each that gives way danger falls, so there is an end to it.
    """
    while True:
        first = ranked[0]
        if first.proven is None:
            table.prove(first, proof)
        safer = [trial for trial in ranked if _is_safer(trial, first)]
        if not safer:
            return ranked
        ranked = _with_first(max(safer, key=lambda trial: trial.bound(nerve)), ranked)


def _is_safer(other: Trial, chosen: Trial) -> bool:
    return (
        len(other.values) >= 2
        and len(chosen.values) >= 2
        and other.danger <= chosen.danger - SAFER
        and other.mean >= chosen.mean - SIMILAR
    )


def _with_first(chosen: Trial, ranked: list[Trial]) -> list[Trial]:
    return [chosen, *(trial for trial in ranked if trial is not chosen)]
