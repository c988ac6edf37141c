// The table under its lamp with the board on it, seen from straight above.
// Lengths are millimetres and come from core.geometry; p is a place on the board,
// v the same place as the player sees it (the lamp does not turn with the board).

uniform vec2 centre;          // of the board, in real pixels
uniform float px_per_mm;      // real pixels
uniform vec2 turn;            // cosine and sine
uniform float shows_board;    // 0 leaves the bare table

uniform float half_size;
uniform float frame_width;
uniform float corner_radius;
uniform float pocket_radius;
uniform float pocket_offset;
uniform float base_low;
uniform float base_high;
uniform float base_low_width;
uniform vec2 base_circle;     // centre, seen from its seat
uniform float base_circle_radius;
uniform float base_circle_red_radius;
uniform float centre_radius;
uniform float outer_radius;
uniform float arrow_tip;
uniform float arrow_length;
uniform float arrow_width;
uniform float line_width;

out vec4 colour;

const vec3 INK = vec3(0.012, 0.009, 0.008);
const vec3 RED = vec3(0.38, 0.018, 0.016);
const vec3 LAMP = vec3(1.0, 0.93, 0.80);

// Signed distance in mm to coverage of the pixel.
float area(float d) { return cover(d * px_per_mm); }

// A line of a width in mm, never thinner than a pixel, around the zero of d.
float line(float d, float width) {
    return area(abs(d) - 0.5 * max(width, 1.0 / px_per_mm));
}

// How much of a pattern with this many cycles per mm the pixels can still show.
float resolved(float frequency) {
    return 1.0 - smoothstep(0.25, 0.6, frequency / px_per_mm);
}

vec3 birch(vec2 p) {
    float flow = fbm(p * vec2(0.0026, 0.008) + 3.0);
    float y = p.y + 30.0 * (flow - 0.5);
    float broad = fbm(vec2(p.x * 0.0011, y * 0.020) + 11.0);
    float bands = fbm(vec2(p.x * 0.0022, y * 0.16) + 31.0);
    float grain = fbm(vec2(p.x * 0.0085, y * 0.75) + 70.0);
    float fibre = noise(vec2(p.x * 0.022, y * 2.3) + 90.0);
    float pore = smoothstep(0.78, 0.97, noise(vec2(p.x * 0.045, y * 1.35) + 130.0))
               * smoothstep(0.40, 0.70, bands);
    vec3 wood = mix(vec3(0.600, 0.440, 0.270), vec3(0.720, 0.570, 0.385), smoothstep(0.25, 0.75, broad));
    wood *= 1.0 - vec3(0.09, 0.12, 0.16) * smoothstep(0.42, 0.78, bands);
    wood *= 1.0 + 0.17 * (grain - 0.5) * resolved(0.75);
    wood *= 1.0 + 0.090 * (fibre - 0.5) * resolved(2.3);
    wood = mix(wood, wood * vec3(0.80, 0.70, 0.58), 0.45 * pore * resolved(1.35));
    return wood;
}

vec3 rosewood(vec2 g) {
    float flow = fbm(g * vec2(0.004, 0.018));
    float y = g.y + 22.0 * (flow - 0.5);
    float streak = fbm(vec2(g.x * 0.0035, y * 0.20) + 23.0);
    float fine = fbm(vec2(g.x * 0.016, y * 0.95) + 51.0);
    float pore = smoothstep(0.74, 0.95, noise(vec2(g.x * 0.070, y * 1.5) + 77.0));
    vec3 wood = mix(vec3(0.026, 0.0080, 0.0055), vec3(0.150, 0.040, 0.020), smoothstep(0.28, 0.74, streak));
    wood *= 1.0 + 0.55 * (fine - 0.5) * resolved(0.95);
    wood *= 1.0 - 0.45 * pore * resolved(1.5);
    return wood;
}

