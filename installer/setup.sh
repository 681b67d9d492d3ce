#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs from the system's packages what RackOrRent needs, after saying what and why, and nothing when all is there.
# Usage: installer/setup.sh [test|package]      test: also to test it; package: also to make the .deb
# Debian 12 is tried by every run of the tests; on Ubuntu 24.04 the same names are expected to do, UNTRIED.
set -euo pipefail

declare -A why=(
  [build]="to compile: compiler, CMake, Qt 6, QCustomPlot, SQLite, Boost, JSON, CLI11, time zones"
  [run]="to show Chinese and English: fonts"
  [test]="to test: GoogleTest, readers of PDF, desktop files and manual pages, a display in memory"
  [package]="to make and check the packages"
)
declare -A packages=(
  [build]="build-essential cmake ninja-build pkg-config ccache
           qt6-base-dev libqcustomplot-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n
           libsqlite3-dev libboost-dev nlohmann-json3-dev libcli11-dev libhowardhinnant-date-dev libxlsxwriter-dev zlib1g-dev
           libssl-dev"
  [run]="fonts-wqy-microhei fonts-noto-core"
  [test]="libgtest-dev libgmock-dev poppler-utils unzip xvfb xauth desktop-file-utils appstream man-db"
  [package]="file lintian"
)

groups=(build run)
case ${1:-} in
  '') ;;
  test | package) groups+=("$1") ;;
  *) echo "Usage: installer/setup.sh [test|package]" >&2; exit 2 ;;
esac

missing=()
reasons=()
for group in "${groups[@]}"; do
  of_group=()
  for package in ${packages[$group]}; do
    status=$(dpkg-query -W -f='${Status}' "$package" 2>/dev/null || true)
    [ "$status" = "install ok installed" ] || of_group+=("$package")
  done
  [ "${#of_group[@]}" -eq 0 ] || reasons+=("  ${why[$group]}:"$'\n'"    ${of_group[*]}")
  missing+=("${of_group[@]}")
done
[ "${#missing[@]}" -gt 0 ] || exit 0

system=$(. /etc/os-release 2>/dev/null && echo "${PRETTY_NAME:-}" || true)
echo "RackOrRent needs these packages, which are missing:" >&2
printf '%s\n' "${reasons[@]}" >&2

if ! command -v apt-get >/dev/null; then
  echo "This script knows the packages of Debian and Ubuntu only. Please install them by their names here." >&2
  exit 3
fi
case $system in
  "Debian GNU/Linux 12"*) ;;
  *) echo "This script is tried on Debian 12 only; this is ${system:-another system}." >&2 ;;
esac
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "Run this once as root:  apt-get update && apt-get install --no-install-recommends ${missing[*]}" >&2
    exit 3
  fi
  as_root=(sudo)
fi

echo "Installing them with apt-get${as_root[*]:+, through sudo}." >&2
"${as_root[@]}" apt-get update -qq >&2
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
