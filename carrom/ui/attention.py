"""Whether the player sees the window, and looks at it, as far as the system can tell."""

from __future__ import annotations

import arcade


class Attention:
    """Hears what the system says of the window."""

    def __init__(self, window: arcade.Window) -> None:
        self.sees = True
        """Whether anybody can see the window; nobody can while it is minimised."""
        self.looks = True
        """Whether it has the focus."""
        window.push_handlers(
            on_activate=self._on_activate,
            on_deactivate=self._on_deactivate,
            on_show=self._on_show,
            on_hide=self._on_hide,
        )

    def _on_activate(self) -> None:
        self.looks = self.sees = True

    def _on_deactivate(self) -> None:
        self.looks = False

    def _on_show(self) -> None:
        self.sees = True

    def _on_hide(self) -> None:
        self.sees = False
