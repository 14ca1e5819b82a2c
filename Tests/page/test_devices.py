"""Devices on the stage, and the ways to put the window elsewhere on them."""

import json
import urllib.request

import pytest

from browser import BENCH, browser_around, is_about_the_cut
from device_stage import HAS_SIZE, IPAD, IS_ARRANGED, MAIL, Stage
from mail import MESSAGE_IS
from server import Server

LAPTOP = (1280, 860)


def open_stage(open_page, query=IPAD, size=LAPTOP, **options):
    return Stage(open_page(size, query, **options))


@pytest.fixture(scope="module")
def catalogue(server):
    with urllib.request.urlopen(server.url + "meta.json") as answer:
        return {device["id"]: device for device in json.load(answer)["devices"]}


def rows_of(device, orientation):
    return [row for row in device["windows"] if row["orientation"] == orientation]


@pytest.mark.parametrize("device", ["ipad-pro-11-m4", "ipad-9", "iphone-6.3in", "iphone-4.7in", "iphone-duo"])
def test_a_device_fits_into_the_browser(open_page, device):
    stage = open_stage(open_page, f"{MAIL}&device={device}&orientation=landscape", (2000, 1500))
    for width, height in [(2000, 1500), LAPTOP, (390, 844)]:
        stage.preview.resize_viewport(width, height)
        stage.preview.rest()
        stage.assert_stands_as_told()
        size = browser_around(width, height)
        front = stage.page.locator(".device").bounding_box()
        assert front["x"] >= 0 and front["x"] + front["width"] <= size["width"]
        assert front["y"] >= BENCH and front["y"] + front["height"] <= size["height"]


@pytest.mark.parametrize("profile", ["ios18", "ios26"])
@pytest.mark.parametrize("name", ["ipad-pro-11-m4", "ipad-mini-6"])
def test_picking_an_arrangement_shows_the_row_of_the_catalogue(open_page, catalogue, name, profile):
    stage = open_stage(open_page, f"{MAIL}&profile={profile}&device={name}&orientation=landscape")
    stage.open_picker()
    rows = rows_of(catalogue[name], "landscape")
    assert len(rows) == 7
    for row in rows:
        segment = stage.picker.locator(f'[data-value="{row["arrangement"]}"]')
        if segment.get_attribute("aria-disabled"):
            before = stage.state
            segment.click(force=True)
            reason = segment.get_attribute("data-reason")
            stage.picker.locator(".picker-summary").get_by_text(reason, exact=True).wait_for()
            assert stage.state == before and segment.get_attribute("title").endswith(reason)
            continue
        segment.click()
        stage.preview.until(IS_ARRANGED, row["arrangement"])
        assert stage.state["size"] == pytest.approx(row["size"], abs=0.5)
        traits = stage.state["traits"]
        assert [traits["horizontalSizeClass"], traits["verticalSizeClass"]] == row["classes"]
        stage.assert_stands_as_told()
        assert row["classes"][0] in stage.picker.locator(".picker-summary").inner_text()
        assert stage.page.locator(".other-app").is_visible() == ("otherWindow" in stage.state)


def test_only_what_the_device_has_is_offered(open_page, catalogue):
    stage = open_stage(open_page, f"{MAIL}&device=ipad-mini-2")
    stage.open_picker()
    offered = stage.picker.locator(".arrangements .segment").evaluate_all("all => all.map(one => one.dataset.value)")
    assert offered == [row["arrangement"] for row in rows_of(catalogue["ipad-mini-2"], "portrait")] + ["free"]


def test_a_device_is_found_by_typing_and_chosen_with_the_keyboard(open_page):
    stage = open_stage(open_page, MAIL)
    stage.page.locator(".picker-button").focus()
    stage.page.keyboard.press("Enter")
    stage.picker.wait_for(state="visible")
    stage.page.keyboard.type("mini 6")
    active = stage.picker.get_by_role("combobox").get_attribute("aria-activedescendant")
    assert active == "device-ipad-mini-6"
    stage.page.keyboard.press("Enter")
    stage.preview.until("scene => scene.window.device === 'ipad-mini-6'")
    assert stage.state["orientation"] == "landscapeLeft"
    stage.assert_stands_as_told()
    stage.page.keyboard.press("Escape")
    stage.picker.wait_for(state="hidden")
    assert stage.page.locator(".picker-button").evaluate("one => one === document.activeElement")


