"""Where the frozen game starts."""

import multiprocessing
import os
import sys

from carrom.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # a worker process starts the program again, and ends here
    # A windowed program on Windows has no streams, and a plugin that logs would fall over that
    # (pyinstaller/pyinstaller#7782).
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")
    sys.exit(main())
