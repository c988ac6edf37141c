// The finished picture, pixel for pixel; software renderers copy so plain a shader fastest.
uniform sampler2D picture;

in vec2 uv;
out vec4 colour;

void main() {
    colour = vec4(texture(picture, uv).rgb, 1.0);
}
