"""The match set-up: who plays, by which rules, for how long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from carrom.core.registration import HouseRule, Option, OptionValue, PersonalitySpec
from carrom.core.seats import Player, Side
from carrom.errors import CarromError
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, Choice, Look, TextField, Toggle, Widget
from carrom.ui.hud_model import shown_name
from carrom.ui.screens.option_row import option_row, option_title
from carrom.ui.screens.rows import Row, heir
from carrom.ui.screens.rows_sheet import RowsSheet
from carrom.ui.screens.who_choice import who_choice
from carrom.ui.setup_model import LONGEST_NAME, ORDER, Setup
from carrom.ui.words import Message

if TYPE_CHECKING:
    from carrom.ui.game import Game

_GAMES = (1, 3, 5)
_LENGTHS: tuple[Message, ...] = ("One game", "Best of three", "Best of five")
_PAGE_ROWS = 4
_BREAKERS = (Side.A, Side.B, None)


class SetupScreen(RowsSheet):
    """Draws what can be chosen from the rule sets and from the house rules' declarations."""

    title = "New match"
    wide, high = 1180, 660

    def __init__(self, game: Game) -> None:
        super().__init__(game, columns=2)
        services = game.services
        settings = services.settings
        self.setup = Setup.repaired(settings.match, services.registry, settings.plugins.options)
        self._start = Button(self.words("Start"), self._begin, icon=Icon.PLAY, look=Look.PRIMARY)
        self._back = Button(self.words("Back"), self.leave, icon=Icon.BACK)
        self._left, self._right = self.columns
        self._fault = ""
        self._build()

    def foot_buttons(self) -> Sequence[Button]:
        """Back, and on to the match."""
        return (self._back, self._start)

    def lay_out(self) -> None:
        """The match on the left, house rules on the right."""
        super().lay_out()
        body, theme = self.body, self.canvas.theme
        gap = 4 * theme.gap
        half = (body.width - gap) / 2
        heading = theme.body * 2
        self._left.lay_out(Rect(body.left, body.bottom, half, body.height), self.canvas)
        self._right.lay_out(
            Rect(body.left + half + gap, body.bottom, half, body.height - heading), self.canvas
        )

    def paint_body(self) -> None:
        """Write headings, summaries and what is wrong."""
        super().paint_body()
        canvas, theme, body = self.canvas, self.canvas.theme, self.body
        right = self._right.area
        canvas.text.add(
            self.words("House rules"),
            right.left,
            body.top - theme.body * 0.8,
            theme.body,
            colours.TEXT_QUIET,
            bold=True,
        )
        conflict = self.setup.conflict
        self.paint_told(self._fault or ("" if conflict is None else self.words.error(conflict)))

    def page(self, pages: int) -> None:
        """Scroll both halves."""
        for rows in self.columns:
            rows.scroll(_PAGE_ROWS * pages)

    def leave(self) -> None:
        """Back to the first screen."""
        self.game.open_title()

    def on_hide_view(self) -> None:
        """Keep what was chosen, however the screen is left."""
        super().on_hide_view()
        self.game.services.change_settings(match=self.setup.choices)

    def _begin(self) -> None:
        try:
            self.game.start(self.setup.config(self.game.services.new_seed()))
        except CarromError as error:
            self._fault = self.words.error(error)

    def _change(self, setup: Setup, *, rebuild: bool = False) -> None:
        self.setup, self._fault = setup, ""
        self._start.enabled = setup.conflict is None
        if rebuild:
            focused = self.widgets.focused
            self._build()
            self.lay_out()
            self.widgets.focused = heir(focused, self.widgets.widgets)

    def _build(self) -> None:
        """Make the rows anew for what is chosen."""
        self._left.show(self._match_rows())
        self._right.show(self._rule_rows())
        self._start.enabled = self.setup.conflict is None

    def _match_rows(self) -> list[Row]:
        """Who plays, by which rules, for how long."""
        setup, choices = self.setup, self.setup.choices
        sets = setup.registry.rule_sets
        chosen = next(n for n, each in enumerate(sets) if each.id == choices.rule_set)
        kinds = Choice(
            self.words("Players"),
            [self.words("Singles"), self.words("Doubles")],
            int(choices.doubles),
            lambda n: self._change(self.setup.changed(doubles=bool(n)), rebuild=True),
        )
        rules = Choice(
            self.words("Rules"),
            [self.words(each.title) for each in sets],
            chosen,
            lambda n: self._change(self.setup.under(sets[n].id), rebuild=True),
        )
        match = Choice(
            self.words("Match"),
            [self.words(each) for each in _LENGTHS],
            _GAMES.index(setup.games) if setup.games in _GAMES else 0,
            lambda n: self._change(self.setup.changed(games=_GAMES[n])),
        )
        trial = Toggle(
            self.words("Trial boards first"),
            choices.trial_boards,
            lambda on: self._change(self.setup.changed(trial_boards=on)),
        )
        practice = Toggle(
            self.words("Practice: take strokes back freely"),
            choices.practice,
            lambda on: self._change(self.setup.changed(practice=on)),
        )
        return [
            Row(kinds),
            *(self._player_row(player) for player in setup.players),
            Row(rules, self.words(sets[chosen].summary)),
            Row(match),
            Row(self._breaker_choice()),
            Row(trial),
            Row(practice),
        ]

    def _rule_rows(self) -> list[Row]:
        """House rules, each with its options while it is on."""
        rows = []
        for rule in self.setup.registry.house_rules:
            rows.append(Row(self._rule_switch(rule), self.words(rule.unavailable or rule.summary)))
            if rule.id in self.setup.rules:
                rows += [Row(self._option_row(rule, option)) for option in rule.options]
        return rows

    def _player_row(self, player: Player) -> Row:
        """Who plays, and the name of a person."""
        index = ORDER.index(player)
        word = self.words("Player {number}", number=index + 1)
        if self.setup.choices.doubles:
            side = player.side.value
            word = self.words("Player {number} ({side})", number=index + 1, side=side)
        registry, personality = self.setup.registry, self.setup.personality(player)
        chosen = None if personality is None else registry.personality(personality)

        def choose(mind: PersonalitySpec | None) -> None:
            self._change(self.setup.played_by(player, mind.id if mind else None), rebuild=True)

        who = who_choice(self.words, word, registry.personalities, chosen, choose)
        if chosen:
            return Row(who, self.words(chosen.summary))
        name = TextField(
            "",
            shown_name(self.words, self.setup.choices.names[index]),
            lambda text: self._change(self.setup.named(player, text)),
            most=LONGEST_NAME,
        )
        return Row(who, beside=name)

    def _breaker_choice(self) -> Choice:
        names = [self._name(player) for player in ORDER[:2]]
        if self.setup.choices.doubles:
            names = [self.words("Side {side}", side=side.value) for side in Side]
        return Choice(
            self.words("First break"),
            [*names, self.words("Toss")],
            _BREAKERS.index(self.setup.choices.first_breaker),
            lambda n: self._change(self.setup.changed(first_breaker=_BREAKERS[n])),
        )

    def _name(self, player: Player) -> str:
        """What a player is called in this language."""
        personality = self.setup.personality(player) is not None
        return shown_name(self.words, self.setup.name(player), personality=personality)

    def _rule_switch(self, rule: HouseRule) -> Toggle:
        switch = Toggle(
            self.words(rule.title),
            rule.id in self.setup.rules,
            lambda _: self._change(self.setup.switched(rule.id), rebuild=True),
        )
        switch.enabled = not rule.unavailable
        return switch

    def _option_row(self, rule: HouseRule, option: Option) -> Widget:
        def set_to(value: OptionValue) -> None:
            self._change(self.setup.with_option(rule.id, option.name, value))

        word = option_title(self.words, option)
        return option_row(
            self.words, option, self.setup.rules[rule.id][option.name], set_to, f"  {word}"
        )
