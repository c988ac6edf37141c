"""What the play screen tells about a match: a pure projection of its state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from carrom.core.match import MatchState, Phase
from carrom.core.pieces import Colour, QueenAt
from carrom.core.registration import HudItem
from carrom.core.seats import Player, Seat, Side
from carrom.storage.settings import MatchSettings
from carrom.ui.words import Words


@dataclass(frozen=True, slots=True)
class PanelModel:
    """What a side's panel shows."""

    side: Side
    colour: Colour
    names: tuple[str, ...]
    """The side's players; two in doubles."""
    striker: str | None
    """The player of this side who is to strike or to place now."""
    score: int
    """Points of the game before this board."""
    board_points: int | None
    """Points of this board so far, where pieces score."""
    games_won: int | None
    """Games won, in a match of more than one."""
    coins_left: int
    dues: int
    has_queen: bool
    """The side covered the queen."""
    queen_waits: bool
    """The side pocketed the queen and has to cover her."""
    breaks: bool
    """The side broke, or will break, this board."""


@dataclass(frozen=True, slots=True)
class HudModel:
    """What the play screen shows around the board."""

    left: PanelModel
    right: PanelModel
    board_line: str
    """Which board of which game this is."""
    queen_line: str
    break_line: str
    """Tries at the break; empty once it is made."""
    trial: bool
    """Whether the board does not count."""
    rules_line: str
    """The rule set and the house rules in force."""
    prompt: str
    """What the game waits for, and from whom."""
    seat: Seat | None
    """The seat that is to do it."""
    seconds_left: float | None = None
    """Of the turn's clock; None without one."""
    seconds: float | None = None
    """What the turn's clock started from."""
    items: tuple[HudItem, ...] = ()

    def panel(self, side: Side) -> PanelModel:
        """The panel of a side."""
        return self.left if side is Side.A else self.right


def build(
    words: Words,
    state: MatchState,
    rules: str,
    items: Sequence[HudItem] = (),
    clock: tuple[float, float] | None = None,
) -> HudModel:
    """Project a match to what is shown.

    Args:
        words: In which language.
        state: The match.
        rules: Title of the rule set and the house rules in force.
        items: What house rules add.
        clock: Seconds left of the turn, and what they started from.
    """
    return HudModel(
        left=_panel(words, state, Side.A),
        right=_panel(words, state, Side.B),
        board_line=board_line(words, state),
        queen_line=_queen_line(words, state),
        break_line=_break_line(words, state),
        trial=state.board.trial,
        rules_line=rules,
        prompt=prompt(words, state),
        seat=seat_asked(state),
        seconds_left=clock[0] if clock else None,
        seconds=clock[1] if clock else None,
        items=tuple(_in_words(words, item) for item in items),
    )


def shown_name(words: Words, name: str, *, personality: bool = False) -> str:
    """What a player is called: as was typed, or in this language if the game gave the name."""
    if not personality and name not in MatchSettings().names:
        return name
    title, _, number = name.rpartition(" ")
    return f"{words(title)} {number}" if title and number.isdigit() else words(name)


def player_name(words: Words, state: MatchState, player: Player) -> str:
    """What a player is called."""
    spec = state.config.players[player]
    return shown_name(words, spec.name, personality=spec.personality is not None)


def seat_name(words: Words, state: MatchState, seat: Seat) -> str:
    """What the player at a seat is called."""
    return player_name(words, state, state.seats.by_seat[seat])


def side_names(words: Words, state: MatchState, side: Side) -> tuple[str, ...]:
    """The names of a side's players."""
    return tuple(player_name(words, state, p) for p in state.config.players if p.side is side)


def side_name(words: Words, state: MatchState, side: Side) -> str:
    """A side in one phrase."""
    names = side_names(words, state, side)
    return words("{one} and {other}", one=names[0], other=names[1]) if names[1:] else names[0]


