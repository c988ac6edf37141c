from collections import Counter

from carrom.arena.schedule import schedule


def test_breaks_are_balanced_and_pairs_share_their_seed() -> None:
    fixtures = schedule(["a", "b"], 6, "standard", 9)
    assert Counter(fixture.first for fixture in fixtures) == {"a": 3, "b": 3}
    assert [fixture.pair for fixture in fixtures] == [0, 0, 1, 1, 2, 2]
    assert {fixture.seed for fixture in fixtures} == {9}


def test_everyone_meets_everyone_else() -> None:
    fixtures = schedule(["a", "b", "c"], 2, "club", 1)
    met = Counter(frozenset((fixture.first, fixture.second)) for fixture in fixtures)
    assert set(met.values()) == {2} and len(met) == 3


def test_a_longer_run_begins_with_a_shorter_one() -> None:
    names = ["a", "b", "c"]
    assert schedule(names, 8, "club", 1)[:6] == schedule(names, 2, "club", 1)
