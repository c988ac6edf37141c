"""Which language the system speaks."""

from __future__ import annotations

import ctypes
import locale
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping

_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""In the order in which gettext looks at them."""


def system_language(known: Iterable[str]) -> str:
    """The first language the player wants of the system that is known; otherwise English."""
    there = set(known)
    codes = (wanted.replace("-", "_").partition("_")[0] for wanted in _wanted())
    return next((code for code in codes if code in there), "en")


def _wanted() -> list[str]:
    """Locale names such as `ne_NP`, the best one first."""
    if sys.platform == "win32":
        code = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return [locale.windows_locale.get(code, "en")]
    if sys.platform == "darwin":
        return _macos_languages()
    return from_environment(os.environ)


def from_environment(environment: Mapping[str, str]) -> list[str]:
    """Locale names from the variables that gettext reads."""
    found = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return [name.partition(".")[0] for name in found.split(":") if name]


def _macos_languages() -> list[str]:
    try:
        found = subprocess.run(
            ["/usr/bin/defaults", "read", "-g", "AppleLanguages"],
            capture_output=True,
            text=True,
            timeout=2,
            check=False,
        ).stdout
    except (OSError, subprocess.TimeoutExpired):
        return []
    return [line.strip(' ",') for line in found.splitlines() if line.strip()[:1] not in ("(", ")")]