vec3 table(vec2 v) {
    float flow = fbm(v * vec2(0.0016, 0.0060) + 5.0);
    float y = v.y + 60.0 * (flow - 0.5);
    float rings = 0.5 + 0.5 * sin(y * 0.115 + 9.0 * fbm(vec2(v.x * 0.0011, y * 0.006) + 15.0));
    float streak = fbm(vec2(v.x * 0.0030, y * 0.140) + 25.0);
    float fine = fbm(vec2(v.x * 0.012, y * 0.80) + 9.0);
    float pore = smoothstep(0.72, 0.96, noise(vec2(v.x * 0.035, y * 0.85) + 60.0));
    vec3 wood = mix(vec3(0.0105, 0.0066, 0.0049), vec3(0.0235, 0.0145, 0.0095), smoothstep(0.25, 0.8, streak));
    wood *= 1.0 - 0.16 * rings * rings;
    wood *= 1.0 + 0.50 * (fine - 0.5) * resolved(0.80);
    wood *= 1.0 - 0.45 * pore * resolved(0.85);
    float pool = exp(-dot(v, v) / (2.0 * 400.0 * 400.0));
    wood *= 0.20 + 2.3 * pool;
    return wood;
}

// How powder lies on the surface, 0 to 1: in clouds of specks.
float powder(vec2 p) {
    float clouds = fbm(p * 0.013 + 200.0);
    float drifts = fbm(p * 0.06 + 300.0);
    float specks = mix(0.5, hash21(floor(p * min(px_per_mm, 2.0)) + 0.5), 0.8);
    return smoothstep(0.25, 0.75, clouds) * (0.45 + 0.55 * drifts) * (0.35 + 0.9 * specks);
}

// Eight petals around the centre circle and a ring of dots: x is ink, y is red.
vec2 ornament(vec2 p) {
    float r = length(p);
    float angle = atan(p.y, p.x);
    float eighth = radians(45.0);
    float nth = floor(angle / eighth + 0.5);
    float folded = angle - nth * eighth;
    vec2 q = r * vec2(cos(folded), abs(sin(folded)));
    bool long_petal = mod(nth, 2.0) < 0.5;
    float inner = centre_radius * 1.16;
    float tip = outer_radius * (long_petal ? 0.875 : 0.66);
    float half_length = 0.5 * (tip - inner);
    float half_width = outer_radius * (long_petal ? 0.122 : 0.092);
    float bow = (half_length * half_length - half_width * half_width) / (2.0 * half_width);
    float petal = length(q - vec2(inner + half_length, -bow)) - (bow + half_width);
    float vein = max(abs(q.y) - 0.3, abs(q.x - inner - half_length) - half_length * 0.62);
    float ink = line(petal, line_width * 0.75);
    ink = max(ink, 0.75 * area(vein));
    float red = area(petal + outer_radius * 0.030) * (long_petal ? 0.0 : 0.9);

    float dots = radians(7.5);
    float bead = angle - floor(angle / dots + 0.5) * dots;
    vec2 at = r * vec2(cos(bead), sin(bead)) - vec2(outer_radius * 0.9525, 0.0);
    ink = max(ink, area(length(at) - outer_radius * 0.0105));
    ink = max(ink, line(r - outer_radius * 0.915, line_width * 0.55));
    return vec2(ink, red) * step(r, outer_radius);
}

