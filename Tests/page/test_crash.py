"""An app that has a process of its own: its crash, its restart, the errors of its compiler, and scenes that it makes by itself."""

import json
import signal

import pytest

from server import Server

CRASH = {
    "type": "crash",
    "reason": "trap",
    "message": "Fatal error: Index out of range",
    "file": "/home/me/Notes/DetailViewController.swift",
    "line": 41,
    "column": 18,
    "frames": [
        {"function": "DetailViewController.show(_:)", "file": "/home/me/Notes/DetailViewController.swift", "line": 41},
        {"function": "closure #1 in ListViewController.choose()", "file": None, "line": None},
    ],
    "calls": [
        {"number": 7, "call": "viewDidLoad()", "phase": "did", "receiver": "detail", "arguments": []},
        {"number": 8, "call": "splitViewController(_:willChangeTo:)", "phase": "will", "receiver": "delegate", "class": "SceneDelegate", "arguments": []},
    ],
}

#: The page hears a message that its server has not sent.
HEAR = "text => socketOfThePage.dispatchEvent(new MessageEvent('message', { data: text }))"

#: Keeps the newest whole scene that the server sends, and answers a restart with it, as the server of an app does.
ANSWER_RESTARTS = """
() => {
  const socket = socketOfThePage;
  const send = socket.send.bind(socket);
  window.restarts = [];
  socket.send = text => {
    const message = JSON.parse(text);
    if (message.type !== 'restart') return send(text);
    restarts.push(message);
    const { scene } = splitPreview;
    setTimeout(() => socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ ...scene, ack: message.id, rev: 1 }) })), 20);
  };
}
"""

IS_INERT = "() => document.getElementById('window').inert"


@pytest.fixture
def app(open_page):
    preview = open_page((1180, 820), "?scene=mail")
    preview.page.evaluate(ANSWER_RESTARTS)
    return preview


def hear(preview, message):
    preview.page.evaluate(HEAR, json.dumps(message))


def card(preview):
    return preview.page.locator(".crash-card:not([hidden])")


def test_a_crash_says_what_happened_and_where_and_the_app_takes_nothing(app):
    hear(app, CRASH)
    card(app).wait_for()
    assert app.page.locator(".crash-card h2").inner_text() == "The app has crashed"
    assert app.page.locator(".crash-place").inner_text() == "DetailViewController.swift:41:18"
    assert app.page.locator(".crash-message").inner_text() == CRASH["message"]
    rows = app.page.locator(".crash-card li code").all_text_contents()
    # The innermost function and the newest call come first.
    assert rows == ["DetailViewController.show(_:)", "closure #1 in ListViewController.choose()", "SceneDelegate.splitViewController(_:willChangeTo:)", "detail.viewDidLoad()"]
    assert app.page.evaluate(IS_INERT)
    app.photograph("crash")


def test_the_server_is_not_blamed_while_an_app_is_about_to_end(open_page):
    """The page's clock is moved by hand, as in the test of a server that hangs."""
    server = Server()
    preview = open_page((1180, 820), "?scene=mail", at=server, prepare=lambda page: page.clock.install())
    notice = preview.page.locator(".notice.is-shown")
    hear(preview, {"type": "crashing", "message": None})
    card(preview).wait_for()
    server.process.send_signal(signal.SIGSTOP)
    preview.page.clock.run_for(5000)
    preview.page.clock.run_for(3500)
    assert preview.sent[-1]["type"] == "ping"
    assert notice.count() == 0
    server.process.send_signal(signal.SIGCONT)


def test_an_app_that_is_about_to_end_says_so(app):
    hear(app, {"type": "crashing", "message": "Index out of range"})
    card(app).wait_for()
    assert app.page.locator(".crash-card h2").inner_text() == "The app has stopped"
    assert app.page.locator(".crash-message").inner_text() == "Index out of range"
    assert "looks for the place" in app.page.locator(".crash-hint").inner_text()
    assert app.page.locator(".crash-card button:visible").count() == 0
    assert app.page.evaluate(IS_INERT)
    app.photograph("crashing")
    app.page.keyboard.press("r")
    hear(app, CRASH)
    app.page.locator(".crash-restart").wait_for()
    assert app.page.locator(".crash-card h2").inner_text() == "The app has crashed"
    assert app.page.evaluate("() => restarts") == []


def test_the_key_restarts_the_app_at_its_place_and_then_has_its_usual_meaning(app):
    hear(app, CRASH)
    card(app).wait_for()
    orientation = app.scene["window"]["orientation"]
    app.page.keyboard.press("r")
    card(app).wait_for(state="detached")
    app.page.wait_for_function(f"() => !({IS_INERT})()")
    assert [message["type"] for message in app.page.evaluate("() => restarts")] == ["restart"]
    assert app.scene["window"]["orientation"] == orientation
    app.page.evaluate("() => document.activeElement.blur()")
    app.page.keyboard.press("r")
    app.until("(scene, before) => scene.window.orientation !== before", orientation)
    assert len(app.page.evaluate("() => restarts")) == 1


