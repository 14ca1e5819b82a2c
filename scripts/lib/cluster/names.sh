# shellcheck shell=bash
# The names of a cluster's processes, and those by which browsers reach it.

# The names of a number of processes: a, b, c.
names_of() { printf '%s\n' {a..z} | head -n "$1" | tr '\n' ' '; }

# The name or address of a machine as it stands in a URL: in lower case, as browsers send it, and an address of IPv6 in brackets.
host_of() {
  local host
  host=$(tr '[:upper:]' '[:lower:]' <<<"$1")
  if [[ $host =~ ^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$ ]]; then
    echo "$host"
  elif [[ $host =~ ^\[?([0-9a-f:]*:[0-9a-f:]*)\]?$ ]]; then
    echo "[${BASH_REMATCH[1]}]"
  else
    fail "'$1' is not a name or an address by which others reach this machine."
  fi
}

# hosts_with HOST PORT: all hosts of the cluster as they stand in an origin. The first one is for the user, and 443 is in none.
hosts_with() {
  local host port=":$2"
  [ "$2" != 443 ] || port=''
  for host in ${1:+"$1"} localhost 127.0.0.1 '[::1]'; do printf '%s%s ' "$host" "$port"; done
}

# The names of a certificate, as openssl takes them.
certificate_names() {
  local own=${1#[}
  own=${own%]}
  case $own in
    '') ;;
    *:*) printf 'IP:%s,' "$own" ;;
    *[!0-9.]*) printf 'DNS:%s,' "$own" ;;
    *) printf 'IP:%s,' "$own" ;;
  esac
  echo 'DNS:localhost,IP:127.0.0.1,IP:::1'
}