// All that is printed on the surface: x is ink, y is red.
vec2 markings(vec2 p) {
    vec2 a = abs(p);
    float r = length(p);
    float ink = 0.0;
    float red = 0.0;

    // Base lines: any side folded to the bottom one, the lower line growing inwards from its place.
    vec2 q = a.y > a.x ? vec2(a.x, -a.y) : vec2(a.y, -a.x);
    float along = q.x - base_circle.x;
    float low = max(abs(-q.y - base_low + 0.5 * base_low_width) - 0.5 * base_low_width, along);
    float high = max(abs(-q.y - base_high - 0.5 * line_width) - 0.5 * max(line_width, 1.0 / px_per_mm), along);
    float ring = length(q - base_circle);
    float outside = 1.0 - area(ring - base_circle_radius);
    ink = max(area(low), area(high)) * outside;
    ink = max(ink, line(ring - base_circle_radius + 0.5 * line_width, line_width));
    red = max(red, area(ring - base_circle_red_radius));

    // Arrows: any corner folded to the first quadrant, u towards the pocket.
    float u = (a.x + a.y) * 0.70710678;
    float w = abs(a.x - a.y) * 0.70710678;
    float tail = arrow_tip - arrow_length;
    float head_length = 13.0;
    float head_half = 3.9;
    float neck = head_length - 3.5;
    float shaft = max(w - 0.5 * max(arrow_width, 1.0 / px_per_mm), abs(u - 0.5 * (tail + arrow_tip - neck)) - 0.5 * (arrow_length - neck));
    float back = arrow_tip - u;
    float head = (w * head_length - back * head_half) / length(vec2(head_length, head_half));
    head = max(head, back - head_length + 3.0 * (1.0 - w / head_half));
    ink = max(ink, max(area(shaft), area(head)));

    // The customary arc around the arrow's tail, open towards the pocket, with its own two heads.
    float arc_radius = base_circle_radius;
    vec2 c = vec2(u - tail - arc_radius, w);
    float around = atan(c.y, c.x);
    float gap = radians(38.0);
    float arc = line(length(c) - arc_radius, line_width) * step(gap, around);
    vec2 end = arc_radius * vec2(cos(gap), sin(gap));
    vec2 outward = vec2(sin(gap), -cos(gap));
    vec2 e = c - end;
    vec2 f = vec2(dot(e, outward), abs(dot(e, vec2(-outward.y, outward.x))));
    float barb = max((f.y * 7.0 - (4.5 - f.x) * 2.6) / 7.47, -2.5 - f.x);
    ink = max(ink, max(arc, area(barb)));

    // Centre.
    vec2 drawn = ornament(p);
    ink = max(ink, drawn.x);
    red = max(red, drawn.y);
    ink = max(ink, line(r - outer_radius + 0.5 * line_width, line_width));
    red = max(red, area(r - centre_radius));
    ink = max(ink, line(r - centre_radius + 0.5 * line_width, line_width));
    return vec2(ink, red);
}

vec3 pocket(vec2 p, vec2 v, vec3 light) {
    vec2 a = p - sign(p) * pocket_offset;
    float r = length(a) / pocket_radius;
    float angle = atan(a.y, a.x);
    float depth = clamp(r, 0.0, 1.0);
    float pull = 2.6 * log(max(depth, 0.05));
    float turns = angle * 16.0 / radians(360.0);
    float strand = 1.0e9;
    float x1 = abs(fract(turns + pull) - 0.5);
    float x2 = abs(fract(turns - pull) - 0.5);
    float mesh = 6.2831853 * pocket_radius * depth / 16.0;
    strand = min(0.5 - x1, 0.5 - x2) * mesh * 0.62;
    float net = area(strand - 0.42) * smoothstep(0.12, 0.85, depth);
    vec2 view = vec2(dot(a, turn), dot(a, vec2(-turn.y, turn.x)));
    float wall = smoothstep(0.72, 1.0, r);
    vec3 dark = mix(vec3(0.0022, 0.0017, 0.0015), vec3(0.012, 0.0075, 0.005), depth * depth);
    vec3 rope = vec3(0.20, 0.165, 0.115) * (0.25 + 0.75 * depth * depth);
    vec3 inside = mix(dark, rope * light * 0.62, net * 0.85);
    float facing = 0.5 + 0.5 * dot(normalize(view + 1e-4), normalize(-v + vec2(0.0, 1e-4)));
    inside += vec3(0.10, 0.055, 0.028) * wall * (1.0 - facing) * 0.8 * light;
    inside *= mix(1.0, 0.25, smoothstep(0.55, 1.0, facing) * smoothstep(0.2, 1.0, r));
    return inside;
}

