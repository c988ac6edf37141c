"""What the commands that measure opponents have in common: where work is done, and kept."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from carrom.arena.ledger import Ledger, usual_path
from carrom.arena.run import Progress, R, W, do, place_of
from carrom.paths import UserFolders


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say where."""
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="play on this Dask cluster")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where results are kept")


def results_of(
    args: argparse.Namespace,
    name: str,
    setting: Mapping[str, object],
    work: Sequence[W],
    play: Callable[[W], R],
    kind: type[R],
) -> list[R]:
    """Do the work that no result is kept of, and give all results.

    Args:
        args: With those of `add_arguments`.
        name: Of the command, with which the file begins that keeps results by itself.
        setting: Everything that the results depend on.
        work: All of it.
        play: Does one piece; any process can import it.
        kind: What a result is.

    Raises:
        CarromError: The results cannot be kept, or a worker ended.
    """
    usual = usual_path(UserFolders.of_system().data / "arena", name, setting)
    ledger = Ledger(args.out or usual, kind, setting)
    with place_of(args.workers, args.scheduler) as executor:
        return do(work, play, executor, ledger, Progress())
