"""The overview of all sizes: what each shows, how one gets there and back, and that each size opens as it is drawn."""

import pytest

from browser import NAMELESS
from device_stage import HAS_SIZE, IS_ARRANGED

SCENE = "?scene=split-or-flip"
OPEN = f"{SCENE}&overview=1"
WIDE, NARROW = (1366, 900), (375, 700)
PRO = "&device=ipad-pro-12.9-6&orientation=landscape&arrangement=split-1/2"

IS_COMPLETE = """() => {
  const overview = document.querySelector('#overview[open]');
  return overview?.querySelector('.size') && !overview.querySelector('.is-waiting')
    && !overview.querySelector('.stage-layer-state').textContent.includes('Asking');
}"""

#: A part of a sketch in points of the app, left to right, with its name in the sentence of the option.
SKETCH = """one => {
  const whole = one.querySelector('.size-outline').getBoundingClientRect();
  const scale = whole.width / Number(one.querySelector('.size-outline').style.getPropertyValue('--width'));
  return [...one.querySelectorAll('.size-part')].map(part => part.getBoundingClientRect())
    .map(box => [(box.x - whole.x) / scale, box.width / scale, box.height / scale].map(Math.round)).sort((a, b) => a[0] - b[0]);
}"""

#: Whether an option can be seen whole, between the header and the line at the bottom.
IS_IN_SIGHT = """one => {
  const [box, list] = [one, one.closest('.overview-list')].map(part => part.getBoundingClientRect());
  return box.top >= list.top - 1 && box.bottom <= list.bottom + 1 && box.left >= list.left && box.right <= list.right + 1;
}"""


class Overview:
    """The overview in one preview."""

    def __init__(self, preview):
        self.preview = preview
        self.page = preview.page
        self.dialog = self.page.get_by_role("dialog", name="All sizes")
        self.detail = self.page.locator("#overview-detail")
        self.current = self.page.locator('.size[aria-selected="true"]')

    def wait(self):
        self.page.wait_for_function(IS_COMPLETE)
        return self

    def size(self, name):
        """The size whose sentence contains a text."""
        return self.dialog.get_by_role("option", name=name)

    @property
    def focused(self):
        return self.page.evaluate("() => document.activeElement.ariaLabel")

    def legend(self):
        return self.page.locator(".overview-legend li:not(.overview-key)").all_text_contents()


def open_overview(open_page, query=OPEN, size=WIDE, **options):
    return Overview(open_page(size, query, **options)).wait()


@pytest.mark.parametrize(("size", "scheme"), [(WIDE, "light"), (NARROW, "dark")], ids=["wide", "narrow"])
def test_every_size_of_the_catalogue_is_there_and_has_its_name(open_page, size, scheme):
    overview = open_overview(open_page, OPEN + PRO, size, color_scheme=scheme)
    assert overview.page.locator(".stage-layer-state").inner_text() == "130 sizes on 71 devices"
    assert overview.legend() == ["Flip 80", "Split 50"]
    assert overview.dialog.get_by_role("option").count() == 130
    assert overview.current.get_attribute("aria-label") == (
        "iPad Pro 12.9-inch, iPad Air 13-inch in landscape: Split View, half, 678 by 1024 points, "
        "regular width, regular height, Split: left 320, right 358"
    )
    assert overview.focused == overview.current.get_attribute("aria-label")
    assert overview.current.evaluate(IS_IN_SIGHT)
    assert overview.page.evaluate(NAMELESS) == []
    assert overview.page.evaluate("() => document.querySelector('.overview-list').scrollWidth <= document.querySelector('.overview-list').clientWidth")
    overview.preview.photograph(f"overview-{size[0]}-{scheme}")


def test_the_sketches_have_one_scale_and_the_sides_that_the_server_gives(open_page):
    overview = open_overview(open_page)
    tall = overview.size("iPhone 5.5-inch in portrait")
    wide = overview.size("iPhone 5.5-inch in landscape")
    assert tall.evaluate(SKETCH) == [[0, 414, 736]]
    assert wide.evaluate(SKETCH) == [[0, 440, 414], [440, 296, 414]]
    assert overview.size("iPad Pro 13-inch in portrait: Full").evaluate(SKETCH) == [[0, 320, 1376], [320, 712, 1376]]
    scales = overview.page.locator(".size-outline").evaluate_all(
        "all => all.map(one => Math.round(one.getBoundingClientRect().width / Number(one.style.getPropertyValue('--width')) * 1000))"
    )
    assert set(scales) == {88}


def test_from_right_to_left_the_sides_change_places(open_page):
    overview = open_overview(open_page, f"{OPEN}&rtl=1")
    size = overview.size("iPad Pro 13-inch in portrait: Full")
    assert size.evaluate(SKETCH) == [[0, 712, 1376], [712, 320, 1376]]
    assert size.get_attribute("aria-label").endswith("Split: right 712, left 320")
    overview.preview.photograph("overview-rtl")


def test_a_click_opens_the_size_as_the_picker_does_and_back_leads_to_the_overview(open_page):
    preview = open_page(WIDE, SCENE)
    overview = Overview(preview)
    preview.tool(".overview-button").click()
    overview.wait()
    assert overview.focused.startswith("Now: the browser’s window")
    preview.page.wait_for_function("() => location.search.includes('overview=1')")
    overview.size("iPad Pro 12.9-inch, iPad Air 13-inch in landscape: Split View, one third").click()
    preview.until(IS_ARRANGED, "split-1/3")
    window = preview.scene["window"]
    assert (window["device"], window["orientation"], window["size"]) == ("ipad-pro-12.9-6", "landscapeLeft", [375, 1024])
    assert not overview.dialog.is_visible()
    preview.page.wait_for_function("() => location.search.includes('arrangement=split-1/3')")
    assert "overview" not in preview.page.evaluate("() => location.search")
    preview.tool(".overview-button").click()
    overview.wait()
    assert "one third" in overview.current.get_attribute("aria-label")
    preview.page.keyboard.press("Escape")
    preview.page.go_back()
    overview.wait()
    assert overview.current.get_attribute("aria-label").startswith("Now: the browser’s window, 1366 by 900 points")


