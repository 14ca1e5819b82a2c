"""The server as a process, for tests that talk to it through real sockets."""

import json
import os
import pathlib
import re
import subprocess
import sys
import urllib.request

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The Python package of this checkout. Tests of behaviour use its client, as programs of others do.
sys.path.insert(0, str(ROOT / "clients/python/src"))
BINARY = os.environ.get("SPLIT_PREVIEW_BIN", str(ROOT / ".build/debug/split-preview"))

#: The version of libwebsockets that the server runs with, such as (4, 3, 5). docs/security.md lists the differences
#: between the versions.
LIBWEBSOCKETS = tuple(
    int(number)
    for number in re.search(
        r"libwebsockets (\d+)\.(\d+)\.(\d+)", subprocess.run([BINARY, "--version"], capture_output=True, text=True).stdout
    ).groups()
)

#: The event loop of every server that a test starts without naming one: `poll`, `libev`, or `None` for the default.
EVENT_LOOP = os.environ.get("SPLIT_PREVIEW_EVENT_LOOP")
LOOP_FLAGS = ["--event-loop", EVENT_LOOP] if EVENT_LOOP else []

#: How many times as long a program takes that is built with a sanitizer (scripts/test-sanitized).
SLOWNESS = int(os.environ.get("SPLIT_PREVIEW_SLOWNESS", "1"))
#: Seconds after which something hangs. No test passes or fails by being faster or slower than that.
DEADLINE = 30 * SLOWNESS


#: Seconds after which a test that waits for something has waited in vain.
PATIENCE = 120


def pytest_collection_modifyitems(items):
    for item in items:
        item.add_marker(pytest.mark.timeout(PATIENCE))


class Server:
    """A running `split-preview serve`, reached by the URL that it printed."""

    def __init__(self, *arguments, prefix=(), **options):
        self.process = subprocess.Popen(
            [*prefix, BINARY, "serve", *LOOP_FLAGS, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            **options,
        )
        # The pipe is open and the process lives on: a line that arrives was written at once.
        self.first_line = self.process.stdout.readline()
        match = re.search(r"http://(\S+):(\d+)/(\?token=(\w+))?", self.first_line)
        assert match, self.first_line + self.process.stderr.read()
        self.url = match.group(0)
        self.port = int(match.group(2))
        #: The secret that requests have to carry, where the server asks for one.
        self.token = match.group(4)
        self.socket_url = f"ws://127.0.0.1:{self.port}/ws{match.group(3) or ''}"

    def health(self):
        """The server's report about itself, requested on a connection of its own."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health?token={self.token}", timeout=DEADLINE) as answer:
            return json.load(answer)

    def wait(self):
        """The exit code of a process that was told to stop."""
        return self.process.wait(DEADLINE)

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.process.stderr.close()


@pytest.fixture(scope="session")
def public(tmp_path_factory):
    """A page of our own, with what must never be served around and inside it."""
    root = tmp_path_factory.mktemp("site")
    (root / "secret.txt").write_text("outside")
    folder = root / "public"
    (folder / "parts").mkdir(parents=True)
    (folder / ".git").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>page</title>")
    (folder / "app.js").write_text("export {};\n")
    (folder / "parts" / "index.html").write_text("<!doctype html><title>part</title>")
    (folder / "parts" / "picture.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "large.txt").write_bytes(bytes(range(97, 123)) * 100_000)
    (folder / ".git" / "config").write_text("hidden")
    (folder / ".env").write_text("hidden")
    (folder / "link.txt").symlink_to(root / "secret.txt")
    (folder / "linked").symlink_to(root)
    os.mkfifo(folder / "pipe")
    return folder


def add_a_name_that_is_no_text(folder):
    """A file whose name is bytes in an older encoding."""
    try:
        with open(os.path.join(os.fsencode(folder), b"caf\xe9.html"), "w"):
            pass
    except OSError:
        pytest.skip("this system has no such names")


@pytest.fixture
def start(public):
    """Starts servers that end with the test."""
    servers = []

    def make(*arguments, **options):
        server = Server("--port", "0", "--public", str(public), *arguments, **options)
        servers.append(server)
        return server

    yield make
    for server in servers:
        server.close()


@pytest.fixture
def client(server):
    """A client of the Python package at the server of the module."""
    from description import connected

    with connected(server) as client:
        yield client


@pytest.fixture(scope="module")
def echo():
    """The URL of a server that sends every message back."""
    program = pathlib.Path(BINARY).parent / "websocket-echo"
    process = subprocess.Popen([program, "0", *LOOP_FLAGS], stdout=subprocess.PIPE, text=True)
    yield process.stdout.readline().strip()
    process.terminate()
    assert process.wait(DEADLINE) == 0
    process.stdout.close()


@pytest.fixture(scope="module")
def server(public):
    """One server for all tests of a module, which must live through them and end well."""
    server = Server("--port", "0", "--public", str(public))
    yield server
    try:
        assert server.process.poll() is None, "the server has died"
        server.process.terminate()
        assert server.wait() == 0
    finally:
        server.close()
