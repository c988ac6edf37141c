// Lines, rounded boxes, arcs and triangles with edges one pixel soft.
uniform float pixel_ratio;

in vec2 p;
flat in vec4 a;
flat in vec4 b;
flat in vec4 fill;
flat in vec4 edge;
flat in vec4 kind;
flat in vec4 sweep;

out vec4 colour;

const float LINE = 0.0;
const float BOX = 1.0;
const float ARC = 2.0;

#ifdef ONLY_BOXES
// Software renderers work through the other kinds too for every pixel, if there can be others.
#define KIND BOX
#else
#define KIND kind.x
#endif

// Coverage inside distance d, fading over the softness outside if the shape has one.
float inside(float d) {
    float softness = kind.y;
    if (softness <= 0.0) return cover(d * pixel_ratio);
    float t = clamp(1.0 - d / softness, 0.0, 1.0);
    return t * t * (3.0 - 2.0 * t);
}

// A width no thinner than a real pixel, and the share of ink that the thin line keeps.
vec2 drawn_width(float width) {
    float least = 1.0 / pixel_ratio;
    return vec2(max(width, least), min(1.0, width / least));
}

void main() {
    if (KIND == LINE) {
        // From end a.xy of width b.x and colour fill to end a.zw of width b.y and colour edge.
        vec2 ab = a.zw - a.xy;
        float t = clamp(dot(p - a.xy, ab) / max(dot(ab, ab), 1e-9), 0.0, 1.0);
        vec2 width = drawn_width(mix(b.x, b.y, t));
        float d = length(p - a.xy - ab * t) - 0.5 * width.x;
        vec4 ink = mix(fill, edge, t);
        colour = vec4(ink.rgb, ink.a * inside(d) * width.y);
    } else if (KIND == BOX) {
        // Centre a.xy, half size a.zw, corner radius b.x, edge b.y wide and within the box.
        float d = rounded_box(p - a.xy, a.zw, min(b.x, min(a.z, a.w)));
        float whole = inside(d);
        float rim = b.y > 0.0 ? whole - cover((d + b.y) * pixel_ratio) : 0.0;
        if (kind.z > 0.5) whole *= 1.0 - cover(d * pixel_ratio);
        float under = fill.a * (whole - rim) + edge.a * rim;
        vec3 rgb = (fill.rgb * fill.a * (whole - rim) + edge.rgb * edge.a * rim) / max(under, 1e-5);
        float over_fill = rim * fill.a * (1.0 - edge.a);
        rgb = (rgb * under + fill.rgb * over_fill) / max(under + over_fill, 1e-5);
        colour = vec4(rgb, under + over_fill);
    } else if (KIND == ARC) {
        // Centre a.xy, radius a.z, line b.x wide, from b.y radians clockwise from the top over b.z.
        vec2 q = p - a.xy;
        vec2 width = drawn_width(b.x);
        float d = abs(length(q) - a.z);
        q = vec2(abs(q.x * sweep.y - q.y * sweep.x), q.x * sweep.x + q.y * sweep.y);
        bool beyond = b.z < radians(360.0) && sweep.w * q.x > sweep.z * q.y;
        if (beyond) d = length(q - a.z * sweep.zw);
        colour = vec4(fill.rgb, fill.a * inside(d - 0.5 * width.x) * width.y);
    } else {
        // Corners a.xy, a.zw and b.xy, rounded by b.z.
        vec2 e0 = a.zw - a.xy, e1 = b.xy - a.zw, e2 = a.xy - b.xy;
        vec2 v0 = p - a.xy, v1 = p - a.zw, v2 = p - b.xy;
        vec2 w0 = v0 - e0 * clamp(dot(v0, e0) / dot(e0, e0), 0.0, 1.0);
        vec2 w1 = v1 - e1 * clamp(dot(v1, e1) / dot(e1, e1), 0.0, 1.0);
        vec2 w2 = v2 - e2 * clamp(dot(v2, e2) / dot(e2, e2), 0.0, 1.0);
        float s = sign(e0.x * e2.y - e0.y * e2.x);
        float side = min(min(s * (v0.x * e0.y - v0.y * e0.x), s * (v1.x * e1.y - v1.y * e1.x)),
                         s * (v2.x * e2.y - v2.y * e2.x));
        float d = -sign(side) * sqrt(min(min(dot(w0, w0), dot(w1, w1)), dot(w2, w2))) - b.z;
        colour = vec4(fill.rgb, fill.a * inside(d));
    }
}
