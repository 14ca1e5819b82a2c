"""One rule for the room: what changes the size of the app, where a window stands on its device, and what a reload and another scene leave."""

import pytest
from playwright.sync_api import expect

from browser import BENCH, EDGE, box, close
from panel import Panel

PRO = "?scene=mail&profile=ios26&device=ipad-pro-11-m4&orientation=landscape"
FREE = PRO + "&arrangement=free&width=800&height=600"

#: The places of the system's three dots, and of the leading items of the bars, in the browser.
CORNER = """
() => {
  const boxOf = one => { const { left, top, right, bottom } = one.getBoundingClientRect(); return { left, top, right, bottom }; };
  const items = [...document.querySelectorAll('#window .bar-items:is(.is-back, .is-leading) .bar-button')].filter(one => one.checkVisibility());
  return { dots: boxOf(document.querySelector('#window > .window-controls')), items: items.map(boxOf) };
}
"""


def meets(one, other):
    return one["left"] < other["right"] and other["left"] < one["right"] and one["top"] < other["bottom"] and other["top"] < one["bottom"]


def type_width(preview, width):
    field = preview.page.get_by_label("Width", exact=True)
    field.fill(str(width))
    field.press("Enter")
    preview.until("(scene, width) => scene.window.size[0] === width", width)
    return preview.scene["window"]


def test_a_typed_width_makes_the_window_of_the_ruler_on_an_ipad_with_windows(open_page):
    preview = open_page((1180, 820), PRO)
    window = type_width(preview, 600)
    assert (window["arrangement"], window["side"]) == ("tile-1/2", "left")
    # No tile is so wide: the window is free, in the middle of the screen.
    window = type_width(preview, 1000)
    x, y, width, height = window["frame"]
    screen = window["screen"]
    assert window["arrangement"] == "free"
    assert abs(x - (screen[0] - width) / 2) <= 0.5 and abs(y - (screen[1] - height) / 2) <= 0.5


def test_a_typed_width_of_the_whole_screen_takes_it(open_page):
    preview = open_page((1180, 820), PRO + "&arrangement=tile-1/2")
    window = type_width(preview, 1210)
    assert window["arrangement"] == "full"


@pytest.mark.parametrize("direction", ["", "&rtl=1"])
@pytest.mark.parametrize("query", [FREE, PRO + "&arrangement=tile-1/2", FREE.replace("800", "400"), PRO.replace("mail", "instagram") + "&arrangement=free&width=500&height=600"])
def test_the_controls_of_a_window_take_space_from_its_bar(open_page, query, direction):
    preview = open_page((1180, 820), query + direction)
    corner = preview.page.evaluate(CORNER)
    assert corner["dots"]["right"] > corner["dots"]["left"]
    assert not [item for item in corner["items"] if meets(item, corner["dots"])], corner
    preview.photograph(f"window-controls-{len(query)}{direction[1:4]}")


def test_the_leading_items_are_at_the_edge_of_a_whole_screen_again(open_page):
    preview = open_page((1180, 820), FREE)
    lefts = lambda: [item["inset"] for model in preview.scene["viewModels"].values() for item in model.get("leading", [])]  # noqa: E731
    beside = min(lefts())
    preview.page.evaluate("() => socketOfThePage.send(JSON.stringify({ type: 'arrange', arrangement: 'full' }))")
    preview.until("scene => scene.window.arrangement === 'full'")
    assert min(lefts()) < beside
    expect(preview.page.locator("#window > .window-controls")).to_be_hidden()


@pytest.mark.parametrize(("profile", "has_date", "has_dots"), [("ios8", False, False), ("ios13", True, False), ("ios18", True, True), ("ios26", True, False)])
def test_the_status_bar_of_an_ipad_is_of_its_time(open_page, profile, has_date, has_dots):
    preview = open_page((1180, 820), f"?scene=instagram&profile={profile}")
    bar = preview.page.locator("#window > .status-bar")
    assert ("Mon Jun 9" in bar.inner_text()) == has_date
    dots = preview.page.locator("#window > .multitasking-dots")
    assert dots.is_visible() == has_dots
    if has_dots:
        x, _, width, _ = box(dots)
        assert close([x, width], [0, 1180])


