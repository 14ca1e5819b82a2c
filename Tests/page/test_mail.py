"""The mail app in the browser, as somebody uses it."""

import io

import pytest
from PIL import Image

from browser import HAS_MODE, IS_GONE, IS_SHOWN, NAMELESS, box, close, on_stage
from mail import (
    LANDSCAPE,
    MESSAGE_IS,
    PHONE,
    PORTRAIT,
    open_mail,
    rows,
)

PROFILES = ["ios26", "ios14"]


def assert_drawn_as_told(preview):
    """Every visible pane is in the page, where the scene has it."""
    for pane in preview.scene["panes"]:
        if pane["isVisible"]:
            assert close(preview.frame(preview.pane(pane["id"])), pane["frame"]), pane["id"]


def style(locator, name):
    return locator.evaluate("(one, name) => getComputedStyle(one)[name]", name)


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_adapts_through_every_size_and_back(open_page, profile, scheme):
    preview = open_mail(open_page, (1366, 1024), f"&profile={profile}", color_scheme=scheme)
    preview.tap_and_wait(preview.element("messages/proofs"), MESSAGE_IS, "proofs")
    for width, height in [(1366, 1024), (1180, 820), (820, 1180), (390, 844), (1366, 1024)]:
        preview.resize(width, height)
        assert_drawn_as_told(preview)
        assert preview.pane("message/pane").get_by_role("heading", name="Proofs are in").is_visible()
        preview.photograph(f"mail-{profile}-{width}-{scheme}")


def test_choosing_a_mailbox_and_a_message(open_page):
    preview = open_mail(open_page, (1366, 1024))
    assert preview.page.title() == "Mail · Split Preview"
    preview.page.get_by_role("button", name="Travel, 1").click()
    preview.page.get_by_role("button", name="Ferry times").click()
    preview.until(MESSAGE_IS, "ferry")
    assert preview.page.get_by_role("heading", name="Ferry times change").is_visible()
    assert preview.element("messages/ferry").get_attribute("aria-current") == "true"
    assert preview.element("mailboxes/travel").get_attribute("aria-current") == "true"
    assert preview.page.locator("[aria-current]").count() == 2


def test_an_unread_message_loses_its_dot_when_it_is_read(open_page):
    preview = open_mail(open_page)
    row = preview.element("messages/rail")
    assert row.locator(".is-unread").is_visible()
    assert row.get_attribute("aria-label").startswith("Unread, ")
    preview.tap_and_wait(row, MESSAGE_IS, "rail")
    assert row.locator(".is-unread").count() == 0
    assert not row.get_attribute("aria-label").startswith("Unread")


def test_a_deleted_message_leaves_the_list_and_the_next_is_read(open_page):
    preview = open_mail(open_page)
    before = rows(preview).count()
    preview.page.get_by_role("button", name="Delete").click()
    preview.until(MESSAGE_IS, "proofs")
    preview.page.wait_for_function("() => !document.querySelector('[data-id=\"messages/tide-tables\"]')")
    assert rows(preview).count() <= before
    assert preview.element("messages/proofs").get_attribute("aria-current") == "true"


def test_a_filter_and_an_empty_mailbox(open_page):
    preview = open_mail(open_page, (1366, 1024))
    preview.page.get_by_role("button", name="Filter by unread").click()
    preview.page.get_by_role("button", name="Show all messages").wait_for()
    assert rows(preview).count() == 4
    preview.tap("mailboxes/junk")
    preview.page.get_by_text("No Message Selected").wait_for()
    assert preview.page.get_by_text("No Mail", exact=True).is_visible()
    assert preview.element("message/delete").is_disabled()
    preview.photograph("mail-empty")


