# shellcheck shell=bash
# Finds and installs Firefox, in which the tests of the page's main paths run too.

has_firefox() { has firefox-esr || has firefox || [ -x /Applications/Firefox.app/Contents/MacOS/firefox ]; }

# Installs Firefox if there is none. Where no package has it, the tests in Firefox are left out.
get_firefox() {
  ! has_firefox || return 0
  case $(package_manager) in
    apt) get_firefox_with_apt ;;
    dnf) install_parts firefox ;;
    *) without_firefox ;;
  esac
}

# Ubuntu has no such package, and its package firefox installs a snap.
get_firefox_with_apt() {
  become_root "apt-get install firefox-esr"
  update_apt
  if is_no_snap firefox-esr; then install_with_apt firefox-esr; else without_firefox; fi
}

without_firefox() { say "There is no Firefox here and no package of it, so the tests in Firefox are left out."; }
