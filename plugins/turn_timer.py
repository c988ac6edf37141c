"""House rule: how long a player has for a stroke, and what running out of time does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from carrom import HouseRule, HudItem, Option, Options, TimeOver, hookimpl

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"

NO_CLOCK = 0.0


class TurnTimer:
    """Gives the seconds for a stroke."""

    def __init__(self, options: Options) -> None:
        self._seconds = options["seconds"]
        self._time_over = options["time_over"]

    @hookimpl
    def amend_laws(self) -> Mapping[str, object] | None:
        """What running out of time does, where it was chosen."""
        return {"time_over": TimeOver(self._time_over)} if self._time_over else None

    @hookimpl
    def turn_time_limit(self) -> float:
        """The chosen seconds, in place of the rule set's."""
        return NO_CLOCK if self._seconds is None else float(self._seconds)

    @hookimpl
    def hud_items(self) -> Iterable[HudItem]:
        """The time for a stroke."""
        if self._seconds is not None:
            yield HudItem("{seconds} s for a stroke", values={"seconds": self._seconds})


@hookimpl
def register_house_rules() -> Iterable[HouseRule]:
    """One rule."""
    yield HouseRule(
        id="turn_timer",
        title="Turn timer",
        summary="How long a player has for a stroke, and what running out of time does.",
        create=TurnTimer,
        options=(
            Option("seconds", 30, title="Seconds", low=1, high=3600, none="no clock"),
            Option(
                "time_over",
                None,
                title="When time is over",
                choices=("pass", "foul"),
                none="as in the rule set",
            ),
        ),
    )
