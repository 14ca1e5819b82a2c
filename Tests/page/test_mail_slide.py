"""The sliding master in the browser, as the article's reader would use it."""

import pytest

from browser import BENCH, close, on_stage, say
from half_way import half_way

SLIDE = "?scene=mail-slide"
PORTRAIT, LANDSCAPE = (768, 1024), (1024, 768)
MASTER_IS_AT = """
(scene, x) => scene.panes.some(pane => pane.id === 'nav:master/pane' && pane.frame[0] === x)
"""
IS_HELD = "(scene, to) => scene.window.orientation === to"
IS_SELECTED = """
(scene, id) => scene.panes.some(pane => pane.selection?.includes(id))
"""
HAS_BUTTONS = "(scene, count) => scene.viewModels['detail/toolbar'].items.length === count"


def open_slide(open_page, size=PORTRAIT, query="", **options):
    return open_page(size, SLIDE + query, **options)


def turn(preview, orientation):
    """Turns the device to any of the four ways to hold it, which takes the page's buttons more than one press."""
    say(preview, type="rotate", to=orientation)
    preview.until(IS_HELD, orientation)


def slide_in(preview):
    preview.swipe((400, 600), (600, 610))
    preview.until(MASTER_IS_AT, 0)


def master(preview):
    return preview.pane("nav:master/pane")


def style(locator, name, pseudo=None):
    return locator.evaluate(
        "(one, [name, pseudo]) => getComputedStyle(one, pseudo)[name]", [name, pseudo]
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_in_landscape_the_master_is_there_and_nothing_slides(open_page, scheme):
    preview = open_slide(open_page, LANDSCAPE, color_scheme=scheme)
    assert preview.page.title() == "Sliding master · Split Preview"
    assert close(preview.frame(master(preview)), [0, 20, 320, 748])
    assert preview.page.get_by_role("button", name="Master", exact=True).count() == 0
    before = preview.scene
    preview.swipe((500, 400), (700, 405))
    preview.swipe((800, 400), (600, 405))
    preview.page.mouse.click(*on_stage(700, 400))
    preview.tap("master/row-4")
    preview.page.get_by_text("You selected item 5").wait_for()
    assert close(preview.frame(master(preview)), before["panes"][2]["frame"])
    assert preview.page.get_by_role("heading", name="Item 5").is_visible()
    preview.photograph(f"slide-landscape-{scheme}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_swipe_slides_the_master_in_and_out(open_page, scheme):
    preview = open_slide(open_page, color_scheme=scheme)
    assert not master(preview).is_visible()
    preview.photograph(f"slide-hidden-{scheme}")
    slide_in(preview)
    assert close(preview.frame(master(preview)), [0, 20, 320, 1004])
    assert close(preview.frame(preview.pane("detail/pane")), [0, 20, 768, 1004])
    preview.photograph(f"slide-shown-{scheme}")
    preview.swipe((600, 600), (420, 605))
    preview.until(MASTER_IS_AT, -320)
    assert not master(preview).is_visible()


def test_the_button_slides_it_in_and_a_touch_beside_it_out(open_page):
    preview = open_slide(open_page)
    button = preview.page.get_by_role("button", name="Master", exact=True)
    preview.tap_and_wait(button, MASTER_IS_AT, 0)
    assert master(preview).get_by_role("heading", name="Master").is_visible()
    preview.page.mouse.click(*on_stage(600, 700))
    preview.until(MASTER_IS_AT, -320)
    preview.page.mouse.click(*on_stage(600, 700))
    preview.rest()
    assert not master(preview).is_visible()


def test_the_master_covers_the_button_while_it_is_there(open_page):
    preview = open_slide(open_page)
    x, y, width, height = preview.frame(preview.element("detail/master"))
    assert width == 56.5 and y == 20 and height == 44
    slide_in(preview)
    under = preview.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-pane]').dataset.pane",
        on_stage(x + width / 2, y + height / 2),
    )
    assert under == "nav:master/pane"


def test_it_is_seen_sliding(open_page):
    preview = open_slide(open_page)
    half = half_way(preview, preview.element("detail/master").click, """box => box('[data-pane="nav:master/pane"]').x""")
    assert -300 < half < -20
    preview.until(MASTER_IS_AT, 0)
    assert preview.scene["transition"]["duration"] == 0.2


