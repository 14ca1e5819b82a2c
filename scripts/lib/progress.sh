# shellcheck shell=bash
# Runs long commands with their output in a log, and reports every few seconds what they do.

# watched LOG NOISE COMMAND...: runs a command. The exit code is the command's.
#
# Lines that match NOISE only appear in the report of every few seconds, and ^ matches all lines. Other lines are shown
# as they come.
watched() {
  local log=$1 noise=$2 status=0 ticker
  shift 2
  rm -f "$log.seen"
  tick "$log" "$noise" &
  ticker=$!
  # The command runs in the foreground, where Control-C reaches it. The ticker is in the background and needs this trap
  # to end.
  trap 'kill "$ticker" 2>/dev/null || true; trap - INT; kill -INT $$' INT
  "$@" >"$log" 2>&1 || status=$?
  trap - INT
  kill "$ticker" 2>/dev/null || true
  wait "$ticker" 2>/dev/null || true
  show_news "$log" "$noise" "$(cat "$log.seen" 2>/dev/null || echo 0)" '$'
  rm -f "$log.seen"
  return "$status"
}

# Reports progress until it gets a signal or the script ends.
tick() {
  local log=$1 noise=$2 seen=0 told=$SECONDS ended='' total
  trap 'ended=yes' TERM
  while [ -z "$ended" ] && kill -0 $$ 2>/dev/null; do
    # A signal interrupts `wait`, but not `sleep` itself.
    sleep 1 >/dev/null 2>&1 &
    wait $! || true
    total=$(wc -l <"$log" 2>/dev/null) || continue
    show_news "$log" "$noise" "$seen" "$((total))"
    seen=$((total))
    echo "$seen" >"$log.seen"
    [ $((SECONDS - told)) -ge "${PROGRESS_SECONDS:-5}" ] || continue
    told=$SECONDS
    say "  $SECONDS s: $(latest "$log")"
  done
}

# show_news LOG NOISE SEEN LAST: shows the lines after SEEN, up to LAST, that do not match NOISE.
show_news() {
  if [ "$4" != '$' ] && [ "$4" -le "$3" ]; then return; fi
  sed -n "$(($3 + 1)),$4p" "$1" | grep -Ev "$2" >&2 || true
}

# Prints the last line of a log, cut to the width of a terminal. Swift writes its progress as [3/9] at the beginning of
# a line.
latest() {
  local line
  line=$(grep -v '^[[:space:]]*$' "$1" | tail -n 1 | sed 's|^\[\([0-9]*\)/\([0-9]*\)\]|\1 of \2 steps, the last:|' | cut -c 1-100)
  echo "${line:-nothing said yet}"
}
