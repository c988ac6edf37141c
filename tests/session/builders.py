"""Matches and strokes for the tests of the session: a board without physics."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from carrom.core.equipment import TOURNAMENT
from carrom.core.match import Json, MatchConfig, MatchState, PlayerSpec
from carrom.core.outcome import Pocketing, StrokeOutcome
from carrom.core.pieces import STRIKER, PieceId
from carrom.core.seats import Player
from carrom.core.stroke import Stroke
from carrom.host.loader import load_plugins
from carrom.host.registry import Registry
from carrom.host.rulebook import RuleBook, amended_laws
from carrom.laws.placement import snap
from carrom.paths import shipped


@cache
def registry() -> Registry:
    return load_plugins(shipped("plugins"), Path("no user plugins"), {}).registry


def config(
    rule_set: str = "standard",
    *,
    house: Mapping[str, Mapping[str, Json]] | None = None,
    doubles: bool = False,
    **fields: Any,
) -> MatchConfig:
    rules = {**registry().usual_rules(rule_set), **(house or {})}
    players = tuple(Player) if doubles else (Player.A1, Player.B1)
    return MatchConfig(
        rule_set=rule_set,
        laws=amended_laws(rule_set, rules, registry()),
        house_rules=rules,
        players={player: PlayerSpec(player.value) for player in players},
        **fields,
    )


def rulebook(match_config: MatchConfig) -> RuleBook:
    return RuleBook.of(match_config, registry())


def legal_stroke(match: MatchState, speed: int = 2000) -> Stroke:
    seat, layout = match.board.to_strike, match.board.layout
    along = snap(match.config.laws, layout, TOURNAMENT, seat, 0.0)
    assert along is not None
    return Stroke.of(seat, along, 90.0, speed)


def outcome(
    match: MatchState, *pieces: str, touched: bool = True, proper: bool = True
) -> StrokeOutcome:
    """A stroke that drops the named pieces and moves nothing else."""
    dropped = [PieceId(piece) for piece in pieces]
    return StrokeOutcome(
        final={piece: spot for piece, spot in match.board.layout.items() if piece not in dropped},
        pocketed=tuple(Pocketing(0.1 * n, piece, n % 4, 500.0) for n, piece in enumerate(dropped)),
        touched=touched or bool(set(dropped) - {STRIKER}),
        proper=proper,
        duration=1.0,
    )


def random_outcome(match: MatchState, rng: random.Random) -> StrokeOutcome:
    """A stroke that drops a few pieces, the striker among them at times."""
    there = sorted(match.board.layout)
    dropped = rng.sample(there, min(len(there), rng.choice((0, 0, 1, 1, 1, 2, 2, 3, 5))))
    if rng.random() < 0.2:
        dropped.insert(rng.randrange(len(dropped) + 1), STRIKER)
    proper = not match.config.laws.improper_strokes or rng.random() < 0.9
    return outcome(match, *dropped, touched=rng.random() < 0.9, proper=proper)