def test_arrow_keys_go_through_the_arrangements(open_page):
    stage = open_stage(open_page, IPAD + "&profile=ios18")
    stage.open_picker()
    stage.picker.get_by_role("radio", name="Full screen").focus()
    stage.page.keyboard.press("ArrowRight")
    stage.preview.until(IS_ARRANGED, "split-1/3")
    stage.page.keyboard.press("ArrowLeft")
    stage.preview.until(IS_ARRANGED, "full")
    checked = stage.picker.locator('.arrangements [aria-checked="true"]')
    assert checked.evaluate("one => one === document.activeElement")


def test_fill_the_window_leaves_the_device(open_page):
    stage = open_stage(open_page, IPAD + "&arrangement=split-1/2")
    stage.open_picker()
    stage.picker.get_by_role("button", name="Fill the window").click()
    stage.preview.until(HAS_SIZE, list(LAPTOP))
    assert stage.state["device"] is None
    assert stage.search == MAIL
    assert not stage.page.locator(".device").is_visible()
    stage.preview.resize(1000, 700)


@pytest.mark.parametrize("rtl", ["", "&rtl=1"])
def test_the_divider_of_split_view_snaps(open_page, rtl):
    stage = open_stage(open_page, IPAD + "&arrangement=split-1/2" + rtl)
    scale = stage.assert_stands_as_told()
    stage.drag(stage.divider, 200 * scale)
    stage.preview.until(IS_ARRANGED, "split-2/3")
    stage.assert_stands_as_told()
    stage.wait_search("arrangement=split-2/3")
    stage.preview.photograph(f"device-split{'-rtl' if rtl else ''}")
    stage.drag(stage.divider, 600 * scale)
    stage.preview.until(IS_ARRANGED, "full")
    assert not stage.divider.is_visible()
    assert [message for message in stage.preview.sent if message["type"] in ("tap", "swipe")] == []


def test_a_divider_that_was_dragged_to_the_edge_comes_back_with_the_finger(open_page):
    stage = open_stage(open_page, IPAD + "&arrangement=split-1/2")
    scale = stage.assert_stands_as_told()
    box = stage.divider.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    stage.page.mouse.move(x, y)
    stage.page.mouse.down()
    stage.page.mouse.move(x + 590 * scale, y, steps=6)
    stage.preview.until(IS_ARRANGED, "full")
    stage.page.mouse.move(x - 200 * scale, y, steps=6)
    stage.preview.until(IS_ARRANGED, "split-1/3")
    stage.page.keyboard.press("Escape")
    stage.preview.until(IS_ARRANGED, "split-1/2")
    stage.page.mouse.up()


def test_one_arrangement_is_out_at_a_time(open_page):
    stage = open_stage(open_page, IPAD + "&arrangement=tile-1/2")
    stage.drag(stage.divider, 120)
    stage.preview.rest()
    waiting = None
    for direction, message in stage.preview.frames:
        if direction == "sent" and message["type"] == "arrange":
            assert waiting is None
            waiting = message["id"]
        elif direction == "received" and waiting is not None and message.get("ack", 0) >= waiting:
            waiting = None


@pytest.mark.parametrize("side", ["left", "right"])
def test_the_divider_between_tiles_goes_anywhere(open_page, side):
    stage = open_stage(open_page, f"{IPAD}&arrangement=tile-1/2&side={side}")
    scale = stage.assert_stands_as_told()
    stage.drag(stage.divider, 101 * scale)
    width = 600 + (101 if side == "left" else -101)
    stage.preview.until("(scene, width) => Math.abs(scene.window.size[0] - width) <= 1.5", width)
    assert stage.state["side"] == side
    stage.assert_stands_as_told()
    before = stage.state["size"][0]
    stage.divider.focus()
    stage.page.keyboard.press("ArrowRight")
    stage.preview.until("(scene, width) => scene.window.size[0] === width", before + (10 if side == "left" else -10))
    stage.wait_search("divider=")


