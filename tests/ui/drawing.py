"""What tests draw on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from PIL import Image

Picture = Callable[[], Image.Image]
"""Reads back what was drawn, top row first."""
Target = Callable[[int, int], AbstractContextManager[Picture]]
"""A picture to draw on, by width and height in pixels."""
