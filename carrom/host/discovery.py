"""Finding plugins and reading about them, without running any of their code."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from carrom.core.message import Message, Notice
from carrom.errors import system_fault
from carrom.hookspecs import API_VERSION, PROJECT, AppSpec
from carrom.host.hooks import hook_names

NAMESPACE = "carrom_ext"
"""Plugins from folders are modules of this package, so that they never shadow another module."""

LIBRARY = "lib"
"""Folder among the player's plugins for what these need, filled by `pip install --target`."""

OLDEST_API = 1
"""The oldest plugin API that still works."""

_NO_PLUGIN = (LIBRARY, "tests", "conftest")

_NO_PYTHON: Message = "Its file cannot be read as a plugin; get it anew from its author."

_ADDS: Mapping[str, Message] = {
    "register_house_rules": "house rules",
    "register_rule_sets": "rule sets",
    "register_personalities": "personalities",
}


class Source(StrEnum):
    """Where a plugin comes from."""

    BUNDLED = "bundled"
    """With the game."""
    INSTALLED = "installed"
    """With a Python distribution that has an entry point of the group `carrom`."""
    USER = "user"
    """From the player's plugin folder."""


@dataclass(frozen=True, slots=True)
class FoundPlugin:
    """What can be known of a plugin that was not imported."""

    id: str
    source: Source
    place: str
    """Its file or folder; for an installed one its distribution."""
    module: str
    """What to import."""
    summary: str = ""
    version: str = ""
    author: str = ""
    api: int | None = None
    """The plugin API that it was written for; None where it does not say."""
    adds: tuple[str, ...] = ()
    """Kinds of things that it registers, as far as can be read."""
    fault: Notice | None = None
    """Why it cannot be used, and what to do, in one sentence."""

    @property
    def usually_on(self) -> bool:
        """Whether it is on as long as the player has not said otherwise."""
        return self.source is Source.BUNDLED


def find_plugins(bundled: Path, user: Path) -> tuple[FoundPlugin, ...]:
    """Every plugin there is, in the order in which they are loaded; ids are unique or faulted.

    Args:
        bundled: The folder of plugins that came with the game.
        user: The player's plugin folder; it need not exist.
    """
    found = [
        *_in_folder(bundled, Source.BUNDLED),
        *_installed(),
        *_in_folder(user, Source.USER),
    ]
    taken: dict[str, FoundPlugin] = {}
    unique = []
    for plugin in found:
        first = taken.setdefault(plugin.id, plugin)
        if first is not plugin:
            fault = Notice(
                "There is a plugin {name} already, {place}; rename this one.",
                {"name": plugin.id, "place": first.place},
            )
            plugin = replace(plugin, fault=fault)
        unique.append(plugin)
    return tuple(unique)


def read_plugin(path: Path, source: Source = Source.USER) -> FoundPlugin:
    """Read about the plugin in a file or a package folder, without importing it."""
    plugin_id = path.stem if path.suffix == ".py" else path.name
    code = path / "__init__.py" if path.is_dir() else path
    plugin = FoundPlugin(plugin_id, source, str(path), f"{NAMESPACE}.{source}.{plugin_id}")
    if not plugin_id.isidentifier():
        name = "".join(c if c.isalnum() else "_" for c in plugin_id)
        fault = Notice("A plugin cannot have this name; call it {name}.", {"name": name})
        return replace(plugin, fault=fault)
    try:
        with warnings.catch_warnings(action="ignore"):
            tree = ast.parse(code.read_bytes(), filename=str(code))
    except SyntaxError as error:
        where = f" in line {error.lineno}" if error.lineno else ""
        precisely = f"It is no Python{where}: {error.msg}."
        if error.lineno is None:
            return replace(plugin, fault=Notice(_NO_PYTHON, precisely=precisely))
        line = {"line": error.lineno}
        fault = Notice("Its author made a mistake in line {line} of its file.", line, precisely)
        return replace(plugin, fault=fault)
    except (ValueError, RecursionError, MemoryError) as error:
        return replace(plugin, fault=Notice(_NO_PYTHON, precisely=f"It is no Python: {error}."))
    except OSError as error:
        why = {"why": system_fault(error)}
        return replace(plugin, fault=Notice("It cannot be read: {why}.", why))
    return _with_api_fault(_described(plugin, tree))


