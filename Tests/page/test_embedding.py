"""The page in a frame of another site, and the links that a server with a token shares."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser import HAS_OPENED
from server import Server
from strangers import site

TOKEN = "0123456789abcdefABCDEF"


def open_share(page):
    page.wait_for_function(HAS_OPENED)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.locator(".bench.is-folded").wait_for(state="attached")
    if not page.locator(".share-button").is_visible():
        page.locator(".more-button").click()
    page.locator(".share-button").click()
    expect(page.locator(".share-panel .link-status")).not_to_have_text(re.compile("^Checking"))


def framed(page):
    """The preview in the frame, once it shows its scene."""
    frame = page.frame_locator("iframe")
    frame.locator("#window .pane").first.wait_for()
    return next(frame for frame in page.frames if frame is not page.main_frame)


@pytest.mark.parametrize("headers", [[], [("Cross-Origin-Embedder-Policy", "require-corp"), ("Cross-Origin-Opener-Policy", "same-origin")]])
@pytest.mark.parametrize("flags", [[], ["--token", TOKEN]])
def test_an_allowed_site_shows_the_snippet_in_a_frame(visitor, flags, headers):
    pages = [""]
    with site(pages, headers) as origin:
        server = Server(flags=["--allow-embed", origin, *flags])
        try:
            page = visitor()
            page.set_viewport_size({"width": 1100, "height": 700})
            page.goto(f"{server.url}{'&' if flags else '?'}scene=mail")
            open_share(page)
            if flags:
                page.get_by_label("With access").check()
            snippet = page.get_by_label("HTML for another page")
            expect(snippet).to_have_value(re.compile("embed=1"))
            if flags:
                expect(snippet).to_have_value(re.compile(f"token={TOKEN}"))
            pages[0] = f"<!doctype html><meta charset=utf-8><title>Docs</title>{snippet.input_value()}"

            reader = visitor()
            reader.goto(origin)
            frame = framed(reader)
            assert frame.evaluate("() => splitPreview.scene.scene") == "mail"
            assert "token" not in frame.url and "embed=1" in frame.url
            assert frame.locator(".bench").is_hidden()
            element = reader.locator("iframe")
            assert element.get_attribute("title") == "Mail · Split Preview" and element.get_attribute("loading") == "lazy"
            # The frame goes on with its own cookie, and a tap in it is answered.
            frame.locator('[data-id="message/compose"]').click()
            frame.wait_for_function("() => JSON.stringify(splitPreview.scene.hierarchy).includes('compose')")
        finally:
            server.close()


def test_any_other_site_shows_no_frame(visitor):
    pages = [""]
    with site(pages) as origin:
        for flags in ([], ["--allow-embed", "https://docs.example"]):
            server = Server(flags=flags)
            try:
                pages[0] = f'<!doctype html><iframe src="{server.url}?embed=1"></iframe>'
                page = visitor()
                refused = []
                page.on("console", lambda message, into=refused: into.append(message.text))
                page.goto(origin)
                page.wait_for_function("() => document.readyState === 'complete'")
                assert any("frame-ancestors" in text or "Framing" in text for text in refused), refused
                assert page.locator("iframe").count() == 1
            finally:
                server.close()


def test_without_a_site_that_may_frame_it_the_html_is_a_picture_with_a_link(open_page, visitor, tmp_path):
    preview = open_page((1200, 800), "?scene=mail")
    page = preview.page
    open_share(page)
    html = page.get_by_label("HTML for another page").input_value()
    file = "mail-ios26-1200x800.svg"
    assert re.fullmatch(
        rf'<a href="http://[^"]+scene=mail[^"]+"><img src="{file}" alt="[^"]*Mail[^"]*" width="1024" height="683"[^>]*></a>', html
    )
    assert page.locator(".share-panel").get_by_text("--allow-embed").is_visible()
    preview.photograph("share-picture")
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("^Save .*[.]svg$")).click()
    assert download.value.suggested_filename == file
    download.value.save_as(tmp_path / file)

    # The page of somebody who writes documents, with the file beside it.
    document = tmp_path / "docs.html"
    document.write_text(f"<!doctype html><meta charset=utf-8><title>Docs</title>{html}")
    reader = visitor()
    reader.set_viewport_size({"width": 600, "height": 700})
    reader.goto(document.as_uri())
    picture = reader.get_by_role("link").locator("img")
    assert picture.evaluate("image => image.decode().then(() => [image.naturalWidth, image.naturalHeight])") == [1200, 800]
    # The picture is no wider than its page, and keeps its shape.
    width, height = picture.evaluate("image => [image.clientWidth, image.clientHeight]")
    assert width < 600 and abs(height - width * 2 / 3) < 2
    reader.get_by_role("link").click()
    reader.wait_for_function(HAS_OPENED)
    assert reader.evaluate("() => [splitPreview.scene.scene, splitPreview.scene.window.size]") == ["mail", [1200, 800]]


def test_a_picture_of_a_server_with_a_token_stands_without_it(visitor, tmp_path):
    server = Server(flags=["--token", TOKEN])
    try:
        page = visitor()
        page.set_viewport_size({"width": 1100, "height": 700})
        page.goto(f"{server.url}&scene=lab")
        open_share(page)
        html = page.get_by_label("HTML for another page").input_value()
        assert TOKEN not in html
        with page.expect_download() as download:
            page.get_by_role("button", name=re.compile("^Save .*[.]svg$")).click()
        file = download.value.suggested_filename
        assert f'src="{file}"' in html
        download.value.save_as(tmp_path / file)
        (tmp_path / "docs.html").write_text(html)
        stranger = visitor()
        stranger.goto((tmp_path / "docs.html").as_uri())
        assert stranger.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    finally:
        server.close()


def test_a_server_with_a_token_shares_links_with_and_without_access(visitor):
    server = Server(flags=["--token", TOKEN])
    try:
        page = visitor()
        page.set_viewport_size({"width": 1100, "height": 700})
        page.goto(f"{server.url}&scene=mail")
        open_share(page)
        link = page.get_by_label("Link to this state")
        without = link.input_value()
        assert "token" not in without
        page.get_by_label("With access").check()
        expect(link).to_have_value(re.compile(f"[?]token={TOKEN}&scene=mail"))

        stranger = visitor()
        assert stranger.goto(without).status == 403
        stranger.goto(link.input_value())
        stranger.wait_for_function(HAS_OPENED)
        assert "token" not in stranger.url
        assert urlsplit(stranger.url).query == urlsplit(without).query
        # Somebody who has opened the server before needs no further access.
        stranger.goto(without)
        stranger.wait_for_function(HAS_OPENED)
    finally:
        server.close()


def test_an_address_without_a_page_helps(visitor, server):
    page = visitor()
    assert page.goto(f"{server.url}nothing/here").status == 404
    assert page.get_by_role("heading").inner_text() == "There is no page at this address"
    assert page.evaluate("() => getComputedStyle(document.querySelector('main')).borderRadius") == "20px"
    page.get_by_role("link", name="Open the first scene").click()
    page.wait_for_function(HAS_OPENED)
