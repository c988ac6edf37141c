"""`carrom challenges`: see that challenge files can be played, and look for strokes that do it."""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from pathlib import Path

from carrom.errors import BadInputError
from carrom.paths import UserFolders, shipped
from carrom.physics.simulator import Simulator
from carrom.practice.challenge import Challenge, read_challenge
from carrom.practice.search import Search, replayed
from carrom.practice.shelf import load_shelf


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "files", nargs="*", type=Path, metavar="FILE", help="challenges; none are all there are"
    )
    parser.add_argument(
        "--solve", action="store_true", help="look for strokes that earn the stars, and print them"
    )
    parser.add_argument(
        "--tries", type=int, default=800, metavar="N", help="strokes to try for each to find"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S")


def run(args: argparse.Namespace) -> int:
    """Print a line for each file; 1 where one is broken, or earns no stars."""
    if args.tries < 1:
        raise BadInputError("--tries must be at least 1")
    good = True
    for path in args.files or _all():
        try:
            challenge = read_challenge(path)
        except BadInputError as error:
            print(error)
            good = False
            continue
        if args.solve:
            found = _solved(challenge, args.tries, args.seed)
            print(f"{path.name}: {found or 'no star was earned'}")
            good = good and bool(found)
        else:
            good = _checked(path, challenge) and good
    return 0 if good else 1


def _all() -> Sequence[Path]:
    own = UserFolders.of_system().challenges
    return [entry.path for entry in load_shelf(shipped("assets") / "challenges", own)]


def _checked(path: Path, challenge: Challenge) -> bool:
    """Play a challenge's own solution, and say what it earns."""
    most = len(challenge.star)
    if not challenge.solution:
        print(f"{path.name}: it can be read; there is no solution to try")
        return True
    stars = challenge.stars(replayed(challenge, Simulator()))
    print(f"{path.name}: the solution earns {stars} of {most} stars")
    return stars == most


def _solved(challenge: Challenge, tries: int, seed: int) -> str:
    """The best strokes that were found, as a line for the file; empty where there are none."""
    found = Search(challenge, Simulator(), random.Random(seed), tries).run()
    if found is None:
        return ""
    strokes = ", ".join(f'"{stroke}"' for stroke in found.strokes)
    return (
        f"{found.stars} of {len(challenge.star)} stars, for a practised hand {found.chance:.0%}\n"
        f"solution = [{strokes}]"
    )
