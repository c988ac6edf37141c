"""The frozen game, and how to run it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LINUX = sys.platform.startswith("linux")
PATIENCE_S = 120


@dataclass(frozen=True)
class Game:
    """A frozen game, and how to run it."""

    program: Path
    env: Mapping[str, str]
    before: tuple[str, ...] = ()
    """What to run it with, such as `unshare -n`."""

    def run(
        self, *args: str | Path, status: int = 0, said: str = "", cwd: Path | None = None
    ) -> str:
        """Run it to its end and see that it ends well and keeps quiet.

        Args:
            args: Its arguments.
            status: The exit status that it should have.
            said: What it should say on stderr, in part; nothing at all if empty.
            cwd: Where it runs.

        Returns:
            What it printed.
        """
        done = subprocess.run(
            [*self.before, self.program, *args],
            env=dict(self.env),
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE_S,
            check=False,
        )
        assert done.returncode == status, done.stderr
        assert said in done.stderr if said else done.stderr == ""
        return done.stdout

    def with_env(self, **more: str) -> Game:
        """The same game under another environment."""
        return replace(self, env={**self.env, **more})

    def without_env(self, *names: str) -> Game:
        """The same game with less in its environment."""
        return replace(self, env={k: v for k, v in self.env.items() if k not in names})

    def at(self, program: Path) -> Game:
        """The same game at another place."""
        return replace(self, program=program)
