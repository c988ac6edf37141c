"""Carrom: the flicking game on a smooth wooden board.

Plugins import what they need from here; it is listed in `carrom.api` and loaded on first use, so
that the command line starts without it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from carrom.api import *  # noqa: F403
else:

    def __getattr__(name: str) -> object:
        """Take a name of the plugin API from `carrom.api`."""
        if not name.startswith("_"):
            api = import_module("carrom.api")
            if name in api.__all__:
                return getattr(api, name)
        raise AttributeError(f"carrom has no {name!r}; what there is for plugins is in carrom.api")
