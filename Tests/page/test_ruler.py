"""The ruler: at which width what is shown, and a way there."""

import re

import pytest
from playwright.sync_api import expect

from browser import BENCH, browser_around
from device_stage import HAS_SIZE, IPAD, IS_ARRANGED, MAIL, Stage
from server import serving

WIDE = (1366, 900)
RULER = 58


def open_ruler(open_page, query=MAIL, size=WIDE, **options):
    stage = Stage(open_page(size, f"{query}&ruler=1", **options))
    wait_bands(stage)
    return stage


def wait_bands(stage):
    stage.page.wait_for_function("() => document.querySelector('.ruler:not([aria-busy]) .ruler-band')")


def bands(stage):
    return stage.page.locator(".ruler-band").evaluate_all("all => all.map(one => one.ariaLabel)")


def flips(stage):
    return stage.page.locator(".ruler-flip").evaluate_all("all => all.map(one => Number(one.dataset.from))")


def marker_x(stage):
    box = stage.marker.bounding_box()
    return box["x"] + box["width"] / 2


def test_bands_and_flips_are_what_the_server_found(open_page):
    stage = open_ruler(open_page)
    assert bands(stage) == [
        "Collapsed, 320 to 667 points", "2 columns, 667 to 954 points", "3 columns, 954 to 1366 points",
    ]
    assert flips(stage) == [667.5, 954.5]
    assert stage.state["size"] == [1366, 900 - RULER]
    stage.preview.photograph("ruler")


def test_the_width_of_the_window_covers_no_word_while_the_ruler_measures(open_page):
    """The page is told to measure, as before the first answer."""
    stage = open_ruler(open_page)
    lowest, word = stage.page.evaluate("""() => {
      const ruler = document.querySelector('.ruler');
      ruler.setAttribute('aria-busy', 'true');
      ruler.querySelector('.ruler-track').replaceChildren();
      const { content, top } = getComputedStyle(ruler, '::after');
      if (content !== '"Measuring…"') throw new Error(content);
      return [document.querySelector('.ruler-width').getBoundingClientRect().bottom, ruler.getBoundingClientRect().top + parseFloat(top)];
    }""")
    assert lowest <= word


def test_a_flip_says_what_changes_and_why(open_page):
    stage = open_ruler(open_page)
    flip = stage.page.locator('.ruler-flip[data-from="667.5"]')
    tip = stage.page.get_by_role("tooltip")
    flip.hover()
    tip.get_by_text("667.5 is above 667").wait_for()
    stage.page.mouse.move(600, 300)
    tip.wait_for(state="hidden")
    flip.focus()
    tip.get_by_text("667.5 is above 667").wait_for()
    assert "667.5 is above 667" in flip.get_attribute("aria-label")


def test_a_click_on_a_flip_goes_to_that_very_width(open_page):
    stage = open_ruler(open_page)
    stage.page.locator('.ruler-flip[data-from="667.5"]').click()
    stage.preview.until(HAS_SIZE, [667.5, 900 - RULER])
    stage.wait_search("width=667.5")
    assert stage.preview.scene["hierarchy"]["isCollapsed"] is False
    stage.marker.press("ArrowLeft")
    stage.preview.until("scene => scene.window.size[0] === 666.5 && scene.hierarchy.isCollapsed")


@pytest.mark.parametrize("rtl", ["", "&rtl=1"])
def test_the_window_ends_where_the_ruler_was_clicked(open_page, rtl):
    stage = open_ruler(open_page, MAIL + rtl)
    x = 1366 - 500 if rtl else 500
    stage.page.mouse.click(x, 900 - RULER + 28 + BENCH)
    stage.preview.until("scene => scene.window.size[0] === 500")
    box = stage.window.bounding_box()
    assert abs((box["x"] if rtl else box["x"] + box["width"]) - x) <= 1
    assert abs(marker_x(stage) - x) <= 1
    assert box["height"] == 900 - RULER
    stage.preview.photograph(f"ruler-jump{'-rtl' if rtl else ''}")
    stage.drag(stage.corner, -40 if rtl else 40)
    stage.preview.until("scene => scene.window.size[0] === 540")


