"""The bar above the app: what it says, what it holds at any width, and what its tools do."""

import itertools
import re

import pytest
from playwright.sync_api import expect

from browser import BENCH, EDGE, box
from conftest import new_context

SCENES = ["instagram", "split-or-flip", "adaptability", "mail-slide", "mail", "lab"]
SIZES = [(375, 700), (390, 700), (560, 700), (561, 700), (700, 700), (820, 900), (1024, 700), (1180, 800), (1366, 900), (1800, 900)]

#: The visible items of the bar, from the start.
ITEMS = """
() => [...document.querySelector('.bench-items').children].filter(one => one.getClientRects().length > 0)
  .map(one => { const box = one.getBoundingClientRect(); return [box.left, box.right, box.top, box.bottom]; })
"""

TOOLS = [
    ".system-choice", ".picker-button", ".picker-lengths", ".badge-button", ".turn-button", ".stage-button", ".appearance-button",
    ".direction-button", ".home-button", ".ruler-button", ".overview-button", ".console-opener", ".share-button", ".why-button", ".tools-open",
]  # fmt: skip


def settle_bar(preview):
    """Waits until the bar has found out what has room."""
    preview.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_of_the_page_lies_on_the_app(open_page, scene):
    preview = open_page((820, 700), f"?scene={scene}")
    assert box(preview.page.locator(".bench"))[:2] == [0, 0]
    assert box(preview.page.locator(".bench"))[3] == BENCH
    assert box(preview.page.locator("#stage"))[1] == BENCH
    covers = preview.page.evaluate(
        """() => {
          const app = document.getElementById('window').getBoundingClientRect();
          const isIn = box => box.left < app.right && app.left < box.right && box.top < app.bottom && app.top < box.bottom;
          return [...document.querySelectorAll('#stage > *, body > *')]
            .filter(one => !one.contains(document.getElementById('window')) && one.id !== 'window')
            .filter(one => getComputedStyle(one).visibility === 'visible' && getComputedStyle(one).opacity !== '0')
            .filter(one => one.getClientRects().length > 0 && isIn(one.getBoundingClientRect())).map(one => one.className);
        }"""
    )
    assert [name for name in covers if not name.startswith("phone")] == []


def check_the_bar(preview):
    """Checks that each tool is in the bar or in its menu, and that nothing in the bar overlaps."""
    settle_bar(preview)
    items = preview.page.evaluate(ITEMS)
    width = preview.page.viewport_size["width"]
    assert all(left >= 0 and right <= width and top >= 0 and bottom <= BENCH for left, right, top, bottom in items), items
    assert all(one[1] <= next[0] for one, next in itertools.pairwise(items)), items
    menu = preview.page.locator(".more-button")
    if menu.is_visible():
        menu.click()
    for tool in TOOLS:
        expect(preview.page.locator(tool)).to_be_visible()


#: The longest names that the bar can have are those of a scene, and of a device.
@pytest.mark.parametrize("query", ["?scene=instagram", "?scene=adaptability&device=ipad-pro-12.9-6-more-space"])
def test_every_tool_is_in_the_bar_or_in_its_menu(open_page, query):
    preview = open_page(SIZES[0], query)
    check_the_bar(preview)
    for width, height in SIZES[1:]:
        preview.page.keyboard.press("Escape")
        preview.resize_viewport(width, height)
        preview.rest()
        check_the_bar(preview)
        preview.photograph(f"bar-{query[7:17]}-{width}")


@pytest.mark.parametrize("query", ["?scene=instagram", "?scene=mail", "?scene=adaptability"])
def test_why_stays_in_the_bar_of_a_phone(open_page, query):
    preview = open_page((375, 768), query)
    check_the_bar(preview)
    assert preview.page.locator(".bench-items > .why-place > .why-button").is_visible()


def test_the_caption_says_what_to_do_and_then_what_has_changed(open_page):
    preview = open_page((1000, 700), "?scene=mail")
    caption = preview.page.locator(".caption-line")
    expect(caption).to_have_text("Resize this window, or drag its edge.")
    preview.resize(640, 700)
    expect(caption).to_have_text("Collapsed to one column at 667")
    preview.resize(1000, 700)
    # A flip has the same number from both sides.
    expect(caption).to_have_text("Expanded at 667, three columns at 954")


