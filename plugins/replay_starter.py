"""House rule: who breaks the next board."""

from __future__ import annotations

from collections.abc import Iterable

from carrom import BoardResult, Breaker, HouseRule, Option, Options, hookimpl

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"


class ReplayStarter:
    """Chooses the breaker by the board before."""

    def __init__(self, options: Options) -> None:
        self._starter = options["starter"]

    @hookimpl
    def choose_breaker(self, last: BoardResult | None) -> Breaker | None:
        """The side for the chosen rule; the laws decide on `alternate` and after a draw."""
        if self._starter == "toss":
            return Breaker.TOSS
        if last is None:
            return None
        if self._starter == "same":
            return Breaker.of(last.breaker)
        if last.winner is None or self._starter == "alternate":
            return None
        return Breaker.of(last.winner if self._starter == "winner" else last.winner.other)


@hookimpl
def register_house_rules() -> Iterable[HouseRule]:
    """One rule."""
    yield HouseRule(
        id="replay_starter",
        title="Replay starter",
        summary="Who breaks the next board.",
        create=ReplayStarter,
        options=(
            Option(
                "starter",
                "alternate",
                title="Breaks next",
                choices=("alternate", "loser", "winner", "same", "toss"),
            ),
        ),
    )
