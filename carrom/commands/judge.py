"""`carrom judge`: say what the rules say of strokes and games."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable

from carrom.commands.cases.answer import answer, differences
from carrom.commands.cases.books import Books
from carrom.commands.cases.files import STDIN, read_entries
from carrom.commands.plugins_in_use import plugins_in_use
from carrom.laws.coverage import COVERAGE
from carrom.laws.reasons import FOULS, REASONS

ANSWERED, DIFFERENT, FAULTY = 0, 1, 2

_EXAMPLE = """\
for example:
{"state": {"white": 5, "black": 6, "queen": "white"}, "stroke": {"pocketed": ["striker"]}}
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.formatter_class, parser.epilog = argparse.RawDescriptionHelpFormatter, _EXAMPLE
    parser.add_argument(
        "files",
        nargs="*",
        metavar="FILE",
        help=".toml, .json or .jsonl; '-', or no file, reads JSON lines from standard input",
    )
    parser.add_argument(
        "--check", action="store_true", help="compare with what each case expects; 1 if one differs"
    )
    parser.add_argument("--codes", action="store_true", help="list the codes of fouls and reasons")
    parser.add_argument("--laws", action="store_true", help="list how each law is kept, or why not")
    parser.add_argument("--json", action="store_true", help="lists as JSON")


def run(args: argparse.Namespace) -> int:
    """Judge cases, or print a list.

    Returns:
        0, 1 where an answer differs from what was expected, 2 where a case is faulty.
    """
    if args.codes:
        return _print_codes(as_json=args.json)
    if args.laws:
        return _print_laws(as_json=args.json)
    return _judge(args.files or [STDIN], Books(plugins_in_use().registry), check=args.check)


def _judge(files: Iterable[str], books: Books, *, check: bool) -> int:
    status, counted = ANSWERED, 0
    for name in files:
        for entry in read_entries(name):
            got = answer(entry, books)
            counted += 1
            if "error" in got:
                status = FAULTY
            if not check or "error" in got:
                print(json.dumps(got, default=str))
                continue
            expected = entry.table.get("expect", {}) if isinstance(entry.table, dict) else {}
            for difference in differences(expected, got):
                print(f"{_named(got['id'])}: {difference}")
                status = max(status, DIFFERENT)
    if check:
        outcome = ("all as expected", "not all as expected", "some of them faulty")[status]
        print(f"{counted} cases, {outcome}")
    return status


def _named(case_id: object) -> str:
    """An id as it can be printed."""
    return case_id if isinstance(case_id, str) and case_id.isprintable() else repr(case_id)


def _print_codes(*, as_json: bool) -> int:
    rows = [{"code": foul.value, "kind": "foul", "sentence": FOULS[foul]} for foul in FOULS]
    for reason in REASONS.values():
        row = {"code": reason.code, "kind": "reason", "sentence": reason.sentence}
        rows.append({**row, "law": reason.law} if reason.law else row)
    for row in rows:
        law = f" [{row['law']}]" if "law" in row else ""
        line = f"{row['kind']:6} {row['code']:20} {row['sentence']}{law}"
        print(json.dumps(row) if as_json else line)
    return ANSWERED


def _print_laws(*, as_json: bool) -> int:
    for clause in COVERAGE:
        row = {"law": clause.law, "says": clause.says, "kept": clause.kept, "how": clause.how}
        mark = "kept" if clause.kept else "not "
        line = f"{clause.law:6} {mark} {clause.says}: {clause.how}"
        print(json.dumps(row) if as_json else line)
    return ANSWERED
