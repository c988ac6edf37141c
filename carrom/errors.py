"""Errors of the project; each message says what to do."""

from __future__ import annotations


class CarromError(Exception):
    """Anything that a player or plugin author can mend; its text is shown as it is.

    A text with placeholders and their values can be told in another language too.
    """

    def __init__(self, text: str = "", **values: object) -> None:
        super().__init__(text.format(**values) if values else text)
        self.text = text
        self.values = values


class BadInputError(CarromError, ValueError):
    """A file or argument that cannot be read; the text names the key or place."""


class RuleConflictError(CarromError, ValueError):
    """House rules that cannot be played together; the text names them."""


class SaveError(CarromError, OSError):
    """A state that could not be written or read."""
