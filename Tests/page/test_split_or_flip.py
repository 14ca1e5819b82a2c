"""The article's split-or-flip container in the browser: both sides, a flip, a map and a cover flow."""

import pytest

from browser import HAS_MODE, IS_SHOWN, NAMELESS, close, on_stage

SCENE = "?scene=split-or-flip"
WIDE, NARROW = (1024, 768), (375, 667)
HAS_FOCUS = """(scene, side) => {
  const find = node => node.type === 'SplitOrFlipViewController' ? node : node.children.map(find).find(Boolean);
  return find(scene.hierarchy).displayFocus === side;
}"""
IS_SELECTED = """(scene, id) => scene.panes.some(pane => pane.selection?.includes(id))"""

#: Puts both sides half-way as soon as they begin to move, and remembers where they are then.
WATCH_HALFWAY = """() => {
  window.halfway = new Promise(resolve => new MutationObserver((_, observer) => {
    if (!document.querySelector('.is-moving')) return;
    observer.disconnect();
    const panes = ['nav:places/pane', 'nav:map/pane'].map(id => document.querySelector(`[data-pane="${id}"]`));
    resolve(panes.map(pane => {
      for (const animation of pane.getAnimations()) animation.currentTime = animation.effect.getTiming().duration / 2;
      return [pane.getBoundingClientRect().x, getComputedStyle(pane).visibility];
    }));
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] }));
}"""


def open_scene(open_page, size=WIDE, query="", **options):
    return open_page(size, SCENE + query, **options)


def assert_drawn_as_told(preview):
    """Every visible pane is in the page, where the scene has it, and no other can be seen."""
    for pane in preview.scene["panes"]:
        drawn = preview.pane(pane["id"])
        assert drawn.is_visible() == pane["isVisible"], pane["id"]
        if pane["isVisible"]:
            assert close(preview.frame(drawn), pane["frame"]), pane["id"]


def flip_button(preview):
    return preview.page.get_by_role("button", name="Flip", exact=True)


def choose(preview, element):
    preview.tap_and_wait(preview.element(element), IS_SELECTED, element)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("use", ["places", "files"])
def test_both_sides_where_there_is_room_and_one_where_there_is_not(open_page, use, scheme):
    preview = open_scene(open_page, WIDE, f"&opt.use={use}", color_scheme=scheme)
    for width, height in [(1024, 768), (768, 1024), (668, 700), (667, 700), (375, 667), (1366, 1024)]:
        preview.resize(width, height)
        assert_drawn_as_told(preview)
        assert flip_button(preview).count() == (0 if width > 667 else 1)
        preview.photograph(f"split-or-flip-{use}-{width}-{scheme}")


def test_the_flip_button_flips_there_and_back(open_page):
    preview = open_scene(open_page, NARROW)
    assert preview.page.get_by_role("heading", name="Places").is_visible()
    preview.tap_and_wait(preview.element("places/flip"), HAS_FOCUS, "right")
    assert preview.page.get_by_role("heading", name="Map").is_visible()
    assert not preview.pane("nav:places/pane").is_visible()
    assert_drawn_as_told(preview)
    preview.tap_and_wait(preview.element("map/flip"), HAS_FOCUS, "left")
    assert_drawn_as_told(preview)


@pytest.mark.parametrize("rtl", ["", "&rtl=1"])
def test_both_sides_slide(open_page, rtl):
    preview = open_scene(open_page, NARROW, rtl)
    preview.page.evaluate(WATCH_HALFWAY)
    preview.tap_and_wait(preview.element("places/flip"), HAS_FOCUS, "right")
    sign = -1 if rtl else 1
    halfway = preview.page.evaluate("() => halfway")
    assert halfway == [[-187.5 * sign, "visible"], [187.5 * sign, "visible"]]
    assert_drawn_as_told(preview)


def test_with_reduced_motion_a_flip_is_at_once(open_page):
    preview = open_scene(open_page, NARROW, reduced_motion="reduce")
    preview.tap_and_wait(preview.element("places/flip"), HAS_FOCUS, "right")
    assert_drawn_as_told(preview)


