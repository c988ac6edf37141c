"""Quads with values of their own, many in one draw call: what shapes, discs and letters are."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

import arcade
from arcade.gl import BufferDescription, Program

from carrom.ui.art.shaders import OVER

_FLOAT_BYTES = 4


class Quads:
    """Takes the values of quads, and draws them by any program that has inputs for these."""

    def __init__(self, ctx: arcade.ArcadeContext, inputs: Mapping[str, int], room: int) -> None:
        """Make room.

        Args:
            ctx: On which they are drawn.
            inputs: What the programs take for each quad, and of how many floats; a corner, from
                -1 to 1, is `in_vert` besides.
            room: For how many quads to begin with.
        """
        self._ctx = ctx
        self._floats = sum(inputs.values())
        self._room = room
        self._count = 0
        corners = ctx.buffer(data=array("f", (-1, -1, 1, -1, -1, 1, 1, 1)))
        self._values = ctx.buffer(reserve=self._bytes, usage="stream")
        layout = " ".join(f"{floats}f" for floats in inputs.values())
        self._geometry = ctx.geometry(
            [
                BufferDescription(corners, "2f", ["in_vert"]),
                BufferDescription(self._values, layout, list(inputs), instanced=True),
            ],
            mode=ctx.TRIANGLE_STRIP,
        )

    def write(self, values: array[float]) -> None:
        """Take the values of all quads, one after the other, in place of those before."""
        self._count = len(values) // self._floats
        if self._count > self._room:
            self._room = 2 * self._count
        # A buffer of its own, so that nothing waits until the last one was drawn.
        self._values.orphan(size=self._bytes)
        self._values.write(values.tobytes())

    def draw(self, program: Program) -> None:
        """Draw them on the active target, over all that is there."""
        program["target"] = self._ctx.active_framebuffer.size
        self._ctx.enable(self._ctx.BLEND)
        self._ctx.blend_func = OVER
        self._geometry.render(program, instances=self._count)

    @property
    def _bytes(self) -> int:
        return self._room * self._floats * _FLOAT_BYTES
