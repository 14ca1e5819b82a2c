"""The inspector, as somebody uses it who wants to know why a layout is as it is, and to change it."""

import re

import pytest
from playwright.sync_api import expect

from browser import DEADLINE, NAMELESS, box, close
from panel import Panel

MAIL = "?scene=mail&panel=hierarchy"
LAB = "?scene=lab&profile=ios14&panel=hierarchy"
WIDTH = "(scene, width) => scene.hierarchy.primaryColumnWidth === width"


def inspect(open_page, size=(1500, 900), query=MAIL, **options):
    preview = open_page(size, query, **options)
    panel = Panel(preview)
    panel.wait_open()
    panel.row("split").wait_for()
    return preview, panel


def test_what_is_picked_in_a_column_says_its_width_and_why(open_page):
    preview, panel = inspect(open_page)
    panel.page.get_by_role("button", name="Pick", exact=True).click()
    preview.element("mailboxes/inbox").click()
    expect(panel.member("mailboxes", "asked-primary")).to_contain_text("Nothing: automatic")
    got = panel.member("mailboxes", "primaryColumnWidth")
    expect(got.locator(".fact-because")).to_contain_text("automatic: ")
    frame = panel.member("mailboxes", "frame")
    frame.get_by_role("button", name="Why? Frame").click()
    # The first answer to "Why?" takes some seconds on a busy machine.
    expect(frame).to_contain_text("primary column", timeout=30000)


@pytest.mark.parametrize("direction", ["", "&rtl=1"])
def test_the_columns_stand_as_one_reads_them(open_page, direction):
    preview, panel = inspect(open_page, query=MAIL + direction)
    shown = [name for name in panel.nodes if name.startswith("nav:")]
    lefts = {name: box(preview.pane(f"{name}/pane"))[0] for name in shown}
    assert shown == ["nav:mailboxes", "nav:messages", "nav:message"]
    assert (lefts["nav:message"] > lefts["nav:mailboxes"]) == (not direction)


def test_pointing_at_the_picture_marks_the_row_and_picking_selects_it(open_page):
    preview, panel = inspect(open_page)
    message = preview.pane("message/pane")
    message.hover(position={"x": 300, "y": 500})
    expect(panel.row("message")).to_have_class("tools-row is-pointed")
    pick = panel.page.get_by_role("button", name="Pick", exact=True)
    pick.click()
    expect(pick).to_have_attribute("aria-pressed", "true")
    sent = len(preview.sent)
    message.click(position={"x": 300, "y": 500})
    expect(panel.row("message")).to_have_attribute("aria-selected", "true")
    assert panel.row("message").evaluate("one => one === document.activeElement")
    assert [one["type"] for one in preview.sent[sent:]] == ["properties"]
    expect(pick).to_have_attribute("aria-pressed", "false")
    assert close(box(panel.page.locator(".outline")), box(message))


def test_only_one_thing_waits_for_a_press(open_page):
    _, panel = inspect(open_page)
    pick = panel.page.get_by_role("button", name="Pick", exact=True)
    pick.click()
    panel.page.locator(".why-button").click()
    expect(pick).to_have_attribute("aria-pressed", "false")
    expect(panel.page.locator(".why-button")).to_have_attribute("aria-pressed", "true")
    panel.page.keyboard.press("Escape")
    expect(panel.page.locator(".why-button")).to_have_attribute("aria-pressed", "false")


def test_a_width_says_what_was_asked_what_was_got_and_why(open_page):
    preview, panel = inspect(open_page)
    panel.select("nav:messages")
    expect(panel.fact("asked-supplementary").locator(".fact-value")).to_have_text("Nothing: automatic")
    got = panel.fact("supplementaryColumnWidth")
    expect(got.locator(".fact-value")).to_have_text("320, and 290 more under the primary")
    expect(got.locator(".fact-because")).to_contain_text("automatic: 320")
    got.get_by_role("button", name="Why?").click()
    expect(got.locator(".answer-list").first).to_contain_text("The supplementary column is 320 wide", timeout=DEADLINE * 1000)
    expect(got.locator(".answer small").first).to_have_text(re.compile("^(Documented|Observed|Inferred from): "))
    got.locator(".answer-flips button").first.click()
    preview.until("scene => scene.window.size[0] !== 1500 && scene.hierarchy.supplementaryColumnWidth !== 610")
    preview.photograph("inspector-why")


