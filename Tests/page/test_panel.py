"""The developer's panel, as somebody uses it who wants to know what UIKit did."""

import pytest

from browser import BENCH, EDGE, FILLS_ITS_ROOM, NAMELESS, NARROW, box, close, on_stage, say
from panel import Panel

LAB = "?scene=lab&profile=ios13"
#: The scale of an app of 1366 points beside the panel, which takes 400 of them.
SMALLER = 966 / 1366
IS_COLLAPSED = "(scene, is) => JSON.stringify(scene.hierarchy).includes(`\"isCollapsed\":${is}`)"
SCENE_IS = "(scene, id) => scene.scene === id"


def open_panel(open_page, size=(1366, 900), query=LAB + "&panel=hierarchy", **options):
    preview = open_page(size, query, **options)
    panel = Panel(preview)
    panel.wait_open()
    preview.until(FILLS_ITS_ROOM)
    return preview, panel


def stage(preview):
    return preview.page.locator("#stage").evaluate(
        "one => { const box = one.getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; }"
    )


def test_closed_it_takes_no_room_and_the_button_opens_it(open_page):
    preview = open_page((1366, 900))
    panel = Panel(preview)
    panel.wait_open(False)
    assert preview.scene["window"]["size"] == [1366, 900]
    assert panel.button.get_attribute("aria-expanded") == "false"
    panel.button.click()
    panel.wait_open()
    assert close(box(preview.page.locator("#window")), [0, BENCH, 966, 900 * SMALLER])
    assert panel.button.get_attribute("aria-expanded") == "true"
    assert "panel=hierarchy" in panel.search()
    panel.page.get_by_role("button", name="Close the panel").click()
    panel.wait_open(False)
    assert close(box(preview.page.locator("#window")), [0, BENCH, 1366, 900])
    assert not [message for message in preview.sent if message["type"] == "resize"], "a panel never changes the size of the app"
    assert panel.button.evaluate("one => one === document.activeElement")
    assert "panel" not in panel.search()


def test_the_key_i_opens_and_closes_it_but_not_in_a_text(open_page):
    preview = open_page((1366, 900), LAB)
    panel = Panel(preview)
    panel.page.keyboard.press("i")
    panel.wait_open()
    assert panel.tab("Hierarchy").evaluate("one => one === document.activeElement")
    panel.tab("Calls").click()
    panel.page.get_by_role("searchbox").focus()
    panel.page.keyboard.press("i")
    panel.wait_open()
    assert panel.page.get_by_role("searchbox").input_value() == "i"
    panel.page.keyboard.press("Escape")
    panel.wait_open(False)
    panel.page.keyboard.press("i")
    panel.wait_open()
    assert panel.tab("Calls").get_attribute("aria-selected") == "true"


def test_the_address_opens_the_part_that_it_names(open_page):
    for name in ("hierarchy", "calls", "scene"):
        _, panel = open_panel(open_page, query=f"{LAB}&panel={name}")
        assert panel.tab(name.capitalize()).get_attribute("aria-selected") == "true"
        assert panel.page.locator(f"#tools-{name}").is_visible()


@pytest.mark.parametrize(
    ("size", "query", "room"),
    [
        ((1366, 900), "", [0, BENCH, 966, 900]),
        ((1366, 900), "&rtl=1", [400, BENCH, 966, 900]),
        ((390, 844), "", [0, BENCH, 390, 464]),
    ],
)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_stands_beside_the_app_or_under_it(open_page, size, query, room, scheme):
    preview, panel = open_panel(open_page, size, f"?scene=mail&panel=hierarchy{query}", color_scheme=scheme)
    preview.until("(scene, size) => String(scene.window.size) === String(size)", list(size))
    edge = EDGE if size[0] > NARROW else 0
    assert stage(preview) == [room[0], room[1], room[2] + edge, room[3]]
    scale = min(room[2] / size[0], room[3] / size[1])
    assert close(box(preview.page.locator("#window")), [*room[:2], size[0] * scale, size[1] * scale])
    panel.page.get_by_role("treeitem").first.wait_for()
    name = f"panel-{size[0]}-{scheme}{'-rtl' if query else ''}"
    preview.photograph(name)


