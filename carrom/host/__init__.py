"""Finding plugins and asking their hooks; pluggy lives here and in `hookspecs` only."""