def test_the_right_side_is_kept_from_narrow_to_wide_and_back(open_page):
    preview = open_scene(open_page, NARROW)
    preview.tap_and_wait(preview.element("places/flip"), HAS_FOCUS, "right")
    preview.resize(*WIDE)
    preview.until(HAS_MODE, "sideBySide")
    assert preview.pane("nav:places/pane").is_visible()
    assert flip_button(preview).count() == 0
    preview.resize(*NARROW)
    preview.until(HAS_MODE, "one")
    assert_drawn_as_told(preview)
    assert preview.pane("nav:map/pane").is_visible()
    assert not preview.pane("nav:places/pane").is_visible()


def test_turning_the_device_changes_the_left_column(open_page):
    preview = open_scene(open_page, WIDE)
    assert preview.frame(preview.pane("nav:places/pane")) == [0, 0, 440, 768]
    preview.page.locator(".badge").click()
    preview.page.get_by_role("button", name="Rotate").click()
    preview.until("scene => scene.window.size[0] === 768")
    assert close(preview.frame(preview.pane("nav:places/pane")), [0, 0, 320, 1024])
    assert close(preview.frame(preview.pane("nav:map/pane")), [320, 0, 448, 1024])


def test_from_right_to_left_the_left_column_is_at_the_right(open_page):
    preview = open_scene(open_page, WIDE, "&rtl=1")
    assert preview.frame(preview.pane("nav:places/pane")) == [584, 0, 440, 768]
    assert preview.frame(preview.pane("nav:map/pane")) == [0, 0, 584, 768]
    mark = preview.frame(preview.element("places/kumo").locator(".place-mark"))
    assert mark[0] > preview.frame(preview.element("places/kumo").locator(".row-title"))[0]
    choose(preview, "places/kumo")
    preview.photograph("split-or-flip-rtl")


# The places


def test_a_place_that_is_chosen_in_the_list_comes_to_the_middle_of_the_map(open_page):
    preview = open_scene(open_page)
    choose(preview, "places/market-hall")
    assert preview.element("map/market-hall").get_attribute("aria-current") == "true"
    pin, pane = preview.frame(preview.element("map/market-hall")), preview.pane("map/pane")
    left, _, width, _ = preview.frame(pane)
    assert abs(pin[0] + 22 - (left + width / 2)) <= 1
    assert preview.page.get_by_role("button", name="Market Hall, Shop · 290 m, details").is_visible()
    choose(preview, "map/kumo")
    assert preview.element("places/kumo").get_attribute("aria-current") == "true"
    assert preview.page.locator("[aria-current]").count() == 2


def test_a_place_beyond_the_end_of_the_list_is_brought_into_it(open_page):
    """With reduced motion, so that the list does not scroll there slowly."""
    preview = open_scene(open_page, (1760, 700), reduced_motion="reduce")
    choose(preview, "map/ferry-pier")
    row, pane = preview.frame(preview.element("places/ferry-pier")), preview.frame(preview.pane("places/pane"))
    assert pane[1] <= row[1] and row[1] + row[3] <= pane[1] + pane[3]


def test_in_a_narrow_window_a_place_is_shown_on_the_map_and_its_callout_leads_back(open_page):
    preview = open_scene(open_page, NARROW)
    preview.tap_and_wait(preview.element("places/kumo"), HAS_FOCUS, "right")
    callout = preview.element("map/callout")
    assert callout.is_visible()
    preview.photograph("split-or-flip-callout")
    preview.tap_and_wait(callout, HAS_FOCUS, "left")
    assert preview.element("places/kumo").get_attribute("aria-current") == "true"


