#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Sets up, builds and runs every test. Prints how long each stage takes; exits with ctest's code.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

stage_started=$SECONDS
stage_done() {
  echo "== $1: $((SECONDS - stage_started)) s"
  stage_started=$SECONDS
}

installer/setup.sh test
stage_done "packages"
[ -f build/dev/build.ninja ] || cmake --preset dev
stage_done "configure"
cmake --build --preset dev
stage_done "build"
# Tests paint to memory: no display is needed, and none is disturbed.
export QT_QPA_PLATFORM=offscreen
ctest --preset dev
stage_done "tests"
