"""Addresses that ask for what is not there: what is shown instead, and what the page says of it."""

import base64

import pytest
from playwright.sync_api import expect

from device_stage import HAS_SIZE, IPAD, IS_ARRANGED, MAIL, Stage

SIZE = (1280, 860)

#: The number of pixels of a picture that nobody has drawn.
HOLES = """async picture => {
  const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  return canvas.getImageData(0, 0, image.width, image.height).data.filter((value, index) => index % 4 === 3 && value < 250).length;
}"""


def open_stage(open_page, query, **options):
    return Stage(open_page(SIZE, query, **options))


def notice(stage, words):
    stage.page.locator(".notice.is-shown").get_by_text(words).wait_for()


def test_a_device_that_is_not_there_leaves_the_scene_in_the_browsers_window(open_page):
    stage = open_stage(open_page, MAIL + "&device=nope&arrangement=split-1/2")
    notice(stage, "There is no device named nope; there are")
    assert stage.state["device"] is None
    assert stage.state["size"] == list(SIZE)
    assert [message for message in stage.preview.sent if message["type"] == "arrange"] == []


def test_the_picker_leads_on_from_a_device_that_is_not_there(open_page):
    stage = open_stage(open_page, MAIL + "&device=nope")
    stage.open_picker()
    stage.choose_device("mini 6")
    stage.preview.until("scene => scene.window.device === 'ipad-mini-6'")
    stage.assert_stands_as_told()
    stage.wait_search("device=ipad-mini-6")
    stage.page.wait_for_function("() => !document.querySelector('.notice.is-shown')")


@pytest.mark.parametrize(
    "query, words, scene",
    [
        ("?scene=nope&profile=ios14", "There is no scene named nope; there are", "instagram"),
        ("?scene=lab&profile=nope", "Lab has no profile “nope”; it has", "lab"),
        ("?scene=lab&policy=car&opt.style=round", "Lab has no policy “car”; it has pad, phone, manual, … Lab has no option “style” of “round”; it can be", "lab"),
    ],
)
def test_a_scene_that_is_not_as_it_was_asked_for_opens_as_it_is_and_says_so(open_page, query, words, scene):
    stage = open_stage(open_page, query)
    notice(stage, words)
    stage.preview.until("(scene, id) => scene.scene === id", scene)


@pytest.mark.parametrize(
    "query, words",
    [
        ("&device=ipad-pro-11-m4&arrangement=split-1/2", "has no “Split View, half” in portrait; it has"),
        ("&device=ipad-1&arrangement=tile-1/2&side=right", "has no “Tile, half”"),
        ("&device=iphone-6.3in&arrangement=free", "has no “Free window” in portrait"),
        ("&device=ipad-pro-11-m4&arrangement=window", "has no “window” in portrait; it has full, free, tile-1/"),
    ],
)
def test_an_arrangement_that_the_device_does_not_have_is_the_full_screen_and_said(open_page, query, words):
    stage = open_stage(open_page, MAIL + query)
    notice(stage, words)
    assert stage.state["arrangement"] == "full"
    stage.assert_stands_as_told()
    stage.wait_search("arrangement", is_there=False)


def test_a_size_that_is_none_is_said_and_the_window_is_as_free_as_without(open_page):
    stage = open_stage(open_page, IPAD + "&arrangement=free&width=99999&height=500")
    notice(stage, "The page cannot read width=99999, height=500 in the address.")
    stage.preview.until(IS_ARRANGED, "free")
    stage.preview.until(HAS_SIZE, [907.5, 625.5])


@pytest.mark.parametrize("width", [375, 561, 700, 860, 1024, 1280, 1600])
@pytest.mark.parametrize("direction", ["", "&rtl=1"])
def test_a_long_notice_is_whole_and_below_the_bar(open_page, width, direction):
    page = open_page((width, 768), "?scene=mial&device=iphone-99&foo=1" + direction).page
    shown = page.locator(".notice.is-shown")
    shown.get_by_text("No scene is named mial; this is mail. There is no device named iphone-99;").wait_for()
    page.wait_for_function("() => getComputedStyle(document.querySelector('.notice')).transform === 'none'")
    box, bar = shown.bounding_box(), page.locator(".bench").bounding_box()
    assert box["y"] >= bar["height"] and box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"]
    assert page.evaluate("() => (text => text.scrollHeight - text.clientHeight)(document.querySelector('.notice > span'))") <= 1
    expect(page.locator(".caption-line")).to_be_visible()


