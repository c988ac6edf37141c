"""The parts of the play screen, each with one thing to show and to answer to."""
