"""Panels that are watched while one works in the app: they stand beside its picture, and never change or cover the app."""

import itertools
import re

import pytest
from playwright.sync_api import expect

from browser import HAS_OPENED, browser_around, on_stage

#: The boxes of the app's picture and of the panel, which may touch but not overlap, and whether each is inside the browser.
OVERLAP = """
panel => {
  const [app, dock] = ['#window', panel].map(name => document.querySelector(name).getBoundingClientRect());
  const width = Math.min(app.right, dock.right) - Math.max(app.left, dock.left);
  const height = Math.min(app.bottom, dock.bottom) - Math.max(app.top, dock.top);
  const isInside = [app, dock].every(box => box.left >= 0 && box.top >= 44 && box.right <= innerWidth && box.bottom <= innerHeight);
  return [width > 0 && height > 0, isInside];
}
"""

PANELS = {"c": "#console", "b": ".panel", "n": ".connection-panel", "w": ".explanation-panel"}

BUTTONS = {"c": ".console-opener", "b": ".badge-button", "n": ".connection-button"}


def open_panel(preview, name):
    if name == "w":
        preview.tool(".why-button").click()
        expect(preview.page.locator("#stage.is-asking")).to_be_visible()
        preview.page.mouse.click(*on_stage(150, 300))
    else:
        preview.tool(BUTTONS[name]).click()
    panel = preview.page.locator(PANELS[name])
    expect(panel).to_be_visible()
    return panel


def caption(preview):
    return preview.page.locator(".caption-line")

#: The distance of the ruler's marker from the edge of the app's picture, whose scale the ruler has.
MARKED = """
() => {
  const [app, ruler] = ['#window', '.ruler'].map(name => document.querySelector(name).getBoundingClientRect());
  return Math.abs(app.right - ruler.left - parseFloat(document.querySelector('.ruler-marker').style.left));
}
"""


@pytest.mark.parametrize("name", PANELS)
@pytest.mark.parametrize("size", [(1366, 1024), (1024, 768), (700, 900), (375, 812)])
def test_a_panel_stands_beside_the_app_which_keeps_its_size(open_page, size, name):
    preview = open_page(size, "?scene=mail")
    before = preview.scene["window"]["size"]
    open_panel(preview, name)
    assert preview.page.evaluate(OVERLAP, PANELS[name]) == [False, True]
    width, height = before
    expect(caption(preview)).to_contain_text(f"{width:g} × {height:g}")
    expect(caption(preview)).to_contain_text("Drawn at")
    preview.rest()
    preview.photograph(f"dock-{name}-{size[0]}")
    preview.page.keyboard.press("Escape")
    expect(preview.page.locator(PANELS[name])).to_be_hidden()
    expect(caption(preview)).to_contain_text(re.compile("esize this window"))
    assert preview.scene["window"]["size"] == before
    assert [m for m in preview.sent if m["type"] == "resize"] == []


@pytest.mark.parametrize("query", ["&rtl=1", "&rtl=1&panel=hierarchy", "&panel=hierarchy", "&device=ipad-pro-11-m4", "&ruler=1", "&timeline=1"])
@pytest.mark.parametrize("size", [(1366, 1024), (700, 900)])
def test_a_panel_covers_nothing_of_the_app_beside_other_parts(open_page, size, query):
    preview = open_page(size, f"?scene=mail{query}")
    preview.rest()
    before = preview.scene["window"]["size"]
    open_panel(preview, "c")
    assert preview.page.evaluate(OVERLAP, "#console") == [False, True]
    assert preview.scene["window"]["size"] == before
    preview.rest()
    preview.photograph(f"dock-{query.replace('&', '-').replace('=', '-')}-{size[0]}")


def test_the_browser_still_resizes_the_app(open_page):
    preview = open_page((1366, 800), "?scene=mail")
    open_panel(preview, "c")
    preview.page.set_viewport_size({"width": 1000, "height": 800})
    preview.until("scene => scene.window.size[0] === 988")
    preview.page.wait_for_function("box => document.querySelector('#window').getBoundingClientRect().right < 652")
    assert preview.page.evaluate(OVERLAP, "#console") == [False, True]


def test_the_answer_follows_the_width(open_page):
    preview = open_page((1180, 800), "?scene=mail")
    panel = open_panel(preview, "w")
    expect(panel.get_by_text("1180 is above 667")).to_be_visible()
    preview.page.set_viewport_size(browser_around(1088, 800))
    expect(panel.get_by_text("1088 is above 667")).to_be_visible()


