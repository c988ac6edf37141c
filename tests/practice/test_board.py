"""Positions, and the match that they are to referee and personalities."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carrom.core.match import PlayerSpec
from carrom.core.pieces import ByColour, Colour, QueenAt
from carrom.core.seats import Seat, Side
from carrom.practice.board import PracticeBoard, Surface, as_match, racked
from carrom.storage.sound import fault_of
from tests.practice.strokes import board


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("colour", Colour)
def test_position_is_a_sound_match_from_every_seat(seat: Seat, colour: Colour) -> None:
    position = replace(board(w1=(0, 0), w2=(50, 0), b1=(0, 80)), seat=seat, colour=colour)
    match = as_match(position, PlayerSpec("Master", "master"))
    assert fault_of(match) is None
    assert match.board.to_strike is seat
    assert match.striking_colour is colour
    assert match.seats.side(seat) is Side.A
    assert match.board.tally.left == ByColour(2, 1)
    players = match.config.players
    assert players[match.seats.by_seat[seat]].personality == "master"
    assert players[match.seats.by_seat[seat.opposite]].personality is None


def test_queen_follows_the_layout() -> None:
    bare = board(w1=(0, 0), b1=(50, 0))
    assert bare.queen is QueenAt.WHITE
    with_her = bare.with_layout({**board(queen=(0, 100)).layout, **bare.layout})
    assert with_her.queen is QueenAt.BOARD
    black = replace(with_her, colour=Colour.BLACK)
    assert black.with_layout(bare.layout).queen is QueenAt.BLACK


def test_a_queen_that_waits_goes_on_waiting_while_coins_are_moved() -> None:
    waiting = replace(board(w1=(0, 0), b1=(50, 0)), queen=QueenAt.PENDING)
    assert waiting.with_layout(board(w1=(9, 9)).layout).queen is QueenAt.PENDING


def test_rack_waits_for_its_break() -> None:
    rack = racked(replace(PracticeBoard({}), seat=Seat.EAST, surface=Surface.BARE))
    assert len(rack.layout) == 19
    assert not as_match(rack).board.tally.break_.made
    assert rack.surface is Surface.BARE
    assert fault_of(as_match(rack)) is None
    moved = rack.with_layout({**rack.layout, **board(w1=(200, 0)).layout})
    assert as_match(moved).board.tally.break_.made


def test_surfaces_from_rough_to_slippery() -> None:
    factors = [surface.factor for surface in (Surface.BARE, Surface.NORMAL, Surface.POWDERED)]
    assert factors == sorted(factors, reverse=True)
    assert Surface.NORMAL.factor == 1.0
