"""What the aim line shows: the stroke itself, played to its first contact with a carromman."""

from __future__ import annotations

from carrom.core.geometry import Point
from carrom.core.outcome import AimPath, Contact
from carrom.core.pieces import STRIKER
from carrom.physics.stroke import TableStroke


def path_to_contact(stroke: TableStroke) -> AimPath:
    """Play a fresh stroke until the striker meets a carromman, falls or rests."""
    way = [stroke.place(STRIKER)]
    while stroke.step():
        hits = []
        for event in stroke.news():
            if not isinstance(event, Contact):
                if event.piece == STRIKER:
                    return AimPath((*way, stroke.place(STRIKER)))
            elif event.b is not None:
                hits.append(event)
            elif event.a == STRIKER:
                way.append(stroke.place(STRIKER))
        if stroke.touched:
            return _at_contact(stroke, way, hits)
    stroke.outcome()
    return AimPath((*way, stroke.place(STRIKER)))


def _at_contact(stroke: TableStroke, way: list[Point], hits: list[Contact]) -> AimPath:
    """The way up to a contact; of several discs hit at once, the one hit hardest counts."""
    hardest = max((hit for hit in hits if STRIKER in (hit.a, hit.b)), key=lambda hit: hit.impulse)
    struck = hardest.b if hardest.a == STRIKER else hardest.a
    assert struck is not None
    still = Point(0.0, 0.0)
    velocities = stroke.velocities()
    return AimPath(
        striker=(*way, stroke.place(STRIKER)),
        struck=struck,
        struck_velocity=velocities.get(struck, still),
        striker_velocity=velocities.get(STRIKER, still),
    )