def test_the_keyboard_goes_from_size_to_size_and_opens_one(open_page):
    preview = open_page(WIDE, f"{SCENE}&device=iphone-6.1in")
    overview = Overview(preview)
    button = preview.tool(".overview-button")
    button.focus()
    button.press("Enter")
    overview.wait()
    keyboard = preview.page.keyboard
    assert overview.focused.startswith("iPhone 6.1-inch in portrait")
    keyboard.press("ArrowRight")
    assert overview.focused.startswith("iPhone 6.1-inch in landscape")
    assert "iPhone: iPhone 6.1-inch is compact at 844 x 390" in overview.detail.inner_text()
    keyboard.press("ArrowLeft")
    keyboard.press("ArrowUp")
    above = overview.focused
    assert above.startswith("iPhone") and "6.1-inch in" not in above
    keyboard.press("ArrowDown")
    assert overview.focused.startswith("iPhone 6.1-inch in")
    keyboard.press("End")
    assert overview.focused.startswith("iPhone 4-inch in landscape")
    keyboard.press("Home")
    assert overview.focused.startswith("iPad Pro 13-inch in portrait: Full screen")
    assert overview.page.locator(":focus").evaluate(IS_IN_SIGHT)
    keyboard.press("Escape")
    assert not overview.dialog.is_visible()
    assert overview.focused == "All sizes", "the focus is where it was"
    keyboard.press("Enter")
    overview.wait()
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    preview.until(HAS_SIZE, [844, 390])
    assert not overview.dialog.is_visible()


def test_nothing_behind_the_overview_can_be_reached(open_page):
    overview = open_overview(open_page, OPEN + PRO)
    seen = set()
    for _ in range(6):
        overview.page.keyboard.press("Tab")
        seen.add(overview.page.evaluate("() => document.activeElement.closest('#overview, .bench') !== null || document.activeElement === document.body"))
    assert seen == {True}
    overview.page.get_by_role("button", name="Close the overview").click()
    overview.preview.tap("places/use")
    overview.preview.until("scene => scene.panes.some(pane => pane.controller === 'files')")


def test_each_size_opens_as_it_is_drawn(open_page):
    """Also after a flip, which is part of the user's place."""
    overview = open_overview(open_page, f"{OPEN}&device=iphone-6.7in-island")
    overview.page.keyboard.press("Escape")
    overview.page.get_by_role("button", name="Flip", exact=True).click()
    overview.preview.until("scene => scene.panes.some(pane => pane.role === 'right' && pane.isVisible)")
    for name in ["iPhone 6.7-inch Dynamic Island in landscape", "iPad mini in portrait: Split View, two thirds", "iPhone Duo in landscape: Outer display"]:
        overview.preview.tool(".overview-button").click()
        overview.wait()
        size = overview.size(name)
        drawn = size.evaluate(SKETCH)
        sentence = size.get_attribute("aria-label")
        size.click()
        overview.page.wait_for_function("() => !document.querySelector('#overview').open")
        overview.preview.until("(scene, sentence) => sentence.includes(`${scene.window.size[0]} by ${scene.window.size[1]} points`)", sentence)
        panes = [pane for pane in overview.preview.scene["panes"] if pane["role"] in ("left", "right") and pane["isVisible"]]
        frames = sorted([round(pane["frame"][index]) for index in (0, 2, 3)] for pane in panes)
        assert all(abs(a - b) <= 12 for one, other in zip(drawn, frames, strict=True) for a, b in zip(one, other, strict=True)), (name, drawn, frames)
        assert len(drawn) == 2 or "Flip: right" in sentence


def test_a_choice_in_the_panel_changes_all_sizes_at_once(open_page):
    overview = open_overview(open_page, f"{OPEN}&panel=scene", size=(1500, 900))
    assert overview.legend() == ["Flip 80", "Split 50"]
    overview.page.get_by_label("Policy").last.select_option("phone-resizable")
    overview.page.wait_for_function("() => document.querySelectorAll('.overview-legend li').length === 2")
    overview.wait()
    assert overview.legend() == ["Flip 130"]
    assert "policy=phone-resizable" in overview.page.evaluate("() => location.search")


@pytest.mark.parametrize("scene, looks", [("mail", {"Collapsed", "2 columns", "3 columns"}), ("instagram", {"Collapsed", "2 columns"})])
def test_other_apps_show_their_columns(open_page, scene, looks):
    overview = open_overview(open_page, f"?scene={scene}&overview=1&device=ipad-pro-11-m4")
    assert {line.rsplit(" ", 1)[0] for line in overview.legend()} == looks
    assert overview.current.count() == 1
    assert overview.page.evaluate("() => document.getElementById('overview-title').textContent").startswith("All sizes of ")
    overview.preview.photograph(f"overview-{scene}")


def test_in_a_narrow_browser_the_picker_leads_to_the_overview(open_page):
    preview = open_page(NARROW, SCENE)
    overview = Overview(preview)
    preview.tool(".picker-button").click()
    preview.page.locator(".picker-panel").get_by_role("button", name="All sizes").click()
    overview.wait()
    assert not preview.page.locator(".picker-panel").is_visible()
    assert overview.current.get_attribute("aria-label").startswith("Now: the browser’s window, 375 by 700 points")
    overview.current.click()
    assert not overview.dialog.is_visible()
    assert preview.scene["window"]["device"] is None