def test_a_finger_moves_the_map_and_the_server_knows(open_page):
    """With reduced motion, so that the map rests where the finger leaves it."""
    preview = open_scene(open_page, reduced_motion="reduce")
    before = preview.frame(preview.element("map/mill-bridge"))
    offset = next(pane["layout"]["offset"] for pane in preview.scene["panes"] if pane["id"] == "map/pane")
    mouse = preview.page.mouse
    mouse.move(*on_stage(800, 600))
    mouse.down()
    mouse.move(*on_stage(700, 500), steps=4)
    mouse.up()
    moved = [offset[0] + 100, offset[1] + 100]
    preview.until(
        "(scene, offset) => String(scene.panes.find(({ id }) => id === 'map/pane').layout.offset) === String(offset)",
        moved,
    )
    after = preview.frame(preview.element("map/mill-bridge"))
    assert close(after, [before[0] - 100, before[1] - 100, *before[2:]])
    assert all(message["type"] != "tap" for message in preview.sent)


def test_a_touch_beside_the_pins_selects_nothing(open_page):
    preview = open_scene(open_page)
    choose(preview, "map/kumo")
    preview.page.mouse.click(*on_stage(470, 700))
    preview.until("scene => scene.viewModels.map.callout === null")
    assert preview.page.locator("[aria-current]").count() == 0


def test_the_keyboard_moves_the_map_and_goes_to_its_pins(open_page):
    preview = open_scene(open_page)
    preview.page.get_by_role("button", name="Map", exact=True).focus()
    preview.page.keyboard.press("ArrowRight")
    preview.until("scene => scene.panes.find(({ id }) => id === 'map/pane').layout.offset[0] === 648")
    preview.page.keyboard.press("Tab")
    focused = preview.page.locator(".pin:focus-visible")
    pin, pane = preview.frame(focused), preview.frame(preview.pane("map/pane"))
    assert pane[0] <= pin[0] and pin[0] + pin[2] <= pane[0] + pane[2]
    preview.page.keyboard.press("Enter")
    preview.until("scene => scene.viewModels.map.callout !== null")


# The files


def middle_cover(preview):
    return preview.page.locator(".flow-cover[data-selected]").get_attribute("data-id")


def test_the_pair_is_exchanged_for_the_files(open_page):
    preview = open_scene(open_page)
    preview.tap_and_wait(preview.element("places/use"), IS_SHOWN, "covers/pane")
    assert preview.page.get_by_role("heading", name="Cover Flow").is_visible()
    assert preview.page.locator(".map").count() == 0
    preview.tap_and_wait(preview.element("covers/use"), IS_SHOWN, "map/pane")
    assert preview.page.locator(".cover-flow").count() == 0


def test_a_file_that_is_chosen_comes_to_the_middle(open_page):
    preview = open_scene(open_page, query="&opt.use=files")
    assert middle_cover(preview) == "covers/summit"
    choose(preview, "files/skyline")
    assert middle_cover(preview) == "covers/skyline"
    cover, pane = preview.frame(preview.element("covers/skyline")), preview.frame(preview.pane("covers/pane"))
    assert abs(cover[0] + cover[2] / 2 - (pane[0] + pane[2] / 2)) <= 1
    assert preview.page.locator(".flow-caption strong").text_content() == "Skyline.heic"
    preview.photograph("split-or-flip-covers")


@pytest.mark.parametrize("rtl", ["", "&rtl=1"])
def test_arrow_keys_a_drag_and_the_slider_move_the_covers(open_page, rtl):
    preview = open_scene(open_page, query=f"&opt.use=files{rtl}")
    onward, back = ("ArrowLeft", "ArrowRight") if rtl else ("ArrowRight", "ArrowLeft")
    slider = preview.page.get_by_role("slider", name="File in the middle")
    slider.focus()
    for key, middle in [(onward, "letter"), (onward, "coffee"), (back, "letter")]:
        preview.page.keyboard.press(key)
        preview.until(IS_SELECTED, f"covers/{middle}")
    left, top, width, height = preview.frame(preview.element("covers/letter"))
    x, y = left + width / 2, top + height / 2
    preview.swipe((x, y), (x + (120 if rtl else -120), y))
    preview.until(IS_SELECTED, "covers/coffee")
    assert middle_cover(preview) == "covers/coffee"
    for _ in range(6):
        preview.page.keyboard.press(onward)
    assert middle_cover(preview) == "covers/balloons"
    preview.until(IS_SELECTED, "covers/balloons")
    assert middle_cover(preview) == "covers/balloons"


