"""What the kept match needs and is not there: who plays instead, and what is left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from carrom.core.inputs import GiveSeat, LeaveOutRule, MatchInput
from carrom.core.match import MatchState, PlayerSpec
from carrom.core.record import Record
from carrom.core.registration import PersonalitySpec
from carrom.core.seats import Player
from carrom.session.resuming import Lacking
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, Look
from carrom.ui.hud_model import shown_name
from carrom.ui.screens.rows import Row, rows_height
from carrom.ui.screens.rows_sheet import RowsSheet
from carrom.ui.screens.who_choice import who_choice
from carrom.ui.seats_model import SeatGiver
from carrom.ui.words import Message

if TYPE_CHECKING:
    from carrom.ui.game import Game

_LINE = 1.4
_WHY: Message = (
    "Not everything that this match is played with is there: a plugin is off, gone, or does not "
    "work, as Plugins tells. The match stays kept as it is until it goes on like this:"
)


class LackingScreen(RowsSheet):
    """Says what is missing; the match goes on with whoever is chosen, or is left for later."""

    title = "Continue"
    wide, high = 900, 560

    def __init__(self, game: Game, match: MatchState, record: Record, lacking: Lacking) -> None:
        super().__init__(game)
        self._match = match
        self._lacking = lacking
        names = game.services.settings.match.names
        self._seats = SeatGiver(record.config, names)
        self._chosen: dict[Player, PersonalitySpec | None] = dict.fromkeys(lacking.players)
        self.lines: list[str] = []
        """What is missing."""
        self._plugins = Button(self.words("Plugins"), game.open_plugins, icon=Icon.PLUGIN)
        self._back = Button(self.words("Back"), self.leave, icon=Icon.BACK)
        self._go_on = Button(
            self.words("Continue"), self._continue, icon=Icon.PLAY, look=Look.PRIMARY
        )
        self.rows.show([self._row(player) for player in lacking.players])

    def foot_buttons(self) -> Sequence[Button]:
        """To what can be mended, back, and on with the match."""
        return (self._plugins, self._back, self._go_on)

    def lay_out(self) -> None:
        """Sentences, and below them a row for each player without a personality."""
        self.lines = self._missing()
        super().lay_out()
        body = self.body
        rows = Rect(body.left, body.bottom, body.width, max(1.0, body.height - self._text_height))
        self.rows.lay_out(rows, self.canvas)

    def content_height(self) -> float | None:
        """As high as the sentences and the rows."""
        return self._text_height + rows_height(self.canvas.theme, len(self._lacking.players))

    @property
    def _text_height(self) -> float:
        theme = self.canvas.theme
        return theme.small * _LINE * len(self.lines) + theme.gap

    def _missing(self) -> list[str]:
        """The lines of the sentences."""
        canvas = self.canvas
        rules = [
            self.words(
                "The house rule {rule} is left out; the usual rules decide in its place.",
                rule=self.game.services.rule_title(rule),
            )
            for rule in self._lacking.rules
        ]
        return [
            line
            for text in (self.words(_WHY), *rules)
            for line in canvas.text.wrapped(text, canvas.theme.small, self.body_width)
        ]

    def paint_body(self) -> None:
        """Write what is missing, and the lines about the rows."""
        super().paint_body()
        canvas, theme, body = self.canvas, self.canvas.theme, self.body
        y = body.top - theme.small * 0.7
        for line in self.lines:
            canvas.text.add(line, body.left, y, theme.small, colours.TEXT)
            y -= theme.small * _LINE

    def leave(self) -> None:
        """Back to the first screen; the match stays kept."""
        self.game.open_title()

    def _row(self, player: Player) -> Row:
        """Whose place it is, and who may play there."""
        spec = self._match.config.players[player]
        name = shown_name(self.words, spec.name, personality=True)
        note = self.words("{name} is not there. Who plays in this place?", name=name)
        minds = self.game.services.registry.personalities
        return Row(who_choice(self.words, name, minds, None, partial(self._choose, player)), note)

    def _choose(self, player: Player, mind: PersonalitySpec | None) -> None:
        self._chosen[player] = mind

    def _continue(self) -> None:
        """Go on, and say on the board what is different."""
        words, config = self.words, self._match.config
        called = partial(shown_name, words)
        changes: list[MatchInput] = []
        told: list[str] = []
        for rule in self._lacking.rules:
            changes.append(LeaveOutRule(rule))
            title = self.game.services.rule_title(rule)
            told.append(words("{rule} is left out from now on.", rule=title))
        for player, mind in self._chosen.items():
            given: GiveSeat = self._seats.give(config, player, mind)
            after = PlayerSpec(given.name or config.players[player].name, given.personality)
            told.append(
                words(
                    "{name} is played by {other} from now on.",
                    name=called(config.players[player].name, personality=True),
                    other=called(after.name, personality=mind is not None),
                )
            )
            config = replace(config, players={**config.players, player: after})
            changes.append(given)
        self.game.go_on(changes, " ".join(told))
