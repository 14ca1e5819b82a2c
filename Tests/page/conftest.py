"""The page in headless Chromium, in front of a real `split-preview serve`."""

import re
import subprocess

import pytest
from playwright.sync_api import sync_playwright

from browser import DEADLINE, Preview, browser_around, instrument
from server import ROOT, serving
from tabs import Tabs
from uikit import serving_fixtures

#: Seconds after which a test that waits for something has waited in vain.
PATIENCE = 300


def pytest_collection_modifyitems(items):
    for item in items:
        item.add_marker(pytest.mark.timeout(PATIENCE))


#: The version of each scene that is not the one in which the page opens it.
OWN_VERSION = {"instagram": "ios13", "split-or-flip": "ios13"}


def launch(chromium, *flags):
    """A browser of the kind that the set-up has decided on."""
    found = subprocess.run([ROOT / "scripts/browser"], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    return chromium.launch(executable_path=found.stdout.strip(), args=["--no-sandbox", *flags])


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server():
    """One server for all tests but those that kill theirs."""
    yield from serving()


@pytest.fixture(scope="module")
def sources():
    """A server of the page as it is written, which a server serves that has no bundle, or that watches."""
    yield from serving(["--watch"])


def new_context(browser, is_touched=True, **options):
    context = browser.new_context(**options)
    context.set_default_timeout(DEADLINE * 1000)
    instrument(context, is_touched)
    return context


@pytest.fixture(scope="session")
def tabs(browser, server):
    context = new_context(browser)
    yield Tabs(context, server.url)
    context.close()


@pytest.fixture
def visitor(browser):
    """Pages of browsers that have never seen any of the sites."""
    contexts = []

    def make():
        contexts.append(new_context(browser))
        return contexts[-1].new_page()

    yield make
    for context in contexts:
        context.close()


def address(url, query):
    """The address of a query with a scene. None asks for an address without one, and a query after a slash is opened as it is.

    The tests are about the scenes of the articles in the versions that these are about, unless they name another one. The page
    itself opens a scene in the newest version that was measured (test_first_minute.py).
    """
    if query is None:
        return url
    if query.startswith("/"):
        return url.rstrip("/") + query
    full = query if "scene=" in query else f"?scene=instagram{query.replace('?', '&')}"
    scene = re.search(r"scene=([\w-]+)", full)[1]
    if scene in OWN_VERSION and "profile=" not in full:
        full += f"&profile={OWN_VERSION[scene]}"
    # The URL of a server with a token has a query already.
    return url + (full.replace("?", "&") if "?" in url else full)


@pytest.fixture
def open_page(browser, server, tabs):
    """Opens previews in tabs of their own.

    A page that is handed to `prepare` before it loads, has another server or another scale also has a browser context of
    its own. No page may end with an error in the console or a violated policy.
    """
    previews, borrowed, contexts = [], [], []

    def borrow():
        borrowed.append(tabs.take())
        return borrowed[-1]

    def page_of_its_own(scale):
        contexts.append(new_context(browser, device_scale_factor=scale))
        return contexts[-1].new_page()

    def make(
        size=(1366, 1024), query="", at=None, prepare=None, device_scale_factor=1, color_scheme="light", reduced_motion="no-preference",
        forced_colors="none",
    ):
        page = page_of_its_own(device_scale_factor) if at or prepare or device_scale_factor != 1 else borrow()
        page.set_viewport_size(browser_around(*size))
        page.emulate_media(color_scheme=color_scheme, reduced_motion=reduced_motion, forced_colors=forced_colors)
        preview = Preview(page)
        previews.append(preview)
        if prepare:
            prepare(page)
        preview.go(address((at or server).url, query))
        return preview

    yield make
    for tab in borrowed:
        tabs.give_back(tab)
    for context in contexts:
        context.close()
    for preview in previews:
        preview.stop_listening()
    assert [line for preview in previews for line in preview.complaints] == []


@pytest.fixture(scope="module")
def contents():
    """A server of the contents of Tests/page/fixtures/uikit."""
    yield from serving_fixtures()


@pytest.fixture
def open_content(open_page, contents):
    """Opens a content by its name."""

    def make(content, query="", size=(402, 874), profile="ios26", side="sidebar", **options):
        address = f"?scene=fixtures&profile={profile}&opt.content={content}&opt.side={side}{query}"
        return open_page(size, address, at=contents, device_scale_factor=2, **options)

    return make
