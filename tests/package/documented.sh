#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# documented.sh PROGRAM FILE...: each file (a manual page, the command line in the manual) names every verb, every option
# and every exit code that the program's help names.
set -euo pipefail
program=$1
shift
faults=0
require() {  # require WORD FILE; text is what the file says
  grep -qE -- "(^|[^a-z-])$1([^a-z-]|\$)" <<<"$text" || { echo "$2 does not name $1" >&2; faults=1; }
}

help=$("$program" --lang en --help)
verbs=$(awk '/^Verbs:/ {on = 1; next} /^$/ {on = 0} on {print $1}' <<<"$help")
codes=$(sed -n '/^Exit codes:/,$p' <<<"$help" | grep -oE '(^|[ ,])[0-9]+ ' | tr -cd '0-9\n')
[ -n "$verbs" ] && [ -n "$codes" ]
for file; do
  text=$(sed 's/\\-/-/g' "$file")
  for verb in $verbs; do
    require "$verb" "$file"
    for option in $("$program" --lang en "$verb" --help | grep -oE '^  (-h,)?--[a-z-]+' | grep -oE -- '--[a-z-]+'); do
      require "$option" "$file"
    done
  done
  require --version "$file"
  for code in $codes; do require "$code" "$file"; done
done
exit "$faults"
