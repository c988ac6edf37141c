"""`carrom arena`: personalities against each other."""

from __future__ import annotations

import argparse
import json
from typing import Any

from carrom import __version__
from carrom.arena.fixture import FixtureResult
from carrom.arena.hall import hall
from carrom.arena.match import play_fixture
from carrom.arena.schedule import schedule
from carrom.arena.standings import standings, thinking
from carrom.commands.measuring import add_arguments, results_of
from carrom.errors import BadInputError


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("personality", nargs="+", help="two or more ids; each meets every other")
    parser.add_argument("--boards", type=int, default=20, metavar="N", help="boards of a meeting")
    parser.add_argument("--matches", action="store_true", help="whole matches instead of boards")
    parser.add_argument("--doubles", action="store_true", help="two of a kind on each side")
    parser.add_argument("--rule-set", default="standard", metavar="ID")
    parser.add_argument(
        "--house-rule",
        action="append",
        default=[],
        metavar="ID",
        help="one more besides the rule set's own; may be given several times",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    add_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def table_of(args: argparse.Namespace) -> dict[str, Any]:
    """Play what is not played yet, and sum it up."""
    names = list(args.personality)
    _check(args, names)
    setting = {
        "version": __version__,
        "personalities": names,
        "rule_set": args.rule_set,
        "seed": args.seed,
        "doubles": args.doubles,
        "matches": args.matches,
    }
    if args.house_rule:
        setting["house_rules"] = args.house_rule
    fixtures = schedule(
        names,
        args.boards,
        args.rule_set,
        args.seed,
        doubles=args.doubles,
        matches=args.matches,
        house_rules=tuple(args.house_rule),
    )
    results = results_of(args, "arena", setting, fixtures, play_fixture, FixtureResult)
    return {
        **setting,
        "boards": args.boards,
        **standings(names, results),
        "thinking_seconds": thinking(names, results),
    }


def run(args: argparse.Namespace) -> int:
    """Print the standings."""
    table = table_of(args)
    if args.json:
        print(json.dumps(table))
        return 0
    for meeting in table["meetings"]:
        low, high = meeting["interval"]
        print(
            f"{meeting['first']} v {meeting['second']}: {meeting['wins']}-{meeting['losses']}"
            f"-{meeting['draws']}, {meeting['rate'] or 0:.1%} [{low:.1%}, {high:.1%}]"
        )
    for name, rating in table.get("elo", {}).items():
        print(f"{name}: Elo {rating:+.0f}")
    return 0


def _check(args: argparse.Namespace, names: list[str]) -> None:
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadInputError("an arena needs two or more different personalities")
    if args.boards < 1 or args.workers < 1:
        raise BadInputError("--boards and --workers must be at least 1")
    here = hall()
    for name in names:
        here.registry.personality(name)
    here.laws(args.rule_set, here.rules(args.rule_set, args.house_rule))
