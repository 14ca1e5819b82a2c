"""The profile tab of the prototype in the browser: what is on screen at every size, and what comes of touching it."""

import pytest

from browser import BENCH, browser_around, close
from instagram import HAS_MODE, HAS_PANE

IS_REGULAR = "scene => scene.window.traits.horizontalSizeClass === 'regular'"
IS_SELECTED = "(scene, id) => scene.panes.some(pane => pane.selection?.includes(id))"


#: The resources of the page that the browser has had to fetch.
FETCHED = """
() => performance.getEntriesByType('resource').filter(one => one.transferSize > 0).map(one => new URL(one.name).pathname)
"""


def select(preview, number):
    preview.tap_and_wait(preview.element(f"profile/post-{number}"), HAS_PANE, "detail/pane")


def assert_drawn_as_told(preview):
    """Every visible pane is in the page, where the scene has it."""
    for pane in preview.scene["panes"]:
        if pane["isVisible"]:
            drawn = preview.frame(preview.pane(pane["id"]))
            assert close(drawn, pane["frame"]), pane["id"]


def test_opens_with_the_profile_beside_the_empty_detail(open_page):
    preview = open_page()
    assert_drawn_as_told(preview)
    assert preview.page.title().endswith(" · Split Preview")
    assert preview.page.get_by_role("heading", name="Profile").is_visible()
    mark = preview.frame(preview.pane("empty/pane").locator("img"))
    assert mark[2:] == [120, 120]
    assert preview.element("profile/post-0").is_visible()
    preview.photograph("1366-launch")


@pytest.mark.parametrize("query", ["", "?scene=mail"])
def test_a_page_that_is_opened_again_has_its_files_already(open_page, query):
    open_page(query=query)
    again = open_page(query=query)
    assert again.page.evaluate(FETCHED) == ["/meta/first.json"]
    # Other files would be other modules, so the page names each one by the version with which it began.
    paths = again.page.evaluate("() => performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)")
    files = [path for path in paths if path != "/meta/first.json"]
    assert len(files) > 5 and len({path.split("/")[1] for path in files}) == 1


@pytest.mark.parametrize("style", ["light", "dark"])
def test_adapts_through_every_size_and_back(open_page, style):
    preview = open_page(color_scheme=style)
    select(preview, 5)
    for width, height in [
        (1366, 1024),
        (1024, 768),
        (678, 1024),
        (639, 1024),
        (375, 812),
        (1366, 1024),
    ]:
        preview.resize(width, height)
        is_compact = width <= 667
        assert preview.split["isCollapsed"] == is_compact
        assert_drawn_as_told(preview)
        assert preview.pane("detail/pane").is_visible()
        assert preview.pane("profile/pane").is_visible() != is_compact
        assert preview.back_button.count() == (1 if is_compact else 0)
        assert preview.page.evaluate("() => document.documentElement.dataset.style") == style
        preview.photograph(f"{width}-detail-{style}")


def test_follows_a_change_of_style(open_page):
    preview = open_page(color_scheme="light")
    preview.page.emulate_media(color_scheme="dark")
    preview.until("scene => scene.window.traits.userInterfaceStyle === 'dark'")
    background = preview.page.locator("#window").evaluate(
        "element => getComputedStyle(element).backgroundColor"
    )
    assert background == "rgb(0, 0, 0)"


def test_a_post_is_shown_below_the_bar(open_page):
    preview = open_page()
    select(preview, 5)
    preview.until(IS_SELECTED, "profile/post-5")
    row = preview.element("detail/row-5")
    row.wait_for()
    # The scroll may still be under way: it ends with the row's top under the navigation bar.
    bar = preview.frame(
        preview.pane("detail/pane").locator("xpath=..").locator(".navigation-bar").first
    )
    bottom = bar[1] + bar[3]
    preview.page.wait_for_function(
        "bottom => Math.abs(document.querySelector('[data-id=\"detail/row-5\"]').getBoundingClientRect().top - bottom) < 1.5",
        arg=bottom + BENCH,
    )
    assert preview.element("profile/post-5").get_attribute("data-selected") is not None
    preview.photograph("1366-post")


def test_another_post_scrolls_the_same_feed(open_page):
    preview = open_page()
    select(preview, 0)
    preview.tap_and_wait(preview.element("profile/post-6"), IS_SELECTED, "profile/post-6")
    preview.page.wait_for_function("() => document.querySelector('[data-id=\"detail/row-6\"]')")
    assert preview.pane("detail/pane").count() == 1


def test_the_expand_button_hides_the_profile_and_brings_it_back(open_page):
    preview = open_page()
    select(preview, 5)
    preview.tap_and_wait(preview.expand_button, HAS_MODE, "secondaryOnly")
    assert_drawn_as_told(preview)
    assert not preview.pane("profile/pane").is_visible()
    assert preview.frame(preview.pane("detail/pane"))[2] == 1366
    row = preview.frame(preview.page.locator(".row").first)
    assert (row[0], row[2]) == (100, 1166)
    assert (
        preview.expand_button.locator("svg").get_attribute("data-symbol")
        == "arrow.down.right.and.arrow.up.left"
    )
    preview.photograph("1366-expanded")
    preview.tap_and_wait(preview.expand_button, HAS_MODE, "oneBesideSecondary")
    assert preview.pane("profile/pane").is_visible()
    assert_drawn_as_told(preview)


