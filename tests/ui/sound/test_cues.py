"""What is heard of a stroke: never too much, never the same twice, from the side it came from."""

from __future__ import annotations

import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.core.geometry import POCKETS, Point
from carrom.core.outcome import Contact, Pocketing
from carrom.core.pieces import STRIKER, PieceId
from carrom.core.seats import Seat
from carrom.ui.art.board_camera import BoardCamera, Rect
from carrom.ui.sound.cues import (
    APART_S,
    LEAST_VOLUME,
    LOUD_IMPULSE,
    MOST_VOICES,
    PITCH_SPREAD,
    Sound,
    SoundModel,
    Voice,
    slide_volume,
    volume_of,
)

LENGTHS = {
    "click_1": 0.03,
    "click_2": 0.03,
    "click_3": 0.03,
    "strike_1": 0.05,
    "strike_2": 0.05,
    "frame_1": 0.08,
    "frame_2": 0.08,
    "pocket_1": 0.3,
    "queen_1": 1.2,
}
CAMERA = BoardCamera.fitting(Rect(0, 0, 600, 600))
W1, W2 = PieceId("w1"), PieceId("w2")
CENTRE = Point(0, 0)


def model(seed: int = 1) -> SoundModel:
    return SoundModel(LENGTHS, Random(seed))


def contact(
    impulse: float = 10_000.0,
    a: PieceId = W1,
    b: PieceId | None = W2,
    t: float = 0.0,
    spot: Point = CENTRE,
) -> Contact:
    return Contact(t, a, b, spot, impulse)


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (contact(), Sound.CLICK),
        (contact(a=STRIKER, b=W1), Sound.STRIKE),
        (contact(a=W1, b=STRIKER), Sound.STRIKE),
        (contact(b=None), Sound.FRAME),
        (contact(a=STRIKER, b=None), Sound.FRAME),
        (Pocketing(0.0, W1, 2, 300.0), Sound.POCKET),
    ],
)
def test_each_event_has_its_sound(event: Contact | Pocketing, sound: Sound) -> None:
    (voice,) = model().of_news([event], 0.0, CAMERA)
    assert voice.sample.startswith(f"{sound}_")


@pytest.mark.parametrize(
    ("impulse", "volume"),
    [(0.0, 0.0), (LOUD_IMPULSE / 10, 0.251), (LOUD_IMPULSE / 2, 0.660), (LOUD_IMPULSE, 1.0)],
)
def test_loudness_follows_the_impulse(impulse: float, volume: float) -> None:
    assert volume_of(contact(impulse)) == pytest.approx(volume, abs=0.001)


def test_nothing_is_louder_than_the_hardest_blow() -> None:
    assert volume_of(contact(10 * LOUD_IMPULSE)) == 1.0


def test_soft_contacts_are_left_out_and_soft_drops_are_not() -> None:
    assert model().of_news([contact(30.0)], 0.0, CAMERA) == []
    (drop,) = model().of_news([Pocketing(0.0, W1, 0, 0.5)], 0.0, CAMERA)
    assert drop.volume > 0.3


def test_same_sample_waits_until_it_is_apart() -> None:
    heard = SoundModel({"pocket_1": 0.01}, Random(1))
    assert heard.of_sound(Sound.POCKET, 1.0) is not None
    assert heard.of_sound(Sound.POCKET, 1.0 + APART_S / 2) is None
    assert heard.of_sound(Sound.POCKET, 1.0 + 1.01 * APART_S) is not None


def test_voices_come_free_when_their_samples_end() -> None:
    heard = SoundModel({f"queen_{n}": 0.5 for n in range(20)}, Random(1))
    first = [heard.of_sound(Sound.QUEEN, 0.0) for _ in range(20)]
    assert sum(voice is not None for voice in first) == MOST_VOICES - 1
    assert heard.of_sound(Sound.QUEEN, 0.4) is None
    assert heard.of_sound(Sound.QUEEN, 0.6) is not None


def test_loudest_of_a_frame_come_first_whatever_their_order() -> None:
    news = [contact(500.0), contact(9000.0, b=None), contact(30_000.0, a=STRIKER)]
    voices = model().of_news(news, 0.0, CAMERA)
    assert [voice.sample.split("_")[0] for voice in voices] == ["strike", "frame", "click"]