@pytest.mark.parametrize("profile", PROFILES)
def test_a_letter_is_written_and_sent(open_page, profile):
    preview = open_mail(open_page, (1366, 1024), f"&profile={profile}")
    preview.page.get_by_role("button", name="New message").click()
    preview.until(IS_SHOWN, "compose/pane")
    dialog = preview.page.get_by_role("dialog", name="New Message")
    send = dialog.get_by_role("button", name="Send")
    assert send.is_disabled()
    dialog.get_by_role("button", name="Ilse Brandt").click()
    preview.page.wait_for_function("() => !document.querySelector('[data-id=\"compose/send\"]').disabled")
    chosen = dialog.get_by_role("button", name="Ilse Brandt")
    assert chosen.get_attribute("aria-pressed") == "true"
    preview.photograph(f"mail-compose-{profile}")
    send.click()
    preview.until(IS_GONE, "compose/pane")
    if not preview.pane("mailboxes/pane").is_visible():
        preview.tap_and_wait(preview.element("split/displayModeButtonItem"), IS_SHOWN, "mailboxes/pane")
    preview.tap("mailboxes/sent")
    preview.element("messages/sent-1").wait_for()


def test_a_recipient_keeps_the_focus_when_it_changes_sides(open_page):
    preview = open_mail(open_page)
    preview.tap_and_wait(preview.element("message/compose"), IS_SHOWN, "compose/pane")
    for pressed in ("true", "false"):
        preview.element("compose/to-mei").focus()
        preview.page.keyboard.press("Enter")
        preview.page.wait_for_function(
            "pressed => document.querySelector('[data-id=\"compose/to-mei\"]').getAttribute('aria-pressed') === pressed",
            arg=pressed,
        )
        assert preview.element("compose/to-mei").evaluate("one => one === document.activeElement")


def test_a_phone_goes_down_to_a_message_and_back(open_page):
    preview = open_mail(open_page, PHONE)
    preview.photograph("mail-phone-mailboxes")
    preview.tap_and_wait(preview.element("mailboxes/inbox"), IS_SHOWN, "messages/pane")
    preview.photograph("mail-phone-messages")
    preview.tap_and_wait(preview.element("messages/kiln"), IS_SHOWN, "message/pane")
    preview.photograph("mail-phone-message")
    assert preview.back_button.get_attribute("aria-label") == "Back to Inbox"
    preview.swipe((4, 400), (200, 410))
    preview.until(IS_SHOWN, "messages/pane")
    preview.tap_and_wait(preview.back_button, IS_SHOWN, "mailboxes/pane")


def test_a_list_comes_back_where_it_was_scrolled_to(open_page):
    preview = open_mail(open_page, PHONE)
    preview.tap_and_wait(preview.element("mailboxes/inbox"), IS_SHOWN, "messages/pane")
    preview.page.mouse.move(*on_stage(195, 500))
    preview.page.mouse.wheel(0, 420)
    preview.until("scene => scene.place.offsets.messages === 420")
    preview.tap_and_wait(preview.element("messages/map"), IS_SHOWN, "message/pane")
    preview.tap_and_wait(preview.back_button, IS_SHOWN, "messages/pane")
    assert preview.pane("messages/pane").locator(".scroller").evaluate("one => one.scrollTop") == 420


def test_the_large_title_gives_way_to_the_one_in_the_bar(open_page):
    preview = open_mail(open_page, LANDSCAPE, "&profile=ios14")
    title = preview.page.get_by_role("heading", name="Inbox")
    assert style(title, "opacity") == "0"
    preview.page.mouse.move(*on_stage(180, 500))
    preview.page.mouse.wheel(0, 200)
    preview.page.wait_for_function(
        "one => getComputedStyle(one).opacity === '1'", arg=title.element_handle()
    )
    preview.photograph("mail-scrolled")


def test_a_tab_bar_in_a_compact_window(open_page):
    preview = open_mail(open_page, PHONE, "&opt.compactTabBar=true")
    preview.photograph("mail-tabs")
    preview.page.get_by_role("tab", name="Flagged").click()
    preview.until(IS_SHOWN, "flagged-messages/pane")
    preview.page.get_by_role("tab", name="Settings").click()
    preview.until(IS_SHOWN, "settings/pane")
    previews = preview.page.get_by_role("switch", name="Show Previews")
    assert previews.get_attribute("aria-checked") == "true"
    previews.click()
    preview.until("scene => scene.viewModels.settings.sections[1].rows[0].isOn === false")
    assert previews.get_attribute("aria-checked") == "false"
    preview.resize(*LANDSCAPE)
    assert preview.page.locator(".row-preview").count() == 0


