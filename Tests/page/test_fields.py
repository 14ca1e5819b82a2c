"""Fields of the app: who types into them, and the keyboard that is drawn while one has it."""

import pytest

from browser import IS_GONE, IS_SHOWN, NAMELESS, close, is_about_the_cut
from half_way import half_way
from instagram import HAS_PANE
from server import Server

LAPTOP = (1280, 860)
PAD = "&device=ipad-pro-11-m4"
SEARCH = "?scene=instagram&opt.tab=search"
MESSAGES = "?scene=adaptability"

HAS_KEYBOARD = "(scene, field) => scene.window.keyboard > 0 && scene.window.focus === field"
HAS_NONE = "scene => scene.window.keyboard === 0"
TEXT_IS = "([field, text]) => document.querySelector(`[data-field='${field}']`).value === text"


class Fields:
    """The fields of one preview, and its keyboard."""

    def __init__(self, preview):
        self.preview = preview
        self.page = preview.page
        self.keyboard = self.page.locator(".keyboard")

    def field(self, name):
        return self.page.locator(f'[data-field="{name}"]')

    def press(self, name):
        self.field(name).click()
        self.preview.until(HAS_KEYBOARD, name)

    def sent(self, kind):
        return [message for message in self.preview.sent if message["type"] == kind]

    def wait_heard(self, name, text):
        """The server has the text, and the field still shows it."""
        self.page.wait_for_function(
            """([name, text]) => Object.values(splitPreview.scene.viewModels)
              .flatMap(model => [model.search, model.field, ...model.fields ?? []])
              .some(field => field?.id === name && field.text === text)""",
            arg=[name, text],
        )
        assert self.field(name).input_value() == text

    def is_held(self, name):
        return self.field(name).evaluate("field => field === document.activeElement")

    def assert_keyboard_stands(self):
        """As high as the server says, at the bottom of the device's screen or else of the window."""
        window = self.preview.scene["window"]
        screen = self.page.locator(".device-screen" if window["device"] else "#window").bounding_box()
        scale = screen["height"] / (window.get("screen") or window["size"])[1]
        keys = self.keyboard.bounding_box()
        assert abs(keys["y"] + keys["height"] - screen["y"] - screen["height"]) <= 1
        assert abs(keys["width"] - screen["width"]) <= 1
        covered = self.page.locator("#window").bounding_box()
        assert abs(covered["y"] + covered["height"] - keys["y"] - window["keyboard"] * scale) <= 1


def open_fields(open_page, query=SEARCH, size=LAPTOP, **options):
    return Fields(open_page(size, query, **options))


def open_letter(open_page, query=PAD, size=LAPTOP, **options):
    fields = open_fields(open_page, f"?scene=mail{query}", size, **options)
    fields.preview.page.get_by_role("button", name="New message").last.click()
    fields.preview.until(IS_SHOWN, "compose/pane")
    return fields


@pytest.mark.parametrize(
    "query, size, scheme",
    [
        (SEARCH + PAD + "&orientation=landscape&profile=ios26", LAPTOP, "light"),
        (SEARCH + PAD, LAPTOP, "dark"),
        (SEARCH + PAD + "&orientation=landscape&arrangement=split-1/2&side=right", LAPTOP, "dark"),
        (SEARCH + PAD + "&orientation=landscape&arrangement=slide-over&side=left", LAPTOP, "light"),
        (SEARCH + "&rtl=1", LAPTOP, "light"),
        (SEARCH + "&device=iphone-6.3in", LAPTOP, "light"),
        (SEARCH, (390, 844), "dark"),
    ],
    ids=["landscape", "portrait", "split", "slide-over", "rtl", "phone", "narrow"],
)
def test_the_keyboard_stands_where_the_server_says(open_page, query, size, scheme):
    fields = open_fields(open_page, query, size, color_scheme=scheme)
    assert not fields.keyboard.is_visible()
    fields.press("search/search")
    fields.assert_keyboard_stands()
    assert fields.keyboard.get_attribute("data-style") == scheme
    is_phone = "iphone" in query
    assert fields.keyboard.locator(".is-dismiss").count() == (0 if is_phone else 1)
    assert fields.keyboard.get_attribute("aria-hidden") == "true"
    assert fields.keyboard.locator("button, input, [tabindex]").count() == 0
    fields.page.keyboard.press("Escape")
    fields.preview.until(HAS_NONE)
    assert not fields.keyboard.is_visible()


