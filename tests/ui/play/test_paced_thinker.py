from carrom.core.equipment import TOURNAMENT
from carrom.core.params import Laws
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke
from carrom.ui.hand.placing_striker import BaseLine
from carrom.ui.play.paced_thinker import LOOK_S, SHOWN_S, SLIDE_S, PacedThinker, shown_hand
from tests.ui.matches import match
from tests.ui.minds import Mind

STROKE = Stroke.of(Seat.SOUTH, 60.0, 75.0, 4000.0)
LINE = BaseLine(Laws(), {}, TOURNAMENT, Seat.SOUTH)


def test_hand_looks_then_slides_then_pulls() -> None:
    looking = shown_hand(STROKE, LINE, -40.0, LOOK_S)
    assert (looking.along_mm, looking.keyed) == (-40.0, False)
    sliding = shown_hand(STROKE, LINE, -40.0, LOOK_S + SLIDE_S / 2)
    assert -40.0 < sliding.along_mm < 60.0 and not sliding.keyed
    ready = shown_hand(STROKE, LINE, -40.0, SHOWN_S)
    assert ready.along_mm == 60.0 and ready.keyed
    shown = ready.resting_aim.stroke(Seat.SOUTH, ready.along, TOURNAMENT)
    assert shown.angle == STROKE.angle
    assert abs(shown.speed - STROKE.speed) < 10


def test_shown_for_less_than_a_second_and_a_half() -> None:
    assert 0.8 < SHOWN_S < 1.5


def test_answer_is_kept_back_until_it_was_shown() -> None:
    mind = Mind()
    thinker = PacedThinker(mind)
    thinker.ask(4, match())
    assert list(thinker.answers()) == [] and thinker.hand(LINE, 0.0) is None
    stroke = mind.find()
    assert list(thinker.answers()) == []
    assert thinker.hand(LINE, 0.0) is not None
    thinker.tick(SHOWN_S - 0.1)
    assert list(thinker.answers()) == []
    thinker.tick(0.2)
    assert list(thinker.answers()) == [(4, stroke)]
    assert list(thinker.answers()) == [] and thinker.hand(LINE, 0.0) is None


def test_answer_that_is_shown_is_void_when_something_else_is_asked() -> None:
    mind = Mind()
    thinker = PacedThinker(mind)
    thinker.ask(1, match())
    mind.find()
    list(thinker.answers())
    thinker.ask(2, match())
    thinker.skip()
    assert list(thinker.answers()) == []
    stroke = mind.find()
    list(thinker.answers())
    thinker.skip()
    assert list(thinker.answers()) == [(2, stroke)]
