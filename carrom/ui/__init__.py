"""The window; arcade and pyglet are used here only."""
