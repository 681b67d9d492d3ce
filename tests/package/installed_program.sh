#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the package in a fresh minimal Debian 12 and uses it there as a stranger does: menu entry, double click, report
# in Chinese, two users at once, upgrade, removal. Needs root, debootstrap and the network of apt; takes minutes.
#
#   tests/package/installed_program.sh [DEB]
#
# Without DEB the package is built from a clean clone of this checkout's commit. RACKORRENT_DEBIAN_BASE may name a tar of a
# fresh system (debootstrap --variant=minbase bookworm), which saves the download.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/fresh_debian.sh"

id=org.rackorrent.rackorrent
mime=application/vnd.rackorrent.evaluation+sqlite3
work=$(mktemp -d "${TMPDIR:-/tmp}/rackorrent-package.XXXXXX")
root=$work/root
trap 'leave_debian "$root"; rm -rf --one-file-system "$work"' EXIT

passed=0
stage_started=$SECONDS
pass() { passed=$((passed + 1)); echo "ok   $1"; }
fail() { echo "FAIL $1" >&2; exit 1; }
check() { local what=$1; shift; "$@" || fail "$what"; pass "$what"; }
stage_done() { echo "== $1: $((SECONDS - stage_started)) s"; stage_started=$SECONDS; }

build_package() {
  local clone=$work/clone
  git clone -q --no-hardlinks "$here/../.." "$clone"
  (cd "$clone" && installer/setup.sh package && cmake --workflow --preset package >"$work/build.log" 2>&1) ||
    { tail -n 30 "$work/build.log" >&2; fail "the package is built from a clean clone"; }
  deb=$(echo "$clone"/build/package/packages/*.deb)
}

# as USER COMMAND...: with a home, a language and the display when there is one, in a desktop that asks gio for kinds of
# files, as GNOME does (without any desktop, xdg-mime asks file(1), which knows nothing of installed kinds).
as() {
  local user=$1
  shift
  chroot --userspec="$user:$user" "$root" env -i HOME="/home/$user" USER="$user" LANG=zh_CN.UTF-8 DISPLAY="${display:-}" \
    XDG_CURRENT_DESKTOP=GNOME XDG_RUNTIME_DIR="/tmp/run-$user" \
    PATH=/usr/local/bin:/usr/bin:/bin:/usr/games "$@"
}

# Waits for a window whose title has the words; there is no other sign from outside that a program has come up.
window_appears() {
  for _ in $(seq 150); do
    grep -qF "$1" <<<"$(window_tree 2>/dev/null)" && return 0
    sleep 0.2
  done
  window_tree >&2
  return 1
}

window_tree() { chroot --userspec=maria:maria "$root" env -i DISPLAY="$display" LANG=C.UTF-8 xwininfo -root -tree; }
windows() { window_tree | grep -c '("rackorrent" "rackorrent")'; }

close_programs() {  # of the fresh system only: they are the processes whose root it is
  local process
  for process in /proc/[0-9]*; do
    [ "$(readlink "$process/root" 2>/dev/null)" = "$root" ] && [ "$(cat "$process/comm" 2>/dev/null)" = rackorrent ] &&
      kill "${process#/proc/}" 2>/dev/null || true
  done
  sleep 1
}

start_display() {
  as maria sh -c 'Xvfb -displayfd 1 -screen 0 1600x1000x24 -nolisten tcp 2>/dev/null' >"$work/display" &
  disown
  for _ in $(seq 100); do [ -s "$work/display" ] && break; sleep 0.1; done
  display=:$(cat "$work/display")
}

home_is_clean() {  # only the XDG folders, and in them only ours and those of the font and drawing libraries
  local foreign
  foreign=$(cd "$root/home/$1" && find . -mindepth 1 -type f ! -path './.config/rackorrent/*' \
    ! -path './.local/state/rackorrent/*' ! -path './.cache/fontconfig/*' ! -path './.cache/mesa_shader_cache/*' \
    ! -path './documents/*' ! -name '.bash*' ! -name .profile)
  [ -z "$foreign" ] || { echo "$foreign" >&2; return 1; }
}

no_residue() {  # what readers of manual pages cache for themselves apart
  local left
  left=$(cd "$root" && find . -xdev \( -path ./proc -o -path ./home -o -path ./tmp -o -path ./var/cache/man \) -prune -o -iname '*rackorrent*' -print)
  left+=$(grep -rls rackorrent "$root/usr/share/mime" "$root/usr/share/applications" "$root/usr/share/icons" "$root/etc" || true)
  [ -z "$left" ] || { echo "$left" >&2; return 1; }
}

deb=${1:-}
if [ -z "$deb" ]; then
  build_package
  stage_done "package from a clean clone"
fi
check "lintian has nothing to say" sh -c '! lintian --allow-root --fail-on none "$1" | grep .' sh "$deb"

enter_debian "$root"
stage_done "fresh Debian 12"
cp "$deb" "$root/tmp/rackorrent.deb"
in_debian "$root" apt-get install -y -qq --no-install-recommends /tmp/rackorrent.deb >"$work/apt.log" 2>&1 ||
  { tail "$work/apt.log" >&2; fail "it installs with what it depends on"; }
pass "it installs with what it depends on"
stage_done "installation"

# The command line, with nothing but the dependencies: no display, and the Chinese font that the package asks for.
for user in maria wei; do in_debian "$root" useradd -m "$user"; as "$user" mkdir -m 700 "/home/$user/documents" "/tmp/run-$user"; done
file=/home/maria/documents/evaluation.rackorrent
archive=$(find "$(dirname "$deb")" -name 'rackorrent-*.tar.gz' | head -n 1)
if [ -n "$archive" ]; then
  mkdir "$root/home/maria/documents/unpacked"
  tar -C "$root/home/maria/documents/unpacked" --strip-components 1 --no-same-owner -xf "$archive"
  check "the archive runs from any folder" sh -c '"$@" | grep -q tidal_vision' sh \
    chroot "$root" /home/maria/documents/unpacked/bin/rackorrent templates
fi
check "the version is told" as maria rackorrent --version
check "an evaluation is made from a sample" as maria rackorrent new "$file" --template tidal_vision
check "it is assessed" sh -c '"$@" >/dev/null' sh chroot "$root" rackorrent --lang zh_CN assess "$file"
check "the Chinese PDF is written" as maria rackorrent --lang zh_CN report "$file" --pdf /home/maria/documents/report.pdf

# What a desktop has, to look with.
in_debian "$root" apt-get install -y -qq --no-install-recommends xvfb x11-utils xdg-utils libglib2.0-bin shared-mime-info \
  desktop-file-utils poppler-utils man-db bash-completion >"$work/apt.log" 2>&1 || { tail "$work/apt.log" >&2; fail "desktop tools"; }
stage_done "desktop tools"
pdf_text=$(as maria pdftotext /home/maria/documents/report.pdf -)
check "the PDF speaks Chinese" grep -q '方案' <<<"$pdf_text"
check "its fonts are embedded, with their characters" \
  sh -c '! tail -n +3 | grep -vqE " yes (yes|no) +yes "' <<<"$(as maria pdffonts /home/maria/documents/report.pdf)"
for language in '' zh_CN; do
  check "man shows the page${language:+ in }$language" \
    sh -c 'chroot "$1" env LANG=C.UTF-8 LANGUAGE="$2" man -P cat ${2:+-L "$2"} rackorrent | grep -q "rackorrent assess"' sh "$root" "$language"
done

cp "$root$file" "$root/home/maria/documents/renamed.bin"
in_debian "$root" chown maria: /home/maria/documents/renamed.bin
type_of() { as maria xdg-mime query filetype "$1"; }
check "xdg-mime knows the file" test "$(type_of "$file")" = "$mime"
check "and knows it under a foreign name" test "$(type_of /home/maria/documents/renamed.bin)" = "$mime"
check "xdg-mime opens it with the program" test "$(as maria xdg-mime query default "$mime")" = "$id.desktop"
gio_answer=$(as maria gio mime "$mime" || true)
check "gio opens it with the program" grep -q "$id.desktop" <<<"$gio_answer"

start_display
as maria gio launch "/usr/share/applications/$id.desktop" >"$work/menu.log" 2>&1 &
disown
check "the menu entry starts the program, in Chinese" window_appears "算力租建选型"
check "its window has its own class" test "$(windows)" -ge 1
as maria gio open "$file" >"$work/open.log" 2>&1 &
disown
check "a double click opens the evaluation" window_appears "潮汐视觉推理"
as wei rackorrent --lang en >"$work/wei.log" 2>&1 &
disown
check "a second user starts it at the same time" window_appears "RackOrRent"
stage_done "windows"
close_programs
for user in maria wei; do check "the home of $user holds nothing else" home_is_clean "$user"; done

as maria rackorrent --lang zh_CN --exit-after-startup
kept=$root/home/maria
mkdir "$work/before"
cp "$kept/.config/rackorrent/settings.ini" "$root$file" "$work/before"
in_debian "$root" apt-get install -y -qq --reinstall /tmp/rackorrent.deb >/dev/null 2>&1
check "an upgrade keeps the settings" cmp "$work/before/settings.ini" "$kept/.config/rackorrent/settings.ini"
check "and the evaluations" cmp "$work/before/evaluation.rackorrent" "$root$file"
check "the upgraded program starts" as maria rackorrent --exit-after-startup

echo "Installed size: $(chroot "$root" dpkg-query -W -f='${Installed-Size}' rackorrent) KiB"
in_debian "$root" apt-get purge -y -qq rackorrent >/dev/null 2>&1
rm -f "$root/tmp/rackorrent.deb"
check "it is removed without residue" no_residue
check "people keep their evaluations" test -s "$root$file"
stage_done "upgrade and removal"
echo "$passed passed, 0 failed in $SECONDS s"
