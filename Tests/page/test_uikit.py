"""Apps with UIKit: trees of views and tables are drawn where the server says, and look the same in pictures."""

import json
import re

import jsonschema
import pytest
from playwright.sync_api import expect

from browser import box
from combinations import IS_WHOLE
from picture import COMPARE, TOLERANCE, compare, compare_texts
from server import ROOT
from uikit import FIXTURES, NAMES

SCHEMA = json.loads((ROOT / "docs/uikit-content.schema.json").read_text(encoding="utf-8"))


def visit(preview, content):
    """Opens another content in the same page."""
    preview.go(re.sub(r"opt\.content=[\w-]+", f"opt.content={content}", preview.page.url))


def model_of(content):
    return json.loads((FIXTURES / f"{content}.json").read_text(encoding="utf-8"))["model"]


@pytest.mark.parametrize("content", NAMES)
def test_a_content_of_the_tests_is_one_of_the_schema(content):
    fixture = json.loads((FIXTURES / f"{content}.json").read_text(encoding="utf-8"))
    jsonschema.validate(fixture["model"], SCHEMA)
    for layout in fixture["layouts"]:
        jsonschema.validate(layout["layout"], {**SCHEMA, "$ref": "#/$defs/layout", "oneOf": [True]})


#: The environments of a user, as the address has them.
ENVIRONMENTS = ["", "&rtl=1&appearance=dark", "&contrast=high", "&text=accessibilityExtraExtraExtraLarge&rtl=1"]
CASES = [("ios26", environment) for environment in ENVIRONMENTS] + [("ios18", ""), ("ios18", ENVIRONMENTS[1]), ("ios14", "&contrast=high")]

#: The controls without a name.
NAMELESS = """() => [...document.querySelectorAll('.app-window :is(button, [role=button], [role=switch], input, textarea)')]
  .filter(one => one.checkVisibility() && !one.getAttribute('aria-label') && !one.textContent.trim() && !one.labels?.length)
  .map(one => one.outerHTML)"""


@pytest.mark.parametrize(("profile", "environment"), CASES)
def test_every_content_is_drawn_by_its_view_as_in_the_picture(open_content, profile, environment):
    """The page and the picture have the same rectangles and texts, and everything that can be tapped has a name."""
    preview = open_content(NAMES[0], environment, profile=profile)
    for content in NAMES:
        visit(preview, content)
        assert preview.page.locator('[data-pane="content/pane"] .plain').count() == 0, content
        assert (content, preview.page.evaluate(NAMELESS)) == (content, [])
        for size in [(402, 874), (1180, 820)]:
            preview.resize(*size)
            differences, count = compare(preview)
            assert (content, size, differences) == (content, size, [])
            assert count > 1
        if "text=" not in environment:
            assert (content, compare_texts(preview)[0]) == (content, [])


def test_views_stand_at_the_frames_of_the_layout(open_content):
    preview = open_content("controls")
    pane = next(pane for pane in preview.scene["panes"] if pane["id"] == "content/pane")
    ids = [view.get("id") for view in model_of("controls")["views"]]
    frames = dict(zip(ids, pane["layout"]["frames"], strict=True))
    for name in ("content/filled", "content/switch", "content/slider", "content/date"):
        frame = preview.frame(preview.element(name))
        assert frame == pytest.approx(frames[name], abs=0.6), name


def test_a_tap_names_the_element_under_it(open_content):
    preview = open_content("controls")
    for name in ("content/filled", "content/stepper/increment", "content/segments/segment-2", "content/slider/7", "content/pages/next"):
        preview.tap(name)
        preview.rest()
        taps = [message["target"] for message in preview.sent if message["type"] == "tap"]
        assert taps[-1] == name
        # The server knows the element.
        assert preview.frames[-1][1]["type"] == "scene", preview.frames[-1]
    assert not preview.page.locator(".ui-button[disabled]").get_attribute("data-id")


