"""`carrom solo`: a personality clears boards, and nobody replies."""

from __future__ import annotations

import argparse
import json
import statistics
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from carrom import __version__
from carrom.arena.calibration import bins
from carrom.arena.chart import chart
from carrom.arena.hall import hall
from carrom.arena.solo import CAP, SoloGame, SoloTask, Task, play_solo
from carrom.arena.statistics import mean_interval, quartiles, wilson
from carrom.commands.measuring import add_arguments, results_of
from carrom.errors import BadInputError, SaveError

SWEEPS: dict[str, tuple[float, ...]] = {
    "aim": (0.03, 0.06, 0.12, 0.25, 0.5, 1.0, 2.0),
    "tries": (30, 120, 500, 1500, 5000),
}
"""What a sweep goes through: degrees that the aim errs, strokes that are tried out."""

AXES = {"aim": "error of the aim, degrees", "tries": "strokes tried out"}


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
    parser.add_argument("--aim", type=float, metavar="DEGREES", help="another error of the aim")
    parser.add_argument("--tries", type=int, metavar="N", help="try out so many strokes instead")
    parser.add_argument("--sweep", choices=SWEEPS, help="go through values of --aim or --tries")
    parser.add_argument("--picture", type=Path, metavar="SVG", help="draw the sweep")
    add_arguments(parser)
    parser.add_argument("--explain", action="store_true", help="say why each stroke was chosen")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Clear the boards that are not cleared yet, and print what they come to."""
    _check(args)
    tables = [_table(variant) for variant in _variants(args)]
    if args.picture:
        _draw(args, tables)
    if args.json:
        print(json.dumps(tables if args.sweep else tables[0]))
        return 0
    for table in tables:
        for line in table["explained"]:
            print(line)
        print(_sentence(table))
    return 0


def _check(args: argparse.Namespace) -> None:
    if args.games < 1 or args.workers < 1:
        raise BadInputError("--games and --workers must be at least 1")
    if args.aim is not None and args.aim <= 0.0:
        raise BadInputError("--aim must be more than 0")
    if args.tries is not None and args.tries < 1:
        raise BadInputError("--tries must be at least 1")
    if args.sweep and args.out:
        raise BadInputError("a sweep keeps its results by itself; leave out --out")
    if args.picture and not args.sweep:
        raise BadInputError("--picture draws a sweep; name one with --sweep")
    hall().registry.personality(args.personality)


def _variants(args: argparse.Namespace) -> Iterator[argparse.Namespace]:
    """The runs of a sweep, or the only one."""
    if not args.sweep:
        yield args
        return
    for value in SWEEPS[args.sweep]:
        yield argparse.Namespace(**{**vars(args), args.sweep: value})


def _table(args: argparse.Namespace) -> dict[str, Any]:
    setting = {
        "version": __version__,
        "personality": args.personality,
        "seed": args.seed,
        "task": args.task,
        "aim": args.aim,
        "tries": args.tries,
        "explain": args.explain,
    }
    work = [
        SoloTask(
            number,
            args.personality,
            Task(args.task),
            args.seed,
            args.explain,
            args.aim,
            args.tries,
        )
        for number in range(args.games)
    ]
    games = results_of(args, "solo", setting, work, play_solo, SoloGame)
    return {**setting, "games": args.games, **_summary(games)}


def _summary(games: list[SoloGame]) -> dict[str, Any]:
    strokes = [game.strokes for game in games]
    mean, half = mean_interval(strokes) if len(games) > 1 else (float(strokes[0]), None)
    low, median, high = quartiles(strokes)
    made = sum(strokes)
    kinds = sum((Counter(game.kinds) for game in games), Counter[str]())
    covered = [game.queen_covered for game in games if game.queen_covered is not None]
    in_one = sum(game.visits == 1 and game.cleared for game in games)
    return {
        "mean": round(mean, 3),
        "interval": None if half is None else [round(mean - half, 3), round(mean + half, 3)],
        "median": median,
        "quartiles": [low, high],
        "deviation": round(statistics.pstdev(strokes), 3),
        "pot_rate": round(sum(game.pots for game in games) / made, 4),
        "fouls": sum(game.fouls for game in games),
        "one_visit": round(in_one / len(games), 4),
        "one_visit_interval": [round(bound, 4) for bound in wilson(in_one, len(games))],
        "cleared": round(sum(game.cleared for game in games) / len(games), 4),
        "cap": CAP,
        "kinds": {kind: round(count / made, 4) for kind, count in kinds.most_common()},
        "queen_covered": round(statistics.fmean(covered), 2) if covered else None,
        "calibration": bins(seen for game in games for seen in game.predicted),
        "thinking_seconds": {"mean": round(sum(game.seconds for game in games) / made, 4)},
        "explained": [line for game in games for line in game.explained],
    }


def _sentence(table: dict[str, Any]) -> str:
    within = "[{:.2f}, {:.2f}]".format(*table["interval"]) if table["interval"] else ""
    changed = "".join(
        f", {name} {table[name]:g}" for name in ("aim", "tries") if table[name] is not None
    )
    return (
        f"{table['personality']}{changed}, {table['games']} boards: {table['mean']:.2f} strokes "
        f"{within}, median {table['median']:g}, pot rate {table['pot_rate']:.0%}, "
        f"one visit {table['one_visit']:.0%}, cleared {table['cleared']:.0%}"
    )


def _draw(args: argparse.Namespace, tables: list[dict[str, Any]]) -> None:
    points = [
        (float(t[args.sweep]), t["mean"], *(t["interval"] or (t["mean"], t["mean"])))
        for t in tables
    ]
    title = f"{args.personality}: strokes to clear, {args.games} boards each"
    try:
        picture = chart(title, AXES[args.sweep], "strokes", points)
        args.picture.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise SaveError(f"{args.picture} cannot be written: {error.strerror}") from error
