"""Matches and strokes for the tests of the session: a board without physics."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TypeVar

from carrom.core.equipment import TOURNAMENT
from carrom.core.events import MatchEvent
from carrom.core.geometry import Point
from carrom.core.inputs import MatchInput, PlayStroke
from carrom.core.json_value import Json
from carrom.core.layout import Layout
from carrom.core.match import MatchConfig, MatchState, PlayerSpec
from carrom.core.outcome import AimPath, Contact, Pocketing, StrokeOutcome
from carrom.core.pieces import (
    MEN_A_SIDE,
    QUEEN,
    STRIKER,
    ByColour,
    Colour,
    PieceId,
    QueenAt,
    men_of,
)
from carrom.core.seats import Player
from carrom.core.stroke import Stroke
from carrom.core.tally import Tally
from carrom.host.loader import load_plugins
from carrom.host.registry import Registry
from carrom.host.rulebook import RuleBook, amended_laws
from carrom.laws.placement import snap
from carrom.paths import shipped
from carrom.session.reducer import apply, start
from carrom.session.refusal import Refusal, Refused
from carrom.session.session import MatchSession

E = TypeVar("E")


@cache
def registry() -> Registry:
    return load_plugins(shipped("plugins"), Path("no user plugins"), {}).registry


def config(
    rule_set: str = "standard",
    *,
    house: Mapping[str, Mapping[str, Json]] | None = None,
    doubles: bool = False,
    **fields: object,
) -> MatchConfig:
    rules = {**registry().usual_rules(rule_set), **(house or {})}
    players = tuple(Player) if doubles else (Player.A1, Player.B1)
    return MatchConfig(
        rule_set=rule_set,
        laws=amended_laws(rule_set, rules, registry()),
        house_rules=rules,
        players={player: PlayerSpec(player.value) for player in players},
        **fields,  # type: ignore[arg-type]
    )


def rulebook(match_config: MatchConfig) -> RuleBook:
    return RuleBook.of(match_config, registry())


def legal_stroke(match: MatchState, speed: int = 2000) -> Stroke:
    seat, layout = match.board.to_strike, match.board.layout
    along = snap(match.config.laws, layout, TOURNAMENT, seat, 0.0)
    assert along is not None
    return Stroke.of(seat, along, 90.0, speed)


def dropped(
    layout: Layout, *pieces: str, touched: bool = True, proper: bool = True
) -> StrokeOutcome:
    """A stroke that drops the named pieces and moves nothing else."""
    fell = [PieceId(piece) for piece in pieces]
    return StrokeOutcome(
        final={piece: spot for piece, spot in layout.items() if piece not in fell},
        pocketed=tuple(Pocketing(0.1 * n, piece, n % 4, 500.0) for n, piece in enumerate(fell)),
        touched=touched or bool(set(fell) - {STRIKER}),
        proper=proper,
        duration=1.0,
    )


def random_outcome(match: MatchState, rng: random.Random) -> StrokeOutcome:
    """A stroke that drops a few pieces, the striker among them at times."""
    there = sorted(match.board.layout)
    fell = rng.sample(there, min(len(there), rng.choice((0, 0, 1, 1, 1, 2, 2, 3, 5))))
    if rng.random() < 0.2:
        fell.insert(rng.randrange(len(fell) + 1), STRIKER)
    proper = not match.config.laws.improper_strokes or rng.random() < 0.9
    return dropped(match.board.layout, *fell, touched=rng.random() < 0.9, proper=proper)


@dataclass
class Play:
    """A match on the way, each input of which has to be taken."""

    match: MatchState
    rulebook: RuleBook
    events: tuple[MatchEvent, ...] = ()
    """Of the latest input."""

    @classmethod
    def of(cls, match_config: MatchConfig) -> Play:
        book = rulebook(match_config)
        return cls(start(match_config, book)[0], book)

    def do(self, match_input: MatchInput, result: StrokeOutcome | None = None) -> Play:
        applied = apply(self.match, match_input, result, self.rulebook)
        assert not isinstance(applied, Refusal), applied.sentence
        self.match, self.events = applied
        return self

    def stroke(self, *pieces: str, touched: bool = True, proper: bool = True) -> Play:
        """A stroke that drops the named pieces."""
        result = dropped(self.match.board.layout, *pieces, touched=touched, proper=proper)
        return self.do(PlayStroke(legal_stroke(self.match)), result)

    def refused(self, match_input: MatchInput) -> Refused | None:
        """Why an input is not taken; the match does not change."""
        result = dropped(self.match.board.layout) if isinstance(match_input, PlayStroke) else None
        applied = apply(self.match, match_input, result, self.rulebook)
        return applied.code if isinstance(applied, Refusal) else None

    def win_board(self) -> Play:
        """The breaker drops the queen and all nine at once: 12 points."""
        return self.stroke(QUEEN, *men_of(Colour.WHITE))

    def lose_board(self) -> Play:
        """The breaker drops all of the other side's: lost by 9 and, where she counts, the queen."""
        return self.stroke(*men_of(Colour.BLACK))

    def set_up(self, *pieces: str, **tally: object) -> Play:
        """Leave only the named pieces on the board, the queen covered by white if she is gone."""
        layout = {PieceId(p): self.match.board.layout[PieceId(p)] for p in sorted(pieces)}
        left = ByColour(*(sum(man in layout for man in men_of(colour)) for colour in Colour))
        now = Tally(
            left=left,
            queen=QueenAt.BOARD if QUEEN in layout else QueenAt.WHITE,
            opened=left.map(lambda men: men < MEN_A_SIDE),
        )
        now = replace(now, **tally)  # type: ignore[arg-type]
        board = replace(self.match.board, layout=layout, tally=now)
        self.match = replace(self.match, board=board)
        return self

    def told(self, kind: type[E]) -> list[E]:
        """Events of one kind from the latest input."""
        return [event for event in self.events if isinstance(event, kind)]


