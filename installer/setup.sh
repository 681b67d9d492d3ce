#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what building (and, with "test", testing) needs on Debian 12, and nothing when all is there.
# Usage: installer/setup.sh [test]
set -euo pipefail

build=(build-essential cmake ninja-build pkg-config ccache
       qt6-base-dev libqcustomplot-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n
       libsqlite3-dev libboost-dev nlohmann-json3-dev libcli11-dev libhowardhinnant-date-dev libssl-dev)
run=(fonts-wqy-microhei fonts-noto-core)
test=(libgtest-dev libgmock-dev poppler-utils xvfb xauth desktop-file-utils)

wanted=("${build[@]}" "${run[@]}")
why="to build and run RackOrRent"
if [ "${1:-}" = "test" ]; then
  wanted+=("${test[@]}")
  why="to build, run and test RackOrRent"
fi

missing=()
for package in "${wanted[@]}"; do
  status=$(dpkg-query -W -f='${Status}' "$package" 2>/dev/null || true)
  [ "$status" = "install ok installed" ] || missing+=("$package")
done
[ "${#missing[@]}" -gt 0 ] || exit 0

if ! command -v apt-get >/dev/null; then
  echo "This script knows Debian's packages only. Please install: ${missing[*]}" >&2
  exit 3
fi
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "These packages are missing $why: ${missing[*]}" >&2
    echo "Run this once as root:  apt-get update && apt-get install --no-install-recommends ${missing[*]}" >&2
    exit 3
  fi
  as_root=(sudo)
fi

echo "Installing from Debian, $why: ${missing[*]}" >&2
"${as_root[@]}" apt-get update -qq >&2
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