def test_what_happened_early_in_a_long_frame_is_softer() -> None:
    early, late = contact(t=0.0), contact(t=0.08, a=STRIKER)
    strike, click = model().of_news([early, late], 0.0, CAMERA)
    assert click.volume == pytest.approx(strike.volume / math.e)


@pytest.mark.parametrize(
    ("seat", "x", "y", "side"),
    [
        (Seat.SOUTH, 300, 0, 1),
        (Seat.SOUTH, -300, 0, -1),
        (Seat.SOUTH, 0, 300, 0),
        (Seat.NORTH, 300, 0, -1),
        (Seat.EAST, 0, 300, 1),
    ],
)
def test_sound_comes_from_the_side_where_it_is_seen(
    seat: Seat, x: float, y: float, side: int
) -> None:
    camera = BoardCamera.fitting(Rect(0, 0, 600, 600), seat)
    (voice,) = model().of_news([contact(spot=Point(x, y))], 0.0, camera)
    assert (voice.pan > 0.2) - (voice.pan < -0.2) == side


def test_drop_comes_from_its_pocket() -> None:
    for n, spot in enumerate(POCKETS):
        (voice,) = model().of_news([Pocketing(0.0, W1, n, 300.0)], 0.0, CAMERA)
        assert math.copysign(1, voice.pan) == math.copysign(1, spot.x)


@given(
    seed=st.integers(0, 99),
    impulses=st.lists(
        st.lists(st.floats(0.0, 2 * LOUD_IMPULSE), max_size=60), min_size=1, max_size=8
    ),
    frame_s=st.sampled_from([1 / 240, 1 / 60, 0.1]),
)
def test_no_stroke_is_a_machine_gun(seed: int, impulses: list[list[float]], frame_s: float) -> None:
    heard, started, ends = model(seed), dict[str, float](), list[float]()
    for frame, of_frame in enumerate(impulses):
        now = frame * frame_s
        kinds = [contact(i, STRIKER if n % 5 == 0 else W1) for n, i in enumerate(of_frame)]
        voices = heard.of_news(kinds, now, CAMERA)
        assert sum(voice.volume**2 for voice in voices) <= 1.0 + 1e-9
        for voice in voices:
            assert now - started.get(voice.sample, -math.inf) >= APART_S
            started[voice.sample] = now
            assert 0.0 < voice.volume <= 1.0
            assert abs(voice.pitch - 1.0) <= PITCH_SPREAD
            assert -1.0 < voice.pan < 1.0
        ends = [end for end in ends if end > now]
        ends += [now + LENGTHS[voice.sample] / voice.pitch for voice in voices]
        assert len(ends) < MOST_VOICES


def test_chance_is_an_argument() -> None:
    def voices(seed: int) -> list[Voice]:
        heard = model(seed)
        return [voice for n in range(9) for voice in heard.of_news([contact()], 0.1 * n, CAMERA)]

    assert voices(1) == voices(1)
    assert voices(1) != voices(2)
    assert len({voice.sample for voice in voices(1)}) > 1


def test_nothing_is_heard_without_samples() -> None:
    heard = SoundModel({}, Random(1))
    assert heard.of_news([contact()], 0.0, CAMERA) == []
    assert heard.of_sound(Sound.QUEEN, 0.0) is None


def test_sliding_follows_the_speed_and_is_faint() -> None:
    start = {W1: Point(0, 0), W2: Point(90, 0)}

    def slid(mm: float) -> float:
        return slide_volume(start, {W1: Point(mm, 0), W2: Point(90, 0)}, 1 / 60)

    assert slid(0) == 0.0
    assert 0.0 < slid(5) < slid(20) < slid(1000) < 0.2
    assert slid(1000) == slid(2000)
    assert slide_volume(start, {W2: Point(90, 0)}, 1 / 60) == 0.0
    assert slide_volume(start, start, 0.0) == 0.0


def test_least_volume_is_far_below_an_ordinary_contact() -> None:
    assert volume_of(contact(1000.0)) > 3 * LEAST_VOLUME
