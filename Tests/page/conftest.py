"""The page in headless Chromium, in front of a real `split-preview serve`."""

import shutil

import pytest
from playwright.sync_api import sync_playwright

from browser import DEADLINE, Preview
from server import Server

#: A browser of the machine's own; Playwright's downloads are not used.
BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


@pytest.fixture(scope="session")
def browser():
    executable = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert executable, "no Chromium on this machine; `make setup-test` installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server():
    """One server for all tests but those that kill theirs."""
    server = Server()
    yield server
    assert server.process.poll() is None, "the server has died"
    server.close()


@pytest.fixture
def open_page(browser, server):
    """Opens previews in pages of their own, each handed to `prepare` before it loads.

    None may end with an error in the console or a violated policy.
    """
    previews = []

    def make(size=(1366, 1024), query="", at=None, prepare=None, **options):
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **options)
        context.set_default_timeout(DEADLINE * 1000)
        preview = Preview(context.new_page())
        previews.append(preview)
        if prepare:
            prepare(preview.page)
        preview.go((at or server).url + query)
        return preview

    yield make
    for preview in previews:
        preview.page.context.close()
    assert [line for preview in previews for line in preview.complaints] == []
