// The board as it was painted, while it turns.
uniform sampler2D picture;
uniform float half_px;
uniform float corner_px;

in vec2 at;
in vec2 uv;
out vec4 colour;

void main() {
    colour = vec4(texture(picture, uv).rgb, cover(rounded_box(at, vec2(half_px), corner_px)));
}
