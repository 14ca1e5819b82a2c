# shellcheck shell=bash
# The processes of a cluster whose own script was killed. Each of them still has the lock of the folder as its descriptor 9, so no process
# of anybody else is taken for one.
# The name of the folder is that of scripts/cluster.
# shellcheck disable=SC2154

# The processes that have the lock of the folder open. A caller has closed it itself.
lock_holders() {
  local link pid
  if [ -d /proc/self/fd ]; then
    for link in /proc/[0-9]*/fd/9; do
      [ "$link" -ef "$state/lock" ] || continue
      pid=${link#/proc/}
      echo "${pid%%/*}"
    done
  else
    lsof -t -- "$state/lock" 2>/dev/null || true
  fi
}

# The process of the script that keeps the cluster, or nothing if it was killed.
main_process() {
  local main
  main=$(cat "$state/main" 2>/dev/null) || return 0
  lock_holders | grep -x -- "$main" || true
}

# Ends what is left of a cluster that was killed, and takes its lock. Returns false if the cluster runs.
take_lock_of_killed() {
  exec 9>&-
  # A cluster that has just begun has taken the lock before it notes its process.
  sleep 1
  [ -z "$(main_process)" ] || return 1
  end_leftovers
  exec 9>>"$state/lock"
  take_lock
}

# Ends all processes that have the lock: first as a stop does it, where the second signal ends a drain, and after 10 seconds by force.
end_leftovers() {
  local attempt pids
  touch "$state/stopping"
  for attempt in $(seq 100); do
    pids=$(lock_holders)
    [ -n "$pids" ] || return 0
    # shellcheck disable=SC2086
    if [ "$attempt" -le 2 ]; then kill -TERM $pids 2>/dev/null || true; fi
    sleep 0.1
  done
  # shellcheck disable=SC2086
  kill -KILL $pids 2>/dev/null || true
  say "Processes of the cluster that was killed did not end by themselves, and were killed too: $(tr '\n' ' ' <<<"$pids")"
}

# Ends the cluster of the folder, and waits until nothing of it is left.
end_cluster() {
  local main
  [ -n "$(lock_holders)" ] || fail "No cluster runs with the folder $state."
  main=$(main_process)
  if [ -z "$main" ]; then
    end_leftovers
    rm -f "$state"/*.pid "$state/names.map" "$state/main"
    return 0
  fi
  kill -TERM "$main"
  for _ in $(seq 600); do
    [ -n "$(lock_holders)" ] || return 0
    sleep 0.1
  done
  fail "The cluster has not ended within a minute. Its process is $main."
}
