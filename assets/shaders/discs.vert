// One quad per disc, turned from board millimetres to the window.
uniform vec2 target;        // real pixels
uniform vec2 centre;        // of the board, in real pixels
uniform float px_per_mm;    // real pixels
uniform vec2 turn;
uniform float pocket_offset;
uniform float shadows;      // 1 leaves room for shadows, 0 only for the discs

in vec2 in_vert;            // corner of a square from -1 to 1
in vec4 in_place;           // x, y, radius in mm; turn in radians
in vec3 in_state;           // kind, fall, style

out vec2 at;                // mm from the disc's centre, as the player sees it
out vec2 place;             // the disc's centre, mm, as the player sees it
out vec2 to_pocket;         // from the disc's centre, mm, as the player sees it
flat out vec3 state;
flat out float radius;
flat out float angle;

vec2 seen(vec2 p) {
    return vec2(p.x * turn.x + p.y * turn.y, p.y * turn.x - p.x * turn.y);
}

void main() {
    radius = in_place.z;
    state = in_state;
    vec2 pocket = pocket_offset * vec2(in_place.x < 0.0 ? -1.0 : 1.0, in_place.y < 0.0 ? -1.0 : 1.0);
    vec2 centred = mix(in_place.xy, pocket, 0.75 * smoothstep(0.0, 0.9, in_state.y));
    place = seen(centred);
    to_pocket = seen(pocket - centred);
    angle = in_place.w - atan(turn.y, turn.x);
    bool wide = shadows > 0.5 || in_state.z == 2.0;
    float reach = radius * (wide ? 1.45 : 1.0) + 1.5 / px_per_mm;
    at = in_vert * reach;
    vec2 px = centre + (place + at) * px_per_mm;
    gl_Position = vec4(px / target * 2.0 - 1.0, 0.0, 1.0);
}