def test_a_finger_on_the_ruler_takes_the_edge_along(open_page):
    stage = open_ruler(open_page)
    mouse = stage.page.mouse
    mouse.move(900, 870 + BENCH)
    mouse.down()
    stage.preview.until("scene => scene.window.size[0] === 900")
    mouse.move(640, 870 + BENCH, steps=5)
    stage.preview.until("scene => scene.window.size[0] === 640 && scene.hierarchy.isCollapsed")
    mouse.move(1400, 870 + BENCH, steps=5)
    mouse.up()
    stage.preview.until(HAS_SIZE, [1366, 900 - RULER])
    stage.wait_search("width=", is_there=False)
    stage.page.set_viewport_size(browser_around(1200, 800))
    stage.preview.until(HAS_SIZE, [1200, 800 - RULER])


def test_the_keyboard_goes_from_band_to_band(open_page):
    stage = open_ruler(open_page)
    stage.page.locator(".ruler-band").first.press("Enter")
    stage.preview.until("scene => scene.window.size[0] === 320")
    stage.marker.press("Shift+ArrowRight")
    stage.preview.until("scene => scene.window.size[0] === 330")
    stage.marker.press("End")
    stage.preview.until("scene => scene.window.size[0] === 1366")


@pytest.mark.parametrize("side", ["left", "right"])
def test_on_a_device_it_runs_along_the_screen(open_page, side):
    stage = open_ruler(open_page, f"{IPAD}&arrangement=split-1/2&side={side}", (1280, 860))
    scale = stage.assert_stands_as_told()
    box = stage.window.bounding_box()
    edge = box["x"] + box["width"] if side == "left" else box["x"]
    assert abs(marker_x(stage) - edge) <= 1
    stage.page.locator('.ruler-flip[data-from="667.5"]').click()
    stage.preview.until("scene => scene.window.size[0] === 667.5")
    # Split View has no such width; a tile beside the other app has.
    assert stage.state["arrangement"] == "tile-1/2" and stage.state["side"] == side
    assert stage.assert_stands_as_told() == scale
    stage.marker.press("End")
    stage.preview.until(IS_ARRANGED, "full")


def test_before_ipados_26_a_width_of_its_own_is_a_free_window(open_page):
    stage = open_ruler(open_page, f"{IPAD}&profile=ios14&arrangement=split-1/2", (1280, 860))
    stage.page.locator('.ruler-flip[data-from="667.5"]').click()
    stage.preview.until("scene => scene.window.size[0] === 667.5")
    assert stage.state["arrangement"] == "free"
    stage.assert_stands_as_told()


def test_it_asks_again_when_what_is_measured_changes(open_page):
    stage = open_ruler(open_page)
    assert bands(stage)[-1].startswith("3 columns")
    stage.page.evaluate(
        "() => { history.pushState(null, '', '?scene=mail&ruler=1&opt.style=doubleColumn'); dispatchEvent(new PopStateEvent('popstate')); }"
    )
    stage.page.wait_for_function("() => ![...document.querySelectorAll('.ruler-band')].some(one => one.ariaLabel.startsWith('3'))")
    wait_bands(stage)
    asked = [message for message in stage.preview.sent if message["type"] == "sweep" and not message.get("thereAndBack")]
    assert len(asked) == 2 and asked[0]["height"] == 900 - RULER


def test_the_caption_says_what_the_ruler_takes_from_the_app(open_page):
    preview = open_page((1180, 820), MAIL)
    caption = preview.page.locator(".caption-line")
    height = preview.scene["window"]["size"][1]
    preview.tool(".ruler-button").click()
    expect(caption).to_have_text(f"The ruler takes 58: the app is {height - 58} high.")
    preview.until("(scene, height) => scene.window.size[1] === height", height - 58)
    preview.tool(".ruler-button").click()
    expect(caption).to_have_text(f"Ruler closed: the app is {height} high.")
    preview.until("(scene, height) => scene.window.size[1] === height", height)


@pytest.mark.parametrize("query, words", [("&ruler=1", "The ruler takes 58: the app is "), ("&timeline=1", "The timeline takes "), ("&ruler=1&timeline=1", "The ruler and the timeline take ")])
def test_an_address_with_a_ruler_or_a_timeline_says_what_they_take(open_page, query, words):
    preview = open_page((1180, 820), MAIL + query)
    caption = preview.page.locator(".caption-line")
    expect(caption).to_contain_text(words)
    left = round(preview.scene["window"]["size"][1])
    expect(caption).to_contain_text(f"the app is {left} high.")
    whole = preview.page.evaluate("() => innerHeight - parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bench'))")
    assert int(re.search(r"takes? (\d+):", caption.inner_text())[1]) + left == whole


