"""The commands without a window; each module has `configure(parser)` and `run(args) -> int`."""
