# shellcheck shell=bash
# Finds the font with colour emoji, and says how to get one. Without it, emoji are boxes in a browser here and black patches in a PNG.

has_emoji_font() { on_mac || [ "$(fc-match --format '%{color}' emoji 2>/dev/null)" = True ]; }

# A PNG has its emoji from pango-view.
has_emoji() { has_emoji_font && has pango-view; }

# Offers the font, once for each checkout, because everything works without it.
offer_emoji() {
  local told=.build/emoji-offered
  if [ -e "$told" ] || has_emoji_font || ! has_package emoji; then return 0; fi
  if mkdir -p .build && : >"$told"; then
    say "Optional: this machine has no font with emoji. To install one: sudo apt-get install $(packages_of apt emoji)"
  fi
}
