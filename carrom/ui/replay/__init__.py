"""Matches that were played: shown again, stroke by stroke, and written as pictures."""