def seat_asked(state: MatchState) -> Seat | None:
    """Who is to strike or to place now."""
    if state.phase is Phase.AIMING:
        return state.board.to_strike
    if state.phase is Phase.PLACING and state.placing is not None:
        return state.placing.seat
    return None


def board_line(words: Words, state: MatchState) -> str:
    """Which board of which game is played, or was just finished."""
    if state.board.trial:
        return words("Trial board")
    game, number, limit = state.game_no, state.board_no, state.config.laws.boards_limit
    several = state.config.games > 1
    if limit is not None and number > limit:
        return words("Game {game}, extra board" if several else "Extra board", game=game)
    if limit == 1:
        return words("Game {game}, one board" if several else "One board", game=game)
    if limit is None:
        return words(
            "Game {game}, board {number}" if several else "Board {number}", game=game, number=number
        )
    return words(
        "Game {game}, board {number} of {limit}" if several else "Board {number} of {limit}",
        game=game,
        number=number,
        limit=limit,
    )


def prompt(words: Words, state: MatchState) -> str:
    """What the game waits for, from whom, in one sentence."""
    board = state.board
    match state.phase:
        case Phase.AIMING:
            name = seat_name(words, state, board.to_strike)
            if not board.tally.break_.made:
                return words("{name} breaks", name=name)
            if board.tally.queen is QueenAt.PENDING:
                return words("{name} to strike, to cover the queen", name=name)
            return words("{name} to strike", name=name)
        case Phase.PLACING if state.placing is not None:
            return words.plural(
                "{name} places a coin",
                "{name} places {count} coins",
                len(state.placing.pieces),
                name=seat_name(words, state, state.placing.seat),
            )
        case Phase.TOSS if state.toss is not None:
            chooser = side_name(words, state, state.toss.chooser)
            return words("The choice after the toss is with {side}", side=chooser)
        case Phase.BOARD_OVER:
            return words("The board is over: go on to the next")
        case Phase.GAME_OVER:
            return words("The game is over: go on to the next")
        case Phase.MATCH_OVER:
            return words("The match is over")
        case _:
            return ""


def _panel(words: Words, state: MatchState, side: Side) -> PanelModel:
    board, laws = state.board, state.config.laws
    colour = board.colour_of(side)
    tally = board.tally
    asked = seat_asked(state)
    strikes = asked is not None and state.seats.side(asked) is side
    striking_side = state.seats.side(board.to_strike)
    return PanelModel(
        side=side,
        colour=colour,
        names=side_names(words, state, side),
        striker=seat_name(words, state, asked) if asked is not None and strikes else None,
        score=state.score[side],
        board_points=tally.points[colour] if laws.pieces_score else None,
        games_won=state.games_won[side] if state.config.games > 1 else None,
        coins_left=tally.left[colour],
        dues=tally.dues[colour],
        has_queen=tally.queen is QueenAt.covered_by(colour),
        queen_waits=tally.queen is QueenAt.PENDING and striking_side is side,
        breaks=state.seats.side(board.breaker) is side and state.phase is not Phase.TOSS,
    )


def _in_words(words: Words, item: HudItem) -> HudItem:
    """A line of a house rule, filled in and in the language."""
    return replace(item, text=words(item.text, **item.values), values={})


def _queen_line(words: Words, state: MatchState) -> str:
    queen, board = state.board.tally.queen, state.board
    if queen is QueenAt.BOARD:
        return words("Queen: on the board")
    if queen is QueenAt.PENDING:
        return words("Queen: to be covered")
    colour = Colour.WHITE if queen is QueenAt.WHITE else Colour.BLACK
    return words("Queen: {side}", side=side_name(words, state, board.colours[colour]))


def _break_line(words: Words, state: MatchState) -> str:
    break_, tries = state.board.tally.break_, state.config.laws.break_tries
    if break_.made or state.phase is not Phase.AIMING:
        return ""
    return words("Break: try {number} of {tries}", number=min(break_.tries + 1, tries), tries=tries)
