"""`carrom solo`: a personality clears boards, and nobody replies."""

from __future__ import annotations

import argparse
import json
import statistics
from pathlib import Path
from typing import Any

from carrom import __version__, paths
from carrom.arena.calibration import bins
from carrom.arena.hall import hall
from carrom.arena.ledger import Ledger, usual_path
from carrom.arena.run import Progress, do, place_of
from carrom.arena.solo import CAP, SoloGame, SoloTask, Task, play_solo
from carrom.arena.statistics import mean_interval, quartiles, wilson
from carrom.errors import BadInputError


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("personality", help="its id")
    parser.add_argument("--games", type=int, default=20, metavar="N", help="boards to clear")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    parser.add_argument(
        "--task",
        choices=[task.value for task in Task],
        default=Task.OWN.value,
        help="own: nine own coins and the queen; any: all nineteen, with a given loose hand",
    )
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="play on this Dask cluster")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where results are kept")
    parser.add_argument("--explain", action="store_true", help="say why each stroke was chosen")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Clear the boards that are not cleared yet, and print what they come to."""
    table = _table(args)
    if args.json:
        print(json.dumps(table))
        return 0
    if args.explain:
        for line in table["explained"]:
            print(line)
    low, high = table["interval"]
    print(
        f"{table['personality']}, {table['games']} boards: {table['mean']:.2f} strokes "
        f"[{low:.2f}, {high:.2f}], median {table['median']:g}, pot rate {table['pot_rate']:.0%}, "
        f"one visit {table['one_visit']:.0%}, cleared {table['cleared']:.0%}"
    )
    return 0


def _table(args: argparse.Namespace) -> dict[str, Any]:
    if args.games < 1 or args.workers < 1:
        raise BadInputError("--games and --workers must be at least 1")
    hall().registry.personality(args.personality)
    setting = {
        "version": __version__,
        "personality": args.personality,
        "seed": args.seed,
        "task": args.task,
        "explain": args.explain,
    }
    folder = paths.UserFolders.of_system().data / "arena"
    ledger = Ledger(args.out or usual_path(folder, "solo", setting), SoloGame, setting)
    work = [
        SoloTask(number, args.personality, Task(args.task), args.seed, args.explain)
        for number in range(args.games)
    ]
    with place_of(args.workers, args.scheduler) as executor:
        games = do(work, play_solo, executor, ledger, Progress())
    return {**setting, "games": args.games, **_summary(games)}


def _summary(games: list[SoloGame]) -> dict[str, Any]:
    strokes = [game.strokes for game in games]
    mean, half = mean_interval(strokes)
    low, median, high = quartiles(strokes)
    made = sum(strokes)
    visits = wilson(sum(game.visits == 1 and game.cleared for game in games), len(games))
    return {
        "mean": round(mean, 3),
        "interval": [round(mean - half, 3), round(mean + half, 3)],
        "median": median,
        "quartiles": [low, high],
        "deviation": round(statistics.pstdev(strokes), 3),
        "pot_rate": round(sum(game.pots for game in games) / made, 4),
        "fouls": sum(game.fouls for game in games),
        "one_visit": round(sum(g.visits == 1 and g.cleared for g in games) / len(games), 4),
        "one_visit_interval": [round(bound, 4) for bound in visits],
        "cleared": round(sum(game.cleared for game in games) / len(games), 4),
        "cap": CAP,
        "calibration": bins(seen for game in games for seen in game.predicted),
        "thinking_seconds": {"mean": round(sum(game.seconds for game in games) / made, 4)},
        "explained": [line for game in games for line in game.explained],
    }
