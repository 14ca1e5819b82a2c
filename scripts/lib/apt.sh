# shellcheck shell=bash
# Installs packages with apt. If another apt is running, it waits for it.

install_with_apt() {
  local log size
  become_root "apt-get install $*"
  log=$(new_log) || exit 1
  say "Installing with apt: $*."
  update_apt
  size=$(download_size "$@")
  [ -z "$size" ] || say "apt downloads $size."
  run_apt "$log" install -y -q --no-install-recommends "$@" || apt_has_failed "$log" "$@"
}

# Updates the lists of apt, once. The log is kept, because apt reports a missing network only here.
update_apt() {
  [ -z "${update_log-}" ] || return 0
  update_log=$(new_log) || exit 1
  run_apt "$update_log" update -qq || say "apt-get update failed; trying with the lists that are there."
}

# apt_has_failed LOG PACKAGE...: explains a failure. Without its lists apt knows no package, and the log of the update
# has the reason for which they are missing.
apt_has_failed() {
  local log=$1 sentence
  shift
  ! grep -Eq 'Unable to locate|no installation candidate' "$log" || cat "$update_log" >>"$log"
  sentence=$(explanation "$log")
  [ -n "$sentence" ] || grep '^E: ' "$log" >&2 || true
  fail "${sentence:-apt could not install what is missing. By hand: sudo apt-get install $*}"
}

# run_apt LOG ARGUMENT...: runs apt, and waits for its locks. apt itself waits only for some of them, and only on
# request.
run_apt() {
  local log=$1 patience=${APT_LOCK_SECONDS:-600} end='' status
  shift
  while true; do
    status=0
    watched "$log" ^ as_root env LC_ALL=C DEBIAN_FRONTEND=noninteractive apt-get "$@" || status=$?
    if [ $status = 0 ] || ! grep -Eq "$apt_is_locked" "$log"; then return $status; fi
    [ -n "$end" ] || say "Another apt is at work here; waiting until it is done."
    end=${end:-$((SECONDS + patience))}
    [ $SECONDS -lt "$end" ] || fail "Another apt has been at work for $patience seconds. Try again when it is done."
    sleep 2
  done
}

# A lock that apt may not have at all is another message: `Could not open lock file`.
apt_is_locked='Could not get lock|locked by another process'

# Prints the number of packages that apt would download and their size, or nothing if all of them are there.
download_size() {
  { apt-get install -y --no-install-recommends --print-uris "$@" 2>/dev/null || true; } |
    awk '/^\047/ { n++; bytes += $3 } END { if (n) printf "%d packages, %.0f MB\n", n, bytes / 1e6 }'
}
