"""The environment of an app: text size, contrast, motion and language, the single keys, and the list of them."""

import pytest
from playwright.sync_api import expect

LARGEST = "accessibilityExtraExtraExtraLarge"

#: Widths at which every scene is looked at: the narrowest column, a phone, a pad upright, and a pad on its side.
WIDTHS = [320, 390, 768, 1180]

SCENES = [
    "?scene=instagram", "?scene=instagram&opt.selectsFirst=true", "?scene=instagram&opt.tab=home", "?scene=instagram&opt.tab=notifications",
    "?scene=split-or-flip", "?scene=split-or-flip&opt.use=files", "?scene=adaptability&policy=pad", "?scene=mail&profile=ios26",
    "?scene=mail&profile=ios14&opt.compactTabBar=true", "?scene=lab",
]  # fmt: skip

#: The texts of the app that lie outside of the part that has them, or that are cut without an ellipsis. Bars have one size.
CUT = """
() => {
  const parts = '.list-row, .section-header, .file, .callout, .counter, .edit-button, .post-header, .actions, .comments, .comment-bar,'
    + '.story-title, .candidate, .recipient, .pill, .bubble, .about, .form-line, .compose-field, .message-bar, .flow-caption, .cover,'
    + '.story, .attachment-face, .sidebar-tab, .inspector-facts div, .inspector-card, .message-head, .attachment figcaption, .page-content';
  const app = document.getElementById('window');
  const walker = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
  const isSeen = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isIn = (box, part) => box.left >= part.left - 1 && box.right <= part.right + 1 && box.top >= part.top - 1 && box.bottom <= part.bottom + 1;
  const endsWell = style => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  const found = [];
  while (walker.nextNode()) {
    const [text, of] = [walker.currentNode.data.trim(), walker.currentNode.parentElement];
    const part = of.closest(parts);
    if (!text || !part || part.matches('.strip') || !isSeen(of) || of.closest('svg, .keyboard, .navigation-bar, .toolbar, .tab-bar, [inert]')) continue;
    let clip = of;
    while (clip !== part && getComputedStyle(clip).overflowX === 'visible') clip = clip.parentElement;
    const style = getComputedStyle(clip);
    const box = clip.getBoundingClientRect();
    if (clip !== part) {
      const size = parseFloat(getComputedStyle(of).fontSize);
      if (clip.clientHeight < 0.9 * size) found.push(`${text}: flat`);
      if (!isIn(box, part.getBoundingClientRect())) found.push(`${text}: beyond its ${part.className}`);
      // The scroll width of a clamped text counts the lines that are not shown, with the room of the ellipsis.
      if (!endsWell(style) && clip.scrollWidth > clip.clientWidth + 0.4 * size) found.push(`${text}: a word is cut`);
      if (!endsWell(style) && clip.scrollHeight > clip.clientHeight + 1) found.push(`${text}: cut`);
      continue;
    }
    if (endsWell(style)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects()) if (!isIn(line, box)) found.push(`${text}: beyond its ${part.className}`);
  }
  return [...new Set(found)];
}
"""


@pytest.fixture
def open_console(open_page):
    """Opens a page whose single keys are there."""

    def make(*arguments, **options):
        preview = open_page(*arguments, **options)
        preview.page.wait_for_selector(".key-sheet", state="attached")
        return preview

    return make


def press(preview, key):
    preview.page.keyboard.press(key)


def searched(preview, text):
    """Waits until the address contains a text."""
    preview.page.wait_for_function("text => location.search.includes(text)", arg=text)


@pytest.mark.parametrize("query", SCENES)
def test_nothing_is_cut_at_the_largest_text(open_page, query):
    preview = open_page((WIDTHS[0], 800), f"{query}&text={LARGEST}")
    for width in WIDTHS:
        preview.resize(width, 800)
        assert preview.page.evaluate(CUT) == [], width
        preview.photograph(f"text-{query.strip('?')}-{width}")


