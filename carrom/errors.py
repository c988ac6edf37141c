"""Errors of the project; each message says what to do."""

from __future__ import annotations


class CarromError(Exception):
    """Anything that a player or plugin author can mend; its text is shown as it is."""


class BadInputError(CarromError, ValueError):
    """A file or argument that cannot be read; the text names the key or place."""


class RuleConflictError(CarromError, ValueError):
    """House rules that cannot be played together; the text names them."""


class SettingsError(CarromError, ValueError):
    """A settings file that cannot be used."""


class SaveError(CarromError, OSError):
    """A state that could not be written or read."""
