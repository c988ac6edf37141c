"""`carrom simulate` as somebody at a shell meets it."""

from __future__ import annotations

import io
import json
import math
from collections.abc import Mapping
from pathlib import Path

import pytest

from carrom.cli import main

PAIR = {
    "layout": {"w1": [0, 0]},
    "striker": {"position": [-150, 0], "velocity": [2000, 0]},
}
FLICK = {
    "layout": {"w1": [0.0, 0.0], "queen": [100.0, 40.0]},
    "stroke": {"seat": "south", "placement": 0.25, "angle": 90.0, "speed": 3000},
}


def simulate(
    document: Mapping[str, object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> dict[str, object]:
    file = tmp_path / "stroke.json"
    file.write_text(json.dumps(document))
    assert main(["simulate", str(file)]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert isinstance(answer, dict)
    return answer


def test_a_free_striker_is_told_contact_by_contact(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = simulate(PAIR, tmp_path, capsys)
    first = answer["contacts"][0]
    assert (first["a"], first["b"]) == ("striker", "w1")
    assert first["position"] == pytest.approx([-15.5, 0.0])
    assert first["before"]["w1"] == [0.0, 0.0, 0.0]
    pushed = 5.4 * first["after"]["w1"][0]
    assert first["impulse"] == pytest.approx(pushed)
    assert answer["contacts"][1]["b"] == "frame"
    assert answer["touched"] is True
    assert list(answer["final"]) == ["w1"]
    assert answer["repaired"] == 0
    assert answer["duration"] > 1.0
    assert "moving" not in answer


def test_it_stops_after_the_contact_that_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = simulate({**PAIR, "until_contact": 1}, tmp_path, capsys)
    (contact,) = answer["contacts"]
    assert answer["duration"] == contact["t"]
    assert answer["moving"]["w1"] == pytest.approx(contact["after"]["w1"][:2])
    assert answer["final"]["striker"] == pytest.approx([-36.15, 0.0])


def test_a_stroke_keeps_its_fractions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answer = simulate({**FLICK, "until_contact": 1}, tmp_path, capsys)
    assert answer["final"]["striker"][0] == pytest.approx(0.25)


def test_frame_times_do_not_matter(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = simulate(FLICK, tmp_path, capsys)
    assert simulate({**FLICK, "frame_times": [1 / 60, 0, 0.002]}, tmp_path, capsys) == plain


@pytest.mark.parametrize("surface", ["bare", {"mu": 0.155}])
def test_the_surface_can_be_named_or_measured(
    surface: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = {
        "layout": {},
        "striker": {"position": [0, 0], "velocity": [500, 0]},
        "surface": surface,
    }
    assert simulate(document, tmp_path, capsys)["duration"] == pytest.approx(500 / (0.155 * 9810))


def test_bounce_and_friction_can_be_overridden(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    override = {"disc_restitution": 0.0, "disc_friction": 0.0, "frame_restitution": 1.0}
    answer = simulate({**PAIR, "override": override}, tmp_path, capsys)
    first, second = answer["contacts"][:2]
    assert first["after"]["w1"][0] == pytest.approx(first["after"]["striker"][0], abs=0.01)
    before, after = second["before"]["w1"], second["after"]["w1"]
    assert math.hypot(*after[:2]) == pytest.approx(math.hypot(*before[:2]), rel=1e-6)


def test_pocketed_pieces_are_told_in_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = {
        "layout": {"b1": [347.75, -332.75]},
        "striker": {"position": [200, 200], "velocity": [800, 800]},
    }
    drops = simulate(document, tmp_path, capsys)["pocketed"]
    assert [(drop["piece"], drop["pocket"]) for drop in drops] == [("b1", 0), ("striker", 1)]


def test_several_strokes_come_as_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "\n".join(json.dumps(document) for document in (PAIR, FLICK))
    monkeypatch.setattr("sys.stdin", io.StringIO(text + "\n\n"))
    assert main(["simulate"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [sorted(json.loads(line)["final"]) for line in lines] == [["w1"], ["queen", "w1"]]


BAD = [
    ("", "empty"),
    ("{", "no JSON"),
    ("[" * 100_000, "no JSON"),
    ("[]", "object"),
    ("{}", "layout"),
    ('{"layout": {}}', "stroke"),
    ({**PAIR, "stroke": FLICK["stroke"]}, "either"),
    ({**PAIR, "speed": 1}, "speed"),
    ({**PAIR, "layout": {"w10": [0, 0]}}, "w10"),
    ({**PAIR, "layout": {"striker": [0, 0]}}, "layout.striker"),
    ({**PAIR, "layout": {"w1": [0, 0, 0]}}, "w1"),
    ({**PAIR, "layout": {"w1": [360, 0]}}, "layout.w1"),
    ({**PAIR, "layout": {"w1": [0, 0], "w2": [30, 0]}}, "layout.w1"),
    ({**PAIR, "layout": {"w1": [-120, 0]}}, "striker.position"),
    ({**PAIR, "striker": {"position": [360, 0], "velocity": [0, 0]}}, "striker.position"),
    ({**PAIR, "striker": {"position": [0, 90], "velocity": [9e9, 0]}}, "striker.velocity"),
    ('{"layout": {}, "striker": {"position": [0, 0], "velocity": [NaN, 0]}}', "velocity"),
    ({**FLICK, "stroke": {**FLICK["stroke"], "seat": "up"}}, "stroke.seat"),
    ({**FLICK, "stroke": {**FLICK["stroke"], "placement": 190}}, "stroke.placement"),
    ({**FLICK, "stroke": {**FLICK["stroke"], "angle": 361}}, "stroke.angle"),
    ({**FLICK, "stroke": {**FLICK["stroke"], "speed": 9000}}, "stroke.speed"),
    ({**FLICK, "layout": {"w1": [0, -252]}}, "stroke.placement"),
    ({**PAIR, "surface": "wet"}, "surface"),
    ({**PAIR, "surface": {"mu": 0}}, "surface.mu"),
    ({**PAIR, "override": {"disc_friction": -1}}, "override.disc_friction"),
    ({**PAIR, "override": {"colour": 1}}, "colour"),
    ({**PAIR, "frame_times": [0]}, "frame_times"),
    ({**PAIR, "frame_times": [0.1, -0.1]}, "frame_times"),
    ({**PAIR, "until_contact": 0}, "until_contact"),
    (json.dumps(PAIR) + "\n" + '{"layout": {}}', "document 2"),
    (json.dumps(PAIR) + "\n{", "line 2"),
]


@pytest.mark.parametrize(("document", "named"), BAD)
def test_bad_input_is_told_in_one_sentence_that_names_the_key(
    document: str | dict[str, object],
    named: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = document if isinstance(document, str) else json.dumps(document)
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert main(["simulate"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert named in told.err
    assert len(told.err.splitlines()) == 1


def test_a_file_may_begin_with_a_byte_order_mark(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "stroke.json"
    file.write_text(json.dumps(PAIR), encoding="utf-8-sig")
    assert main(["simulate", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["touched"] is True


def test_a_file_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "no-such-file.json"]) == 2
    assert "no-such-file.json" in capsys.readouterr().err


def test_the_example_of_the_help_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "--help"])
    told = capsys.readouterr().out
    assert simulate(json.loads(told[told.index("{") :]), tmp_path, capsys)["touched"]