#: The texts of rows, headers and buttons that have less room than they need. A preview is cut on purpose.
SHORTENED = """
() => {
  const isSmaller = one => one.clientWidth > 0 && (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 1);
  const texts = '.row-title, .row-subtitle, .row-sender, .row-subject > span:first-child, .large-title > *, .post-owner > *, .edit-button, .comments, .about > *';
  const found = [...document.querySelectorAll(texts)].filter(one => getComputedStyle(one).display !== 'inline' && isSmaller(one)).map(one => one.textContent);
  for (const row of document.querySelectorAll('.list-row')) {
    const { left, right, top, bottom } = row.getBoundingClientRect();
    const range = document.createRange();
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (text.parentElement.matches('.row-preview')) continue;
      for (const { index, 0: word } of text.data.matchAll(/\\S+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()];
        if (lines.some(line => line.left < left - 1 || line.right > right + 1 || line.top < top - 4 || line.bottom > bottom + 4)) found.push(`${word}: beyond its row`);
      }
    }
  }
  return [...new Set(found)];
}
"""


@pytest.mark.parametrize("direction", ["", "&rtl=1&lang=ar"])
@pytest.mark.parametrize("query", ["?scene=instagram&opt.selectsFirst=true", "?scene=split-or-flip", "?scene=mail"])
def test_texts_wrap_or_shrink_at_the_largest_text(open_page, query, direction):
    preview = open_page((375, 812), f"{query}&font=own&text={LARGEST}{direction}")
    for width, height in [(375, 812), (688, 980), (1354, 980)]:
        preview.resize(width, height)
        assert preview.page.evaluate(SHORTENED) == [], width


def test_the_largest_text_fits_from_right_to_left_and_in_the_dark(open_page):
    for query in ("?scene=mail&profile=ios26", "?scene=split-or-flip", "?scene=instagram"):
        preview = open_page((1180, 800), f"{query}&text={LARGEST}&rtl=1&appearance=dark&lang=ar")
        preview.photograph(f"text-rtl-{query.strip('?')}")
        assert preview.page.evaluate(CUT) == []


def test_the_screens_behind_a_tap_have_room_for_the_largest_text(open_page):
    preview = open_page((390, 800), f"?scene=mail&profile=ios26&text={LARGEST}")
    preview.page.locator(".is-mailbox-row").first.click()
    preview.until("scene => scene.panes.some(pane => pane.controller === 'messages')")
    assert preview.page.evaluate(CUT) == []
    preview.photograph("text-messages")
    preview.page.locator(".is-message-row").first.click()
    preview.page.wait_for_selector(".message-text")
    preview.rest()
    assert preview.page.evaluate(CUT) == []
    preview.photograph("text-message")


def test_the_map_and_its_callout_have_room_for_the_largest_text(open_page):
    preview = open_page((1024, 768), f"?scene=split-or-flip&text={LARGEST}")
    preview.page.locator(".is-place-row").first.click()
    preview.page.wait_for_selector(".callout")
    preview.rest()
    assert preview.page.evaluate(CUT) == []
    preview.photograph("text-callout")


def test_the_slider_has_twelve_stops_and_says_where_it_is(open_console):
    preview = open_console((1180, 800), "?scene=mail")
    preview.tool(".console-opener").click()
    slider = preview.page.get_by_role("slider", name="Text size")
    expect(slider).to_have_value("3")
    expect(slider).to_have_attribute("max", "11")
    expect(slider).to_have_attribute("aria-valuetext", "Large, body 17 points")
    slider.focus()
    press(preview, "End")
    preview.until(f"scene => scene.window.traits.preferredContentSizeCategory === '{LARGEST}'")
    expect(slider).to_have_attribute("aria-valuetext", "Accessibility Extra Extra Extra Large, body 53 points")
    assert preview.page.locator(".is-mailbox-row").first.evaluate("row => getComputedStyle(row).fontSize") == "53px"
    searched(preview, f"text={LARGEST}")
    preview.photograph("console")
    # The usual size is nothing to say.
    press(preview, "0")
    preview.until("scene => scene.window.traits.preferredContentSizeCategory === 'large'")
    preview.page.wait_for_function("() => !location.search.includes('text=')")


