"""The buttons of the play screen, and the keys that do the same."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from carrom.core.match import Phase
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, Look, Widget
from carrom.ui.controls.bindings import TITLES, Command
from carrom.ui.hud_model import HudModel
from carrom.ui.play.hud_part import HudPart
from carrom.ui.play.layout import PlayLayout
from carrom.ui.play.verdict_part import VerdictPart

if TYPE_CHECKING:
    from carrom.ui.screens.play import PlayScreen


_FOOT_SHARE = 0.22
"""The part of the bar below the board that menu and score may take for their words."""


class PlayButtons:
    """Which buttons there are now, and where."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        game, words = screen.game, screen.words
        self.next = Button(words("Next"), screen.go_on, icon=Icon.NEXT, look=Look.PRIMARY)
        self.why = Button(words("Why?"), screen.why, icon=Icon.HELP, look=Look.QUIET)
        self.menu = Button("", lambda: game.open_pause(screen), icon=Icon.LIST)
        self.card = Button("", lambda: game.open_score_card(screen), icon=Icon.TROPHY)
        self.again = Button(
            "",
            lambda: game.open_last_stroke(screen),
            icon=Icon.REPLAY,
            tip=words(TITLES[Command.LAST_STROKE]),
        )
        """The last stroke once more, slowly."""
        self.sound = Button(
            "",
            game.sound_on_off,
            icon=Icon.SOUND,
            look=Look.QUIET,
            tip=words(TITLES[Command.MUTE]),
        )
        """Mute, and sound again."""
        self.auto = Button(words("Auto"), screen.place_auto, icon=Icon.CHECK)
        self.decline = Button(words("Decline"), screen.decline, icon=Icon.CLOSE)
        self._actions: list[Button] = []

    def choose(self) -> None:
        """Take up the buttons that make sense now."""
        screen = self._screen
        self._actions = []
        if screen.flow.placing is not None:
            self._actions = [self.auto]
            if screen.flow.placing.placing.may_decline:
                self._actions.append(self.decline)
        elif screen.flow.hand is not None and screen.state.phase is Phase.AIMING:
            self._actions = [
                Button(screen.words(action.title), partial(screen.act, action.id), icon=Icon.POWDER)
                for action in screen.session.rulebook.list_actions(screen.state)
            ]
        widgets: list[Widget] = [*self._actions, self.sound, self.again, self.card, self.menu]
        if screen.flow.verdict.reasons:
            widgets.insert(0, self.why)
        if screen.flow.verdict.shown or screen.flow.waits_for_next:
            widgets.insert(0, self.next)
        group = screen.widgets
        group.widgets = widgets
        if group.focused not in widgets:
            group.focused, group.shows_focus = None, False

    def lay_out(self, hud: HudModel, canvas: Canvas, layout: PlayLayout, part: HudPart) -> None:
        """Put the buttons where they belong."""
        theme, gap = canvas.theme, canvas.theme.gap
        top, bottom = layout.top, layout.bottom
        # The widest word that the button ever has, so that it stands still while it counts.
        next_width = canvas.text.width(self._next_word(60), theme.body, bold=True) + 7 * gap
        _from_right(
            top, theme.row, gap, (self.next, next_width), (self.why, self.why.width(canvas))
        )
        self._word_foot(canvas, layout)
        foot = ((button, button.width(canvas)) for button in (self.menu, self.card))
        _from_right(bottom, theme.row, gap, *foot)
        low = round(bottom.centre.y - theme.row / 2)
        self.sound.rect = Rect(bottom.left + gap, low, theme.row, theme.row)
        self.again.rect = Rect(self.sound.rect.right + gap, low, theme.row, theme.row)
        area = part.actions_area(hud)
        if layout.strips:
            widths = [(button, button.width(canvas)) for button in reversed(self._actions)]
            _from_right(area.inset(gap, 0), theme.row, gap, *widths)
            return
        area = area.inset(2 * gap)
        for place, button in enumerate(reversed(self._actions)):
            height = area.bottom + place * (theme.row + gap)
            button.rect = Rect(area.left, height, area.width, theme.row)

    def _word_foot(self, canvas: Canvas, layout: PlayLayout) -> None:
        """Write on the buttons below the board what there is room for, and tell the rest as tips.

        The menu keeps its word longest; both are there in any case.
        """
        words, bar = self._screen.words, layout.bottom.width
        room = bar * _FOOT_SHARE if layout.strips else max(bar * _FOOT_SHARE, layout.right.width)
        room -= 3 * canvas.theme.gap
        self.menu.word, self.card.word = words("Menu"), words("Score")
        for button in (self.card, self.menu):
            fits = self.menu.width(canvas) + self.card.width(canvas) <= room
            button.word, button.tip = (button.word, "") if fits else ("", button.word)

    def prompt_room(self, layout: PlayLayout, gap: float) -> Rect:
        """Where the line below the board may be, in its middle wherever there is room for that."""
        bar, left, right = layout.bottom, self.again.rect.right + gap, self.card.rect.left - gap
        if not layout.strips:
            middle = layout.board.centre.x
            half = min(middle - left, right - middle)
            left, right = middle - half, middle + half
        return Rect(left, bar.bottom, max(1.0, right - left), bar.height)

    def verdict_room(self, layout: PlayLayout, gap: float) -> Rect:
        """Where what was judged may be: above the board, as far as the buttons there."""
        group, top = self._screen.widgets.widgets, layout.top
        left = layout.board.left if not layout.strips else top.width * 0.25
        shown = (button.rect.left for button in (self.why, self.next) if button in group)
        right = next(shown, top.right)
        return Rect(left + 2 * gap, top.bottom, max(1.0, right - left - 3 * gap), top.height)

    def tick(self, verdict: VerdictPart) -> None:
        """Count down on the button, and show whether there is sound."""
        muted = self._screen.game.services.settings.sound.muted
        self.sound.icon = Icon.MUTE if muted else Icon.SOUND
        left = verdict.seconds_left
        self.next.word = self._next_word(left if verdict.shown else None)

    def _next_word(self, seconds: int | None) -> str:
        words = self._screen.words
        return words("Next") if seconds is None else words("Next {seconds}", seconds=seconds)

    def command(self, command: Command) -> None:
        """What keys and a controller do that has a button."""
        screen = self._screen
        match command:
            case Command.NEXT if screen.flow.verdict.shown:
                screen.go_on()
            case Command.WHY if screen.flow.verdict.shown:
                screen.why()
            case Command.PLACE_AUTO if screen.flow.placing is not None:
                screen.place_auto()
            case Command.DECLINE if (
                screen.flow.placing is not None and screen.flow.placing.placing.may_decline
            ):
                screen.decline()
            case Command.SCORE:
                screen.game.open_score_card(screen)
            case Command.LAST_STROKE if not screen.flow.moving:
                screen.game.open_last_stroke(screen)
            case Command.TURN_BOARD:
                screen.game.turn_board_on_off(screen)
            case Command.MUTE:
                screen.game.sound_on_off()
            case _:
                pass


def _from_right(bar: Rect, height: float, gap: float, *buttons: tuple[Button, float]) -> None:
    """Put buttons of some widths into a bar, the first at its right end."""
    right = bar.right - gap
    low = round(bar.bottom + (bar.height - height) / 2)
    for button, width in buttons:
        button.rect = Rect(round(right - width), low, round(width), height)
        right -= width + gap
