"""What the line below the board says: what is waited for, and how to do it."""

from __future__ import annotations

from carrom.ui.controls.devices import Devices
from carrom.ui.controls.prompts import Situation, how_to
from carrom.ui.hud_model import HudModel, seat_name
from carrom.ui.play.match_flow import MatchFlow
from carrom.ui.words import Words


def prompt_of(words: Words, flow: MatchFlow, hud: HudModel) -> str:
    """What is waited for, in one sentence; nothing while the band of a pull lies there."""
    if _pulls(flow):
        return ""
    if flow.moving:
        return words("The pieces move")
    if paused(flow):
        return words("Paused")
    if flow.verdict.blocking:
        return words("Next: {what}", what=hud.prompt)
    if flow.session.thinking:
        name = seat_name(words, flow.state, flow.state.board.to_strike)
        shown = flow.other_hand is not None
        return words("{name} strikes" if shown else "{name} thinks", name=name)
    return hud.prompt


def how_of(words: Words, flow: MatchFlow, devices: Devices) -> str:
    """How to do what is waited for, with the device in use."""
    situation = None if _pulls(flow) else _situation(flow)
    return "" if situation is None else how_to(words, situation, devices)


def busy_s(flow: MatchFlow) -> float:
    """For how long a personality has thought; 0 while none does."""
    thinks = flow.other_hand is None and not paused(flow)
    return flow.thinking_s if thinks else 0.0


def paused(flow: MatchFlow) -> bool:
    """Whether the match stands still for another reason than what was judged."""
    return flow.session.on_hold and not flow.verdict.shown


def _pulls(flow: MatchFlow) -> bool:
    return flow.hand is not None and flow.hand.pull is not None


def _situation(flow: MatchFlow) -> Situation | None:
    if flow.moving:
        return Situation.MOVING
    if paused(flow):
        return Situation.PAUSED
    if flow.waits_for_next:
        return Situation.NEXT
    if flow.other_hand is not None:
        return Situation.WATCH
    if flow.placing is not None:
        return Situation.PLACE
    return None if flow.hand is None else Situation.AIM
