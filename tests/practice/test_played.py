"""Strokes of practice as the standard rules judge them."""

from __future__ import annotations

from dataclasses import replace

from carrom.core.pieces import QUEEN, PieceId, QueenAt
from carrom.core.ruling import Turn
from carrom.practice.board import racked
from tests.practice.strokes import board, made


def test_a_coin_that_falls_keeps_the_turn() -> None:
    shot = made(board(w1=(300, 300), w2=(0, 0), b1=(100, 0)), "w1")
    assert shot.ruling is not None and shot.ruling.turn is Turn.CONTINUES
    assert set(shot.after.layout) == {"w2", "b1"}


def test_coins_that_come_back_lie_on_the_board_and_the_side_stays() -> None:
    before = board(w1=(300, 300), w2=(200, 0), b1=(100, 0))
    shot = made(before, "w1", "striker")
    assert shot.ruling is not None and shot.ruling.returned.white == 2
    assert PieceId("w1") in shot.after.layout
    assert len(shot.after.layout) == 4
    assert shot.after.seat is before.seat and shot.after.colour is before.colour


def test_queen_waits_for_her_cover_and_then_has_it() -> None:
    first = made(board(w1=(300, 300), w2=(0, 0), b1=(100, 0), queen=(50, 50)), "queen")
    assert first.after.queen is QueenAt.PENDING
    second = made(first.after, "w1")
    assert second.after.queen is QueenAt.WHITE
    missed = made(first.after)
    assert missed.after.queen is QueenAt.BOARD and QUEEN in missed.after.layout


def test_positions_beyond_the_rules_are_played_without_a_referee() -> None:
    shot = made(board(w1=(300, 300)), "w1")
    assert shot.ruling is None
    assert not shot.after.layout


def test_rack_is_broken_once_touched() -> None:
    rack = racked(board())
    assert made(rack).after.break_made
    assert not replace(rack).break_made
