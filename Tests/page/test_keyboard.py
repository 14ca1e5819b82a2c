"""The badge and the overlay, with the keyboard and without."""

import pytest
from playwright.sync_api import expect

from browser import HAS_MODE
from instagram import show_post
from overlay import open_overlay


@pytest.fixture
def badge(open_page):
    return Badge(open_page())


class Badge:
    def __init__(self, preview):
        self.page = preview.page
        self.button = self.page.locator(".badge-button")
        self.panel = self.page.locator(".panel")

    def assert_open(self, is_open):
        self.panel.wait_for(state="visible" if is_open else "hidden")
        assert self.button.get_attribute("aria-expanded") == ("true" if is_open else "false")


def test_a_second_press_closes_the_badge(badge):
    badge.button.click()
    badge.assert_open(True)
    badge.button.click()
    badge.assert_open(False)


def test_escape_closes_the_badge_and_gives_the_focus_back(badge):
    badge.button.focus()
    badge.assert_open(False)
    badge.page.keyboard.press("Enter")
    badge.assert_open(True)
    badge.page.keyboard.press("Tab")
    assert badge.panel.get_by_role("button", name="Rotate").evaluate(
        "one => one === document.activeElement"
    )
    badge.page.keyboard.press("Escape")
    badge.assert_open(False)
    assert badge.button.evaluate("one => one === document.activeElement")


def test_escape_closes_the_badge_after_a_change_of_direction(badge):
    badge.button.click()
    badge.page.get_by_role("switch", name="Right to left").click()
    badge.page.wait_for_function(
        "() => splitPreview.scene.window.traits.layoutDirection === 'rightToLeft'"
    )
    badge.page.keyboard.press("Escape")
    badge.assert_open(False)


def test_the_panel_of_the_badge_stays_open_beside_the_app_that_one_uses(badge):
    badge.button.click()
    badge.assert_open(True)
    box = badge.page.locator("#window").bounding_box()
    badge.page.mouse.click(box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.7)
    badge.assert_open(True)
    badge.page.locator(".panel").get_by_role("button", name="Close").click()
    badge.assert_open(False)


def test_escape_closes_the_badge_first_and_then_the_overlay(open_page):
    preview = open_overlay(open_page)
    badge = Badge(preview)
    badge.button.click()
    badge.assert_open(True)
    preview.page.keyboard.press("Escape")
    badge.assert_open(False)
    assert preview.scene["hierarchy"]["displayMode"] == "oneOverSecondary"
    preview.page.keyboard.press("Escape")
    preview.until(HAS_MODE, "secondaryOnly")


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_the_dimming_is_a_button_to_the_keyboard(open_page, key):
    preview = open_overlay(open_page)
    dimming = preview.page.get_by_role("button", name="Dismiss")
    dimming.focus()
    assert dimming.evaluate("one => one === document.activeElement")
    preview.page.keyboard.press(key)
    preview.until(HAS_MODE, "secondaryOnly")


def test_what_lies_under_an_overlay_cannot_be_reached(open_page):
    preview = open_overlay(open_page)
    parts = """pane => [...pane.children].filter(part => part.matches('.pane-body, .navigation-bar')).map(part => part.inert)"""
    assert preview.pane("nav:B/pane").evaluate(parts) == [True, True]
    assert preview.pane("B/pane").evaluate(parts) == [True]
    assert preview.pane("nav:A/pane").evaluate(parts) == [False, False]
    preview.page.keyboard.press("Escape")
    preview.until(HAS_MODE, "secondaryOnly")
    assert preview.pane("nav:B/pane").evaluate(parts) == [False, False]


HAS_FOCUS = "id => document.activeElement.dataset.id === id"


def press(preview, name, key="Enter"):
    preview.element(name).focus()
    preview.page.keyboard.press(key)


def test_the_focus_goes_into_what_is_presented_and_back_to_what_presented_it(open_page):
    preview = open_page((1366, 1024))
    show_post(preview, 4)
    press(preview, "detail/activity")
    preview.page.wait_for_function(HAS_FOCUS, arg="activity/row-0")
    preview.rest()
    preview.page.keyboard.press("Escape")
    preview.page.wait_for_function(HAS_FOCUS, arg="detail/activity")


def close_by_escape(preview):
    preview.page.keyboard.press("Escape")


def close_by_button(preview):
    dimming = preview.page.get_by_role("button", name="Dismiss")
    dimming.focus()
    dimming.press("Enter")


