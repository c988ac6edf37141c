"""Export of a stroke or a board as moving pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from carrom.errors import system_fault
from carrom.host.rulebook import RuleBook
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.icons import Icon
from carrom.ui.art.text import Align
from carrom.ui.art.widgets import Button, Choice, Look, column
from carrom.ui.replay.export import ExportJob
from carrom.ui.replay.files import GifFile, PictureFile, PngSeries
from carrom.ui.replay.reel import Reel, Scene
from carrom.ui.replay.studio import PICTURES_A_SECOND, Studio, picture_count
from carrom.ui.screens.screen import Screen
from carrom.ui.screens.sheet import Sheet

if TYPE_CHECKING:
    from carrom.ui.game import Game

_SIDES = (360, 540, 720, 1080)
_USUAL_SIDE = 1


class ExportScreen(Sheet):
    """Asks what to write, writes it while the window goes on, and says where it is."""

    title = "Export"
    goes_on_unseen = True
    wide, high = 760, 440

    def __init__(
        self, game: Game, below: Screen, reel: Reel, position: int, rulebook: RuleBook
    ) -> None:
        super().__init__(game, below)
        self._reel = reel
        self._position = min(position, len(reel.scenes) - 1)
        self._rulebook = rulebook
        self.job: ExportJob | None = None
        """What is being written."""
        self.told = ""
        """How it ended."""
        self._failed = False
        self._what = Choice(
            self.words("What"),
            [self.words("This stroke"), self.words("The whole board")],
            0,
            self._changed,
        )
        self._form = Choice(
            self.words("As"),
            [self.words("Animated GIF"), self.words("PNG pictures")],
            0,
            self._changed,
        )
        sides = [self.words("{count} pixels", count=side) for side in _SIDES]
        self._side = Choice(self.words("Size of the board"), sides, _USUAL_SIDE, self._changed)
        self._choices = (self._what, self._form, self._side)
        self._buttons: list[Button] = []
        self._offer()

    def foot_buttons(self) -> Sequence[Button]:
        """Write, cancel, or look at what was written."""
        return self._buttons

    def lay_out(self) -> None:
        """The choices from top to bottom; words, or the bar, below them."""
        super().lay_out()
        theme = self.canvas.theme
        for choice, rect in zip(
            self._choices, column(self.body, [theme.row] * 3, 1.25 * theme.gap), strict=False
        ):
            choice.rect = rect

    def tick(self, seconds: float) -> None:
        """Write some more pictures."""
        job = self.job
        if job is None:
            return
        try:
            job.work()
        except OSError as error:
            self._fail(error)
        else:
            if job.done:
                self._end(self.words("Written to {path}", path=job.file.path))

    def paint_body(self) -> None:
        """How much it will be, how far it is, or where it went."""
        canvas, theme, body = self.canvas, self.canvas.theme, self.body
        top = self._side.rect.bottom - 2 * theme.gap
        if self.job is not None:
            self._paint_progress(Rect(body.left, top - theme.row, body.width, theme.row))
            return
        ink = colours.WARNING if self._failed else colours.TEXT_QUIET
        y = top - theme.small
        for line in canvas.text.wrapped(self.told or self._estimate, theme.small, body.width):
            canvas.text.add(line, body.left, y, theme.small, ink)
            y -= theme.small * 1.5

    def on_hide_view(self) -> None:
        """Nothing half written stays when the game is closed."""
        super().on_hide_view()
        if self.job is not None:
            self.job.cancel()

    def leave(self) -> None:
        """Cancel what is being written, or back to the replay."""
        if self.job is not None:
            self._cancel()
        else:
            super().leave()

    @property
    def scenes(self) -> Sequence[Scene]:
        """What is chosen."""
        if self._what.index == 0:
            return (self._reel.scenes[self._position],)
        return [self._reel.scenes[place] for place in self._reel.board_of(self._position)]

    @property
    def _estimate(self) -> str:
        pictures = sum(map(picture_count, self.scenes))
        minutes, seconds = divmod(round(pictures / PICTURES_A_SECOND), 60)
        return self.words.plural(
            "{count} stroke, {time}, {pictures} pictures",
            "{count} strokes, {time}, {pictures} pictures",
            len(self.scenes),
            time=f"{minutes}:{seconds:02}",
            pictures=pictures,
        )

    def _paint_progress(self, area: Rect) -> None:
        canvas, theme = self.canvas, self.canvas.theme
        share = self.job.progress if self.job is not None else 0.0
        bar = Rect(area.left, area.centre.y - theme.gap, area.width, 2 * theme.gap)
        radius = bar.height / 2
        canvas.shapes.box(
            bar, colours.FIELD, radius=radius, edge=colours.PANEL_EDGE, edge_width=theme.hairline
        )
        filled = Rect(bar.left, bar.bottom, max(bar.height, bar.width * share), bar.height)
        canvas.shapes.box(filled, colours.ACCENT, radius=radius)
        canvas.text.add(
            self.words("Drawing and writing: {share}", share=f"{share:.0%}"),
            area.centre.x,
            bar.bottom - theme.body,
            theme.small,
            colours.TEXT,
            align=Align.CENTRE,
        )

    def _offer(self) -> None:
        """Take up the buttons that make sense now."""
        if self.job is not None:
            self._buttons = [Button(self.words("Cancel"), self._cancel, icon=Icon.CLOSE)]
        else:
            back = Button(self.words("Back"), self.leave, icon=Icon.BACK)
            write = Button(self.words("Write"), self._write, icon=Icon.SAVE, look=Look.PRIMARY)
            self._buttons = [back, write]
            if self.told and not self._failed:
                self._buttons.insert(
                    0, Button(self.words("Show folder"), self._show_folder, icon=Icon.FOLDER)
                )
        for choice in self._choices:
            choice.enabled = self.job is None
        self.widgets.widgets = [*self._choices, *self._buttons]
        self.widgets.focused = self._buttons[-1]

    def _reoffer(self) -> None:
        self._offer()
        self.lay_out()

    def _changed(self, index: int) -> None:
        self.told, self._failed = "", False

    def _write(self) -> None:
        try:
            file = self._new_file()
        except OSError as error:
            self._fail(error)
            return
        services = self.game.services
        side = _SIDES[self._side.index]
        studio = Studio(self.window.ctx, side, services.simulator, self._rulebook)
        self.job = ExportJob(self.scenes, studio.pictures, file)
        self._reoffer()

    def _new_file(self) -> PictureFile:
        services = self.game.services
        what = "Stroke" if self._what.index == 0 else "Board"
        if self._form.index == 0:
            return GifFile(services.new_export(what, ".gif"), round(1000 / PICTURES_A_SECOND))
        return PngSeries(services.new_export(what, ""))

    def _cancel(self) -> None:
        if self.job is not None:
            self.job.cancel()
            self._end(self.words("Cancelled; nothing was written."), failed=True)

    def _fail(self, error: OSError) -> None:
        why = self.words.notice(system_fault(error))
        self._end(self.words("It could not be written: {why}.", why=why), failed=True)

    def _end(self, told: str, *, failed: bool = False) -> None:
        self.job, self.told, self._failed = None, told, failed
        self._reoffer()

    def _show_folder(self) -> None:
        services = self.game.services
        if not services.plugins.open_folder(services.exports):
            self.told = self.words("The folder cannot be shown here: {path}", path=services.exports)
