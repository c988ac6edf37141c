"""The score card [Laws, XIX]: board by board, what the queen and the coins were worth; pure."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass

from carrom.core.match import BoardResult, MatchState
from carrom.core.seats import BySide, Side
from carrom.ui.art.score_card import Card, CardRow
from carrom.ui.hud_model import side_name
from carrom.ui.words import Words

NIL = "-"
"""What stands in the columns of the side that got nothing."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One board."""

    board: str
    """Game and board, such as `1.3`; the board alone in a match of one game."""
    breaker: str
    """Who broke."""
    queen: BySide[str]
    """Points for the queen."""
    coins: BySide[str]
    """Points for the other side's coins, and those asked for."""
    total: BySide[int]
    """Running totals of the game."""


@dataclass(frozen=True, slots=True)
class ScoreCard:
    """Every finished board of a match."""

    names: BySide[str]
    rows: tuple[ScoreRow, ...]
    games: BySide[int]
    """Games won."""
    of_games: int
    """The match is the best of so many games."""

    def as_csv(self) -> str:
        """The card as comma-separated values with a line of headings."""
        sheet = io.StringIO()
        writer = csv.writer(sheet, lineterminator="\n")
        a, b = self.names
        headings = [f"{name} {column}" for name in (a, b) for column in ("queen", "coins", "total")]
        writer.writerow(["board", "break", *headings])
        for row in self.rows:
            cells = [(row.queen[side], row.coins[side], row.total[side]) for side in Side]
            writer.writerow([row.board, row.breaker, *cells[0], *cells[1]])
        return sheet.getvalue()


def score_card(words: Words, state: MatchState) -> ScoreCard:
    """The card of a match, games that are over and the one that is played."""
    names = BySide(*(side_name(words, state, side) for side in Side))
    finished = [game.boards for game in state.games]
    running = [] if state.game_closed else [state.boards]
    several = state.config.games > 1
    rows = [
        _row(f"{game_no}.{board_no}" if several else str(board_no), result, names)
        for game_no, boards in enumerate([*finished, *running], start=1)
        for board_no, result in enumerate(boards, start=1)
    ]
    return ScoreCard(names, tuple(rows), state.games_won, state.config.games)


def _row(board: str, result: BoardResult, names: BySide[str]) -> ScoreRow:
    queen = BySide(NIL, NIL)
    coins = BySide(NIL, NIL)
    if result.winner is not None:
        if result.queen_points:
            queen = queen.with_(result.winner, str(result.queen_points))
        coins = coins.with_(result.winner, str(result.points - result.queen_points))
    return ScoreRow(board, names[result.breaker], queen, coins, result.score)


def picture_of(words: Words, card: ScoreCard, result: str) -> Card:
    """The card as it is drawn.

    Args:
        words: In which language.
        card: The card.
        result: How it stands, in words.
    """
    names = [
        f"{card.names[side]} ({card.games[side]})" if card.of_games > 1 else card.names[side]
        for side in Side
    ]
    return Card(
        title=words("Score card"),
        names=(names[0], names[1]),
        headings=(words("Board"), words("Broke"), words("Queen"), words("Coins"), words("Total")),
        rows=[_picture_row(line) for line in card.rows],
        result=result,
        empty=words("No board is finished yet."),
    )


def _picture_row(line: ScoreRow) -> CardRow:
    a, b = ((line.queen[side], line.coins[side], str(line.total[side])) for side in Side)
    total = line.total
    leader = None if total.a == total.b else int(total.b > total.a)
    return CardRow(line.board, line.breaker, (*a, *b), leader)
