"""Which hooks a plugin implements, and what is wrong with them before they are called."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from carrom.hookspecs import PROJECT

MARK = f"{PROJECT}_impl"
"""The attribute in which `hookimpl` keeps its options."""


@dataclass(frozen=True, slots=True)
class HookFaults:
    """What is wrong with the hooks of one object."""

    fatal: tuple[str, ...] = ()
    """Reasons why the object cannot be used."""
    warnings: tuple[str, ...] = ()
    """Hooks that will never be called."""


def hook_names(spec: type) -> tuple[str, ...]:
    """The hooks of a specification, in its order."""
    return tuple(name for name, value in vars(spec).items() if inspect.isfunction(value))


def arguments_of(spec: type, hook: str) -> tuple[str, ...]:
    """The arguments that a hook offers."""
    return tuple(name for name in inspect.signature(vars(spec)[hook]).parameters if name != "self")


def implementations(plugin: object, spec: type) -> Mapping[str, Callable[..., Any]]:
    """The functions that implement hooks of `spec`, by the hook's name."""
    marked = _marked(plugin)
    return {hook: getattr(plugin, hook) for hook in hook_names(spec) if hook in marked}


def overrides(plugin: object, spec: type) -> tuple[str, ...]:
    """Hooks of `spec` for which the plugin gives an answer of its own, rather than wraps others."""
    marked = _marked(plugin)
    return tuple(
        hook for hook in hook_names(spec) if hook in marked and not marked[hook]["wrapper"]
    )


def faults(plugin: object, spec: type) -> HookFaults:
    """Compare the hooks of an object, a class or a module with a specification."""
    fatal, warnings = [], []
    hooks = hook_names(spec)
    marked = _marked(plugin)
    for name, options in marked.items():
        if name not in hooks:
            near = get_close_matches(name, hooks, 1)
            hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(hooks)}"
            warnings.append(f"there is no hook {name}{hint}")
            continue
        known = arguments_of(spec, name)
        function = getattr(plugin, name)
        for argument in _arguments(plugin, function):
            if argument not in known:
                offered = f"it offers {', '.join(known)}" if known else "it offers none"
                fatal.append(f"{name} takes an argument {argument!r} that is not there; {offered}")
        if options["hookwrapper"]:
            fatal.append(f"{name} uses hookwrapper=True; write wrapper=True")
        elif options["wrapper"] and not inspect.isgeneratorfunction(inspect.unwrap(function)):
            fatal.append(f"{name} uses wrapper=True but has no yield")
    for name in hooks:
        if name not in marked and inspect.isroutine(inspect.getattr_static(plugin, name, None)):
            warnings.append(f"{name} is never called, because it lacks @hookimpl")
    return HookFaults(tuple(fatal), tuple(warnings))


def _marked(plugin: object) -> dict[str, Mapping[str, Any]]:
    """The options of every function marked with `hookimpl`, by the function's name."""
    found: dict[str, Mapping[str, Any]] = {}
    for name in dir(plugin):
        static = inspect.getattr_static(plugin, name, None)
        options = getattr(getattr(static, "__func__", static), MARK, None)
        if inspect.isroutine(static) and isinstance(options, dict):
            found[name] = options
    return found


def _arguments(plugin: object, function: Callable[..., Any]) -> tuple[str, ...]:
    """The names of a hook's arguments, without `self`."""
    names = tuple(inspect.signature(function).parameters)
    unbound = inspect.isclass(plugin) and inspect.isfunction(function)
    return names[1:] if unbound else names
