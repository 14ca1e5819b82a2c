# shellcheck shell=bash
# Functions that every script uses. All of scripts/ runs with bash 3.2, which is that of a Mac.

has() { command -v "$1" >/dev/null 2>&1; }

# Messages go to standard error, because standard output is for the result of a target.
say() { printf '%s\n' "$@" >&2; }

fail() {
  say "$@"
  exit 1
}

# Creates a folder for all temporary files, which is removed when the script ends.
make_work_folder() {
  work=$(mktemp -d "${TMPDIR:-/tmp}/split-preview.XXXXXX" 2>/dev/null) ||
    fail "Nothing can be written into ${TMPDIR:-/tmp}: make room there, or name another folder as TMPDIR."
  trap '! is_main_shell || rm -rf "$work"' EXIT
}

# A child of bash that is killed too early still runs the traps of its parent, so the trap checks which process it is
# in.
is_main_shell() { [ "$(exec sh -c 'echo $PPID')" = $$ ]; }

new_log() { mktemp "$work/log.XXXXXX"; }
new_folder() { mktemp -d "$work/folder.XXXXXX"; }