def test_a_switch_moves_and_keeps_its_element_and_the_focus(open_content):
    preview = open_content("controls")
    switch = preview.element("content/switch")
    switch.focus()
    handle = switch.element_handle()
    preview.page.keyboard.press("Space")
    preview.page.locator('[data-id="content/switch"][aria-checked="false"]').wait_for()
    assert handle.evaluate("one => one === document.activeElement && one.isConnected")


def test_the_content_of_a_scroll_view_scrolls_and_the_server_hears_of_it(open_content):
    preview = open_content("profile", size=(402, 600))
    first = preview.page.locator(".ui-views .ui-image").first
    before = box(first)[1]
    preview.page.locator(".ui-views .scroller").evaluate("one => one.scrollTo({ top: 200, behavior: 'instant' })")
    preview.until("scene => scene.panes.find(pane => pane.id === 'content/pane').layout.offset[1] === 200")
    assert box(first)[1] == pytest.approx(before - 200, abs=1)


def test_only_the_table_of_a_mixed_screen_scrolls(open_content):
    preview = open_content("mixed")
    field, button = preview.page.locator(".ui-field"), preview.element("content/add")
    before = box(field), box(button), box(preview.element("content/0-2"))
    preview.page.locator(".ui-table > .scroller").evaluate("one => one.scrollTo({ top: 44, behavior: 'instant' })")
    preview.until("scene => scene.panes.find(pane => pane.id === 'content/pane').layout.offset[1] === 44")
    assert (box(field), box(button)) == before[:2]
    assert box(preview.element("content/0-2"))[1] == pytest.approx(before[2][1] - 44, abs=1)


def test_a_long_table_has_only_the_rows_near_the_visible_part(open_content):
    preview = open_content("table-long")
    rows = preview.page.locator('[data-pane="content/pane"] .list-row')
    assert 10 < rows.count() < 60
    scroller = preview.page.locator('[data-pane="content/pane"] .scroller')
    scroller.evaluate("one => one.scrollTo({ top: one.scrollHeight, behavior: 'instant' })")
    preview.element("content/19-29").wait_for()
    assert rows.count() < 60
    # Every third row is higher.
    heights = [box(preview.element(f"content/19-{row}"))[3] for row in (27, 28, 29)]
    assert heights == [44, 44, 64]
    bottom = box(preview.element("content/19-29"))
    assert bottom[1] + bottom[3] <= box(scroller)[1] + box(scroller)[3] + 1


def test_a_tap_on_a_row_selects_it_and_one_on_its_accessory_does_not(open_content):
    preview = open_content("table-insetGrouped")
    preview.element("content/0-2/accessory").click()
    preview.rest()
    assert [message["target"] for message in preview.sent if message["type"] == "tap"] == ["content/0-2/accessory"]
    assert preview.element("content/0-2").get_attribute("data-selected") is None
    preview.element("content/0-2").click(position={"x": 30, "y": 20})
    preview.page.locator('[data-id="content/0-2"][data-selected]').wait_for()


def test_a_row_that_cannot_be_selected_is_no_button(open_content):
    preview = open_content("table-plain")
    tag = "one => [one.tagName, one.getAttribute('role')]"
    assert preview.element("content/0-0").evaluate(tag) == ["BUTTON", None]
    assert preview.element("content/0-2").evaluate(tag) == ["DIV", "button"]
    assert preview.element("content/0-4").evaluate(tag) == ["DIV", None]


def test_the_arrow_keys_move_from_row_to_row(open_content):
    preview = open_content("table-plain")
    preview.element("content/0-0").focus()
    preview.page.keyboard.press("ArrowDown")
    preview.page.keyboard.press("ArrowDown")
    assert preview.page.evaluate("() => document.activeElement.dataset.id") == "content/0-2"


#: The server has the text of a field, which has some words in it.
HAS_TEXT = "(scene, [id, words]) => scene.viewModels.content.fields.find(field => field.id === id).text.includes(words)"


