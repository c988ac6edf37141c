// One quad per shape, just large enough for it; lengths are logical pixels.
uniform vec2 target;        // real pixels
uniform float pixel_ratio;

in vec2 in_vert;            // corner of a square from -1 to 1
in vec4 in_a;
in vec4 in_b;
in vec4 in_fill;
in vec4 in_edge;
in vec4 in_kind;            // kind, softness, two of its own

out vec2 p;                 // logical pixels in the window
flat out vec4 a;
flat out vec4 b;
flat out vec4 fill;
flat out vec4 edge;
flat out vec4 kind;
flat out vec4 sweep;        // of an arc: the way to its middle, then sine and cosine of its half

const float LINE = 0.0;
const float BOX = 1.0;
const float ARC = 2.0;
const float TRIANGLE = 3.0;

void main() {
    a = in_a;
    b = in_b;
    fill = in_fill;
    edge = in_edge;
    kind = in_kind;
    sweep = vec4(sin(b.y + 0.5 * b.z), cos(b.y + 0.5 * b.z), sin(0.5 * b.z), cos(0.5 * b.z));
    vec2 middle = a.xy;
    vec2 axis = vec2(1.0, 0.0);
    vec2 reach = a.zw;
    if (kind.x == LINE) {
        vec2 along = a.zw - a.xy;
        float size = length(along);
        middle = 0.5 * (a.xy + a.zw);
        axis = size > 1e-6 ? along / size : axis;
        reach = vec2(0.5 * size, 0.0) + 0.5 * max(b.x, b.y);
    } else if (kind.x == ARC) {
        reach = vec2(a.z + 0.5 * b.x);
    } else if (kind.x == TRIANGLE) {
        vec2 low = min(min(a.xy, a.zw), b.xy);
        vec2 high = max(max(a.xy, a.zw), b.xy);
        middle = 0.5 * (low + high);
        reach = 0.5 * (high - low) + b.z;
    }
    reach += kind.y + 1.5 / pixel_ratio;
    vec2 q = in_vert * reach;
    p = middle + axis * q.x + vec2(-axis.y, axis.x) * q.y;
    gl_Position = vec4(p * pixel_ratio / target * 2.0 - 1.0, 0.0, 1.0);
}
