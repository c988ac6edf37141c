// The finished picture with powder on the surface: how it lies is kept in the picture's alpha.
uniform sampler2D picture;
uniform float amount;       // 0 to 1

in vec2 uv;
out vec4 colour;

void main() {
    vec4 board = texture(picture, uv);
    float dust = clamp(board.a * (0.25 + 1.1 * amount) - 0.25 * (1.0 - amount), 0.0, 1.0);
    colour = vec4(mix(board.rgb, vec3(0.93, 0.945, 0.95), 0.36 * dust * amount), 1.0);
}
