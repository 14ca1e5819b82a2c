"""Views over the panes of a container: they are drawn over them, and touches beside them go to what is below."""

import pytest

from browser import box
from picture import compare

PLAYER = "content/play"


@pytest.fixture
def open_overlay(open_page, contents):
    def make(size=(402, 874), environment="", profile="ios26"):
        address = f"?scene=fixtures&profile={profile}&opt.content=table-long&opt.side=sidebar&opt.overlay=overlay{environment}"
        return open_page(size, address, at=contents, device_scale_factor=2)

    return make


def frontmost(preview, x, y):
    """The id of the element, and the pane, at a point of the page."""
    return preview.page.evaluate(
        """([x, y]) => {
          const front = document.elementFromPoint(x, y);
          return [front.closest('[data-id]')?.dataset.id ?? null, front.closest('.pane').dataset.pane];
        }""",
        [x, y],
    )


@pytest.mark.parametrize("size", [(402, 874), (1180, 820)])
def test_a_tap_reaches_the_overlay(open_overlay, size):
    preview = open_overlay(size)
    preview.tap(PLAYER)
    preview.rest()
    assert [message["target"] for message in preview.sent if message["type"] == "tap"] == [PLAYER]
    x, y, width, height = box(preview.element(PLAYER))
    assert frontmost(preview, x + width / 2, y + height / 2) == [PLAYER, "split/overlay/pane"]


def test_touches_go_to_what_is_below_unless_a_view_takes_them(open_overlay):
    preview = open_overlay()
    left, top = box(preview.page.locator(".app-window"))[:2]
    # The label takes no touches, and the card does beside its button.
    assert frontmost(preview, left + 200, top + 156)[1] == "content/pane"
    assert frontmost(preview, left + 200, top + 300)[1] == "content/pane"
    assert frontmost(preview, left + 40, top + 425) == [None, "split/overlay/pane"]


@pytest.mark.parametrize("environment", ["", "&rtl=1&appearance=dark"])
@pytest.mark.parametrize("profile", ["ios26", "ios14"])
def test_a_picture_has_the_overlay_of_the_page(open_overlay, environment, profile):
    for size in [(402, 874), (1180, 820)]:
        preview = open_overlay(size, environment, profile)
        differences, count = compare(preview)
        assert differences == []
        assert count > 1
