# shellcheck shell=bash
# Installs parts with the machine's own package manager, or prints who has to install them.

# install_parts PART...: installs parts, or fails with a sentence.
install_parts() {
  local manager part
  local -a packages=()
  manager=$(package_manager)
  [ "$manager" != none ] || fail "These are missing, and there is neither apt nor dnf here to install them: $*."
  for part in "$@"; do
    # The name of a package has no space.
    # shellcheck disable=SC2207
    packages+=($(packages_of "$manager" "$part"))
  done
  case $manager in
    # On a Mac, only the user installs packages.
    brew) fail "These are missing: $*. Install them, and try again: brew install ${packages[*]}" ;;
    apt) install_with_apt "${packages[@]}" ;;
    dnf) install_with_dnf "${packages[@]}" ;;
  esac
}

# become_root COMMAND: makes sure that `as_root` will work, or prints the command for the user to run.
become_root() {
  [ "$(id -u)" != 0 ] || return 0
  has sudo || fail "Only root may install what is missing, and there is no sudo here. As root: $1"
  # Without a terminal, nobody can type a password.
  if [ -t 0 ]; then
    sudo -v || fail "sudo has not let you in. By hand: sudo $1"
  else
    sudo -n true 2>/dev/null || fail "sudo wants a password, and there is no terminal to ask for it. By hand: sudo $1"
  fi
}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }
