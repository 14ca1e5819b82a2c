"""The page while there is no server, and after a server is back."""

import json
import re
import signal

from playwright.sync_api import expect

from browser import browser_around, is_about_the_cut
from server import Server

HAS_DETAIL = "scene => scene.panes.some(pane => pane.id === 'detail/pane')"


def test_recovers_its_place_when_the_server_was_restarted(open_page):
    server = Server()
    preview = open_page(at=server)
    preview.expects = is_about_the_cut
    preview.tap_and_wait(preview.element("profile/post-4"), HAS_DETAIL)
    notice = preview.page.locator(".notice")
    session = preview.scene["session"]

    server.close()
    notice.get_by_text("Reconnecting").wait_for()
    # The last scene stays on screen, and nothing lies over it.
    assert preview.pane("detail/pane").is_visible()
    assert notice.evaluate("element => getComputedStyle(element).pointerEvents") == "none"
    preview.photograph("1366-reconnecting")

    server = Server(server.port)
    preview.until("(scene, session) => scene.session !== session", session)
    notice.get_by_text("restarted").wait_for()
    preview.photograph("1366-restarted")
    assert preview.pane("detail/pane").is_visible()
    preview.until("scene => scene.panes.some(pane => pane.selection?.includes('profile/post-4'))")
    assert preview.element("profile/post-4").get_attribute("data-selected") is not None

    # The conversation goes on.
    preview.resize(375, 812)
    assert preview.split["isCollapsed"]
    server.close()


OFFSET_OF_FEED = "scene => scene.panes.find(pane => pane.id === 'detail/pane').contentOffset"
HAS_WIDTH = "(scene, width) => scene.window.size[0] === width"


def test_what_is_done_while_the_server_is_away_is_done_once_it_is_back(open_page):
    """The window is another one by then: the place is found in it as it would be after any resize."""
    server = Server()
    preview, other = (open_page((1200, 800), at=server) for _ in range(2))
    preview.expects = other.expects = is_about_the_cut
    for one in (preview, other):
        one.tap_and_wait(one.element("profile/post-4"), HAS_DETAIL)
    other.page.set_viewport_size(browser_around(900, 800))
    other.until(HAS_WIDTH, 900)
    session = preview.scene["session"]
    server.close()
    preview.page.locator(".notice").get_by_text("Reconnecting").wait_for()
    preview.page.set_viewport_size(browser_around(900, 800))
    preview.expand_button.click()

    server = Server(server.port)
    preview.until("(scene, session) => scene.session !== session", session)
    is_expanded = "scene => scene.hierarchy.children[4].displayMode === 'secondaryOnly'"
    preview.until(is_expanded)
    other.expand_button.click()
    other.until(is_expanded)
    assert preview.scene["window"]["size"] == [900, 800]
    assert preview.page.evaluate(f"({OFFSET_OF_FEED})(splitPreview.scene)") == other.page.evaluate(f"({OFFSET_OF_FEED})(splitPreview.scene)")
    server.close()


def test_a_server_that_came_back_with_another_token_is_no_server_that_is_silent(open_page):
    server = Server(flags=["--behind-proxy"])
    preview = open_page(at=server)
    preview.expects = is_about_the_cut
    preview.tap_and_wait(preview.element("profile/post-4"), HAS_DETAIL)
    server.close()
    server = Server(server.port, ["--behind-proxy"])
    try:
        preview.page.locator(".notice").get_by_text("has another address").wait_for()
        session = preview.scene["session"]
        # The browser's pages share the cookie that the new address sets.
        another = preview.page.context.new_page()
        another.goto(server.url)
        preview.page.bring_to_front()
        preview.until("(scene, old) => scene.session !== old", session)
        assert preview.pane("detail/pane").is_visible()
    finally:
        server.close()


def test_the_token_leaves_the_address_bar_and_the_page_loads_again_without_it(open_page):
    server = Server(flags=["--behind-proxy"])
    try:
        preview = open_page(query="&scene=mail#here", at=server)
        preview.expects = is_about_the_cut
        assert "token=" in server.url
        assert preview.page.url == f"http://127.0.0.1:{server.port}/?scene=mail#here"
        preview.page.reload()
        preview.page.wait_for_function("() => window.splitPreview?.scene")
        preview.until("scene => scene.scene === 'mail'")
        assert preview.page.evaluate("history.length") == 2, "the address with the token is no entry of its own"
    finally:
        server.close()


def test_a_server_that_hangs_is_noticed_and_dialled_anew(open_page):
    """The page's clock is moved by hand: five seconds of quiet, then a ping that nobody answers."""
    server = Server()
    dialled = []

    def prepare(page):
        page.clock.install()
        page.on("websocket", lambda socket: dialled.append(socket.url))

    preview = open_page(at=server, prepare=prepare)
    preview.expects = is_about_the_cut
    clock, notice = preview.page.clock, preview.page.locator(".notice")

    preview.page.keyboard.press("a")
    caption = preview.page.locator(".caption-line")
    expect(caption).to_have_text("Dark appearance")
    before = caption.text_content()
    server.process.send_signal(signal.SIGSTOP)
    clock.run_for(5000)
    clock.run_for(3500)
    notice.get_by_text("does not answer").wait_for()
    assert caption.text_content() == "The server does not answer."
    assert preview.sent[-1]["type"] == "ping"
    assert len(dialled) == 1
    server.process.send_signal(signal.SIGCONT)
    preview.page.wait_for_function("() => !document.querySelector('.notice.is-shown')")
    assert caption.text_content() == before, "the caption says again what it said before"

    session = preview.scene["session"]
    server.process.send_signal(signal.SIGSTOP)
    clock.run_for(5000)
    clock.run_for(11000)
    notice.get_by_text("Reconnecting").wait_for()
    server.process.send_signal(signal.SIGCONT)
    notice.get_by_text("Connected again").wait_for()
    assert preview.scene["session"] == session
    assert len(dialled) >= 2
    server.close()


def test_each_failed_attempt_does_not_put_the_notice_off(open_page):
    preview = open_page(prepare=lambda page: page.clock.install())
    preview.page.clock.pause_at("2100-01-01")
    preview.page.evaluate(
        """async () => {
          const { Notice } = await moduleOfThePage('app/frame/notice.js');
          const stage = document.createElement('div');
          stage.id = 'elsewhere';
          document.body.append(stage);
          window.notice = new Notice(stage);
        }"""
    )
    notice = preview.page.locator("#elsewhere .notice")
    for _ in range(3):
        assert "is-shown" not in notice.get_attribute("class")
        preview.page.evaluate("() => notice.wait('Reconnecting…')")
        preview.page.clock.run_for(150)
    assert "is-shown" in notice.get_attribute("class")


class Relay:
    """Stands between the page and the server; keeps what the server says to a page that comes back, and what the page says."""

    def __init__(self, page):
        self.page = page
        self.sockets = []
        self.said = []
        self.held = []
        # The page tries links in sockets of their own (`?trial`).
        page.route_web_socket(re.compile(r"/ws(\?session=.*)?$"), self._carry)

    def _carry(self, socket):
        server = socket.connect_to_server()
        is_first = not self.sockets
        self.sockets.append(socket)
        socket.on_message(lambda text: self._hear(text, server))
        server.on_message(socket.send if is_first else self._hold)

    def _hear(self, text, server):
        kind = json.loads(text)["type"]
        # The page asks whether anybody is there whenever it has heard nothing for a while.
        if kind != "ping":
            self.said.append(kind)
        server.send(text)

    def _hold(self, text):
        self.held.append(text)

    def wait(self, condition):
        while not condition():
            self.page.wait_for_timeout(10)

    def pass_on(self):
        """Tells the page that came back what was kept, the oldest first, one piece at a time."""
        self.wait(lambda: self.held)
        self.sockets[1].send(self.held.pop(0))


def test_nothing_is_said_before_the_scene_is_open(open_page):
    relays = []
    preview = open_page(prepare=lambda page: relays.append(Relay(page)))
    relay = relays[0]
    before = len(relay.said)
    relay.sockets[0].close()
    relay.wait(lambda: relay.held)
    preview.element("profile/post-1").click()
    preview.page.set_viewport_size(browser_around(1000, 800))
    preview.page.wait_for_function("() => innerWidth === 1012")
    relay.pass_on()
    relay.wait(lambda: len(relay.said) > before)
    assert relay.said[before:] == ["open"]
    # The session goes on, so what was done meanwhile is for what is on screen.
    relay.pass_on()
    relay.wait(lambda: len(relay.said) == before + 3)
    assert relay.said[before:] == ["open", "tap", "resize"]
    relay.pass_on()
    relay.pass_on()
    preview.until(HAS_DETAIL)
    assert preview.scene["window"]["size"] == [1000, 800]


def test_a_refusal_changes_nothing_and_is_there_to_be_read(open_page):
    preview = open_page()
    preview.element("profile/post-1").evaluate("cell => { cell.dataset.id = 'nobody' }")
    with preview.page.expect_console_message(lambda message: message.type == "debug") as said:
        preview.element("nobody").click()
    assert said.value.text.startswith("unknownTarget")
    assert not preview.page.locator(".notice.is-shown").count()


def test_a_wait_that_is_over_leaves_nothing_turning(browser, server):
    """The server is slow to say what it offers, so that the line about connecting is shown first."""
    offers = []
    page = browser.new_page()
    page.clock.install()
    # Playwright takes no built-in method.
    page.route("**/meta/first.json", lambda route: offers.append(route))  # noqa: PLW0108
    page.goto(server.url)
    page.clock.run_for(500)
    page.locator(".notice").get_by_text("Connecting").wait_for()
    offers[0].continue_()
    page.wait_for_function("() => window.splitPreview?.scene")
    page.wait_for_function("() => !document.querySelector('.notice.is-shown, .notice.is-busy')")
    page.close()


def cut(preview):
    """The connection goes without a word, as when a laptop moves to another network: what is on its way is lost."""
    preview.page.evaluate("() => window.socketOfThePage.close()")


def fall_silent(preview):
    """The socket still seems open, and carries nothing any more."""
    preview.page.evaluate("() => { socketOfThePage.send = () => {}; }")


def opens(preview):
    """The ways in which the page came to its scenes: it opened them, or it resumed a session."""
    return ["resume" if "resume" in message else "afresh" for message in preview.sent if message["type"] == "open"]


def drawn(scene):
    """Panes and tree, without what the last message ordered once."""
    for pane in scene["panes"]:
        pane.get("layout", {}).pop("scrollTo", None)
    return scene["panes"], scene["hierarchy"], scene["window"], scene["viewModels"], scene["place"]


SCROLL_TOP = "() => document.querySelector('[data-pane=\"detail/pane\"] .scroller').scrollTop"


def test_a_cut_goes_on_with_the_same_session(open_page):
    """Not only the place: how far the stack is pushed, what is scrolled and what the calls were told."""
    preview = open_page()
    preview.tap_and_wait(preview.element("profile/post-4"), HAS_DETAIL)
    before, top = preview.scene, preview.page.evaluate(SCROLL_TOP)
    preview.pane("detail/pane").evaluate("pane => { pane.isTheSame = true }")
    cut(preview)
    preview.page.locator(".notice").get_by_text("Connected again").wait_for()
    after = preview.scene
    assert after["session"] == before["session"]
    assert drawn(after) == drawn(before)
    assert preview.page.evaluate(SCROLL_TOP) == top
    assert preview.pane("detail/pane").evaluate("pane => pane.isTheSame")
    assert opens(preview) == ["afresh", "resume"]


def test_what_the_server_never_got_is_said_again(open_page):
    preview = open_page()
    preview.until("scene => scene.panes.some(pane => pane.id === 'empty/pane')")
    fall_silent(preview)
    preview.element("profile/post-4").click()
    cut(preview)
    preview.until(HAS_DETAIL)
    assert opens(preview) == ["afresh", "resume"]