def test_the_user_types_into_the_fields_of_views_and_of_tables(open_content):
    preview = open_content("fields")
    for content, field, words in [("fields", "content/mail", "a@b.c"), ("fields", "content/note", "More. "), ("cells", "content/search", "trip")]:
        visit(preview, content)
        entry = preview.page.locator(f'[data-field="{field}"]')
        entry.click()
        preview.until("(scene, field) => scene.window.focus === field", field)
        preview.page.keyboard.type(words)
        assert words in entry.input_value()
        preview.until(HAS_TEXT, [field, words])
    assert preview.page.locator('[data-field="content/search"]').evaluate("one => one === document.activeElement")


def test_return_presses_the_return_key_after_the_text(open_content):
    preview = open_content("fields")
    entry = preview.page.locator('[data-field="content/name"]')
    entry.click()
    preview.page.keyboard.type("Kim")
    preview.page.keyboard.press("Enter")
    preview.page.wait_for_function("() => document.querySelector('[data-field=\"content/name\"]').value === ''")
    sent = [message for message in preview.sent if message["type"] in ("edit", "tap")]
    assert sent[-1]["target"] == "content/name/return"
    assert "Kim" in sent[-2]["text"] and sent[-2]["target"] == "content/name"
    assert entry.evaluate("one => one === document.activeElement")


def test_the_button_in_a_field_tells_the_app_and_is_there_while_there_is_a_text(open_content):
    preview = open_content("fields")
    clear = preview.page.locator(".ui-field:has([data-field='content/name']) > .field-clear")
    assert clear.is_visible()
    assert preview.page.locator(".ui-field:has([data-field='content/find']) > .field-clear").is_hidden()
    assert preview.page.locator(".ui-field:has([data-field='content/mail']) > .field-clear").is_hidden()
    clear.click()
    preview.page.wait_for_function("() => document.querySelector('[data-field=\"content/name\"]').value === ''")
    assert preview.sent[-1]["type"] == "tap" and preview.sent[-1]["target"] == "content/name/clear"
    assert clear.is_hidden()


@pytest.mark.parametrize("query", ["", "&rtl=1"])
def test_the_words_of_an_index_stand_at_the_trailing_edge_and_are_tapped(open_content, query):
    preview = open_content("table-plain", query)
    words = preview.page.locator(".ui-index > button")
    assert words.all_inner_texts() == ["A", "B", "#"]
    left, _, width, _ = box(preview.page.locator(".ui-index"))
    pane, _, whole, _ = box(preview.page.locator(".ui-table"))
    assert (left, width) == (pane if query else pane + whole - 20, 20)
    words.nth(1).click()
    preview.page.wait_for_timeout(300)
    assert [message["target"] for message in preview.sent if message["type"] == "tap"] == ["content/index-1"]


@pytest.mark.parametrize("query", ["", "&rtl=1"])
def test_a_drag_of_a_grip_taps_it_and_the_one_of_the_row_at_its_end(open_content, query):
    preview = open_content("editing", query)
    grip = preview.page.locator("[data-id='content/0-0'] button.is-grip")
    left, top, width, height = box(grip)
    mouse = preview.page.mouse
    mouse.move(left + width / 2, top + height / 2)
    mouse.down()
    mouse.move(left + width / 2, top + height / 2 + 30, steps=3)
    assert preview.page.locator("[data-id='content/0-0'].is-dragged").count() == 1
    mouse.move(left + width / 2, top + height / 2 + 44, steps=3)
    mouse.up()
    assert preview.page.locator(".is-dragged").count() == 0
    preview.page.wait_for_timeout(300)
    taps = [message["target"] for message in preview.sent if message["type"] == "tap"]
    assert taps == ["content/0-0/grip", "content/0-1/grip"]
    grip.click()
    grip.press("Enter")
    preview.page.wait_for_timeout(300)
    taps = [message["target"] for message in preview.sent if message["type"] == "tap"]
    assert taps[2:] == ["content/0-0/grip", "content/0-0/grip"]


def test_return_in_a_field_without_the_key_and_in_a_long_text_sends_no_tap(open_content):
    preview = open_content("fields")
    for field in ("content/mail", "content/note"):
        preview.page.locator(f'[data-field="{field}"]').click()
        preview.until("(scene, field) => scene.window.focus === field", field)
        preview.page.keyboard.press("Enter")
        preview.page.keyboard.type("x")
        preview.until(HAS_TEXT, [field, "x"])
    assert not [message for message in preview.sent if message["type"] == "tap"]


