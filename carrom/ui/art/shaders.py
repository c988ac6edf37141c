"""Shader programs from the shipped files."""

from __future__ import annotations

import arcade
from arcade.gl import Program
from pyglet import gl

from carrom.paths import shipped

OVER = (gl.GL_SRC_ALPHA, gl.GL_ONE_MINUS_SRC_ALPHA, gl.GL_ONE, gl.GL_ONE_MINUS_SRC_ALPHA)
"""Blending that leaves an opaque target opaque."""


def load_program(ctx: arcade.ArcadeContext, vertex: str, fragment: str, *defined: str) -> Program:
    """A program from two files of `assets/shaders`, with `common.glsl` put into the fragment's.

    Args:
        ctx: For which it is made.
        vertex: File of the vertex shader.
        fragment: File of the fragment shader.
        defined: What the fragment shader finds defined.
    """
    folder = shipped("assets") / "shaders"
    version = "#version 330 core\n"
    defines = "".join(f"#define {name}\n" for name in defined)
    common = (folder / "common.glsl").read_text(encoding="utf-8")
    return ctx.program(
        vertex_shader=version + (folder / vertex).read_text(encoding="utf-8"),
        fragment_shader=version
        + defines
        + common
        + (folder / fragment).read_text(encoding="utf-8"),
    )
