"""Records the golden replays beside this file: `python -m tests.replays.record`.

Needed after a change of the physics or the rules that is meant; the comparison tells of any other.
"""

from __future__ import annotations

import math
import random
from pathlib import Path

from carrom.core.geometry import distance, to_seat
from carrom.core.inputs import NextBoard, TakeAction
from carrom.core.match import MatchConfig, MatchState, Phase
from carrom.core.pieces import Kind, kind_of
from carrom.core.stroke import Stroke
from carrom.physics.simulator import Simulator
from carrom.session.players import ready_answer
from carrom.session.session import MatchSession
from carrom.storage.replays import RecordWriter
from tests.session.builders import config, legal_stroke, rulebook

HERE = Path(__file__).parent

INPUTS = 60

TRIES = 12

GOLDEN: dict[str, MatchConfig] = {
    "laws-singles": config("laws", first_breaker=None, seed=3),
    "icf-doubles": config("icf", doubles=True, seed=5),
    "standard-powder": config("standard", house={"powder": {}}, trial_boards=True, seed=7),
    "family": config("family", seed=11),
}
"""What each replay plays, by its file's name."""


def aimed_stroke(match: MatchState, rng: random.Random) -> Stroke:
    """A stroke straight at one of the striking side's carrommen, or at the queen."""
    seat, layout = match.board.to_strike, match.board.layout
    own = (Kind(match.striking_colour.value), Kind.QUEEN)
    place = legal_stroke(match)
    targets = sorted(piece for piece in layout if kind_of(piece) in own) or sorted(layout)
    near = sorted(targets, key=lambda piece: distance(layout[piece], place.position))[:4]
    target = to_seat(seat, layout[rng.choice(near)])
    start = to_seat(seat, place.position)
    angle = math.degrees(math.atan2(target.y - start.y, target.x - start.x))
    speed = rng.choice((1200.0, 2200.0, 3800.0, 6000.0))
    return Stroke.of(seat, place.along_mm, angle + rng.gauss(0.0, 1.0), speed)


def best_stroke(table: MatchSession, rng: random.Random) -> Stroke:
    """The stroke of a few that drops most of the own, so that boards end."""
    match, simulator = table.state, Simulator()
    factor = table.rulebook.surface_factor(match)
    own = Kind(match.striking_colour.value)

    def worth(stroke: Stroke) -> int:
        fell = simulator.play(match.board.layout, stroke, factor).facts.pocketed
        return 2 * fell.count(own) + fell.count(Kind.QUEEN)

    return max((aimed_stroke(match, rng) for _ in range(TRIES)), key=worth)


def recorded(match_config: MatchConfig) -> MatchSession:
    """A match, or its first inputs."""
    rng = random.Random(match_config.seed)
    table = MatchSession.begin(match_config, rulebook(match_config), Simulator())
    while len(table.record.entries) < INPUTS and table.state.phase is not Phase.MATCH_OVER:
        match table.state.phase:
            case Phase.AIMING:
                for action in table.rulebook.list_actions(table.state):
                    table.do(TakeAction(action.id))
                table.play(best_stroke(table, rng))
                table.finish_stroke()
            case _:
                table.do(ready_answer(table.state) or NextBoard())
    return table


def main() -> None:
    """Write every golden replay anew."""
    for name, match_config in GOLDEN.items():
        text = RecordWriter().text(recorded(match_config).record)
        (HERE / f"{name}.jsonl").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
