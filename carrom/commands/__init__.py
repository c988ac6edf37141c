"""The commands without a window: each has `configure(parser)` and `run(args) -> int`."""