def test_the_app_starts_anew_at_a_button(app):
    hear(app, {**CRASH, "reason": "loop", "message": "The app has not answered for 5 seconds.", "file": None, "line": None, "column": None, "frames": []})
    card(app).wait_for()
    assert not app.page.locator(".crash-place").is_visible()
    app.page.locator(".crash-fresh").click()
    card(app).wait_for(state="detached")
    assert [message.get("fresh") for message in app.page.evaluate("() => restarts")] == [True]


#: An app that ends while it opens: the server refuses the first `open`, and says why.
ENDS_AT_FIRST = """
  const send = WebSocket.prototype.send;
  let count = 0;
  WebSocket.prototype.send = function (text) {
    const { type, id } = JSON.parse(text);
    if (type !== 'open' || ++count > 1) return send.call(this, text);
    const hear = message => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    setTimeout(() => {
      hear({ type: 'error', ack: id, code: 'crashed', message: 'The process of the app has ended.' });
      hear(CRASH);
    });
  };
"""


def test_an_app_that_ends_while_it_opens_is_opened_again(open_page):
    def prepare(page):
        page.add_init_script(f"(() => {{ {ENDS_AT_FIRST.replace('CRASH', json.dumps(CRASH))} }})()")
        # The card comes before a first scene, for which the page of the tests waits.
        page.add_init_script("""new MutationObserver(() => {
          if (document.querySelector('.crash-card:not([hidden])') && !window.isPressed) {
            window.isPressed = true;
            document.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
          }
        }).observe(document, { subtree: true, childList: true, attributes: true })""")

    preview = open_page((1180, 820), "?scene=mail", prepare=prepare)
    assert preview.page.evaluate("() => window.isPressed")
    assert card(preview).count() == 0
    assert [message["type"] for message in preview.sent if message["type"] in ("open", "restart")] == ["open"]


def test_a_report_can_be_hidden_and_the_picture_stays_grey(app):
    hear(app, CRASH)
    card(app).wait_for()
    app.page.locator(".crash-hide").click()
    assert card(app).count() == 0
    assert app.page.evaluate(IS_INERT)


def test_a_scene_that_no_message_asked_for_is_drawn(app):
    scene = app.scene
    bar = next(name for name, model in scene["viewModels"].items() if name.endswith("/bar") and model.get("title"))
    changed = {**scene["viewModels"][bar], "title": "By itself"}
    unasked = {name: scene[name] for name in ("type", "session", "scene", "profile", "panes")}
    events = [{"number": 99, "call": "timerFired()", "phase": "did", "receiver": "list", "arguments": []}]
    hear(app, {**unasked, "rev": scene["rev"] + 1, "viewModels": {bar: changed}, "events": events, "transition": None})
    app.page.locator(".bar-title", has_text="By itself").first.wait_for()
    # The other members are those of the scene before, and the conversation goes on.
    assert app.scene["window"] == scene["window"]
    app.page.keyboard.press("x")
    app.until("scene => scene.window.traits.layoutDirection === 'rightToLeft'")


def test_an_unasked_scene_answers_nothing(app):
    """A message that is on its way stays so, although a scene comes before its answer."""
    app.page.evaluate("""() => {
      const socket = socketOfThePage;
      const send = socket.send.bind(socket);
      window.kept = [];
      socket.send = text => (JSON.parse(text).type === 'rotate' ? kept.push(text) : send(text));
      window.release = () => kept.splice(0).forEach(text => send(text));
    }""")
    scene = app.scene
    app.page.keyboard.press("r")
    app.page.wait_for_function("() => kept.length === 1")
    unasked = {name: scene[name] for name in ("type", "session", "scene", "profile", "panes")}
    hear(app, {**unasked, "rev": scene["rev"] + 1, "viewModels": {}, "events": [], "transition": None})
    assert app.scene["rev"] == scene["rev"] + 1
    assert app.scene["window"]["orientation"] == scene["window"]["orientation"]
    app.page.evaluate("() => release()")
    app.until("(scene, before) => scene.window.orientation !== before", scene["window"]["orientation"])


def test_errors_of_the_compiler_stand_below_the_app(app):
    fault = {"scene": None, "file": "/home/me/Notes/DetailViewController.swift", "line": 12, "column": 9, "message": "cannot find 'titel' in scope"}
    hear(app, {"type": "scenes", "changed": [], "faults": [fault]})
    line = app.page.locator(".fault-card:not([hidden])")
    line.wait_for()
    assert line.locator("h2").inner_text() == "DetailViewController.swift cannot be compiled: line 12, column 9"
    line.get_by_text("More").click()
    assert "line 12, column 9" in line.inner_text()
    assert "as it was built last" in line.inner_text()
    hear(app, {"type": "scenes", "changed": [], "faults": []})
    app.page.get_by_text("The app was built again.").wait_for()
