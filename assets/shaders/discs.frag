// Turned wood under the lamp: carrommen, queen and striker; or, in the first pass, their shadows.
uniform float px_per_mm;
uniform float pocket_radius;
uniform float lamp_height;  // mm; 0 lights evenly, for discs beside the board
uniform float shadows;      // 1 draws only shadows
uniform vec3 accent;

in vec2 at;
in vec2 place;
in vec2 to_pocket;
flat in vec4 state;
flat in float radius;
flat in float angle;

out vec4 colour;

const float WHITE = 0.0;
const float BLACK = 1.0;
const float QUEEN = 2.0;
const float STRIKER = 3.0;
const float GHOST = 1.0;
const float HIGHLIGHT = 2.0;

float px;                   // the disc's radius in real pixels

float ring(float r, float at_radius, float width) {
    return cover((abs(r - at_radius) - 0.5 * width) * px);
}

// Groove: dark towards the lamp, light behind it.
float carved(float r, float at_radius, float width) {
    float d = (r - at_radius) / width;
    return -d * exp(-d * d) * 2.3;
}

float crown(vec2 q) {
    q = vec2(abs(q.x), q.y);
    float band = max(q.x - 0.30, abs(q.y + 0.235) - 0.045);
    float body = max(q.x - 0.30 - 0.16 * (q.y + 0.15), max(-0.16 - q.y, q.y - 0.24));
    float valley = 0.24 - abs(mod(q.x + 0.105, 0.21) - 0.105) * 2.6 - 0.02;
    body = max(body, (q.y - valley) * 0.36);
    float ball = min(length(q - vec2(0.0, 0.295)), min(length(q - vec2(0.21, 0.285)), length(q - vec2(0.375, 0.27)))) - 0.050;
    return min(min(band, body), ball);
}

float petals(vec2 q, float count, float inner, float tip, float half_width) {
    float sector = radians(360.0) / count;
    float a = atan(q.y, q.x);
    a -= floor(a / sector + 0.5) * sector;
    vec2 p = length(q) * vec2(cos(a), abs(sin(a)));
    float half_length = 0.5 * (tip - inner);
    float bow = (half_length * half_length - half_width * half_width) / (2.0 * half_width);
    return length(p - vec2(inner + half_length, -bow)) - (bow + half_width);
}