def test_one_panel_at_a_time_and_the_inspector_takes_its_place(open_page):
    preview = open_page((1366, 800), "?scene=mail")
    open_panel(preview, "c")
    open_panel(preview, "n")
    expect(preview.page.locator("#console")).to_be_hidden()
    preview.page.keyboard.press("i")
    expect(preview.page.locator("#tools")).to_be_visible()
    expect(preview.page.locator(".connection-panel")).to_be_hidden()
    open_panel(preview, "c")
    panel, inspector = (preview.page.locator(name).bounding_box() for name in ("#console", "#tools"))
    assert (panel["x"], panel["width"]) == (inspector["x"], inspector["width"])


def test_a_press_in_the_smaller_picture_reaches_what_is_there(open_page):
    preview = open_page((1366, 800), "?scene=mail")
    open_panel(preview, "c")
    preview.tap_and_wait(preview.element("messages/proofs"), "scene => scene.viewModels.message.message === 'proofs'")
    expect(preview.page.locator("#console")).to_be_visible()


@pytest.mark.parametrize("size", [(1366, 800), (375, 768)])
def test_a_notice_is_below_the_bar(open_page, size):
    preview = open_page(size, "?scene=mail&device=nope")
    notice = preview.page.locator(".notice.is-shown")
    expect(notice).to_contain_text("There is no device named nope")
    preview.page.wait_for_function("() => getComputedStyle(document.querySelector('.notice')).transform === 'none'")
    box, bar = notice.bounding_box(), preview.page.locator(".bench").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= bar["width"]
    assert box["y"] >= bar["height"]


SCALE = "() => Math.round(Number(/scale\\(([^)]*)\\)/.exec(document.querySelector('#window').style.transform)?.[1] ?? 1) * 100)"


def scales_said(preview):
    """Every scale that the caption and the timeline say."""
    texts = [caption(preview).inner_text(), *preview.page.locator(".timeline-where:visible").all_inner_texts()]
    return [int(found) for text in texts for found in re.findall(r"(\d+)\s%", text)]


def expect_one_true_scale(preview):
    preview.rest()
    true = preview.page.evaluate(SCALE)
    if true < 100:
        expect(preview.page.locator(".caption-line, .timeline-where").filter(visible=True, has_text=f"at {true} %")).to_have_count(1)
    assert scales_said(preview) == ([] if true == 100 else [true])


PARTS = {"t": ".timeline", "c": "#console", "u": ".ruler", "i": "#tools", "b": ".board", "o": ".overview"}


def press(preview, key):
    """Opens or closes a part by its key, and waits for it."""
    part = preview.page.locator(PARTS[key])
    was_open = part.is_visible()
    buttons = {"o": ".overview-button", "c": ".console-opener", "u": ".ruler-button"}
    if key == "o" or (key in buttons and not was_open):
        preview.tool(buttons[key]).click()
    else:
        preview.page.keyboard.press(key)
    part.wait_for(state="hidden" if was_open else "visible")
    preview.rest()


@pytest.mark.parametrize(("size", "keys"), [*itertools.product([(375, 700), (1366, 800)], ["tc", "ct", "tcc", "tuc"]), ((1366, 800), "cu")])
def test_the_page_says_the_scale_once_and_it_is_true(open_page, size, keys):
    preview = open_page(size, "?scene=mail")
    for key in keys:
        press(preview, key)
        expect_one_true_scale(preview)
    preview.photograph(f"dock-scale-{keys}-{size[0]}")


def test_the_scale_follows_the_browser(open_page):
    preview = open_page((1366, 800), "?scene=mail")
    open_panel(preview, "c")
    expect(caption(preview)).to_contain_text("1366 × ")
    preview.page.set_viewport_size({"width": 1100, "height": 800})
    preview.until("scene => scene.window.size[0] === 1088")
    expect(caption(preview)).to_contain_text("1088 × ")
    expect_one_true_scale(preview)


@pytest.mark.parametrize(("key", "words"), [("b", "One scene in many windows"), ("o", "Every size of the scene")])
def test_a_board_and_an_overview_say_no_scale(open_page, key, words):
    preview = open_page((1366, 800), "?scene=mail")
    press(preview, key)
    for _ in range(2):
        expect(caption(preview)).to_contain_text(words)
        press(preview, "c")
    expect(caption(preview)).to_contain_text(words)
    press(preview, "c")
    press(preview, key)
    expect(caption(preview)).to_contain_text("Drawn at")