void main() {
    vec2 v = (gl_FragCoord.xy - centre) / px_per_mm;
    vec2 p = vec2(v.x * turn.x - v.y * turn.y, v.x * turn.y + v.y * turn.x);
    float outer_half = half_size + frame_width;
    float outside = rounded_box(p, vec2(outer_half), corner_radius);
    float inside = rounded_box(p, vec2(half_size), pocket_radius);

    vec2 lamp = vec2(0.0, 70.0);
    vec3 to_lamp = normalize(vec3(lamp - v, 640.0));
    float fall_off = pow(to_lamp.z, 2.3);
    vec3 light = LAMP * fall_off * 1.18;

    vec3 rgb = table(v);
    float dust = 0.0;
    if (shows_board > 0.5) {
        float below = max(outside, 0.0);
        rgb *= 1.0 - 0.80 * exp(-below / 20.0) - 0.15 * exp(-below / 70.0);

        // Frame.
        vec2 a = abs(p);
        bool level = a.y > a.x;
        vec2 g = level ? vec2(p.x, a.y + (p.y > 0.0 ? 900.0 : 0.0)) : vec2(p.y + 400.0, a.x + (p.x > 0.0 ? 2100.0 : 1500.0));
        vec3 wood = rosewood(g);
        float mitre = abs(a.x - a.y) * 0.70710678;
        wood *= 1.0 - 0.55 * line(mitre, 0.7) * step(pocket_offset, min(a.x, a.y));
        vec2 across = level ? vec2(0.0, sign(p.y)) : vec2(sign(p.x), 0.0);
        vec2 from_pocket = p - sign(p) * pocket_offset;
        bool corner = min(a.x, a.y) > pocket_offset;
        vec2 inward = corner && inside < 7.0 ? normalize(-from_pocket) * -1.0 : across;
        float tilt = 0.95 * smoothstep(-7.0, -0.5, outside) - 1.05 * (1.0 - smoothstep(0.5, 5.0, inside));
        vec2 lean = inward * tilt;
        lean = vec2(lean.x * turn.x + lean.y * turn.y, lean.y * turn.x - lean.x * turn.y);
        vec3 normal = normalize(vec3(lean, 1.0));
        vec3 halfway = normalize(to_lamp + vec3(0.0, 0.0, 1.0));
        float lit = max(dot(normal, to_lamp), 0.0);
        float gloss = pow(max(dot(normal, halfway), 0.0), 42.0);
        vec3 frame = wood * light * (0.20 + 1.05 * lit) + LAMP * gloss * 0.050 * fall_off;
        float edge = exp(-pow((inside - 1.7) / 1.15, 2.0));
        frame += LAMP * vec3(0.34, 0.20, 0.12) * edge * (0.45 + 0.55 * lit) * fall_off;
        frame *= 1.0 - 0.55 * exp(-max(inside, 0.0) / 0.55);
        rgb = mix(rgb, frame, area(outside));

        // Surface.
        vec3 surface = birch(p);
        vec2 printed = markings(p);
        vec3 red = RED * (0.9 + 0.35 * noise(vec2(p.x * 0.05, p.y * 0.9)));
        surface = mix(surface, red, printed.y * 0.94);
        surface = mix(surface, INK, printed.x);
        float polish = pow(max(to_lamp.z, 0.0), 9.0);
        surface = surface * light * 1.04 + LAMP * (0.022 * polish + 0.004);
        float near_frame = max(-inside, 0.0);
        float above = max(half_size - v.y, 0.0);
        float shade = 0.60 * exp(-near_frame / 5.0) + 0.20 * exp(-near_frame / 28.0) + 0.22 * exp(-above / 16.0);
        surface *= 1.0 - min(shade, 0.85) * vec3(0.92, 0.97, 1.0);
        rgb = mix(rgb, surface, area(inside));
        dust = powder(p) * area(inside);

        // Pockets, with a thin worn rim where the surface ends.
        float hole = length(a - pocket_offset) - pocket_radius;
        float rim = line(hole - 0.9, 1.8) * area(inside);
        rgb = mix(rgb, vec3(0.16, 0.085, 0.040) * light, 0.70 * rim);
        rgb = mix(rgb, pocket(p, v, light), area(hole));
        dust *= 1.0 - area(hole - 1.0);
    }

    rgb = pow(clamp(rgb, 0.0, 1.0), vec3(1.0 / 2.2));
    rgb += (hash21(gl_FragCoord.xy + 0.5) - 0.5) / 255.0;
    colour = vec4(rgb, dust);
}
