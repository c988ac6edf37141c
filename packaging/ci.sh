#!/usr/bin/env bash
# Builds the desktop release for Linux and tries it; as root it installs the tools that it needs.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=(
    appstream binutils debootstrap desktop-file-utils lintian man-db nsis
    x11-utils xdotool xvfb
    libfontconfig1 libfreetype6 libgl1 libgl1-mesa-dri libx11-6 libxext6 libxi6 libxinerama1
    libxrandr2 libxrender1 libxxf86vm1
)
if command -v apt-get > /dev/null && [ "$(id -u)" = 0 ] && ! dpkg -s "${packages[@]}" > /dev/null 2>&1; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "${packages[@]}"
fi

pip install --quiet uv
uv run --group dev python packaging/build.py --smoke
uv run --group dev python packaging/first_frame.py --runs 3
