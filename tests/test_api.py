"""What plugins import from `carrom`, and what it costs those who do not."""

from __future__ import annotations

import subprocess
import sys

import pytest

import carrom
from carrom import api


def test_every_name_is_there() -> None:
    assert all(hasattr(carrom, name) for name in api.__all__)


def test_a_name_that_is_not_there_is_told() -> None:
    with pytest.raises(AttributeError, match="carrom has no 'HouseRules'"):
        _ = carrom.HouseRules  # type: ignore[attr-defined]


@pytest.mark.parametrize("statement", ["import carrom.cli", "from carrom import __version__"])
def test_starting_does_not_load_the_api(statement: str) -> None:
    check = "sys.exit('pluggy' in sys.modules or 'carrom.core.match' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", f"{statement}; import sys; {check}"]).returncode == 0
    )