@pytest.mark.parametrize("profile", ["ios14", "ios18", "ios26"])
def test_a_prompt_stands_above_the_title_in_the_bar(open_content, profile):
    preview = open_content("bars", profile=profile)
    bar = preview.page.locator(".navigation-bar:has(.bar-prompt)")
    _, top, _, height = box(bar.locator(".bar-prompt"))
    assert bar.locator(".bar-prompt").inner_text() == "A line above the title"
    assert height == 30
    assert top + height <= box(bar.locator(".bar-title"))[1]
    assert top + height <= box(bar.locator(".bar-content"))[1] + 0.5
    assert sum(box(bar.locator(".bar-content"))[1::2]) == pytest.approx(sum(box(bar)[1::2]), abs=0.5)
    visit(preview, "fields")
    preview.page.wait_for_function("() => !document.querySelector('.bar-prompt')")


#: The colours of the bar over a content: of its background, its line and its title, and whether content fades out below it.
COLOURS = """bar => [
  getComputedStyle(bar).backgroundColor, getComputedStyle(bar, '::after').backgroundColor, getComputedStyle(bar.querySelector('.bar-title')).color,
]"""
PURPLE, YELLOW, WHITE, CLEAR = "rgb(122, 46, 142)", "rgb(255, 204, 0)", "rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("profile", ["ios8", "ios14", "ios26"])
def test_a_bar_has_the_colours_of_its_app_which_change_as_the_content_scrolls(open_content, profile):
    preview = open_content("looks", profile=profile)
    bar = preview.page.locator(".navigation-bar:has(.bar-title:text('Looks'))")
    assert bar.locator("small").inner_text() == "A line below the title"
    scrolled = [PURPLE, YELLOW, WHITE]
    assert bar.evaluate(COLOURS) == (scrolled if profile == "ios8" else [CLEAR, CLEAR, PURPLE])
    preview.page.locator(".pane-body .scroller").last.evaluate("one => one.scrollTo({ top: 300, behavior: 'instant' })")
    preview.page.wait_for_function("() => document.querySelector('.navigation-bar.has-ground .bar-title')?.textContent.startsWith('Looks')")
    assert bar.evaluate(COLOURS) == scrolled
    differences, _ = compare_texts(preview)
    assert differences == []
    assert preview.page.evaluate(COMPARE, TOLERANCE)["svg"].count("#7a2e8e") == 1


#: The places of a row, of its title and of the buttons that a swipe has revealed, from left to right.
SWIPED = """row => {
  const { left, right } = row.getBoundingClientRect();
  const title = row.querySelector('.block-title').getBoundingClientRect();
  const buttons = [...row.querySelectorAll('.ui-action')].map(button => button.getBoundingClientRect());
  return { edges: [left, right], title: [title.left, title.right], buttons: buttons.map(({ left, right }) => [left, right]) };
}"""


@pytest.mark.parametrize("query", ["", "&rtl=1", "&appearance=dark"])
def test_a_row_moves_aside_for_the_actions_of_a_swipe(open_content, query):
    preview = open_content("swipe", query)
    for row, leads in [("content/0-0", False), ("content/0-1", True)]:
        found = preview.element(row).evaluate(SWIPED)
        at_left = leads != ("rtl" in query)
        start, end = found["title"]
        for left, right in found["buttons"]:
            assert right <= start or left >= end, found
        (left, right), edges = found["buttons"][0], found["edges"]
        # A capsule is 4 points from the end of the row.
        assert left - edges[0] == pytest.approx(4) if at_left else edges[1] - right == pytest.approx(4)
    leading = preview.element("content/0-1").evaluate(SWIPED)["title"]
    usual = preview.element("content/0-2").evaluate(SWIPED.replace(".ui-action", ".none"))["title"]
    side = 1 if "rtl" in query else 0
    assert abs(leading[side] - usual[side]) == pytest.approx(74, abs=0.5)


