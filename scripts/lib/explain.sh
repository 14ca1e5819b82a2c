# shellcheck shell=bash
# One sentence for what a newcomer meets, where the tools themselves say it in many words or in none.

# The words of git, apt, dnf, pip and Playwright for a network that is not there.
no_network='[Cc]ould not resolve|[Tt]emporary failure|[Nn]ame or service not known|nodename nor servname|ENOTFOUND|EAI_AGAIN'
no_network+='|[Cc](ould not|annot initiate the) connect|[Ff]ailed to (connect|establish)|ECONNREFUSED|ETIMEDOUT'
no_network+='|([Cc]onnection|[Oo]peration) (refused|timed out|reset)|[Nn]etwork is unreachable|CONNECT|[Ff]ailed to resolve|[Mm]ax retries exceeded'

no_room='No space left on device|enough free space|disk is full|ENOSPC'

# explanation LOG: prints nothing about what it does not know.
explanation() {
  local full
  full=$(full_folder)
  if [ -n "$full" ] || grep -Eq "$no_room" "$1"; then
    echo "The disk is full${full:+ at $full}. Make room, and try again."
  elif grep -Eq "$no_network" "$1"; then
    echo "The network cannot be reached. Check the connection, and try again: $(grep -E "$no_network" "$1" | trimmed)"
  fi
}

# Prints one of the two folders that everything here writes to, if it is full.
full_folder() {
  local folder free
  for folder in "$PWD" "${TMPDIR:-/tmp}"; do
    free=$(free_megabytes "$folder")
    [ "${free:-9}" -ge 8 ] || { echo "$folder"; return; }
  done
}

# The last line, without what is around it.
trimmed() { tail -n 1 | sed 's/^[[:space:]]*//; s/[[:space:]]*$//' | cut -c 1-200; }
