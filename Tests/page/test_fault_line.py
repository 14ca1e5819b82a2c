"""The line about a fault of a scenario file: it stands below the rest of the page, and takes its room from the picture alone."""

import pytest
from playwright.sync_api import expect

from browser import browser_around, on_stage
from scenario_folder import APP, BAD, save, serving_app

#: The parts of the page that the card lies on, and those that are not whole inside the browser.
MET = """
() => {
  const parts = '#window, .device, .bench, .tools, .timeline, .ruler, .is-docked, .board, .overview, .window-edge, .stage-corner';
  const card = document.querySelector('.fault-card');
  const { left, top, right, bottom } = card.getBoundingClientRect();
  const isOn = box => Math.min(box.right, right) - Math.max(box.left, left) > 0.01 && Math.min(box.bottom, bottom) - Math.max(box.top, top) > 0.01;
  const isOut = box => box.top < -0.01 || box.bottom > innerHeight + 0.01;
  const shown = [...document.querySelectorAll(parts)].filter(one => one.checkVisibility({ visibilityProperty: true }));
  const found = shown.filter(one => isOn(one.getBoundingClientRect()) || isOut(one.getBoundingClientRect()));
  return [...found.map(one => one.id || one.className), ...(isOut(card.getBoundingClientRect()) ? ['card'] : [])];
}
"""

#: The box of the app's window in the browser.
PLACE = "() => { const box = document.querySelector('#window').getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; }"


@pytest.fixture
def serving(tmp_path):
    """A server of a folder with one app, and the app's file."""
    yield from serving_app(tmp_path)


def card_of(preview):
    return preview.page.locator(".fault-card")


def break_file(preview, file):
    save(file, BAD)
    card_of(preview).get_by_text("There is no controller boks.").wait_for(state="attached")
    preview.page.wait_for_function(f"() => document.querySelector('.fault-card').offsetHeight > 0 && ({MET})().length === 0")
    preview.rest()


def mend_file(preview, file):
    """Saves the file without the fault. The page opens the scene again at its place."""
    opened = len([message for message in preview.sent if message["type"] == "open"])
    save(file, APP)
    card_of(preview).wait_for(state="hidden")
    while len([message for message in preview.sent if message["type"] == "open"]) == opened:
        preview.page.wait_for_timeout(20)
    preview.rest()


def resizes(preview):
    return [message for message in preview.sent if message["type"] in ("resize", "open", "arrange", "rotate")]


@pytest.mark.parametrize(
    "query", ["", "&rtl=1", "&appearance=dark", "&ruler=1", "&timeline=1", "&panel=hierarchy", "&device=ipad-pro-11-m4", "&width=500&height=400", "&embed=1"]
)
@pytest.mark.parametrize("size", [(1366, 800), (390, 756)])
def test_a_fault_covers_nothing_and_changes_only_the_scale(serving, open_page, size, query):
    server, file = serving
    preview = open_page(size, f"?scene=reader{query}", at=server)
    # In a compact window, the page stands over the books.
    if preview.element("books/1-1").count() > 0:
        preview.tap_and_wait(preview.element("books/1-1"), "scene => JSON.stringify(scene.place).includes('one')")
    else:
        preview.tap_and_wait(preview.back_button, "scene => JSON.stringify(scene.viewModels).includes('Middlemarch')")
    place, scene, said = preview.page.evaluate(PLACE), preview.scene, resizes(preview)
    break_file(preview, file)
    preview.photograph(f"fault-{query.strip('&').replace('&', '-').replace('=', '-')}-{size[0]}")
    assert (preview.scene["window"], preview.scene["hierarchy"]) == (scene["window"], scene["hierarchy"])
    assert resizes(preview) == said
    mend_file(preview, file)
    assert preview.page.evaluate(PLACE) == place
    assert preview.scene["window"] == scene["window"]
    assert preview.scene["place"]["contents"] == scene["place"]["contents"]


@pytest.mark.parametrize("size", [(1366, 800), (390, 756)])
def test_the_whole_text_covers_nothing_and_hiding_gives_the_room_back(serving, open_page, size):
    server, file = serving
    preview = open_page(size, "?scene=reader", at=server)
    place = preview.page.evaluate(PLACE)
    break_file(preview, file)
    line = preview.page.evaluate(PLACE)
    assert line[3] < place[3]
    card_of(preview).get_by_role("button", name="More").click()
    card_of(preview).get_by_text("line 3, column 36").wait_for()
    preview.page.wait_for_function(f"() => ({MET})().length === 0")
    preview.photograph(f"fault-more-{size[0]}")
    assert preview.page.evaluate(PLACE)[3] < line[3]
    card_of(preview).get_by_role("button", name="Less").click()
    preview.page.wait_for_function(f"place => String(({PLACE})()) === String(place)", arg=line)
    card_of(preview).get_by_role("button", name="Hide").click()
    preview.page.wait_for_function(f"place => String(({PLACE})()) === String(place)", arg=place)
    assert [message for message in preview.sent if message["type"] == "resize"] == []