def taps(preview):
    preview.rest()
    return [message["target"] for message in preview.sent if message["type"] == "tap"]


@pytest.mark.parametrize(("content", "element"), [("swipe", "content/0-2"), ("controls", "content/filled")])
def test_a_long_press_is_a_touch_that_stays_a_secondary_click_or_a_key(open_content, content, element):
    preview = open_content(content)
    target = preview.element(element)
    # A touch that stays is a long press before it ends, and no tap when it does.
    target.hover()
    preview.page.mouse.down()
    preview.page.wait_for_function("() => !document.querySelector('.is-pressed')")
    assert taps(preview) == [f"{element}/menu"]
    preview.page.mouse.up()
    target.focus()
    preview.page.keyboard.press("Shift+F10")
    target.click(button="right")
    assert taps(preview) == [f"{element}/menu"] * 3
    # A touch that is over at once is a tap.
    target.click()
    assert taps(preview)[3:] == [element]


def test_the_view_of_a_controller_takes_the_presses_that_nothing_in_it_takes(open_content):
    preview = open_content("pressed")
    label = preview.page.locator(".ui-views .ui-label").last
    label.click(button="right")
    preview.element("content/own").click(button="right")
    left, top, width, height = box(preview.page.locator(".ui-views").last)
    preview.page.mouse.click(left + width / 2, top + height - 60, button="right")
    assert taps(preview) == ["content/menu-1", "content/own/menu", "content/menu-1"]


#: Sends an event of a touch, or of the menu after one, to an element. Returns whether the page has prevented what the browser does.
SEND = """(target, type) => {
  const { left, top, width, height } = target.getBoundingClientRect();
  const place = { bubbles: true, cancelable: true, clientX: left + width / 2, clientY: top + height / 2 };
  const event = type === 'contextmenu'
    ? new MouseEvent(type, place)
    : new PointerEvent(type, { ...place, pointerType: 'touch', pointerId: 7, isPrimary: true, button: 0 });
  return !target.dispatchEvent(event);
}"""


def test_a_touch_that_the_event_for_menus_follows_is_one_long_press(open_content):
    preview = open_content("swipe")
    row = preview.element("content/0-2")
    # Some browsers send the event after half a second, while the finger is still down.
    row.evaluate(SEND, "pointerdown")
    preview.page.wait_for_timeout(700)
    assert taps(preview) == ["content/0-2/menu"]
    assert row.evaluate(SEND, "contextmenu")
    row.evaluate(SEND, "pointerup")
    assert taps(preview) == ["content/0-2/menu"]
    # Others send it first, and end the touch then.
    row.evaluate(SEND, "pointerdown")
    assert row.evaluate(SEND, "contextmenu")
    row.evaluate(SEND, "pointercancel")
    preview.page.wait_for_timeout(700)
    assert taps(preview) == ["content/0-2/menu"] * 2
    # A key for the menu after a touch is a press of its own.
    row.evaluate(SEND, "pointerdown")
    preview.page.wait_for_timeout(700)
    row.evaluate(SEND, "pointerup")
    row.focus()
    preview.page.keyboard.press("Shift+F10")
    assert taps(preview) == ["content/0-2/menu"] * 4


def test_what_takes_no_long_press_keeps_the_menu_of_the_browser(open_content):
    preview = open_content("swipe")
    preview.page.evaluate("() => addEventListener('contextmenu', event => { window.menus = [...window.menus ?? [], event.defaultPrevented]; })")
    preview.element("content/0-0").click(button="right")
    preview.element("content/0-2").click(button="right")
    assert preview.page.evaluate("() => window.menus") == [False, True]
    assert taps(preview) == ["content/0-2/menu"]


def test_a_movement_ends_a_long_press(open_content):
    preview = open_content("swipe")
    x, y, width, height = box(preview.element("content/0-2"))
    mouse = preview.page.mouse
    mouse.move(x + width / 2, y + height / 2)
    mouse.down()
    mouse.move(x + width / 2, y + height / 2 + 30, steps=4)
    preview.page.wait_for_timeout(700)
    mouse.up()
    assert taps(preview) == []


