"""Carrom: the flicking game on a smooth wooden board."""

__version__ = "0.1.0"
