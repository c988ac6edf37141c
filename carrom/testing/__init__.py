"""For the tests of plugins: boards in one line, a match without a table, and the contract test."""

from carrom.testing.builders import board, match, new_board, outcome, stroke, timeout
from carrom.testing.contract import Examination, check_plugin
from carrom.testing.fake_match import FakeMatch
from carrom.testing.plugins import PluginFaultError, bundled_plugins, load_plugin

__all__ = [
    "Examination",
    "FakeMatch",
    "PluginFaultError",
    "board",
    "bundled_plugins",
    "check_plugin",
    "load_plugin",
    "match",
    "new_board",
    "outcome",
    "stroke",
    "timeout",
]
