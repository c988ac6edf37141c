"""The board has four equal sides."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from carrom.core.geometry import distance, turned
from carrom.core.seats import Seat
from tests.physics.strokes import flick, mid_game

WANTED = 25


def test_the_same_stroke_from_every_seat_gives_the_turned_result() -> None:
    compared = 0
    seed = 0
    while compared < WANTED:
        layout, stroke = mid_game(Random(seed), men=5)
        seed += 1
        first = flick(layout, stroke).outcome()
        if len(first.contacts) >= 10:
            continue
        compared += 1
        for seat in Seat:
            quarters = seat.quarter_turns - stroke.seat.quarter_turns
            there = {piece: turned(spot, quarters) for piece, spot in layout.items()}
            second = flick(there, replace(stroke, seat=seat)).outcome()
            assert [drop.piece for drop in second.pocketed] == [
                drop.piece for drop in first.pocketed
            ]
            for piece, spot in first.final.items():
                assert distance(turned(spot, quarters), second.final[piece]) < 0.01
