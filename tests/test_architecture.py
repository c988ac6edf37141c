"""The layers, the types and the style, checked with the tools that `pyproject.toml` sets up."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

TOOLS = {
    "layers": [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"],
    "types": [sys.executable, "-m", "mypy"],
    "style": [sys.executable, "-m", "ruff", "check", "."],
    "format": [sys.executable, "-m", "ruff", "format", "--check", "."],
}


@pytest.mark.parametrize("name", TOOLS)
def test_tool_has_nothing_to_say(name: str) -> None:
    run = subprocess.run(TOOLS[name], cwd=ROOT, capture_output=True, text=True, encoding="utf-8")
    assert run.returncode == 0, run.stdout + run.stderr
