"""The command line: one command, whose parts are imported only when they are asked for."""

from __future__ import annotations

import argparse
import io
import os
import sys
import threading
from collections.abc import Sequence
from importlib import import_module

from carrom import __version__
from carrom.errors import CarromError

COMMANDS = {
    "judge": "say what the rules say of strokes and games",
    "simulate": "play strokes on the board's physics",
    "solo": "let a personality clear boards alone",
    "arena": "let personalities play against each other",
    "replay": "play a recorded match again and check it",
    "challenges": "check the files of challenges, and look for strokes that solve them",
    "plugins": "list, switch on and off, check and start plugins",
}
"""Each is a module of `carrom.commands` with `configure(parser)` and `run(args) -> int`."""

BAD_INPUT = 2
"""Exit status for bad input, after one sentence on stderr; 1 means that the answer is no."""

INTERRUPTED = 130
"""Exit status after the keyboard interrupt, as shells have it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the game, or one of its commands.

    Args:
        argv: The arguments without the program's name; None takes the process's own.

    Returns:
        The exit status.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    if sys.stdin is None:
        sys.stdin = io.TextIOWrapper(io.BytesIO())
    status = _run(list(sys.argv[1:] if argv is None else argv))
    if argv is None:
        _leave_threads(status)
    return status


def _run(arguments: list[str]) -> int:
    """Run what is asked for; what goes wrong is a sentence on stderr."""
    try:
        parser, command = _parser(arguments)
        args = parser.parse_args(arguments)
        if command is None:
            from carrom.app import main as play  # by this name the API for plugins stays out

            return play(args)
        status = int(import_module(f"carrom.commands.{command}").run(args))
        print(end="", flush=True)
        return status
    except CarromError as error:
        print(f"carrom: {error}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        _drop_output()  # Whoever reads it has enough.
        return 0
    except OSError as error:
        print(f"carrom: {error.filename or 'the output'}: {error.strerror}", file=sys.stderr)
        _drop_output()
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED


def _leave_threads(status: int) -> None:
    """End at once if a plugin has started a thread that would keep this process for ever."""
    ours = threading.main_thread()
    if any(thread is not ours and not thread.daemon for thread in threading.enumerate()):
        print(end="", flush=True)
        os._exit(status)


def _drop_output() -> None:
    """Leave nothing that would be flushed at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser(arguments: Sequence[str]) -> tuple[argparse.ArgumentParser, str | None]:
    """A parser that knows the arguments of the command that is asked for, and its name."""
    parser = argparse.ArgumentParser(
        prog="carrom", description="Carrom. Without a command the game opens."
    )
    parser.add_argument("--version", action="version", version=f"carrom {__version__}")
    parser.add_argument(
        "--selftest",
        metavar="PNG",
        help="draw some frames, save a picture of the last, print what was measured as JSON",
    )
    command = next((word for word in arguments if word in COMMANDS), None)
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, help_text in COMMANDS.items():
        subparser = subparsers.add_parser(name, help=help_text, description=help_text.capitalize())
        if name == command:
            import_module(f"carrom.commands.{name}").configure(subparser)
    return parser, command
