"""The practice table: setting positions, striking, hints and challenges on the screen."""