def test_a_safe_area_says_which_rule_gives_each_inset(open_page):
    preview, panel = inspect(open_page)
    panel.select("nav:messages")
    area = panel.fact("safeArea")
    area.get_by_role("button", name="Why? Safe area").click()
    about = area.locator(".answer-list").first.locator("li")
    expect(about).to_have_count(4, timeout=DEADLINE * 1000)
    expect(about.nth(1).locator("span")).to_have_text(
        "The supplementary column of the split view has a safe area inset of 290 at the left, because the primary floats over that edge, 280 wide and 10 from it."
    )
    expect(about.nth(1).locator("small")).to_have_text("Observed: measurements in the simulator")
    area.locator("summary").click()
    causes = area.locator(".answer-list").nth(1)
    expect(causes).to_contain_text("The window has a safe area inset of 32 at the top, because the status bar of a full-screen iPad is 32 high")
    expect(area.locator(".answer-flips button").first).to_contain_text("safe area at the left 290 → 0")
    preview.photograph("inspector-why-safe-area")
    panel.select("")
    window = panel.fact("safeArea")
    window.get_by_role("button", name="Why? Safe area").click()
    expect(window.locator(".answer-list").first.locator("li")).to_have_count(4)
    expect(window.locator(".answer small").first).to_have_attribute("title", re.compile("^Statement 1.1-pad-insets-26"))


def test_a_setting_is_made_marked_undone_and_made_again(open_page):
    preview, panel = inspect(open_page, query=LAB)
    panel.select("split")
    setting = panel.setting("preferredPrimaryColumnWidth")
    field = setting.get_by_role("textbox")
    expect(field).to_have_attribute("placeholder", "Automatic")
    field.fill("280")
    field.press("Enter")
    preview.until(WIDTH, 280)
    expect(panel.fact("asked-primary").locator(".fact-value")).to_have_text("280")
    expect(setting).to_have_class("setting is-points is-set is-own")
    field.press("Control+z")
    preview.until(WIDTH, 320)
    expect(field).to_have_value("")
    expect(setting).to_have_class("setting is-points")
    field.press("Control+Shift+z")
    preview.until(WIDTH, 280)
    setting.get_by_role("button", name="Set back").click()
    preview.until(WIDTH, 320)


def test_everything_goes_back_at_once(open_page):
    preview, panel = inspect(open_page, query=LAB)
    panel.select("split")
    panel.setting("primaryEdge").get_by_role("radio", name="Trailing").click()
    preview.until("scene => scene.hierarchy.primaryEdge === 'trailing'")
    panel.setting("presentsWithGesture").get_by_role("switch").uncheck()
    preview.until("scene => scene.hierarchy.presentsWithGesture === false")
    back = panel.page.get_by_role("button", name="Set all back")
    expect(back).to_have_text("Set all back (2)")
    back.click()
    preview.until("scene => scene.hierarchy.primaryEdge === 'leading' && scene.hierarchy.presentsWithGesture === true")
    expect(back).to_have_attribute("aria-disabled", "true")
    panel.page.get_by_role("button", name="Undo", exact=True).click()
    preview.until("scene => scene.hierarchy.primaryEdge === 'trailing'")


def test_a_number_is_stepped_by_buttons_and_arrow_keys_and_refused_beyond_its_limits(open_page):
    preview, panel = inspect(open_page, query=LAB)
    panel.select("split")
    setting = panel.setting("preferredPrimaryColumnWidth")
    setting.get_by_role("button", name="Less preferred width").click()
    preview.until(WIDTH, 310)
    setting.get_by_role("textbox").press("ArrowDown")
    preview.until(WIDTH, 300)
    sent = len(preview.sent)
    setting.get_by_role("textbox").fill("20001")
    setting.get_by_role("textbox").press("Enter")
    expect(setting.get_by_role("textbox")).to_have_attribute("aria-invalid", "true")
    assert not [one for one in preview.sent[sent:] if one["type"] == "set"]


def test_a_plain_controller_has_settings_too(open_page):
    preview, panel = inspect(open_page, query="?scene=lab&panel=hierarchy")
    panel.select("B")
    panel.page.get_by_text("Title and bars").click()
    panel.setting("title").get_by_role("textbox").fill("Tide tables")
    panel.setting("title").get_by_role("textbox").press("Enter")
    preview.until("scene => JSON.stringify(scene.hierarchy).includes('Tide tables')")
    expect(panel.row("B").locator(".tools-title")).to_have_text("Tide tables")
    panel.page.keyboard.press("Control+z")
    preview.until("scene => !JSON.stringify(scene.hierarchy).includes('Tide tables')")


def test_another_scene_forgets_the_settings(open_page):
    preview, panel = inspect(open_page, query=LAB)
    panel.select("split")
    panel.setting("primaryEdge").get_by_role("radio", name="Trailing").click()
    preview.until("scene => scene.hierarchy.primaryEdge === 'trailing'")
    preview.page.locator(".system-choice select").select_option("ios26")
    preview.until("scene => scene.profile === 'ios26'")
    expect(panel.page.get_by_role("button", name="Undo", exact=True)).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("direction", ["", "&rtl=1"])