def test_the_details_come_and_go(open_page):
    preview = open_mail(open_page, (1600, 1000))
    preview.page.get_by_role("button", name="Details").click()
    preview.until(IS_SHOWN, "inspector/pane")
    assert_drawn_as_told(preview)
    assert preview.pane("inspector/pane").get_by_text("noor@beacon.example").is_visible()
    preview.photograph("mail-inspector")
    preview.pane("nav:inspector/pane").get_by_role("button", name="Close").click()
    preview.until(IS_GONE, "inspector/pane")
    preview.page.wait_for_function("() => !document.querySelector('.inspector')")


def test_on_a_phone_the_details_are_a_sheet(open_page):
    preview = open_mail(open_page, PHONE)
    preview.tap_and_wait(preview.element("mailboxes/inbox"), IS_SHOWN, "messages/pane")
    preview.tap_and_wait(preview.element("messages/proofs"), IS_SHOWN, "message/pane")
    preview.tap_and_wait(preview.element("message/details"), IS_SHOWN, "inspector/pane")
    assert preview.page.get_by_role("dialog", name="Details").is_visible()
    preview.photograph("mail-phone-details")
    preview.page.keyboard.press("Escape")
    preview.until(IS_GONE, "inspector/pane")


def test_ios_26_floats_an_opaque_sidebar_over_the_messages(open_page):
    preview = open_mail(open_page, (1366, 1024))
    sidebar = preview.pane("nav:mailboxes/pane")
    assert preview.frame(sidebar) == [10, 32, 280, 977]
    assert style(sidebar, "backgroundColor").startswith("rgb(")
    assert float(style(sidebar, "borderTopLeftRadius").removesuffix("px")) > 20
    assert preview.frame(preview.pane("nav:messages/pane"))[0] == 0


def test_ios_14_has_flat_sidebars_with_a_line_between(open_page):
    preview = open_mail(open_page, (1366, 1024), "&profile=ios14")
    preview.tap_and_wait(preview.element("split/displayModeButtonItem"), IS_SHOWN, "mailboxes/pane")
    assert style(preview.pane("nav:mailboxes/pane"), "borderTopLeftRadius") == "0px"
    assert preview.page.locator(".role-separator").count() == 2
    assert_drawn_as_told(preview)
    preview.photograph("mail-three-flat")


@pytest.mark.parametrize("rtl", ["", "&rtl=1"])
def test_both_lines_between_three_columns_can_be_seen(open_page, rtl):
    preview = open_mail(open_page, (1366, 1024), f"&profile=ios14{rtl}", reduced_motion="reduce")
    preview.tap_and_wait(preview.element("split/displayModeButtonItem"), IS_SHOWN, "mailboxes/pane")
    image = Image.open(io.BytesIO(preview.page.screenshot())).convert("RGB")
    lefts = preview.page.evaluate("() => [...document.querySelectorAll('.role-separator')].map(one => one.getBoundingClientRect().left)")
    assert len(lefts) == 2
    for left in lefts:
        colors = {image.getpixel((int(left) + step, 980)) for step in range(-1, 3)}
        assert (198, 198, 200) in colors, (left, colors)


@pytest.mark.parametrize("rtl", ["", "&rtl=1"])
def test_swipes_bring_overlays_in_and_send_them_away(open_page, rtl):
    preview = open_mail(open_page, PORTRAIT, f"&profile=ios14{rtl}")

    def swipe(start, end, mode):
        mirror = (lambda x: 820 - x) if rtl else (lambda x: x)
        preview.swipe((mirror(start), 500), (mirror(end), 505))
        preview.until(HAS_MODE, mode)

    assert preview.scene["hierarchy"]["displayMode"] == "secondaryOnly"
    swipe(3, 200, "oneOverSecondary")
    swipe(3, 200, "twoOverSecondary")
    preview.photograph(f"mail-over{'-rtl' if rtl else ''}")
    swipe(200, 40, "oneOverSecondary")
    swipe(200, 40, "secondaryOnly")


