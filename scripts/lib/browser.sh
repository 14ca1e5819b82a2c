# shellcheck shell=bash
# Finds the browser that draws the page in the tests.

# The path of the browser that worked is remembered for as long as the Python packages that drive it stay.
remembered=.venv/browser

# Sets `browser` to the path of a browser that works. If there is none it fails, and `tried` names those that do not
# work.
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

# Tries the browser in Playwright's own folder, and the one in the folder to which `make setup-page` downloads.
try_downloaded() {
  [ -x .venv/bin/python ] || return 1
  try_browser "$(playwright_browser)" || try_browser "$(with_downloads playwright_browser)"
}

with_downloads() { PLAYWRIGHT_BROWSERS_PATH=$PWD/.venv/browsers "$@"; }

# Prints the path at which this version of Playwright expects its browser.
playwright_browser() {
  .venv/bin/python 2>/dev/null <<'END' || true
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
END
}

# Tries a browser by showing a page. Its name on the path is not enough, because in Ubuntu the name is a script that
# asks for a snap.
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

# Runs the browser to draw a page, as the tests will.
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
