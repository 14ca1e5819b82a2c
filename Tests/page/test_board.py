"""The board: one scene in many windows, what one input does in all of them, and how one gets there and back."""

import pytest
from playwright.sync_api import expect

from browser import NAMELESS, box

WIDE, NARROW = (1366, 980), (375, 768)

#: Every window of the board has a scene and shows it, those out of sight included.
IS_COMPLETE = """count => {
  const windows = [...document.querySelectorAll('#board:not([hidden]) .board-window')];
  return windows.length > 0 && (count === null || windows.length === count)
    && windows.every(one => one.matches('.is-refused') || (!one.matches('.is-waiting') && one.querySelector('.board-size').textContent && !one.querySelector('.app-window').matches('.is-undressed')));
}"""

#: The captions of all windows: the name, the size, and the differences to the first window.
CAPTIONS = """() => [...document.querySelectorAll('.board-window')].map(one => (
  ['name', 'size', 'words'].map(part => one.querySelector(`.board-${part}`).textContent)))"""

#: The number of windows that show an element with this id.
SHOWING = "id => document.querySelectorAll(`.board-window [data-id=\"${id}\"][data-selected]`).length"


class Board:
    """The board in one preview."""

    def __init__(self, preview):
        self.preview = preview
        self.page = preview.page
        self.region = self.page.get_by_role("region", name="Board of")
        self.windows = self.page.locator(".board-window")

    def wait(self, count=None):
        self.page.wait_for_function(IS_COMPLETE, arg=count)
        return self

    @property
    def captions(self):
        return self.page.evaluate(CAPTIONS)

    @property
    def names(self):
        return [name for name, _, _ in self.captions]

    def window(self, number):
        return self.windows.nth(number)

    def until(self, condition, argument=None):
        """Waits until a function of the captions is true."""
        self.page.wait_for_function(f"argument => ({condition})(({CAPTIONS})(), argument)", arg=argument)

    @property
    def focused(self):
        return self.page.evaluate("() => document.activeElement.closest('.board-open')?.querySelector('.board-name').textContent ?? document.activeElement.ariaLabel")


def open_board(open_page, kind, scene="mail&profile=ios26", size=WIDE, **options):
    return Board(open_page(size, f"?scene={scene}&board={kind}", **options)).wait()


def test_the_button_and_the_key_open_the_board_and_the_address_has_it(open_page):
    preview = open_page(WIDE, "?scene=lab&profile=ios18")
    board = Board(preview)
    preview.tool(".board-button").click()
    board.wait()
    preview.page.wait_for_function("() => location.search.includes('board=arrangements')")
    assert board.focused == "The browser’s window"
    preview.page.get_by_role("radio", name="Versions").click()
    board.wait(5)
    assert board.names == ["iOS 18", "iOS 26", "iOS 14 to 17", "iOS 13", "iOS 8 to 12"]
    preview.page.wait_for_function("() => location.search.includes('board=profiles')")
    preview.page.get_by_role("button", name="Close the board").click()
    assert not board.region.is_visible()
    preview.page.keyboard.press("b")
    board.wait(5)
    preview.page.keyboard.press("Escape")
    assert not board.region.is_visible()
    preview.page.wait_for_function("() => !location.search.includes('board')")
    assert preview.page.locator("#window").is_visible()