@dataclass
class ScriptedStroke:
    """A stroke in motion that takes a second, whatever happens in it."""

    result: StrokeOutcome
    passed_s: float = 0.0

    @property
    def at_rest(self) -> bool:
        return self.passed_s >= self.result.duration

    def advance(self, seconds: float) -> None:
        self.passed_s += seconds

    def layout(self) -> Layout:
        return self.result.final

    def turned_degrees(self, piece: PieceId) -> float:
        return 0.0

    def news(self) -> tuple[Contact | Pocketing, ...]:
        return ()

    def outcome(self) -> StrokeOutcome:
        self.passed_s = self.result.duration
        return self.result


@dataclass
class ScriptedSimulator:
    """Drops the pieces that it is told to, stroke by stroke; nothing once they are used up."""

    drops: list[tuple[str, ...]] = field(default_factory=list)
    factors: list[float] = field(default_factory=list)

    def start(self, layout: Layout, stroke: Stroke, surface_factor: float) -> ScriptedStroke:
        self.factors.append(surface_factor)
        return ScriptedStroke(dropped(layout, *(self.drops.pop(0) if self.drops else ())))

    def play(self, layout: Layout, stroke: Stroke, surface_factor: float) -> StrokeOutcome:
        return self.start(layout, stroke, surface_factor).outcome()

    def play_all(
        self, layout: Layout, strokes: Sequence[Stroke], surface_factor: float
    ) -> Sequence[StrokeOutcome]:
        return [self.play(layout, stroke, surface_factor) for stroke in strokes]

    def path_to_contact(
        self, layout: Layout, position: Point, velocity: Point, surface_factor: float
    ) -> AimPath:
        return AimPath((position,))


def session(
    *drops: tuple[str, ...], match_config: MatchConfig | None = None, **more: object
) -> MatchSession:
    match_config = match_config or config()
    return MatchSession.begin(
        match_config,
        rulebook(match_config),
        ScriptedSimulator(list(drops)),
        **more,  # type: ignore[arg-type]
    )


def played(table: MatchSession) -> MatchSession:
    """After one more stroke."""
    assert table.play(legal_stroke(table.state)) is None
    table.finish_stroke()
    return table
