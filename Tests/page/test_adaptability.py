"""The adaptability article in one window, its scene in the other."""

import pytest

from browser import BENCH, HAS_MODE, IS_SHOWN, box, browser_around, close, is_about_the_cut
from panel import Panel
from server import Server

SCENE = "?scene=adaptability"
IS_COLLAPSED = "(scene, is) => scene.hierarchy.isCollapsed === is"

REGULAR = [["", 1], ["split", 2], ["nav:conversations", 3], ["conversations", 4], ["nav:noor", 3], ["noor", 4]]
COMPACT = [["", 1], ["split", 2], ["nav:conversations", 3], ["conversations", 4], ["nav:noor", 4], ["noor", 5]]


def controllers(preview):
    """The view controllers of the split view, as the scene names them."""
    return ", ".join(preview.scene["hierarchy"]["viewControllers"])


def open_phone(open_page, size=(1366, 900), query="", **options):
    preview = open_page(size, SCENE + query, **options)
    return preview, Panel(preview)


def turn(preview, is_collapsed):
    preview.page.get_by_role("button", name="Turn the phone").click()
    preview.until(IS_COLLAPSED, is_collapsed)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_phone_stands_in_the_middle_and_is_turned(open_page, scheme):
    preview, panel = open_phone(open_page, color_scheme=scheme)
    panel.wait_open()
    assert preview.scene["window"]["size"] == [414, 736]
    x, y, width, height = box(preview.page.locator("#window"))
    assert abs(x + width / 2 - 483) <= 1 and abs(y + height / 2 - BENCH - 450) <= 1
    assert abs(width / height - 414 / 736) < 0.01
    body = box(preview.page.locator(".phone-body"))
    assert body[0] < x and body[1] < y and body[0] + body[2] > x + width and body[1] + body[3] > y + height
    preview.photograph(f"adaptability-portrait-{scheme}")
    turn(preview, False)
    assert preview.scene["window"]["size"] == [736, 414]
    preview.photograph(f"adaptability-landscape-{scheme}")
    turn(preview, True)
    assert preview.scene["window"]["size"] == [414, 736]


@pytest.mark.parametrize("size", [(500, 900), (414, 736), (900, 900)])
def test_the_button_that_turns_the_phone_does_not_lie_on_it(open_page, size):
    preview, _ = open_phone(open_page, size, "&panel=off")
    button = preview.page.get_by_role("button", name="Turn the phone")
    x, y, width, height = box(button)
    assert x + width <= size[0] and y + height <= size[1] + BENCH
    on_the_phone = '''([x, y, radius]) => Array.from({ length: 24 }, (_, i) => i * Math.PI / 12).some(angle =>
      document.elementsFromPoint(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
        .some(one => one.matches('.phone-body')))'''
    assert not preview.page.evaluate(on_the_phone, [x + width / 2, y + height / 2, width / 2 - 1])


def test_a_phone_keeps_its_size_whatever_the_browser_does(open_page):
    preview, _ = open_phone(open_page, query="&panel=off")
    turn(preview, False)
    preview.page.set_viewport_size(browser_around(700, 600))
    preview.page.wait_for_function("() => document.getElementById('window').getBoundingClientRect().right < 700")
    assert preview.scene["window"]["size"] == [736, 414]
    assert all(message["type"] != "resize" for message in preview.sent)


def test_the_hierarchy_stands_beside_the_app_regular_and_compact(open_page):
    preview, panel = open_phone(open_page)
    panel.wait_open()
    assert panel.levels() == COMPACT
    assert controllers(preview) == "nav[conversations,nav[noor]]"
    assert panel.marks("nav:noor") == ["nested"]
    turn(preview, False)
    assert panel.levels() == REGULAR
    assert controllers(preview) == "nav[conversations], nav[noor]"
    assert panel.state("", "horizontalSizeClass") == "Regular"
    assert "is-changed" in panel.member("split", "isCollapsed").get_attribute("class")
    assert "is-moved" in panel.row("nav:noor").get_attribute("class")


def test_in_a_narrow_browser_the_phone_comes_first(open_page):
    preview, panel = open_phone(open_page, (390, 844))
    panel.wait_open(False)
    preview.photograph("adaptability-narrow")


def test_the_arrows_move_the_primary_off_screen_and_remove_nothing(open_page):
    preview, panel = open_phone(open_page)
    turn(preview, False)
    assert preview.page.locator(".navigation-bar .bar-items.is-leading [data-id]").count() == 1
    preview.tap_and_wait(preview.expand_button, HAS_MODE, "secondaryOnly")
    assert panel.levels() == REGULAR
    assert panel.state("split", "isCollapsed") == "No"
    assert panel.marks("nav:conversations") == ["primary", "off screen, in the hierarchy"]
    pane = next(pane for pane in preview.scene["panes"] if pane["id"] == "nav:conversations/pane")
    assert pane["isInHierarchy"] and not pane["isVisible"] and pane["frame"][0] == -295
    assert preview.element("conversations/mei").is_hidden()
    preview.tap_and_wait(preview.element("split/displayModeButtonItem"), HAS_MODE, "oneBesideSecondary")
    assert preview.element("conversations/mei").is_visible()