def test_its_edge_is_dragged_and_moved_by_keys(open_page):
    preview, panel = open_panel(open_page)
    edge = panel.page.get_by_role("separator", name="Edge of the panel")
    preview.swipe((966 + EDGE, 450), (766 + EDGE, 450))
    preview.page.wait_for_function("() => document.querySelector('#window').getBoundingClientRect().width === 766")
    assert edge.get_attribute("aria-valuenow") == "600"
    edge.focus()
    panel.page.keyboard.press("ArrowRight")
    preview.page.wait_for_function("() => document.querySelector('#window').getBoundingClientRect().width === 782")
    assert preview.scene["window"]["size"] == [1366, 900]
    assert panel.state("split", "isCollapsed") == "No"


def test_the_tree_is_the_hierarchy_with_its_state(open_page):
    _, panel = open_panel(open_page, (966, 900), LAB + "&opt.style=unspecified&panel=hierarchy")
    assert panel.levels() == [["", 1], ["split", 2], ["nav:A", 3], ["A", 4], ["nav:B", 3], ["B", 4]]
    assert panel.state("", "horizontalSizeClass") == "Regular"
    assert panel.state("split", "isCollapsed") == "No"
    assert panel.state("split", "style") == "Classic, without a style"
    assert panel.state("split", "viewControllers") == "a stack of A, a stack of B"
    assert panel.marks("nav:A") == ["primary", "off screen, in the hierarchy"]
    assert panel.marks("nav:B") == ["secondary"]


def test_what_changed_is_marked_and_what_is_gone_is_named(open_page):
    preview, panel = open_panel(open_page, (1600, 900), LAB + "&opt.style=unspecified&panel=hierarchy")
    assert panel.page.locator(".is-changed, .is-new, .is-moved").count() == 0
    preview.tap("split/displayModeButtonItem")
    preview.until("scene => scene.hierarchy.displayMode === 'secondaryOnly'")
    assert "is-changed" in panel.member("split", "displayMode").get_attribute("class")
    assert "is-changed" not in panel.member("split", "isCollapsed").get_attribute("class")
    assert "is-marked" in panel.row("nav:A").get_attribute("class")
    preview.resize_browser(660, 900)
    preview.until(IS_COLLAPSED, True)
    assert panel.levels() == [["", 1], ["split", 2], ["nav:A", 3], ["A", 4], ["nav:B", 4], ["B", 5]]
    assert "is-moved" in panel.row("nav:B").get_attribute("class")
    assert panel.marks("nav:B") == ["nested"] and panel.marks("A") == ["covered"]
    preview.back_button.click()
    preview.until("scene => String(scene.hierarchy.viewControllers) === 'nav[A]'")
    assert panel.levels() == [["", 1], ["split", 2], ["nav:A", 3], ["A", 4], ["nav:B", 2], ["B", 3]]
    assert "is-moved" in panel.row("nav:B").get_attribute("class")
    assert panel.marks("nav:B") == panel.marks("B") == ["in no window"]


def test_a_controller_that_nobody_has_any_more_is_named_as_gone(open_page):
    preview, panel = open_panel(open_page, (1600, 900), "?scene=lab&profile=ios26&panel=hierarchy")
    say(preview, type="perform", target="split", action="setViewController", column="secondary", controller=None)
    preview.until("scene => String(scene.hierarchy.viewControllers) === 'A'")
    assert panel.page.get_by_text("Gone: nav:B").is_visible()
    assert panel.marks("B") == ["in no window"]


def test_a_resize_keeps_the_rows_and_writes_only_what_changed(open_page):
    preview, panel = open_panel(open_page, (1366, 900))
    panel.page.evaluate(
        """() => {
          window.made = 0;
          window.rows = [...document.querySelectorAll('[role=treeitem]')];
          new MutationObserver(changes => { made += changes.flatMap(change => [...change.addedNodes]).filter(node => node.nodeType === 1).length; })
            .observe(document.querySelector('.tools-tree'), { childList: true, subtree: true });
        }"""
    )
    for width in (1360, 1340, 1320, 1300):
        preview.resize_browser(width, 900)
    assert panel.page.evaluate("() => made") == 0
    assert panel.page.evaluate("() => rows.every(row => row.isConnected)")
    assert panel.state("", "size") == "1300 × 900 at 2x"


def test_closed_the_panel_is_not_drawn(open_page):
    preview, panel = open_panel(open_page)
    panel.page.keyboard.press("i")
    panel.wait_open(False)
    panel.page.evaluate(
        """() => {
          window.changes = 0;
          new MutationObserver(list => { changes += list.length; })
            .observe(document.querySelector('.tools'), { childList: true, subtree: true, characterData: true, attributes: true });
        }"""
    )
    preview.resize_browser(900, 900)
    preview.resize_browser(600, 900)
    assert panel.page.evaluate("() => changes") == 0


