# shellcheck shell=bash
# Installs a browser if none works: that of the distribution, or else Playwright's own.

get_browser() {
  ! find_browser || return 0
  [ -z "$tried" ] || say "Here, but without showing a page: $tried."
  if (install_browser) && find_browser; then return 0; fi
  if download_browser && find_browser; then return 0; fi
  fail "No browser here shows a page. Install Chromium or Chrome, or name one: SPLIT_PREVIEW_BROWSER=/path/to/chrome make test-page"
}

# The caller runs this in a subshell. Without root it fails, and Playwright's browser remains to be tried.
install_browser() {
  local package
  case $(package_manager) in
    apt)
      become_root "apt-get install chromium"
      update_apt
      package=$(browser_of_apt) || return 1
      install_with_apt "$package"
      ;;
    dnf) install_parts browser ;;
    # On a Mac, brew would install the browser for the whole machine.
    *) return 1 ;;
  esac
}

# Prints the name of apt's package. The Chromium without windows, which Debian packages separately, opens a page in less
# than half of the time.
browser_of_apt() {
  local name
  for name in chromium-headless-shell chromium; do
    if is_no_snap "$name"; then
      echo "$name"
      return
    fi
  done
  return 1
}

# Fails for Ubuntu's package, which installs a snap. A snap runs in no container.
is_no_snap() {
  local description
  description=$(LC_ALL=C apt-cache show --no-all-versions "$1" 2>/dev/null | grep '^Description') || return 1
  case $description in *snap*) return 1 ;; esac
}

download_browser() {
  local log
  log=$(new_log) || exit 1
  say "Downloading Chromium with Playwright into .venv/browsers: up to 200 MB."
  check_room 700 "a browser"
  if ! run_playwright "$log" install --no-shell chromium; then
    say "Playwright could not download it. $(explanation "$log")"
    return 1
  fi
  find_browser || install_libraries "$log"
}

# Installs libraries that every browser needs, and that a bare machine lacks. Playwright knows their names for apt.
install_libraries() {
  [ "$(package_manager)" = apt ] || return 0
  say "Installing the libraries that it takes with apt."
  run_playwright "$1" install-deps chromium || say "They could not be installed. $(explanation "$1")"
}

run_playwright() {
  local log=$1
  shift
  with_downloads watched "$log" ^ .venv/bin/python -m playwright "$@"
}