def test_the_first_sentence_knows_of_the_panel_beside_the_app(open_page):
    preview = open_page((1366, 800), "?scene=mail&panel=hierarchy")
    expect(caption(preview)).to_contain_text("Drawn at 71\u00a0%")
    expect_one_true_scale(preview)
    press(preview, "i")
    press(preview, "c")
    preview.page.evaluate("() => { history.pushState(null, '', '?scene=lab'); dispatchEvent(new PopStateEvent('popstate')); }")
    preview.until("scene => scene.scene === 'lab'")
    expect(caption(preview)).to_contain_text("Drawn at")
    expect_one_true_scale(preview)


def test_a_ruler_below_a_smaller_picture_takes_nothing_from_the_app(open_page):
    preview = open_page((1366, 800), "?scene=mail")
    press(preview, "c")
    press(preview, "u")
    expect_one_true_scale(preview)
    assert preview.scene["window"]["size"] == [1366, 800]
    app, ruler = (preview.page.locator(name).bounding_box() for name in ("#window", ".ruler"))
    assert app["y"] + app["height"] <= ruler["y"]
    assert preview.page.evaluate(MARKED) < 1
    assert [m for m in preview.sent if m["type"] == "resize"] == []
    preview.photograph("dock-ruler")
    marker = preview.page.locator(".ruler-marker")
    marker.focus()
    preview.page.keyboard.press("Home")
    preview.until("scene => scene.window.size[0] === 320")
    assert preview.page.evaluate(MARKED) < 1
    preview.photograph("dock-ruler-narrow")
    marker.focus()
    preview.page.keyboard.press("End")
    preview.until("scene => scene.window.size[0] === 1366")
    assert preview.page.evaluate(MARKED) < 1
    press(preview, "c")
    preview.until("scene => scene.window.size[1] === 742")
    expect(caption(preview)).to_have_text("The ruler takes 58: the app is 742 high.")
    press(preview, "c")
    press(preview, "c")
    press(preview, "u")
    preview.until("scene => scene.window.size[1] === 800")


def test_a_ruler_takes_its_height_where_nothing_is_free_below_the_picture(open_page):
    preview = open_page((700, 900), "?scene=mail")
    press(preview, "c")
    press(preview, "u")
    preview.until("scene => scene.window.size[1] === 842")
    assert preview.page.evaluate(OVERLAP, "#console") == [False, True]


@pytest.mark.parametrize("query", ["", "&timeline=1"])
def test_below_the_app_is_the_timeline_or_the_dock(open_page, query):
    preview = open_page((375, 700), f"?scene=mail{query}")
    timeline, console = preview.page.locator(".timeline"), preview.page.locator("#console")
    if not query:
        press(preview, "t")
    before = preview.scene["window"]["size"]
    press(preview, "c")
    expect(timeline).to_be_hidden()
    assert preview.page.evaluate(OVERLAP, "#console") == [False, True]
    assert preview.scene["window"]["size"] == before
    assert preview.page.locator("#stage").bounding_box()["height"] > 300
    preview.photograph(f"dock-timeline{query.replace('&', '-')}")
    press(preview, "t")
    expect(console).to_be_hidden()
    press(preview, "c")
    press(preview, "c")
    expect(timeline).to_be_visible()
    press(preview, "t")
    press(preview, "c")
    press(preview, "t")
    expect(console).to_be_hidden()


@pytest.mark.parametrize("key, name, words", [("c", "environment", "Text size"), ("w", "why:messages", "Inbox")])
def test_the_address_opens_a_panel_beside_the_app_again(open_page, key, name, words):
    preview = open_page((1366, 900), "?scene=mail&panel=hierarchy")
    page = preview.page
    preview.element("messages/proofs").focus()
    page.keyboard.press(key)
    page.wait_for_function("name => location.search.endsWith(`&panel=hierarchy&dock=${name}`)", arg=name)
    page.reload()
    page.wait_for_function(HAS_OPENED)
    panel = page.locator("dialog.is-docked[open]")
    expect(panel).to_contain_text(words)
    # Another device opens the scene again, with the panel.
    page.keyboard.press("d")
    page.wait_for_function("name => location.search.includes('device=') && location.search.endsWith(`&dock=${name}`)", arg=name)
    expect(panel).to_contain_text(words)
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    page.wait_for_function("() => !location.search.includes('dock')")
    page.go_back()
    expect(panel).to_contain_text(words)


@pytest.mark.parametrize(
    "name, words", [("why:nowhere", "There is nothing named “nowhere” to explain here."), ("map", "There is no panel named map beside the app;")]
)
def test_an_address_with_a_panel_that_is_not_there_is_explained_and_mended(open_page, name, words):
    preview = open_page((1366, 900), f"?scene=mail&dock={name}")
    expect(preview.page.locator("dialog.is-docked[open], .notice.is-shown").first).to_contain_text(words)
    preview.page.wait_for_function("() => location.search === '?scene=mail'")
