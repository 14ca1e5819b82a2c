"""The page in headless Chromium, in front of a real `split-preview serve`."""

import subprocess

import pytest
from playwright.sync_api import sync_playwright

from browser import DEADLINE, Preview
from server import ROOT, Server


@pytest.fixture(scope="session")
def browser():
    # The set-up decides which.
    found = subprocess.run([ROOT / "scripts/browser"], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=["--no-sandbox"])
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
