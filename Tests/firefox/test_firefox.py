"""The main paths of the page, in a browser that is not Chromium."""

import pytest

from server import Server
from strangers import site

IS_COLLAPSED = "JSON.stringify(splitPreview.scene.hierarchy).includes('\"isCollapsed\":true')"
IS_COMPOSING = "JSON.stringify(splitPreview.scene.hierarchy).includes('compose')"
SCENES = ["instagram", "mail", "mail-slide", "split-or-flip", "adaptability", "lab"]


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_opens_and_is_drawn(page, scene):
    session = page(f"?scene={scene}")
    session.until("document.querySelectorAll('[data-pane]').length > 0")
    assert session.evaluate("document.querySelector('#window').getBoundingClientRect().width") > 300
    assert "Split Preview" in session.evaluate("document.title")


def test_a_resize_collapses_and_expands_the_app(page):
    session = page("?scene=mail")
    session.resize(500, 900)
    session.until(IS_COLLAPSED)
    session.resize(1378, 1068)
    session.until(f"!({IS_COLLAPSED})")


def test_the_edge_of_the_app_can_be_dragged(page):
    session = page("?scene=mail")
    session.drag((1372, 500), (600, 500))
    session.until("splitPreview.scene.window.size[0] < 700")
    session.until(IS_COLLAPSED)


def test_a_tap_on_a_row_shows_its_detail(page):
    session = page("?scene=mail", size=(500, 900))
    title = "document.querySelector('.navigation-bar').textContent"
    before = session.evaluate(title)
    session.click(".list-row")
    session.until(f"{title} !== {before!r}")


def test_why_answers_in_sentences(page):
    session = page("?scene=mail")
    session.key("w")
    session.until("document.querySelector('.why-button').getAttribute('aria-pressed') === 'true'")
    session.press(300, 500)
    session.until("document.querySelectorAll('.explanation-panel li, .explanation-panel p').length > 0")


def test_the_inspector_opens_by_its_key(page):
    session = page("?scene=lab")
    session.key("i")
    session.until("document.querySelector('#tools')?.getBoundingClientRect().width > 0")


def test_the_app_stands_on_a_device(page):
    session = page("?scene=mail&device=ipad-pro-11-m4&orientation=landscape")
    session.until("splitPreview.scene.window.device === 'ipad-pro-11-m4'")
    session.until("document.querySelector('#window').getBoundingClientRect().width > 0")


def test_dark_and_right_to_left_are_drawn(page):
    session = page("?scene=mail&appearance=dark&rtl=1")
    session.until("document.querySelector('#window').dataset.style === 'dark'")
    assert session.evaluate("splitPreview.scene.window.traits.layoutDirection") == "rightToLeft"


def test_the_page_finds_its_server_again(session):
    server = Server()
    session.resize(1378, 1068)
    session.go(f"{server.url}?scene=mail")
    session.until("window.splitPreview?.scene")
    server.close()
    session.until("document.querySelector('.notice').textContent.includes('Reconnecting')")
    again = Server(port=server.port)
    session.until("document.querySelector('.notice').textContent.includes('Your place is restored')")
    again.close()
    session.complaints.clear()


def test_a_page_that_the_browser_kept_connects_again(session, server):
    """Firefox keeps a page that is left, and closes its socket without an event."""
    with site(["<!doctype html><title>Docs</title>"]) as origin:
        session.resize(1378, 1068)
        for _ in range(3):
            session.go(f"{server.url}?scene=mail")
            session.until("window.splitPreview?.scene")
            session.go(origin)
            session.travel(-1)
            session.arrive("window.splitPreview?.scene")
            session.resize(1000, 1068)
            session.until("splitPreview.scene.window.size[0] < 1000")
            session.resize(1378, 1068)


def asks(session):
    """The page asks, and has done nothing."""
    session.arrive("document.querySelector('.consent-card:not([hidden])')")
    assert not session.evaluate(IS_COMPOSING)


def test_a_link_of_another_site_asks_before_it_taps(session, server):
    pages = [""]
    with site(pages) as origin:
        pages[0] = f'<!doctype html><title>Docs</title><a href="{server.url}?scene=mail&do=tap(target:message/compose)">go</a>'
        session.complaints.clear()
        session.resize(1378, 1068)
        session.go(origin)
        session.click("a")
        asks(session)
        session.reload()
        asks(session)
        session.travel(-1)
        session.arrive(f"location.origin === {origin!r}")
        session.travel(1)
        asks(session)
        session.until("!document.querySelector('.consent-yes').hasAttribute('aria-disabled')")
        session.click(".consent-yes")
        session.until(IS_COMPOSING)
        session.reload()
        session.arrive(f"window.splitPreview?.scene && {IS_COMPOSING}")
        assert session.evaluate("document.querySelectorAll('[role=alertdialog]').length") == 0
        assert session.complaints == []
