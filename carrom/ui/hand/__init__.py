"""The player's hand: placing the striker or a coin, and aiming, by mouse, keys and sticks."""