@pytest.mark.parametrize("direction", ["", "&rtl=1"])
def test_pointing_at_a_row_outlines_its_pane(open_page, direction):
    preview, panel = open_panel(open_page, (1600, 900), LAB + "&panel=hierarchy" + direction)
    outline = panel.page.locator(".outline")
    assert not outline.is_visible()
    for name in ("nav:A", "B"):
        panel.row(name).locator(".tools-head").hover()
        outline.wait_for()
        assert close(box(outline), box(preview.pane(f"{name}/pane")))
    panel.page.mouse.move(*on_stage(800 if not direction else 1500, 890))
    outline.wait_for(state="hidden")


def test_the_keyboard_walks_the_tree(open_page):
    _, panel = open_panel(open_page, query=LAB + "&opt.style=unspecified&panel=hierarchy")
    focused = "() => document.activeElement.dataset.node"
    keys = panel.page.keyboard
    panel.row("").focus()
    for key, name in [
        ("ArrowDown", "split"), ("ArrowRight", "nav:A"), ("End", "B"), ("ArrowLeft", "nav:B"), ("ArrowLeft", "nav:B"),
        ("ArrowUp", "A"), ("Home", ""),
    ]:
        keys.press(key)
        assert panel.page.evaluate(focused) == name, key
    assert panel.row("nav:B").get_attribute("aria-expanded") == "false"
    assert "B" not in panel.nodes
    panel.row("nav:B").focus()
    assert panel.page.locator(".outline").is_visible()
    keys.press("Enter")
    assert "B" in panel.nodes
    assert panel.page.locator('[role="treeitem"][tabindex="0"]').count() == 1


def test_the_log_has_every_call_by_the_message_that_caused_it(open_page):
    preview, panel = open_panel(open_page, (966, 900), LAB + "&opt.style=unspecified&panel=calls")
    assert panel.groups[0] == "open lab ios13"
    assert [call[0] for call in panel.calls] == [str(index + 1) for index in range(len(panel.calls))]
    before = len(panel.calls)
    preview.tap("split/displayModeButtonItem")
    panel.until("() => document.querySelectorAll('.tools-group').length > 1")
    assert panel.groups[-1] == "tap split/displayModeButtonItem"
    added = [call[1:] for call in panel.calls[before:]]
    assert added[:2] == [
        ["ask", "delegate", "targetDisplayModeForAction(in:)"],
        ["will", "delegate", "splitViewController(_:willChangeTo:)"],
    ]
    will = panel.page.locator(".tools-call.is-will").filter(has_text="willChangeTo").last
    assert "primaryOverlay" in will.text_content()
    assert "expanded" in will.locator(".tools-call-state").text_content()
    asked = panel.page.locator(".tools-call.is-ask").last
    assert "→ automatic" in asked.text_content()


def test_the_log_is_filtered_paused_and_cleared(open_page):
    preview, panel = open_panel(open_page, query=LAB + "&opt.style=unspecified&panel=calls")
    box_ = panel.page.get_by_role("searchbox", name="Filter calls")
    box_.fill("will a")
    assert panel.calls and all(call[1] == "will" for call in panel.calls)
    box_.fill("nothing like that")
    assert panel.page.get_by_text("No call matches the filter.").is_visible()
    box_.fill("")
    panel.page.get_by_role("button", name="Pause").click()
    before = panel.calls
    preview.tap("split/displayModeButtonItem")
    resume = panel.page.get_by_role("button", name="Resume (")
    resume.wait_for()
    assert panel.calls == before
    resume.click()
    assert panel.groups[-1] == "tap split/displayModeButtonItem"
    panel.page.get_by_role("button", name="Clear").click()
    assert panel.calls == [] and panel.page.get_by_text("No calls yet").is_visible()
    preview.resize_browser(600, 900)
    panel.until("() => document.querySelectorAll('.tools-group').length > 0")
    assert panel.groups[0].startswith("resize 600 × 900")
    assert int(panel.calls[0][0]) > len(before)


