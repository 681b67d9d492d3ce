# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced: a fresh minimal Debian 12 in a folder, with apt as this machine has it.

enter_debian() {  # enter_debian FOLDER
  local root=$1 base=${RACKORRENT_DEBIAN_BASE:-}
  mkdir -p "$root"
  if [ -n "$base" ]; then
    tar -C "$root" -xf "$base"
  else
    debootstrap --variant=minbase bookworm "$root" >/dev/null
    rm -f "$root/etc/apt/sources.list"
  fi
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  local setting
  for setting in /etc/apt/sources.list /etc/apt/sources.list.d/debian.sources; do
    [ ! -f "$setting" ] || cp "$setting" "$root$setting"
  done
  for setting in /etc/apt/apt.conf.d/9*; do [ ! -f "$setting" ] || cp "$setting" "$root/etc/apt/apt.conf.d/"; done
  # Manual pages and translations are part of what is looked at.
  rm -f "$root"/etc/dpkg/dpkg.cfg.d/*
  mount -t proc proc "$root/proc"
  mount -t tmpfs shm "$root/dev/shm"
  in_debian "$root" apt-get update -qq
}

in_debian() {  # in_debian FOLDER COMMAND...: as root
  local root=$1
  shift
  chroot "$root" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}

leave_debian() {  # leave_debian FOLDER: ends what runs in it and takes the mounts away, so that it can be deleted
  local root=$1 process
  for process in /proc/[0-9]*; do
    [ "$(readlink "$process/root" 2>/dev/null)" = "$root" ] && kill "${process#/proc/}" 2>/dev/null || true
  done
  sleep 0.5
  for mount in dev/shm proc; do ! mountpoint -q "$root/$mount" || umount -l "$root/$mount"; done
}
