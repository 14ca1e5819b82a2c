# shellcheck shell=bash
# Checks the folder of the checkout, which must be writable and have enough free space for a build.

check_writable() {
  local folder
  for folder in . .build .venv; do
    [ ! -d "$folder" ] || [ -w "$folder" ] || fail "$(cannot_write "$folder")"
  done
}

cannot_write() {
  case $1 in
    .) echo "The folder $PWD cannot be written to, and what is built goes into it: clone it into a folder of yours." ;;
    *) echo "The folder $PWD/$1 cannot be written to: another user has made it, perhaps root. Remove it, and try again." ;;
  esac
}

# check_room MEGABYTES WHAT: fails if the disk has too little free space, before a step begins that could not end.
check_room() {
  local free
  free=$(free_megabytes .)
  [ "${free:-$1}" -ge "$1" ] ||
    fail "The disk is too full: $2 takes $1 MB, and $PWD has $free MB left. Make room, and try again."
}

# The name of the device, at the beginning of the line, may contain spaces. The free space stands before the percentage.
free_megabytes() {
  df -Pk "$1" 2>/dev/null |
    awk 'NR == 2 { for (i = 2; i <= NF; i++) if ($i ~ /%$/) { printf "%d\n", $(i - 1) / 1024; exit } }'
}
