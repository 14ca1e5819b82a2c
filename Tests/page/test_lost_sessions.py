"""Several servers behind one address: which of them has the session, what is lost with one, and whose access has ended."""

import re
import signal

import pytest
from playwright.sync_api import expect

from browser import is_about_the_cut
from front import Front
from server import Server

#: Every window of the board has a scene.
IS_COMPLETE = """() => {
  const windows = [...document.querySelectorAll('.board-window')];
  return windows.length > 1 && windows.every(one => !one.matches('.is-waiting') && one.querySelector('.board-size').textContent);
}"""
HAS_OTHER_SESSION = "(scene, session) => scene.session !== session"
LOSS = "Your place is restored. The undo history and unanswered calls are lost."
OWN, ANNA = "ownOwnOwnOwnOwn0", "annaAnnaAnnaAnna"


@pytest.fixture
def front():
    """Two servers behind one address, of which the first is the target."""
    front = Front()
    front.servers = {name: Server(flags=["--name", name, *front.flags]) for name in ("a", "b")}
    front.target = front.servers["a"].port
    yield front
    front.close()
    for server in front.servers.values():
        server.close()


def dialled_by(page):
    """The addresses of the WebSockets that a page opens from now on."""
    dialled = []
    # The page tries links in sockets of their own.
    page.on("websocket", lambda socket: socket.url.endswith("?trial") or dialled.append(socket.url))
    return dialled


def opened_by(preview):
    """How the page came to its scenes."""
    return ["resume" if "resume" in message else "afresh" for message in preview.sent if message["type"] == "open" and not message.get("slot")]


def open_behind(open_page, front, query="?scene=instagram"):
    dialled = []
    preview = open_page(query=query, at=front, prepare=lambda page: dialled.append(dialled_by(page)))
    preview.expects = is_about_the_cut
    return preview, dialled[0]


def go_elsewhere(preview, front):
    """The first server dies, and the proxy sends everybody to the second one."""
    front.target = front.servers["b"].port
    session = preview.scene["session"]
    assert session.startswith("a-")
    front.servers["a"].process.send_signal(signal.SIGKILL)
    front.cut()
    preview.until("scene => scene.session.startsWith('b-')")


@pytest.mark.parametrize("furniture", ["", "&panel=hierarchy", "&panel=calls", "&timeline=1"])
def test_another_server_goes_on_where_the_user_was(open_page, front, furniture):
    preview, dialled = open_behind(open_page, front, f"?scene=instagram{furniture}")
    preview.tap_and_wait(preview.element("profile/post-4"), "scene => scene.panes.some(pane => pane.id === 'detail/pane')")
    session = preview.scene["session"]
    go_elsewhere(preview, front)
    preview.page.locator(".notice").get_by_text(f"Another server goes on. {LOSS}").wait_for()
    assert dialled[0].endswith("/ws") and dialled[-1].endswith(f"/ws?session={session}")
    assert preview.pane("detail/pane").is_visible()
    assert opened_by(preview) == ["afresh", "afresh"]
    # The next cut leads back to the second server, which has the session now.
    session = preview.scene["session"]
    front.cut()
    preview.page.locator(".notice").get_by_text("Connected again").wait_for()
    assert preview.scene["session"] == session and dialled[-1].endswith(f"/ws?session={session}")
    assert opened_by(preview) == ["afresh", "afresh", "resume"]


def test_the_own_server_is_asked_and_no_other(open_page, front):
    """The proxy only believes for a moment that the server is down."""
    preview, _ = open_behind(open_page, front)
    preview.tap_and_wait(preview.element("profile/post-4"), "scene => scene.panes.some(pane => pane.id === 'detail/pane')")
    session = preview.scene["session"]
    front.cut()
    preview.page.locator(".notice").get_by_text("Connected again").wait_for()
    assert preview.scene["session"] == session
    assert opened_by(preview) == ["afresh", "resume"]


def test_a_session_that_the_own_server_has_dropped_is_lost_as_well(open_page):
    front = Front()
    server = Server(flags=["--resume-for", "0", *front.flags])
    front.target = server.port
    try:
        preview, _ = open_behind(open_page, front)
        session = preview.scene["session"]
        front.cut()
        preview.until(HAS_OTHER_SESSION, session)
        preview.page.locator(".notice").get_by_text(f"The session had expired. {LOSS}").wait_for()
    finally:
        front.close()
        server.close()


def test_the_inspector_keeps_settings_that_it_cannot_undo(open_page, front):
    preview, _ = open_behind(open_page, front, "?scene=lab&profile=ios14&panel=hierarchy")
    preview.page.get_by_role("radio", name="Trailing").first.click()
    preview.until("scene => scene.hierarchy.primaryEdge === 'trailing'")
    undo = preview.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "false")
    go_elsewhere(preview, front)
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert preview.scene["hierarchy"]["primaryEdge"] == "trailing", "the place keeps it"


def test_what_was_typed_is_said_again_in_all_windows_of_the_board(open_page, front):
    preview, _ = open_behind(open_page, front, "?scene=adaptability&policy=phone&board=directions")
    preview.page.wait_for_function(IS_COMPLETE)
    # The first server hears nothing of it.
    preview.page.evaluate("() => { socketOfThePage.send = () => {}; }")
    field = preview.page.locator(".board-window").first.locator("[data-field]").first
    field.click()
    preview.page.keyboard.insert_text("café")
    go_elsewhere(preview, front)
    preview.page.wait_for_function(
        "() => { const all = [...document.querySelectorAll('.board-window [data-field]')]; "
        "return all.length > 1 && all.every(one => one.value === 'café'); }"
    )


def test_an_access_that_has_ended_says_so_and_stays_away(open_page, tmp_path):
    file = tmp_path / "class.yaml"
    file.write_text(f"format: 1\nnames:\n  anna: {{token: {ANNA}}}\n")
    file.chmod(0o600)
    server = Server(flags=["--access", str(file), "--token", OWN])
    server.url = re.sub(r"token=.*", f"token={ANNA}", server.url)
    try:
        dialled = []
        preview = open_page(query="&scene=mail", at=server, prepare=lambda page: dialled.append((page.clock.install(), dialled_by(page))))
        preview.expects = is_about_the_cut
        file.write_text("format: 1\nnames: {}\n")
        notice = preview.page.locator(".notice")
        notice.get_by_text("Your access has ended.").wait_for()
        preview.page.clock.run_for(60_000)
        preview.page.evaluate("() => { dispatchEvent(new Event('online')); }")
        assert len(dialled[0][1]) == 1 and notice.text_content().startswith("Your access has ended.")
    finally:
        server.close()
