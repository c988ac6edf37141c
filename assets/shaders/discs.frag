// Turned wood under the lamp: carrommen, queen and striker.
uniform sampler2D faces;    // see disc_faces.frag
uniform vec2 face;          // a face's radius as a share of the picture's width and height
uniform float px_per_mm;    // real pixels
uniform float pocket_radius;
uniform float lamp_height;  // mm; 0 lights evenly, for discs beside the board
uniform vec3 accent;

in vec2 at;
in vec2 place;
in vec2 to_pocket;
flat in vec3 state;
flat in float radius;
flat in float angle;

out vec4 colour;

const float KINDS = 4.0;
const float BLACK = 1.0;
const float QUEEN = 2.0;
const float STRIKER = 3.0;
const float GHOST = 1.0;
const float HIGHLIGHT = 2.0;

void main() {
    float fall = state.y;

    // Tipping: the disc is seen shorter along the way to the pocket, smaller and deeper.
    vec2 way = normalize(to_pocket + vec2(1e-4, 0.0));
    float along = dot(at, way);
    float squash = 1.0 - 0.50 * sin(fall * 2.6);
    float size = 1.0 - 0.36 * fall;
    vec2 v = (at - way * along + way * along / squash) / (size * radius);
    float r = length(v);
    float px = radius * px_per_mm * size * mix(1.0, squash, abs(along) / (length(at) + 1e-4));
    float in_pocket = cover((length(at - to_pocket) - pocket_radius) * px_per_mm);
    float whole = mix(1.0, in_pocket, smoothstep(0.05, 0.30, fall));
    float body = cover((r - 1.0) * px);

    if (state.z == GHOST) {
        float half_rim = max(0.8, 0.022 * px);
        float rim = cover(abs((r - 1.0) * px + half_rim) - half_rim);
        vec3 tint = state.x == BLACK ? vec3(0.05, 0.045, 0.05)
                  : state.x == QUEEN ? vec3(0.75, 0.08, 0.07) : vec3(1.0, 0.99, 0.95);
        colour = vec4(mix(tint, vec3(0.06, 0.04, 0.03), rim * (state.x == BLACK ? 0.0 : 0.55)),
                      max(0.78 * rim, 0.34 * body) * whole);
        return;
    }

    vec3 to_lamp = vec3(0.0, 0.35, 1.0);
    float light = 1.0;
    if (lamp_height > 0.0) {
        to_lamp = vec3(vec2(0.0, 70.0) - place - at, lamp_height);
        float steep = lamp_height * inversesqrt(dot(to_lamp, to_lamp));
        light = steep * steep * 1.16;
        to_lamp.xy += vec2(-60.0, 190.0);
    }
    to_lamp = normalize(to_lamp);

    vec2 q = mat2(cos(angle), -sin(angle), sin(angle), cos(angle)) * v * min(1.0, 1.05 / max(r, 1e-3));
    vec4 painted = texture(faces, vec2((state.x + 0.5) / KINDS, 0.5) + q * face, -0.5);
    vec3 wood = painted.rgb * painted.rgb;
    float relief = (painted.a - 0.5) * 2.5;
    float shine = state.x == STRIKER ? 0.34 : 0.18;

    // Shape: a flat face with a rounded shoulder, grooves as small tilts.
    float shoulder = smoothstep(0.80, 1.0, r);
    vec3 normal = normalize(vec3(v / max(r, 1e-3) * (1.5 * shoulder * shoulder + 0.50 * relief + 0.05 * r), 1.0));
    float lit = max(dot(normal, to_lamp), 0.0);
    float gloss = max(dot(normal, normalize(to_lamp + vec3(0.0, 0.0, 1.0))), 0.0);
    gloss *= gloss;
    gloss *= gloss;
    gloss *= gloss;
    gloss *= gloss;
    gloss *= gloss;
    float rim = smoothstep(0.86, 0.955, r) * (1.0 - smoothstep(0.965, 1.0, r));
    vec3 rgb = wood * light * (0.20 + 0.88 * lit);
    rgb += vec3(1.0, 0.95, 0.86) * light * shine * (0.16 * gloss * gloss + 0.55 * rim * lit * lit * lit);
    rgb *= 1.0 - 0.50 * smoothstep(0.955, 1.0, r);
    // Beside the board the ground is dark: a thin light edge sets ebony off from it.
    if (lamp_height <= 0.0) rgb += vec3(0.32, 0.28, 0.23) * rim * (state.x == BLACK ? 1.0 : 0.16);
    rgb *= mix(1.0, 0.10, smoothstep(0.0, 1.0, fall));
    rgb = pow(clamp(rgb, 0.0, 1.0), vec3(1.0 / 2.2));

    body *= whole * (1.0 - smoothstep(0.75, 1.0, fall));
    colour = vec4(rgb, body);
    if (state.z == HIGHLIGHT) {
        float half_halo = max(1.2, 0.045 * px);
        float halo = cover(abs((r - 1.0) * px - 2.2 * half_halo) - half_halo);
        float glow = 0.55 * exp(-max(r - 1.0, 0.0) * 9.0) * step(1.0, r);
        float about = max(halo, glow) * whole;
        float all = body + about * (1.0 - body);
        colour = vec4(mix(accent, rgb, body / max(all, 1e-4)), all);
    }
}
