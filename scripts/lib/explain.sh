# shellcheck shell=bash
# Explains common failures in one sentence, where the tools themselves print many words or none.

# The messages of git, apt, dnf, pip and Playwright about a missing network.
no_network='[Cc]ould not resolve|[Tt]emporary failure|[Nn]ame or service not known|nodename nor servname|ENOTFOUND|EAI_AGAIN'
no_network+='|[Cc](ould not|annot initiate the) connect|[Ff]ailed to (connect|establish)|ECONNREFUSED|ETIMEDOUT'
no_network+='|([Cc]onnection|[Oo]peration) (refused|timed out|reset)|[Nn]etwork is unreachable|CONNECT|[Ff]ailed to resolve|[Mm]ax retries exceeded'

no_room='No space left on device|enough free space|disk is full|ENOSPC'

# explanation LOG: prints the reason of a failure, or nothing if it does not know the reason.
explanation() {
  local full
  full=$(full_folder)
  if [ -n "$full" ] || grep -Eq "$no_room" "$1"; then
    echo "The disk is full${full:+ at $full}. Make room, and try again."
  elif grep -Eq "$no_network" "$1"; then
    echo "The network cannot be reached. Check the connection, and try again: $(grep -E "$no_network" "$1" | trimmed)"
  fi
}

# Prints the first of the two folders, to which all scripts write, that is full.
full_folder() {
  local folder free
  for folder in "$PWD" "${TMPDIR:-/tmp}"; do
    free=$(free_megabytes "$folder")
    [ "${free:-9}" -ge 8 ] || { echo "$folder"; return; }
  done
}

# Prints the last line, without the white space around it.
trimmed() { tail -n 1 | sed 's/^[[:space:]]*//; s/[[:space:]]*$//' | cut -c 1-200; }
