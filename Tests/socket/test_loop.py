"""The thread of the server never works for long on one thing: clients wait for at most 5 ms of its processor time.

A piece is measured by the thread's own processor time, so that other programs on the machine do not count.
"""

import json

from conftest import SLOWNESS
from loop import longest_work
from waiting import until
from wire import RawSocket, fetch

#: Seconds of processor time (docs/security.md, "Limits").
BOUND = 0.005 * SLOWNESS
#: The first message of a process, for which the runtime of Swift prepares what is used for the first time. No later one takes as long.
FIRST = 0.012 * SLOWNESS
#: The kinds of work that have a series from the start.
KINDS = {"open", "message", "send", "close", "request", "wake", "timer"}


def assert_bound(server):
    found = longest_work(server.port)
    assert set(found) == KINDS
    assert all(value < (FIRST if kind == "message" else BOUND) for kind, value in found.items()), found


def test_every_kind_of_work_has_a_figure(start):
    assert_bound(start())


def test_long_files_are_compressed_elsewhere(start, tmp_path):
    """A file of a megabyte takes 50 ms to compress. Whoever asks first gets it as it is."""
    (tmp_path / "index.html").write_text("<html></html>")
    (tmp_path / "long.js").write_text(
        "".join(f"export const a{number} = {number * 7919 % 104729};\n" for number in range(30_000))[: 1 << 20]
    )
    server = start("--public", str(tmp_path))

    def coding():
        return fetch(server.port, "/long.js", headers=[("Accept-Encoding", "gzip")]).headers.get("content-encoding")

    assert coding() is None
    until(lambda: coding() == "gzip")
    assert_bound(server)


def test_the_documents_and_the_page(start):
    server = start()
    for target in ("/", "/meta.json", "/meta/first.json", "/meta/sharing.json", "/health", "/metrics", "/404"):
        for _ in range(2):
            fetch(server.port, target, headers=[("Accept-Encoding", "gzip")])
    assert_bound(server)


def test_every_scene_opens_draws_and_closes(start):
    server = start()
    scenes = [scene["id"] for scene in json.loads(fetch(server.port, "/meta.json").body)["scenes"]]
    assert scenes
    for scene in scenes:
        with RawSocket(server.port) as socket:
            socket.receive_json()
            for message in (
                {"type": "open", "scene": scene},
                {"type": "resize", "width": 375, "height": 667},
                {"type": "picture"},
                {"type": "explain"},
                {"type": "audit"},
                {"type": "sync"},
                {"type": "close"},
            ):
                socket.send_json(**message, id=message["type"])
                while socket.receive_json().get("ack") != message["type"]:
                    pass
    assert_bound(server)
