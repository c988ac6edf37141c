// The soft shadow under each disc, darkest where it touches the board.
uniform float lamp_height;  // mm; 0 lights evenly, for discs beside the board

in vec2 at;
in vec2 place;
flat in vec3 state;
flat in float radius;

out vec4 colour;

const float GHOST = 1.0;

void main() {
    float fall = state.y;
    vec2 drift = vec2(0.0, -0.10);
    if (lamp_height > 0.0) drift = (place - vec2(-60.0, 260.0)) / lamp_height * 0.30;
    float size = 1.0 - 0.36 * fall;
    float d = length(at / radius - drift) - size;
    float near = length(at / radius - drift * 0.3) - size;
    float soft = 1.0 - smoothstep(-0.22, 0.36, d);
    float contact = 1.0 - smoothstep(-0.04, 0.15, near);
    float dark = (0.36 * soft * soft + 0.48 * contact) * (1.0 - smoothstep(0.0, 0.4, fall));
    colour = vec4(0.035, 0.018, 0.008, state.z == GHOST ? 0.0 : dark);
}
