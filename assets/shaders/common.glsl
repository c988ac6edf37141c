// Noise and coverage that every fragment shader shares.

float hash21(vec2 p) {
    vec3 q = fract(vec3(p.xyx) * vec3(0.1031, 0.1030, 0.0973));
    q += dot(q, q.yzx + 33.33);
    return fract((q.x + q.y) * q.z);
}

float noise(vec2 p) {
    vec2 i = floor(p);
    vec2 f = fract(p);
    vec2 u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
    return mix(mix(hash21(i), hash21(i + vec2(1, 0)), u.x),
               mix(hash21(i + vec2(0, 1)), hash21(i + vec2(1, 1)), u.x), u.y);
}

float fbm(vec2 p) {
    float sum = 0.0;
    float amount = 0.5;
    for (int i = 0; i < 4; i++) {
        sum += amount * noise(p);
        p = mat2(0.8, 0.6, -0.6, 0.8) * p * 2.03 + 17.0;
        amount *= 0.5;
    }
    return sum / 0.9375;
}

// How much of a pixel lies inside a shape whose signed distance at the pixel is d pixels.
float cover(float d) {
    return clamp(0.5 - d, 0.0, 1.0);
}

float rounded_box(vec2 p, vec2 half_size, float radius) {
    vec2 q = abs(p) - half_size + radius;
    return min(max(q.x, q.y), 0.0) + length(max(q, 0.0)) - radius;
}