def test_windows_of_several_systems_stand_beside_one_another_each_in_its_look(open_page):
    board = open_board(open_page, "profiles", "instagram")
    designs = board.page.locator(".board-window .app-window").evaluate_all("all => all.map(one => one.dataset.design)")
    assert len(set(designs)) > 1 and len(designs) == 5
    lines = board.page.locator(".board-window .navigation-bar").evaluate_all("all => all.map(bar => getComputedStyle(bar, '::after').display)")
    assert len(set(lines)) > 1, "a bar without a line and others with one"
    assert {socket["type"] for direction, socket in board.preview.frames if direction == "received"} <= {"hello", "scene", "pong"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_light_stands_beside_dark_whatever_the_page_is(open_page, scheme):
    board = open_board(open_page, "appearances", color_scheme=scheme)
    assert sorted(board.names) == ["Dark", "Light"]
    styles = dict(
        board.windows.evaluate_all(
            "all => all.map(one => [one.querySelector('.board-name').textContent, getComputedStyle(one.querySelector('.app-window')).colorScheme])"
        )
    )
    assert styles == {"Light": "light", "Dark": "dark"}
    board.page.locator(".appearance-button").click()
    board.until("(captions, first) => captions[0][0] === first", "Light" if scheme == "dark" else "Dark")
    board.until("captions => captions[0][0] !== captions[1][0]")


def test_a_link_shows_in_every_window_what_had_happened(open_page):
    board = open_board(open_page, "directions", "mail&do=tap(target:messages/supper)&do=tap(target:message/flag)")
    board.page.wait_for_function(f"id => ({SHOWING})(id) === 2", arg="messages/supper")
    taps = [message for direction, message in board.preview.frames if direction == "sent" and message["type"] == "tap"]
    assert [(tap["target"], sorted(tap["slots"])) for tap in taps] == [("messages/supper", [0, 1]), ("message/flag", [0, 1])]


def test_one_tap_drives_all_windows(open_page):
    board = open_board(open_page, "directions", "instagram")
    name = "profile/post-4"
    board.window(1).locator(f'[data-id="{name}"]').click()
    board.page.wait_for_function(f"id => ({SHOWING})(id) === 2", arg=name)
    taps = [message for message in board.preview.sent if message["type"] == "tap"]
    assert [(tap["target"], tap["slots"]) for tap in taps] == [(name, [1, 0])]


def test_a_drag_of_the_edge_resizes_all_windows_by_one_message(open_page):
    board = open_board(open_page, "textSizes", "lab&profile=ios26")
    count = board.windows.count()
    assert count == 12
    edge = board.window(0).locator(".board-edge")
    x, y, width, height = box(edge)
    mouse = board.page.mouse
    mouse.move(x + width / 2, y + height / 2)
    mouse.down()
    mouse.move(x - 80, y + height / 2, steps=8)
    mouse.up()
    board.until("captions => captions.every(([, size]) => size === captions[0][1]) && Number.parseFloat(captions[0][1]) < 1200")
    sizes = [message for message in board.preview.sent if message["type"] == "resize"]
    assert sizes and all(sorted(message["slots"]) == list(range(count)) for message in sizes)


def test_a_difference_is_marked_in_words_and_by_an_outline(open_page):
    board = open_board(open_page, "arrangements")
    words = {name: text for name, _, text in board.captions}
    assert words["The browser’s window"] == ""
    assert words["Full screen, landscape"] == "Like the first"
    assert words["Tile, half, portrait"] == "Collapsed to one column"
    different = board.windows.evaluate_all("all => all.filter(one => one.matches('.is-different')).map(one => one.querySelector('.board-name').textContent)")
    assert different == [name for name, text in words.items() if text not in ("", "Like the first")]
    button = board.page.get_by_role("button", name="Tile, half, portrait")
    described = button.evaluate("one => document.getElementById(one.getAttribute('aria-describedby')).textContent")
    assert described == "Collapsed to one column"
    marks = board.window(1).locator(".board-marks i:not([hidden])")
    assert marks.count() == (1 if "wide" in words["Full screen, portrait"] else 0)


def test_a_window_opens_large_and_back_leads_to_the_board(open_page):
    board = open_board(open_page, "arrangements", "lab&profile=ios18&device=ipad-pro-11-m4&orientation=landscape")
    before = board.names
    assert before[0] == "Full screen, landscape"
    board.page.get_by_role("button", name="Split View, half, landscape").click()
    board.preview.until("scene => scene.window.arrangement === 'split-1/2'")
    assert not board.region.is_visible()
    board.page.wait_for_function("() => location.search.includes('arrangement=split-1/2') && !location.search.includes('board')")
    assert board.page.locator("#window").is_visible()
    board.page.go_back()
    board.wait(len(before))
    assert board.names == before


def test_the_arrow_keys_go_from_window_to_window_and_enter_opens_one(open_page):
    board = open_board(open_page, "profiles", "lab&profile=ios18")
    keyboard = board.page.keyboard
    assert board.page.evaluate("() => document.activeElement === document.body"), "a page that opens with the board keeps the focus"
    board.window(0).locator(".board-open").focus()
    assert board.focused == "iOS 18"
    keyboard.press("ArrowRight")
    assert board.focused == "iOS 26"
    keyboard.press("End")
    assert board.focused == "iOS 8 to 12"
    keyboard.press("Home")
    keyboard.press("Tab")
    assert board.page.evaluate("() => document.activeElement.closest('.board-window').dataset.slot") == "0", "Tab goes into the app"
    keyboard.press("Escape")
    assert board.focused == "iOS 18"
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    board.preview.until("scene => scene.profile === 'ios26'")
    assert not board.region.is_visible()


def test_tab_passes_the_apps_of_the_other_windows(open_page):
    board = open_board(open_page, "directions")
    board.window(0).locator(".board-open").focus()
    seen = set()
    for _ in range(60):
        board.page.keyboard.press("Tab")
        slot = board.page.evaluate("() => document.activeElement.closest('.board-window')?.dataset.slot ?? 'outside'")
        seen.add(slot)
        if slot == "outside":
            break
    assert seen == {"0", "outside"}


@pytest.mark.parametrize("size", [WIDE, (800, 900), NARROW], ids=["wide", "middle", "narrow"])
def test_every_window_has_a_name_and_none_is_wider_than_the_room(open_page, size):
    board = open_board(open_page, "ipads", size=size)
    assert board.windows.count() == 13
    regions = board.page.locator(".board-window [role=region]").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert len(set(regions)) == 13 and all(" by " in name for name in regions)
    assert board.page.evaluate(NAMELESS) == []
    assert board.page.evaluate("() => document.querySelector('.board-list').scrollWidth <= document.querySelector('.board-list').clientWidth")
    board.preview.photograph(f"board-{size[0]}")


def test_what_is_behind_the_board_cannot_be_reached(open_page):
    board = open_board(open_page, "directions")
    assert not board.page.locator("#window").is_visible()
    assert board.page.evaluate("() => document.querySelector('#window').closest('[inert]') !== null")
    board.page.get_by_role("button", name="Close the board").click()
    assert board.page.evaluate("() => document.querySelector('#window').closest('[inert]') === null")


def test_a_text_that_is_typed_in_one_window_is_in_all(open_page):
    board = open_board(open_page, "profiles", "adaptability&policy=phone")
    if board.windows.count() == 1:
        board.page.get_by_role("radio", name="Directions").click()
        board.wait(2)
    field = board.window(1).locator("[data-field]").first
    field.click()
    board.page.keyboard.type("Hello")
    board.page.wait_for_function("() => [...document.querySelectorAll('.board-window [data-field]')].filter(one => one.value === 'Hello').length === 2")


def test_all_windows_are_back_after_an_interruption(open_page):
    board = open_board(open_page, "profiles", "lab&profile=ios18")
    board.preview.expects = lambda line: True
    session = board.preview.scene["session"]
    opened = sum(message["type"] == "open" for message in board.preview.sent)
    board.page.evaluate("() => socketOfThePage.close()")
    board.page.wait_for_function("() => socketOfThePage.readyState === WebSocket.OPEN && splitPreview.scene.received !== undefined")
    assert board.preview.scene["session"] == session
    board.page.locator(".appearance-button").click()
    board.page.wait_for_function("() => document.querySelectorAll('.board-window .app-window[data-style=dark]').length === 5")
    later = [message for message in board.preview.sent if message["type"] == "open"][opened:]
    assert [message.get("resume") for message in later] == [session], "nothing was opened anew"


def test_all_windows_are_opened_again_when_the_session_is_gone(open_page):
    from server import Server

    server = Server(flags=["--resume-for", "0"])
    try:
        board = Board(open_page(WIDE, "?scene=lab&profile=ios18&board=profiles", at=server)).wait(5)
        board.preview.expects = lambda line: True
        session = board.preview.scene["session"]
        board.page.evaluate("() => socketOfThePage.close()")
        board.page.wait_for_function("session => splitPreview.scene.session !== session", arg=session)
        board.wait(5)
        board.page.locator(".appearance-button").click()
        board.page.wait_for_function("() => document.querySelectorAll('.board-window .app-window[data-style=dark]').length === 5")
    finally:
        server.close()


def test_a_window_that_the_server_refuses_says_why(open_page):
    board = open_board(open_page, "profiles", "lab&profile=ios18&opt.embedding=tab&opt.tabs=true")
    refused = board.page.locator(".board-window.is-refused")
    assert refused.count() > 0
    assert refused.first.locator(".board-name").inner_text() == "Not opened"
    assert refused.first.locator(".board-words").inner_text() != ""
    board.page.locator(".appearance-button").click()
    board.page.wait_for_function("() => document.querySelector('.board-window:not(.is-refused) .app-window[data-style=dark]')")


def test_the_windows_of_other_text_sizes_say_how_large_the_text_is(open_page):
    board = open_board(open_page, "textSizes")
    words = [words for _, _, words in board.captions]
    assert words[1].startswith("Text at 14 points, not 17")
    assert words[-1] == "Text at 53 points, not 17 · Supplementary rows 556 high, not 108 · Primary rows 148 high, not 46"
    assert "Like the first" not in words


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_no_name_of_a_window_is_cut(open_page, size):
    board = open_board(open_page, "arrangements", "lab&profile=ios18&device=ipad-pro-11-m4&orientation=landscape", size=size)
    assert "Split View, one third, landscape" in board.names
    cut = board.page.locator(".board-name").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight).map(one => one.textContent)"
    )
    assert cut == []
    tops = board.windows.evaluate_all(
        "all => all.map(one => [one.getBoundingClientRect().top, one.querySelector('.board-box').getBoundingClientRect().top])"
    )
    assert len({round(inner - outer) for outer, inner in tops}) == 1
    board.preview.photograph(f"board-names-{size[0]}")