def test_a_raise_is_red(open_page):
    preview, panel = open_panel(
        open_page, query="?scene=lab&profile=ios13&panel=calls&opt.style=unspecified&opt.separateSecondary=Z&opt.primaryForExpanding=Z"
    )
    preview.resize_browser(660, 900)
    preview.until(IS_COLLAPSED, True)
    preview.resize_browser(1366, 900)
    preview.until(IS_COLLAPSED, False)
    raised = panel.page.locator(".tools-call.is-raise")
    raised.first.wait_for()
    color = raised.first.evaluate("one => getComputedStyle(one).color")
    assert color == "rgb(201, 37, 45)"


def test_all_calls_opens_again_at_the_same_place(open_page):
    preview, panel = open_panel(open_page, size=(1600, 900), query="?scene=mail&profile=ios14&panel=calls")
    preview.tap_and_wait(preview.element("messages/proofs"), "scene => scene.viewModels.message.message === 'proofs'")
    panel.page.get_by_role("switch", name="All calls").check()
    panel.until("() => location.search.includes('opt.log=all')")
    preview.until("scene => scene.viewModels.message?.message === 'proofs'")
    opened = []
    while len(opened) < 2:
        preview.rest()
        opened = [message for message in preview.sent if message["type"] == "open"]
    assert opened[-1]["options"] == {"log": "all"} and opened[-1]["place"]["message"] == "proofs"
    preview.resize_browser(1300, 900)
    panel.until("() => document.body.textContent.includes('viewWillTransition')")


def test_the_menu_opens_another_scene_and_the_address_says_so(open_page):
    preview, panel = open_panel(open_page, query="?scene=instagram&rtl=1&panel=scene")
    panel.page.get_by_label("Scene", exact=True).last.select_option("mail")
    preview.until(SCENE_IS, "mail")
    assert panel.search() == "?scene=mail&rtl=1&panel=scene"
    assert panel.page.title() == "Mail · Split Preview"
    assert preview.scene["window"]["traits"]["layoutDirection"] == "rightToLeft"
    assert preview.page.locator('[data-pane="tabs/pane"]').count() == 0
    assert panel.page.locator(".tools-summary").inner_text().startswith("Choose a message")
    panel.element.get_by_label("Version").select_option("ios14")
    preview.until("scene => scene.profile === 'ios14'")
    panel.page.get_by_label("Style", exact=True).select_option("doubleColumn")
    preview.until("scene => scene.hierarchy.style === 'doubleColumn'")
    assert panel.search() == "?scene=mail&profile=ios14&rtl=1&panel=scene&opt.style=doubleColumn"
    panel.page.get_by_label("Style", exact=True).select_option("tripleColumn")
    preview.until("scene => scene.hierarchy.style === 'tripleColumn'")
    assert "opt.style" not in panel.search()
    preview.photograph("panel-menu")


def test_going_back_in_the_browser_opens_what_was_open(open_page):
    preview, panel = open_panel(open_page, query="?scene=lab&panel=scene")
    panel.page.get_by_label("Hosted").check()
    preview.until("scene => scene.hierarchy.id === 'host'")
    panel.page.go_back()
    preview.until("scene => scene.hierarchy.id === 'split'")
    assert not panel.page.get_by_label("Hosted").is_checked()


def test_names_and_properties_are_typed(open_page):
    preview, panel = open_panel(open_page, query="?scene=lab&profile=ios13&panel=scene&opt.style=unspecified")
    properties = panel.page.get_by_label("Properties", exact=True)
    properties.fill("{not json")
    properties.press("Enter")
    assert properties.get_attribute("aria-invalid") == "true"
    properties.fill('{"preferredDisplayMode":"secondaryOnly"}')
    properties.press("Enter")
    preview.until("scene => scene.hierarchy.preferredDisplayMode === 'secondaryOnly'")
    name = panel.page.get_by_label("Separate secondary")
    name.fill("Z")
    name.press("Enter")
    panel.until("() => location.search.includes('opt.separateSecondary=Z')")


