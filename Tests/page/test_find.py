"""Finding rows that are not in the page, by the keys of the browser's own search."""

import pytest
from playwright.sync_api import expect

from mail import open_mail


def bar(preview):
    return preview.page.locator(".find-bar")


def find(preview, text):
    bar(preview).wait_for(state="attached")
    preview.page.keyboard.press("Control+f")
    expect(bar(preview).locator("input")).to_be_focused()
    preview.page.keyboard.type(text)


def is_marked(row):
    return row.evaluate("one => getComputedStyle(one).outlineColor") == "rgb(245, 166, 35)"


def wait_for_mark(preview, row):
    preview.page.wait_for_function(
        """id => {
          const row = document.querySelector(`[data-id="${id}"]`);
          return row !== null && getComputedStyle(row).outlineColor === 'rgb(245, 166, 35)';
        }""", arg=row)


def questions(preview):
    return [(message["text"], message.get("after"), message.get("backwards", False)) for message in preview.sent if message["type"] == "find"]


def test_a_row_that_is_not_in_the_page_is_found_and_shown(open_content):
    preview = open_content("table-long")
    row = preview.element("content/14-19")
    assert row.count() == 0
    find(preview, "row 20 of section 15")
    expect(bar(preview).get_by_role("status")).to_have_text("Found")
    row.wait_for()
    frame, window = preview.frame(row), preview.scene["window"]["size"]
    assert 0 < frame[1] < window[1] - frame[3]
    assert is_marked(row)
    assert questions(preview) == [("row 20 of section 15", None, False)]
    preview.page.keyboard.press("Escape")
    expect(bar(preview)).to_be_hidden()
    expect(row).to_be_focused()
    assert not is_marked(row)


def test_return_finds_the_next_row_and_begins_again_behind_the_last_one(open_content):
    preview = open_content("table-long")
    find(preview, "Row 30 of section 1")
    status = bar(preview).get_by_role("status")
    expect(status).to_have_text("Found")
    for key, row in [("Enter", "9-29"), ("Enter", "10-29"), ("Shift+Enter", "9-29"), ("Shift+Enter", "0-29"), ("Shift+Enter", "18-29"), ("Enter", "0-29")]:
        preview.page.keyboard.press(key)
        wait_for_mark(preview, f"content/{row}")
    expect(bar(preview).locator("input")).to_be_focused()


def test_a_text_that_no_row_has_is_reported_and_scrolls_nothing(open_content):
    preview = open_content("table-long")
    find(preview, "zebra")
    expect(bar(preview).get_by_role("status")).to_have_text("No row has this text")
    assert preview.page.locator('[data-pane="content/pane"] .scroller').evaluate("one => one.scrollTop") == 0
    preview.page.keyboard.press("Escape")
    expect(bar(preview).locator(".find-status")).to_have_text("")


def test_the_buttons_go_both_ways_and_close(open_content):
    preview = open_content("table-long")
    find(preview, "of section 2")
    expect(bar(preview).get_by_role("status")).to_have_text("Found")
    preview.page.get_by_role("button", name="Next row").click()
    wait_for_mark(preview, "content/1-1")
    preview.page.get_by_role("button", name="Previous row").click()
    wait_for_mark(preview, "content/1-0")
    assert [after for _, after, _ in questions(preview)] == [None, "content/1-0", "content/1-1"]
    preview.page.get_by_role("button", name="Close").click()
    expect(bar(preview)).to_be_hidden()


def test_a_search_that_is_closed_scrolls_nothing(open_content):
    preview = open_content("table-long")
    scroller = preview.page.locator('[data-pane="content/pane"] .scroller')
    bar(preview).wait_for(state="attached")
    # The answer comes behind Escape, because the question is asked in the same task.
    preview.page.keyboard.press("Control+f")
    bar(preview).locator("input").evaluate("""input => {
      input.value = 'row 20 of section 15';
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    }""")
    expect(bar(preview)).to_be_hidden()
    assert questions(preview) == [("row 20 of section 15", None, False)]
    # A tap is answered after the question.
    preview.tap("content/0-1")
    preview.rest()
    assert scroller.evaluate("one => one.scrollTop") == 0


def test_the_browser_has_its_own_search_where_all_rows_are_in_the_page(open_content):
    preview = open_content("table-insetGrouped")
    bar(preview).wait_for(state="attached")
    preview.page.keyboard.press("Control+f")
    expect(bar(preview)).to_be_hidden()
    # The second press in the bar is the browser's, too.
    preview = open_content("table-long")
    find(preview, "a")
    prevented = preview.page.evaluate("""() => {
      const event = new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true, cancelable: true });
      document.activeElement.dispatchEvent(event);
      return event.defaultPrevented;
    }""")
    assert prevented is False


def test_a_list_of_a_sample_app_is_searched_too(open_page):
    preview = open_mail(open_page, size=(1180, 420))
    rows = preview.scene["viewModels"]["messages"]["sections"][0]["rows"]
    last = preview.element(rows[-1]["id"])
    assert last.count() == 0
    find(preview, rows[-1]["subject"])
    last.wait_for()


@pytest.mark.parametrize("appearance", ["light", "dark"])
@pytest.mark.parametrize(("rtl", "width"), [("", 1100), ("&rtl=1", 420)])
def test_photographs(open_content, appearance, rtl, width):
    """Pictures of the bar, to be looked at. The assertion is that it is inside the page."""
    preview = open_content("table-long", f"{rtl}&appearance={appearance}")
    preview.resize_viewport(width, 800)
    find(preview, "section 12")
    expect(bar(preview).get_by_role("status")).to_have_text("Found")
    box = bar(preview).bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= preview.page.viewport_size["width"]
    preview.photograph(f"find-{appearance}-{width}")
