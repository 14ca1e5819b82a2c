# shellcheck shell=bash
# The parts that this project needs besides Swift: whether they are installed, and the packages that contain them.

# missing_parts build|deb|test|package|libwebsockets|bench|cluster|test-cluster: prints the parts that are missing.
missing_parts() {
  on_mac || swift_can_build || echo toolchain
  has git || echo git
  on_mac || has pkg-config || echo pkg-config
  has_libwebsockets || echo libwebsockets
  on_mac || pkg-config --exists zlib 2>/dev/null || echo zlib
  ! has_package esbuild || has esbuild || echo esbuild
  ! has_package esbuild || has brotli || echo brotli
  case $1 in *cluster) missing_cluster_parts "$1" ;; esac
  ! takes_python "$1" || has_python || echo python
  ! takes_python "$1" || has tsc || ! has_package typescript || echo typescript
  [ "$1" != test ] || has rsvg-convert || echo rsvg
  [ "$1" != test ] || has_emoji || ! has_package emoji || echo emoji
  case $1 in deb | package) has_all dpkg-buildpackage dh chrpath python3 || echo packaging ;; esac
  [ "$1" != package ] || has_all lintian mandoc man mmdebstrap systemd-analyze strace zsh fish ruby || echo package-tests
  [ "$1" != libwebsockets ] || has cmake || echo cmake
  [ "$1" != bench ] || has valgrind || echo valgrind
  [ "$1" != bench ] || has haproxy || echo haproxy
  [ "$1" != bench ] || has_node_ws || ! has_package node-ws || echo node-ws
}

# A cluster has its certificate from openssl, and speaks with HAProxy through socat.
missing_cluster_parts() {
  has haproxy || echo haproxy
  has openssl || echo openssl
  has socat || echo socat
  [ "$1" = cluster ] || on_mac || has ip || echo ip
}

# takes_python WHAT: whether it has tests, which take Python's packages.
takes_python() { case $1 in build | deb | cluster) false ;; *) true ;; esac; }

has_all() {
  local command
  for command in "$@"; do has "$command" || return 1; done
}

# Debian puts packages of Node where only its own Node looks.
has_node_ws() { NODE_PATH="${NODE_PATH-}:/usr/share/nodejs" node -e 'require("ws")' 2>/dev/null; }

on_mac() { [ "$(uname)" = Darwin ]; }

# On a Mac, Swift finds the libraries of brew without pkg-config.
has_libwebsockets() {
  pkg-config --exists libwebsockets 2>/dev/null || { has brew && [ -d "$(brew --prefix)/opt/libwebsockets" ]; }
}

# The packages of Tests/requirements.txt need Python 3.10. Debian packages ensurepip separately.
has_python() { python3 -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 10))' 2>/dev/null; }

# packages_of MANAGER PART: prints the names of the packages of a part.
packages_of() {
  case $1-$2 in
    apt-toolchain) echo binutils g++ libcurl4-openssl-dev libedit-dev libncurses-dev libsqlite3-dev libxml2-dev ;;
    apt-git) echo git ca-certificates ;;
    apt-pkg-config) echo pkg-config ;;
    apt-libwebsockets) echo libwebsockets-dev ;;
    apt-esbuild) echo esbuild ;;
    apt-brotli) echo brotli ;;
    apt-python) echo python3-venv ;;
    apt-typescript) echo node-typescript ;;
    apt-rsvg) echo librsvg2-bin ;;
    apt-emoji) echo fonts-noto-color-emoji pango1.0-tools ;;
    apt-packaging) echo dpkg-dev debhelper chrpath python3 ;;
    apt-package-tests) echo lintian mandoc man-db mmdebstrap systemd strace zsh fish ruby ;;
    apt-browser) echo chromium ;;
    apt-cmake) echo cmake ;;
    apt-zlib) echo zlib1g-dev ;;
    apt-valgrind) echo valgrind ;;
    apt-node-ws) echo node-ws ;;
    apt-ip) echo iproute2 ;;
    dnf-toolchain) echo binutils gcc-c++ libcurl-devel libedit-devel ncurses-devel sqlite-devel libxml2-devel ;;
    dnf-git) echo git-core ;;
    dnf-pkg-config) echo pkgconf-pkg-config ;;
    dnf-libwebsockets) echo libwebsockets-devel ;;
    dnf-python) echo python3 ;;
    dnf-rsvg) echo librsvg2-tools ;;
    dnf-browser) echo chromium ;;
    dnf-firefox) echo firefox ;;
    dnf-cmake) echo cmake ;;
    dnf-zlib) echo zlib-devel ;;
    dnf-valgrind) echo valgrind-devel ;;
    dnf-ip) echo iproute ;;
    *-haproxy) echo haproxy ;;
    *-openssl) echo openssl ;;
    *-socat) echo socat ;;
    brew-git) echo git ;;
    brew-libwebsockets) echo libwebsockets ;;
    brew-esbuild) echo esbuild ;;
    brew-brotli) echo brotli ;;
    brew-python) echo python ;;
    brew-typescript) echo typescript ;;
    brew-rsvg) echo librsvg ;;
    brew-cmake) echo cmake ;;
  esac
}

# Fedora has no package for TypeScript, and `make lint` skips that check there. It has none for ws, so the benchmark reports that
# it cannot compare with Node, and none for esbuild, so the page stays as it is in Public. Its desktop and a Mac have a font with emoji.
has_package() { [ -n "$(packages_of "$(package_manager)" "$1")" ]; }

package_manager() {
  if on_mac; then echo brew; elif has apt-get; then echo apt; elif has dnf; then echo dnf; else echo none; fi
}
