"""Sheets, popovers and full screens: where they are drawn, how they come and go, and what lies below."""

import functools

import pytest

from browser import BENCH, close, on_stage
from half_way import half_way
from presentation import IS_GONE, dismiss, open_lab, present, say

SOURCE = [900, 100, 44, 44]

#: A form sheet in a window of 1024 x 768, by the profile.
FORM_SHEETS = {"ios8": [242, 74, 540, 620], "ios13": [242, 74, 540, 620], "ios26": [222, 59, 580, 640]}
PARTS = """pane => [...pane.children].filter(part => part.matches('.pane-body, .navigation-bar')).map(part => part.inert)"""


def radius(preview, name):
    return preview.pane(name).evaluate("one => parseFloat(getComputedStyle(one).borderTopLeftRadius)")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("profile, corner", [("ios8", 6), ("ios13", 10), ("ios26", 34)])
def test_a_form_sheet_stands_over_a_dimmed_window(open_page, profile, corner, scheme):
    preview = open_lab(open_page, profile=profile, color_scheme=scheme)
    present(preview, style="formSheet")
    assert close(preview.frame(preview.pane("P/pane")), FORM_SHEETS[profile])
    assert close(preview.frame(preview.pane("P/dimming")), [0, 0, 1024, 768])
    assert radius(preview, "P/pane") == corner
    assert preview.page.get_by_role("dialog", name="P").count() == 1
    assert preview.pane("nav:B/pane").evaluate(PARTS) == [True, True]
    preview.photograph(f"sheet-form-{profile}-{scheme}")
    dismiss(preview)
    assert preview.pane("nav:B/pane").evaluate(PARTS) == [False, False]
    assert preview.page.get_by_role("dialog", name="P").count() == 0


@pytest.mark.parametrize("profile", ["ios8", "ios13", "ios26"])
def test_a_page_sheet_is_a_card_in_a_narrow_window(open_page, profile):
    preview = open_lab(open_page, profile=profile)
    present(preview, style="pageSheet")
    preview.photograph(f"sheet-page-{profile}")
    preview.resize(400, 768)
    frame = preview.frame(preview.pane("P/pane"))
    top = {"ios8": 0, "ios13": 34, "ios26": 42}[profile]
    assert close(frame, [0, top, 400, 768 - top])
    assert preview.pane("B/pane").is_visible() == (profile != "ios8")
    preview.photograph(f"sheet-card-{profile}")
    preview.resize(1024, 768)
    assert preview.pane("P/pane").bounding_box()["width"] > 700


@pytest.mark.parametrize("rtl", ["", "&rtl=1"])
@pytest.mark.parametrize("profile", ["ios13", "ios26"])
def test_a_popover_points_at_its_source_and_goes_with_a_tap_beside_it(open_page, profile, rtl):
    preview = open_lab(open_page, profile=profile, query=rtl)
    present(preview, style="popover", source=SOURCE)
    preview.photograph(f"popover-{profile}{'-rtl' if rtl else ''}")
    tip = preview.page.locator(".popover-shape path").evaluate(
        """path => {
          const box = path.getBoundingClientRect();
          const tops = [];
          for (let at = 0; at < path.getTotalLength(); at += 1) {
            const point = path.getPointAtLength(at).matrixTransform(path.getScreenCTM());
            if (point.y < box.top + 1) tops.push(point.x);
          }
          return [(Math.min(...tops) + Math.max(...tops)) / 2, box.top];
        }"""
    )
    assert abs(tip[0] - 922) <= 2 and abs(tip[1] - BENCH - 144) <= 2
    preview.page.mouse.click(*on_stage(30, 700))
    preview.until(IS_GONE, "P")


def test_a_popover_becomes_a_card_and_a_popover_again(open_page):
    preview = open_lab(open_page)
    present(preview, style="popover", source=SOURCE)
    preview.resize(400, 768)
    assert preview.page.locator(".popover-shape").count() == 0
    assert close(preview.frame(preview.pane("P/pane")), [0, 34, 400, 734])
    preview.resize(1024, 768)
    assert preview.page.locator(".popover-shape").count() == 1


def test_a_sheet_comes_from_below_and_goes_there(open_page):
    preview = open_lab(open_page)
    for is_coming, action in ((True, "present"), (False, "dismiss")):
        message = {"type": "perform", "target": "split", "action": action, "controller": "P", "style": "formSheet"}
        sheet, dimming = half_way(
            preview,
            functools.partial(say, preview, **message),
            """() => ['.is-formSheet', '.role-dimming'].map((selector, index) => {
              const found = document.querySelector(selector);
              return index ? Number(getComputedStyle(found).opacity) : found.getBoundingClientRect().top;
            })""",
        )
        assert 150 < sheet < 740
        assert 0 < dimming < 1
        assert preview.pane("P/pane").count() == int(is_coming)


def test_what_a_full_screen_covers_is_seen_until_it_has_come(open_page):
    preview = open_lab(open_page)
    top, visibility = half_way(
        preview,
        lambda: say(preview, type="perform", target="split", action="present", controller="P", style="fullScreen"),
        """() => [
          document.querySelector('.is-fullScreen').getBoundingClientRect().top,
          getComputedStyle(document.querySelector('[data-pane="B/pane"]')).visibility,
        ]""",
    )
    assert 50 < top < 740 and visibility == "visible"
    assert not preview.pane("B/pane").is_visible()
    dismiss(preview)
    assert preview.pane("B/pane").is_visible()