def test_the_board_beside_the_inspector_keeps_the_sizes_of_its_windows(open_page):
    board = open_board(open_page, "appearances", "instagram")
    boxes = "() => [...document.querySelectorAll('.board-box')].map(one => one.getBoundingClientRect().right)"
    before = board.page.evaluate(boxes)
    board.page.keyboard.press("i")
    expect(board.page.locator("#tools")).to_be_visible()
    expect(board.page.locator(".tools-taken")).to_be_hidden()
    assert max(board.page.evaluate(boxes)) <= box(board.page.locator("#tools"))[0], "the windows are smaller beside the panel"
    assert not [message for message in board.preview.sent if message["type"] == "resize"]
    board.page.keyboard.press("Escape")
    expect(board.page.locator("#tools")).to_be_hidden()
    assert board.page.evaluate(boxes) == before
    assert board.region.is_visible()


def test_a_list_that_scrolls_in_all_windows_is_a_layer_of_each_while_it_does(open_page):
    board = open_board(open_page, "textSizes", "mail")
    lists = board.page.locator('.board-window [data-pane="messages/pane"] .scroller')
    count = lists.count()
    assert count > 2
    lists.first.evaluate("list => { list.scrollTop = 150; }")
    board.page.wait_for_function("count => document.querySelectorAll('.board .scroller.is-gliding').length === count", arg=count)
    board.page.wait_for_function(
        """() => [...document.querySelectorAll('.board-window [data-pane="messages/pane"] .scroller')].every(list => list.scrollTop === 150)"""
    )
    expect(board.page.locator(".board .is-gliding")).to_have_count(0)


def test_the_ring_of_a_short_name_among_long_ones_is_one_line_high(open_page):
    board = open_board(open_page, "arrangements", "mail&device=ipad-pro-13-m4", NARROW)
    board.window(0).locator(".board-open").focus()
    board.page.keyboard.press("ArrowDown")
    board.page.keyboard.press("ArrowUp")
    name = board.window(0).locator(".board-name")
    assert board.page.evaluate("() => document.querySelector('.board-list').matches('.has-long-names')")
    assert name.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
    assert box(name)[3] < 24
    assert box(board.window(0).locator(".board-size"))[1] >= box(name)[1] + box(name)[3]


def test_the_caption_of_a_narrow_browser_keeps_to_two_lines(open_page):
    board = open_board(open_page, "arrangements", "mail", NARROW)
    expect(board.page.locator(".caption-line")).to_have_text("Inputs go to all windows.")
    assert not board.page.locator(".caption-line.is-tight").count()