#: The runs of a text: their words and what is drawn of them.
RUNS = """one => [...one.querySelectorAll('.has-runs > span')].map(run => {
  const { fontSize, fontWeight, color, backgroundColor, textDecorationLine } = getComputedStyle(run);
  return [run.textContent, parseFloat(fontSize), Number(fontWeight), textDecorationLine, color, backgroundColor];
})"""


def test_the_parts_of_a_text_have_their_own_looks(open_content):
    preview = open_content("runs")
    labels = preview.page.locator(".ui-label:has(.has-runs)")
    black, grey = "rgb(0, 0, 0)", "rgba(60, 60, 67, 0.6)"
    assert labels.first.evaluate(RUNS) == [
        ["Large", 28, 700, "none", "rgb(255, 59, 48)", CLEAR], [" and ", 17, 400, "none", black, CLEAR], ["small", 13, 400, "none", grey, CLEAR],
    ]  # fmt: skip
    looks = labels.nth(1).evaluate(RUNS)
    assert [look[0] for look in looks if look[3] == "underline"] == ["with words"]
    assert [look[0] for look in looks if look[3] == "line-through"] == ["20"]
    assert [look[0] for look in looks if look[5] == "rgb(255, 204, 0)"] == ["12"]
    assert preview.element("content/buy").inner_text() == "Buy for 12"
    assert preview.page.locator(".ui-textView .has-runs > span").nth(1).inner_text() == "half is bold."


def test_the_lines_of_a_text_are_as_high_as_the_highest_run_in_them(open_content):
    preview = open_content("runs", size=(1180, 820))
    heights = preview.page.locator(".ui-label:has(.has-runs) > .ui-text").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    # The second text has a line of 28 and one of 22.
    assert heights == pytest.approx([34, 50], abs=1)


def test_the_lines_of_a_text_view_stand_at_its_insets(open_content):
    preview = open_content("runs")
    words = preview.page.locator(".ui-textView > .ui-words")
    view, text = box(preview.page.locator(".ui-textView")), box(words.locator("span").first)
    assert text[0] - view[0] == pytest.approx(-0.5, abs=0.1)
    # Nothing of the last line is cut.
    assert words.evaluate("one => one.scrollHeight <= one.clientHeight")
    visit(preview, "fields")
    preview.page.locator("textarea").wait_for()
    assert preview.page.locator("textarea").evaluate("one => getComputedStyle(one).padding") == "8px 5px"


def test_a_button_has_the_whole_width_for_its_title(open_content):
    preview = open_content("runs")
    paddings = preview.element("content/buy").evaluate("one => [getComputedStyle(one).paddingLeft, getComputedStyle(one).paddingRight]")
    assert paddings == ["0px", "0px"]


@pytest.mark.parametrize("profile", ["ios14", "ios18", "ios26"])
def test_the_title_of_a_row_has_its_font(open_content, profile):
    preview = open_content("sidebar", profile=profile, side="sidebar")
    title = preview.element("side/1-9").locator(".block-title")
    assert title.evaluate("one => [getComputedStyle(one).fontSize, getComputedStyle(one).fontWeight]") == ["20px", "700"]


def test_a_symbol_of_the_library_is_drawn_once_the_library_is_there(open_content):
    preview = open_content("bars")
    symbol = preview.page.locator('[data-symbol="figure.walk.motion"]')
    expect(symbol.locator("path")).to_have_count(1)
    assert symbol.locator("text").count() == 0 and symbol.locator("path").get_attribute("d").startswith("M")
    assert preview.element("content/walk").get_attribute("aria-label") == "Figure walk motion"


def test_a_symbol_that_nobody_has_drawn_is_a_letter_with_the_name_as_its_tooltip(open_content):
    preview = open_content("bars")
    symbol = preview.page.locator('[data-symbol="wave.of.nobody"]')
    expect(symbol.locator("text")).to_have_text(["W"])
    assert symbol.locator("title").text_content() == "wave.of.nobody"
    assert preview.page.locator('[data-symbol="star"] text').count() == 0
    left, top, width, height = box(preview.element("content/nobody"))
    x, y, wide, high = box(symbol.locator("text"))
    assert left <= x and x + wide <= left + width and top <= y and y + high <= top + height


