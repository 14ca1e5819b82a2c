# shellcheck shell=bash
# The one place that decides which browser draws the page in the tests.

# One that has worked is remembered, for as long as the Python packages stay that drive it.
remembered=.venv/browser

# Sets `browser` to the path of one that works; without one it fails, and `tried` says which do not.
find_browser() {
  tried=''
  if [ -n "${SPLIT_PREVIEW_BROWSER-}" ]; then
    try_browser "$SPLIT_PREVIEW_BROWSER" ||
      fail "SPLIT_PREVIEW_BROWSER names $SPLIT_PREVIEW_BROWSER, which does not show a page: $last_words"
    return
  fi
  browser=$(cat "$remembered" 2>/dev/null) || browser=''
  [ ! -x "$browser" ] || return 0
  try_installed || try_downloaded || return 1
  if [ -d .venv ] && [ -w .venv ]; then printf '%s\n' "$browser" >"$remembered"; fi
}

try_installed() {
  local name
  for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable \
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome' \
    /Applications/Chromium.app/Contents/MacOS/Chromium; do
    if try_browser "$name"; then return 0; fi
  done
  return 1
}

# In the folder that Playwright uses for everybody, and in ours, where `make setup-page` downloads to.
try_downloaded() {
  [ -x .venv/bin/python ] || return 1
  try_browser "$(playwright_browser)" || try_browser "$(with_downloads playwright_browser)"
}

with_downloads() { PLAYWRIGHT_BROWSERS_PATH=$PWD/.venv/browsers "$@"; }

# Where this version of Playwright looks for its own.
playwright_browser() {
  .venv/bin/python 2>/dev/null <<'END' || true
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
END
}

# A name on the path says little: in Ubuntu it is a script that asks for a snap.
try_browser() {
  browser=$(command -v "$1" 2>/dev/null) || browser=''
  if [ -z "$browser" ]; then
    last_words="there is no such command"
    return 1
  fi
  ! shows_a_page "$browser" || return 0
  tried="${tried:+$tried, }$browser"
  return 1
}

# Has it draw a page, as the tests will.
shows_a_page() {
  local folder status=1
  folder=$(new_folder) || exit 1
  within "${BROWSER_SECONDS:-60}" "$1" --headless --no-sandbox --disable-gpu "--user-data-dir=$folder/profile" \
    --dump-dom 'data:text/html,<p>It works.</p>' >"$folder/page" 2>"$folder/words" || true
  ! grep -q '<p>It works.</p>' "$folder/page" || status=0
  last_words=$(trimmed <"$folder/words")
  last_words=${last_words:-it says nothing}
  return $status
}
