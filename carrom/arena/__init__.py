"""Personalities measured: alone on the board, against each other, on any number of processes."""