def test_the_edge_of_the_window_is_dragged(open_page):
    preview = open_page((1000, 700), "?scene=mail")
    edge = preview.page.locator(".window-edge")
    assert box(edge) == [1000, BENCH, EDGE, 700]
    preview.page.mouse.move(1005, 300)
    preview.page.mouse.down()
    preview.page.mouse.move(605, 300, steps=5)
    preview.until("scene => scene.window.size[0] === 600 && scene.window.size[1] === 700")
    preview.page.mouse.up()
    assert box(preview.page.locator("#window"))[:3] == [0, BENCH, 600]
    assert box(edge)[0] == 600
    preview.page.wait_for_function("() => location.search.includes('width=600')")
    edge.press("ArrowLeft")
    preview.until("scene => scene.window.size[0] === 599")
    edge.press("Shift+ArrowRight")
    preview.until("scene => scene.window.size[0] === 609")
    preview.page.set_viewport_size({"width": 1100 + EDGE, "height": 800 + BENCH})
    preview.until("scene => String(scene.window.size) === '609,800'")
    edge.dblclick()
    preview.until("scene => String(scene.window.size) === '1100,800'")
    preview.page.wait_for_function("() => !location.search.includes('width')")


def test_the_caption_says_how_a_dragged_edge_is_let_go(open_page):
    preview = open_page((1366, 700), "?scene=mail")
    caption, edge = preview.page.locator(".caption-line"), preview.page.locator(".window-edge")
    preview.page.mouse.move(1371, 300)
    preview.page.mouse.down()
    preview.page.mouse.move(1005, 300, steps=5)
    preview.until("scene => scene.window.size[0] === 1000")
    expect(caption).to_have_text("Resize this window, or drag its edge. The app adapts as it does on an iPad.")
    preview.page.mouse.up()
    # It says so once the edge is let go, and after the news where the bar has room for both.
    expect(caption).to_have_text("Double-click the edge to fill the window.")
    edge.press("Home")
    preview.until("scene => scene.window.size[0] === 200")
    expect(caption).to_have_attribute("title", re.compile(r"667\. Double-click the edge to fill the window\.$"))
    edge.press("End")
    preview.until("scene => String(scene.window.size) === '1366,700'")
    expect(caption).to_have_text(re.compile("^Expanded [^.]*$"))
    preview.page.wait_for_function("() => !location.search.includes('width')")


def test_a_size_is_typed_or_changed_by_arrows(open_page):
    preview = open_page((1366, 700), "?scene=mail")
    width = preview.page.get_by_label("Width", exact=True)
    width.fill("700")
    width.press("Enter")
    preview.until("scene => scene.window.size[0] === 700")
    width.press("ArrowDown")
    preview.until("scene => scene.window.size[0] === 699")
    width.press("Shift+ArrowUp")
    preview.until("scene => scene.window.size[0] === 709")


@pytest.mark.parametrize("typed", ["99999", "0", ""])
def test_a_size_that_no_window_can_have_is_put_back_with_the_reason(open_page, typed):
    preview = open_page((1366, 700), "?scene=mail")
    width = preview.page.get_by_label("Width", exact=True)
    width.fill("700")
    width.press("Enter")
    preview.until("scene => scene.window.size[0] === 700")
    width.fill(typed)
    width.press("Enter")
    expect(width).to_have_value("700")
    expect(preview.page.locator(".notice > span")).to_have_text("The width of a window is 1 to 20,000 points.")
    expect(preview.page.locator(".notice")).to_have_class(re.compile("is-shown"))
    assert preview.scene["window"]["size"][0] == 700


def cut_caption(preview):
    """The sentence of the caption, if some of it is not shown."""
    settle_bar(preview)
    return preview.page.locator(".caption-line").evaluate("line => line.scrollHeight > line.clientHeight ? line.textContent : null")


@pytest.mark.parametrize("size", [(375, 656), (700, 700), (1366, 900), (1366 - 12, 900), (1800, 900)])
def test_no_sentence_of_the_caption_is_cut(open_page, size):
    preview = open_page(size, None)
    preview.until("scene => scene.window.size[0] > 0")
    assert cut_caption(preview) is None
    for _ in range(2):
        preview.page.keyboard.press("i")
        preview.rest()
        assert cut_caption(preview) is None
    preview.photograph(f"caption-{size[0]}")