def test_arrow_keys_take_the_divider_of_split_view_to_its_stops(open_page):
    stage = open_stage(open_page, IPAD + "&arrangement=split-1/2&side=right")
    stage.divider.focus()
    stage.page.keyboard.press("ArrowLeft")
    stage.preview.until(IS_ARRANGED, "split-2/3")
    assert stage.divider.get_attribute("aria-valuenow") == "825"
    stage.page.keyboard.press("End")
    stage.preview.until(IS_ARRANGED, "split-1/3")
    assert stage.divider.evaluate("one => one === document.activeElement")


def test_the_corner_of_a_free_window_is_dragged_to_any_size(open_page):
    stage = open_stage(open_page, IPAD + "&arrangement=free&width=700&height=500")
    assert stage.state["size"] == [700, 500]
    scale = stage.assert_stands_as_told()
    corner = stage.state["frame"][:2]
    stage.drag(stage.corner, 133 * scale, -77 * scale)
    stage.preview.until("scene => Math.abs(scene.window.size[0] - 833) <= 2 && Math.abs(scene.window.size[1] - 423) <= 2")
    stage.assert_stands_as_told()
    assert stage.state["frame"][:2] == corner
    stage.preview.photograph("device-free")
    width, height = stage.state["size"]
    stage.corner.focus()
    stage.page.keyboard.press("Shift+ArrowLeft")
    stage.preview.until(HAS_SIZE, [width - 60, height])
    stage.page.keyboard.press("ArrowDown")
    stage.preview.until(HAS_SIZE, [width - 60, height + 10])
    stage.wait_search(f"width={width - 60}&height={height + 10}")


def test_a_size_is_typed(open_page):
    stage = open_stage(open_page, IPAD + "&arrangement=free")
    stage.open_picker()
    stage.picker.get_by_role("spinbutton", name="Width").fill("667.5")
    stage.page.keyboard.press("Tab")
    stage.preview.until("scene => scene.window.size[0] === 667.5")
    assert stage.state["traits"]["horizontalSizeClass"] == "regular"


def test_the_button_turns_the_device(open_page):
    stage = open_stage(open_page, IPAD + "&arrangement=split-1/2")
    stage.preview.tool(".turn-button").click()
    stage.preview.until("scene => scene.window.orientation === 'portrait'")
    assert stage.state["arrangement"] == "split-2/3"
    stage.assert_stands_as_told()
    stage.wait_search("orientation=", is_there=False)


@pytest.mark.parametrize(
    "query",
    [
        f"{MAIL}&device=ipad-pro-11-m4",
        f"{IPAD}&arrangement=split-2/3&side=right",
        f"{IPAD}&arrangement=slide-over&side=right",
        f"{IPAD}&arrangement=tile-1/2&divider=701.5",
        f"{IPAD}&arrangement=free&width=555&height=666",
        f"{MAIL}&device=iphone-6.9in&orientation=landscapeRight",
    ],
)
def test_a_link_and_a_reload_restore_the_place(open_page, query):
    stage = open_stage(open_page, query)
    stage.assert_stands_as_told()
    # The address is written afresh from where the window is, and still the same.
    stage.page.wait_for_timeout(400)
    assert stage.search == query
    before = stage.state
    stage.page.reload()
    stage.page.wait_for_function("() => window.splitPreview?.scene")
    stage.preview.until("(scene, frame) => String(scene.window.frame) === String(frame)", before["frame"])
    after = stage.state
    assert {name: after[name] for name in ("arrangement", "orientation", "side")} == {
        name: before[name] for name in ("arrangement", "orientation", "side")
    }


def test_taps_hit_under_the_scale(open_page):
    stage = open_stage(open_page, IPAD + "&arrangement=split-2/3&side=right", (700, 700))
    assert stage.assert_stands_as_told() < 0.6
    stage.preview.tap_and_wait(stage.preview.element("messages/proofs"), MESSAGE_IS, "proofs")


