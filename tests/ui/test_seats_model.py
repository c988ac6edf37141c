from dataclasses import replace

import pytest

from carrom.core.inputs import GiveSeat
from carrom.core.match import MatchConfig, PlayerSpec
from carrom.core.registration import PersonalitySpec
from carrom.core.seats import Player
from carrom.ui.seats_model import SeatGiver
from tests.ui.matches import config

MASTER = PersonalitySpec("master", "Master", "Plays well.", create=lambda: None)  # type: ignore[arg-type, return-value]
NAMES = ("Kamala", "", "Sita")


def against_master() -> MatchConfig:
    base = config(doubles=True)
    bots = {Player.B1: PlayerSpec("Master", "master"), Player.B2: PlayerSpec("Master 2", "master")}
    return replace(base, players={**base.players, **bots})


@pytest.mark.parametrize(
    ("player", "spec", "given"),
    [
        (Player.A1, None, GiveSeat(Player.A1, None, "Asha")),
        (Player.A1, MASTER, GiveSeat(Player.A1, "master", "Master 3")),
        (Player.B1, None, GiveSeat(Player.B1, None, "Player 2")),
        (Player.B2, None, GiveSeat(Player.B2, None, "Player 4")),
        (Player.B2, MASTER, GiveSeat(Player.B2, "master", "Master 2")),
    ],
)
def test_whoever_plays_on_is_called_by_a_name_of_their_own(
    player: Player, spec: PersonalitySpec | None, given: GiveSeat
) -> None:
    match = against_master()
    assert SeatGiver(match, NAMES).give(match, player, spec) == given


def test_person_comes_back_by_the_name_of_the_beginning() -> None:
    match = config()
    taken = replace(match, players={**match.players, Player.A1: PlayerSpec("Master", "master")})
    assert SeatGiver(match, NAMES).give(taken, Player.A1, None).name == "Asha"