def test_the_tint_of_a_content_is_that_of_its_buttons_and_symbols(open_content):
    preview = open_content("bars")
    colors = preview.page.locator('[data-symbol="star"], .ui-button').evaluate_all("all => all.map(one => getComputedStyle(one).color)")
    assert colors == ["rgb(255, 45, 85)"] * 4
    visit(preview, "fields")
    preview.page.wait_for_function("() => !document.querySelector('[data-symbol=star]')")


def test_a_view_of_the_apps_own_class_has_its_name_and_an_unknown_image_is_a_place(open_content):
    preview = open_content("profile")
    assert preview.page.locator(".ui-box.is-own > .ui-name").first.inner_text() == "GraphView"
    assert preview.page.locator(".ui-image.is-place > .ui-name").first.inner_text() == "portrait"


#: Labels whose text is wider or higher than their frame.
OVERFLOWING = """() => [...document.querySelectorAll('.ui-label')].filter(label => {
  const [text, frame] = [label.firstChild.getBoundingClientRect(), label.getBoundingClientRect()];
  return text.left < frame.left - 1.5 || text.right > frame.right + 1.5 || text.bottom > frame.bottom + 3 || text.top < frame.top - 3;
}).map(label => label.textContent)"""


@pytest.mark.parametrize("direction", ["", "&rtl=1"])
def test_a_label_stays_in_its_frame(open_content, direction):
    preview = open_content("profile", direction)
    for content in ("controls", "profile", "cells", "grid", "alert"):
        visit(preview, content)
        for size in [(402, 874), (1180, 820)]:
            preview.resize(*size)
            assert (content, size, preview.page.evaluate(OVERFLOWING)) == (content, size, [])


def test_symbols_and_texts_run_from_the_side_of_the_interface(open_content):
    preview = open_content("table-plain", "&rtl=1")
    row, sign = box(preview.element("content/0-0")), box(preview.element("content/0-0").locator(".ui-sign"))
    image = box(preview.element("content/0-0").locator(".symbol").first)
    assert sign[0] - row[0] < 30
    assert image[0] > row[0] + row[2] / 2


@pytest.mark.parametrize("profile", ["ios26", "ios18", "ios14", "ios8"] if IS_WHOLE else ["ios8"])
def test_photographs(open_content, profile):
    """Pictures of all contents, to be looked at. The assertion is that each is drawn by its own view."""
    preview = open_content(NAMES[0], profile=profile)
    for content in NAMES:
        visit(preview, content)
        assert preview.page.locator('[data-pane="content/pane"] .plain').count() == 0
        preview.photograph(f"uikit-{content}-{profile}")


def test_keys_of_a_command_perform_it_and_those_of_a_field_stay_its_own(open_content):
    preview = open_content("fields")
    keyboard = preview.page.keyboard

    def taps():
        return [message["target"] for message in preview.sent if message["type"] == "tap"]

    keyboard.press("Control+Shift+f")
    keyboard.press("Control+f")
    keyboard.press("ArrowDown")
    assert taps() == ["content/key-1", "content/key-2"]
    field = preview.page.locator(".app-window input.ui-input").first
    field.click()
    keyboard.press("ArrowDown")
    assert taps().count("content/key-2") == 1
    keyboard.press("Control+Shift+f")
    assert taps().count("content/key-1") == 2


@pytest.mark.parametrize("rtl", ["", "&rtl=1"])
def test_the_lines_of_rows_are_where_the_layout_has_them(open_content, rtl):
    preview = open_content("rows", rtl)
    rows = [preview.element(f"content/1-{row}") for row in range(3)]
    script = "row => [...row.querySelectorAll('.ui-line')].map(({ hidden, style }) => hidden ? null : [style.left, style.width])"
    below, above = zip(*(row.evaluate(script) for row in rows), strict=True)
    assert below[:2] == (["0px", "0px"], ["0px", "343px"])
    assert above == (None, None, ["60px", "283px"])
