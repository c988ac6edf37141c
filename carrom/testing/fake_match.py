"""A match without a table: a test says what each stroke pocketed, and the rules do the rest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from carrom.core.events import MatchEvent, RuleFailed
from carrom.core.inputs import MatchInput, NextBoard, PlaceAuto, PlayStroke, TakeAction, TimeOut
from carrom.core.match import BoardState, MatchConfig, MatchState, Phase, PlayerSpec
from carrom.core.outcome import StrokeOutcome
from carrom.core.registration import HudItem, MatchAction
from carrom.core.ruling import Ruling
from carrom.core.seats import BySide, Player
from carrom.core.stroke import Stroke
from carrom.host.registry import Registry
from carrom.host.rulebook import RuleBook, amended_laws
from carrom.session import reducer
from carrom.session.refusal import Refusal
from carrom.testing.builders import outcome, stroke

Rules = Mapping[str, Mapping[str, object]]


class FakeMatch:
    """A match for two by a rule set and house rules; `state` is where it stands.

    Coins that a player would have to place are put back by the game.
    """

    state: MatchState

    def __init__(
        self,
        registry: Registry,
        house_rules: Rules | None = None,
        *,
        rule_set: str = "standard",
        board: BoardState | None = None,
        score: BySide[int] = BySide(0, 0),
    ) -> None:
        """Begin a match.

        Args:
            registry: Where the rules are, of `load_plugin` or `bundled_plugins`.
            house_rules: Options of each house rule that is on, by its id.
            rule_set: The rule set's id.
            board: A board in the middle of play, of `board`; None starts with the break.
            score: Points of the game before this board.

        Raises:
            BadInputError: A rule or option is not there, or a value is not allowed.
            RuleConflictError: The rules cannot be played together.
        """
        given = house_rules or {}
        config = MatchConfig(
            rule_set=rule_set,
            laws=amended_laws(rule_set, given, registry),
            house_rules={rule: registry.options_of(rule, given[rule]) for rule in given},
            players={Player.A1: PlayerSpec("Asha"), Player.B1: PlayerSpec("Bela")},
        )
        self.rules = RuleBook.of(config, registry)
        self.events: list[MatchEvent] = []
        self.state, events = reducer.start(config, self.rules)
        self.events.extend(events)
        self.state = replace(self.state, board=board or self.state.board, score=score)

    def strike(self, *pieces: str, touched: bool = True, pockets: tuple[int, ...] = ()) -> Ruling:
        """Make a stroke that pockets these pieces, in this order; see `outcome`."""
        what = outcome(self.state, *pieces, touched=touched, pockets=pockets)
        return self.play(stroke(self.state), what)

    def play(self, flick: Stroke, what: StrokeOutcome) -> Ruling:
        """Make a stroke of which everything is known, such as one of a simulator."""
        return self._ruled(PlayStroke(flick), what)

    def time_out(self) -> Ruling:
        """Let the turn run out of time."""
        return self._ruled(TimeOut())

    def press(self, action: str) -> None:
        """Press a button of a house rule."""
        self._apply(TakeAction(action))

    def next_board(self) -> None:
        """Go on after a board."""
        self._apply(NextBoard())

    @property
    def actions(self) -> tuple[MatchAction, ...]:
        """Buttons that the house rules offer now."""
        return self.rules.list_actions(self.state)

    @property
    def hud(self) -> tuple[HudItem, ...]:
        """Lines that the house rules add to the scoreboard."""
        return self.rules.hud_items(self.state)

    def settle_failures(self) -> None:
        """Also take note of what failed outside a stroke, such as a line of the scoreboard."""
        self.events.extend(self.rules.take_failures())

    @property
    def failures(self) -> tuple[RuleFailed, ...]:
        """What house rules did wrong so far."""
        return tuple(event for event in self.events if isinstance(event, RuleFailed))

    def _ruled(self, match_input: MatchInput, what: StrokeOutcome | None = None) -> Ruling:
        self._apply(match_input, what)
        ruling = self.state.ruling
        if ruling is None:
            raise ValueError("nothing was ruled")
        return ruling

    def _apply(self, match_input: MatchInput, what: StrokeOutcome | None = None) -> None:
        result = reducer.apply(self.state, match_input, what, self.rules)
        if isinstance(result, Refusal):
            raise ValueError(result.sentence)
        self.state, events = result
        self.events.extend(events)
        if self.state.phase is Phase.PLACING:
            self._apply(PlaceAuto())
