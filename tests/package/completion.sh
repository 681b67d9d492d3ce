#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# completion.sh SCRIPT PROGRAM: asks the completion as bash does and compares with what the program says of itself.
set -euo pipefail
program=$2
rackorrent() { "$program" "$@"; }
export -f rackorrent

# The three helpers of the package bash-completion that the script uses, as far as a test needs them.
_init_completion() { words=("${COMP_WORDS[@]}") cword=$COMP_CWORD cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}; }
_filedir() { :; }
compopt() { :; }
source "$1"

complete_words() {
  COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
  _rackorrent
  printf '%s\n' "${COMPREPLY[@]}"
}
expect() {  # expect WHAT WORDS...: WHAT is among the completions of the last word
  local what=$1
  shift
  grep -qxF -e "$what" <<<"$(complete_words "$@")" || { echo "\"$*\" does not complete to $what" >&2; exit 1; }
}

# Every verb and every option that the help names.
verbs=$(rackorrent --lang en --help | awk '/^Verbs:/ {on = 1; next} /^$/ {on = 0} on {print $1}')
[ -n "$verbs" ]
for verb in $verbs; do
  expect "$verb" rackorrent "${verb:0:1}"
  for option in $(rackorrent --lang en "$verb" --help | awk '/^  (-h,)?--/ {sub("-h,", "", $1); print $1}'); do
    expect "$option" rackorrent "$verb" --
  done
done
expect --version rackorrent --
expect zh_CN rackorrent --lang z
expect tidal_vision rackorrent new out.rackorrent --template tid
expect workload.peak_gpus= rackorrent assess in.rackorrent --set workload.pe
expect workload.peak_gpus= rackorrent set in.rackorrent workload.pe
