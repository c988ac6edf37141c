"""Who meets whom: every two personalities, in pairs of fixtures with sides swapped."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from carrom.arena.fixture import Fixture


def schedule(
    names: Sequence[str],
    count: int,
    rule_set: str,
    seed: int,
    *,
    doubles: bool = False,
    matches: bool = False,
    house_rules: tuple[str, ...] = (),
) -> tuple[Fixture, ...]:
    """The fixtures of an arena; a longer one begins with those of a shorter one.

    Args:
        names: Personalities; each meets every other one.
        count: Fixtures of each meeting; of an odd number the first named breaks once more.
        rule_set: Its id.
        seed: Fixtures of one pair have the same chances, whoever breaks.
        doubles: Each side is two of a kind.
        matches: Whole matches instead of boards.
        house_rules: Ids of those played besides the rule set's own.
    """
    meetings = [
        (first, second, pair, swapped)
        for pair in range((count + 1) // 2)
        for swapped in (False, True)
        if 2 * pair + swapped < count
        for first, second in combinations(names, 2)
    ]
    return tuple(
        Fixture(
            number,
            pair,
            second if swapped else first,
            first if swapped else second,
            rule_set,
            seed,
            doubles,
            matches,
            house_rules,
        )
        for number, (first, second, pair, swapped) in enumerate(meetings)
    )