def test_an_app_that_keeps_its_size_gives_nothing_to_the_ruler(open_page):
    preview = open_page((1180, 820), MAIL + "&width=800&height=600")
    preview.tool(".ruler-button").click()
    expect(preview.page.locator(".ruler")).to_be_visible()
    assert "takes" not in preview.page.locator(".caption-line").inner_text()


def test_it_is_hidden_and_shown_by_its_button(open_page):
    stage = Stage(open_page(WIDE, MAIL))
    assert not stage.ruler.is_visible()
    assert [message for message in stage.preview.sent if message["type"] == "sweep"] == []
    button = stage.page.get_by_role("button", name="Ruler of breakpoints")
    button.click()
    stage.preview.until(HAS_SIZE, [1366, 900 - RULER])
    wait_bands(stage)
    stage.wait_search("ruler=1")
    button.click()
    stage.preview.until(HAS_SIZE, list(WIDE))
    stage.wait_search("ruler", is_there=False)


def test_a_narrow_browser_jumps_to_widths_that_it_has_no_room_for(open_page):
    stage = open_ruler(open_page, MAIL, (420, 800))
    stage.page.locator('.ruler-flip[data-from="954.5"]').click()
    stage.preview.until("scene => scene.window.size[0] === 954.5 && scene.hierarchy.displayMode === 'twoBesideSecondary'")
    assert stage.window.bounding_box()["width"] <= 420


def test_every_scene_has_its_flips(open_page):
    for scene in ("instagram", "split-or-flip", "lab", "mail"):
        stage = open_ruler(open_page, f"?scene={scene}")
        assert flips(stage), scene


def test_a_phone_leaves_its_body_for_another_width(open_page):
    stage = open_ruler(open_page, "?scene=adaptability")
    assert stage.page.locator(".phone-body").is_visible()
    stage.page.locator(".ruler-band").last.press("Enter")
    stage.page.locator(".phone-body").wait_for(state="hidden")
    stage.wait_search("width=")
    stage.preview.rest()


def test_a_band_says_what_is_shown_in_it(open_page):
    stage = open_ruler(open_page)
    tip = stage.page.get_by_role("tooltip")
    band = stage.page.locator('.ruler-band[data-from="954.5"]')
    stage.page.mouse.move(1200, 900 - RULER + 28 + BENCH)
    tip.get_by_text("3 columns, 954 to 1366 pt").wait_for()
    for fact in ("two beside secondary", "primary + supplementary + secondary", "regular"):
        assert fact in tip.inner_text()
    stage.page.mouse.move(600, 300)
    tip.wait_for(state="hidden")
    band.focus()
    tip.get_by_text("3 columns, 954 to 1366 pt").wait_for()
    box = tip.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 1366
    stage.preview.photograph("ruler-band")


#: An app that hides its list for good once it was compact.
RESTLESS = """\
format: 1
title: App
root: split
controllers:
  split: {split: {primary: p, secondary: s, compact: c, properties: {preferredDisplayMode: oneBesideSecondary}}}
  p: {screen: {content: {placeholder: {title: P}}}}
  s: {screen: {content: {placeholder: {title: S}}}}
  c: {screen: {appear: {set: {on: split, properties: {preferredDisplayMode: secondaryOnly}}}, content: {placeholder: {title: C}}}}
"""


@pytest.fixture
def restless(tmp_path):
    (tmp_path / "restless.yaml").write_text(RESTLESS, encoding="utf-8")
    yield from serving(["--scenarios", str(tmp_path)])


def test_a_layout_that_depends_on_the_direction_is_marked(open_page, restless):
    stage = Stage(open_page(WIDE, "?scene=restless&ruler=1", at=restless))
    mark = stage.page.locator(".ruler-warning")
    expect(mark).to_have_count(1, timeout=30_000)
    name = mark.get_attribute("aria-label")
    assert name.startswith("Depends on the direction, 667.5 to 1366 pt: Split view: display mode secondary only from narrow to wide")
    band = stage.page.locator(".ruler-band").last.bounding_box()
    box = mark.bounding_box()
    assert abs(box["x"] - band["x"]) <= 1 and abs(box["width"] - band["width"]) <= 2
    mark.hover(position={"x": 20, "y": 2})
    expect(stage.page.locator(".ruler-tip")).to_contain_text("one beside secondary from wide to narrow")
    stage.preview.photograph("ruler-warning")
