"""Texts for the player, which the catalogues of languages translate."""

from __future__ import annotations

from typing import TypeAlias

Message: TypeAlias = str
"""An English text, which is the key of its translations; tables of this type are extracted."""