def test_a_sheet_is_pulled_down_or_springs_back(open_page):
    preview = open_lab(open_page, (400, 768))
    present(preview)
    mouse = preview.page.mouse
    mouse.move(*on_stage(200, 100))
    mouse.down()
    mouse.move(*on_stage(200, 150), steps=5)
    assert abs(preview.pane("P/pane").bounding_box()["y"] - BENCH - 84) <= 2
    mouse.up()
    preview.rest()
    assert close(preview.frame(preview.pane("P/pane")), [0, 34, 400, 734])
    preview.swipe((200, 100), (205, 300))
    preview.until(IS_GONE, "P")


def test_a_sheet_that_is_modal_springs_back(open_page):
    preview = open_lab(open_page, (400, 768))
    present(preview)
    say(preview, type="set", target="P", properties={"isModalInPresentation": True})
    preview.swipe((200, 100), (205, 400))
    preview.rest()
    assert close(preview.frame(preview.pane("P/pane")), [0, 34, 400, 734])


def test_escape_sends_away_what_is_in_front(open_page):
    preview = open_lab(open_page)
    present(preview, style="formSheet")
    present(preview, "Q", target="P", style="popover", source=[500, 200, 44, 44])
    preview.photograph("popover-over-sheet")
    preview.page.keyboard.press("Escape")
    preview.until(IS_GONE, "Q")
    assert preview.pane("P/pane").count() == 1
    preview.page.keyboard.press("Escape")
    preview.until(IS_GONE, "P")


def test_beside_a_sheet_there_is_no_button(open_page):
    preview = open_lab(open_page)
    present(preview, style="formSheet")
    assert preview.page.get_by_role("button", name="Dismiss").count() == 0
    preview.page.mouse.click(*on_stage(30, 700))
    preview.rest()
    assert preview.pane("P/pane").count() == 1


@pytest.mark.parametrize("profile", ["ios13", "ios26"])
def test_a_stack_in_a_sheet_has_its_bar_and_moves_as_one(open_page, profile):
    preview = open_lab(open_page, profile=profile)
    say(preview, type="perform", target="split", action="showDetail", controller="D")
    preview.until("scene => scene.panes.some(pane => pane.id === 'D/pane')")
    present(preview, "nav:B", style="formSheet")
    bar = preview.pane("nav:B/pane").locator(".navigation-bar")
    height = {"ios13": 56, "ios26": 70}[profile]
    x, y, width, _ = FORM_SHEETS[profile]
    assert close(preview.frame(bar), [x, y, width, height])
    assert close(preview.frame(preview.pane("B/pane")), FORM_SHEETS[profile])
    preview.photograph(f"sheet-stack-{profile}")
    seen = half_way(
        preview,
        lambda: say(preview, type="perform", target="nav:B", action="dismiss"),
        """() => {
          const sheet = document.querySelector('.is-formSheet');
          return [sheet.getBoundingClientRect().top, sheet.querySelector('.plain').closest('.pane').getAnimations().length];
        }""",
    )
    assert 100 < seen[0] < 760 and seen[1] == 0
    preview.until(IS_GONE, "nav:B")


def test_a_tab_bar_that_is_hidden_leaves_its_room(open_page):
    preview = open_lab(open_page, (400, 768), query="&opt.embedding=tab")
    push = {"type": "perform", "target": "nav:B", "action": "push", "controller": "E"}
    say(preview, **push)
    preview.until("scene => scene.panes.some(pane => pane.id === 'E/pane')")
    preview.photograph("tab-bar-shown")
    say(preview, type="set", target="E", properties={"hidesBottomBarWhenPushed": True})
    say(preview, type="perform", target="nav:B", action="pop")
    say(preview, **push)
    hidden = "scene => scene.panes.some(pane => pane.role === 'tabBar' && !pane.isVisible)"
    preview.until(hidden)
    assert not preview.pane("tabs/tabBar").is_visible()
    assert preview.page.get_by_role("tab").count() == 0
    preview.photograph("tab-bar-hidden")
    say(preview, type="perform", target="nav:B", action="pop")
    preview.until("scene => scene.panes.some(pane => pane.role === 'tabBar' && pane.isVisible)")
    assert preview.pane("tabs/tabBar").is_visible()


def test_with_reduced_motion_a_sheet_is_faded(open_page):
    preview = open_lab(open_page, reduced_motion="reduce")
    present(preview, style="formSheet")
    assert close(preview.frame(preview.pane("P/pane")), [242, 74, 540, 620])
    dismiss(preview)
    assert preview.pane("P/pane").count() == 0


@pytest.mark.parametrize("profile", ["ios13", "ios26"])
def test_on_a_phone_a_card_pushes_back_what_it_covers(open_page, profile):
    preview = open_lab(open_page, (390, 844), profile, "&policy=phone")
    at_rest = preview.frame(preview.pane("nav:A/pane"))
    present(preview)
    assert close(preview.frame(preview.pane("P/pane")), [0, 30, 390, 814])
    assert close(preview.frame(preview.pane("nav:A/pane")), [16, 20, 358, 775])
    preview.photograph(f"sheet-phone-{profile}")
    preview.resize(500, 844)
    assert close(preview.frame(preview.pane("nav:A/pane")), [16, 20, 468, 790])
    preview.resize(390, 844)
    dismiss(preview)
    assert close(preview.frame(preview.pane("nav:A/pane")), at_rest)
