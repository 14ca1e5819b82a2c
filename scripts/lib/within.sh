# shellcheck shell=bash
# Limits the time of a command, because a Mac has no `timeout`.

# within SECONDS COMMAND...: runs a command, and ends it and its children when the time is over.
within() {
  local end=$((SECONDS + $1)) command
  shift
  # Job control gives the command its own process group. It must not read from a terminal, which would stop it.
  set -m
  "$@" </dev/null &
  command=$!
  set +m
  while kill -0 "$command" 2>/dev/null; do
    [ $SECONDS -lt "$end" ] || kill -KILL -- "-$command" 2>/dev/null || true
    sleep 0.1
  done
  wait "$command" 2>/dev/null
}
