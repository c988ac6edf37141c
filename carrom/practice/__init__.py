"""Practice without a window: positions set by hand, strokes tried on them, and challenges."""
