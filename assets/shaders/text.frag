// Letters from a sheet of their pictures.
uniform sampler2D sheet;

in vec2 at;
flat in vec4 ink;

out vec4 colour;

void main() {
    colour = texture(sheet, at) * ink;
}
