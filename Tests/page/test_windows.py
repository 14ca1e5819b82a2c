"""Windows as each system has them: over a wallpaper or beside a divider, under its own status bar, and none that never was."""

import pytest

from device_stage import IPAD, IS_ARRANGED, MAIL, Stage

LAPTOP = (1280, 860)


def open_stage(open_page, query=IPAD, size=LAPTOP, **options):
    return Stage(open_page(size, query, **options))


@pytest.mark.parametrize(
    ("query", "controls", "wallpaper"),
    [
        (f"{IPAD}&arrangement=tile-1/2", True, True),
        (f"{IPAD}&arrangement=free&width=700&height=500", True, True),
        (f"{IPAD}", False, False),
        (f"{IPAD}&profile=ios18&arrangement=split-1/2", False, False),
        (f"{IPAD}&profile=ios18&arrangement=slide-over", False, False),
    ],
)
def test_a_window_over_a_wallpaper_has_controls(open_page, query, controls, wallpaper):
    stage = open_stage(open_page, query)
    assert stage.page.locator(".window-controls").is_visible() == controls
    screen = stage.page.locator(".device-screen")
    assert ("gradient" in screen.evaluate("one => getComputedStyle(one).backgroundImage")) == wallpaper


@pytest.mark.parametrize("rtl", ["", "&rtl=1"])
@pytest.mark.parametrize("arrangement", ["tile-1/2", "free&width=700&height=500"])
def test_the_controls_lie_on_nothing_of_the_app(open_page, arrangement, rtl):
    stage = open_stage(open_page, f"{IPAD}&arrangement={arrangement}{rtl}")
    controls = stage.page.locator(".window-controls").bounding_box()
    window = stage.window.bounding_box()
    left, right = controls["x"] - window["x"], window["x"] + window["width"] - controls["x"] - controls["width"]
    assert 0 < (right if rtl else left) < 24, "at the leading edge"
    for part in (stage.page.locator("#window .bar-button"), stage.page.locator(".device-system .status-time")):
        for box in [one.bounding_box() for one in part.all() if one.is_visible()]:
            is_beside = controls["x"] + controls["width"] <= box["x"] or controls["x"] >= box["x"] + box["width"]
            assert is_beside or controls["y"] + controls["height"] <= box["y"] or controls["y"] >= box["y"] + box["height"], box


TEXTS = "all => all.map(one => one.innerText.trim().split(/\\s*\\n\\s*/).filter(Boolean))"


@pytest.mark.parametrize(
    ("query", "texts", "signs"),
    [
        ("?scene=mail-slide&profile=ios5&device=ipad-2", [["iPad"], ["9:41 AM"], ["100%"]], "wifi"),
        ("?scene=instagram&profile=ios8&device=ipad-air-2", [["iPad"], ["9:41 AM"], ["100%"]], "wifi"),
        ("?scene=instagram&profile=ios13&device=ipad-9", [["9:41 AM", "Mon Jun 9"], [], ["100%"]], "wifi"),
        ("?scene=instagram&profile=ios8&device=iphone-4.7in", [["Harbour"], ["9:41 AM"], ["100%"]], "dots"),
        (f"{MAIL}&profile=ios14&device=iphone-4.7in", [["Harbour"], ["9:41 AM"], ["100%"]], "bars"),
        (f"{MAIL}&profile=ios26&device=iphone-6.1in-island", [["9:41"], [], []], "bars"),
        ("?scene=instagram&profile=ios13&device=iphone-6.5in", [["9:41"], [], []], "bars"),
    ],
)
def test_a_status_bar_is_of_its_time(open_page, query, texts, signs):
    stage = open_stage(open_page, query, (900, 1000))
    bar = stage.window.locator("> .status-bar")
    assert bar.is_visible()
    assert bar.locator("> span").evaluate_all(TEXTS) == texts
    assert bar.locator(".battery").is_visible()
    assert bar.locator(f'.status-signal-{signs}, [data-symbol="{signs}"]').first.is_visible()
    if len(texts[1]) > 0:
        box, time = bar.bounding_box(), bar.locator(".status-time").bounding_box()
        assert time["x"] + time["width"] / 2 == pytest.approx(box["x"] + box["width"] / 2, abs=1)


@pytest.mark.parametrize("device", ["iphone-6.1in-island", "iphone-5.8in", "iphone-5.4in", "iphone-6.7in"])
def test_the_time_stands_beside_the_cutout(open_page, device):
    stage = open_stage(open_page, f"{MAIL}&device={device}", (900, 1000))
    time = stage.window.locator(".status-time").bounding_box()
    signs = stage.window.locator(".status-trailing").bounding_box()
    island = stage.page.locator(".device-cutout").bounding_box()
    assert time["x"] + time["width"] <= island["x"]
    assert signs["x"] + signs["width"] > island["x"] + island["width"]
    battery = stage.window.locator(".status-signal-bars").bounding_box()
    assert battery["x"] >= island["x"] + island["width"]


