# shellcheck shell=bash
# Installs packages with dnf, which itself waits for another dnf that is running.

install_with_dnf() {
  local log sentence
  become_root "dnf install $*"
  log=$(new_log) || exit 1
  say "Installing with dnf: $*."
  if ! watched "$log" ^ as_root env LC_ALL=C dnf install -y --setopt=install_weak_deps=False "$@"; then
    sentence=$(explanation "$log")
    [ -n "$sentence" ] || grep -E '^(Error|Failed|No match)' "$log" >&2 || true
    fail "${sentence:-dnf could not install what is missing. By hand: sudo dnf install $*}"
  fi
}
