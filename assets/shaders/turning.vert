// The square of the board, turned about its centre.
uniform vec2 target;        // real pixels
uniform vec2 centre;        // of the board, in real pixels
uniform float half_px;      // half of the board's side, in real pixels
uniform vec2 turn;          // cosine and sine of the rest of the turn

in vec2 in_vert;
out vec2 at;                // real pixels from the board's centre, unturned
out vec2 uv;

void main() {
    at = in_vert * (half_px + 1.0);
    uv = (centre + at) / target;
    vec2 seen = vec2(at.x * turn.x + at.y * turn.y, at.y * turn.x - at.x * turn.y);
    gl_Position = vec4((centre + seen) / target * 2.0 - 1.0, 0.0, 1.0);
}
