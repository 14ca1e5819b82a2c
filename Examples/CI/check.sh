#!/usr/bin/env bash
# Runs the checks of an app in CI. The exit code is that of `split-preview check`: 1 if a check fails, 2 if a file cannot be read.
#
#   FILES    the files, separated by spaces (. by default)
#   REPORT   the directory for the reports and the pictures of failures, or nothing for none
#   SERVER   the address of a server that links in the results lead to
#   SPLIT_PREVIEW_BIN   the program (the release that scripts/build makes by default)
#
#   check.sh [text|github|tap|junit]   the form in which the results are printed
set -euo pipefail
here=$(cd "$(dirname "$0")/../.." && pwd)
split_preview=${SPLIT_PREVIEW_BIN:-$here/.build/release/split-preview}

# The names of files have no spaces here, as in the input of the action.
read -r -a files <<<"${FILES:-.}"
arguments=(--format "${1:-text}")
if [ -n "${REPORT:-}" ]; then
  mkdir -p "$REPORT"
  arguments+=(--report "$REPORT/checks.xml" --report "$REPORT/checks.html" --pictures "$REPORT")
fi
[ -z "${SERVER:-}" ] || arguments+=(--server "$SERVER")
exec "$split_preview" check "${arguments[@]}" "${files[@]}"