def test_what_is_typed_is_the_servers(open_page):
    fields = open_fields(open_page)
    fields.press("search/search")
    fields.page.keyboard.type("a lighthouse")
    fields.wait_heard("search/search", "a lighthouse")
    assert fields.sent("edit")[-1]["text"] == "a lighthouse"
    assert [message["target"] for message in fields.sent("focus")] == ["search/search"]


def test_one_edit_is_out_at_a_time(open_page):
    fields = open_fields(open_page)
    fields.press("search/search")
    fields.page.keyboard.type("a lighthouse, a boat house and a beacon")
    fields.wait_heard("search/search", "a lighthouse, a boat house and a beacon")
    waiting = None
    for direction, message in fields.preview.frames:
        if direction == "sent" and message["type"] == "edit":
            assert waiting is None
            waiting = message["id"]
        elif direction == "received" and waiting is not None and message.get("ack", 0) >= waiting:
            waiting = None


def test_the_key_that_dismisses_lets_go(open_page):
    fields = open_fields(open_page, SEARCH + PAD)
    fields.press("search/search")
    fields.keyboard.locator(".key").first.click()
    assert fields.is_held("search/search")
    fields.keyboard.locator(".is-dismiss").click()
    fields.preview.until(HAS_NONE)
    assert not fields.is_held("search/search")
    assert [message["target"] for message in fields.sent("focus")] == ["search/search", None]
    assert fields.sent("tap") == []


def test_a_press_elsewhere_lets_go(open_page):
    fields = open_fields(open_page, MESSAGES)
    fields.press("noor/field")
    fields.page.locator(".bubble").last.click()
    fields.preview.until(HAS_NONE)


def test_from_field_to_field_the_keyboard_stays(open_page):
    fields = open_letter(open_page)
    fields.preview.until(HAS_KEYBOARD, "compose/subject")
    fields.page.keyboard.press("Tab")
    fields.preview.until(HAS_KEYBOARD, "compose/body")
    fields.press("compose/subject")
    assert [message["target"] for message in fields.sent("focus")] == ["compose/body", "compose/subject"]


def test_a_new_letter_can_be_typed_at_once(open_page):
    fields = open_letter(open_page)
    fields.preview.until(HAS_KEYBOARD, "compose/subject")
    fields.page.wait_for_function(TEXT_IS, arg=["compose/subject", fields.field("compose/subject").input_value()])
    fields.page.keyboard.press("End")
    fields.page.keyboard.type(", early")
    assert fields.field("compose/subject").input_value().endswith(", early")
    assert fields.sent("focus") == []


def test_a_tool_of_the_page_does_not_take_the_keyboard(open_page):
    fields = open_letter(open_page, "", (1366, 1024))
    fields.preview.until(HAS_KEYBOARD, "compose/subject")
    tool = fields.page.get_by_role("button", name="Inspector")
    tool.click()
    fields.page.wait_for_selector(".tools")
    fields.preview.resize_browser(1300, 1024)
    fields.preview.until(HAS_KEYBOARD, "compose/subject")
    assert not fields.is_held("compose/subject")
    assert fields.sent("focus") == []


