"""The settings: every change is kept at once, and is seen or heard at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from arcade import key

from carrom.storage.settings import Settings
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.icons import Icon
from carrom.ui.art.text import Align
from carrom.ui.art.widgets import Button, Look, Widget
from carrom.ui.controls.bindings import FIXED_BUTTONS, FIXED_KEYS, Bindings, Command
from carrom.ui.controls.key_names import BUTTON_WORDS, NO_KEY, key_word
from carrom.ui.screens.rows import Row, heir
from carrom.ui.screens.rows_sheet import RowsSheet
from carrom.ui.screens.screen import Screen
from carrom.ui.settings.preview import Preview
from carrom.ui.settings.rows import (
    SECTIONS,
    control_rows,
    display_rows,
    play_rows,
    sound_rows,
    usual,
)
from carrom.ui.settings.words import conflict_sentence, ways_out
from carrom.ui.sound.cues import Sound
from carrom.ui.words import Message

if TYPE_CHECKING:
    from carrom.ui.game import Game

_ROWS_SHARE = 0.56
"""The part of the sheet that rows take beside the preview."""


class SettingsScreen(RowsSheet):
    """Sections of rows on the left, on the right a board that shows what they do."""

    title = "Settings"
    wide, high = 1180, 660
    shows_below = False

    def __init__(self, game: Game, below: Screen) -> None:
        super().__init__(game, below)
        services = game.services
        self._section = SECTIONS[0]
        self._make_buttons()
        self._preview = Preview(self.stage, services.simulator, services.settings.play)
        self._preview_area = Rect(0, 0, 1, 1)
        self._waiting: tuple[Command, bool] | None = None
        """The command that is to get another key, or another button if the second is true."""
        self._refusal = ""
        self._build()

    def _make_buttons(self) -> None:
        self._tabs = {
            name: Button(self.words(name), partial(self._open, name), look=Look.QUIET)
            for name in SECTIONS
        }
        self._reset = Button(self.words("Defaults"), self._reset_section, icon=Icon.UNDO)
        self._back = Button(self.words("Back"), self.leave, icon=Icon.BACK)

    def foot_buttons(self) -> Sequence[Button]:
        """Back to what is usual, or to where one came from."""
        return (self._reset, self._back)

    def head_widgets(self) -> Sequence[Widget]:
        """The sections."""
        return tuple(self._tabs.values())

    def lay_out(self) -> None:
        """Sections above, rows below them, the preview beside."""
        super().lay_out()
        theme, body = self.canvas.theme, self.body
        left, low = body.left, body.top - theme.row
        for tab in self._tabs.values():
            width = tab.width(self.canvas)
            tab.rect = Rect(round(left), round(low), width, theme.row)
            left += width + theme.gap
        room = Rect(body.left, body.bottom, body.width, low - 2 * theme.gap - body.bottom)
        if self._section == "Controls":
            heading = theme.body * 1.6 + theme.gap
            rows = Rect(room.left, room.bottom, room.width, room.height - heading)
        else:
            width = round(room.width * _ROWS_SHARE)
            rows = Rect(room.left, room.bottom, width, room.height)
            gap = 4 * theme.gap
            self._preview_area = Rect(
                room.left + width + gap, room.bottom, room.width - width - gap, room.height
            )
        self.rows.lay_out(rows, self.canvas)

    def tick(self, seconds: float) -> None:
        """Let the preview move."""
        self._preview.tick(seconds)

    def paint_body(self) -> None:
        """Mark the open section, and draw what it does."""
        super().paint_body()
        canvas, theme = self.canvas, self.canvas.theme
        tab = self._tabs[self._section].rect
        line = Rect(tab.left, tab.bottom - theme.gap / 2, tab.width, theme.gap / 2)
        canvas.shapes.box(line, colours.ACCENT, radius=theme.gap / 4)
        if self._section == "Controls":
            self._paint_controls()
        else:
            self._preview.paint(canvas, self._preview_area)

    def on_resize(self, width: int, height: int) -> bool:
        """Full screen may have come or gone by key."""
        if self._section == "Display" and width > 0 and height > 0:
            self._build()
        return super().on_resize(width, height)

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> bool:
        """Scroll the rows, unless a slider is under the pointer."""
        if not self.widgets.on_mouse_scroll(x, y, scroll_y):
            self.rows.scroll(-round(scroll_y))
        return True

    def on_mouse_press(self, x: int, y: int, button: int, modifiers: int) -> bool:
        """A press takes back a question for a key."""
        self._stop_waiting()
        return super().on_mouse_press(x, y, button, modifiers)

    def on_key_press(self, symbol: int, modifiers: int) -> bool | None:
        """A key that was asked for is no other command."""
        if self._waiting is None:
            return super().on_key_press(symbol, modifiers)
        command, for_button = self._waiting
        if symbol in (key.DELETE, key.BACKSPACE):
            none = self._bindings.with_button(command, "")
            self._bind(none if for_button else self._bindings.with_key(command, NO_KEY))
        elif symbol == key.ESCAPE or for_button:
            self._stop_waiting()
        elif symbol in FIXED_KEYS:
            self._refusal = self.words(
                "{key} always does the same; take another key.", key=key_word(symbol)
            )
        else:
            self._bind(self._bindings.with_key(command, symbol))
        return True

    def pad_press(self, button: str) -> None:
        """A button that was asked for is no other command."""
        if self._waiting is None:
            super().pad_press(button)
            return
        command, for_button = self._waiting
        if button == "b" or not for_button:
            self._stop_waiting()
        elif button in BUTTON_WORDS and button not in FIXED_BUTTONS:
            had = self._bindings.buttons.get(command) == button
            self._bind(self._bindings.with_button(command, "" if had else button))
        elif button in BUTTON_WORDS:
            self._refusal = self.words(
                "{key} always does the same; take another button.", key=BUTTON_WORDS[button]
            )

    def page(self, pages: int) -> None:
        """The shoulders of a controller, and page keys, go from section to section."""
        at = SECTIONS.index(self._section) + pages
        self._open(SECTIONS[at % len(SECTIONS)])

    def leave(self) -> None:
        """Back to where one came from, or first from a question for a key."""
        if self._waiting is not None:
            self._stop_waiting()
        else:
            super().leave()

    def reword(self) -> None:
        """Say everything in another language, here and on the screens below."""
        self._make_buttons()
        self._rebuild()
        if self.below is not None:
            self.below.reword()

    @property
    def _bindings(self) -> Bindings:
        return self.stage.devices.bindings

    def _open(self, section: str) -> None:
        self._section, self._waiting, self._refusal = section, None, ""
        self.rows.top()
        self._build()
        self.lay_out()

    def _change(self, **parts: object) -> None:
        """Keep it, and let it be seen or heard."""
        services = self.game.services
        before = services.settings
        services.change_settings(**parts)
        self.game.use_settings()
        self._preview.show(services.settings.play)
        now = services.settings
        if now.sound != before.sound:
            services.sounds.play(Sound.STRIKE)
        if now.display.language != before.display.language:
            self.reword()
        elif now.sound.muted != before.sound.muted or now.controls != before.controls:
            self._rebuild()
        elif now.display != before.display:
            self._fit()

    def _go_full(self, on: bool) -> None:
        self.game.go_full_screen(on)
        self._rebuild()

    def _reset_section(self) -> None:
        self._waiting, self._refusal = None, ""
        self._change(**usual(self._section, self.game.services.settings))
        self._rebuild()

    def _ask(self, command: Command, for_button: bool) -> None:
        self._waiting, self._refusal = (command, for_button), ""
        self._rebuild()

    def _bind(self, bindings: Bindings) -> None:
        self._waiting, self._refusal = None, ""
        self._change(controls=bindings.to_settings())

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting, self._refusal = None, ""
            self._rebuild()

    def _rebuild(self) -> None:
        """Make the rows anew for what is set now."""
        focused = self.widgets.focused
        self._build()
        self._fit()
        self.widgets.focused = heir(focused, self.widgets.widgets)

    def _fit(self) -> None:
        """Lay out anew, at the present size of words."""
        self.stage.begin()
        self.lay_out()

    def _build(self) -> None:
        self.rows.show(self._section_rows())

    def _section_rows(self) -> list[Row]:
        match self._section:
            case "Play":
                return play_rows(self.words, self._now, self._change)
            case "Display":
                full = self.window.fullscreen
                return display_rows(self.words, self._now, full, self._change, self._go_full)
            case "Sound":
                has_device = self.game.services.sounds.has_device
                return sound_rows(self.words, self._now, self._change, has_device)
            case _:
                return control_rows(self.words, self._bindings, self._waiting, self._ask)

    def _now(self) -> Settings:
        return self.game.services.settings

    def _paint_controls(self) -> None:
        """Head the two columns, and say which commands want the same."""
        canvas, theme = self.canvas, self.canvas.theme
        rows = self.rows.area
        y = rows.top + theme.body * 0.9 + theme.gap
        fields = self.rows.visible[:2]
        if len(fields) == 2 and fields[1].rect.left > fields[0].rect.left + theme.row * 3:
            columns: tuple[tuple[Message, Widget, float], ...] = (
                ("Keyboard", fields[0], 0.81),
                ("Controller", fields[1], 0.5),
            )
            for word, field, share in columns:
                x = field.rect.left + field.rect.width * share
                canvas.text.add(
                    self.words(word), x, y, theme.small, colours.TEXT_QUIET, align=Align.CENTRE
                )
        if self._waiting is not None and not self._refusal:
            in_use = self.stage.devices.in_use
            self.paint_told(ways_out(self.words, self._waiting[1], in_use), colours.TEXT_QUIET)
        else:
            self.paint_told(self._refusal or conflict_sentence(self.words, self._bindings))
