"""The scroll offsets, the carousels and the keyboard's focus stay while the window changes."""

from browser import browser_around
from instagram import HAS_PANE, show_post

HEARD_OFFSET = """
(scene, [id, y]) => {
  const { offset } = scene.panes.find(pane => pane.id === id).layout;
  return Math.abs(offset[1] - y) < 1;
}
"""

#: The row under the bar and the highlights, and the part of it that is scrolled away.
ROW_UNDER_THE_BAR = """
() => {
  const { layout } = splitPreview.scene.panes.find(pane => pane.id === 'detail/pane');
  const { scrollTop } = document.querySelector('[data-pane="detail/pane"] .scroller');
  return scrollTop / layout.rowHeight;
}
"""

FOCUS = "() => document.activeElement.dataset.id ?? document.activeElement.tagName"


def scroller(preview, pane):
    return preview.pane(pane).locator(".scroller")


def scroll(preview, pane, y):
    """Scrolls a pane as a person does, and waits until the server knows."""
    scroller(preview, pane).evaluate("(element, y) => { element.scrollTop = y }", y)
    preview.until(HEARD_OFFSET, [pane, y])


def scrolls(preview, pane):
    """The offsets of a pane that the page has sent to the server."""
    return [
        message
        for message in preview.sent
        if message["type"] == "scroll" and message["target"] == pane
    ]


def drag_the_edge(preview, *widths):
    """Sizes without a pause; the last is waited for."""
    for width in widths:
        preview.page.set_viewport_size(browser_around(width, 768))
    preview.resize(widths[-1], 768)


def there_and_back():
    return [*range(1016, 499, -8), *range(508, 1025, 8)]


def test_dragging_the_edge_keeps_the_row_under_the_bar(open_page):
    preview = open_page((1024, 768))
    scroll(preview, "profile/pane", 900)
    show_post(preview, 20)
    assert round(preview.page.evaluate(ROW_UNDER_THE_BAR), 2) == 20
    told = len(preview.sent)
    drag_the_edge(preview, *there_and_back(), *there_and_back())
    assert round(preview.page.evaluate(ROW_UNDER_THE_BAR), 2) == 20
    assert scroller(preview, "profile/pane").evaluate("element => element.scrollTop") == 900
    types = {message["type"] for message in preview.sent[told:]}
    assert types == {"resize"}, "nobody scrolled"


def test_a_scroll_in_a_drag_is_told_before_the_size_that_follows(open_page):
    preview = open_page((1024, 768))
    show_post(preview, 1)
    panes = preview.scene["panes"]
    height = next(pane for pane in panes if pane["id"] == "detail/pane")["layout"]["rowHeight"]
    scroller(preview, "detail/pane").evaluate(
        "(element, y) => { element.scrollTop = y }", 25.5 * height
    )
    drag_the_edge(preview, *there_and_back())
    assert round(preview.page.evaluate(ROW_UNDER_THE_BAR), 1) == 25.5
    assert len(scrolls(preview, "detail/pane")) == 1


def test_an_animated_order_is_not_told_as_if_a_person_had_scrolled(open_page):
    preview = open_page((1024, 768))
    show_post(preview, 0)
    preview.element("profile/post-6").click()
    preview.page.wait_for_function(f"() => Math.abs(({ROW_UNDER_THE_BAR})() - 6) < 0.01")
    assert scrolls(preview, "detail/pane") == []


def test_carousels_and_strips_stay_where_they_are_through_a_collapse(open_page):
    preview = open_page((1024, 768))
    show_post(preview, 5)
    carousel = preview.element("detail/row-5").locator(".carousel")
    carousel.evaluate(
        "element => element.scrollTo({ left: 2 * element.clientWidth, behavior: 'instant' })"
    )
    page = "element => element.scrollLeft / element.clientWidth"
    current = preview.element("detail/row-5").locator(".dots i").nth(2)
    preview.page.wait_for_function(
        "dot => dot.matches('.is-current')", arg=current.element_handle()
    )
    for width in (500, 1024):
        preview.resize(width, 768)
        # A frame later the events of what moved have come, too.
        preview.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        assert round(carousel.evaluate(page), 2) == 2, width
        assert "is-current" in current.get_attribute("class")


def test_the_strip_of_highlights_stays_where_it_is_through_a_collapse(open_page):
    preview = open_page((1024, 768))
    show_post(preview, 1)
    strip = preview.pane("profile/pane").locator(".strip")
    strip.evaluate("element => { element.scrollLeft = 150 }")
    # In compact width the profile is below the post, and its pane is not in the page.
    preview.resize(500, 768)
    assert strip.count() == 0
    preview.resize(1024, 768)
    assert strip.evaluate("element => element.scrollLeft") == 150


def test_the_focus_stays_where_it_is_through_a_collapse(open_page):
    preview = open_page((1024, 768))
    show_post(preview, 5)
    preview.element("detail/row-5").focus()
    for width in (500, 1024):
        preview.resize(width, 768)
        assert preview.page.evaluate(FOCUS) == "detail/row-5", width


def test_the_keyboard_goes_on_in_what_a_push_and_a_pop_bring(open_page):
    preview = open_page((375, 812))
    preview.element("profile/post-2").focus()
    preview.page.keyboard.press("Enter")
    preview.until(HAS_PANE, "detail/pane")
    assert preview.back_button.evaluate("button => button === document.activeElement")
    preview.page.keyboard.press("Enter")
    preview.until(HAS_PANE, "profile/pane")
    assert preview.page.evaluate(FOCUS) == "profile/post-2"


def test_cells_stand_in_the_page_in_their_order(open_page):
    preview = open_page((375, 700))
    scroll(preview, "profile/pane", 1200)
    assert preview.element("profile/post-0").count() == 0
    scroll(preview, "profile/pane", 0)
    preview.element("profile/post-0").wait_for()
    cells = preview.page.locator(".cell").evaluate_all(
        "cells => cells.map(cell => cell.dataset.id)"
    )
    assert cells == [f"profile/post-{number}" for number in range(len(cells))]


HAS_SELECTED = "(scene, id) => scene.panes.some(pane => pane.selection?.includes(id))"


def test_a_page_that_is_loaded_again_is_where_it_was_left_and_one_that_begins_is_not(open_page):
    preview = open_page((375, 667), "?scene=split-or-flip")
    preview.tap_and_wait(preview.element("places/kumo"), HAS_SELECTED, "map/kumo")
    preview.page.keyboard.press("i")
    preview.page.reload()
    preview.page.wait_for_function("() => window.splitPreview?.scene")
    preview.until(HAS_SELECTED, "map/kumo")
    assert preview.scene["hierarchy"]["displayFocus"] == "right"
    preview.go(preview.page.url)
    assert not any(pane.get("selection") for pane in preview.scene["panes"])
