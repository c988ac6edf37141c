"""When two discs meet: the exact instant, and none missed.

While both slide, the square of their distance is a polynomial of degree four in time. It is cut at
its inflections into pieces that are convex or concave, and on such a piece Newton's method runs to
the first root from one side without ever passing it, so a graze is found like a full hit.
"""

from __future__ import annotations

import math

from carrom.physics.flight import Disc, seconds_to_slide, speed_after

GENTLE_MM_S = 5.0
"""Discs that touch at a lower approach speed are left to slide on: no contact is counted."""

GIVE_MM = 0.02
"""How far discs, or a disc and the frame, may press into each other before that is a contact."""

_ROOT_MM2 = 1e-9
"""A squared distance this close to the goal is the goal: 3e-11 mm for two carrommen."""

_NEVER = math.inf


def seconds_to_contact(a: Disc, b: Disc, drag: float, limit: float, now: float) -> float:
    """Seconds until two discs meet, infinite if they do not within `limit` seconds.

    Both discs' states are those of the instant `now`.
    """
    reach = a.radius + b.radius
    dx = a.x - b.x
    dy = a.y - b.y
    if b.speed == 0.0:
        return _onto_resting(-dx, -dy, a.ux, a.uy, a.speed, reach, drag)
    if a.speed == 0.0:
        return _onto_resting(dx, dy, b.ux, b.uy, b.speed, reach, drag)
    apart = dx * dx + dy * dy
    far = reach + a.reach + b.reach
    if apart > far * far:
        return _NEVER
    left_a = a.rest_at - now
    left_b = b.rest_at - now
    both = left_a if left_a < left_b else left_b
    if limit < both:
        both = limit
    far = reach + (a.speed + b.speed) * both
    if apart <= far * far:
        met = _while_both_slide(a, b, dx, dy, reach, drag, both)
        if met < _NEVER:
            return met
    if limit <= both or left_a == left_b:
        return _NEVER
    return _once_one_rests(a, b, left_a, left_b, reach, drag)


def _onto_resting(
    dx: float, dy: float, ux: float, uy: float, speed: float, reach: float, drag: float
) -> float:
    """Seconds until a disc that slides along `ux`, `uy` meets a resting one `dx`, `dy` away."""
    along = dx * ux + dy * uy
    if along <= 0.0:
        return _NEVER
    aside = dx * uy - dy * ux
    chord = reach * reach - aside * aside
    if chord <= 0.0:
        return _NEVER
    depth = math.sqrt(chord)
    distance = along - depth
    way = 0.5 * speed * speed / drag
    if distance > way:
        return _NEVER
    if distance <= 0.0:
        apart = math.hypot(dx, dy)
        if speed * along >= GENTLE_MM_S * apart or apart <= reach - GIVE_MM:
            return 0.0
    elif speed_after(distance, speed, drag) * depth >= GENTLE_MM_S * reach:
        return seconds_to_slide(distance, speed, drag)
    goal = reach - GIVE_MM
    chord = goal * goal - aside * aside
    if chord <= 0.0:
        return _NEVER
    distance = along - math.sqrt(chord)
    return seconds_to_slide(distance, speed, drag) if distance <= way else _NEVER


def _once_one_rests(
    a: Disc, b: Disc, left_a: float, left_b: float, reach: float, drag: float
) -> float:
    """Seconds until contact after the disc that stops first has stopped."""
    if left_a < left_b:
        a, b, left_a, left_b = b, a, left_b, left_a
    slid = left_b * (a.speed - 0.5 * drag * left_b)
    dx = b.x + b.ux * b.reach - a.x - a.ux * slid
    dy = b.y + b.uy * b.reach - a.y - a.uy * slid
    return left_b + _onto_resting(dx, dy, a.ux, a.uy, drag * (left_a - left_b), reach, drag)


def _while_both_slide(
    a: Disc, b: Disc, dx: float, dy: float, reach: float, drag: float, end: float
) -> float:
    """Seconds until two sliding discs meet, up to the first one's rest."""
    wx = a.speed * a.ux - b.speed * b.ux
    wy = a.speed * a.uy - b.speed * b.uy
    hx = -0.5 * drag * (a.ux - b.ux)
    hy = -0.5 * drag * (a.uy - b.uy)
    apart = dx * dx + dy * dy
    c1 = 2.0 * (dx * wx + dy * wy)
    c2 = wx * wx + wy * wy + 2.0 * (dx * hx + dy * hy)
    c3 = 2.0 * (wx * hx + wy * hy)
    c4 = hx * hx + hy * hy
    start = 0.0
    if apart > reach * reach:
        start = _first_root(apart - reach * reach, c1, c2, c3, c4, 0.0, end)
        if start == _NEVER:
            return _NEVER
        closing = ((4.0 * c4 * start + 3.0 * c3) * start + 2.0 * c2) * start + c1
        if -closing >= 2.0 * GENTLE_MM_S * reach:
            return start
        goal = reach - GIVE_MM
    else:
        between = math.sqrt(apart)
        if -c1 >= 2.0 * GENTLE_MM_S * between:
            return 0.0
        goal = reach - GIVE_MM
        if between <= goal:
            if c1 < 0.0:
                return 0.0
            goal = between - GIVE_MM
    return _first_root(apart - goal * goal, c1, c2, c3, c4, start, end)


def _first_root(
    c0: float, c1: float, c2: float, c3: float, c4: float, start: float, end: float
) -> float:
    """The first time in [start, end] at which the polynomial, positive at start, comes to zero."""
    inner = 9.0 * c3 * c3 - 24.0 * c2 * c4
    if inner <= 0.0 or c4 <= 0.0:
        return _on_convex(c0, c1, c2, c3, c4, start, end)
    root = math.sqrt(inner)
    first = (-3.0 * c3 - root) / (12.0 * c4)
    second = (-3.0 * c3 + root) / (12.0 * c4)
    if start < first:
        cut = min(first, end)
        found = _on_convex(c0, c1, c2, c3, c4, start, cut)
        if found < _NEVER or cut >= end:
            return found
        start = cut
    if start < second:
        cut = min(second, end)
        found = _on_concave(c0, c1, c2, c3, c4, start, cut)
        if found < _NEVER or cut >= end:
            return found
        start = cut
    return _on_convex(c0, c1, c2, c3, c4, start, end)


def _on_convex(
    c0: float, c1: float, c2: float, c3: float, c4: float, start: float, end: float
) -> float:
    """Newton's method from the left: on a convex piece it never passes the first root."""
    t = start
    while True:
        value = (((c4 * t + c3) * t + c2) * t + c1) * t + c0
        if value <= _ROOT_MM2:
            return t
        slope = ((4.0 * c4 * t + 3.0 * c3) * t + 2.0 * c2) * t + c1
        if slope >= 0.0:
            return _NEVER
        further = t - value / slope
        if further > end:
            return _NEVER
        if further <= t:
            return t
        t = further


def _on_concave(
    c0: float, c1: float, c2: float, c3: float, c4: float, start: float, end: float
) -> float:
    """Newton's method from the right: a concave piece has a root only if it ends below zero."""
    t = end
    value = (((c4 * t + c3) * t + c2) * t + c1) * t + c0
    if value > 0.0:
        return _NEVER
    while value < -_ROOT_MM2:
        slope = ((4.0 * c4 * t + 3.0 * c3) * t + 2.0 * c2) * t + c1
        nearer = t - value / slope
        if not start <= nearer < t:
            return max(start, nearer)
        t = nearer
        value = (((c4 * t + c3) * t + c2) * t + c1) * t + c0
    return t