def test_the_app_still_follows_the_browser_and_a_press_reaches_what_is_there(serving, open_page):
    server, file = serving
    preview = open_page((1366, 800), "?scene=reader", at=server)
    break_file(preview, file)
    preview.page.set_viewport_size(browser_around(1000, 700))
    preview.until("scene => String(scene.window.size) === '1000,700'")
    preview.page.wait_for_function(f"() => ({MET})().length === 0")
    preview.tap_and_wait(preview.element("books/1-1"), "scene => JSON.stringify(scene.place).includes('one')")
    mend_file(preview, file)
    preview.page.wait_for_function(f"() => String(({PLACE})()) === '0,44,1000,700'")


def test_the_caption_says_how_the_app_is_drawn_and_which_size_it_has(serving, open_page):
    server, file = serving
    preview = open_page((1366, 800), "?scene=reader", at=server)
    caption = preview.page.locator(".caption-line")
    # The page measures the room a moment after the first scene, and has the shorter advice until then.
    advice = "Resize this window, or drag its edge. The app adapts as it does on an iPad."
    expect(caption).to_have_text(advice)
    break_file(preview, file)
    expect(caption).to_contain_text("above the faults: the app is 1366 × 800.")
    card_of(preview).get_by_role("button", name="Hide").click()
    expect(caption).to_have_text(advice)


@pytest.mark.parametrize("key", ["c", "b", "o", "t", "i", "u"])
@pytest.mark.parametrize("size", [(1366, 800), (390, 756)])
def test_a_part_that_is_opened_during_a_fault_makes_room_for_the_line_too(serving, open_page, size, key):
    server, file = serving
    preview = open_page(size, "?scene=reader", at=server)
    break_file(preview, file)
    buttons = {"c": ".console-opener", "o": ".overview-button", "u": ".ruler-button"}
    if key in buttons:
        preview.tool(buttons[key]).click()
    else:
        preview.page.keyboard.press(key)
    part = {"c": "#console", "b": ".board", "o": ".overview", "t": ".timeline", "i": "#tools", "u": ".ruler"}[key]
    preview.page.locator(part).wait_for()
    preview.page.wait_for_function(f"() => ({MET})().length === 0")
    preview.rest()
    preview.photograph(f"fault-with-{key}-{size[0]}")


def test_a_moment_of_the_past_stands_above_the_line(serving, open_page):
    server, file = serving
    preview = open_page((1366, 800), "?scene=reader&timeline=1", at=server)
    preview.tap_and_wait(preview.element("books/1-1"), "scene => JSON.stringify(scene.place).includes('one')")
    preview.page.locator(".timeline-row").first.click()
    picture = preview.page.locator(".timeline-picture .app-window")
    picture.wait_for()
    before = picture.bounding_box()
    break_file(preview, file)
    box, line = picture.bounding_box(), card_of(preview).bounding_box()
    assert box["height"] < before["height"] and box["y"] + box["height"] <= line["y"]


def test_the_keyboard_reaches_the_line(serving, open_page):
    server, file = serving
    preview = open_page((1366, 800), "?scene=reader", at=server)
    break_file(preview, file)
    preview.page.mouse.click(*on_stage(1360, 400))
    preview.page.keyboard.press("Shift+F6")
    for _ in range(8):
        if preview.page.evaluate("() => document.activeElement?.closest('.fault-card') !== null"):
            break
        preview.page.keyboard.press("F6")
    expect(card_of(preview).get_by_role("button", name="More")).to_be_focused()
    preview.page.keyboard.press("Enter")
    card_of(preview).get_by_text("line 3, column 36").wait_for()


def test_the_ruler_has_the_scale_of_the_picture_above_the_line(serving, open_page):
    server, file = serving
    preview = open_page((1366, 800), "?scene=reader&ruler=1", at=server)
    break_file(preview, file)
    app, ruler = (preview.page.locator(name).bounding_box() for name in ("#window", ".ruler"))
    assert app["y"] + app["height"] <= ruler["y"]
    marker = float(preview.page.locator(".ruler-marker").evaluate("one => parseFloat(one.style.left)"))
    assert abs(app["x"] + app["width"] - ruler["x"] - marker) < 1
