# shellcheck shell=bash
# Prometheus and its promtool, for tests. The package of Debian would start a service that other machines can reach, so it is only unpacked.

prometheus_folder=.build/prometheus

get_prometheus() {
  ! { has prometheus && has promtool; } || return 0
  [ ! -x $prometheus_folder/usr/bin/promtool ] || return 0
  [ "$(package_manager)" = apt ] || fail "The tests of a cluster take prometheus and promtool. Install them, and try again."
  local folder
  folder=$(new_folder) || exit 1
  say "Unpacking prometheus from the package of this system."
  update_apt
  # apt downloads into the folder that it runs in.
  (cd "$folder" && apt-get download -qq prometheus) || fail "apt could not download prometheus."
  mkdir -p $prometheus_folder
  dpkg-deb --extract "$folder"/prometheus_*.deb $prometheus_folder
}
