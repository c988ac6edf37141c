"""The discs in motion: exact times of contact, pymunk for the contacts; no art, no rules."""
