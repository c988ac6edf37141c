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

remove() {
    rm -rf "$program"
    if [ -L "$link" ]; then
        rm -f "$link"
    fi
    rm -f "$entry" "$metainfo" "$manual"
    for icon in "$icons"/*/apps/"@{app_id}.png"; do
        rm -f "$icon"
    done
}

tell_desktop() {
    if command -v update-desktop-database > /dev/null; then
        update-desktop-database -q "$data/applications" || true
    fi
    if [ -d "$icons" ]; then
        touch "$icons"
    fi
}

case "${1:-}" in
    --remove)
        remove
        tell_desktop
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
if [ -e "$link" ] && [ ! -L "$link" ]; then
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
tell_desktop

echo "Carrom is installed: look for it among your games, or run $link."
case ":$PATH:" in
    *":$HOME/.local/bin:"*) ;;
    *) echo "To start it by the name 'carrom', add $HOME/.local/bin to your PATH." ;;
esac