def test_what_is_off_screen_is_seen_as_in_the_view_debugger(open_page):
    preview, panel = open_phone(open_page, (1600, 900))
    turn(preview, False)
    preview.tap_and_wait(preview.expand_button, HAS_MODE, "secondaryOnly")
    panel.page.get_by_role("switch", name="Show what is off screen").check()
    row = preview.element("conversations/mei")
    assert row.is_visible()
    window, list_ = box(preview.page.locator("#window")), box(preview.pane("nav:conversations/pane"))
    assert list_[0] >= 0 and abs(list_[0] + list_[2] - window[0]) <= 1
    panel.row("nav:conversations").locator(".tools-head").hover()
    outline = preview.page.locator(".outline")
    assert close(box(outline), list_) and "is-off" in outline.get_attribute("class")
    preview.photograph("adaptability-off-screen")
    panel.page.get_by_role("switch", name="Show what is off screen").uncheck()
    assert row.is_hidden()


def test_the_back_button_leads_to_the_list_and_a_tap_to_the_detail(open_page):
    preview, _ = open_phone(open_page)
    preview.tap_and_wait(preview.back_button, IS_SHOWN, "conversations/pane")
    assert controllers(preview) == "nav[conversations]"
    assert preview.element("conversations/mei").locator(".row-day .symbol").is_visible()
    preview.tap_and_wait(preview.element("conversations/mei"), IS_SHOWN, "mei/pane")
    assert controllers(preview) == "nav[conversations,nav[mei]]"
    assert preview.page.get_by_role("heading", name="Mei Okafor").is_visible()
    turn(preview, False)
    preview.tap_and_wait(preview.element("conversations/owen"), IS_SHOWN, "owen/pane")
    assert controllers(preview) == "nav[conversations], nav[owen]"
    assert preview.element("conversations/owen").get_attribute("aria-current") == "true"
    assert preview.element("conversations/owen").locator(".row-day .symbol").is_hidden()


def test_what_a_detail_pushes_is_in_the_nested_stack(open_page):
    preview, _ = open_phone(open_page)
    preview.tap_and_wait(preview.page.get_by_role("button", name="Details"), IS_SHOWN, "noor-details/pane")
    assert controllers(preview) == "nav[conversations,nav[noor,noor-details]]"
    turn(preview, False)
    assert controllers(preview) == "nav[conversations], nav[noor,noor-details]"


def test_the_collapse_at_launch_is_in_the_log_with_what_the_children_see(open_page):
    _, panel = open_phone(open_page, query="&panel=calls")
    panel.page.get_by_role("tab", name="Calls").wait_for()
    asked = panel.page.locator(".tools-call.is-ask").filter(has_text="collapseSecondary")
    asked.wait_for()
    state = asked.locator(".tools-call-state").text_content()
    assert "expanded" in state and "children see unspecified, unspecified" in state
    assert panel.groups == ["open adaptability ios8"]


def test_who_reads_the_size_class_too_early_is_laid_out_wrong(open_page):
    preview, panel = open_phone(open_page, query="&panel=scene")
    assert preview.page.locator(".conversation.is-wide").count() == 0
    panel.page.get_by_label("Reads size class").select_option("beforeCollapse")
    preview.page.locator(".conversation.is-wide").wait_for()
    preview.rest()
    assert preview.scene["hierarchy"]["isCollapsed"]
    preview.photograph("adaptability-too-early")


def test_an_ipad_fills_the_browser(open_page):
    preview, _ = open_phone(open_page, (1024, 768), "&policy=pad&panel=off")
    assert preview.scene["window"]["size"] == [1024, 768]
    assert not preview.page.locator(".phone-body").is_visible()
    preview.resize(768, 1024)
    preview.until(HAS_MODE, "secondaryOnly")
    preview.tap_and_wait(preview.element("split/displayModeButtonItem"), HAS_MODE, "oneOverSecondary")
    preview.photograph("adaptability-pad-overlay")
    preview.resize(500, 768)
    preview.until(IS_COLLAPSED, True)


def test_right_to_left_own_bubbles_are_at_the_left(open_page):
    preview, panel = open_phone(open_page, query="&rtl=1")
    panel.wait_open()
    own, other = preview.page.locator(".is-own > .bubble").last, preview.page.locator(".is-other > .bubble").last
    assert box(own)[0] < box(other)[0]
    turn(preview, False)
    primary = next(pane for pane in preview.scene["panes"] if pane["id"] == "nav:conversations/pane")
    assert primary["frame"][0] == 736 - 295
    assert box(panel.element)[0] == 0
    preview.photograph("adaptability-rtl")