def test_choosing_an_item_hides_it_also_the_one_that_is_chosen(open_page):
    preview = open_slide(open_page)
    for _ in range(2):
        slide_in(preview)
        preview.tap_and_wait(preview.element("master/row-6"), MASTER_IS_AT, -320)
        assert preview.page.get_by_text("You selected item 7").is_visible()
        assert preview.page.get_by_role("heading", name="Item 7").is_visible()
        assert preview.element("master/row-6").get_attribute("aria-current") == "true"
    slide_in(preview)
    preview.photograph("slide-chosen")


def test_rotating_takes_the_button_away_and_brings_it_back(open_page):
    preview = open_slide(open_page)
    slide_in(preview)
    preview.resize(*LANDSCAPE)
    assert close(preview.frame(master(preview)), [0, 20, 320, 748])
    assert preview.page.get_by_role("button", name="Master", exact=True).count() == 0
    preview.resize(*PORTRAIT)
    assert not master(preview).is_visible()
    assert preview.page.get_by_role("button", name="Master", exact=True).count() == 1
    slide_in(preview)
    turn(preview, "landscapeRight")
    assert preview.page.get_by_role("button", name="Master", exact=True).count() == 0
    turn(preview, "portrait")
    assert not master(preview).is_visible()


def turn_upside_down(preview, count):
    preview.page.locator(".badge-button").click()
    preview.page.get_by_role("button", name="Upside down").click()
    preview.until(IS_HELD, "portraitUpsideDown")
    preview.until(HAS_BUTTONS, count)
    preview.page.keyboard.press("Escape")


def test_upside_down_there_is_one_button(open_page):
    preview = open_slide(open_page)
    turn_upside_down(preview, 1)
    assert preview.page.get_by_role("button", name="Master", exact=True).count() == 1
    turn(preview, "landscapeRight")
    assert preview.page.get_by_role("button", name="Master", exact=True).count() == 0


def test_upside_down_the_literal_listing_has_two_buttons(open_page):
    preview = open_slide(open_page, query="&opt.keepsOneButton=false")
    turn_upside_down(preview, 2)
    buttons = preview.page.get_by_role("button", name="Master", exact=True)
    assert [preview.frame(button)[0] for button in buttons.all()] == [8, 64.5]
    preview.photograph("slide-two-buttons")
    preview.tap_and_wait(buttons.nth(1), MASTER_IS_AT, 0)


def test_the_turn_button_of_a_device_reaches_upside_down(open_page):
    preview = open_slide(open_page, (900, 900), query="&device=ipad-2")
    seen = []
    for to in ("landscapeRight", "portraitUpsideDown", "landscapeLeft", "portrait"):
        preview.tool(".turn-button").click()
        preview.until(IS_HELD, to)
        seen.append(preview.page.get_by_role("button", name="Master", exact=True).count())
    assert seen == [0, 1, 0, 1]


@pytest.mark.parametrize("look", [{}, {"color_scheme": "dark"}, {"query": "&rtl=1"}])
def test_the_template_has_two_stacks_and_forgets_the_detail(open_page, look):
    query = "&opt.presentation=template" + look.get("query", "")
    scheme = look.get("color_scheme", "light")
    preview = open_slide(open_page, LANDSCAPE, query, color_scheme=scheme)
    assert preview.page.get_by_role("heading", name="Detail").is_visible()
    preview.tap_and_wait(preview.element("master/row-4"), IS_SELECTED, "master/row-4")
    assert preview.page.get_by_text("Detail view content goes here").is_visible()
    name = f"slide-template-{scheme}{'-rtl' if 'query' in look else ''}"
    preview.photograph(name)
    preview.resize(*PORTRAIT)
    preview.tap_and_wait(
        preview.page.get_by_role("button", name="Master", exact=True),
        "scene => scene.panes.some(pane => pane.role === 'popover')",
    )
    preview.photograph(f"{name}-portrait")


def test_the_template_with_the_reference_updates_the_detail(open_page):
    preview = open_slide(
        open_page, LANDSCAPE, "&opt.presentation=template&opt.connectsDetail=true"
    )
    preview.tap("master/row-4")
    preview.page.get_by_text("You selected item 5").wait_for()


