"""Game controllers: found, opened and heard; their inputs go to whatever screen is shown."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from pyglet.math import Vec2

from carrom.ui.controls.pad import Change, Pad

if TYPE_CHECKING:
    from pyglet.input import Controller, ControllerManager

_log = logging.getLogger(__name__)


class PadListener(Protocol):
    """A screen, as far as a controller is concerned."""

    def pad_press(self, button: str) -> None:
        """A button went down."""

    def pad_release(self, button: str) -> None:
        """A button came up."""

    def pad_lost(self) -> None:
        """A controller was unplugged."""


class Controllers:
    """Hears all controllers alike, whenever they are plugged in."""

    def __init__(self, pad: Pad, listener: Callable[[], PadListener | None]) -> None:
        """Hear nothing yet.

        Args:
            pad: Is kept at what the controllers stand at.
            listener: Gives who is told now; None while nobody is to hear anything.
        """
        self._pad = pad
        self._listener = listener
        self._manager: ControllerManager | None = None
        self._open: list[Controller] = []
        self._in_hand: Controller | None = None
        """The one whose buttons were heard last."""

    def start(self, make_manager: Callable[[], ControllerManager] | None = None) -> None:
        """Look for controllers, now and from now on; systems without any have none."""
        try:
            self._manager = (make_manager or _system_manager)()
        except OSError as error:
            _log.info("no controllers here: %s", error)
            return
        self._manager.push_handlers(self.on_connect, self.on_disconnect)
        for controller in self._manager.get_controllers():
            self.on_connect(controller)

    def let_go(self) -> None:
        """Forget what is held, as when the window loses the focus."""
        self._tell(self._pad.let_go())

    def on_connect(self, controller: Controller) -> None:
        """A controller is there, perhaps once more."""
        if controller in self._open:
            return
        from pyglet.input import DeviceException

        try:
            controller.open()
        except (DeviceException, OSError) as error:
            _log.warning("the controller %s cannot be used: %s", controller.name, error)
            return
        self._open.append(controller)
        controller.push_handlers(
            self.on_button_press,
            self.on_button_release,
            self.on_stick_motion,
            self.on_dpad_motion,
            self.on_trigger_motion,
        )

    def on_disconnect(self, controller: Controller) -> None:
        """A controller is gone: what is held is let go, and the one in hand is missed."""
        if controller not in self._open:
            return
        self._open.remove(controller)
        controller.pop_handlers()
        try:
            controller.close()
        except (OSError, ValueError, KeyError) as error:
            _log.info("the controller %s is gone already: %s", controller.name, error)
        self.let_go()
        listener = self._listener()
        if listener is not None and self._in_hand in (controller, None):
            listener.pad_lost()

    def on_button_press(self, controller: Controller, button: str) -> None:
        """A button went down."""
        self._hear(controller, lambda: self._pad.press(button))

    def on_button_release(self, controller: Controller, button: str) -> None:
        """A button came up."""
        self._hear(controller, lambda: self._pad.release(button))

    def on_stick_motion(self, controller: Controller, stick: str, at: Vec2) -> None:
        """A stick moved."""
        self._hear(controller, lambda: self._pad.stick(stick, at.x, at.y))

    def on_dpad_motion(self, controller: Controller, at: Vec2) -> None:
        """The cross moved."""
        self._hear(controller, lambda: self._pad.dpad(at.x, at.y))

    def on_trigger_motion(self, controller: Controller, trigger: str, value: float) -> None:
        """A trigger moved."""
        self._hear(controller, lambda: self._pad.trigger(trigger, value))

    def _hear(self, controller: Controller, change: Callable[[], Sequence[Change]]) -> None:
        """Keep what changed, and tell it, unless nobody is to hear anything."""
        if self._listener() is not None:
            changes = change()
            if changes:
                self._in_hand = controller
            self._tell(changes)

    def _tell(self, changes: Iterable[Change]) -> None:
        """Tell whoever is to hear it by now: a press may open another screen."""
        for button, down in changes:
            listener = self._listener()
            if listener is not None and down:
                listener.pad_press(button)
            elif listener is not None:
                listener.pad_release(button)


def _system_manager() -> ControllerManager:
    """Imported when it is needed: pyglet cannot import it without a display."""
    from pyglet.input import ControllerManager

    return ControllerManager()
