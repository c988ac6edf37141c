"""A match on its way through one input."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from carrom.core.events import MatchEvent
from carrom.core.match import MatchState

if TYPE_CHECKING:
    from carrom.host.rulebook import RuleBook


@dataclass(frozen=True, slots=True)
class Flow:
    """The state so far, and what there is to tell; each step returns a new one."""

    match: MatchState
    rulebook: RuleBook
    events: tuple[MatchEvent, ...] = ()

    def tell(self, *events: MatchEvent) -> Flow:
        """Add events."""
        return replace(self, events=(*self.events, *events))

    def change(self, **fields: Any) -> Flow:  # noqa: ANN401 - the fields of MatchState
        """Change fields of the match."""
        return replace(self, match=replace(self.match, **fields))

    def change_board(self, **fields: Any) -> Flow:  # noqa: ANN401 - the fields of BoardState
        """Change fields of the board in play."""
        return self.change(board=replace(self.match.board, **fields))