@pytest.mark.parametrize("rtl", [False, True])
def test_a_turned_cover_is_drawn_where_a_touch_finds_it(open_page, rtl):
    preview = open_scene(open_page, query=f"&opt.use=files{'&rtl=1' if rtl else ''}")
    choose(preview, "files/autumn")
    pane = next(pane for pane in preview.scene["panes"] if pane["id"] == "covers/pane")
    middle = pane["frame"][0] + pane["frame"][2] / 2
    unit, spacing = pane["layout"]["unit"], pane["layout"]["spacing"]
    for step, name in enumerate(("skyline", "recipe", "balloons"), 1):
        x, _, width, _ = preview.frame(preview.element(f"covers/{name}"))
        edge = middle - x if rtl else x + width - middle
        assert abs(edge - (unit / 2 + (step + 0.5) * spacing)) <= 1


def test_a_turned_cover_comes_to_the_middle_when_it_is_touched(open_page):
    preview = open_scene(open_page, query="&opt.use=files")
    choose(preview, "files/old-town")
    edge = preview.page.locator('[data-id="covers/autumn"]').bounding_box()
    preview.page.mouse.click(edge["x"] + edge["width"] - 6, edge["y"] + edge["height"] / 2)
    preview.until(IS_SELECTED, "covers/autumn")


# The container


def test_the_button_can_be_on_the_container(open_page):
    preview = open_scene(open_page, NARROW, "&opt.flipButton=container")
    assert flip_button(preview).count() == 1
    assert preview.page.get_by_role("heading", name="Places").is_visible()
    preview.tap_and_wait(flip_button(preview), HAS_FOCUS, "right")
    assert preview.page.get_by_role("heading", name="Map").is_visible()
    preview.photograph("flip-container-map")
    assert_drawn_as_told(preview)
    preview.resize(*WIDE)
    assert preview.page.get_by_role("heading", name="Places").is_visible()
    assert flip_button(preview).count() == 0
    assert_drawn_as_told(preview)


@pytest.mark.parametrize("profile", ["ios8", "ios14", "ios26"])
def test_other_versions(open_page, profile):
    preview = open_scene(open_page, (1180, 820), f"&profile={profile}")
    choose(preview, "places/linden-park")
    assert_drawn_as_told(preview)
    preview.photograph(f"split-or-flip-{profile}")
    preview.resize(390, 844)
    assert flip_button(preview).count() == 1
    assert_drawn_as_told(preview)


@pytest.mark.parametrize("use", ["places", "files"])
def test_everything_that_can_be_pressed_has_a_name_and_every_symbol_is_drawn(open_page, use):
    preview = open_scene(open_page, query=f"&opt.use={use}")
    assert preview.page.evaluate(NAMELESS) == []
    unknown = """async () => {
      const { symbols } = await moduleOfThePage('app/art/symbols.js');
      return [...document.querySelectorAll('[data-symbol]')].map(one => one.dataset.symbol).filter(name => !symbols[name]);
    }"""
    assert preview.page.evaluate(unknown) == []


@pytest.mark.parametrize("query", ["", "&rtl=1"])
@pytest.mark.parametrize("scale", [1, 2])
def test_the_line_between_the_sides_is_a_pixel_wide(open_page, query, scale):
    preview = open_page((1024, 768), "?scene=split-or-flip" + query, device_scale_factor=scale)
    line = preview.pane("nav:places/pane").evaluate(
        """pane => {
          const { width, left, right, backgroundColor, display } = getComputedStyle(pane, '::after');
          return { width, left, right, backgroundColor, display };
        }"""
    )
    assert float(line["width"].removesuffix("px")) * scale == 1
    assert line["left" if query else "right"] == "0px"
    assert line["display"] == "block" and line["backgroundColor"] != "rgba(0, 0, 0, 0)"