def test_the_border_and_the_shadow_are_the_article_s(open_page):
    preview = open_slide(open_page, LANDSCAPE)
    pane = master(preview)
    assert style(pane, "borderTopWidth", "::after") == "1px"
    assert style(pane, "borderTopLeftRadius") == "5px"
    assert style(pane, "boxShadow") == "rgba(0, 0, 0, 0.8) -5px 0px 6px 0px"
    detail = preview.pane("detail/pane")
    assert style(detail, "boxShadow") == "none"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_standard_popover_shows_the_master_from_its_button(open_page, scheme):
    preview = open_slide(open_page, query="&opt.presentation=popover", color_scheme=scheme)
    shown = "scene => scene.panes.some(pane => pane.role === 'popover')"
    gone = "scene => scene.panes.every(pane => pane.role !== 'popover')"
    button = preview.page.get_by_role("button", name="Master", exact=True)
    preview.tap_and_wait(button, shown)
    dialog = preview.page.get_by_role("dialog", name="Master")
    assert close(preview.frame(dialog), [10, 77, 320, 600])
    x, _, width, _ = preview.frame(preview.element("split/popoverButton"))
    tip = preview.page.locator(".popover-shape path").evaluate(
        """path => {
          let top = { y: Infinity };
          for (let at = 0; at < path.getTotalLength(); at += 1) {
            const point = path.getPointAtLength(at).matrixTransform(path.getScreenCTM());
            if (point.y < top.y) top = { x: point.x, y: point.y };
          }
          return [top.x, top.y];
        }"""
    )
    assert abs(tip[0] - (x + width / 2)) <= 2 and 50 <= tip[1] - BENCH <= 64
    preview.photograph(f"slide-popover-{scheme}")
    preview.tap_and_wait(preview.element("master/row-2"), gone)
    assert preview.page.get_by_text("You selected item 3").is_visible()
    assert preview.page.locator(".popover-shape").count() == 0
    preview.tap_and_wait(button, shown)
    preview.page.mouse.click(*on_stage(600, 700))
    preview.until(gone)
    preview.tap_and_wait(button, shown)
    preview.page.keyboard.press("Escape")
    preview.until(gone)
    preview.swipe((400, 600), (600, 610))
    preview.rest()
    assert not master(preview).is_visible()


def test_the_master_can_stay_in_portrait(open_page):
    preview = open_slide(open_page, query="&opt.presentation=always")
    assert close(preview.frame(master(preview)), [0, 20, 320, 1004])
    assert close(preview.frame(preview.pane("detail/pane")), [321, 20, 447, 1004])
    assert preview.page.get_by_role("button", name="Master", exact=True).count() == 0
    preview.photograph("slide-always")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_from_right_to_left_everything_is_mirrored(open_page, scheme):
    preview = open_slide(open_page, query="&rtl=1", color_scheme=scheme)
    assert close(preview.frame(preview.element("detail/master")), [703.5, 20, 56.5, 44])
    preview.swipe((400, 600), (200, 605))
    preview.until(MASTER_IS_AT, 448)
    preview.photograph(f"slide-rtl-{scheme}")
    preview.swipe((200, 600), (400, 605))
    preview.until(MASTER_IS_AT, 768)


def test_in_a_narrow_window_it_slides_as_well(open_page):
    preview = open_slide(open_page, (390, 844))
    preview.tap_and_wait(preview.element("detail/master"), MASTER_IS_AT, 0)
    assert close(preview.frame(master(preview)), [0, 20, 320, 824])
    preview.photograph("slide-narrow")
    preview.resize(844, 390)
    assert close(preview.frame(preview.pane("detail/pane")), [321, 20, 523, 370])


def test_with_reduced_motion_it_is_there_at_once(open_page):
    preview = open_slide(open_page, reduced_motion="reduce")
    preview.tap_and_wait(preview.element("detail/master"), MASTER_IS_AT, 0)
    assert close(preview.frame(master(preview)), [0, 20, 320, 1004])
    preview.page.mouse.click(*on_stage(600, 700))
    preview.until(MASTER_IS_AT, -320)
    assert not master(preview).is_visible()


def test_the_status_bar_is_black_and_over_nothing(open_page):
    preview = open_slide(open_page)
    bar = preview.page.locator(".status-bar")
    assert style(bar, "backgroundColor") == "rgb(0, 0, 0)"
    assert close(preview.frame(bar), [0, 0, 768, 20])
    assert style(preview.page.locator(".badge-button"), "color") != "rgb(28, 28, 30)"
