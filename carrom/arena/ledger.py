"""Results on disk as they come, so that a run that was ended can go on where it was."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Generic, TypeVar

import cattrs

from carrom.errors import BadInputError, SaveError

R = TypeVar("R")


class Ledger(Generic[R]):
    """A file of JSON lines: what is run in the first, then one result a line."""

    def __init__(self, path: Path, kind: type[R], run: Mapping[str, object]) -> None:
        """Read what is there already, or begin the file.

        Args:
            path: The file; its folder is made if need be.
            kind: What a result is.
            run: Everything that the results depend on.

        Raises:
            BadInputError: The file holds something else.
            SaveError: It cannot be written.
        """
        self._path = path
        self._kind = kind
        self.results: list[R] = []
        head = json.dumps({"run": run}, sort_keys=True)
        try:
            if path.exists():
                self._read(head)
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(head + "\n", "utf-8")
        except OSError as error:
            raise SaveError(
                f"{path} cannot be used: {error.strerror}; name another --out"
            ) from error

    def add(self, result: R) -> None:
        """Keep one more result; it is on the disk when this returns."""
        self.results.append(result)
        line = json.dumps(cattrs.unstructure(result))
        with self._path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
            file.flush()
            os.fsync(file.fileno())

    def _read(self, head: str) -> None:
        lines = self._path.read_text("utf-8").split("\n")
        if lines[0] != head:
            raise BadInputError(f"{self._path} holds another run; name another --out")
        whole = lines[1:-1]
        for number, line in enumerate(whole, start=2):
            try:
                self.results.append(cattrs.structure(json.loads(line), self._kind))
            except (ValueError, KeyError, TypeError, cattrs.BaseValidationError) as error:
                raise BadInputError(f"{self._path}, line {number}, is no result") from error
        if lines[-1]:
            # The last line of a run that was ended while it wrote is dropped.
            kept = "\n".join(lines[:-1]) + "\n"
            self._path.write_text(kept, "utf-8")


def usual_path(folder: Path, name: str, run: Mapping[str, object]) -> Path:
    """Where a run is kept that names no file: the same one for the same run."""
    digest = hashlib.sha256(json.dumps(run, sort_keys=True).encode()).hexdigest()[:12]
    return folder / f"{name}-{digest}.jsonl"
