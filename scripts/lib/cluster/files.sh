# shellcheck shell=bash
# The folder of a cluster: its tokens, its certificate, and what HAProxy reads.
# The names of the folder and of the program are those of scripts/cluster.
# shellcheck disable=SC2154

# Creates the folder. Only one cluster at a time has it.
make_state() {
  umask 077
  mkdir -p "$state"
  exec 9>>"$state/lock"
  take_lock || take_lock_of_killed || fail "A cluster runs already with the folder $state. CLUSTER_STATE names another folder."
  echo $$ >"$state/main"
  rm -f "$state"/*.pid "$state"/*.port "$state"/*.log "$state/names.map" "$state/haproxy.sock" "$state/stopping"
}

# Locks the file at descriptor 9. The system ends the lock with the last process of the cluster, however that one ends.
take_lock() {
  if has flock; then
    flock -n 9
  else
    # A Mac has no flock, but perl.
    perl -e 'use Fcntl ":flock"; open(FILE, ">>&=", 9) && flock(FILE, LOCK_EX | LOCK_NB) or exit 1'
  fi
}

# Whether a cluster has the folder, and has written what its commands read.
is_running() { [ -e "$state/names.map" ] && ! (exec 9>>"$state/lock" && take_lock); }

random_token() { od -An -N16 -tx1 /dev/urandom | tr -d ' \n'; }

# Tokens stay from one run to the next, so that open pages come back.
write_secrets() {
  local file
  for file in token monitor-token; do
    [ -s "$state/$file" ] || random_token >"$state/$file"
  done
}

# Makes a certificate of this machine's own names, which a browser asks its user about. It stays for as long as the names do.
write_certificate() {
  local names
  names=$(certificate_names "$1")
  if [ "$names" = "$(cat "$state/certificate.names" 2>/dev/null)" ] && lasts_a_month "$state/certificate.pem"; then return 0; fi
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 365 -subj '/CN=Split Preview' \
    -addext "subjectAltName=$names" -keyout "$state/key.pem" -out "$state/public.pem" 2>"$state/openssl.log" ||
    fail "openssl has made no certificate: $(tail -1 "$state/openssl.log")"
  cat "$state/public.pem" "$state/key.pem" >"$state/certificate.pem"
  echo "$names" >"$state/certificate.names"
}

lasts_a_month() { openssl x509 -checkend 2592000 -noout -in "$1" >/dev/null 2>&1; }

# write_servers NAME...: writes the backend and the map from names of processes to servers.
write_servers() {
  local name
  {
    echo '# The processes on this machine, written by scripts/cluster.'
    echo 'backend previews from previews'
    # A name that the map does not have leaves the choice to the balance, and so does a server that is down.
    echo '  use-server %[var(txn.server)] if { var(txn.server) -m found }'
    for name in "$@"; do echo "  server $name 127.0.0.1:$(port_of "$name") cookie $name port $(port_of "$name.health")"; done
  } >"$state/servers.cfg"
  for name in "$@"; do echo "$name $name"; done >"$state/names.map"
}