def test_a_phone_has_its_cutout_where_its_top_is(open_page):
    stage = open_stage(open_page, f"{MAIL}&device=iphone-6.3in&orientation=landscape")
    assert stage.state["traits"]["verticalSizeClass"] == "compact"
    cutout = stage.page.locator(".device-cutout").bounding_box()
    screen = stage.page.locator(".device-screen").bounding_box()
    assert cutout["x"] > screen["x"] + screen["width"] / 2 and cutout["height"] > cutout["width"]
    stage.preview.photograph("device-phone-landscape")
    stage.preview.tool(".turn-button").click()
    stage.preview.until("scene => scene.window.orientation === 'portrait'")
    cutout = stage.page.locator(".device-cutout").bounding_box()
    screen = stage.page.locator(".device-screen").bounding_box()
    assert cutout["y"] < screen["y"] + 40 and cutout["width"] > cutout["height"]


def test_the_panel_says_why_and_takes_another_answer(open_page):
    stage = open_stage(open_page, IPAD + "&arrangement=split-1/2")
    stage.page.locator(".badge-button").click()
    panel = stage.page.locator(".panel")
    panel.get_by_text("600 is not above 667").wait_for()
    assert "two sources" in panel.locator(".why-source").inner_text() or "inferred" in panel.locator(".why-source").inner_text()
    panel.get_by_label("Width class").select_option("regular")
    stage.preview.until("scene => scene.window.traits.horizontalSizeClass === 'regular'")
    stage.wait_search("widthClass=regular")
    panel.get_by_label("Policy").select_option("phone-resizable")
    stage.wait_search("policy=phone-resizable")
    assert stage.page.locator(".device").is_visible()
    panel.get_by_label("Width class").select_option("")
    stage.preview.until("scene => scene.window.traits.horizontalSizeClass === 'compact'")
    stage.wait_search("widthClass", is_there=False)


def test_a_picture_of_each_kind_in_the_dark(open_page):
    for name, query in {
        "slide-over": "?scene=instagram&device=ipad-air-11-m2&orientation=landscape&arrangement=slide-over&side=right",
        "home-button": "?scene=instagram&device=ipad-9&arrangement=split-2/3",
    }.items():
        stage = open_stage(open_page, query, color_scheme="dark")
        stage.assert_stands_as_told()
        stage.preview.photograph(f"device-{name}-dark")


def test_going_back_leaves_the_device_that_was_chosen(open_page):
    stage = open_stage(open_page, MAIL)
    stage.open_picker()
    stage.choose_device("ipad pro 11 m4")
    stage.preview.until("scene => scene.window.device === 'ipad-pro-11-m4'")
    stage.wait_search("device=")
    stage.page.go_back()
    stage.preview.until(HAS_SIZE, list(LAPTOP))
    assert stage.state["device"] is None
    stage.page.go_forward()
    stage.preview.until("scene => scene.window.device === 'ipad-pro-11-m4'")
    stage.assert_stands_as_told()


def test_a_restarted_server_gets_the_window_where_it_was(open_page):
    server = Server()
    stage = open_stage(open_page, IPAD + "&arrangement=split-1/2", at=server)
    # The browser itself reports whatever finds no server, its own wish for the page's icon included.
    stage.preview.expects = is_about_the_cut
    stage.divider.focus()
    stage.page.keyboard.press("ArrowRight")
    stage.preview.until(IS_ARRANGED, "split-2/3")
    session = stage.preview.scene["session"]
    server.close()
    stage.page.locator(".notice").get_by_text("Reconnecting").wait_for()
    server = Server(server.port)
    stage.preview.until("(scene, session) => scene.session !== session", session)
    assert stage.state["arrangement"] == "split-2/3"
    stage.assert_stands_as_told()
    server.close()


def test_the_panel_leads_to_the_devices(open_page):
    stage = open_stage(open_page, MAIL + "&panel=scene", (1600, 900))
    line = stage.page.locator(".tools-device")
    assert "None" in line.inner_text()
    line.get_by_role("button", name="Choose").click()
    stage.picker.wait_for(state="visible")
    stage.choose_device("mini 6")
    line.get_by_text("iPad mini (6th generation)").wait_for()
    stage.preview.until("scene => scene.window.device === 'ipad-mini-6'")
    assert "panel=scene" in stage.search
