#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# start_up.sh PREFIX BARE [RUNS]: from the start of the process to the first painted window and the end, and the size on
# disk, of the program installed under PREFIX beside the bare Qt window BARE (build/dev/bin/bare_window). The runs
# alternate, so that both see the same machine. Needs a display; xvfb-run gives one:
#   cmake --install build/package --prefix /tmp/rackorrent --strip
#   xvfb-run -a tests/bench/start_up.sh /tmp/rackorrent build/dev/bin/bare_window
set -euo pipefail
prefix=$1 bare=$2 runs=${3:-11}
program=$prefix/bin/rackorrent
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export XDG_CONFIG_HOME=$home/config XDG_STATE_HOME=$home/state XDG_CACHE_HOME=$home/cache

milliseconds() {  # of one run
  local start=$EPOCHREALTIME
  "$@" >/dev/null 2>&1
  local end=$EPOCHREALTIME
  echo $(((${end/./} - ${start/./}) / 1000))
}
median() { sort -n "$1" | sed -n "$((runs / 2 + 1))p"; }

milliseconds "$program" --exit-after-startup >/dev/null
milliseconds "$bare" >/dev/null
for _ in $(seq "$runs"); do
  milliseconds "$program" --exit-after-startup >>"$home/program"
  milliseconds "$bare" >>"$home/bare"
done
ours=$(median "$home/program") theirs=$(median "$home/bare")
echo "First painted window, median of $runs: $ours ms, bare Qt window $theirs ms, ratio $(awk "BEGIN {printf \"%.1f\", $ours / $theirs}")"
strip -o "$home/stripped" "$bare"
echo "On disk: $(du -sk --apparent-size "$prefix" | cut -f1) KiB, bare Qt window $(($(stat -c %s "$home/stripped") / 1024)) KiB"