def test_widths_are_drawn_on_the_picture(open_page, direction):
    preview, panel = inspect(open_page, query=MAIL + direction)
    panel.page.get_by_role("switch", name="Widths").check()
    lines = panel.page.locator('.measure[data-kind="width"]')
    expect(lines).to_have_count(4)
    labels = lines.locator(".measure-label").all_inner_texts()
    panes = [pane for pane in preview.scene["panes"] if pane.get("column") and pane["isVisible"]]
    covered = {pane["column"]: pane["safeArea"][1] + pane["safeArea"][3] for pane in panes}
    widths = {f"{pane['frame'][2] - covered[pane['column']]:g}" for pane in panes}
    assert {*labels} == widths | {f"{preview.scene['window']['size'][0]:g}"}
    window = box(preview.page.locator("#window"))
    assert close(box(lines.last)[::2], window[::2])
    panel.page.get_by_role("switch", name="Safe areas").check()
    expect(panel.page.locator('.measure[data-kind="band"]').first).to_be_visible()
    panel.page.get_by_role("switch", name="Margins").check()
    preview.photograph(f"inspector-measures{direction.replace('&', '-')}")
    panel.tab("Calls").click()
    expect(panel.page.locator(".measures")).to_be_hidden()


def test_the_app_is_drawn_smaller_beside_the_panel_and_gets_its_width_on_request(open_page):
    preview = open_page((1366, 900), "?scene=mail")
    panel = Panel(preview)
    panel.button.click()
    panel.wait_open()
    strip = panel.page.locator(".tools-taken")
    expect(strip).to_contain_text("Drawn at 71\u00a0%: the app is still 1366 × 900.")
    expect(panel.page.locator(".caption-line")).to_contain_text("Drawn at 71\u00a0%")
    assert preview.scene["hierarchy"]["displayMode"] == "twoBesideSecondary"
    strip.get_by_role("button", name="Make it 966 wide").click()
    preview.until("scene => String(scene.window.size) === '966,900'")
    expect(strip).to_be_hidden()
    assert box(preview.page.locator("#window"))[2] == 966


def test_the_edge_of_the_window_is_dragged_beside_the_panel(open_page):
    preview = open_page((1366, 900), "?scene=mail")
    panel = Panel(preview)
    panel.button.click()
    panel.wait_open()
    edge = panel.page.locator(".window-edge")
    x, y, width, height = box(edge)
    mouse = panel.page.mouse
    mouse.move(x + width / 2, y + height / 2)
    mouse.down()
    for step in range(1, 11):
        mouse.move(x + width / 2 - 50 * step, y + height / 2)
    preview.until("scene => scene.hierarchy.isCollapsed")
    # The edge has followed the pointer, at the scale of the picture.
    assert abs(box(edge)[0] - (x - 500)) <= 2
    assert abs(preview.scene["window"]["size"][0] - (1366 - 500 / (966 / 1366))) <= 2
    mouse.up()


@pytest.mark.parametrize("width", [1024, 1280])
def test_opening_the_panel_changes_no_layout(open_page, width):
    preview = open_page((width, 800), "?scene=mail")
    before = preview.scene["hierarchy"]
    Panel(preview).button.click()
    Panel(preview).wait_open()
    preview.rest()
    assert preview.scene["hierarchy"] == before


@pytest.mark.parametrize("size", [(1500, 900), (800, 900), (375, 812)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_looks_right_at_any_size(open_page, size, scheme):
    preview, panel = inspect(open_page, size, MAIL, color_scheme=scheme)
    panel.row("nav:message").wait_for(state="attached")
    assert panel.page.evaluate(NAMELESS) == []
    sticking_out = "() => [...document.querySelectorAll('.tools *')].filter(one => one.getBoundingClientRect().right > innerWidth + 1).length"
    assert panel.page.evaluate(sticking_out) == 0
    preview.photograph(f"inspector-{size[0]}-{scheme}")


@pytest.mark.parametrize("size", [(671, 468), (375, 623)])
def test_a_small_browser_shows_the_first_rows_of_the_tree(open_page, size):
    preview, panel = inspect(open_page, size)
    _, y, _, height = box(panel.row("split").locator(".tools-head"))
    assert y + height / 2 <= preview.page.viewport_size["height"]
    assert box(panel.page.locator(".tools-tabs"))[1] < y
    preview.photograph(f"inspector-small-{size[0]}")
