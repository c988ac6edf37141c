"""Who plays for whom: a personality may take a seat over in a match, and give it back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from carrom.core.registration import PersonalitySpec
from carrom.core.seats import Player
from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, Look
from carrom.ui.hud_model import shown_name
from carrom.ui.screens.rows import Row, heir, rows_height
from carrom.ui.screens.rows_sheet import RowsSheet
from carrom.ui.screens.who_choice import who_choice
from carrom.ui.seats_model import SeatGiver

if TYPE_CHECKING:
    from carrom.ui.game import Game
    from carrom.ui.screens.play import PlayScreen


class SeatsScreen(RowsSheet):
    """One row for each player, over the board; what is chosen counts at once."""

    title = "Who plays"
    wide, high = 760, 520

    def __init__(self, game: Game, play: PlayScreen) -> None:
        super().__init__(game, play)
        self._play = play
        self._specs = game.services.registry.personalities
        names = game.services.settings.match.names
        self._seats = SeatGiver(play.session.record.config, names)
        self._back = Button(self.words("Back"), self.leave, icon=Icon.BACK, look=Look.PRIMARY)
        self._build()

    def foot_buttons(self) -> Sequence[Button]:
        """Back to the menu."""
        return (self._back,)

    def content_height(self) -> float | None:
        """As high as the rows are when a personality has every seat."""
        return rows_height(self.canvas.theme, len(self._play.state.config.players))

    def lay_out(self) -> None:
        """Rows from top to bottom."""
        super().lay_out()
        self.rows.lay_out(self.body, self.canvas)

    def leave(self) -> None:
        """Back to the menu of the match."""
        self.game.open_pause(self._play)

    def _build(self) -> None:
        self.rows.show([self._row(player) for player in self._play.state.config.players])

    def _row(self, player: Player) -> Row:
        """A player's name, and who plays for them."""
        spec = self._play.state.config.players[player]
        name = shown_name(self.words, self._seats.person(player))
        chosen = next((each for each in self._specs if each.id == spec.personality), None)
        who = who_choice(self.words, name, self._specs, chosen, partial(self._give, player))
        return Row(who, self.words(chosen.summary) if chosen else "")

    def _give(self, player: Player, spec: PersonalitySpec | None) -> None:
        thinker = self.game.services.thinker
        if spec is not None and thinker is not None:
            thinker.warm_up()
        self._play.flow.do(self._seats.give(self._play.state.config, player, spec))
        focused = self.widgets.focused
        self._build()
        self.lay_out()
        self.widgets.focused = heir(focused, self.widgets.widgets)
