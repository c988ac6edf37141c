"""What the player's desktop does for the game."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

from carrom.startup import child_env

_PATIENCE_S = 0.3
"""How long a file manager has to say that it cannot; silence means that it opens."""

_log = logging.getLogger(__name__)


def open_folder(folder: Path) -> bool:
    """Show a folder, made where it is missing, in the file manager; false where that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        opener = shutil.which("open" if sys.platform == "darwin" else "xdg-open")
        return opener is not None and _started(opener, folder)
    except OSError:
        _log.exception("%s cannot be shown", folder)
        return False


def _started(opener: str, folder: Path) -> bool:
    process = subprocess.Popen(
        [opener, str(folder)],
        env=child_env(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        return process.wait(_PATIENCE_S) == 0
    except subprocess.TimeoutExpired:
        threading.Thread(target=process.wait, daemon=True).start()
        return True
