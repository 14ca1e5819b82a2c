"""What the page does while there is no server, and when there is one again."""

from server import Server

HAS_DETAIL = "scene => scene.panes.some(pane => pane.id === 'detail/pane')"


def is_about_the_cut(line):
    """The browser itself reports every attempt that finds no server; no page can keep it from that."""
    return "WebSocket connection to" in line


def test_recovers_its_place_when_the_server_was_restarted(open_page):
    server = Server()
    preview = open_page(at=server)
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

    # The size that it has now goes out with `open`, and the conversation goes on.
    preview.resize(375, 812)
    assert preview.split["isCollapsed"]
    server.close()
    preview.complaints = [line for line in preview.complaints if not is_about_the_cut(line)]
