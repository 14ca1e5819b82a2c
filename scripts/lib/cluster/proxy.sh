# shellcheck shell=bash
# The HAProxy of a cluster.
# The names of the folder and of the program are those of scripts/cluster.
# shellcheck disable=SC2154

# start_proxy HOST PORT: only this machine reaches HAProxy if there is no host by which others could.
start_proxy() {
  export CLUSTER_BIND="127.0.0.1:$2" CLUSTER_CERTIFICATE="$state/certificate.pem" CLUSTER_NAMES="$state/names.map"
  export CLUSTER_CONTROL="$state/haproxy.sock" CLUSTER_MONITOR_TOKEN
  [ -z "$1" ] || CLUSTER_BIND="$(all_addresses):$2"
  CLUSTER_MONITOR_TOKEN=$(cat "$state/monitor-token")
  haproxy -c -q -f deploy/haproxy.cfg -f "$state/servers.cfg" 2>"$state/haproxy.log" || fail "HAProxy refuses its configuration: $(head -1 "$state/haproxy.log")"
  haproxy -W -f deploy/haproxy.cfg -f "$state/servers.cfg" -p "$state/haproxy.pid" >"$state/haproxy.log" 2>&1 &
  proxy=$!
  for _ in $(seq 100); do
    [ ! -S "$state/haproxy.sock" ] || [ -z "$(servers_that_are UP)" ] || return 0
    kill -0 "$proxy" 2>/dev/null || break
    sleep 0.1
  done
  fail "HAProxy does not start: $(grep -m 1 -i alert "$state/haproxy.log" || tail -1 "$state/haproxy.log")"
}

# All addresses of this machine, as HAProxy takes them: `::` includes those of IPv4, but needs a system with IPv6.
all_addresses() { if grep -qs . /proc/net/if_inet6; then echo '::'; else echo '0.0.0.0'; fi; }

# Asks HAProxy over its socket, without a program for that.
ask_proxy() { printf '%s\n' "$1" | socat -t 5 stdio "UNIX-CONNECT:$state/haproxy.sock"; }

# Prints name and state of each server.
server_states() { ask_proxy 'show stat -1 4 -1' | awk -F , '$2 != "FRONTEND" && $2 != "BACKEND" && !/^#/ && NF { print $2, $18, $5 }'; }

servers_that_are() { server_states | awk -v wanted="$1" 'index($2, wanted) == 1 { print $1 }'; }

is_up() { server_states | grep -q "^$1 UP [0-9]*$"; }

show_status() {
  running_names >/dev/null
  server_states | awk 'BEGIN { print "process  state  connections" } { printf "%-8s %-6s %s\n", $1, $2, $3 }'
}

# The old worker goes on with the connections that it has, for as long as `hard-stop-after` says.
reload_proxy() {
  running_names >/dev/null
  kill -USR2 "$(head -1 "$state/haproxy.pid")"
}

say_address() {
  printf 'Open https://%s/?token=%s\n' "$1" "$(cat "$state/token")"
  printf '%s processes stand behind it: %s. Stop with Control-C.\n' "$2" "$(running_names | tr '\n' ' ' | sed 's/ $//')"
  echo "The certificate is this machine's own, so the browser asks about it once."
}