def test_a_conversation_stands_on_its_last_bubble(open_page):
    preview, _ = open_phone(open_page)
    at_end = "() => { const one = document.querySelector('.conversation-scroller'); return Math.abs(one.scrollTop) < 1; }"
    assert preview.page.evaluate(at_end)
    turn(preview, False)
    assert preview.page.evaluate(at_end)
    assert preview.page.get_by_text("I have several.").last.is_visible()


def test_every_symbol_is_drawn(open_page):
    preview, _ = open_phone(open_page)
    unknown = """async () => {
      const { symbols } = await moduleOfThePage('app/art/symbols.js');
      return [...document.querySelectorAll('[data-symbol]')].map(one => one.dataset.symbol).filter(name => !symbols[name]);
    }"""
    assert preview.page.evaluate(unknown) == []
    preview.tap_and_wait(preview.back_button, IS_SHOWN, "conversations/pane")
    assert preview.page.evaluate(unknown) == []


def test_a_restarted_server_finds_the_phone_as_it_was(open_page):
    server = Server()
    preview, _ = open_phone(open_page, at=server)
    preview.expects = is_about_the_cut
    preview.tap_and_wait(preview.back_button, IS_SHOWN, "conversations/pane")
    preview.tap_and_wait(preview.element("conversations/mum"), IS_SHOWN, "mum/pane")
    turn(preview, False)
    session = preview.scene["session"]
    server.close()
    server = Server(server.port)
    preview.until("(scene, session) => scene.session !== session", session)
    assert preview.scene["window"]["size"] == [736, 414]
    assert controllers(preview) == "nav[conversations], nav[mum]"
    server.close()


def bubble(preview, text):
    return preview.page.locator(".is-own > .bubble", has_text=text)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_message_is_sent_and_heads_the_list(open_page, scheme):
    preview, _ = open_phone(open_page, query="&panel=off", color_scheme=scheme)
    turn(preview, False)
    send = preview.page.get_by_role("button", name="Send")
    assert send.is_disabled()
    preview.page.get_by_label("Message", exact=True).fill("On my way 🙂")
    send.click()
    bubble(preview, "On my way 🙂").wait_for()
    assert preview.page.get_by_label("Message", exact=True).input_value() == ""
    assert send.is_disabled()
    preview.page.get_by_label("Message", exact=True).fill("Look at this")
    preview.page.keyboard.press("Enter")
    bubble(preview, "Look at this").wait_for()
    preview.page.get_by_role("button", name="Camera").click()
    picture = preview.page.get_by_role("img", name="Picture")
    picture.wait_for()
    x, _, width, height = preview.frame(picture)
    assert (width, height) == (180, 180) and x + width <= 736
    assert picture.evaluate("one => getComputedStyle(one.parentElement, '::after').content") == "none"
    assert "Attachment: 1 Image" in preview.element("conversations/noor").text_content()
    preview.photograph(f"adaptability-sent-{scheme}")


@pytest.mark.parametrize("query", ["", "&rtl=1"])
def test_a_new_message_takes_a_name_or_a_contact(open_page, query):
    preview, _ = open_phone(open_page, query="&panel=off" + query)
    preview.tap_and_wait(preview.back_button, IS_SHOWN, "conversations/pane")
    preview.tap_and_wait(preview.element("conversations/compose"), IS_SHOWN, "new-message/pane")
    receiver = preview.page.get_by_label("To", exact=True)
    assert receiver.evaluate("field => field === document.activeElement")
    assert preview.page.get_by_role("button", name="Camera").is_disabled()
    preview.tap_and_wait(preview.page.get_by_role("button", name="Add", exact=True), IS_SHOWN, "contacts/pane")
    preview.photograph(f"adaptability-contacts{'-rtl' if query else ''}")
    preview.tap_and_wait(preview.element("contacts/mei"), IS_SHOWN, "new-message/pane")
    preview.page.wait_for_function("() => document.querySelector('[data-field=\"new-message/to\"]').value === 'Mei Okafor'")
    receiver.fill("Kim")
    preview.page.get_by_label("Message", exact=True).fill("Hello Kim")
    preview.photograph(f"adaptability-new-message{'-rtl' if query else ''}")
    preview.tap_and_wait(preview.page.get_by_role("button", name="Send"), IS_SHOWN, "begun-1/pane")
    assert controllers(preview) == "nav[conversations,nav[begun-1]]"
    assert bubble(preview, "Hello Kim").is_visible()
    preview.tap_and_wait(preview.back_button, IS_SHOWN, "conversations/pane")
    assert "Kim" in preview.element("conversations/begun-1").text_content()


def test_a_restarted_server_finds_what_was_sent(open_page):
    server = Server()
    preview, _ = open_phone(open_page, at=server, query="&panel=off")
    preview.expects = is_about_the_cut
    preview.page.get_by_label("Message", exact=True).fill("Still here")
    preview.page.get_by_role("button", name="Send").click()
    bubble(preview, "Still here").wait_for()
    session = preview.scene["session"]
    server.close()
    server = Server(server.port)
    preview.until("(scene, session) => scene.session !== session", session)
    bubble(preview, "Still here").wait_for()
    server.close()
