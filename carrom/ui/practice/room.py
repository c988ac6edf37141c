"""Everything about practice that outlasts one screen, and the way between its screens."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from carrom.errors import BadInputError, SaveError
from carrom.paths import shipped
from carrom.practice.board import PracticeBoard, racked
from carrom.practice.positions import Positions, read_position, write_position
from carrom.practice.shelf import Entry, load_shelf
from carrom.practice.stars import StarsFile
from carrom.ui.art.board_pictures import BoardPictures
from carrom.ui.screens.screen import Screen

if TYPE_CHECKING:
    from carrom.ui.game import Game
    from carrom.ui.screens.practice import PracticeScreen


class PracticeRoom:
    """Opens the screens of practice, and keeps the table, the stars and the challenges."""

    def __init__(self, game: Game, show: Callable[[Screen], None]) -> None:
        """For one window; `show` puts a screen on it."""
        self._game = game
        self._show = show
        folders = game.services.store.folders
        self._table = folders.table
        self.positions = Positions(folders.positions)
        self.stars = StarsFile(folders.stars, game.services.notices.append)
        self.shelf: tuple[Entry, ...] = ()
        """The challenges, as they were when the list was last opened."""
        self.kind = 0
        """Which kinds the list shows: 0 is all."""
        self.person = game.services.settings.match.names[0]
        """Who earns the stars."""

    @cached_property
    def board(self) -> PracticeBoard:
        """The practice table as it was left; the rack before that."""
        try:
            return read_position(self._table)
        except BadInputError:
            return racked(PracticeBoard({}))

    def leave_table(self, board: PracticeBoard) -> None:
        """Keep the practice table as it is left now, for the next game too."""
        if board == self.board:
            return
        self.board = board
        try:
            write_position(self._table, board)
        except SaveError as error:
            self._game.services.notices.append(error.notice)

    @cached_property
    def pictures(self) -> BoardPictures:
        """Small pictures of positions."""
        stage = self._game.stage
        return BoardPictures(stage.window.ctx, stage.discs)

    @property
    def people(self) -> list[str]:
        """Who may earn stars: the names of the match set-up, and who has some."""
        named = self._game.services.settings.match.names
        return list(dict.fromkeys((self.person, *named, *self.stars.people)))

    def open_table(self) -> None:
        """The practice table, as it was left."""
        from carrom.ui.screens.practice import PracticeScreen

        self._show(PracticeScreen(self._game, self.board))

    def open_challenges(self, chosen: Entry | None = None) -> None:
        """The list of challenges, read anew."""
        from carrom.ui.screens.challenges import ChallengesScreen

        self.shelf = load_shelf(
            shipped("assets") / "challenges", self._game.services.store.folders.challenges
        )
        self._show(ChallengesScreen(self._game, None if chosen is None else chosen.id))

    def open_challenge(self, entry: Entry) -> None:
        """One challenge; a broken one stays in the list."""
        from carrom.ui.screens.challenge import ChallengeScreen

        if entry.challenge is not None:
            self._show(ChallengeScreen(self._game, entry, entry.challenge))

    def open_next(self, entry: Entry) -> None:
        """The challenge after one; after the last, the list."""
        ids = [each.id for each in self.shelf if each.challenge is not None]
        after = ids.index(entry.id) + 1
        if after < len(ids):
            self.open_challenge(next(each for each in self.shelf if each.id == ids[after]))
        else:
            self.open_challenges(entry)

    def open_positions(self, table: PracticeScreen) -> None:
        """The positions that were kept, over the table."""
        from carrom.ui.screens.positions import PositionsScreen

        self._show(PositionsScreen(self._game, table))

    def note_stars(self, challenge: str, stars: int) -> None:
        """Keep what was earned, if it is more than before."""
        try:
            self.stars.note(self.person, challenge, stars)
        except SaveError as error:
            self._game.services.notices.append(self._game.stage.words.error(error))
