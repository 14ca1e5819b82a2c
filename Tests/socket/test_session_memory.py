"""The memory of sessions that wait, with the largest scenario files."""

import time

import pytest

import metrics
from usage import memory
from wire import RawSocket, fetch

FORM = "{rows: [" + ", ".join(["{title: A, text: b}"] * 200) + "]}"
ROWS = "{rows: [" + ", ".join(["{title: A}"] * 1000) + "]}"
SCREEN = "{screen: {content: {placeholder: {title: A}}}}"

#: Files with almost as many values as a file may have.
LARGEST = {
    "rows": "root: {screen: {content: {list: {sections: [" + ", ".join([ROWS] * 16) + "]}}}}\n",
    "form": "root: {screen: {content: {form: {sections: [" + ", ".join([FORM] * 70) + "]}}}}\n",
    "controllers": "root: a0\ncontrollers:\n" + "".join(f"  a{number}: {SCREEN}\n" for number in range(3000)),
}

#: Mebibytes for all sessions, and those that the allocator may keep for the next file or session.
LIMIT, SLACK = 64, 32
#: Mebibytes by which one client may make the server grow (docs/security.md).
MOST_FOR_A_CLIENT = 24


def estimate(server):
    return metrics.value(server.port, "session_memory_bytes")


def wait_for_scene(server):
    end = time.monotonic() + 60
    while b'"big"' not in fetch(server.port, "/meta.json").body:
        assert time.monotonic() < end, "The file is not read."
        time.sleep(0.05)


def open_scene(server):
    socket = RawSocket(server.port)
    socket.receive_json()
    socket.send_json(type="open", scene="big", id=0)
    while (answer := socket.receive_json())["type"] != "scene":
        assert answer["type"] == "scenes" and not answer["faults"], answer
    return socket


@pytest.mark.parametrize("kind", LARGEST)
def test_waiting_sessions_of_the_largest_file_stay_under_the_limit(start, tmp_path, kind):
    (tmp_path / "big.yaml").write_text("format: 1\ntitle: A\n" + LARGEST[kind])
    server = start("--scenarios", str(tmp_path), "--session-memory", str(LIMIT))
    wait_for_scene(server)
    pid = server.process.pid
    before = memory(pid)
    open_scene(server).close()
    assert memory(pid) - before < MOST_FOR_A_CLIENT << 10
    for _ in range(23):
        open_scene(server).close()
    end = time.monotonic() + 30
    while (health := server.health())["clients"]:
        assert time.monotonic() < end, health
        time.sleep(0.05)
    grown = memory(pid) - before
    assert estimate(server) <= LIMIT << 20
    assert grown < (LIMIT + SLACK) << 10, f"{grown} kB for {health['sessions']} sessions, of {estimate(server)} bytes by the estimate"


@pytest.mark.parametrize("kind", LARGEST)
def test_the_estimate_is_near_what_the_allocator_has_given_out(start, tmp_path, kind):
    (tmp_path / "big.yaml").write_text("format: 1\ntitle: A\n" + LARGEST[kind])
    server = start("--scenarios", str(tmp_path), "--session-memory", "4096")
    wait_for_scene(server)
    before = metrics.allocated(server.port)
    sockets = [open_scene(server) for _ in range(12)]
    metrics.assert_estimate_is_near(server.port, before)
    for socket in sockets:
        socket.close()
