"""Files of the page that change while it is served."""

import json
import re
import shutil

import pytest
from websockets.sync.client import connect as client

from conftest import DEADLINE, Server, add_a_name_that_is_no_text
from wire import fetch


@pytest.fixture
def page(tmp_path):
    (tmp_path / "index.html").write_text("one")
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / "app.js").write_text("one")
    return tmp_path


@pytest.fixture
def watching(page):
    server = Server("--port", "0", "--public", str(page), "--watch")
    yield server
    server.close()


def write(page):
    (page / "parts" / "app.js").write_text("another")


def rename(page):
    """As editors save: into a new file that takes the place of the old one."""
    (page / "parts" / "app.js~").write_text("two")
    (page / "parts" / "app.js~").rename(page / "parts" / "app.js")


def add(page):
    (page / "more").mkdir()
    (page / "more" / "new.css").write_text("new")


def remove(page):
    shutil.rmtree(page / "parts")


@pytest.mark.parametrize(
    "change, target, status, body",
    [
        (write, "/parts/app.js", 200, b"another"), (rename, "/parts/app.js", 200, b"two"),
        (add, "/more/new.css", 200, b"new"), (remove, "/parts/app.js", 404, None),
    ],
)  # fmt: skip
def test_a_change_is_served_and_every_page_told(watching, page, change, target, status, body):
    with client(watching.socket_url) as one, client(watching.socket_url) as other:
        for socket in (one, other):
            assert json.loads(socket.recv(DEADLINE))["type"] == "hello"
        change(page)
        for socket in (one, other):
            assert json.loads(socket.recv(DEADLINE)) == {"type": "reload"}
        response = fetch(watching.port, target)
        assert response.status == status and body in (None, response.body)
        assert json.loads(fetch(watching.port, "/health").body)["status"] == "ok"


def test_a_name_that_is_no_text_hides_no_change(watching, page):
    with client(watching.socket_url) as socket:
        socket.recv(DEADLINE)
        add_a_name_that_is_no_text(page)
        write(page)
        assert json.loads(socket.recv(DEADLINE)) == {"type": "reload"}
        assert fetch(watching.port, "/parts/app.js").body == b"another"


def test_a_page_that_is_away_for_a_moment_stays_as_it_was(watching, page):
    with client(watching.socket_url) as socket:
        socket.recv(DEADLINE)
        (page / "index.html").rename(page / "index.old")
        assert fetch(watching.port).body == b"one"
        (page / "index.html").write_text("two")
        assert json.loads(socket.recv(DEADLINE)) == {"type": "reload"}
        assert fetch(watching.port).body == b"two"


def test_without_the_flag_nothing_is_read_again(page):
    server = Server("--port", "0", "--public", str(page))
    try:
        write(page)
        with client(server.socket_url) as socket:
            socket.recv(DEADLINE)
            socket.send('{"type":"ping","id":1}')
            assert json.loads(socket.recv(DEADLINE)) == {"type": "pong", "ack": 1}
        assert fetch(server.port, "/parts/app.js").body == b"one"
    finally:
        server.close()


def script_of(server):
    """The path by which the page names its script."""
    return "/" + re.search(rb'src="(.*?)"', fetch(server.port).body)[1].decode()


def test_a_changed_file_has_another_path_and_browsers_keep_each(page):
    (page / "index.html").write_text('<script src="parts/app.js"></script>')
    server = Server("--port", "0", "--public", str(page), "--watch")
    try:
        with client(server.socket_url) as socket:
            socket.recv(DEADLINE)
            before = script_of(server)
            first = fetch(server.port, before)
            assert first.body == b"one" and "immutable" in first.headers["cache-control"]
            write(page)
            assert json.loads(socket.recv(DEADLINE)) == {"type": "reload"}
            after = script_of(server)
            second = fetch(server.port, after)
            assert after != before
            assert second.body == b"another" and "immutable" in second.headers["cache-control"]
            # A page that has not loaded again may still ask for a part.
            late = fetch(server.port, before)
            assert late.body == b"another" and late.headers["cache-control"] == "no-cache"
    finally:
        server.close()
