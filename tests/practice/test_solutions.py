"""Every challenge that comes with the game, played by its own solution."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from carrom.paths import shipped
from carrom.physics.simulator import Simulator
from carrom.practice.challenge import Kind
from carrom.practice.search import replayed
from carrom.practice.shelf import Entry, load_shelf

SHELF = load_shelf(shipped("assets") / "challenges", Path("nowhere"))


def test_no_bundled_challenge_is_broken() -> None:
    assert [entry.problem for entry in SHELF if entry.challenge is None] == []


def test_there_are_challenges_of_every_kind() -> None:
    kinds = Counter(entry.challenge.kind for entry in SHELF if entry.challenge is not None)
    assert len(SHELF) >= 24
    assert all(kinds[kind] >= 3 for kind in Kind)


@pytest.mark.parametrize("entry", SHELF, ids=lambda entry: entry.id)
def test_solution_earns_all_stars(entry: Entry) -> None:
    challenge = entry.challenge
    assert challenge is not None and challenge.solution
    attempt = replayed(challenge, Simulator())
    assert challenge.stars(attempt) == len(challenge.star)
    assert challenge.is_over(attempt)
    assert not any(challenge.is_over(attempt[:n]) for n in range(len(attempt)))
