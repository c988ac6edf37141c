"""Errors of the project; each message says what to do."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Self

from carrom.core.message import Message, Notice


class CarromError(Exception):
    """Anything that a player or plugin author can mend; its notice can be told in any language."""

    def __init__(self, text: Message = "", *, precisely: str = "", **values: object) -> None:
        """As a notice is made; as a string the error is its notice in English."""
        self.notice = Notice(text, values, precisely)
        super().__init__(str(self.notice))

    @classmethod
    def of(cls, notice: Notice) -> Self:
        """The error that tells a notice."""
        error = cls(str(notice))
        error.notice = notice
        return error


class BadInputError(CarromError, ValueError):
    """A file or argument that cannot be read; the text names the key or place."""


class RuleConflictError(CarromError, ValueError):
    """House rules that cannot be played together; the text names them."""


class SaveError(CarromError, OSError):
    """A state that could not be written or read."""


_ANY: Message = "the system does not allow it"
_WHY: Mapping[int, Message] = {
    errno.EACCES: "there is no permission for it",
    errno.EDQUOT: "the disk is full",
    errno.EIO: "the disk has a fault",
    errno.EISDIR: "it is a folder",
    errno.ENAMETOOLONG: "its name is too long",
    errno.ENOENT: "it is not there",
    errno.ENOSPC: "the disk is full",
    errno.ENOTDIR: "its folder is a file",
    errno.EPERM: "there is no permission for it",
    errno.EROFS: "the disk can only be read",
}
"""What is mostly wrong with files."""


def system_fault(error: OSError) -> Notice:
    """What the system says was wrong with a file, as part of a sentence."""
    said = (error.strerror or str(error)).lower()
    return Notice(_WHY.get(error.errno or 0, _ANY), precisely=said)
