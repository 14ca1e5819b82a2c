# shellcheck shell=bash
# Finds the Swift to build with: $SWIFT, which `make SWIFT=...` sets, or the one on the path.

# $SWIFT can be a command with arguments, as in `xcrun swift`.
read -r -a swift <<<"${SWIFT:-swift}"
swift_is_needed='Swift 6.2 or newer is needed; https://www.swift.org/install says how to get it.'

# Fails unless Swift is installed and new enough. The exit code 2 means that Swift is installed but lacks a library to
# start.
check_swift() {
  local answer version
  has "${swift[0]}" || fail "There is no ${swift[0]} on the path. $swift_is_needed"
  answer=$("${swift[@]}" --version 2>&1) || true
  version=$(swift_version "$answer")
  if [ -n "$version" ]; then
    is_new_enough "$version" || fail "Swift $version is too old. $swift_is_needed"
  elif lacks_library "$answer"; then
    return 2
  else
    fail "$(command -v "${swift[0]}") does not say which Swift it is (\"$(printf '%s\n' "$answer" | head -n 1)\"). $swift_is_needed"
  fi
}

swift_version() { printf '%s\n' "$1" | sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9.]*\).*/\1/p' | head -n 1; }

is_new_enough() {
  local major=${1%%.*} rest=${1#*.}
  [ "$major" -gt 6 ] || { [ "$major" = 6 ] && [ "${rest%%.*}" -ge 2 ]; }
}

lacks_library() {
  case $1 in *'error while loading shared libraries'*) true ;; *) false ;; esac
}

# Whether Swift can build a program. An archive of Swift that is unpacked on a bare Linux lacks a linker and libraries.
# The test takes a second, so a success is remembered.
swift_can_build() {
  local remembered=.build/swift-can-build answer
  answer=$("${swift[@]}" --version 2>&1) || return 1
  [ "$(cat "$remembered" 2>/dev/null)" != "$answer" ] || return 0
  try_swift >/dev/null 2>&1 || return 1
  mkdir -p .build
  printf '%s\n' "$answer" >"$remembered"
}

try_swift() {
  local folder status=0
  "${swift[@]}" package --version || return 1
  # The name of the compiler is known only if the command has this name.
  case ${swift[0]} in swift | */swift) ;; *) return 0 ;; esac
  folder=$(new_folder) || return 1
  echo 'import Glibc; puts("works")' >"$folder/main.swift"
  { "${swift[0]}c" "$folder/main.swift" -o "$folder/main" && "$folder/main"; } || status=1
  return $status
}

# swift_libraries [ARGUMENT]: prints the folder of modules and libraries of Swift itself, for a flag such as -static-stdlib.
# shellcheck disable=SC2120
swift_libraries() {
  "${swift[@]}" -print-target-info ${1:+"$1"} 2>/dev/null | sed -n 's/^ *"runtimeResourcePath": "\(.*\)".*/\1/p'
}

# Prints where a toolchain has a linker of its own.
# shellcheck disable=SC2119
lld_of_swift() { echo "$(swift_libraries)/../../bin/ld.lld"; }

# ready_made_syntax: prints the folder in which the toolchain has swift-syntax ready-made in the version of the rewriter, or nothing. The
# conditions are those of Toolchain.swift.
# shellcheck disable=SC2119
ready_made_syntax() {
  local folder
  folder=$(swift_libraries)/host
  case $(swift_version "$("${swift[@]}" --version 2>&1)") in 6.3 | 6.3.*) ;; *) return 0 ;; esac
  [ ! -e "$folder/SwiftSyntax.swiftmodule" ] || [ ! -e "$folder/libSwiftSyntax.so" ] || printf '%s\n' "$folder"
}