void main() {
    float fall = state.y;
    px = radius * px_per_mm;

    // Tipping: the disc is seen shorter along the way to the pocket, smaller and deeper.
    vec2 way = normalize(to_pocket + vec2(1e-4, 0.0));
    float along = dot(at, way);
    float squash = 1.0 - 0.50 * sin(fall * 2.6);
    float size = 1.0 - 0.36 * fall;
    vec2 v = (at - way * along + way * along / squash) / size / radius;
    float r = length(v);
    px *= size * mix(1.0, squash, abs(along) / (length(at) + 1e-4));
    vec2 q = mat2(cos(angle), -sin(angle), sin(angle), cos(angle)) * v;

    float in_pocket = cover((length(at - to_pocket) - pocket_radius) * px_per_mm);
    float whole = mix(1.0, in_pocket, smoothstep(0.05, 0.30, fall)) * state.z;

    vec3 to_lamp = vec3(0.0, 0.35, 1.0);
    float light = 1.0;
    if (lamp_height > 0.0) {
        to_lamp = vec3(vec2(0.0, 70.0) - place - at, lamp_height);
        light = pow(normalize(to_lamp).z, 2.3) * 1.18;
        to_lamp.xy += vec2(-60.0, 190.0);
    }
    to_lamp = normalize(to_lamp);

    if (shadows > 0.5) {
        vec2 drift = -to_lamp.xy / to_lamp.z * radius * 0.30;
        float d = length(at - drift) - radius * size;
        float soft = 1.0 - smoothstep(-0.22 * radius, 0.36 * radius, d);
        float contact = 1.0 - smoothstep(-0.04 * radius, 0.15 * radius, length(at - drift * 0.3) - radius * size);
        float dark = (0.36 * soft * soft + 0.48 * contact) * (1.0 - smoothstep(0.0, 0.4, fall));
        dark *= state.z * (state.w == GHOST ? 0.0 : 1.0);
        colour = vec4(0.035, 0.018, 0.008, dark);
        return;
    }

    if (state.w == GHOST) {
        float rim = cover((abs(r - 1.0 + 0.8 / px) - 0.8 / px) * px);
        float body = cover((r - 1.0) * px);
        vec3 tint = state.x == BLACK ? vec3(0.05, 0.045, 0.05)
                  : state.x == QUEEN ? vec3(0.75, 0.08, 0.07) : vec3(1.0, 0.99, 0.95);
        colour = vec4(mix(tint, vec3(0.06, 0.04, 0.03), rim * (state.x == BLACK ? 0.0 : 0.55)),
                      max(0.78 * rim, 0.34 * body) * whole);
        return;
    }

    // Wood.
    float streak = fbm(vec2(q.x * 1.1, q.y * 7.5) + vec2(state.x * 13.0, 5.0));
    float fine = noise(vec2(q.x * 3.0, q.y * 26.0) + 40.0);
    vec3 wood;
    vec3 paint;
    float painted;
    float relief;
    float shine;
    if (state.x == WHITE) {
        wood = mix(vec3(0.72, 0.585, 0.40), vec3(0.88, 0.79, 0.62), smoothstep(0.2, 0.8, streak));
        paint = vec3(0.30, 0.135, 0.05);
        painted = max(ring(r, 0.36, 0.055), ring(r, 0.70, 0.065)) * 0.85;
        relief = carved(r, 0.36, 0.075) + carved(r, 0.70, 0.085);
        shine = 0.16;
    } else if (state.x == BLACK) {
        wood = mix(vec3(0.012, 0.0095, 0.0085), vec3(0.040, 0.028, 0.022), smoothstep(0.3, 0.8, streak));
        paint = vec3(0.40, 0.31, 0.20);
        painted = max(max(ring(r, 0.56, 0.055), ring(r, 0.76, 0.050)), cover((r - 0.10) * px)) * 0.80;
        relief = (carved(r, 0.56, 0.07) + carved(r, 0.76, 0.07)) * 0.8;
        shine = 0.20;
    } else if (state.x == QUEEN) {
        wood = mix(vec3(0.42, 0.010, 0.014), vec3(0.62, 0.030, 0.025), smoothstep(0.2, 0.8, streak));
        paint = vec3(0.95, 0.66, 0.22);
        painted = max(cover(crown(q * 0.92 + vec2(0.0, 0.01)) * px), ring(r, 0.74, 0.050) * 0.9);
        relief = carved(r, 0.74, 0.08);
        shine = 0.26;
    } else {
        wood = vec3(0.83, 0.87, 0.90);
        wood *= 1.0 - 0.05 * smoothstep(0.3, 0.8, streak);
        paint = vec3(0.035, 0.085, 0.17);
        float star = petals(q, 4.0, 0.13, 0.60, 0.085);
        float small = petals(mat2(0.7071, 0.7071, -0.7071, 0.7071) * q, 4.0, 0.16, 0.44, 0.055);
        painted = max(ring(r, 0.89, 0.050), ring(r, 0.765, 0.035));
        painted = max(painted, max(cover(star * px), cover(small * px) * 0.8));
        painted = max(painted, cover((r - 0.075) * px)) * 0.92;
        relief = carved(r, 0.89, 0.06) + carved(r, 0.765, 0.05);
        shine = 0.34;
    }
    if (state.x != STRIKER) wood *= 1.0 + 0.12 * (fine - 0.5) * clamp((px - 10.0) / 14.0, 0.0, 1.0);
    wood = mix(wood, paint, painted);

    // Shape: a flat face with a rounded shoulder, grooves as small tilts.
    vec2 out_of = v / max(r, 1e-4);
    float shoulder = smoothstep(0.80, 1.0, r);
    vec3 normal = normalize(vec3(out_of * (1.5 * shoulder * shoulder + 0.50 * relief + 0.05 * r), 1.0));
    float lit = max(dot(normal, to_lamp), 0.0);
    vec3 halfway = normalize(to_lamp + vec3(0.0, 0.0, 1.0));
    float gloss = pow(max(dot(normal, halfway), 0.0), 60.0);
    float rim = smoothstep(0.86, 0.955, r) * (1.0 - smoothstep(0.965, 1.0, r));
    vec3 rgb = wood * light * (0.22 + 0.92 * lit);
    rgb += vec3(1.0, 0.95, 0.86) * light * shine * (0.22 * gloss + 0.55 * rim * pow(lit, 3.0));
    rgb *= 1.0 - 0.50 * smoothstep(0.955, 1.0, r);
    rgb *= mix(1.0, 0.10, smoothstep(0.0, 1.0, fall));
    rgb = pow(clamp(rgb, 0.0, 1.0), vec3(1.0 / 2.2));

    float body = cover((r - 1.0) * px) * whole * (1.0 - smoothstep(0.75, 1.0, fall));
    colour = vec4(rgb, body);
    if (state.w == HIGHLIGHT) {
        float halo = ring(r, 1.0 + 2.6 / px, 2.4 / px);
        float glow = 0.55 * exp(-max(r - 1.0, 0.0) * 9.0) * step(1.0, r);
        float about = max(halo, glow) * whole;
        colour = vec4(mix(accent, rgb, body / max(body + about * (1.0 - body), 1e-4)), body + about * (1.0 - body));
    }
}
