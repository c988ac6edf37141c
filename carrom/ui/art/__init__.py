"""How the game looks: board, discs, shapes, text and widgets, drawn without knowing the rules."""
