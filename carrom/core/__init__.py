"""Frozen values of the game: standard library only, and they decide nothing."""
