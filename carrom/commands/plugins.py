"""`carrom plugins`: list, switch on and off, check and start plugins."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from difflib import get_close_matches
from pathlib import Path

from carrom.commands.plugin_templates import KINDS, write_plugin
from carrom.commands.plugins_in_use import PluginChoice
from carrom.errors import BadInputError
from carrom.host.discovery import FoundPlugin, Source, find_plugins
from carrom.host.loader import open_namespaces
from carrom.paths import UserFolders, shipped

YES, NO = 0, 1


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    for name, (_, help_text) in VERBS.items():
        verb = verbs.add_parser(name, help=help_text, description=help_text.capitalize())
        verb.add_argument("--json", action="store_true", help="print JSON")
        if name in ("enable", "disable"):
            verb.add_argument("name", metavar="NAME", help="the plugin, as `list` shows it")
        if name == "check":
            verb.add_argument("file", metavar="FILE", help="a plugin's file, folder or name")
        if name == "new":
            verb.add_argument("name", metavar="NAME", help="small letters, digits and underscores")
            verb.add_argument("--kind", choices=KINDS, required=True, help="what it adds")


def run(args: argparse.Namespace) -> int:
    """Do what was asked.

    Returns:
        0, or 1 where the answer is no.

    Raises:
        BadInputError: There is no such plugin, or it cannot be started under that name.
    """
    return VERBS[args.verb][0](args)


def _list(args: argparse.Namespace) -> int:
    """Show every plugin, without importing one."""
    switches = PluginChoice(UserFolders.of_system()).load().switches
    found = [(plugin, _is_on(plugin, switches)) for plugin in _found()]
    if args.json:
        entries = [_as_json(plugin, on=on) for plugin, on in found]
        print(json.dumps(entries, indent=2))
        return YES
    width = max((len(plugin.id) for plugin, _ in found), default=0)
    for plugin, on in found:
        state = "FAULT" if plugin.fault else "on" if on else "off"
        line = f"{state:5} {plugin.id:{width}}  {plugin.source:9} {plugin.version:7}"
        print(f"{line} {plugin.fault or plugin.summary}".rstrip())
    return YES


def _enable(args: argparse.Namespace) -> int:
    plugin = _plugin(args.name)
    if plugin.fault:
        return _told(args, NO, f"{plugin.id} stays off: {plugin.fault}")
    kept = PluginChoice(UserFolders.of_system()).switch(plugin.id, on=True)
    return _told(args, YES if kept else NO, f"{plugin.id} is on." if kept else "")


def _disable(args: argparse.Namespace) -> int:
    choice = PluginChoice(UserFolders.of_system())
    known = args.name in choice.load().switches
    plugin_id = args.name if known else _plugin(args.name).id
    kept = choice.switch(plugin_id, on=False)
    return _told(args, YES if kept else NO, f"{plugin_id} is off." if kept else "")


def _check(args: argparse.Namespace) -> int:
    """Load a plugin in a process of its own, and play with it."""
    from carrom.testing.contract import check_plugin

    result = check_plugin(_path(args.file))
    if args.json:
        print(json.dumps({**asdict(result), "good": result.good}, indent=2))
        return YES if result.good else NO
    added = ", ".join(result.registered) or "nothing"
    print(f"{result.plugin} adds: {added}")
    for finding in result.findings:
        print(f"- {finding.problem}\n  {finding.mend}")
    if result.good:
        print("It keeps the contract.")
    return YES if result.good else NO


def _new(args: argparse.Namespace) -> int:
    """Write a working plugin and its test."""
    plugin, test = write_plugin(args.name, args.kind, UserFolders.of_system().plugins)
    if args.json:
        print(json.dumps({"plugin": str(plugin), "test": str(test)}))
        return YES
    print(f"{plugin}\n{test}")
    print(f"Edit it, then: carrom plugins check {args.name}; carrom plugins enable {args.name}")
    return YES


def _show_path(args: argparse.Namespace) -> int:
    """Print the player's plugin folder."""
    folder = str(UserFolders.of_system().plugins)
    print(json.dumps({"path": folder}) if args.json else folder)
    return YES


VERBS: Mapping[str, tuple[Callable[[argparse.Namespace], int], str]] = {
    "list": (_list, "show every plugin: on, off or at fault, and from where"),
    "enable": (_enable, "switch a plugin on"),
    "disable": (_disable, "switch a plugin off"),
    "check": (_check, "try a plugin out, and say what is wrong and how to mend it"),
    "new": (_new, "write a working plugin, and its test, to start from"),
    "path": (_show_path, "print the folder for plugins of one's own"),
}


def _found() -> tuple[FoundPlugin, ...]:
    bundled, user = shipped("plugins"), UserFolders.of_system().plugins
    open_namespaces(bundled, user)  # what was installed into the player's folder is found as well
    return find_plugins(bundled, user)


def _plugin(name: str) -> FoundPlugin:
    """The plugin of a name; the first where a second one has it too."""
    found = {plugin.id: plugin for plugin in reversed(_found())}
    if name not in found:
        near = get_close_matches(name, found, 1)
        hint = f"did you mean {near[0]!r}?" if near else "`carrom plugins list` shows all."
        raise BadInputError(f"there is no plugin {name!r}; {hint}")
    return found[name]


def _path(text: str) -> Path:
    """A plugin's file or folder, given as such or by its name."""
    path = Path(text)
    if path.exists() or path.name != text or path.suffix:
        if not path.exists():
            raise BadInputError(f"there is no file {text}")
        return path
    plugin = _plugin(text)
    if plugin.source is Source.INSTALLED:
        raise BadInputError(f"{text} is part of {plugin.place}; name its file")
    return Path(plugin.place)


def _is_on(plugin: FoundPlugin, switches: Mapping[str, bool]) -> bool:
    return switches.get(plugin.id, plugin.usually_on)


def _as_json(plugin: FoundPlugin, *, on: bool) -> dict[str, object]:
    fault = "" if plugin.fault is None else str(plugin.fault)
    return {**asdict(plugin), "fault": fault, "on": on and not plugin.fault}


def _told(args: argparse.Namespace, status: int, sentence: str) -> int:
    """Say what was done, or why not."""
    if args.json:
        print(json.dumps({"done": status == YES, "message": sentence}))
    elif sentence:
        print(sentence)
    return status
