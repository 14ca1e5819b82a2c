# shellcheck shell=bash
# What every script here needs. All of scripts/ runs with bash 3.2, which is a Mac's.

has() { command -v "$1" >/dev/null 2>&1; }

# Standard output belongs to what a target makes.
say() { printf '%s\n' "$@" >&2; }

fail() {
  say "$@"
  exit 1
}

# An empty file for the output of a command.
new_log() { mktemp "${TMPDIR:-/tmp}/split-preview.XXXXXX" || fail "No file can be made in ${TMPDIR:-/tmp}: is the disk full?"; }
