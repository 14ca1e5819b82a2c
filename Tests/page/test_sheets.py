"""Detents, grabbers and popovers of bars, as the page draws them and as a finger or the keyboard moves them."""

import base64

import pytest

from browser import BENCH, close, on_stage
from combinations import pairwise
from presentation import IS_GONE, open_lab, present, say

PHONE = (393, 852)
RESTS_AT = "(scene, name) => scene.panes.some(pane => pane.presentation?.detent === name)"


def open_phone(open_page, profile="ios26", query="", **options):
    return open_lab(open_page, PHONE, profile, "&policy=phone" + query, **options)


def sheet(preview):
    return next(pane for pane in preview.scene["panes"] if pane["id"] == "P/pane")


def drawn_where_the_server_has_it(preview):
    return close(preview.frame(preview.pane("P/pane")), sheet(preview)["frame"])


@pytest.mark.parametrize(("query", "scheme", "detent"), pairwise(["", "&rtl=1"], ["light", "dark"], [100, 300, "medium"]))
def test_a_low_sheet_floats_and_is_drawn_smaller(open_page, detent, scheme, query):
    preview = open_phone(open_page, query=query, color_scheme=scheme)
    say(preview, type="perform", target="nav:A", action="push", controller="D")
    present(preview, detents=[detent, "large"], prefersGrabberVisible=True)
    assert drawn_where_the_server_has_it(preview)
    scale = sheet(preview)["presentation"]["scale"]
    pane = preview.pane("P/pane")
    assert pane.evaluate("one => one.offsetWidth") == 393
    assert abs(float(pane.evaluate("one => getComputedStyle(one).scale")) - scale) < 1e-6
    grabber = preview.frame(preview.page.locator(".grabber"))
    y = sheet(preview)["frame"][1]
    assert abs(grabber[0] + grabber[2] / 2 - 393 / 2) <= 1 and abs(grabber[1] - y) <= 1 and abs(grabber[2] - 120) <= 1
    preview.photograph(f"sheet-{detent}-{scheme}{'-rtl' if query else ''}")


#: The sum of red, green and blue at some points of a picture.
BRIGHTNESS = """async ([picture, points]) => {
  const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  return points.map(([x, y]) => [...canvas.getImageData(x, y, 1, 1).data.subarray(0, 3)].reduce((sum, value) => sum + value));
}"""


def test_what_is_below_a_floating_sheet_is_dimmed_once(open_page):
    """A browser without a GPU has drawn the dimming twice around a scaled sheet over glass."""
    preview = open_lab(open_page, (600, 950), "ios26", "&device=iphone-6.3in")
    present(preview, detents=["medium", "large"])
    preview.rest()
    box = preview.pane("P/pane").bounding_box()
    x, top = round(box["x"] + 20), round(box["y"])
    picture = base64.b64encode(preview.page.screenshot()).decode()
    blank = preview.page.context.new_page()
    far, near = blank.evaluate(BRIGHTNESS, [picture, [[x, top - 120], [x, top - 30]]])
    assert abs(far - near) < 0.1 * far


def test_a_stack_in_a_floating_sheet_is_tapped_where_it_is_drawn(open_page):
    preview = open_lab(open_page, (1024, 768), "ios26", "&policy=phone")
    say(preview, type="perform", target="split", action="showDetail", controller="E")
    preview.until("scene => scene.panes.some(pane => pane.id === 'E/pane')")
    present(preview, "nav:B", detents=[120, "large"])
    preview.resize(*PHONE)
    say(preview, type="perform", target="nav:B", action="push", controller="D")
    preview.until("scene => scene.panes.some(pane => pane.id === 'D/pane')")
    preview.photograph("sheet-floating-stack")
    bar = next(pane for pane in preview.scene["panes"] if pane["id"] == "nav:B/pane")["navigationBarFrame"]
    box = preview.frame(preview.pane("nav:B/pane").locator(".navigation-bar"))
    assert abs(box[0] - bar[0]) <= 1 and abs(box[2] - bar[2]) <= 1
    preview.pane("nav:B/pane").locator(".bar-button.is-back").click()
    preview.until(IS_GONE, "D")


def drag(preview, start, end):
    mouse = preview.page.mouse
    mouse.move(*on_stage(*start))
    mouse.down()
    mouse.move(*on_stage(*end), steps=5)