def test_each_window_of_a_shared_screen_has_the_dots(open_page):
    preview = open_page((1180, 820), "?scene=mail&profile=ios18&device=ipad-pro-11-m4&orientation=landscape&arrangement=split-1/2")
    assert preview.page.locator(".multitasking-dots:visible").count() == 2
    preview.photograph("multitasking-dots")


def test_a_reload_keeps_a_dragged_edge_an_edge(open_page):
    preview = open_page((1000, 700), "?scene=mail")
    edge = preview.page.locator(".window-edge")
    preview.page.mouse.move(1005, 300)
    preview.page.mouse.down()
    preview.page.mouse.move(705, 300, steps=5)
    preview.until("scene => scene.window.size[0] === 700")
    preview.page.mouse.up()
    preview.page.wait_for_function("() => location.search.includes('width=700')")
    preview.page.reload()
    preview.page.wait_for_function("() => window.splitPreview?.scene?.window.size[0] === 700")
    preview.rest()
    assert box(preview.page.locator("#window")) == [0, BENCH, 700, 700]
    expect(edge).to_be_visible()
    assert box(edge)[0] == 700
    edge.dblclick()
    preview.until("scene => scene.window.size[0] === 1000")


def test_a_link_with_a_size_stands_in_the_middle_as_before(open_page):
    preview = open_page((1000, 700), "?scene=mail&width=700&height=600")
    x, _, width, _ = box(preview.page.locator("#window"))
    assert close([x, width], [(1000 + EDGE - 700) / 2 - EDGE / 2, 700])
    expect(preview.page.locator(".window-edge")).to_be_hidden()


def test_a_panel_that_a_scene_has_opened_by_itself_is_none_of_the_next(open_page):
    preview = open_page((1366, 900), "?scene=adaptability")
    panel = Panel(preview)
    panel.wait_open()
    preview.page.locator(".scene-button").click()
    preview.page.locator('.gallery-card[data-scene="mail"]').click()
    preview.until("scene => scene.scene === 'mail'")
    panel.wait_open(False)
    assert preview.scene["window"]["size"] == [1366, 900]


def test_a_panel_that_the_user_has_opened_stays(open_page):
    preview = open_page((1366, 900), "?scene=mail")
    panel = Panel(preview)
    panel.button.click()
    panel.wait_open()
    preview.page.locator(".scene-button").click()
    preview.page.locator('.gallery-card[data-scene="lab"]').click()
    preview.until("scene => scene.scene === 'lab'")
    panel.wait_open()


def test_the_zoom_shows_the_picture_at_its_own_scale_and_fits_it_again(open_page):
    preview = open_page((1000, 700), "?scene=mail&device=ipad-pro-11-m4")
    zoom = preview.page.locator(".zoom-button")
    fitted = zoom.text_content()
    assert fitted.endswith("%") and fitted != "100\u00a0%"
    preview.page.keyboard.press("z")
    expect(zoom).to_have_text("100\u00a0%")
    assert box(preview.page.locator("#window"))[2] == preview.scene["window"]["size"][0]
    scrolls = preview.page.locator("#stage").evaluate("stage => stage.scrollHeight > stage.clientHeight")
    assert scrolls
    preview.page.wait_for_function("() => location.search.includes('zoom=100')")
    preview.tool(".zoom-button").click()
    expect(zoom).to_have_text(fitted)


def test_a_window_at_its_own_scale_needs_no_zoom(open_page):
    preview = open_page((1000, 700), "?scene=mail")
    expect(preview.page.locator(".zoom-button")).to_be_hidden()


def test_a_tool_that_the_keyboard_reaches_shows_its_name_and_key(open_page):
    preview = open_page((1180, 800), "?scene=mail")
    preview.page.locator(".scene-button").focus()
    tip = preview.page.locator(".bench-tip")
    for _ in range(20):
        preview.page.keyboard.press("ArrowRight")
        if preview.page.evaluate("() => document.activeElement.classList.contains('ruler-button')"):
            break
    expect(tip).to_have_text("Breakpoints: widths at which the layout changes (u)")
    left, top, width, height = box(tip)
    assert left >= 0 and left + width <= 1180 + EDGE and top >= BENCH - 8 and height < 40
    preview.page.keyboard.press("Escape")
    preview.page.mouse.click(300, 300)
    expect(tip).to_be_hidden()
