"""How to play: the rules in words, from the values that a match is played by, and pictures."""
