# shellcheck shell=bash
# Runs what takes long, with its output in a log, and says every few seconds what it is at.

# watched LOG NOISE COMMAND...: the exit code is the command's.
#
# Lines that match NOISE, as all do with ^, only serve for the line every few seconds; others are shown as they come.
watched() {
  local log=$1 noise=$2 status=0 ticker
  shift 2
  rm -f "$log.seen"
  tick "$log" "$noise" &
  ticker=$!
  # In the foreground, where Control-C reaches the command; behind it, nothing but this would end the ticker.
  trap 'kill "$ticker" 2>/dev/null || true; trap - INT; kill -INT $$' INT
  "$@" >"$log" 2>&1 || status=$?
  trap - INT
  kill "$ticker" 2>/dev/null || true
  wait "$ticker" 2>/dev/null || true
  show_news "$log" "$noise" "$(cat "$log.seen" 2>/dev/null || echo 0)" '$'
  rm -f "$log.seen"
  return "$status"
}

# Ends when it is told to, or with the script.
tick() {
  local log=$1 noise=$2 seen=0 told=$SECONDS ended='' total
  trap 'ended=yes' TERM
  while [ -z "$ended" ] && kill -0 $$ 2>/dev/null; do
    # A signal ends `wait`, but not `sleep` itself.
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

# show_news LOG NOISE SEEN LAST: shows the lines after SEEN, up to LAST, that are no noise.
show_news() {
  if [ "$4" != '$' ] && [ "$4" -le "$3" ]; then return; fi
  sed -n "$(($3 + 1)),$4p" "$1" | grep -Ev "$2" >&2 || true
}

# The last line of a log, cut to a terminal's width. Swift writes [3/9] before what it has done.
latest() {
  local line
  line=$(grep -v '^[[:space:]]*$' "$1" | tail -n 1 | sed 's|^\[\([0-9]*\)/\([0-9]*\)\]|\1 of \2 steps, the last:|' | cut -c 1-100)
  echo "${line:-nothing said yet}"
}
