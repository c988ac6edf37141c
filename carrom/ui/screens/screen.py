"""What all screens have in common: layout, time, focus, and who gets an event."""

from __future__ import annotations

import arcade

from carrom.ui.art.canvas import Canvas
from carrom.ui.art.widgets import Action, Button, Look, TextField, WidgetGroup
from carrom.ui.controls.devices import Device
from carrom.ui.controls.held_keys import HeldKeys
from carrom.ui.stage import Stage
from carrom.ui.words import Words

LONGEST_FRAME_S = 0.1
"""A frame that took longer counts as this: the machine slept, or the window was dragged."""

_ENTER = (arcade.key.ENTER, arcade.key.NUM_ENTER)

_OF_EVERY_SCREEN = (arcade.key.ESCAPE, arcade.key.TAB, arcade.key.F11)
"""Keys that do the same everywhere, whatever a screen does with others."""

_PAGES = {arcade.key.PAGEDOWN: 1, arcade.key.PAGEUP: -1}

_PAD_ACTIONS = {
    **{f"{kind}up": Action.UP for kind in ("dp", "stick")},
    **{f"{kind}down": Action.DOWN for kind in ("dp", "stick")},
    **{f"{kind}left": Action.LEFT for kind in ("dp", "stick")},
    **{f"{kind}right": Action.RIGHT for kind in ("dp", "stick")},
    "a": Action.PRESS,
    "y": Action.NEXT,
    "leftshoulder": Action.PAGE_UP,
    "rightshoulder": Action.PAGE_DOWN,
}
_PAD_REPEATS = frozenset(_PAD_ACTIONS) - {"a", "y"}
_PAD_FIRST_REPEAT_S, _PAD_REPEATS_PER_S = 0.4, 9.0


