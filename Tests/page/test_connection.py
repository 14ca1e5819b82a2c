"""The panel about the connection, and the app while the server is away."""

import re

from playwright.sync_api import expect

from browser import browser_around, is_about_the_cut
from server import Server


def open_panel(preview):
    preview.tool(".connection-button").click()
    panel = preview.page.locator(".connection-panel")
    expect(panel).to_be_visible()
    return panel


def fact(panel, name):
    return panel.locator(f"dt:text-is('{name}') + dd")


def test_the_panel_says_what_the_connection_is_like(open_page):
    preview = open_page((1200, 800), "?scene=mail")
    panel = open_panel(preview)
    expect(fact(panel, "State")).to_have_text("Connected")
    expect(fact(panel, "Round trip")).to_have_text(re.compile(r"^[\d.]+ m?s, median [\d.]+ m?s$"))
    expect(fact(panel, "Revision")).to_have_text(str(preview.scene["rev"]))
    for name in ("Sent", "Received"):
        expect(fact(panel, name)).to_have_text(re.compile(r"^[\d.]+ (bytes|kB)$"))


def test_a_slow_line_delays_answers_and_keeps_their_order(open_page):
    preview = open_page((1200, 800), "?scene=mail")
    panel = open_panel(preview)
    panel.get_by_role("slider", name="Latency each way").fill("200")
    panel.get_by_role("slider", name="Jitter, at most").fill("300")
    expect(fact(panel, "Round trip")).to_have_text(re.compile(r"^(4|5|6|7|8|9)\d\d ms|^[\d.]+ s"))
    preview.page.keyboard.press("Escape")
    for width in (1100, 900, 600, 500):
        preview.page.set_viewport_size(browser_around(width, 800))
    preview.until("scene => scene.window.size[0] === 500")
    answers = [message["ack"] for direction, message in preview.frames if direction == "received" and "ack" in message]
    assert answers == sorted(answers)


def test_a_cut_greys_the_picture_until_it_is_connected_again(open_page):
    preview = open_page((1200, 800), "?scene=mail")
    session = preview.scene["session"]
    panel = open_panel(preview)
    panel.get_by_role("button", name="Cut", exact=True).click()
    expect(fact(panel, "State")).to_have_text("Cut here")
    window = preview.page.locator("#window")
    expect(window).to_have_class(re.compile("is-adrift"))
    assert window.evaluate("one => one.inert")
    expect(preview.page.locator(".outage")).to_have_text(re.compile("^Cut since .*[0-9]"))
    expect(preview.page.locator(".connection-button")).to_have_attribute("aria-label", "Connection: no answer")
    panel.get_by_role("button", name="Connect again").click()
    expect(preview.page.locator(".outage")).to_be_hidden()
    expect(preview.page.locator(".connection-button")).to_have_attribute("aria-label", "Connection: the server answers")
    assert not window.evaluate("one => one.inert")
    assert preview.scene["session"] == session


def test_an_app_whose_server_is_away_is_grey_and_takes_nothing(open_page):
    server = Server()
    preview = open_page((1200, 800), "?scene=mail", at=server)
    preview.expects = is_about_the_cut
    preview.page.locator('[data-id="message/compose"]').focus()
    server.close()
    window = preview.page.locator("#window")
    expect(window).to_have_class(re.compile("is-adrift"), timeout=30000)
    expect(preview.page.locator(".outage")).to_be_visible()
    assert window.evaluate("one => one.inert && !one.contains(document.activeElement)")
    preview.photograph("outage")
    server = Server(server.port)
    try:
        expect(preview.page.locator(".outage")).to_be_hidden(timeout=30000)
        assert not window.evaluate("one => one.inert")
        expect(preview.page.locator('[data-id="message/compose"]')).to_be_focused()
    finally:
        server.close()
