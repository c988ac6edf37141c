#!/bin/sh
# Installs Carrom for the player who runs it, without a password; `install.sh --remove` undoes it.
# Settings, saves, replays and plugins are kept in either case.
set -eu

data="${XDG_DATA_HOME:-$HOME/.local/share}"
program="$data/carrom-app"
link="$HOME/.local/bin/carrom"
entry="$data/applications/@{app_id}.desktop"
metainfo="$data/metainfo/@{app_id}.metainfo.xml"
manual="$data/man/man6/carrom.6"
icons="$data/icons/hicolor"

is_ours() {
    [ -L "$1" ] && [ "$(readlink "$1")" = "$program/carrom" ]
}

remove() {
    rm -rf "$program"
    if is_ours "$link"; then
        rm -f "$link"
    fi
    rm -f "$entry" "$metainfo" "$manual"
    for icon in "$icons"/*/apps/"@{app_id}.png"; do
        rm -f "$icon"
    done
}

case "${1:-}" in
    --remove)
        remove
        echo "Carrom is removed. What is yours is kept, in $data/carrom."
        exit
        ;;
    "") ;;
    *)
        echo "usage: $0 [--remove]" >&2
        exit 2
        ;;
esac

here="$(cd "$(dirname "$0")" && pwd)"
if [ "$here" = "$program" ]; then
    echo "Carrom is installed already; to install another version, run its own install.sh." >&2
    exit 1
fi
if [ -e "$link" ] && ! is_ours "$link"; then
    echo "There is a file $link that is not Carrom's; move it and try again." >&2
    exit 1
fi
remove
mkdir -p "$data" "$(dirname "$link")" "$(dirname "$entry")" "$(dirname "$metainfo")" \
    "$(dirname "$manual")"
cp -R "$here" "$program"
ln -s "$program/carrom" "$link"

# In a desktop entry a quoted path escapes these four with a backslash, which is escaped itself.
quoted="$(printf '%s' "$program/carrom" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')"
while IFS= read -r line; do
    case "$line" in
        Exec=*) printf 'Exec="%s"\n' "$quoted" ;;
        *) printf '%s\n' "$line" ;;
    esac
done < "$here/share/applications/@{app_id}.desktop" > "$entry"
cp "$here/share/metainfo/@{app_id}.metainfo.xml" "$metainfo"
cp "$here/share/man/man6/carrom.6" "$manual"
(cd "$here/share/icons/hicolor" && find . -type f) | while IFS= read -r icon; do
    mkdir -p "$icons/$(dirname "$icon")"
    cp "$here/share/icons/hicolor/$icon" "$icons/$icon"
done
touch "$icons" # or the desktop goes on with the icons that it has cached

echo "Carrom is installed: look for it among your games, or run $link."
case ":$PATH:" in
    *":$HOME/.local/bin:"*) ;;
    *) echo "To start it by the name 'carrom', add $HOME/.local/bin to your PATH." ;;
esac
