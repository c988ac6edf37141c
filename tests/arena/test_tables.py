from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from carrom.arena.hall import hall
from carrom.arena.tables import manual, results_of
from carrom.errors import BadInputError

SOLO = {
    "personality": "easy",
    "task": "own",
    "aim": None,
    "tries": None,
    "games": 40,
    "mean": 24.5,
    "interval": [23.1, 25.9],
    "median": 24,
    "pot_rate": 0.45,
    "one_visit": 0.0,
    "cleared": 0.975,
    "fouls": 3,
    "kinds": {"direct": 0.7, "coin_bank": 0.1, "scan": 0.2},
    "queen_covered": 11.5,
    "calibration": [
        {"from": 0.9, "strokes": 60, "predicted": 0.94, "seen": 0.95, "interval": [0.86, 0.98]}
    ],
}
AIMS = [{**SOLO, "aim": aim, "tries": 300, "mean": 17.0} for aim in (0.5, 2.0)]
TRIES = [{**SOLO, "aim": 0.25, "tries": tries, "mean": 19.0} for tries in (30, 120)]


def test_results_become_rows_and_every_personality_is_there(tmp_path: Path) -> None:
    path = tmp_path / "easy.json"
    path.write_text(json.dumps([SOLO, *AIMS, *TRIES]), "utf-8")
    text = manual(hall(), list(results_of([path])))
    assert "| easy | 40 | 24.5 [23.1, 25.9] | 24 | 45% | 0% | 98% | 3 |" in text
    assert text.count("| easy | 0.5° | 40 | 17.0") == 1
    assert "| easy | 2° | 40 | 17.0" in text
    assert text.count("| easy | 120 | 40 | 19.0") == 1
    assert "| easy | 0.25° |" not in text
    assert "| easy | 0.94 | 0.95 [0.86, 0.98] | 60 |" in text
    assert "| easy | 70% | 10% | 0% | 20% | stroke 11.5 |" in text
    for spec in hall().registry.personalities:
        assert spec.summary in text
    assert not any(f"{{{name}}}" in text for name in ("who", "own", "any", "meetings"))


def test_a_file_without_results_is_named(tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text("nothing", "utf-8")
    with pytest.raises(BadInputError, match=r"odd\.json"):
        list(results_of([path]))


def test_the_example_of_a_learned_player_is_python() -> None:
    text = manual(hall(), [])
    code = text.split("```python\n")[1].split("```")[0]
    names = {node.name for node in ast.walk(ast.parse(code)) if isinstance(node, ast.ClassDef)}
    assert names == {"Learned"}


def test_the_manual_in_the_plugin_folder_is_of_these_personalities() -> None:
    text = (Path(__file__).parents[2] / "plugins" / "PERSONALITIES.md").read_text("utf-8")
    for spec in hall().registry.personalities:
        assert f"| `{spec.id}` | {spec.title} | {spec.summary} |" in text
