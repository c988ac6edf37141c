#!/bin/sh
# Makes the shipped fonts from Debian's fonts-noto-core; needs fontTools (pyftsubset).
# Usage: assets/fonts/subset.sh [folder with the original .ttf files]
set -eu
source=${1:-/usr/share/fonts/truetype/noto}
here=$(dirname "$0")
latin="U+0020-024F,U+02B0-02FF,U+0300-036F,U+0370-03FF,U+0400-04FF,U+1E00-1EFF,U+2000-206F,U+20A0-20BF,U+2100-214F,U+2190-2193,U+2212,U+2248,U+2260,U+2264,U+2265,U+FFFD"
for weight in Regular Bold; do
    pyftsubset "$source/NotoSans-$weight.ttf" --unicodes="$latin" \
        --layout-features='*' --output-file="$here/NotoSans-$weight.ttf"
    pyftsubset "$source/NotoSansDevanagari-$weight.ttf" --unicodes='*' \
        --layout-features='*' --output-file="$here/NotoSansDevanagari-$weight.ttf"
done
