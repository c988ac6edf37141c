"""Strokes tried per processor second in the planner: `python -m tests.benchmarks.ai_planner`.

Also the share of its time that is spent outside the physics and the referee.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count as count_up
from typing import Any

from carrom.ai import Player
from carrom.arena.hall import hall
from tests.ai.boards import match_of, scattered, view

LONG_ENOUGH_S = 1.5
BOARDS = ((19, 3), (14, 2), (8, 5))
"""Carrommen on the board, and the seed that strews them."""


@dataclass
class Watch:
    """Sums the time spent in what it wraps."""

    seconds: float = 0.0
    calls: int = 0

    def around(self, call: Callable[..., Any]) -> Callable[..., Any]:
        """The same call, timed."""

        def timed(*args: Any) -> Any:  # noqa: ANN401 - whatever the call takes and gives
            began = time.process_time()
            answer = call(*args)
            self.seconds += time.process_time() - began
            self.calls += 1
            return answer

        return timed


@dataclass
class Timed:
    """A simulator and a referee whose time is summed."""

    play: Callable[..., Any]
    judge_stroke: Callable[..., Any]


def main() -> None:
    """Print a line for each level and board."""
    watching = watching_s()
    for name in ("easy", "normal", "hard", "master"):
        for count, seed in BOARDS:
            player = hall().personality(name)
            assert isinstance(player, Player)
            seen = view(match_of(scattered(seed, count)))
            player.choose_stroke(seen, random.Random(0))  # reads what is read but once
            watch = Watch()
            timed: Any = Timed(
                watch.around(seen.simulator.play), watch.around(seen.referee.judge_stroke)
            )
            watched = replace(seen, simulator=timed, referee=timed, fault=watch.around(seen.fault))
            tried, spent = 0, 0.0
            for draw in count_up(1):
                began = time.process_time()
                player.choose_stroke(watched, random.Random(draw))
                spent += time.process_time() - began
                assert player.explanation is not None
                tried += player.explanation.tried
                if spent > LONG_ENOUGH_S:
                    break
            spent -= watch.calls * watching
            outside = 1.0 - watch.seconds / spent
            print(
                f"{name:8} {count:2} coins {tried / spent:6.0f} strokes/s, {outside:5.1%} outside"
            )


def watching_s(calls: int = 20_000) -> float:
    """What it costs to time a call, as far as it is not in the time that is summed."""
    watch = Watch()
    nothing = watch.around(int)
    began = time.process_time()
    for _ in range(calls):
        nothing()
    return (time.process_time() - began - watch.seconds) / calls


if __name__ == "__main__":
    main()