def _in_folder(folder: Path, source: Source) -> Iterator[FoundPlugin]:
    try:
        entries = sorted(folder.iterdir()) if folder.is_dir() else []
    except OSError as error:
        why = {"why": system_fault(error)}
        fault = Notice("The folder cannot be read: {why}.", why)
        yield FoundPlugin(folder.name, source, str(folder), "", fault=fault)
        return
    for path in entries:
        if path.name.startswith(("_", ".", "test_")) or path.stem in _NO_PLUGIN:
            continue
        if path.suffix == ".py" and not path.is_dir():
            yield read_plugin(path, source)
        elif path.is_dir() and (path / "__init__.py").is_file():
            yield read_plugin(path, source)
        else:
            misplaced = _misplaced(path)
            if misplaced is not None:
                yield FoundPlugin(path.stem, source, str(path), "", fault=misplaced)


def _misplaced(path: Path) -> Notice | None:
    """What is wrong with something that was meant as a plugin; None for anything else."""
    suffix = path.suffix.lower()
    if suffix == ".py" and not path.is_dir():
        name = {"name": f"{path.stem}.py"}
        return Notice("Its ending has to be in small letters; rename it to {name}.", name)
    if suffix in (".zip", ".whl"):
        return Notice("It is packed; unpack it here.")
    if not path.is_dir():
        return None
    inner = sorted(path.glob("*.py")) or sorted(path.glob("*/__init__.py"))
    if not inner:
        return None
    what = inner[0].parent if inner[0].name == "__init__.py" else inner[0]
    return Notice(
        "The folder itself is no plugin; move {name} one folder up.",
        {"name": what.name},
        f"The folder is no plugin, since it has no __init__.py; move {what.name} one folder up, or "
        "add an __init__.py that has the hooks.",
    )


def _installed() -> Iterator[FoundPlugin]:
    for entry in sorted(entry_points(group=PROJECT), key=lambda entry: (entry.name, entry.value)):
        yield _of_entry(entry)


def _of_entry(entry: EntryPoint) -> FoundPlugin:
    plugin = FoundPlugin(entry.name, Source.INSTALLED, entry.value, entry.value)
    if entry.dist is None:
        return plugin
    metadata = entry.dist.metadata
    said = {
        key: str(metadata[key]) for key in ("Summary", "Author", "Author-email") if key in metadata
    }
    return replace(
        plugin,
        place=f"{entry.dist.name} {entry.dist.version}",
        summary=said.get("Summary", ""),
        version=entry.dist.version,
        author=said.get("Author") or said.get("Author-email", ""),
    )


def _described(plugin: FoundPlugin, tree: ast.Module) -> FoundPlugin:
    """What a module's text says about itself."""
    said: dict[str, object] = {}
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.ImportFrom):
            names.update(alias.asname or alias.name for alias in node.names)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            said.update((t.id, node.value.value) for t in targets if isinstance(t, ast.Name))
    api = said.get("CARROM_API")
    docstring = ast.get_docstring(tree) or ""
    return replace(
        plugin,
        summary=docstring.partition("\n")[0],
        version=str(said.get("__version__", "")),
        author=str(said.get("__author__", "")),
        api=api if type(api) is int else None,
        adds=tuple(_ADDS[hook] for hook in hook_names(AppSpec) if hook in names),
    )


def api_fault(api: int | None) -> Notice | None:
    """Why a plugin written for an API cannot run here; None if it can, or does not say."""
    if api is None or OLDEST_API <= api <= API_VERSION:
        return None
    if api > API_VERSION:
        return Notice(
            "It was made for a newer version of the game; update the game to use it.",
            precisely=f"It was written for plugin API {api}, and this game has {API_VERSION}; "
            "a newer version of the game is needed.",
        )
    return Notice(
        "It was made for an older version of the game; look for a newer version of it.",
        precisely=f"It was written for plugin API {api}, which this game has no more; "
        f"a version for API {OLDEST_API} or newer is needed.",
    )


def _with_api_fault(plugin: FoundPlugin) -> FoundPlugin:
    return replace(plugin, fault=api_fault(plugin.api))
