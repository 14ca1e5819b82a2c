"""A split view that collapses or expands because its window got another size at one stroke."""

import pytest

from browser import browser_around, close
from device_stage import IS_ARRANGED, Stage
from half_way import half_way

IS_COLLAPSED = "(scene, isCollapsed) => scene.hierarchy.isCollapsed === isCollapsed"
WIDE, NARROW = (1024, 768), (500, 768)

#: Counts in `window.moves` how often the page begins to move panes.
COUNT_MOVES = """
() => {
  window.moves = 0;
  const panes = document.querySelector('.panes');
  let was = false;
  new MutationObserver(() => {
    const is = panes.classList.contains('is-moving');
    if (is && !was) window.moves += 1;
    was = is;
  }).observe(panes, { attributes: true, attributeFilter: ['class'] });
}
"""
#: The left edges and the widths of the conversation and of the list's column. A conversation that is shown on top lies over
#: the list that leaves.
LOOK = """
box => {
  const window = box('#window');
  return ['noor', 'nav:conversations'].map(id => box(`[data-pane="${id}/pane"]`)).map(({ left, width }) => [left - window.left, width]);
}
"""


def open_messages(open_page, size=WIDE, query="", **options):
    preview = open_page(size, "?scene=adaptability&policy=pad" + query, **options)
    preview.rest()
    preview.page.evaluate(COUNT_MOVES)
    return preview


def moves(preview):
    return preview.page.evaluate("() => window.moves")


def let_go(preview):
    """Lets enough time pass for the page to take the next size for another gesture."""
    preview.page.evaluate("() => { const now = performance.now() + 1000; performance.now = () => now; }")


def give_size(preview, size):
    preview.page.set_viewport_size(browser_around(size[0], size[1]))


@pytest.mark.parametrize("look", [{}, {"color_scheme": "dark"}, {"query": "&rtl=1"}])
def test_a_split_moves_when_it_collapses_and_expands(open_page, look):
    preview = open_messages(open_page, **look)
    is_mirrored = "query" in look
    (x, width), (list_x, list_width) = half_way(preview, lambda: give_size(preview, NARROW), LOOK)
    assert 500 < width < 704
    assert 320 < list_width < 500
    if is_mirrored:
        assert -524 < x < 0 and abs(list_x + list_width - 500) < 1
    else:
        assert 0 < x < 320 and abs(list_x) < 1
    assert preview.scene["transition"] is None
    assert preview.scene["hierarchy"]["isCollapsed"]
    assert close(preview.frame(preview.pane("noor/pane")), [0, 0, 500, 768])
    assert preview.pane("conversations/pane").count() == 0
    assert preview.page.locator(".is-carrying, .is-leaving").count() == 0
    let_go(preview)
    (x, width), (_, list_width) = half_way(preview, lambda: give_size(preview, WIDE), LOOK)
    assert 500 < width < 704 and 320 < list_width < 500
    assert moves(preview) == 2
    assert preview.page.locator(".is-carrying, .is-leaving").count() == 0
    assert preview.page.locator(".conversation").count() == 1


def test_a_size_that_collapses_nothing_is_drawn_at_once(open_page):
    preview = open_messages(open_page)
    preview.resize(900, 768)
    assert moves(preview) == 0


def test_a_dragged_edge_of_the_browser_is_followed_at_once(open_page):
    preview = open_messages(open_page)
    # The browser reports every size of a drag, however slow this machine is.
    preview.page.evaluate("() => { performance.now = () => 1000; }")
    for width in (900, 700, 500):
        preview.resize(width, 768)
    assert preview.scene["hierarchy"]["isCollapsed"]
    assert moves(preview) == 0


def test_a_dragged_corner_is_followed_at_once(open_page):
    preview = open_messages(open_page, query="&width=800&height=600")
    stage = Stage(preview)
    stage.drag(stage.corner, -300)
    preview.until(IS_COLLAPSED, True)
    assert moves(preview) == 0


def test_with_reduced_motion_it_is_there_at_once(open_page):
    preview = open_messages(open_page, reduced_motion="reduce")
    preview.resize(*NARROW)
    assert preview.scene["hierarchy"]["isCollapsed"]
    assert moves(preview) == 0


def test_an_arrangement_that_collapses_the_split_moves_it(open_page):
    preview = open_messages(open_page, (1200, 900), "&device=ipad-pro-11-1&orientation=landscape&profile=ios8")
    assert not preview.scene["hierarchy"]["isCollapsed"]
    stage = Stage(preview)
    stage.open_picker()
    stage.arrange("Slide Over")
    preview.until(IS_ARRANGED, "slide-over")
    assert preview.scene["hierarchy"]["isCollapsed"]
    assert preview.scene["transition"] is None
    assert moves(preview) == 1