def test_a_letter_is_sent_as_it_was_typed(open_page):
    fields = open_letter(open_page, "", (1366, 1024))
    fields.press("compose/subject")
    fields.field("compose/subject").fill("Low tide")
    fields.page.keyboard.press("Tab")
    fields.field("compose/body").fill("At ten.\nBring boots.")
    dialog = fields.page.get_by_role("dialog", name="New Message")
    dialog.get_by_role("button", name="Ilse Brandt").click()
    fields.page.wait_for_function("() => !document.querySelector('[data-id=\"compose/send\"]').disabled")
    assert fields.field("compose/body").input_value() == "At ten.\nBring boots."
    dialog.get_by_role("button", name="Send").click()
    fields.preview.until(IS_GONE, "compose/pane")
    fields.preview.until(HAS_NONE)
    if not fields.preview.pane("mailboxes/pane").is_visible():
        fields.preview.tap_and_wait(fields.preview.element("split/displayModeButtonItem"), IS_SHOWN, "mailboxes/pane")
    fields.preview.element("mailboxes/sent").click()
    fields.preview.element("messages/sent-1").get_by_text("Low tide").wait_for()


def test_a_text_is_as_high_as_what_is_in_it(open_page):
    fields = open_letter(open_page)
    body = fields.field("compose/body")
    body.fill("\n".join(str(number) for number in range(60)))
    assert body.evaluate("one => one.scrollHeight <= one.clientHeight")
    fields.page.keyboard.press("End")
    fields.page.keyboard.type("!")
    fields.preview.until(HAS_KEYBOARD, "compose/body")
    page = fields.page.locator(".page.compose")
    page.evaluate("one => { one.scrollTop = one.scrollHeight }")
    end = body.bounding_box()
    assert end["y"] + end["height"] <= fields.keyboard.bounding_box()["y"]


@pytest.mark.parametrize("rtl", ["", "&rtl=1"])
def test_the_line_of_a_conversation_stands_on_the_keyboard(open_page, rtl):
    fields = open_fields(open_page, MESSAGES + rtl)
    bar = fields.page.locator(".message-bar")
    assert close(fields.preview.frame(bar), [0, 736 - 44, 414, 44])
    fields.press("noor/field")
    top = 736 - fields.preview.scene["window"]["keyboard"]
    x, y, width, _ = fields.preview.frame(fields.field("noor/field"))
    assert top - 44 < y < top and 0 < x < x + width < 414
    bubble = fields.preview.frame(fields.page.locator(".bubble").last)
    assert bubble[1] + bubble[3] <= top - 44
    fields.page.keyboard.type("On my way")
    fields.wait_heard("noor/field", "On my way")
    fields.preview.photograph(f"keyboard-conversation{'-rtl' if rtl else ''}")


def test_escape_in_a_field_leaves_the_sheet(open_page):
    fields = open_letter(open_page)
    fields.press("compose/subject")
    fields.page.keyboard.press("Escape")
    fields.preview.until(HAS_NONE)
    assert fields.sent("swipe") == []
    fields.page.keyboard.press("Escape")
    fields.preview.until(IS_GONE, "compose/pane")


def test_selecting_text_is_no_swipe(open_page):
    fields = open_letter(open_page, "")
    box = fields.field("compose/body").bounding_box()
    fields.preview.swipe((box["x"] + 10, box["y"] + 28), (box["x"] + 40, box["y"] + 90))
    fields.preview.until(HAS_KEYBOARD, "compose/body")
    assert fields.sent("swipe") == []
    assert fields.field("compose/body").evaluate("one => one.selectionEnd > one.selectionStart")


@pytest.mark.parametrize("query, name", [(SEARCH, "search/search"), (MESSAGES, "noor/field")])
def test_a_text_is_there_again_when_the_page_is_loaded_again(open_page, query, name):
    fields = open_fields(open_page, query)
    fields.press(name)
    fields.page.keyboard.type("low tide")
    fields.wait_heard(name, "low tide")
    fields.page.reload()
    fields.page.wait_for_function("() => window.splitPreview?.scene")
    fields.wait_heard(name, "low tide")


