"""The manual of the personalities, with what was measured of them.

`python -m carrom.arena.tables RESULT ... > plugins/PERSONALITIES.md`, where each result is what
`carrom solo` or `carrom arena` printed with `--json`.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from carrom.ai import CHAINS, CUSHIONS, PLAIN, WILD
from carrom.arena.calibration import together
from carrom.arena.hall import Hall, hall
from carrom.errors import BadInputError

Table = dict[str, Any]


def manual(here: Hall, results: Sequence[Table]) -> str:
    """The manual as Markdown.

    Args:
        here: Knows the personalities.
        results: Parsed results, of sweeps as single ones.
    """
    template = Path(__file__).with_name("manual.md").read_text("utf-8")
    order = [spec.id for spec in here.registry.personalities]
    solos = [table for table in results if "task" in table]
    solos.sort(key=lambda table: order.index(table["personality"]))
    plain = [table for table in solos if table["aim"] is None and table["tries"] is None]
    arenas = [table for table in results if "meetings" in table]
    parts = {
        "who": _rows(("id", "title", "how it plays"), _who(here)),
        "own": _rows(_SOLO, (_solo(t) for t in plain if t["task"] == "own")),
        "any": _rows(_SOLO, (_solo(t) for t in plain if t["task"] == "any")),
        "aim": _rows(("personality", "aim", *_SOLO[1:]), _sweep(solos, "aim", "tries", "{:g}°")),
        "tries": _rows(("personality", "tries", *_SOLO[1:]), _sweep(solos, "tries", "aim", "{:g}")),
        "styles": _rows(_STYLE, (_style(t) for t in plain if t["task"] == "own")),
        "meetings": _rows(_MEETING, (_meeting(t, m) for t in arenas for m in t["meetings"])),
        "players": _rows(_PLAYER, _players(arenas)),
        "calibration": _rows(_BIN, _calibration(plain)),
    }
    for name, text in parts.items():
        template = template.replace("{" + name + "}", text)
    return template


def results_of(files: Iterable[Path]) -> Iterator[Table]:
    """What the files hold.

    Raises:
        BadInputError: A file cannot be read; the text names it.
    """
    for path in files:
        try:
            found = json.loads(path.read_text("utf-8"))
        except (OSError, ValueError) as error:
            raise BadInputError(f"{path} holds no results: {error}") from error
        yield from found if isinstance(found, list) else [found]


_SOLO = ("personality", "boards", "strokes", "median", "pot rate", "one visit", "cleared", "fouls")
_STYLE = ("personality", "straight", "cushions", "combinations and caroms", "wild", "queen at")
_MEETING = ("first", "second", "rules", "played", "won by the first", "breaking", "points")
_PLAYER = ("personality", "boards", "slams", "own last", "others' last", "avoidable", "p50", "p95")
_BIN = ("personality", "predicted", "seen", "strokes")


def _who(here: Hall) -> Iterator[tuple[str, ...]]:
    for spec in here.registry.personalities:
        yield f"`{spec.id}`", spec.title, spec.summary


def _solo(table: Table) -> tuple[str, ...]:
    within = table["interval"]
    return (
        table["personality"],
        str(table["games"]),
        f"{table['mean']:.1f}" + (f" [{within[0]:.1f}, {within[1]:.1f}]" if within else ""),
        f"{table['median']:g}",
        f"{table['pot_rate']:.0%}",
        f"{table['one_visit']:.0%}",
        f"{table['cleared']:.0%}",
        str(table["fouls"]),
    )


def _style(table: Table) -> tuple[str, ...]:
    kinds = table["kinds"]
    shares = [
        sum(kinds.get(kind.value, 0.0) for kind in group)
        for group in (PLAIN, CUSHIONS, CHAINS, WILD)
    ]
    queen = table["queen_covered"]
    return (
        table["personality"],
        *(f"{share:.0%}" for share in shares),
        "-" if queen is None else f"stroke {queen:.1f}",
    )


def _sweep(solos: Sequence[Table], name: str, other: str, form: str) -> Iterator[tuple[str, ...]]:
    """Runs that differ in one value, while the `other` one is the same."""
    swept = [table for table in solos if table[name] is not None]
    runs = Counter((table["personality"], table[other]) for table in swept)
    for table in sorted(swept, key=lambda table: table[name]):
        if runs[table["personality"], table[other]] > 1:
            first, *rest = _solo(table)
            yield first, form.format(table[name]), *rest


def _meeting(table: Table, meeting: Table) -> tuple[str, ...]:
    low, high = meeting["interval"]
    breaks, count = meeting["breaks"], meeting["fixtures"]
    other = meeting["wins"] - meeting["wins_when_breaking"]
    return (
        meeting["first"],
        meeting["second"],
        table["rule_set"] + (", doubles" if table["doubles"] else ""),
        str(count),
        f"{meeting['wins']} ({meeting['rate']:.0%} [{low:.0%}, {high:.0%}])",
        f"{meeting['wins_when_breaking']} of {breaks}, else {other} of {count - breaks}",
        f"{meeting['points_per_fixture']:.1f} to {meeting['points_against']:.1f}",
    )


def _players(arenas: Sequence[Table]) -> Iterator[tuple[str, ...]]:
    for table in arenas:
        for name, did in table["players"].items():
            low, high = did["slam_interval"]
            seconds = table["thinking_seconds"].get(name, {"p50": 0.0, "p95": 0.0})
            yield (
                name,
                f"{did['breaks']} broken",
                f"{did['slams']} [{low:.0%}, {high:.0%}]",
                str(did["own_last_too_early"]),
                str(did["others_last"]),
                str(did["avoidable"]),
                f"{seconds['p50']:.2f} s",
                f"{seconds['p95']:.2f} s",
            )


def _calibration(solos: Sequence[Table]) -> Iterator[tuple[str, ...]]:
    everyone = together(table["calibration"] for table in solos)
    several = [("everyone", everyone)] if len(solos) > 1 else []
    several += [(table["personality"], table["calibration"]) for table in solos]
    for name, entries in several:
        for number, entry in enumerate(entries):
            low, high = entry["interval"]
            yield (
                "" if number else name,
                f"{entry['predicted']:.2f}",
                f"{entry['seen']:.2f} [{low:.2f}, {high:.2f}]",
                str(entry["strokes"]),
            )


def _rows(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    measured = list(rows)
    if not measured:
        return "Not measured yet."
    lines = [head, ["---"] * len(head), *measured]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


if __name__ == "__main__":
    print(manual(hall(), list(results_of(map(Path, sys.argv[1:])))), end="")
