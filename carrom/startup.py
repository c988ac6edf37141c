"""What has to be right before the window opens, and a sentence for the player when it is not."""

from __future__ import annotations

import ctypes
import json
import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import BinaryIO

from carrom.core.message import Notice
from carrom.errors import CarromError

LOG_FILE = "carrom.log"
_LOG_BYTES = 500_000

_OPENGL_PACKAGES = "libgl1, libegl1, libx11-6, libxi6, libxinerama1, libxrandr2, libxxf86vm1"

_log = logging.getLogger(__name__)


def start_log(folder: Path) -> Path | None:
    """Send the log to a file in `folder`.

    Returns:
        The file, or None where it cannot be written; the log is then dropped.
    """
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / LOG_FILE
        handler = RotatingFileHandler(
            path,
            maxBytes=_LOG_BYTES,
            backupCount=2,
            encoding="utf-8",
            errors="backslashreplace",  # a file's name may be no text
        )
    except OSError:
        root.addHandler(logging.NullHandler())
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)
    return path


def sound_device_found() -> bool:
    """Whether a sound server or card can be seen; always true outside Linux."""
    if not sys.platform.startswith("linux"):
        return True
    run = Path(os.environ.get("XDG_RUNTIME_DIR") or f"/run/user/{os.getuid()}")
    return bool(
        os.environ.get("PULSE_SERVER")
        or (run / "pulse/native").exists()
        or (run / "pipewire-0").exists()
        or any(Path("/dev/snd").glob("pcm*p"))
    )


def prepare_sound() -> object:
    """Keep the sound libraries quiet; call it before the first `import arcade`.

    The device is opened while arcade is imported, and without one a dozen lines go to stderr.

    Returns:
        What has to stay referenced as long as the program runs.
    """
    if not sys.platform.startswith("linux"):
        return None
    os.environ.setdefault("ALSOFT_LOGLEVEL", "0")
    if not sound_device_found():
        os.environ.setdefault("PYGLET_AUDIO", "silent")
        return None
    try:
        asound = ctypes.CDLL("libasound.so.2")
    except OSError:
        return None
    text, number = ctypes.c_char_p, ctypes.c_int
    silent = ctypes.CFUNCTYPE(None, text, number, text, number, text)(lambda *_: None)
    asound.snd_lib_error_set_handler(silent)
    return silent


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Keep other games off the player's files; on disks that cannot tell, nobody is kept off.

    Raises:
        CarromError: Another game is at them.
    """
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        file = lock.open("ab")
    except OSError:
        yield
        return
    with file:
        if not _locked(file):
            raise CarromError("Carrom is open already. Two games would write to the same files.")
        yield


def _locked(file: BinaryIO) -> bool:
    """Lock a file until it is closed; false if another process has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        _log.exception("no lock here")
    return True


def explain(error: BaseException) -> Notice | None:
    """What to tell the player about an error of the machine; None if the fault is ours.

    pyglet and arcade raise different classes for the same lack, and importing them to compare may
    be what fails, so the classes are told by their names.
    """
    if isinstance(error, CarromError):
        return error.notice
    kind, text = type(error).__name__, str(error)
    if kind == "NoSuchDisplayException":
        return Notice(
            "Carrom needs a graphical desktop, and found no display to open its window on."
        )
    if kind in {
        "NoOpenGLException",
        "ContextException",
        "NoSuchConfigException",
        "MissingFunctionException",
    }:
        return Notice(
            "Carrom needs a graphics driver with OpenGL 3.3, and this one does not offer it. "
            "Update the driver, or start the game with LIBGL_ALWAYS_SOFTWARE=1."
        )
    if isinstance(error, ImportError) and text.startswith('Library "'):
        return Notice(
            "Carrom needs a system library that is not installed: {library}. "
            "On Debian and Ubuntu these packages bring them: {packages}.",
            {"library": text.split('"')[1], "packages": _OPENGL_PACKAGES},
        )
    return None


def our_fault(log_file: Path | None) -> Notice:
    """What to tell the player about a fault of the game, and where it is noted, if it is."""
    if log_file is None:
        return Notice("Something went wrong within the game.")
    return Notice(
        "Something went wrong within the game. What happened is in {file}.", {"file": log_file}
    )


def tell(sentence: str, dialog: Callable[[str], None] | None = None) -> None:
    """Give the player a sentence without a window of our own, since that may be what is missing.

    Args:
        sentence: What to say.
        dialog: Shows it besides where nobody may be reading stderr.
    """
    if sys.stderr is not None:
        print(f"carrom: {sentence}", file=sys.stderr)
    if dialog is not None and (sys.stderr is None or not sys.stderr.isatty()):
        dialog(sentence)


def system_dialog(sentence: str, title: str = "Carrom") -> None:
    """A message box of the desktop, where it has one."""
    try:
        if sys.platform == "win32":
            ctypes.windll.user32.MessageBoxW(None, sentence, title, 0x10)
        elif sys.platform == "darwin":
            script = f"display alert {json.dumps(title)} message {json.dumps(sentence)}"
            subprocess.run(["osascript", "-e", script], timeout=60, check=False)
        elif os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
            for command in (
                ["zenity", "--error", "--no-markup", "--title", title, "--text", sentence],
                ["kdialog", "--title", title, "--error", sentence],
                ["xmessage", "-center", sentence],
            ):
                if shutil.which(command[0]):
                    quiet = subprocess.DEVNULL
                    subprocess.run(command, env=child_env(), stderr=quiet, timeout=60, check=False)
                    return
    except (OSError, subprocess.SubprocessError):
        _log.exception("no message box")


def child_env() -> dict[str, str]:
    """The environment for programs that are not ours: without a frozen game's library folder."""
    env = dict(os.environ)
    if getattr(sys, "frozen", False):
        env.pop("LD_LIBRARY_PATH", None)
        if "LD_LIBRARY_PATH_ORIG" in env:
            env["LD_LIBRARY_PATH"] = env.pop("LD_LIBRARY_PATH_ORIG")
    return env
