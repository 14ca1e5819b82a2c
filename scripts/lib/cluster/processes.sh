# shellcheck shell=bash
# The server processes of a cluster. Each is started again when it ends, as systemd does it elsewhere.
# The names of the folder and of the program are those of scripts/cluster.
# shellcheck disable=SC2154

# A port that nobody listens on now, for HAProxy.
free_port() {
  local port
  for port in $(seq 8443 8543); do
    (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null || { echo "$port" && return; }
  done
  fail "There is no free port from 8443 to 8543."
}

# keep_process NAME HOSTS FLAG...: runs a server until the cluster stops. It keeps the port of its first start. A restart gives its
# pages 5 seconds to leave; a later --drain-for among the flags counts in place of that.
keep_process() {
  local name=$1 host hosts=() server='' status
  for host in $2; do hosts+=(--allow-host "$host" --allow-origin "https://$host"); done
  shift 2
  trap '[ -z "$server" ] || kill -TERM "$server" 2>/dev/null' TERM
  while [ ! -e "$state/stopping" ]; do
    "$binary" serve --name "$name" --port "$(port_of "$name")" --health-port "$(port_of "$name.health")" --behind-proxy \
      --token-file "$state/token" --monitor-token-file "$state/monitor-token" --drain-for 5 \
      "${hosts[@]}" "$@" >>"$state/$name.log" 2>&1 &
    server=$!
    echo "$server" >"$state/$name.pid"
    # The cluster may have begun to stop before the file was there.
    [ ! -e "$state/stopping" ] || kill -TERM "$server" 2>/dev/null || true
    status=0
    wait "$server" || status=$?
    # A signal ends the wait while the server still runs.
    while kill -0 "$server" 2>/dev/null; do wait "$server" || status=$?; done
    rm -f "$state/$name.pid"
    [ -e "$state/stopping" ] || [ "$status" = 0 ] || say "The process $name has ended with $status and is started again."
    [ -e "$state/stopping" ] || sleep 0.2
  done
}

# The port that a process had in its first start, or 0.
port_of() { cat "$state/$1.port" 2>/dev/null || echo 0; }

# printed_port NAME WORDS: the port of the last address that a process has printed after the words.
printed_port() { sed -n "s|^$2 http://127.0.0.1:\([0-9]*\)/.*|\1|p" "$state/$1.log" 2>/dev/null | tail -1 || true; }

# Waits until a process listens, and notes its ports.
await_process() {
  local name=$1 port=''
  for _ in $(seq 300); do
    port=$(printed_port "$name" Open)
    [ -z "$port" ] || break
    ! grep -q '^split-preview: \|^Error: ' "$state/$name.log" 2>/dev/null || break
    sleep 0.1
  done
  [ -n "$port" ] || fail "The process $name does not start: $(tail -1 "$state/$name.log" 2>/dev/null)"
  echo "$port" >"$state/$name.port"
  printed_port "$name" 'Its health is at' >"$state/$name.health.port"
}

running_names() {
  is_running || fail "No cluster runs with the folder $state."
  cut -d ' ' -f 1 "$state/names.map"
}

# restart_process NAME: lets a process drain and end. The cluster starts it again; its pages go on elsewhere.
restart_process() {
  local name=$1 names before now
  names=$(running_names) || exit 1
  grep -qx -- "$name" <<<"$names" || fail "There is no process '$name'. There are: $(tr '\n' ' ' <<<"$names")"
  before=$(cat "$state/$name.pid" 2>/dev/null || true)
  [ -z "$before" ] || kill -TERM "$before"
  for _ in $(seq 36000); do
    now=$(cat "$state/$name.pid" 2>/dev/null || true)
    # HAProxy may still believe what it saw of the process before.
    if [ -n "$now" ] && [ "$now" != "$before" ] && is_healthy "$name" && is_up "$name"; then
      say "The process $name runs again."
      return 0
    fi
    sleep 0.1
  done
  fail "The process $name has not come back. $state/$name.log says why."
}

# Whether a process itself says that it takes clients.
is_healthy() {
  local answer
  answer=$(
    exec 2>/dev/null 3<>"/dev/tcp/127.0.0.1/$(cat "$state/$1.port")"
    printf 'GET /health HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer %s\r\nConnection: close\r\n\r\n' \
      "$(cat "$state/monitor-token")" >&3
    head -1 <&3
  ) || return 1
  [[ $answer = *' 200 '* ]]
}

restart_all() {
  local name names
  names=$(running_names) || exit 1
  for name in $names; do restart_process "$name"; done
}

stop_cluster() {
  local file
  touch "$state/stopping"
  # The second signal ends the drain that the first one begins.
  for _ in first second; do
    for file in "$state"/*.pid; do kill -TERM "$(cat "$file" 2>/dev/null)" 2>/dev/null || true; done
    sleep 0.1
  done
  wait
  rm -f "$state"/*.pid "$state/names.map" "$state/main"
}
