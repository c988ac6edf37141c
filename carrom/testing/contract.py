"""The contract of a plugin: it is loaded and tried out in a process of its own."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from carrom.core.registration import HouseRule, RuleSet
from carrom.host.discovery import read_plugin
from carrom.host.loader import Registration, load, open_namespaces
from carrom.host.registry import Registry
from carrom.paths import shipped
from carrom.testing.plugins import bundled_plugins
from carrom.testing.trial import Finding, try_personality, try_rule, try_rule_set

PATIENCE_S = 60.0
"""How long one step of a check may take."""


@dataclass(frozen=True, slots=True)
class Examination:
    """What a check found out about a plugin."""

    plugin: str
    """Its id."""
    registered: tuple[str, ...] = ()
    """Titles of what it adds."""
    findings: tuple[Finding, ...] = ()
    """What is wrong; empty for a plugin that keeps the contract."""

    @property
    def good(self) -> bool:
        """Whether nothing is wrong."""
        return not self.findings


def check_plugin(path: Path, patience_s: float = PATIENCE_S) -> Examination:
    """Load a plugin in a process of its own, verify its hooks and options, and play with it.

    Args:
        path: A file, or a package's folder.
        patience_s: Seconds that one step may take before the plugin counts as hanging.
    """
    context = multiprocessing.get_context("spawn")
    line, far_end = context.Pipe()
    process = context.Process(target=_examine_for, args=(path.resolve(), far_end), daemon=True)
    process.start()
    far_end.close()
    step = "starting"
    try:
        while line.poll(patience_s):
            message = line.recv()
            if isinstance(message, Examination):
                return message
            step = message
        problem = f"It hangs while {step}: nothing came for {patience_s:g} s."
        mend = "Look for an endless loop, a wait, or a question to the user."
    except (EOFError, OSError):
        problem = f"It ended the whole process while {step}."
        mend = "A plugin must not end the program it runs in."
    finally:
        process.kill()
        process.join()
        line.close()
    return Examination(path.stem, findings=(Finding(problem, mend),))


def _examine_for(path: Path, line: Connection) -> None:
    """What the process does."""
    line.send(examine(path, line.send))


def examine(path: Path, tell: Callable[[str], None]) -> Examination:
    """Load and try out a plugin in this process, telling which step is next."""
    tell("it is loaded")
    plugin = read_plugin(path)
    registry = bundled_plugins(but=plugin.id)
    open_namespaces(shipped("plugins"), path.parent)
    report = load(plugin, registry, on=True)
    findings = [Finding(str(problem), _MEND_PROBLEM) for problem in report.problems]
    findings += [Finding(str(warning), _MEND_WARNING) for warning in report.warnings]
    for entry in report.registered:
        tell(f"{entry.id} is tried out")
        findings += _tried(entry, registry)
    titles = tuple(entry.title for entry in report.registered)
    return Examination(plugin.id, titles, tuple(findings))


_MEND_PROBLEM = "Mend this, and check again."
_MEND_WARNING = "It works all the same, but hardly as meant."


def _tried(entry: Registration, registry: Registry) -> Iterator[Finding]:
    if isinstance(entry, HouseRule):
        return try_rule(entry, registry)
    if isinstance(entry, RuleSet):
        return try_rule_set(entry, registry)
    return try_personality(entry, registry)
