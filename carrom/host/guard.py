"""Calling plugin code so that nothing it does stops the caller: a failing hook has no opinion."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from functools import wraps
from types import ModuleType
from typing import Any

from carrom.hookspecs import PROJECT, MatchSpec
from carrom.host.answers import CHECKS, DECISIVE
from carrom.host.contained import LOG, contained, in_words
from carrom.host.hooks import MARK, implementations

Function = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Failure:
    """What a house rule did wrong."""

    rule: str
    hook: str
    detail: str


class Guard:
    """Stands between one match and its house rules.

    A rule that fails is not asked again until its failure is taken; from then on the match itself
    says which rules failed, so that going back in a match goes back to before a failure too.
    """

    def __init__(self) -> None:
        self._failures: dict[str, Failure] = {}
        """By rule."""
        self._skipped: frozenset[str] = frozenset()
        self._asked: Mapping[str, Any] = {}

    def begin(self, asked: Mapping[str, Any], skipped: tuple[str, ...] = ()) -> None:
        """Note the arguments of the call that follows, and the rules that failed earlier."""
        self._asked = asked
        self._skipped = frozenset(skipped)

    def take_failures(self) -> tuple[Failure, ...]:
        """What failed since the last call, one failure for each rule."""
        failures = tuple(self._failures.values())
        self._failures.clear()
        return failures

    def keep(self, failure: Failure) -> None:
        """Keep a failure until it is taken, and leave its rule out so long."""
        self._failures.setdefault(failure.rule, failure)

    def report(self, rule: str, hook: str, reason: object) -> Failure:
        """Log and keep what went wrong in a hook."""
        trace = reason if isinstance(reason, BaseException) else None
        detail = str(reason) if trace is None else in_words(trace)
        LOG.error("house rule %s failed in %s: %s", rule, hook, detail, exc_info=trace)
        failure = Failure(rule, hook, detail)
        self.keep(failure)
        return failure

    def stand_in(self, rule: str, player: object) -> ModuleType:
        """A plugin for the match's manager that asks `player` and never raises."""
        stand_in = ModuleType(f"{PROJECT}_rule_{rule}")
        for hook, function in implementations(player, MatchSpec).items():
            options = getattr(function, MARK)
            guarded = self._around(rule, hook, function) if options["wrapper"] else None
            setattr(stand_in, hook, guarded or self._instead(rule, hook, function))
        return stand_in

    def _out(self, rule: str) -> bool:
        return rule in self._failures or rule in self._skipped

    def _instead(self, rule: str, hook: str, function: Function) -> Function:
        """A hook that gives an answer of its own."""

        @wraps(function)
        def guarded(*args: object) -> object:
            if self._out(rule):
                return None
            try:
                with contained(rule):
                    return CHECKS[hook](rule, function(*args), self._asked)
            except Exception as error:
                self.report(rule, hook, error)
                return None

        return guarded

    def _around(self, rule: str, hook: str, function: Function) -> Function:
        """A hook that changes the answer of the others; failing, it leaves it as it is."""

        @wraps(function)
        def guarded(*args: object) -> Generator[None, Any, Any]:
            if self._out(rule):
                return (yield)
            try:
                with contained(rule):
                    steps = function(*args)
                    next(steps)
            except Exception as error:
                self.report(rule, hook, error)
                return (yield)
            answer = yield
            try:
                with contained(rule):
                    steps.send(answer)
            except StopIteration as stop:
                return self._checked(rule, hook, stop.value, answer)
            except Exception as error:
                self.report(rule, hook, error)
                return answer
            self.report(rule, hook, "it yields more than once")
            self._close(rule, steps)
            return answer

        return guarded

    def _close(self, rule: str, steps: Generator[None, Any, Any]) -> None:
        """End a hook that yielded too often, whether it lets itself be ended or not."""
        try:
            with contained(rule):
                steps.close()
        except Exception as error:
            LOG.warning("house rule %s cannot be ended", rule, exc_info=error)

    def _checked(self, rule: str, hook: str, changed: object, answer: object) -> object:
        try:
            if changed is None and hook in DECISIVE:
                raise ValueError("it returns nothing after its yield; return the answer")
            return CHECKS[hook](rule, changed, self._asked)
        except Exception as error:
            self.report(rule, hook, error)
            return answer
