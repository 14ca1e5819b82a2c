# shellcheck shell=bash
# The words that every script here uses. All of scripts/ runs with bash 3.2, which is a Mac's.

has() { command -v "$1" >/dev/null 2>&1; }

# Standard output belongs to what a target makes.
say() { printf '%s\n' "$@" >&2; }

fail() {
  say "$@"
  exit 1
}

# Everything temporary goes into one folder, which goes with the script.
make_work_folder() {
  work=$(mktemp -d "${TMPDIR:-/tmp}/split-preview.XXXXXX" 2>/dev/null) ||
    fail "Nothing can be written into ${TMPDIR:-/tmp}: make room there, or name another folder as TMPDIR."
  trap '! is_main_shell || rm -rf "$work"' EXIT
}

# A child of bash that is killed before it has forgotten its parent's traps carries them out.
is_main_shell() { [ "$(exec sh -c 'echo $PPID')" = $$ ]; }

new_log() { mktemp "$work/log.XXXXXX"; }
new_folder() { mktemp -d "$work/folder.XXXXXX"; }
