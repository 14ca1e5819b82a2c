"""The page in Debian's Firefox, in front of a real `split-preview serve`."""

import pathlib
import re
import shutil
import subprocess
import sys

import pytest
from bidi import session_at

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "page"))

from server import serving

#: Seconds after which a test that waits for something has waited in vain.
PATIENCE = 300


def pytest_collection_modifyitems(items):
    for item in items:
        item.add_marker(pytest.mark.timeout(PATIENCE))


COMMANDS = ["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"]


@pytest.fixture(scope="session")
def server():
    yield from serving()


@pytest.fixture(scope="session")
def firefox(tmp_path_factory):
    """The address of a running Firefox, which it says in its first lines."""
    command = next(filter(None, map(shutil.which, COMMANDS)), None)
    if not command:
        pytest.skip("there is no Firefox here; `scripts/setup firefox` installs it where there is a package")
    arguments = ["--headless", "--remote-debugging-port", "0", "--profile", str(tmp_path_factory.mktemp("profile")), "about:blank"]
    process = subprocess.Popen([command, *arguments], stderr=subprocess.PIPE, text=True)
    for line in process.stderr:
        if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
            break
    else:
        pytest.fail("Firefox ended without an address")
    yield found.group(1)
    process.kill()
    process.wait()
    process.stderr.close()


@pytest.fixture(scope="session")
def session(firefox):
    with session_at(firefox) as session:
        yield session


@pytest.fixture
def page(session, server):
    """Opens addresses in the one tab. No page may end with an error or a warning in the console."""

    def open_address(query, size=(1378, 1068)):
        session.resize(*size)
        session.go(server.url + query)
        session.until("window.splitPreview?.scene && !document.querySelector('#window').matches('.is-undressed')")
        # The first sign of a user keeps the page from showing a resize itself.
        session.evaluate("dispatchEvent(new Event('wheel'))")
        return session

    session.complaints.clear()
    yield open_address
    assert session.complaints == []