def test_every_control_sets_what_it_says(open_console):
    preview = open_console((1180, 800), "?scene=mail&profile=ios18")
    preview.tool(".console-opener").click()
    panel = preview.page.locator(".console-panel")
    for name, condition in [
        ("Dark", "scene => scene.window.traits.userInterfaceStyle === 'dark'"),
        ("Right to left", "scene => scene.window.traits.layoutDirection === 'rightToLeft'"),
        ("High", "scene => scene.window.traits.accessibilityContrast === 'high'"),
        ("العربية", "scene => scene.look.language === 'ar'"),
    ]:
        panel.get_by_role("radio", name=name, exact=True).click()
        preview.until(condition)
        expect(panel.get_by_role("radio", name=name, exact=True)).to_have_attribute("aria-checked", "true")
    panel.get_by_role("radio", name="Reduced").click()
    assert preview.page.evaluate("() => document.documentElement.classList.contains('is-still')")
    for text in ("appearance=dark", "rtl=1", "contrast=high", "lang=ar", "motion=reduce"):
        searched(preview, text)
    panel.get_by_role("switch", name="In the background").click()
    preview.until("scene => scene.window.activationState === 'background'")
    expect(panel.get_by_role("switch", name="In the background")).to_have_attribute("aria-checked", "true")
    preview.photograph("console-dark")


def test_the_keyboard_comes_and_goes(open_console):
    preview = open_console((1180, 800), "?scene=adaptability&policy=pad")
    preview.tool(".console-opener").click()
    keyboard = preview.page.get_by_role("switch", name="Keyboard")
    keyboard.click()
    preview.until("scene => scene.window.keyboard > 0")
    expect(keyboard).to_have_attribute("aria-checked", "true")
    keyboard.click()
    preview.until("scene => scene.window.keyboard === 0")


def test_an_app_without_a_field_has_no_keyboard(open_console):
    preview = open_console((1180, 800), "?scene=lab")
    preview.tool(".console-opener").click()
    preview.page.get_by_role("switch", name="Keyboard").click()
    expect(preview.page.locator(".console-panel [role=status]")).to_have_text("There is no field on screen that takes the keyboard.")


def test_the_key_of_the_keyboard_says_that_nothing_takes_it(open_console):
    preview = open_console((1180, 800), "?scene=lab")
    press(preview, "k")
    expect(preview.page.locator(".caption-line")).to_have_text("Nothing on screen takes the keyboard.")


@pytest.mark.parametrize(
    ("key", "condition"),
    [
        ("a", "scene => scene.window.traits.userInterfaceStyle === 'dark'"),
        ("x", "scene => scene.window.traits.layoutDirection === 'rightToLeft'"),
        ("o", "scene => scene.window.traits.accessibilityContrast === 'high'"),
        ("l", "scene => scene.look.language === 'ar'"),
        ("+", "scene => scene.window.traits.preferredContentSizeCategory === 'extraLarge'"),
        ("-", "scene => scene.window.traits.preferredContentSizeCategory === 'medium'"),
        ("h", "scene => scene.window.activationState === 'background'"),
        ("r", "scene => scene.window.size[0] === 800"),
    ],
)
def test_a_key_does_what_its_control_does(open_console, key, condition):
    preview = open_console((1180, 800), "?scene=mail&profile=ios18&appearance=light")
    press(preview, key)
    preview.until(condition)


def test_no_key_works_while_the_user_types(open_console):
    preview = open_console((1180, 800), "?scene=adaptability&policy=pad")
    preview.page.locator("[data-field]").click()
    preview.until("scene => scene.window.keyboard > 0")
    preview.page.keyboard.type("axol?")
    expect(preview.page.locator("[data-field]")).to_have_value("axol?")
    assert preview.scene["window"]["traits"]["layoutDirection"] == "leftToRight"
    expect(preview.page.locator(".key-sheet")).to_be_hidden()


