"""Keys, mouse and controller: what they are set to do, and which of them is in use."""
