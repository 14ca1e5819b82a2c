"""Edges of columns that are dragged."""

import pytest

from browser import IS_SHOWN
from mail import open_mail

WIDTH_OF = "(scene, [id, width]) => Math.abs(scene.panes.find(pane => pane.id === id).frame[2] - width) <= 0.5"


def handle(preview, column):
    return preview.page.locator(f'[data-resizer="split/{column}/edge"]')


def drags(preview):
    return [(m["target"], m["phase"], m["x"]) for m in preview.sent if m["type"] == "drag"]


def frame_of(preview, pane):
    return next(p["frame"] for p in preview.scene["panes"] if p["id"] == pane)


def take_hold(preview, column, y=500):
    """Puts the mouse down a little beside the middle of a handle, and answers where that is."""
    box = handle(preview, column).bounding_box()
    x = box["x"] + box["width"] / 2 + 3
    preview.page.mouse.move(x, y)
    preview.page.mouse.down()
    return x


@pytest.mark.parametrize("rtl", ["", "&rtl=1"])
def test_a_mouse_drags_the_edge_of_a_column(open_page, rtl):
    preview = open_mail(open_page, (1366, 1024), rtl)
    sign = -1 if rtl else 1
    start = take_hold(preview, "supplementary")
    assert "is-held" in handle(preview, "supplementary").get_attribute("class")
    preview.page.mouse.move(start + sign * 40, 510, steps=8)
    preview.until(WIDTH_OF, ["nav:messages/pane", 650])
    preview.photograph(f"mail-dragging{'-rtl' if rtl else ''}")
    preview.page.mouse.move(start + sign * 70, 520, steps=4)
    preview.page.mouse.up()
    preview.until(WIDTH_OF, ["nav:messages/pane", 680])
    phases = [phase for _, phase, _ in drags(preview)]
    assert phases[0] == "began" and phases[-1] == "ended"
    assert set(phases[1:-1]) == {"changed"}
    # The edge keeps its distance to the pointer, so it does not jump when it is taken hold of.
    assert abs(drags(preview)[-1][2] - drags(preview)[0][2] - sign * 70) <= 0.5
    assert [m for m in preview.sent if m["type"] in ("tap", "swipe")] == []


def test_places_on_the_way_are_sent_once_a_frame_at_most(open_page):
    preview = open_mail(open_page, (1366, 1024))
    start = take_hold(preview, "primary")
    preview.page.evaluate(
        """x => {
          const handle = document.querySelector('.resizer.is-held');
          const { pointerId } = window.lastPointer ?? { pointerId: 1 };
          for (let i = 0; i < 50; i += 1) handle.dispatchEvent(new PointerEvent('pointermove', { pointerId, clientX: x + i, isPrimary: true }));
        }""",
        start,
    )
    preview.page.mouse.move(start + 20, 500)
    preview.page.mouse.up()
    preview.until(WIDTH_OF, ["nav:mailboxes/pane", 300])
    assert len([phase for _, phase, _ in drags(preview) if phase == "changed"]) <= 4


def test_a_column_stays_within_its_limits(open_page):
    preview = open_mail(open_page, (1366, 1024))
    edge = next(p["resizable"] for p in preview.scene["panes"] if p["id"] == "nav:mailboxes/pane")
    start = take_hold(preview, "primary")
    preview.page.mouse.move(start - 280, 500, steps=4)
    preview.page.mouse.up()
    preview.until(WIDTH_OF, ["nav:mailboxes/pane", edge["minimum"]])


def test_escape_gives_the_width_back(open_page):
    preview = open_mail(open_page, (1366, 1024))
    before = frame_of(preview, "nav:mailboxes/pane")
    start = take_hold(preview, "primary")
    preview.page.mouse.move(start + 50, 500, steps=4)
    preview.until(WIDTH_OF, ["nav:mailboxes/pane", before[2] + 50])
    preview.page.keyboard.press("Escape")
    preview.until(WIDTH_OF, ["nav:mailboxes/pane", before[2]])
    preview.page.mouse.move(start + 90, 500)
    preview.page.mouse.up()
    preview.rest()
    assert drags(preview)[-1][1] == "cancelled"
    assert frame_of(preview, "nav:mailboxes/pane") == before


def test_a_pointer_that_is_taken_away_gives_the_width_back(open_page):
    preview = open_mail(open_page, (1366, 1024))
    before = frame_of(preview, "nav:messages/pane")
    start = take_hold(preview, "supplementary")
    preview.page.mouse.move(start + 30, 500, steps=3)
    preview.until(WIDTH_OF, ["nav:messages/pane", before[2] + 30])
    handle(preview, "supplementary").evaluate(
        "one => one.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 }))"
    )
    preview.until(WIDTH_OF, ["nav:messages/pane", before[2]])
    preview.page.mouse.up()
    assert drags(preview)[-1][1] == "cancelled"


def test_the_keyboard_moves_an_edge(open_page):
    preview = open_mail(open_page, (1366, 1024))
    edge = handle(preview, "supplementary")
    assert edge.get_attribute("role") == "separator"
    assert edge.get_attribute("aria-valuenow") == "320"
    edge.focus()
    preview.page.keyboard.press("ArrowRight")
    preview.until(WIDTH_OF, ["nav:messages/pane", 620])
    preview.page.keyboard.press("Shift+ArrowLeft")
    preview.until(WIDTH_OF, ["nav:messages/pane", 560])
    assert edge.get_attribute("aria-valuenow") == "270"
    preview.page.keyboard.press("Home")
    preview.until(WIDTH_OF, ["nav:messages/pane", 530])
    assert edge.evaluate("one => one === document.activeElement")


def test_the_inspector_is_dragged_at_its_leading_edge(open_page):
    preview = open_mail(open_page, (1600, 1000))
    preview.tap_and_wait(preview.element("message/details"), IS_SHOWN, "inspector/pane")
    start = take_hold(preview, "inspector")
    preview.page.mouse.move(start - 40, 500, steps=4)
    preview.page.mouse.up()
    preview.until(WIDTH_OF, ["nav:inspector/pane", 360])


def test_what_cannot_be_dragged_has_no_handle(open_page):
    preview = open_mail(open_page, (1366, 1024), "&profile=ios14")
    assert preview.page.locator(".resizer").count() == 0
    preview = open_mail(open_page, (390, 844))
    assert preview.page.locator(".resizer").count() == 0


def test_under_a_sheet_no_edge_can_be_dragged(open_page):
    preview = open_mail(open_page, (1366, 1024))
    assert preview.page.locator(".resizer").count() == 2
    preview.tap_and_wait(preview.element("message/compose"), IS_SHOWN, "compose/pane")
    assert preview.page.locator(".resizer").count() == 0


def test_the_edge_counts_every_press_of_a_key_while_answers_are_under_way(open_page):
    preview = open_page((1000, 700), "?scene=mail")
    preview.page.locator(".window-edge").focus()
    start = preview.scene["window"]["size"][0]
    preview.page.evaluate("""() => {
      const edge = document.querySelector('.window-edge');
      for (let press = 0; press < 30; press += 1) edge.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }));
    }""")
    preview.until("(scene, width) => scene.window.size[0] === width", start - 30)
