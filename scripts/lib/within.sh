# shellcheck shell=bash
# A bound on the time of a command. A Mac has no `timeout`.

# within SECONDS COMMAND...: ends the command and what it has started when the time is over.
within() {
  local end=$((SECONDS + $1)) command
  shift
  # Job control gives it a process group of its own. Reading from a terminal would stop it then.
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
