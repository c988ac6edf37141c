"""What goes into the frozen game, and what stays out: names only, so that tests can read them."""

from __future__ import annotations

import sys

NOT_FOR_PLUGINS = frozenset(
    {
        # jokes, editors, lessons, tests
        "antigravity", "idlelib", "pydoc_data", "test", "this", "turtle", "turtledemo",
        # what needs Tk, a terminal, a compiler or an installed Python
        "curses", "dbm", "distutils", "ensurepip", "lib2to3", "readline", "tkinter", "venv",
        # what Python 3.12 or 3.13 no longer has (PEP 594)
        "asynchat", "asyncore", "cgi", "cgitb", "crypt", "imghdr", "imp", "msilib", "nis",
        "nntplib", "ossaudiodev", "smtpd", "spwd", "telnetlib",
    }
)  # fmt: skip
"""Standard modules that the frozen game does not offer to plugins; it offers all others."""

EXCLUDED = (
    # What a developer's environment may hold, and pyglet or Pillow would take along.
    "gi", "IPython", "matplotlib", "numpy", "pip", "pygame", "setuptools", "tkinter",
    "arcade.examples", "pyglet.experimental", "pymunk.examples", "pymunk.tests",
    # A terminal's line editor, and a library that `uuid` does without.
    "readline", "_uuid",
    # Picture formats that the game does not use.
    "PIL._avif", "PIL._imagingcms", "PIL._imagingft", "PIL._imagingtk",
    "PIL._webp", "PIL.AvifImagePlugin", "PIL.ImageCms", "PIL.ImageFont", "PIL.ImageTk",
    "PIL.WebPImagePlugin",
    # pyglet takes all of the player's FFmpeg, GStreamer and GTK in at the start, with this
    # program's own libraries first in the search path: cdgriffith/FastFlix#766 saw that break.
    # Sounds as WAV and pictures as PNG need none of them.
    "pyglet.image.codecs.gdkpixbuf2", "pyglet.media.codecs.ffmpeg",
    "pyglet.media.codecs.ffmpeg_lib", "pyglet.media.codecs.gstreamer", "pyglet.media.codecs.pyogg",
)  # fmt: skip
"""Modules that stay out."""

_DROPPED_FILES = {
    # Libraries that have to be the player's: the sound system's fits its own settings, and zlib is
    # wanted by the start program before it looks here and by most graphics drivers. A library that
    # comes along hides the system's from these (pyinstaller/pyinstaller#6993).
    "libasound.so.2",
    "libz.so.1",
    # arcade's hook copies pymunk's library a second time, to where nothing looks for it
    # (pythonarcade/arcade#757).
    "_chipmunk.abi3.so",
    "_chipmunk.pyd",
    # arcade's hook gives a file name where a folder is meant, and arcade then finds a folder for
    # its version file (pythonarcade/arcade#2867).
    "arcade/VERSION/VERSION",
    "arcade/resources/system/logo.png",
}

_DROPPED_FOLDERS = (
    # On macOS arcade's hook takes 62 MB of FFmpeg for Intel processors along
    # (pythonarcade/arcade#898).
    "arcade/lib/",
    # The game has fonts of its own.
    "arcade/resources/system/fonts/",
)

_MAKERS = (".py", ".sh", ".po", ".pot")
"""Endings of what lies beside the assets that were made of it."""


def plugin_stdlib() -> list[str]:
    """The standard modules that plugins may import in the frozen game, without their parts."""
    return sorted(
        name for name in sys.stdlib_module_names - NOT_FOR_PLUGINS if not name.startswith("_")
    )


def is_kept(destination: str) -> bool:
    """Whether a file that the analysis found goes into the game, by its path in the folder."""
    path = destination.replace("\\", "/")
    return not (
        path in _DROPPED_FILES
        or path.startswith(_DROPPED_FOLDERS)
        or "__pycache__" in path
        or (path.startswith("carrom/_bundled/assets/") and path.endswith(_MAKERS))
    )
