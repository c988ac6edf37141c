"""How the game keeps each group of sentences of the Laws of Carrom, and why it cannot keep some."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clause:
    """A group of sentences of one section of the Laws, in our own words."""

    law: str
    """Section, and the number of the group within it."""
    says: str
    by: tuple[str, ...] = ()
    """Dotted names of what keeps it."""
    shown: str = ""
    """What the window shows, where nothing else is needed."""
    not_kept: str = ""
    """Why a screen has no use for it."""

    @property
    def kept(self) -> bool:
        """Whether the game keeps it."""
        return not self.not_kept

    @property
    def how(self) -> str:
        """How it is kept, or why not."""
        return self.not_kept or ", ".join(self.by) or self.shown


def _by(law: str, says: str, *names: str) -> Clause:
    return Clause(law, says, by=tuple(f"carrom.{name}" for name in names))


def _shown(law: str, says: str, what: str) -> Clause:
    return Clause(law, says, shown=f"The window {what}.")


def _not(law: str, says: str, reason: str) -> Clause:
    return Clause(law, says, not_kept=reason)


FAIR = "Every flick that the game can make is proper."
NO_HANDS = "There are no hands or bodies on a screen."
NO_UMPIRE = "The game is the umpire; there is nobody to ask or to persuade."
NO_ROOM = "There is no hall around the board."
CANNOT_GO_WRONG = "The game allows no such mistake, so there is nothing to put right."

_BOARD = (
    _by("I.1", "size of the playing surface", "core.geometry.HALF_MM"),
    _by("I.2", "run of the striker, bounce of the frames", "core.equipment.Equipment"),
    _by("I.3", "four round pockets in the corners", "core.geometry.POCKETS"),
    _by(
        "I.4",
        "base lines and base circles",
        "core.geometry.BASE_LINE_LOW_MM",
        "core.geometry.BASE_LINE_HIGH_MM",
        "core.geometry.BASE_CIRCLE_X_MM",
    ),
    _by("I.5", "arrows", "core.geometry.ARROW_LENGTH_MM", "core.geometry.ARROW_TIP_CLEARANCE_MM"),
    _by("I.6", "centre circle", "core.geometry.CENTRE_CIRCLE_RADIUS_MM"),
    _by("I.7", "outer circle", "core.geometry.OUTER_CIRCLE_RADIUS_MM"),
    _by("I.8", "nineteen carrommen, their size and weight", "core.equipment.TOURNAMENT"),
    _by("I.9", "size and weight of the striker", "core.equipment.TOURNAMENT"),
    _not("I.10", "table, chairs, nets, light", NO_ROOM),
    _by("I.11", "powder for a smooth surface", "hookspecs.MatchSpec.surface_factor"),
    _by("II.1", "board, break, finish, turn, stroke", "core.ruling.Turn", "core.tally.Tally"),
    _by("II.2", "placing of returned pieces, the queen by the umpire", "laws.returns.who_places"),
    _by("II.3", "pocketing, by a proper or an improper stroke", "core.tally.StrokeFacts"),
    _by("II.4", "dues and penalties", "core.ruling.Foul", "laws.dues.paid"),
    _by("II.5", "covering", "laws.queen.covers"),
    _by("II.6", "shots: pair and cannon", "laws.spots.makes_shot"),
    _by("II.7", "opponents and the right-hand neighbour", "core.seats.SeatPlan.next"),
    _not("II.8", "push, thumbing, hand and finger", FAIR),
    _not("II.9", "white slam and black slam", "They have a name but change nothing in the score."),
    _not("II.10", "referee and umpire", NO_UMPIRE),
    _by("III.1", "singles opposite, partners opposite", "core.seats.SeatPlan"),
    _not("III.2", "posture, clothing, height of the seat", NO_HANDS),
    _not("IV.1", "striking with the finger, either hand, the elbow", FAIR),
    _not("IV.2", "support from chair and table", NO_HANDS),
    _by("V.1", "toss for the choice of side or break", "session.opening.toss"),
    _by(
        "V.2",
        "the loser chooses what the winner leaves",
        "session.opening.choose_break",
        "session.opening.choose_seat",
    ),
    _by("V.3", "the order of seats stays for the match", "core.match.MatchState.seats"),
    _by("VI.1", "two trial boards, one for each side", "core.match.MatchConfig.trial_boards"),
)

_PLAY = (
    _by("VII.1", "how the carrommen are set", "core.layout.opening_rack"),
    _shown("VII.2", "little time lost between boards", "sets the next board at once"),
    _by("VII.3", "the breaker plays white", "session.opening.set_board"),
    _by("VII.4", "the break is made by touching a carromman", "laws.case.Case.break_missed"),
    _by("VII.5", "two more tries, then the other side with black", "laws.break_.failed_try"),
    _by("VII.6", "improper, or striker in: turn lost, nothing due", "laws.break_.missed_break"),
    _by("VII.7", "15 seconds for the break", "laws.no_stroke.out_of_time"),
    _not("VII.8", "breaking before the umpire calls", "The board opens when it may be struck."),
    _by("VIII.1", "own carrommen and the queen keep the turn", "laws.turn.keeps_turn"),
    _by("VIII.2", "the break alternates within a game", "laws.game_end.next_breaker"),
    _by("VIII.3", "the other side breaks first in the next game", "session.boards.go_on"),
    _by("VIII.4", "in doubles the turn moves to the right", "session.turns.pass_on"),
    _by("VIII.5", "15 seconds for a stroke", "core.params.Laws.turn_seconds"),
    _not("VIII.6", "playing out of turn", "Only the side to strike can strike."),
    _by("IX.1", "all own carrommen in first: the board is won", "laws.board_end.end_ruling"),
    _by("IX.2", "a point for each carromman left, three for the queen", "laws.board_end.score"),
    _by(
        "IX.3",
        "the queen only for a winner who covered her",
        "core.params.Laws.queen_to_any_winner",
    ),
    _by("IX.4", "the queen adds nothing from 22 points", "core.params.Laws.queen_limit"),
    _by(
        "IX.5",
        "at most 12 points, dues written off",
        "laws.board_end.score",
        "laws.dues.written_off",
    ),
    _by("IX.6", "25 points or eight boards", "laws.game_end.judge_game"),
    _by(
        "IX.7",
        "level after eight: an extra board, a toss for its break",
        "laws.game_end.next_breaker",
    ),
    _by("IX.8", "best of three games", "core.params.Laws.best_of"),
    _by("X.1", "sides are changed after each game", "core.seats.SeatPlan.moved"),
    _by("X.2", "in the third game after the fourth board or 13 points", "session.boards.go_on"),
    _not(
        "X.3", "the later rounds change at 13 points only", "A match is not part of a tournament."
    ),
    _not("X.4", "a change that went unnoticed; two minutes for it", CANNOT_GO_WRONG),
    _by("XI.1", "technical foul before a turn's first stroke", "laws.no_stroke.out_of_time"),
    _not("XI.2", "technical foul by the side that waits", "It can do nothing but wait."),
    _by("XI.3", "foul: a carromman back, the turn lost", "laws.no_stroke.out_of_time"),
    _by("XI.4", "what fell with a foul comes back, and one more", "laws.turn.own_back"),
    _not("XII.1", "carrommen that jump off the board", "Nothing leaves a flat screen."),
    _not("XIII.1", "carrommen on their rim or on each other", "The discs of a screen stay flat."),
    _not("XIII.2", "the striker on carrommen, or they on it", "The discs of a screen stay flat."),
    _by("XIII.3", "a carromman that hangs over a pocket and falls", "core.outcome.StrokeOutcome"),
)

_DUES = (
    _by("XIV.1", "a pocketed striker is a due, an infringement a penalty", "laws.case.Case.fouls"),
    _by("XIV.2", "the striker alone: turn lost, one back, improper two", "laws.turn.turn_ruling"),
    _by("XIV.3", "nothing in hand: it stays owed", "laws.dues.paid"),
    _by("XIV.4", "striker with own: they and one back, again", "laws.turn.own_back"),
    _by(
        "XIV.5", "striker with the other side's: they stay, one back, lost", "laws.turn.keeps_turn"
    ),
    _by("XIV.6", "striker with both: own and one back, again", "laws.turn.keeps_turn"),
    _by("XIV.7", "improper: own back, others stay, a penalty, lost", "laws.turn.turn_ruling"),
    _by("XIV.8", "taken out as soon as available, after the stroke", "laws.dues.paid"),
    _by("XIV.9", "in doubles the player to the right places", "laws.returns.who_places"),
    _by("XIV.10", "the striking player places what the other side owed", "laws.returns.who_places"),
    _by("XIV.11", "no space: placed as soon as there is", "laws.returns.free_spot"),
    _not("XIV.12", "partners, and whose pocket a carromman lies in", CANNOT_GO_WRONG),
    _by("XIV.13", "not placing forfeits the claim", "core.inputs.DeclinePlacing"),
    _not("XIV.14", "placing an own carromman by mistake", CANNOT_GO_WRONG),
    _by("XIV.15", "what is available is placed, the rest later", "laws.dues.paid"),
    _not("XIV.16", "the finger is taken off, nothing else is held", NO_HANDS),
    _by("XIV.17", "inside the outer circle", "laws.spots.spot_fault"),
    _by("XIV.18", "placing moves nothing", "laws.spots.spot_fault"),
    _by("XIV.19", "all may be waived, not some", "core.inputs.DeclinePlacing"),
    _by("XIV.20", "points on demand in full or in part", "core.inputs.DemandPoints"),
    _not("XIV.21", "15 seconds for placing", "The clock waits, and Auto places at once."),
    _by("XIV.22", "dues are not set off against each other", "laws.dues.paid"),
    _by("XIV.23", "not on the centre circle", "laws.spots.spot_fault"),
    _not("XIV.24", "leaving the seat", NO_ROOM),
)

_QUEEN = (
    _by("XV.1", "three points for who covers her and wins", "core.params.Laws.queen_points"),
    _by("XV.2", "the right to her after an own carromman", "laws.queen.may_take"),
    _by("XV.3", "she goes to the centre, or as near as she fits", "laws.returns.free_spot"),
    _by("XV.4", "pocketed too early: back, turn lost", "laws.queen.ends_turn"),
    _by("XV.5", "pocketed with a due outstanding: back, turn lost", "laws.queen.ends_turn"),
    _by("XV.6", "dues that bring all nine back do not take the right", "laws.queen.may_take"),
    _by("XV.7", "with the striker and nine: back, a due, lost", "laws.queen.keeps_turn"),
    _by("XV.8", "not covered: back", "laws.queen.goes_back"),
    _not("XV.9", "a missing cover that nobody noticed", CANNOT_GO_WRONG),
    _by("XV.10", "an own carromman in the same stroke covers", "laws.queen.covers"),
    _by("XV.11", "with nine it takes two", "laws.queen.covers"),
    _by("XV.12", "with own and striker: all and one back, again", "laws.queen.queen_after"),
    _by("XV.13", "with the striker: she and one back, again", "laws.queen.keeps_turn"),
    _by("XV.14", "covering, striker alone: back, one due, lost", "laws.queen.queen_after"),
    _by("XV.15", "covering, striker with own: she waits once more", "laws.queen.queen_after"),
    _by("XV.16", "each of these improper: a penalty more, lost", "laws.turn.turn_ruling"),
    _by("XV.17", "covering, both last ones: won by 3, or 1", "laws.board_end.both_last"),
    _by("XV.18", "covering, the other side's last: own left and her", "laws.board_end.others_last"),
    _by("XV.19", "she and both last ones: won by 3, or 1", "laws.board_end.both_last"),
    _by("XV.20", "both last ones with her on the board: 3 for them", "laws.board_end.both_last"),
    _by("XV.21", "other side's last with her on the board", "laws.board_end.others_last"),
    _by("XV.22", "own last with her on the board: lost by 3, or 1", "laws.board_end.own_last"),
    _by("XV.23", "own last and striker, her on the board", "laws.board_end.own_last"),
    _by("XV.24", "she, both last ones and striker: lost by 3", "laws.board_end.others_last"),
    _by("XV.25", "both last ones and striker: by 1, or 3", "laws.board_end.others_last"),
    _by("XV.26", "other side's last and striker", "laws.board_end.others_last"),
    _by("XV.27", "a point more on demand for each foul", "laws.board_end.score"),
    _by("XV.28", "hanging over a pocket and falling counts", "core.outcome.StrokeOutcome"),
    _by("XV.29", "no placed carromman may make a shot with her", "laws.spots.makes_shot"),
)

_GENERAL = (
    _not("XVI.1", "certified strikers, damaged strikers and carrommen", "Nothing wears out."),
    _not("XVI.2", "the striker jumps off the board", "Nothing leaves a flat screen."),
    _not("XVI.3", "changing board, table or their position", NO_ROOM),
    _by("XVI.4", "the time stops when the umpire is asked", "session.session.MatchSession.hold"),
    _by("XVI.5", "powder before the break only", "hookspecs.MatchSpec.take_action"),
    _not("XVI.6", "wiping or blowing powder, dust and insects", "The surface stays as it is."),
    _by("XVI.7", "a stroke is complete when everything rests", "core.ports.LiveStroke.at_rest"),
    _shown("XVI.8", "the striker is taken up after the stroke", "takes it off the board"),
    _by("XVI.9", "the time counts from rest", "session.clock.TurnClock"),
    _not("XVI.10", "playing on after the turn is lost", CANNOT_GO_WRONG),
    _not("XVI.11", "hitting or disturbing the board", "Pieces move by strokes only."),
    _by("XVI.12", "a stroke counts once the striker leaves the line", "core.inputs.PlayStroke"),
    _shown("XVI.13", "asking for the score", "always shows it"),
    _not("XVI.14", "distracting, talking, gestures, things in the hand", NO_ROOM),
    _by("XVI.15", "the striker touches both base lines", "laws.placement.placement_fault"),
    _by("XVI.16", "or covers a base circle, off the arrow", "laws.placement.placement_fault"),
    _not("XVI.17", "testing the run, striker on the frame", "The striker moves by strokes only."),
    _by("XVI.18", "three passes each: the board is replayed", "session.turns.begin_turn"),
    _not("XVI.19", "ten minutes between games", "Players take their time between games."),
    _by("XVI.20", "conceding a game or the match", "core.inputs.Concede"),
    _by("XVI.21", "unforeseen: the board is replayed", "session.boards.replay_board"),
    _by("XVI.22", "no room on the base line: replayed", "laws.placement.has_room"),
    _not("XVII.1", "loss of the match for indiscipline or lateness", NO_ROOM),
    _not("XVIII.1", "protests, their form, fee and time", NO_UMPIRE),
    _by("XIX.1", "the score card, board by board", "core.match.BoardResult"),
)

COVERAGE: tuple[Clause, ...] = (*_BOARD, *_PLAY, *_DUES, *_QUEEN, *_GENERAL)
"""Section by section."""
