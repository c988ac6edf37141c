// The faces of all kinds of disc, side by side, as flat paint: what the lamp does comes later.
// The colours are square roots of the wood's; alpha is how a groove tilts there.
uniform float tile;         // pixels of a face's square
uniform float radius;       // pixels of a face
uniform float safe_colours; // 1: the queen is blue, which no common colour blindness takes for black or wood

in vec2 uv;
out vec4 colour;

const float WHITE = 0.0;
const float BLACK = 1.0;
const float QUEEN = 2.0;

float ring(float r, float at_radius, float width) {
    return cover((abs(r - at_radius) - 0.5 * width) * radius);
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
    float kind = floor(gl_FragCoord.x / tile);
    vec2 q = (gl_FragCoord.xy - vec2((kind + 0.5) * tile, 0.5 * tile)) / radius;
    float r = length(q);
    q *= min(1.0, 1.02 / r);
    // Wood.
    float streak = fbm(vec2(q.x * 1.1, q.y * 7.5) + vec2(kind * 13.0, 5.0));
    float fine = noise(vec2(q.x * 3.0, q.y * 26.0) + 40.0);
    vec3 wood;
    vec3 paint;
    float painted;
    float relief;
    if (kind == WHITE) {
        wood = mix(vec3(0.66, 0.525, 0.345), vec3(0.82, 0.72, 0.54), smoothstep(0.2, 0.8, streak));
        paint = vec3(0.30, 0.135, 0.05);
        painted = max(ring(r, 0.36, 0.060), ring(r, 0.70, 0.070)) * 0.92;
        painted = max(painted, smoothstep(0.90, 0.96, r) * 0.80);  // sets ivory off from birch and powder
        relief = carved(r, 0.36, 0.075) + carved(r, 0.70, 0.085);
    } else if (kind == BLACK) {
        wood = mix(vec3(0.012, 0.0095, 0.0085), vec3(0.040, 0.028, 0.022), smoothstep(0.3, 0.8, streak));
        paint = vec3(0.40, 0.31, 0.20);
        painted = max(max(ring(r, 0.56, 0.055), ring(r, 0.76, 0.050)), cover((r - 0.10) * radius)) * 0.80;
        relief = (carved(r, 0.56, 0.07) + carved(r, 0.76, 0.07)) * 0.8;
    } else if (kind == QUEEN) {
        wood = mix(vec3(0.42, 0.010, 0.014), vec3(0.62, 0.030, 0.025), smoothstep(0.2, 0.8, streak));
        wood = mix(wood, mix(vec3(0.02, 0.16, 0.52), vec3(0.04, 0.25, 0.70), smoothstep(0.2, 0.8, streak)), safe_colours);
        paint = mix(vec3(0.95, 0.66, 0.22), vec3(0.98, 0.95, 0.80), safe_colours);
        painted = max(cover(crown(q * 0.80 + vec2(0.0, 0.01)) * radius), ring(r, 0.80, 0.050) * 0.9);
        relief = carved(r, 0.80, 0.08);
    } else {
        wood = vec3(0.83, 0.87, 0.90);
        wood *= 1.0 - 0.05 * smoothstep(0.3, 0.8, streak);
        paint = vec3(0.035, 0.085, 0.17);
        float star = petals(q, 4.0, 0.13, 0.60, 0.085);
        float small = petals(mat2(0.7071, 0.7071, -0.7071, 0.7071) * q, 4.0, 0.16, 0.44, 0.055);
        painted = max(ring(r, 0.89, 0.050), ring(r, 0.765, 0.035));
        painted = max(painted, max(cover(star * radius), cover(small * radius) * 0.8));
        painted = max(painted, cover((r - 0.075) * radius)) * 0.92;
        relief = carved(r, 0.89, 0.06) + carved(r, 0.765, 0.05);
    }
    if (kind < 2.5) wood *= 1.0 + 0.12 * (fine - 0.5);
    wood = mix(wood, paint, painted);

    colour = vec4(sqrt(wood), 0.5 + 0.4 * relief);
}