class Screen(arcade.View):
    """One view of the window; subclasses lay out, tick, paint and answer.

    Widgets get every event first; what they take, the screen below never sees.
    """

    goes_on_unseen = False
    """Whether time passes while nobody can see the window."""

    keys_first = False
    """Whether the screen hears keys before its widgets, unless one was gone to with the tab key."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.window)
        self.stage = stage
        self.widgets = WidgetGroup()
        self.pointer = (0.0, 0.0)
        """Where the mouse was last seen, in logical pixels."""
        self._pad_held: HeldKeys[str] = HeldKeys(_PAD_FIRST_REPEAT_S, _PAD_REPEATS_PER_S)

    @property
    def canvas(self) -> Canvas:
        """What to draw on."""
        return self.stage.canvas

    @property
    def words(self) -> Words:
        """What to say."""
        return self.stage.words

    def lay_out(self) -> None:
        """Put everything where it belongs in the window's present size."""

    def tick(self, seconds: float) -> None:
        """Let time pass."""

    def paint(self) -> None:
        """Draw one frame, widgets aside."""

    def press(self, x: float, y: float) -> None:
        """The main button went down beside all widgets."""

    def drag(self, x: float, y: float, fine: bool) -> None:
        """The pointer moves with its main button down; `fine` is the shift key."""

    def release(self, x: float, y: float) -> None:
        """The main button came up."""

    def key(self, symbol: int, fine: bool) -> None:
        """A key that no widget wanted went down; `fine` is the shift key."""

    def key_up(self, symbol: int) -> None:
        """A key came up."""

    def leave(self) -> None:
        """The escape key, or the other mouse button: one step back."""

    def pause(self) -> None:
        """The start button of a controller."""
        self.leave()

    def page(self, pages: int) -> None:
        """Go so many pages on, or back, where nothing with the focus does it."""

    def usual_button(self) -> Button | None:
        """What enter presses while nothing has the focus: the one that most want to press."""
        buttons = [w for w in self.widgets.widgets if isinstance(w, Button) and w.enabled]
        return next((button for button in buttons if button.look is Look.PRIMARY), None)

    def write(self, field: TextField) -> None:
        """A controller pressed a text field: offer it letters."""

    def focus_moved(self) -> None:
        """Keys or a controller acted on a widget: bring what has the focus into sight."""

    def reword(self) -> None:
        """Say everything anew: the language is another one."""

    def lose_focus(self) -> None:
        """Forget what is held down: its release will never be told."""

    def on_show_view(self) -> None:
        """The screen appears."""
        self.stage.begin()
        self.lay_out()

    def on_hide_view(self) -> None:
        """Another screen takes over."""
        self.on_deactivate()

    def on_draw(self) -> None:
        """Draw one frame, unless the window is not seen, or has no size."""
        if self.stage.attention.sees and self.window.width > 0 and self.window.height > 0:
            self.clear()
            self.stage.begin()
            self.paint()
            self.widgets.draw(self.canvas)
            self.canvas.flush()

    def on_update(self, delta_time: float) -> None:
        """Let time pass, at most a long frame at once; what cannot be seen stands still."""
        if not (self.stage.attention.sees or self.goes_on_unseen):
            return
        seconds = min(delta_time, LONGEST_FRAME_S)
        self.widgets.update(seconds)
        for button, steps in self._pad_held.steps(seconds).items():
            for _ in range(steps):
                self._steer(_PAD_ACTIONS[button])
        self.tick(seconds)

    def on_resize(self, width: int, height: int) -> bool:
        """Lay out anew; a size of nothing is a minimised window, and goes no further."""
        if width <= 0 or height <= 0:
            return True
        self.stage.begin()
        self.lay_out()
        return False

    def on_deactivate(self) -> None:
        """The window lost the focus."""
        self._pad_held.clear()
        self.stage.devices.pad.let_go()
        self.widgets.let_go()
        self.lose_focus()

    def on_hide(self) -> None:
        """The window was minimised."""
        self.on_deactivate()

    def on_mouse_motion(self, x: int, y: int, dx: int, dy: int) -> bool:
        """The pointer moved."""
        self.pointer = (x, y)
        return self.widgets.on_mouse_motion(x, y)

    def on_mouse_press(self, x: int, y: int, button: int, modifiers: int) -> bool:
        """A button went down."""
        self.pointer = (x, y)
        self.stage.devices.in_use = Device.MOUSE
        if button == arcade.MOUSE_BUTTON_RIGHT:
            self.leave()
        elif button == arcade.MOUSE_BUTTON_LEFT and not self.widgets.on_mouse_press(x, y):
            self.press(x, y)
        return True

    def on_mouse_drag(self, x: int, y: int, dx: int, dy: int, buttons: int, modifiers: int) -> bool:
        """The pointer moved with a button down."""
        self.pointer = (x, y)
        left = buttons & arcade.MOUSE_BUTTON_LEFT
        if left and not self.widgets.on_mouse_drag(x, y):
            self.drag(x, y, bool(modifiers & arcade.key.MOD_SHIFT))
        return True

    def on_mouse_release(self, x: int, y: int, button: int, modifiers: int) -> bool:
        """A button came up, wherever the pointer is now."""
        self.pointer = (x, y)
        if button == arcade.MOUSE_BUTTON_LEFT and not self.widgets.on_mouse_release(x, y):
            self.release(x, y)
        return True

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> bool:
        """The wheel turned."""
        return self.widgets.on_mouse_scroll(x, y, scroll_y)

    def on_key_press(self, symbol: int, modifiers: int) -> bool | None:
        """A key went down."""
        self.stage.devices.in_use = Device.KEYS
        at_widgets = self.widgets.shows_focus or symbol in _OF_EVERY_SCREEN
        if self.keys_first and not at_widgets:
            self.key(symbol, bool(modifiers & arcade.key.MOD_SHIFT))
        elif symbol == arcade.key.ESCAPE:
            self.leave()
        elif symbol == arcade.key.F11:
            return None
        elif self.widgets.on_key_press(symbol, modifiers):
            self.focus_moved()
        elif symbol in _PAGES:
            self.page(_PAGES[symbol])
        elif symbol not in _ENTER or not self._press_usual():
            self.key(symbol, bool(modifiers & arcade.key.MOD_SHIFT))
        return True

    def on_key_release(self, symbol: int, modifiers: int) -> bool:
        """A key came up; the window hears of it too."""
        self.key_up(symbol)
        return False

    def on_text(self, text: str) -> bool:
        """Something was typed."""
        return self.widgets.on_text(text)

    def pad_press(self, button: str) -> None:
        """A button of a controller went down."""
        self.stage.devices.in_use = Device.PAD
        if button == "b":
            self.leave()
        elif button == "start":
            self.pause()
        elif button in _PAD_ACTIONS:
            if button in _PAD_REPEATS:
                self._pad_held.press(button)
            self._steer(_PAD_ACTIONS[button])

    def pad_release(self, button: str) -> None:
        """A button of a controller came up."""
        self._pad_held.release(button)

    def pad_lost(self) -> None:
        """A controller was unplugged: mouse and keys go on."""
        self._pad_held.clear()
        if self.stage.devices.in_use is Device.PAD:
            self.stage.devices.in_use = Device.MOUSE

    def _steer(self, action: Action) -> None:
        """Let a controller act on the widgets."""
        focused = self.widgets.focused
        if action is Action.PRESS and isinstance(focused, TextField) and focused.enabled:
            self.widgets.on_use()
            self.write(focused)
        elif self.widgets.act(action):
            self.focus_moved()
        elif action is Action.PRESS:
            self._press_usual()
        elif action in (Action.PAGE_UP, Action.PAGE_DOWN):
            self.page(1 if action is Action.PAGE_DOWN else -1)

    def _press_usual(self) -> bool:
        """Press the usual button; false if there is none."""
        button = self.usual_button()
        if button is None:
            return False
        self.widgets.on_use()
        return button.on_action(Action.PRESS)
