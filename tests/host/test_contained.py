"""What a house rule does besides answering."""

from __future__ import annotations

import pytest

from tests.host.rules import match_with, rule_in_which


def test_the_player_can_still_interrupt() -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    match = match_with(rule_in_which("surface_factor", interrupt))
    with pytest.raises(KeyboardInterrupt):
        match.rules.surface_factor(match.state)


def test_printing_goes_to_the_log(
    capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "carrom.plugins")
    match = match_with(rule_in_which("surface_factor", lambda: print("slippery!")))
    match.rules.surface_factor(match.state)
    assert capsys.readouterr().out == ""
    assert "slippery!" in caplog.text


def test_log_has_the_traceback(caplog: pytest.LogCaptureFixture) -> None:
    match = match_with(rule_in_which("surface_factor", lambda: 1 / 0))
    match.rules.surface_factor(match.state)
    assert "ZeroDivisionError" in caplog.text and "test_contained.py" in caplog.text