def test_a_notice_stays_under_the_pointer_and_a_click_closes_it(open_page):
    page = open_page((1024, 768), "?scene=mial").page
    shown = page.locator(".notice.is-shown")
    shown.hover()
    page.wait_for_timeout(6500)
    shown.click()
    page.wait_for_function("() => !document.querySelector('.notice.is-shown')")


def test_a_version_that_the_device_never_ran_keeps_a_mark(open_page):
    stage = open_stage(open_page, "?device=ipad-pro-11-m4")
    words = "iPad Pro 11-inch (M4) never ran iPadOS 13. It runs iPadOS 17 and later."
    notice(stage, words)
    mark = stage.page.get_by_role("button", name=words)
    stage.page.wait_for_function("() => !document.querySelector('.notice.is-shown')")
    assert mark.get_attribute("title") == words
    assert stage.page.locator(".bench-select option:checked").text_content() == "iPadOS 13"
    mark.click()
    notice(stage, words)
    stage.page.locator(".bench-select").select_option("ios26")
    mark.wait_for(state="hidden")
    stage.page.wait_for_function("() => document.querySelector('.system-mark').hidden")


def test_a_profile_has_one_name(open_page):
    stage = open_stage(open_page, "?scene=mail-slide&profile=ios8&device=ipad-air-2")
    notice(stage, "iPad Air 2 never ran iOS 3.2 to 5. It ran iOS 8 to iPadOS 15.")
    assert stage.page.locator(".bench-select option:checked").text_content() == "iOS 3.2 to 5"


def test_an_address_that_is_right_is_met_in_silence(open_page):
    stage = open_stage(open_page, IPAD + "&arrangement=tile-1/2&side=right")
    stage.preview.until(IS_ARRANGED, "tile-1/2")
    assert not stage.page.locator(".notice.is-shown").count()


@pytest.mark.parametrize("orientation", ["portrait", "landscape"])
def test_the_outer_display_is_a_screen_of_its_own(open_page, orientation):
    stage = open_stage(open_page, f"{MAIL}&device=iphone-duo&arrangement=cover-full&orientation={orientation}")
    stage.preview.until(IS_ARRANGED, "cover-full")
    assert sorted(stage.state["screen"]) == [466, 678]
    stage.assert_stands_as_told()
    screen = stage.page.locator(".device-screen")
    assert screen.evaluate("one => parseFloat(getComputedStyle(one).borderTopLeftRadius)") == 44
    assert stage.window.bounding_box() == pytest.approx(screen.bounding_box(), abs=0.5)
    stage.preview.photograph(f"device-cover-{orientation}")


def test_the_picker_draws_the_window_at_its_side(open_page):
    stage = open_stage(open_page, IPAD + "&arrangement=slide-over&side=left")
    stage.open_picker()
    drawn = stage.picker.locator('[data-value="split-1/3"] .diagram-window')
    left = drawn.bounding_box()["x"]
    stage.picker.get_by_role("radio", name="Right").click()
    stage.preview.until("scene => scene.window.side === 'right'")
    assert drawn.bounding_box()["x"] > left + 10


@pytest.mark.parametrize("arrangement", ["slide-over&side=right", "free"])
def test_nothing_is_cut_out_at_a_windows_corners(open_page, arrangement):
    """Glass in a window that is clipped by a path has left holes there."""
    stage = open_stage(open_page, f"{IPAD}&arrangement={arrangement}", device_scale_factor=3, color_scheme="dark")
    stage.preview.rest()
    box = stage.window.bounding_box()
    clip = {"x": box["x"] - 8, "y": box["y"] - 8, "width": box["width"] + 16, "height": 60}
    picture = base64.b64encode(stage.page.screenshot(clip=clip)).decode()
    blank = stage.page.context.new_page()
    assert blank.evaluate(HOLES, picture) == 0