def test_a_message_that_was_pushed_aside_comes_back_when_it_is_touched(open_page):
    preview = open_mail(open_page, LANDSCAPE, "&profile=ios14")
    preview.tap_and_wait(
        preview.element("split/displayModeButtonItem"), HAS_MODE, "twoDisplaceSecondary"
    )
    assert_drawn_as_told(preview)
    preview.photograph("mail-displaced")
    preview.page.get_by_role("button", name="Dismiss").focus()
    preview.page.mouse.click(*on_stage(1100, 500))
    preview.until(HAS_MODE, "oneBesideSecondary")


def test_right_to_left_is_mirrored(open_page):
    preview = open_mail(open_page, (1366, 1024), "&rtl=1", color_scheme="dark")
    assert_drawn_as_told(preview)
    assert preview.frame(preview.pane("nav:mailboxes/pane"))[0] == 1366 - 290
    dot = preview.frame(preview.element("messages/proofs").locator(".is-unread"))
    assert dot[0] > preview.frame(preview.element("messages/proofs").locator(".row-sender"))[0]
    preview.photograph("mail-rtl")


def test_the_keyboard_goes_through_the_columns(open_page):
    preview = open_mail(open_page, (1366, 1024))
    preview.element("messages/tide-tables").focus()
    preview.page.keyboard.press("ArrowDown")
    preview.page.keyboard.press("ArrowDown")
    assert preview.element("messages/rail").evaluate("one => one === document.activeElement")
    preview.page.keyboard.press("Enter")
    preview.until(MESSAGE_IS, "rail")
    assert preview.element("messages/rail").evaluate("one => one === document.activeElement")
    preview.page.keyboard.press("ArrowUp")
    assert preview.element("messages/proofs").evaluate("one => one === document.activeElement")


def test_everything_that_can_be_pressed_has_a_name(open_page):
    preview = open_mail(open_page, (1600, 1000))
    preview.tap_and_wait(preview.element("message/details"), IS_SHOWN, "inspector/pane")
    assert preview.page.evaluate(NAMELESS) == []
    raw = """() => [...document.querySelectorAll('[aria-label]')].map(one => one.getAttribute('aria-label'))
      .filter(label => /^[a-z0-9]+\\./.test(label))"""
    assert preview.page.evaluate(raw) == []


def test_attachments_run_on_below_the_glass(open_page):
    preview = open_mail(open_page, (900, 800), "&opt.style=doubleColumn")
    strip = preview.page.locator(".attachments")
    box = preview.frame(strip)
    assert box[0] == 0 and box[2] == 900
    first = preview.frame(strip.locator(".attachment").first)
    assert first[0] >= 330
    preview.page.mouse.move(*on_stage(700, 600))
    strip.evaluate("one => one.scrollTo({ left: 180, behavior: 'instant' })")
    preview.photograph("mail-below-the-glass")


def test_every_symbol_is_drawn(open_page):
    preview = open_mail(open_page, (1600, 1000), "&opt.compactTabBar=true")
    unknown = """async () => {
      const { symbols } = await moduleOfThePage('app/art/symbols.js');
      return [...document.querySelectorAll('[data-symbol]')].map(one => one.dataset.symbol).filter(name => !symbols[name]);
    }"""
    assert preview.page.evaluate(unknown) == []
    preview.resize(*PHONE)
    assert preview.page.evaluate(unknown) == []


@pytest.mark.parametrize("query", ["&profile=ios14", "&profile=ios18&rtl=1"])
def test_in_a_wide_pane_the_message_stands_in_the_middle(open_page, query):
    preview = open_mail(open_page, (980, 820), query)
    pane = box(preview.pane("message/pane"))
    for name in (".message-head", ".message-subject", ".message-text"):
        x, _, width, _ = box(preview.pane("message/pane").locator(name))
        assert width == 760
        assert abs((x - pane[0]) - (pane[2] - width) / 2) <= 1, name
    strip = preview.pane("message/pane").locator(".attachments")
    assert box(strip)[2] == pane[2]
    x, _, width, _ = box(strip.locator(".attachment").first)
    text = box(preview.pane("message/pane").locator(".message-text"))
    edges = (x + width, text[0] + text[2]) if "rtl" in query else (x, text[0])
    assert abs(edges[0] - edges[1]) <= 1
