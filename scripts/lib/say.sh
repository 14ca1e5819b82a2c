# shellcheck shell=bash
# What every script here needs. All of scripts/ runs with bash 3.2, which is a Mac's.

has() { command -v "$1" >/dev/null 2>&1; }

# Standard output belongs to what a target makes.
say() { printf '%s\n' "$@" >&2; }

fail() {
  say "$@"
  exit 1
}

# An empty file for the output of a command, and an empty folder.
new_log() { make_temporary; }
new_folder() { make_temporary -d; }

make_temporary() {
  mktemp "$@" "${TMPDIR:-/tmp}/split-preview.XXXXXX" 2>/dev/null ||
    fail "Nothing can be written into ${TMPDIR:-/tmp}: make room there, or name another folder as TMPDIR."
}
