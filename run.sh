#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Sets up, builds and starts RackOrRent. With arguments, hands them to the program. Without a display, evaluates a
# sample, prints the verdict and writes the report to a folder that it names.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source_folder=$PWD

"$here/installer/setup.sh"
cd "$here"
{
  [ -f build/dev/build.ninja ] || cmake --preset dev
  cmake --build --preset dev --target rackorrent
} >build.log 2>&1 || { tail -n 40 build.log >&2; echo "The build failed; the whole log is $here/build.log" >&2; exit 70; }
program=$here/build/dev/bin/rackorrent
cd "$source_folder"

if [ "$#" -gt 0 ]; then
  exec "$program" "$@"
fi
if [ -n "${DISPLAY:-}" ] || [ -n "${WAYLAND_DISPLAY:-}" ]; then
  exec "$program"
fi

echo "There is no display, so here is the sample evaluation on the command line."
echo
output=$here/rackorrent-sample
mkdir -p "$output"
rm -f "$output/sample.rackorrent"
"$program" new "$output/sample.rackorrent" --template platform_64
"$program" assess "$output/sample.rackorrent"
"$program" report "$output/sample.rackorrent" --pdf "$output/report.pdf" --csv "$output/csv"
echo
echo "The report is in $output:"
(cd "$output" && find . -type f | sort | sed 's|^\./|  |')