def test_the_gallery_shows_every_scene_and_opens_one(open_page):
    preview = open_page((1000, 700), "?scene=mail")
    preview.page.locator(".scene-button").click()
    cards = preview.page.locator(".gallery-card")
    expect(cards).to_have_count(len(SCENES))
    assert [cards.nth(index).get_attribute("data-scene") for index in range(len(SCENES))] == SCENES
    for index in range(len(SCENES)):
        expect(cards.nth(index).locator("img")).to_have_count(1)
    expect(preview.page.locator(".gallery-card[data-selected]")).to_have_attribute("data-scene", "mail")
    preview.photograph("gallery")
    cards.nth(0).click()
    preview.until("scene => scene.scene === 'instagram' && scene.profile === 'ios26'")
    expect(preview.page.locator(".gallery-panel")).to_be_hidden()
    expect(preview.page.locator(".scene-name")).to_have_text("Instagram for iPad")


def test_the_system_and_the_looks_are_chosen_in_the_bar(open_page):
    preview = open_page((1366, 700), "?scene=mail")
    preview.page.get_by_label("Version", exact=True).select_option("ios14")
    preview.until("scene => scene.look.name !== undefined && scene.profile === 'ios14'")
    preview.page.locator(".appearance-button").click()
    preview.until("scene => scene.window.traits.userInterfaceStyle === 'dark'")
    preview.page.locator(".direction-button").click()
    preview.until("scene => scene.window.traits.layoutDirection === 'rightToLeft'")
    for part in ("profile=ios14", "appearance=dark", "rtl=1"):
        preview.page.wait_for_function("part => location.search.includes(part)", arg=part)
    preview.page.reload()
    preview.page.wait_for_function("() => window.splitPreview?.scene?.window.traits.userInterfaceStyle === 'dark'")


def test_a_key_puts_the_window_on_a_device_and_back(open_page):
    preview = open_page((1100, 800), "?scene=mail")
    preview.page.keyboard.press("d")
    preview.until("scene => scene.window.device === 'ipad-pro-11-m4'")
    expect(preview.page.locator(".stage-button")).to_have_attribute("aria-pressed", "true")
    preview.page.wait_for_function("() => location.search.includes('device=ipad-pro-11-m4')")
    preview.page.keyboard.press("d")
    preview.until("scene => !scene.window.device && String(scene.window.size) === '1100,800'")


def test_the_link_to_share_is_that_of_the_state(open_page):
    preview = open_page((1366, 700), "?scene=mail&opt.inspector=false")
    preview.page.locator(".direction-button").click()
    preview.until("scene => scene.window.traits.layoutDirection === 'rightToLeft'")
    preview.page.locator(".share-button").click()
    field = preview.page.get_by_label("Link to this state")
    expect(field).to_have_value(re.compile("^http://"))
    link = field.input_value()
    assert "scene=mail" in link and "rtl=1" in link and "opt.inspector=false" in link


def test_an_embedded_window_is_alone(open_page):
    preview = open_page((1000, 700), "?scene=mail&embed=1")
    expect(preview.page.locator(".bench")).to_be_hidden()
    size = preview.page.viewport_size
    assert preview.scene["window"]["size"] == [size["width"], size["height"]]


def test_an_embedded_scene_of_a_phone_has_no_panel_beside_it(open_page):
    for query, panels in (("?scene=adaptability", 1), ("?scene=adaptability&embed=1", 0)):
        page = open_page((1366, 900), query).page
        expect(page.locator(".tools:visible")).to_have_count(panels)


def test_the_panels_of_the_bar_close_on_escape_and_leave_the_focus(open_page):
    preview = open_page((1366, 700), "?scene=mail")
    for button, panel in [(".scene-button", ".gallery-panel"), (".picker-button", ".picker-panel"), (".badge-button", ".panel"), (".share-button", ".share-panel")]:
        preview.page.locator(button).click()
        expect(preview.page.locator(panel)).to_be_visible()
        left, _, width, _ = box(preview.page.locator(panel))
        assert left >= 0 and left + width <= preview.page.viewport_size["width"]
        preview.page.keyboard.press("Escape")
        expect(preview.page.locator(panel)).to_be_hidden()
        expect(preview.page.locator(button)).to_be_focused()
        preview.page.locator(button).click()
        preview.page.locator(button).click()
        expect(preview.page.locator(panel)).to_be_hidden()


