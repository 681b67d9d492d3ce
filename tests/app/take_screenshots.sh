#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# take_screenshots.sh BUILD: takes the pictures of the README anew, after a build.
set -euo pipefail
build=$(realpath "${1:-build/dev}")
source=$(realpath "$(dirname "$0")/../..")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
RACKORRENT_SCREENSHOTS=$folder QT_QPA_PLATFORM=offscreen "$build/bin/test_ui_screenshots" \
  everyPage:en-light-1440 everyPage:zh_CN-light-1440
cp "$folder/09-en-light-1440.png" "$source/resources/screenshots/verdict-en.png"
cp "$folder/09-zh_CN-light-1440.png" "$source/resources/screenshots/verdict-zh.png"
