"""The widgets of one screen: who is under the pointer, who has the focus, who gets an event."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import arcade
from pyglet.window.key import user_key

from carrom.core.geometry import Point
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.widgets.base import Action, Widget
from carrom.ui.art.widgets.panel import draw_tip

_SHIFT_TAB_ON_X11 = user_key(23)
"""X11 gives shift and tab a name of its own, so that pyglet hands on the number of the key."""

_KEYS = {
    arcade.key.UP: Action.UP,
    arcade.key.DOWN: Action.DOWN,
    arcade.key.LEFT: Action.LEFT,
    arcade.key.RIGHT: Action.RIGHT,
    arcade.key.TAB: Action.NEXT,
    _SHIFT_TAB_ON_X11: Action.PREVIOUS,
    arcade.key.ENTER: Action.PRESS,
    arcade.key.NUM_ENTER: Action.PRESS,
    arcade.key.SPACE: Action.PRESS,
    arcade.key.PAGEUP: Action.PAGE_UP,
    arcade.key.PAGEDOWN: Action.PAGE_DOWN,
    arcade.key.HOME: Action.HOME,
    arcade.key.END: Action.END,
    arcade.key.BACKSPACE: Action.ERASE,
    arcade.key.DELETE: Action.ERASE_AHEAD,
}


class WidgetGroup:
    """Delivers events to widgets; each method returns True when nothing below may have it."""

    def __init__(self, widgets: Sequence[Widget] = ()) -> None:
        """Take widgets in the order of the tab key; later ones lie above earlier ones."""
        self.widgets = list(widgets)
        self.focused: Widget | None = None
        self.shows_focus = False
        """Whether the focus is drawn: once a key was used, until the pointer is."""
        self.on_use: Callable[[], None] = lambda: None
        """Called whenever a widget is pressed and let go inside, or pressed by key."""
        self._holder: Widget | None = None

    def draw(self, canvas: Canvas) -> None:
        """Queue every widget's picture, and over them the tip about one of them."""
        for widget in self.widgets:
            shown = self.shows_focus or widget.takes_text
            widget.draw(canvas, shown and widget is self.focused)
        meant = (w for w in self.widgets if w.hovered or (self.shows_focus and w is self.focused))
        about = next((widget for widget in meant if widget.tip), None)
        if about is not None:
            canvas.flush()
            draw_tip(canvas, about.rect, about.tip)

    def update(self, delta_s: float) -> None:
        """Let time pass for what moves."""
        for widget in self.widgets:
            widget.update(delta_s)

    def focus(self, widget: Widget, *, show: bool = False) -> None:
        """Give a widget the focus."""
        self.focused = widget
        self.shows_focus = self.shows_focus or show

    def unfocus(self) -> bool:
        """Take the focus back from the widget that is seen to have it; false if none is."""
        seen = self.shows_focus
        if seen:
            self.focused, self.shows_focus = None, False
        return seen

    def let_go(self) -> None:
        """Forget what is held and pointed at, as when another screen or window takes over."""
        if self._holder is not None:
            self._holder.pressed = False
        self._holder = None
        for widget in self.widgets:
            widget.hovered = False

    def on_mouse_motion(self, x: float, y: float) -> bool:
        """The pointer moved without a button."""
        under = self._under(x, y)
        for widget in self.widgets:
            widget.hovered = widget is under
        if under is not None:
            under.on_hover(x, y)
        return under is not None

    def on_mouse_press(self, x: float, y: float) -> bool:
        """The main button went down."""
        self.on_mouse_motion(x, y)
        under = self._under(x, y)
        self.shows_focus = False
        if under is None:
            self.focused = None
            return False
        if under.enabled:
            self._holder = under
            under.pressed = True
            if under.reachable:
                self.focused = under
            under.on_press(x, y)
        return True

    def on_mouse_drag(self, x: float, y: float) -> bool:
        """The pointer moved with its main button down."""
        if self._holder is None:
            return False
        self._holder.hovered = self._holder.rect.contains(x, y)
        self._holder.on_drag(x, y)
        return True

    def on_mouse_release(self, x: float, y: float) -> bool:
        """The main button came up; what went down elsewhere is nobody's here."""
        holder, self._holder = self._holder, None
        if holder is None:
            return False
        holder.pressed = False
        if holder.rect.contains(x, y):
            self.on_use()
        holder.on_release(x, y)
        self.on_mouse_motion(x, y)
        return True

    def on_mouse_scroll(self, x: float, y: float, lines: float) -> bool:
        """The wheel turned."""
        under = self._under(x, y)
        return under is not None and under.on_scroll(x, y, lines)

    def on_key_press(self, symbol: int, modifiers: int) -> bool:
        """A key went down."""
        action = _KEYS.get(symbol)
        if action is None:
            return False
        if action is Action.NEXT and modifiers & arcade.key.MOD_SHIFT:
            action = Action.PREVIOUS
        if symbol == arcade.key.SPACE and self._typing:
            return True
        return self.act(action)

    def on_text(self, text: str) -> bool:
        """Something was typed."""
        return self._typing and self.focused is not None and self.focused.on_text(text)

    def act(self, action: Action) -> bool:
        """Let a key or a controller act on the focused widget, or move the focus."""
        focused = self.focused
        if focused is not None and focused.reachable and focused.on_action(action):
            self.shows_focus = True
            if action is Action.PRESS:
                self.on_use()
            return True
        target = self._target(action)
        if target is None:
            return False
        self.focus(target, show=True)
        return True

    @property
    def _typing(self) -> bool:
        return self.focused is not None and self.focused.takes_text

    def _under(self, x: float, y: float) -> Widget | None:
        return next((w for w in reversed(self.widgets) if w.rect.contains(x, y)), None)

    def _target(self, action: Action) -> Widget | None:
        """Where the focus goes."""
        reachable = [widget for widget in self.widgets if widget.reachable]
        if not reachable:
            return None
        if self.focused not in reachable:
            moves = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.NEXT)
            if action is Action.PREVIOUS:
                return reachable[-1]
            return reachable[0] if action in moves else None
        index = reachable.index(self.focused)
        match action:
            case Action.NEXT:
                return reachable[(index + 1) % len(reachable)]
            case Action.PREVIOUS:
                return reachable[index - 1]
            case Action.LEFT:
                return self._nearest(reachable, Point(-1, 0))
            case Action.RIGHT:
                return self._nearest(reachable, Point(1, 0))
            case Action.UP:
                return self._nearest(reachable, Point(0, 1))
            case Action.DOWN:
                return self._nearest(reachable, Point(0, -1))
            case _:
                return None

    def _nearest(self, reachable: list[Widget], direction: Point) -> Widget | None:
        """The widget that lies next in a direction; what is beside the way counts threefold.

        What is above or below is neither to the left nor to the right.
        """
        assert self.focused is not None
        here = self.focused.rect

        def cost(widget: Widget) -> float:
            there = widget.rect
            dx, dy = there.centre.x - here.centre.x, there.centre.y - here.centre.y
            ahead = dx * direction.x + dy * direction.y
            aside = max(0.0, abs(dx) - here.width / 2) if direction.y else abs(dy)
            over = bool(direction.x) and there.left < here.right and here.left < there.right
            return float("inf") if ahead <= 1 or over else ahead + 3 * aside

        best = min(reachable, key=cost)
        return best if cost(best) < float("inf") else None