@pytest.mark.parametrize(
    ("button", "panel", "stays"),
    [
        (".scene-button", ".gallery-panel", False), (".picker-button", ".picker-panel", False), (".share-button", ".share-panel", False),
        (".badge-button", ".panel", True), (".console-opener", ".console-panel", True), (".connection-button", ".connection-panel", True),
    ],
)  # fmt: skip
def test_a_resize_of_the_browser_closes_a_menu_and_leaves_what_shows_the_resize(open_page, button, panel, stays):
    preview = open_page((1366, 700), "?scene=mail")
    preview.tool(button).click()
    expect(preview.page.locator(panel)).to_be_visible()
    assert preview.page.locator(panel).evaluate("panel => panel.matches(':popover-open')") is not stays
    preview.page.set_viewport_size({"width": 1360, "height": 700})
    preview.until("scene => scene.window.size[0] === 1348")
    expect(preview.page.locator(panel)).to_be_visible(visible=stays)
    expect(preview.page.locator(button)).to_have_attribute("aria-expanded", str(stays).lower())
    if stays:
        preview.page.mouse.click(400, 690)
        expect(preview.page.locator(panel)).to_be_visible()
        preview.page.locator(panel).get_by_role("button", name="Close", exact=True).click()
        # The button of the menu stands for a tool in it.
        expect(preview.page.locator(button if preview.page.locator(button).is_visible() else ".more-button")).to_be_focused()
    else:
        preview.page.locator(button).click()
        expect(preview.page.locator(panel)).to_be_visible()
        preview.page.mouse.click(400, 690)
    expect(preview.page.locator(panel)).to_be_hidden()
    expect(preview.page.locator(button)).to_have_attribute("aria-expanded", "false")


def test_a_panel_that_the_menu_opens_takes_its_place(open_page):
    preview = open_page((375, 700), "?scene=mail")
    more, share = preview.page.locator(".more-panel"), preview.page.locator(".share-panel")
    for _ in range(2):
        preview.page.locator(".more-button").click()
        expect(more).to_be_visible()
        preview.page.locator(".share-button").click()
        expect(share).to_be_visible()
        expect(more).to_be_hidden()
        left, _, width, _ = box(share)
        assert left >= 0 and left + width <= 375
        preview.page.keyboard.press("Escape")
        expect(share).to_be_hidden()
        expect(preview.page.locator(".more-button")).to_be_focused()


@pytest.fixture
def untouched(browser, server):
    """Opens pages that nobody has touched."""
    contexts = []

    def open_untouched(query, size=(1000, 700), **options):
        context = new_context(browser, is_touched=False, viewport={"width": size[0], "height": size[1]}, **options)
        contexts.append(context)
        page = context.new_page()
        page.add_init_script("window.widths = new Set();")
        page.goto(server.url + query, wait_until="commit")
        page.wait_for_function("() => window.splitPreview?.scene")
        page.evaluate("() => { const look = () => { widths.add(splitPreview.scene.window.size[0]); requestAnimationFrame(look); }; look(); }")
        return page

    yield open_untouched
    for context in contexts:
        context.close()


IS_BACK = "() => Math.min(...widths) < 640 && splitPreview.scene.window.size[0] === 1000 - 12"


def test_an_untouched_page_shows_a_breakpoint_and_is_as_before(untouched, open_page):
    page = untouched("")
    words = page.locator(".edge-words")
    expect(words).to_have_text(re.compile(r"^667: compact width, so two columns become one stack"))
    expect(words).to_have_text(re.compile(r"^667: regular width, so the stack becomes two columns"))
    page.wait_for_function(IS_BACK)
    expect(words).to_have_text("Now you: drag the edge.")
    page.wait_for_function("() => !location.search.includes('width')")
    page.wait_for_function("() => !document.querySelector('.is-shown-off')")
    fresh = open_page((988, 656), "/?scene=instagram")
    same = ["hierarchy", "panes", "viewModels", "window", "place"]
    page.wait_for_function(
        "([scene, names]) => names.every(name => JSON.stringify(splitPreview.scene[name]) === JSON.stringify(scene[name]))",
        arg=[fresh.scene, same],
    )
    page.mouse.click(500, 400)
    expect(words).to_have_count(0)

    # A browser shows it once.
    page.reload()
    page.wait_for_function("() => window.splitPreview?.scene")
    page.wait_for_timeout(2500)
    assert page.locator(".edge-words").count() == 0
    assert page.evaluate("() => splitPreview.scene.window.size[0]") == 988


def test_an_address_that_asks_for_something_shows_nothing_by_itself(untouched):
    queries = ["?scene=mail", "?scene=mail&embed=1", "?device=ipad-9", "?scene=mail&width=900&height=600", "?scene=adaptability"]
    pages = [untouched(query) for query in queries]
    before = [page.evaluate("() => splitPreview.scene.window.size[0]") for page in pages]
    pages[-1].wait_for_timeout(2500)
    assert [page.evaluate("() => [...widths]") for page in pages] == [[width] for width in before]


