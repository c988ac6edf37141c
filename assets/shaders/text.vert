// One quad per letter, on whole pixels.
uniform vec2 target;        // real pixels

in vec2 in_vert;            // corner of a square from -1 to 1
in vec4 in_place;           // left, bottom, right and top in real pixels
in vec4 in_picture;         // the same on the sheet, 0 to 1
in vec4 in_ink;

out vec2 at;
flat out vec4 ink;

void main() {
    vec2 share = 0.5 * in_vert + 0.5;
    at = mix(in_picture.xy, in_picture.zw, share);
    ink = in_ink;
    gl_Position = vec4(mix(in_place.xy, in_place.zw, share) / target * 2.0 - 1.0, 0.0, 1.0);
}