def test_a_scroll_that_the_server_never_got_is_told_again_and_not_undone(open_page):
    preview = open_page()
    fall_silent(preview)
    scroller = preview.pane("profile/pane").locator(".scroller")
    scroller.evaluate("element => { element.scrollTop = 400 }")
    cut(preview)
    preview.until("scene => scene.panes.find(pane => pane.id === 'profile/pane').layout.offset[1] === 400")
    assert scroller.evaluate("element => element.scrollTop") == 400
    assert opens(preview) == ["afresh", "resume"]


def test_after_a_sleep_a_socket_is_not_believed_until_it_has_answered(open_page):
    """The clock on the wall jumps, as when a lid was closed. The socket seems open, and is dead."""

    preview = open_page(prepare=lambda page: page.clock.install())
    clock, notice = preview.page.clock, preview.page.locator(".notice")
    clock.pause_at("2100-01-01")
    while not any(message["type"] == "pong" for _, message in preview.frames):
        preview.page.wait_for_timeout(10)
    clock.run_for(1600)
    assert opens(preview) == ["afresh"], "it answers, so it is kept"

    fall_silent(preview)
    clock.fast_forward("30:00")
    clock.run_for(1600)
    notice.get_by_text("Connected again").wait_for()
    assert opens(preview) == ["afresh", "resume"]


def test_a_page_that_nobody_looks_at_dials_when_it_is_looked_at(open_page):
    def prepare(page):
        page.clock.install()
        page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => Boolean(window.isPutAway) })")

    preview = open_page(prepare=prepare)
    look = "isPutAway => { window.isPutAway = isPutAway; document.dispatchEvent(new Event('visibilitychange')); }"
    preview.page.evaluate(look, True)
    cut(preview)
    is_closed = "() => socketOfThePage.readyState === WebSocket.CLOSED"
    preview.page.wait_for_function(is_closed)
    preview.page.clock.run_for(60000)
    preview.page.evaluate("() => { dispatchEvent(new Event('online')); }")
    assert preview.page.evaluate(is_closed), "there is no other"
    preview.page.evaluate(look, False)
    preview.page.locator(".notice").get_by_text("Connected again").wait_for()
    assert opens(preview) == ["afresh", "resume"]


def test_a_page_whose_session_went_on_elsewhere_stays_away(open_page):
    dialled = []

    def prepare(page):
        page.clock.install()
        page.on("websocket", lambda socket: dialled.append(socket.url))

    preview = open_page(prepare=prepare)
    preview.page.evaluate(
        """() => {
          const { session } = splitPreview.scene;
          window.another = new WebSocket(location.origin.replace('http', 'ws') + '/ws', 'preview.v1');
          another.onopen = () => another.send(JSON.stringify({ type: 'open', resume: session }));
        }"""
    )
    preview.page.locator(".notice").get_by_text("went on in another page").wait_for()
    preview.element("profile/post-4").click()
    preview.page.clock.run_for(60000)
    assert len(dialled) == 2, "the page's own, and the other"


def test_what_is_chosen_while_the_connection_is_cut_opens_where_the_user_was(open_page):
    relays = []
    preview = open_page(query="?panel=calls", prepare=lambda page: relays.append(Relay(page)))
    relay = relays[0]
    preview.tap_and_wait(preview.element("profile/post-4"), HAS_DETAIL)
    before, ack = len(relay.said), preview.scene["ack"]
    relay.sockets[0].close()
    relay.pass_on()
    relay.wait(lambda: relay.held)
    # The session goes on, which the page has not heard yet.
    preview.page.get_by_role("switch", name="All calls").check()
    relay.pass_on()
    relay.pass_on()
    preview.until("(scene, ack) => scene.ack !== ack", ack)
    assert preview.pane("detail/pane").is_visible()
    assert relay.said[before:] == ["open", "open"]
