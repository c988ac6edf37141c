"""The referee: pure functions from values to values."""
