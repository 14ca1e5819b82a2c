# shellcheck shell=bash
# The folder of a cluster: its tokens, its certificate, and what HAProxy reads.
# The names of the folder and of the program are those of scripts/cluster.
# shellcheck disable=SC2154

# Creates the folder. Only one cluster at a time has it.
make_state() {
  umask 077
  mkdir -p "$state"
  if [ -e "$state/pid" ] && kill -0 "$(cat "$state/pid")" 2>/dev/null; then
    fail "A cluster runs already with the folder $state. CLUSTER_STATE names another folder."
  fi
  rm -f "$state"/*.pid "$state"/*.port "$state"/*.log "$state/stopping"
  echo $$ >"$state/pid"
}

# The names of a number of processes: a, b, c.
names_of() { printf '%s\n' {a..z} | head -n "$1" | tr '\n' ' '; }

random_token() { od -An -N16 -tx1 /dev/urandom | tr -d ' \n'; }

# Tokens stay from one run to the next, so that open pages come back.
write_secrets() {
  local file
  for file in token monitor-token; do
    [ -s "$state/$file" ] || random_token >"$state/$file"
  done
}

# Makes a certificate of this machine's own names, which a browser asks its user about.
write_certificate() {
  [ ! -s "$state/certificate.pem" ] || return 0
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 365 -subj '/CN=Split Preview' \
    -addext 'subjectAltName=DNS:localhost,IP:127.0.0.1,IP:::1' -keyout "$state/key.pem" -out "$state/public.pem" 2>"$state/openssl.log" ||
    fail "openssl has made no certificate: $(tail -1 "$state/openssl.log")"
  cat "$state/public.pem" "$state/key.pem" >"$state/certificate.pem"
}

# write_servers NAME...: writes the backend and the map from names of processes to servers.
write_servers() {
  local name
  {
    echo '# The processes on this machine, written by scripts/cluster.'
    echo 'backend previews from previews'
    # A name that the map does not have leaves the choice to the balance, and so does a server that is down.
    echo '  use-server %[var(txn.server)] if { var(txn.server) -m found }'
    for name in "$@"; do echo "  server $name 127.0.0.1:$(cat "$state/$name.port") cookie $name"; done
  } >"$state/servers.cfg"
  for name in "$@"; do echo "$name $name"; done >"$state/names.map"
}