def test_compact_pushes_a_post_and_goes_back(open_page):
    preview = open_page((375, 812))
    preview.photograph("375-launch")
    select(preview, 3)
    assert preview.pane("profile/pane").count() == 0
    preview.photograph("375-post")
    preview.tap_and_wait(preview.back_button, HAS_PANE, "profile/pane")
    assert preview.pane("detail/pane").count() == 0
    assert preview.element("profile/post-3").is_visible()


def test_an_edge_swipe_is_told_where_it_began(open_page):
    preview = open_page((375, 812))
    select(preview, 3)
    preview.swipe((4, 400), (180, 410))
    preview.until(HAS_PANE, "profile/pane")
    assert preview.element("profile/post-3").is_visible()
    assert preview.pane("detail/pane").count() == 0
    swipes = [message for message in preview.sent if message["type"] == "swipe"]
    assert [(swipe["direction"], swipe["x"], swipe["y"]) for swipe in swipes] == [("right", 4, 400)]


def test_rotation_stands_the_window_in_a_frame_until_the_browser_is_resized(open_page):
    preview = open_page((1180, 820))
    preview.page.locator(".badge-button").click()
    preview.page.locator(".panel").get_by_role("button", name="Rotate").click()
    preview.page.keyboard.press("Escape")
    preview.until("scene => String(scene.window.size) === '820,1180'")
    box = preview.page.locator("#window").bounding_box()
    assert box["height"] <= 820 and abs(box["width"] / box["height"] - 820 / 1180) < 0.01
    assert abs(box["x"] + box["width"] / 2 - 590) <= 1
    assert_drawn_as_told(preview)
    preview.photograph("820-rotated")
    preview.resize(1100, 800)
    assert preview.page.locator("#window").bounding_box() == {
        "x": 0,
        "y": BENCH,
        "width": 1100,
        "height": 800,
    }


def test_a_tap_in_a_scaled_window_hits(open_page):
    preview = open_page((700, 500), "?width=1366&height=1024")
    assert preview.scene["window"]["size"] == [1366, 1024]
    preview.photograph("1366-framed")
    select(preview, 2)
    assert_drawn_as_told(preview)


def test_right_to_left_is_mirrored(open_page):
    preview = open_page()
    select(preview, 5)
    preview.page.locator(".badge-button").click()
    preview.page.get_by_role("switch", name="Right to left").click()
    preview.until("scene => scene.window.traits.layoutDirection === 'rightToLeft'")
    preview.page.keyboard.press("Escape")
    assert_drawn_as_told(preview)
    assert preview.frame(preview.pane("nav:profile/pane"))[0] > 900
    first, second = (preview.frame(preview.element(f"profile/post-{i}")) for i in (6, 7))
    assert first[0] > second[0]
    preview.photograph("1366-right-to-left")


def test_the_badge_says_what_and_why(open_page):
    preview = open_page()
    badge = preview.page.locator(".badge")
    assert badge.locator(".badge-button").inner_text() == "Regular"
    assert [preview.page.get_by_label(name, exact=True).first.input_value() for name in ("Width", "Height")] == ["1366", "1024"]
    badge.locator(".badge-button").click()
    panel = badge.page.locator(".panel")
    panel.get_by_text("is above 667").wait_for()
    preview.rest()
    assert "regular" in panel.inner_text()
    preview.photograph("1366-badge")


def test_keyboard_alone_selects_a_post(open_page):
    preview = open_page()
    preview.element("profile/post-2").focus()
    preview.page.keyboard.press("Enter")
    preview.until(IS_SELECTED, "profile/post-2")
    preview.element("profile/post-1").focus()
    preview.page.keyboard.press("Space")
    preview.until(IS_SELECTED, "profile/post-1")


def test_only_cells_near_the_visible_part_are_in_the_page(open_page):
    preview = open_page((375, 700))
    assert preview.page.locator(".cell").count() < 37
    scroller = preview.pane("profile/pane").locator(".scroller")
    scroller.evaluate("element => { element.scrollTop = element.scrollHeight }")
    preview.element("profile/post-36").wait_for()
    assert preview.element("profile/post-0").count() == 0
    # The server hears of it, and its answer moves nothing.
    preview.until(
        "scene => scene.panes.find(pane => pane.id === 'profile/pane').layout.offset[1] > 500"
    )
    assert preview.element("profile/post-36").is_visible()


def test_one_resize_at_most_waits_for_its_answer(open_page):
    preview = open_page()
    for width in range(1360, 1000, -9):
        preview.page.set_viewport_size(browser_around(width, 900))
    preview.resize(1000, 900)
    unanswered = None
    for direction, message in preview.frames:
        if direction == "sent" and message["type"] == "resize":
            assert unanswered is None, "a second resize before the first was answered"
            unanswered = message["id"]
        elif direction == "received" and unanswered and message.get("ack", 0) >= unanswered:
            unanswered = None


def test_the_lab_is_drawn_with_plain_surfaces(open_page):
    preview = open_page(query="?scene=lab&opt.style=unspecified")
    assert_drawn_as_told(preview)
    assert preview.page.locator(".plain").count() >= 1
    preview.photograph("1366-lab")


def test_the_glass_of_the_26_design(open_page):
    preview = open_page(query="?profile=ios26")
    select(preview, 5)
    assert_drawn_as_told(preview)
    preview.photograph("1366-ios26")
