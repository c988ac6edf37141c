"""Two cores play what one would, whatever the helper does."""

from __future__ import annotations

import multiprocessing
import threading
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection

import pytest

from carrom.core.equipment import TOURNAMENT
from carrom.core.layout import Layout, opening_rack
from carrom.core.outcome import StrokeOutcome
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke
from carrom.physics.helped import MOST_GIVEN, Done, HelpedSimulator, help_out
from carrom.physics.simulator import Simulator

RACK = opening_rack(TOURNAMENT)
STROKES = [
    Stroke.of(Seat.SOUTH, -150.0 + 8.0 * nth, 80.0 + 0.7 * nth, 500.0 + 90.0 * nth)
    for nth in range(2 * MOST_GIVEN + 5)
]
ALONE = Simulator().play_all(RACK, STROKES, 1.0)


class Slow(Simulator):
    """Takes a while, so that its answers come late."""

    def play_all(
        self, layout: Layout, strokes: Sequence[Stroke], surface_factor: float
    ) -> Sequence[StrokeOutcome]:
        time.sleep(0.03)
        return super().play_all(layout, strokes, surface_factor)


class Broken(Simulator):
    """Cannot play anything."""

    def play_all(
        self, layout: Layout, strokes: Sequence[Stroke], surface_factor: float
    ) -> Sequence[StrokeOutcome]:
        raise ValueError("no table")


def helpful(line: Connection) -> None:
    help_out(line, Simulator())


def slow(line: Connection) -> None:
    help_out(line, Slow())


def broken(line: Connection) -> None:
    help_out(line, Broken())


def asleep(line: Connection) -> None:
    """Takes what it is given, and never answers."""
    try:
        while True:
            line.recv()
    except EOFError:
        pass


def gone_after_a_task(line: Connection) -> None:
    line.recv()
    line.close()


def gone(line: Connection) -> None:
    line.close()


@pytest.mark.parametrize("helper", [helpful, slow, broken, asleep, gone_after_a_task, gone])
def test_strokes_are_the_same_with_any_helper(helper: Callable[[Connection], None]) -> None:
    near, far = multiprocessing.Pipe()
    thread = threading.Thread(target=helper, args=(far,))
    thread.start()
    simulator = HelpedSimulator(near)
    for count in (len(STROKES), 1, 0, 6):
        assert list(simulator.play_all(RACK, STROKES[:count], 1.0)) == list(ALONE[:count])
    near.close()
    thread.join()


def test_the_helper_is_asked_to_play_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    near, far = multiprocessing.Pipe()
    simulator = HelpedSimulator(near)
    played = []

    def play(layout: Layout, stroke: Stroke, surface_factor: float) -> StrokeOutcome:
        if not played:
            assert far.poll()
            thread.start()
            assert near.poll(60)
        played.append(stroke)
        return Simulator().play(layout, stroke, surface_factor)

    thread = threading.Thread(target=helpful, args=(far,))
    monkeypatch.setattr(simulator, "play", play)
    assert list(simulator.play_all(RACK, STROKES[:20], 1.0)) == list(ALONE[:20])
    assert 0 < len(played) <= 10
    assert played == STROKES[: len(played)]
    near.close()
    thread.join()


def test_a_helper_that_is_late_is_given_nothing_more() -> None:
    near, far = multiprocessing.Pipe()
    simulator = HelpedSimulator(near)
    for _ in range(3):
        assert list(simulator.play_all(RACK, STROKES[:6], 1.0)) == list(ALONE[:6])
    task = far.recv()
    assert not far.poll()
    far.send(Done(task.number, None))
    assert list(simulator.play_all(RACK, STROKES[:6], 1.0)) == list(ALONE[:6])
    assert list(simulator.play_all(RACK, STROKES[:6], 1.0)) == list(ALONE[:6])
    assert far.recv().number == task.number + 1