NOTES = [
    (f"{MAIL}&device=ipad-2", "iPad 2 never ran iPadOS 26. It ran iOS 4 to 9."),
    ("?scene=instagram&device=ipad-pro-11-m4&profile=ios8", "iPad Pro 11-inch (M4) never ran iOS 8 to 12. It runs iPadOS 17 and later."),
    (f"{IPAD}&arrangement=split-1/2", "Split View was part of iOS 9 to iPadOS 18."),
]


@pytest.mark.parametrize(("query", "note"), NOTES)
def test_a_link_to_what_never_was_opens_and_is_explained(open_page, query, note):
    stage = open_stage(open_page, query)
    stage.page.locator(".notice.is-shown").get_by_text(note, exact=True).wait_for()
    stage.open_picker()
    assert note in stage.picker.locator(".picker-summary").inner_text()
    stage.assert_stands_as_told()


def test_a_device_that_never_ran_the_system_is_grey(open_page):
    stage = open_stage(open_page)
    stage.open_picker()
    stage.picker.get_by_role("combobox").fill("ipad 2")
    option = stage.picker.locator('[data-device="ipad-2"]')
    assert option.get_attribute("aria-disabled") == "true"
    assert "iOS 4 to 9" in option.inner_text()
    # The browser driver waits for an option to be enabled, and a person does not.
    option.click(force=True)
    stage.picker.locator(".picker-summary").get_by_text("iPad 2 ran iOS 4 to 9 only.").wait_for()
    assert stage.state["device"] == "ipad-pro-11-m4"


def test_a_system_that_the_device_never_ran_is_grey(open_page):
    stage = open_stage(open_page, "?scene=instagram&profile=ios26&device=ipad-pro-11-m4")
    systems = stage.page.get_by_label("Version", exact=True)
    groups = systems.locator("option").evaluate_all("all => all.map(one => [one.value, one.disabled, one.parentElement.label ?? null])")
    assert {value: heading for value, disabled, heading in groups if disabled} == dict.fromkeys(["ios13", "ios8"], "Not on this device")
    assert all(heading is None for _, disabled, heading in groups if not disabled)
    assert systems.get_attribute("title") == "iPad Pro 11-inch (M4) runs iPadOS 17 and later only."
    stage.open_picker()
    stage.picker.get_by_role("button", name="Fill the window").click()
    stage.preview.until("scene => scene.window.device === null")
    assert systems.locator("option:disabled, optgroup").count() == 0


@pytest.mark.parametrize(("profile", "device"), [("ios8", "ipad-air-2"), ("ios13", "ipad-pro-11-2"), ("ios26", "ipad-pro-11-m4")])
def test_the_first_device_on_the_stage_is_of_the_time(open_page, profile, device):
    stage = open_stage(open_page, f"?scene=instagram&profile={profile}")
    stage.preview.tool(".stage-button").click()
    stage.preview.until("(scene, device) => scene.window.device === device", device)
    assert "note" not in stage.state


#: Starts the turn and tells how the device is turned a moment later, and how long that takes.
TURNING = """
() => new Promise(resolve => {
  const place = document.querySelector('.device-place');
  const look = () => {
    const [motion] = place.getAnimations();
    if (!motion) return requestAnimationFrame(look);
    motion.pause();
    motion.currentTime = 0;
    const found = [getComputedStyle(place).rotate, place.classList.contains('is-turning')];
    motion.finish();
    resolve(found);
  };
  document.querySelector('.turn-button').click();
  look();
})
"""


@pytest.mark.parametrize(("query", "angle"), [(IPAD, "90deg"), (f"{MAIL}&device=ipad-pro-11-m4", "90deg")])
def test_a_device_turns_as_one_turns_it(open_page, query, angle):
    stage = open_stage(open_page, query)
    assert stage.page.evaluate(TURNING) == [angle, True]
    stage.preview.rest()
    stage.page.wait_for_function("() => !document.querySelector('.is-turning')")
    stage.assert_stands_as_told()


def test_with_reduced_motion_a_device_has_turned_at_once(open_page):
    stage = open_stage(open_page, reduced_motion="reduce")
    stage.preview.tool(".turn-button").click()
    stage.page.wait_for_function("() => splitPreview.scene.window.orientation === 'portrait'")
    assert stage.page.evaluate("() => document.querySelector('.device-place').getAnimations().length") == 0
    stage.assert_stands_as_told()


def test_a_resize_turns_nothing(open_page):
    stage = open_stage(open_page, f"{IPAD}&arrangement=free&width=700&height=500")
    stage.corner.focus()
    stage.page.keyboard.press("ArrowRight")
    stage.preview.until("scene => scene.window.size[0] === 710")
    assert stage.page.evaluate("() => document.querySelector('.device-place').getAnimations().length") == 0


def test_an_arrangement_of_another_time_keeps_working_from_the_address(open_page):
    stage = open_stage(open_page, f"{IPAD}&profile=ios18&arrangement=tile-1/2")
    stage.preview.until(IS_ARRANGED, "tile-1/2")
    assert stage.state["note"] == "A tile is part of iPadOS 26 and later."