def test_a_user_who_wants_no_motion_gets_a_sentence(untouched):
    page = untouched("", reduced_motion="reduce")
    words = page.locator(".edge-words")
    expect(words).to_have_text("In a narrow window, columns become one stack. Drag the edge to see it.")
    expect(words).to_have_attribute("role", "status")
    assert page.evaluate("() => [...widths]") == [988]
    page.mouse.click(500, 400)
    expect(words).to_have_count(0)


def test_the_first_touch_ends_the_demonstration(untouched):
    page = untouched("")
    page.wait_for_function("() => document.querySelector('.is-shown-off') && splitPreview.scene.window.size[0] < 960")
    assert page.locator(".is-shown-off").count() == 1
    page.mouse.click(500, 400)
    page.wait_for_function("() => splitPreview.scene.window.size[0] === 988 && !document.querySelector('.is-shown-off')")


def test_a_drag_from_where_the_edge_rests_takes_it_over(untouched):
    page = untouched("")
    page.wait_for_function("() => document.querySelector('.is-shown-off') && splitPreview.scene.window.size[0] < 900")
    page.mouse.move(994, 400)
    page.mouse.down()
    # The answers that are under way come first.
    page.wait_for_timeout(400)
    width = page.evaluate("() => splitPreview.scene.window.size[0]")
    page.mouse.move(954, 400)
    page.wait_for_function("width => Math.abs(splitPreview.scene.window.size[0] - (width - 40)) < 12", arg=width)
    page.mouse.up()
    page.wait_for_timeout(400)
    assert page.evaluate("() => splitPreview.scene.window.size[0]") < width


def test_a_tap_during_the_demonstration_does_what_it_does_otherwise(untouched):
    """The tap meets what is under the pointer, and the app fills the browser afterwards."""
    page = untouched("")
    page.wait_for_function("() => document.querySelector('.is-shown-off') && splitPreview.scene.window.size[0] < 960")
    box = page.locator(".tab-bar [data-id]").first.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(200)
    width = page.evaluate("() => splitPreview.scene.window.size[0]")
    page.wait_for_timeout(200)
    assert page.evaluate("() => splitPreview.scene.window.size[0]") == width, "it holds still under the finger"
    page.mouse.up()
    page.wait_for_function("() => splitPreview.scene.window.size[0] === 988 && !document.querySelector('.is-shown-off')")
    page.wait_for_function("() => splitPreview.scene.hierarchy && JSON.stringify(splitPreview.scene.hierarchy).includes('\"selectedIndex\":0')")

    # A later touch that the browser takes over does not fill the browser again.
    page.locator(".window-edge").focus()
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("() => splitPreview.scene.window.size[0] < 988")
    width = page.evaluate("() => splitPreview.scene.window.size[0]")
    page.evaluate("() => dispatchEvent(new Event('pointercancel'))")
    page.wait_for_timeout(300)
    assert page.evaluate("() => splitPreview.scene.window.size[0]") == width


def test_the_record_begins_with_the_opening_that_the_user_sees(untouched):
    page = untouched("")
    page.wait_for_function(IS_BACK)
    page.wait_for_function("() => !document.querySelector('.is-shown-off')")
    expect(page.locator(".caption-line")).to_have_text("Resize this window, or drag its edge.")
    page.locator(".timeline-button").evaluate("button => button.click()")
    rows = page.locator(".timeline-row")
    expect(rows.first).to_contain_text("Open")
    expect(rows.filter(has_text="Open")).to_have_count(1)
    assert not [row for row in rows.all_inner_texts() if "width" in row]


def test_the_bar_names_the_phone_that_is_drawn_around_a_scene_of_its_own_size(open_page):
    preview = open_page((1366, 800), "?scene=adaptability")
    picker = preview.page.locator(".picker-button")
    expect(picker).to_have_text("A phone")
    expect(picker).to_have_accessible_name("Device: a phone")


@pytest.mark.parametrize(("size", "orientation"), [((375, 768), None), ((1366, 800), "landscapeLeft")])
def test_the_key_of_the_device_shows_it_as_large_as_the_browser_allows(open_page, size, orientation):
    preview = open_page(size, "?scene=mail")
    preview.page.keyboard.press("d")
    preview.until("(scene, to) => scene.window.device && scene.window.orientation === to", orientation or "portrait")
    width = preview.page.locator(".device").bounding_box()["width"]
    assert width >= 0.8 * min(size[0], 560)