def test_the_sheet_lists_the_keys_and_turns_them_off(open_console):
    preview = open_console((1180, 800), "?scene=mail&appearance=light")
    press(preview, "?")
    sheet = preview.page.get_by_role("dialog", name="Keys")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("heading", level=3)).to_have_text(["Text size", "Traits", "App", "Page", "Focus"])
    keys = sheet.locator("kbd").all_inner_texts()
    assert {"a", "x", "o", "m", "l", "k", "h", "r", "i", "w", "d", "u", "s", "c", "?", "+", "-", "0"} <= set(keys)
    assert len(keys) == len(set(keys)), "no key has two meanings"
    preview.photograph("keys")
    switch = sheet.get_by_role("switch", name="Single keys")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    press(preview, "Escape")
    expect(sheet).to_be_hidden()
    press(preview, "a")
    press(preview, "?")
    expect(sheet).to_be_hidden()
    assert preview.scene["window"]["traits"]["userInterfaceStyle"] == "light"
    # The next visit remembers it, and the panel still opens the list.
    preview.go(preview.page.url)
    preview.page.wait_for_selector(".key-sheet", state="attached")
    press(preview, "?")
    expect(sheet).to_be_hidden()
    preview.tool(".console-opener").click()
    preview.page.locator(".console-keys").click()
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    press(preview, "Escape")
    press(preview, "a")
    preview.until("scene => scene.window.traits.userInterfaceStyle === 'dark'")


def test_an_address_has_it_all(open_page):
    preview = open_page((1180, 800), "?scene=mail&profile=ios18&text=extraLarge&contrast=high&motion=reduce&lang=ar&rtl=1")
    window, look = preview.scene["window"], preview.scene["look"]
    assert window["traits"]["preferredContentSizeCategory"] == "extraLarge"
    assert window["traits"]["accessibilityContrast"] == "high"
    assert look["language"] == "ar"
    assert preview.page.evaluate("() => document.documentElement.classList.contains('is-still')")
    app = preview.page.locator("#window")
    expect(app).to_have_attribute("data-contrast", "high")
    expect(app).to_have_attribute("data-text-size", "extraLarge")
    preview.photograph("contrast-rtl")


def test_a_language_that_nobody_has_is_left_out_and_named(open_page):
    preview = open_page((1180, 800), "?scene=mail&lang=xx")
    expect(preview.page.locator(".notice")).to_contain_text("has no language “xx”")
    assert "language" not in preview.scene["look"]


def test_the_words_of_the_system_are_in_its_language(open_page):
    preview = open_page((390, 800), "?scene=instagram&profile=ios13&lang=ar&opt.tab=search")
    preview.page.locator(".search-box input").click()
    expect(preview.page.locator(".search-cancel")).to_have_text("إلغاء")
    expect(preview.page.locator(".search-box input")).to_have_attribute("placeholder", "بحث")
    preview.until("scene => scene.window.keyboard > 0")
    assert "مسافة" in preview.page.locator(".keyboard").inner_text()


def test_the_oldest_system_says_that_it_has_no_text_sizes(open_console):
    preview = open_console((768, 1024), "?scene=mail-slide&text=extraLarge")
    preview.tool(".console-opener").click()
    expect(preview.page.locator(".text-size .console-note")).to_be_visible()
    # It has no trait for the contrast either.
    expect(preview.page.locator(".console-line.is-missing")).to_contain_text("Contrast")


@pytest.mark.parametrize("width", [375, 1180])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_panel_fits_its_page(open_console, width, scheme):
    preview = open_console((width, 800), "?scene=mail", color_scheme=scheme)
    preview.tool(".console-opener").click()
    panel = preview.page.locator(".console-panel")
    expect(panel).to_be_visible()
    box = panel.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= preview.page.viewport_size["width"]
    assert panel.evaluate("panel => panel.scrollWidth <= panel.clientWidth")
    preview.photograph(f"console-{scheme}-{width}")


def test_the_panel_says_which_words_change_with_the_language(open_page):
    preview = open_page((1180, 800), "?scene=mail")
    preview.page.get_by_role("button", name="Environment", exact=True).click()
    expect(preview.page.locator("#console")).to_contain_text("The words that the system draws in the app")