def test_a_length_is_typed_as_a_number_and_stays_one_when_the_page_is_loaded_again(open_page):
    preview, panel = open_panel(open_page, query="?scene=split-or-flip&panel=scene")
    length = panel.page.get_by_label("Minimum width for wide column")
    assert length.input_value() == "0"
    for refused in ("-1", "20001"):
        length.fill(refused)
        length.press("Enter")
        assert length.get_attribute("aria-invalid") == "true"
    assert "minimumWidthForWideColumn" not in panel.search()
    length.fill("2000")
    length.press("Enter")
    preview.until("scene => scene.panes.some(({ role, frame }) => role === 'left' && frame[2] === 320)")
    opened = []
    while len(opened) < 2:
        preview.rest()
        opened = [message for message in preview.sent if message["type"] == "open"]
    assert opened[-1]["options"] == {"minimumWidthForWideColumn": 2000}
    preview.go(panel.page.url)
    assert [message for message in preview.sent if message["type"] == "open"][-1]["options"] == opened[-1]["options"]
    panel.page.get_by_label("Minimum width for wide column").fill("")
    panel.page.get_by_label("Minimum width for wide column").press("Enter")
    panel.until("() => !location.search.includes('minimumWidth')")


def test_an_option_of_a_kind_that_the_page_does_not_know_is_read_only(open_page):
    def offer(route):
        answer = route.fetch()
        meta = answer.json()
        for scene in meta["scenes"]:
            scene["options"]["log"]["kind"] = "tomorrow"
        route.fulfill(response=answer, json=meta)

    preview = open_page((1366, 900), LAB + "&panel=scene", prepare=lambda page: page.route("**/meta.json", offer))
    control = preview.page.get_by_label("Log", exact=True)
    assert control.input_value() == '"standard"'
    assert not control.is_editable()


def test_a_choice_that_is_refused_is_said_and_the_app_stays(open_page):
    preview, panel = open_panel(open_page, query="?scene=lab&profile=ios13&panel=scene")
    preview.expects = lambda line: True
    panel.page.get_by_label("Style", exact=True).select_option("tripleColumn")
    panel.page.get_by_text("style is unspecified before iOS 14").wait_for()
    assert preview.scene["hierarchy"]["style"] == "unspecified"


def test_the_menu_has_what_the_server_offers(open_page):
    _, panel = open_panel(open_page, query="?scene=lab&panel=scene")
    meta = panel.page.evaluate("() => fetch('meta.json').then(answer => answer.json())")
    scenes = panel.element.locator("select").first.locator("option").evaluate_all("all => all.map(one => one.value)")
    assert scenes == [scene["id"] for scene in meta["scenes"]]
    lab = next(scene for scene in meta["scenes"] if scene["id"] == "lab")
    profiles = panel.element.get_by_label("Version").locator("option").evaluate_all("all => all.map(one => one.value)")
    assert profiles == lab["profiles"]
    labels = panel.element.locator(".tools-field label").all_inner_texts()
    assert labels[:5] == ["Scene", "Version", "Policy", "Style", "Hosted"] and "Compact column" in labels
    titles = panel.element.locator(".tools-field label").evaluate_all("all => all.map(one => one.title)")
    assert titles[3:] == [*lab["options"]]
    names = panel.element.get_by_label("Version").locator("option").all_inner_texts()
    assert names == [meta["systems"][profile] + (" (default)" if profile == lab["profile"] else "") for profile in profiles]


def test_everything_that_can_be_pressed_has_a_name(open_page):
    for name in ("hierarchy", "calls", "scene"):
        _, panel = open_panel(open_page, query=f"?scene=lab&panel={name}")
        assert panel.page.evaluate(NAMELESS) == []


#: The distance from the end of the log of calls, in points, and the height of what is in it.
END = "() => { const { scrollHeight, scrollTop, clientHeight } = document.querySelector('.tools-calls'); return [scrollHeight - scrollTop - clientHeight, scrollHeight]; }"


def test_the_log_of_calls_keeps_its_end_in_view_unless_the_user_scrolls_back(open_page):
    preview = open_page((1366, 700), "?scene=instagram&panel=calls")
    page = preview.page
    for width in (640, 1366, 640, 1366):
        page.set_viewport_size({"width": width, "height": 700})
        preview.until("(scene, width) => scene.window.size[0] === width", width - EDGE)
    page.wait_for_function(f"() => (({END})()[1] > 900) && ({END})()[0] < 2")

    page.locator(".tools-calls").evaluate("list => { list.scrollTop = 10; }")
    preview.rest()
    groups = "() => document.querySelectorAll('.tools-calls > div > *').length"
    count = page.evaluate(groups)
    page.set_viewport_size({"width": 640, "height": 700})
    page.wait_for_function(f"count => ({groups})() > count", arg=count)
    assert page.locator(".tools-calls").evaluate("list => list.scrollTop") == 10
