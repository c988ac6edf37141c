"""What an arena's results come to."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from carrom.arena.fixture import FixtureResult, Sheet
from carrom.arena.statistics import elo, wilson


def standings(names: Sequence[str], results: Sequence[FixtureResult]) -> dict[str, Any]:
    """Everything but times: the same for the same results.

    Returns:
        JSON data: `meetings` of every two names, `players` with what each did, and `elo` where
        there are more than two.
    """
    table: dict[str, Any] = {
        "meetings": [_meeting(a, b, results) for a, b in combinations(names, 2)],
        "players": {name: _player(name, results) for name in names},
        "unfinished": sum(not result.finished for result in results),
    }
    if len(names) > 2:
        scores: dict[tuple[str, str], float] = {}
        for a, b, share in _scores(results):
            scores[a, b] = scores.get((a, b), 0.0) + share
        table["elo"] = elo(scores, names)
    return table


def thinking(names: Sequence[str], results: Sequence[FixtureResult]) -> dict[str, Any]:
    """Processor seconds of a choice, for each personality: these differ from run to run."""
    table = {}
    for name in names:
        seconds = sorted(s for sheet in _sheets(name, results) for s in sheet.seconds)
        if seconds:
            table[name] = {
                "p50": round(statistics.median(seconds), 3),
                "p95": round(seconds[min(len(seconds) - 1, int(0.95 * len(seconds)))], 3),
                "max": round(seconds[-1], 3),
            }
    return table


def _meeting(a: str, b: str, results: Sequence[FixtureResult]) -> dict[str, Any]:
    met = [r for r in results if {r.first, r.second} == {a, b} and r.finished]
    wins = sum(r.winner == a for r in met)
    draws = sum(r.winner is None for r in met)
    count = len(met)
    low, high = wilson(wins + draws / 2, count)
    broke = [r for r in met if r.breaker == a]
    return {
        "first": a,
        "second": b,
        "fixtures": count,
        "wins": wins,
        "losses": count - wins - draws,
        "draws": draws,
        "rate": round((wins + draws / 2) / count, 4) if count else None,
        "interval": [round(low, 4), round(high, 4)],
        "wins_when_breaking": sum(r.winner == a for r in broke),
        "breaks": len(broke),
        "points_per_fixture": round(sum(r.points for r in met if r.winner == a) / count, 3)
        if count
        else None,
        "points_against": round(sum(r.points for r in met if r.winner == b) / count, 3)
        if count
        else None,
    }


def _player(name: str, results: Sequence[FixtureResult]) -> dict[str, Any]:
    sheets = list(_sheets(name, results))
    strokes = sum(sheet.strokes for sheet in sheets)
    slams = sum(slam == name for r in results for slam in r.slams)
    # Boards of a fixture are broken in turn, its first personality beginning.
    breaks = sum((r.boards + (r.breaker == name)) // 2 for r in results if _plays(name, r))
    low, high = wilson(slams, breaks)
    return {
        "strokes": strokes,
        "strokes_per_fixture": round(strokes / len(sheets), 2) if sheets else None,
        "kept_turn": round(sum(s.successes for s in sheets) / strokes, 4) if strokes else None,
        "fouls": sum(sheet.fouls for sheet in sheets),
        "refused": sum(sheet.refused for sheet in sheets),
        "own_last_too_early": sum(sheet.own_last_too_early for sheet in sheets),
        "others_last": sum(sheet.others_last for sheet in sheets),
        "avoidable": sum(sheet.avoidable for sheet in sheets),
        "tries": sum(sheet.tries for sheet in sheets),
        "slams": slams,
        "breaks": breaks,
        "slam_interval": [round(low, 4), round(high, 4)],
    }


def _scores(results: Sequence[FixtureResult]) -> Iterator[tuple[str, str, float]]:
    for result in results:
        if result.finished:
            share = 0.5 if result.winner is None else float(result.winner == result.first)
            yield result.first, result.second, share
            yield result.second, result.first, 1.0 - share


def _sheets(name: str, results: Sequence[FixtureResult]) -> Iterator[Sheet]:
    for result in results:
        for who, sheet in zip((result.first, result.second), result.sheets, strict=True):
            if who == name:
                yield sheet


def _plays(name: str, result: FixtureResult) -> bool:
    return name in (result.first, result.second)
