"""How often the browser lays out the page for a resize. This is a count, which does not depend on the speed of the machine."""

import itertools

import pytest

from browser import browser_around
from combinations import IS_WHOLE

#: Widths that differ by less than what changes a size class or a column.
WIDTHS = [1202, 1203, 1204, 1205, 1204, 1203, 1202, 1201]

HEIGHT = 820

AFTER_A_FRAME = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"

#: Both layouts of a resize: the browser makes one when its window changes, and one for the scene.
LAYOUTS = 2

DRAGS = 4

BUTTONS = {
    "nothing": None, "badge": ".badge-button", "picker": ".picker-button", "ruler": ".ruler-button",
    "panel": ".tools-open", "overview": ".overview-button",
    "console": ".console-opener",
}  # fmt: skip


def drag(page, widths):
    """Resizes the browser's window step by step, and waits for the scene of each step."""
    for width in widths:
        before = page.evaluate("() => splitPreview.scene.window.size[0]")
        page.set_viewport_size(browser_around(width, HEIGHT))
        page.wait_for_function("before => splitPreview.scene.window.size[0] !== before", arg=before)
        page.evaluate(AFTER_A_FRAME)


def layouts(session):
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "LayoutCount")


def open_part(preview, button):
    if not button:
        return
    preview.tool(button).click()
    preview.page.wait_for_function("button => document.querySelector(`${button}:is([aria-expanded=true], [aria-pressed=true])`)", arg=button)


#: Every part of the page with the app that has most to lay out, and each other app with nothing else around it.
CASES = [(part, "mail") for part in BUTTONS] + [("nothing", scene) for scene in ("instagram", "lab")]


@pytest.mark.parametrize(("part", "scene"), itertools.product(BUTTONS, ["instagram", "lab", "mail"]) if IS_WHOLE else CASES)
def test_a_resize_takes_one_layout_beyond_that_of_the_window(open_page, scene, part):
    preview = open_page((1201, HEIGHT), f"?scene={scene}")
    page = preview.page
    open_part(preview, BUTTONS[part])
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    # Pictures for the new sizes, answers to questions and the like arrive after the first resizes.
    drag(page, WIDTHS)
    # Something that ends by itself adds a few layouts to one drag, and something that every resize does adds them to all.
    counts = (layouts_of_a_drag(preview, session) for _ in range(DRAGS))
    assert any(count <= LAYOUTS * len(WIDTHS) for count in counts)


def layouts_of_a_drag(preview, session):
    preview.rest()
    before = layouts(session)
    drag(preview.page, WIDTHS)
    return layouts(session) - before


#: A width at which all tools have room that are not in the menu at any width.
WIDEST_FOLD = 1300

MENU = "() => [...document.querySelectorAll('.more-panel > *')].map(one => one.className).join()"


def next_fold(preview, width):
    """The least width from here on at which the bar has one tool more than at the width before."""
    preview.resize(width, HEIGHT)
    preview.rest()
    before = menu = preview.page.evaluate(MENU)
    while menu == before:
        width += 1
        assert width < WIDEST_FOLD, f"the menu has the same tools at all widths: {menu}"
        preview.resize(width, HEIGHT)
        preview.page.evaluate(AFTER_A_FRAME)
        menu = preview.page.evaluate(MENU)
    return width


def test_a_tool_that_folds_takes_no_layout_of_its_own(open_page):
    preview = open_page((700, HEIGHT), "?scene=mail")
    fold = next_fold(preview, 700)
    session = preview.page.context.new_cdp_session(preview.page)
    session.send("Performance.enable")
    preview.resize(fold - 1, HEIGHT)
    drag(preview.page, [fold, fold - 1])
    # An animation that ends by itself adds a layout to a resize now and then. A fold in a layout of its own would add one to each.
    for width in (fold, fold - 1):
        counts = []
        for _ in range(DRAGS):
            before = layouts(session)
            drag(preview.page, [width])
            counts.append(layouts(session) - before)
            drag(preview.page, [2 * fold - 1 - width])
        assert min(counts) <= LAYOUTS, (width, counts)
        drag(preview.page, [width])