@pytest.mark.parametrize("profile", ["ios14", "ios26"])
def test_a_sheet_is_dragged_from_detent_to_detent(open_page, profile):
    preview = open_phone(open_page, profile)
    present(preview, detents=["medium", "large"])
    top = sheet(preview)["frame"][1]
    drag(preview, (200, top + 12), (200, top - 40))
    assert abs(preview.pane("P/pane").bounding_box()["y"] - BENCH - (top - 52)) <= 2
    preview.photograph(f"sheet-dragged-{profile}")
    preview.page.mouse.up()
    preview.rest()
    assert sheet(preview)["presentation"]["detent"] == "medium"
    drag(preview, (200, top + 12), (200, top - 200))
    preview.page.mouse.up()
    preview.until(RESTS_AT, "large")
    assert drawn_where_the_server_has_it(preview)
    preview.photograph(f"sheet-large-{profile}")
    drag(preview, (200, 120), (200, 300))
    preview.page.mouse.up()
    preview.until(RESTS_AT, "medium")
    assert drawn_where_the_server_has_it(preview)
    drag(preview, (200, top + 12), (200, top + 200))
    preview.page.mouse.up()
    preview.until(IS_GONE, "P")


def test_the_grabber_is_a_control_for_the_keyboard(open_page):
    preview = open_phone(open_page)
    present(preview, detents=[200, "medium", "large"], prefersGrabberVisible=True)
    grabber = preview.page.get_by_role("slider", name="Sheet height")
    assert grabber.get_attribute("aria-valuetext") == "200"
    grabber.focus()
    for key, name in [("ArrowUp", "medium"), ("Enter", "large"), ("Enter", "medium"), ("ArrowDown", "200")]:
        preview.page.keyboard.press(key)
        preview.until(RESTS_AT, name)
        assert grabber.get_attribute("aria-valuetext") == name
    preview.page.keyboard.press("ArrowDown")
    preview.rest()
    assert sheet(preview)["presentation"]["detent"] == "200"
    preview.page.keyboard.press("Escape")
    preview.until(IS_GONE, "P")


def test_below_a_sheet_that_dims_nothing_the_app_can_be_used(open_page):
    preview = open_phone(open_page)
    say(preview, type="perform", target="nav:A", action="push", controller="D")
    preview.until("scene => scene.panes.some(pane => pane.id === 'D/pane')")
    present(preview, detents=["medium", "large"], largestUndimmedDetentIdentifier="medium")
    assert preview.pane("P/dimming").count() == 0
    assert preview.page.get_by_role("dialog", name="P").get_attribute("aria-modal") == "false"
    preview.photograph("sheet-undimmed")
    preview.back_button.click()
    preview.until(IS_GONE, "D")
    assert preview.pane("P/pane").count() == 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_low_form_sheet_keeps_its_lower_edge(open_page, scheme):
    preview = open_lab(open_page, (820, 1180), "ios26", color_scheme=scheme)
    present(preview, style="formSheet", detents=["medium", "large"], prefersGrabberVisible=True)
    assert drawn_where_the_server_has_it(preview)
    assert preview.pane("P/pane").evaluate("one => getComputedStyle(one).scale") == "none"
    preview.photograph(f"sheet-form-medium-{scheme}")


def test_a_popover_of_an_item_of_a_bar_has_no_arrow(open_page):
    preview = open_page((1180, 820), "?scene=lab&profile=ios26&opt.style=doubleColumn")
    present(preview, style="popover", sourceItem="split/displayModeButtonItem")
    say(preview, type="set", target="P", properties={"preferredContentSize": [300, 200]})
    preview.until("scene => scene.panes.some(pane => pane.id === 'P/pane' && pane.frame[3] === 200)")
    assert drawn_where_the_server_has_it(preview)
    path = preview.page.locator(".popover-shape path").get_attribute("d")
    assert "C" not in path
    preview.photograph("popover-of-a-bar-item")


def test_the_panels_say_why_a_sheet_is_there(open_page):
    preview = open_phone(open_page)
    present(preview, detents=["medium", "large"])
    preview.tool(".badge-button").click()
    reasons = preview.page.locator(".why-presentation")
    reasons.get_by_text("detent: medium is ").wait_for()
    assert "detent: medium is " in reasons.text_content()
    assert "automatic: page sheet in iOS 26" in reasons.text_content()