def test_a_server_that_comes_back_hears_of_the_text_and_of_the_field(open_page):
    server = Server()
    fields = open_fields(open_page, MESSAGES, at=server)
    fields.preview.expects = is_about_the_cut
    fields.press("noor/field")
    fields.page.keyboard.type("low")
    fields.wait_heard("noor/field", "low")
    session = fields.preview.scene["session"]
    server.close()
    fields.page.locator(".notice").get_by_text("Reconnecting").wait_for()
    fields.page.keyboard.type(" tide")
    server = Server(server.port)
    fields.preview.until("(scene, session) => scene.session !== session", session)
    fields.wait_heard("noor/field", "low tide")
    fields.preview.until(HAS_KEYBOARD, "noor/field")
    server.close()


def test_a_text_stays_in_its_field_when_that_leaves_the_screen(open_page):
    fields = open_fields(open_page)
    fields.press("search/search")
    fields.page.keyboard.type("low tide")
    fields.page.get_by_role("tab", name="Profile").press("Enter")
    fields.preview.until(HAS_PANE, "profile/pane")
    fields.preview.until(HAS_NONE)
    fields.page.get_by_role("tab", name="Search").press("Enter")
    fields.preview.until(HAS_PANE, "search/pane")
    assert fields.field("search/search").input_value() == "low tide"


def test_every_field_has_a_name(open_page):
    fields = open_letter(open_page)
    assert fields.page.get_by_role("textbox", name="Subject").count() == 1
    assert fields.page.get_by_role("textbox", name="Message").count() == 1
    assert fields.page.evaluate(NAMELESS) == []


#: Presses Escape while a sheet is half-way up, and answers where it is drawn.
ESCAPE_AND_TOP = """box => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  return box('.is-sheet').top;
}"""


def test_escape_sends_a_sheet_away_that_is_still_on_its_way(open_page):
    preview = open_page((1180, 820), "?scene=mail")
    top = half_way(preview, preview.page.get_by_role("button", name="New message").click, ESCAPE_AND_TOP)
    preview.until(IS_GONE, "compose/pane")
    swipe = next(message for message in preview.sent if message["type"] == "swipe")
    assert swipe["y"] < top


def test_on_a_phone_on_its_side_buttons_fit_into_their_bar(open_page):
    preview = open_page(LAPTOP, "?scene=mail&device=iphone-6.3in&orientation=landscape&profile=ios26")
    bar = preview.page.locator(".navigation-bar:visible").last.bounding_box()
    for glass in preview.page.locator(".navigation-bar:visible .bar-items:not(:empty)").all():
        box = glass.bounding_box()
        assert box["y"] >= bar["y"] and box["y"] + box["height"] <= bar["y"] + bar["height"] + 0.5


def write(fields, text):
    fields.field("compose/body").fill(text)
    fields.wait_heard("compose/body", text)


def send_letter(fields):
    dialog = fields.page.get_by_role("dialog", name="New Message")
    dialog.get_by_role("button", name="Ilse Brandt").click()
    dialog.get_by_role("button", name="Send").click()
    fields.preview.until(IS_GONE, "compose/pane")


def test_a_text_for_which_there_is_no_room_stays_in_its_field(open_page):
    fields = open_letter(open_page, "")
    longest = "€" * 10_000  # The page limits a field to this length.
    write(fields, longest)
    send_letter(fields)
    fields.page.get_by_role("button", name="New message").last.click()
    fields.preview.until(IS_SHOWN, "compose/pane")
    fields.field("compose/subject").fill(longest)
    fields.wait_heard("compose/subject", longest)
    fields.field("compose/body").fill(longest)
    fields.page.locator(".notice.is-shown", has_text="All texts of a session have at most 65536 bytes").wait_for()
    fields.preview.resize_browser(1000, 700)
    assert fields.field("compose/body").input_value() == longest
    write(fields, "short")


def test_a_text_with_too_many_marks_stays_in_its_field(open_page):
    fields = open_letter(open_page, "")
    marks = "a" + "\u0301" * 31
    fields.field("compose/body").fill(marks)
    fields.page.locator(".notice.is-shown", has_text="text has more than 30 combining marks in a row").wait_for()
    assert fields.field("compose/body").input_value() == marks
    write(fields, "short")
