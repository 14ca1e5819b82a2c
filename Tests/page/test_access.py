"""The page for everyone: landmarks, the order of the Tab key, F6, what is said, forced colours, fingers, zoom and rest."""

import pytest
from playwright.sync_api import expect

from browser import DEADLINE

#: The names of the columns in the order of the document, with the middle of each in the app's window.
COLUMNS = """
() => [...document.querySelectorAll('#window section[aria-label]')].map(one => {
  const box = one.getBoundingClientRect();
  return [one.getAttribute('aria-label'), box.left + box.width / 2];
})
"""

#: Where the focus is: the column, or else the region of the page.
REGION = """
() => {
  const at = document.activeElement;
  return at.closest('#window section[aria-label]')?.getAttribute('aria-label')
    ?? at.closest('.bench, .tools, .window-edge, .ruler, #window [role=dialog]')?.className.split(' ')[0] ?? at.tagName;
}
"""


def wait_for_columns(preview, count):
    preview.page.wait_for_function("count => document.querySelectorAll('#window section[aria-label]').length === count", arg=count)


def press_tab(preview, times, key="Tab"):
    """The regions that the focus visits."""
    visited = []
    for _ in range(times):
        preview.page.keyboard.press(key)
        region = preview.page.evaluate(REGION)
        if visited[-1:] != [region]:
            visited.append(region)
    return visited


@pytest.mark.parametrize("direction", ["", "&rtl=1"])
def test_columns_are_landmarks_in_visual_order(open_page, direction):
    preview = open_page((1366, 800), f"?scene=mail{direction}")
    wait_for_columns(preview, 3)
    columns = preview.page.evaluate(COLUMNS)
    names = ["Primary column: Mailboxes", "Supplementary column: Inbox", "Secondary column: Tide tables for the weekend"]
    assert [name for name, _ in columns] == names
    middles = [middle for _, middle in columns]
    assert middles == sorted(middles, reverse=bool(direction))


def test_the_names_and_the_order_follow_a_collapse_and_a_sheet(open_page):
    preview = open_page((1366, 800), "?scene=mail")
    wait_for_columns(preview, 3)
    preview.resize(500, 800)
    wait_for_columns(preview, 1)
    preview.resize(1366, 800)
    wait_for_columns(preview, 3)
    assert [name.split(":")[0] for name, _ in preview.page.evaluate(COLUMNS)] == ["Primary column", "Supplementary column", "Secondary column"]
    preview.page.get_by_role("button", name="New message").click()
    dialog = preview.page.locator("#window [role=dialog]")
    expect(dialog).to_be_visible()
    last = preview.page.evaluate("() => [...document.querySelectorAll('#window section[aria-label]')].at(-1).getAttribute('role')")
    assert last == "dialog"


@pytest.mark.parametrize("direction", ["", "&rtl=1"])
def test_the_tab_key_reaches_the_app_after_the_bar_and_goes_through_it_in_visual_order(open_page, direction):
    preview = open_page((1366, 800), f"?scene=mail{direction}")
    wait_for_columns(preview, 3)
    stops = 0
    while preview.page.evaluate(REGION) in ("BODY", "bench"):
        preview.page.keyboard.press("Tab")
        stops += 1
    assert stops <= 6
    regions = [preview.page.evaluate(REGION), *press_tab(preview, 34)]
    seen = list(dict.fromkeys(region for region in regions if "column" in region))
    assert [region.split(":")[0] for region in seen] == ["Primary column", "Supplementary column", "Secondary column"]


def test_the_buttons_of_a_bar_come_before_what_is_below_it(open_page):
    preview = open_page((1366, 800), "?scene=mail")
    wait_for_columns(preview, 3)
    above = preview.page.evaluate(
        """() => [...document.querySelectorAll('#window .navigation-bar')].every(bar => {
          const body = bar.parentElement.querySelector(':scope > .pane-body');
          return !body || bar.compareDocumentPosition(body) & Node.DOCUMENT_POSITION_FOLLOWING;
        })"""
    )
    assert above


def test_f6_goes_from_region_to_region_and_back(open_page):
    preview = open_page((1366, 800), "?scene=mail&panel=calls")
    wait_for_columns(preview, 3)
    forward = press_tab(preview, 7, "F6")
    names = [region.split(":")[0] for region in forward]
    assert names[:4] == ["bench", "Primary column", "Supplementary column", "Secondary column"]
    assert "tools" in names
    preview.page.locator("[data-id='messages/proofs']").focus()
    preview.page.keyboard.press("F6")
    preview.page.keyboard.press("Shift+F6")
    expect(preview.element("messages/proofs")).to_be_focused()


def test_f6_leaves_out_what_a_sheet_covers(open_page):
    preview = open_page((1366, 800), "?scene=mail")
    wait_for_columns(preview, 3)
    preview.page.get_by_role("button", name="New message").click()
    expect(preview.page.locator("#window [role=dialog]")).to_be_visible()
    preview.rest()
    visited = press_tab(preview, 8, "F6")
    assert not any("column" in region for region in visited), visited
    assert "bench" in visited


def test_the_bar_is_one_stop_and_arrows_go_along_it(open_page):
    preview = open_page((1366, 800), "?scene=mail")
    wait_for_columns(preview, 3)
    preview.page.keyboard.press("F6")
    preview.page.keyboard.press("End")
    expect(preview.page.locator(".tools-open")).to_be_focused()
    preview.page.keyboard.press("ArrowLeft")
    expect(preview.page.locator(".why-button")).to_be_focused()
    preview.page.keyboard.press("Home")
    expect(preview.page.locator(".bench-brand")).to_be_focused()
    assert preview.page.locator(".bench-items button[tabindex='0'], .bench-items a[tabindex='0']").count() == 1
    preview.page.keyboard.press("Tab")
    expect(preview.page.locator(".bench-select")).to_be_focused()


def test_tools_in_the_menu_are_stops_of_their_own(open_page):
    preview = open_page((375, 700), "?scene=mail")
    wait_for_columns(preview, 1)
    preview.page.locator(".more-button").click()
    assert preview.page.locator(".more-panel button[tabindex='-1']").count() == 0
    expect(preview.page.locator(".more-button")).to_have_attribute("tabindex", "0")


def test_one_polite_line_says_what_taps_sheets_and_flips_change(open_page):
    preview = open_page((1366, 800), "?scene=mail")
    wait_for_columns(preview, 3)
    line = preview.page.locator(".said[role=status]")
    preview.resize(600, 800)
    expect(line).to_have_text("Collapsed to one column at 600", timeout=DEADLINE * 1000)
    preview.page.get_by_role("button", name="New message").click()
    expect(line).to_have_text("New Message shown as a sheet", timeout=DEADLINE * 1000)


def test_a_rotation_is_said(open_page):
    preview = open_page((1366, 900), "?scene=mail&device=ipad-pro-11-m4")
    preview.page.wait_for_selector("#window section[aria-label]")
    preview.tool(".turn-button").click()
    preview.until("scene => scene.window.orientation !== 'portrait'")
    expect(preview.page.locator(".said")).to_contain_text("Turned to landscape", timeout=DEADLINE * 1000)