@pytest.mark.parametrize("close", [close_by_escape, close_by_button])
def test_the_focus_goes_back_to_the_button_of_an_overlaid_sidebar(open_page, close):
    preview = open_page((820, 700), "?scene=mail&profile=ios26")
    press(preview, "split/displayModeButtonItem")
    preview.page.wait_for_function(HAS_FOCUS, arg="mailboxes/inbox")
    preview.rest()
    close(preview)
    preview.page.wait_for_function(HAS_FOCUS, arg="split/displayModeButtonItem")
    preview.rest()
    press(preview, "split/displayModeButtonItem")
    preview.page.wait_for_function(HAS_FOCUS, arg="mailboxes/inbox")


def test_escape_leaves_a_field_for_its_sheet_and_then_the_sheet_for_its_opener(open_page):
    preview = open_page((820, 700), "?scene=mail&profile=ios26")
    press(preview, "message/compose")
    preview.page.wait_for_function("() => document.activeElement.dataset.field === 'compose/subject'")
    preview.rest()
    preview.page.keyboard.press("Escape")
    preview.until("scene => !scene.window.focus")
    assert preview.page.evaluate("() => document.activeElement.matches('#window [role=dialog]')")
    preview.page.keyboard.press("F6")
    preview.page.keyboard.press("Shift+F6")
    assert preview.page.evaluate("() => document.activeElement.matches('#window [role=dialog] *')")
    preview.page.keyboard.press("Escape")
    preview.page.keyboard.press("Escape")
    preview.page.wait_for_function(HAS_FOCUS, arg="message/compose")


def test_the_focus_flips_along(open_page):
    preview = open_page((375, 667), "?scene=split-or-flip")
    preview.element("places/flip").focus()
    for side in ("map", "places", "map"):
        preview.page.keyboard.press("Enter")
        preview.page.wait_for_function(HAS_FOCUS, arg=f"{side}/flip")


def test_the_focus_leaves_a_button_that_a_sliding_master_covers(open_page):
    preview = open_page((768, 1024), "?scene=mail-slide")
    press(preview, "detail/master")
    preview.page.wait_for_function(HAS_FOCUS, arg="master/row-0")


def test_escape_closes_the_part_that_was_opened_last(open_page):
    preview = open_page((1366, 900), "?scene=mail")
    page = preview.page
    timeline, ruler = page.locator(".timeline"), page.locator(".ruler")
    page.wait_for_function("() => document.querySelector('.said')")
    page.keyboard.press("u")
    page.keyboard.press("t")
    timeline.wait_for()
    ruler.wait_for()
    page.keyboard.press("c")
    expect(page.locator("#console")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#console")).to_be_hidden()
    expect(timeline).to_be_visible()
    page.keyboard.press("Escape")
    expect(timeline).to_be_hidden()
    expect(ruler).to_be_visible()
    page.keyboard.press("Escape")
    expect(ruler).to_be_hidden()
    # A panel beside the app and a layer over it close after what was opened later.
    page.keyboard.press("c")
    page.keyboard.press("s")
    expect(page.locator("#overview")).to_be_visible()
    page.keyboard.press("u")
    page.keyboard.press("t")
    timeline.wait_for()
    expect(ruler).to_be_attached()
    for part in (timeline, ruler, page.locator("#overview"), page.locator("#console")):
        expect(part).to_have_js_property("hidden", False)
        page.keyboard.press("Escape")
        expect(part).to_be_hidden()
    for key, name, button in (("s", "#overview", ".overview-button"), ("b", ".board", ".board-button")):
        page.keyboard.press(key)
        expect(page.locator(name)).to_be_visible()
        preview.tool(button).focus()
        page.keyboard.press("Escape")
        expect(page.locator(name)).to_be_hidden()


def test_escape_is_the_apps_before_it_closes_the_ruler(open_page):
    preview = open_overlay(open_page)
    ruler = preview.page.locator(".ruler")
    preview.page.wait_for_function("() => document.querySelector('.said')")
    preview.page.keyboard.press("u")
    expect(ruler).to_be_visible()
    preview.rest()
    preview.page.keyboard.press("Escape")
    preview.until(HAS_MODE, "secondaryOnly")
    expect(ruler).to_be_visible()
    preview.rest()
    preview.page.keyboard.press("Escape")
    expect(ruler).to_be_hidden()
