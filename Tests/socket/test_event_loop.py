"""The loops in which the server waits for its clients: what depends on them works with each.

The whole suite runs with another loop if `SPLIT_PREVIEW_EVENT_LOOP` names one."""

import contextlib
import json
import os
import signal
import sys

import pytest
from websockets.sync.client import connect as client

from conftest import DEADLINE, LIBWEBSOCKETS
from test_pressure import drain, wait_until_all_is_read
from wire import CLOSE, PING, TEXT, RawSocket, connect, fetch, frame, opened, read_to_end

#: The beginning of the line with which a server says that it takes the other loop.
WITHOUT_LIBEV = "split-preview: libwebsockets has no libev on this machine, so the server takes the loop poll"


@pytest.fixture(params=["poll", "libev"])
def looping(request, start):
    """Starts servers with a loop. A machine without libev tests its replacement."""
    return lambda *flags, **options: start("--event-loop", request.param, *flags, **options)


def stop(server):
    """The lines on standard error of a server that is told to stop."""
    server.process.send_signal(signal.SIGTERM)
    assert server.wait() == 0
    return server.process.stderr.read().splitlines()


@pytest.fixture
def hides_libev(tmp_path):
    """An environment in which libev cannot be loaded."""
    if not sys.platform.startswith("linux") or LIBWEBSOCKETS < (4, 1):
        pytest.skip("libwebsockets before 4.1 cannot be started without its libev")
    (tmp_path / "libev.so.4").write_text("no library")
    folders = [str(tmp_path), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])]
    return {**os.environ, "LD_LIBRARY_PATH": ":".join(folders)}


@pytest.mark.parametrize("flags", [("--event-loop", "libev"), ("--event-loop", "auto", "--max-clients", "1000")])
def test_a_server_without_libev_says_so_and_serves(start, hides_libev, flags):
    server = start(*flags, env=hides_libev)
    with opened(server, "instagram"):
        assert fetch(server.port).status == 200
    lines = stop(server)
    assert [line.startswith(WITHOUT_LIBEV) for line in lines] == [True], lines


@pytest.mark.parametrize("flags", [("--event-loop", "poll", "--max-clients", "1000"), ("--event-loop", "auto")])
def test_a_server_that_needs_no_libev_says_nothing(start, hides_libev, flags):
    assert stop(start(*flags, env=hides_libev)) == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_check_18_a_signal_closes_clients_with_1001(looping, number):
    server = looping()
    with contextlib.ExitStack() as stack:
        clients = [stack.enter_context(RawSocket(server.port)) for _ in range(20)]
        for socket in clients:
            assert socket.receive_json()["type"] == "hello"
        server.process.send_signal(number)
        for socket in clients:
            assert socket.close_code() == 1001
            socket.send(frame(CLOSE, b"\x03\xe9"))
        assert server.wait() == 0


def test_check_18_a_client_that_never_answers_does_not_keep_the_server(looping):
    server = looping()
    with RawSocket(server.port) as socket:
        socket.receive()
        server.process.send_signal(signal.SIGTERM)
        assert socket.close_code() == 1001
        assert server.wait() == 0


def test_check_17_a_peer_that_does_not_answer_is_let_go_though_nothing_else_happens(looping):
    with RawSocket(looping("--silence", "2").port) as socket:
        socket.receive_json()
        while (received := socket.reader.read(2)) and received[0] & 0x0F == PING:
            pass
        assert received == b""


def test_check_07_a_silent_connection_is_let_go_though_nothing_else_happens(looping):
    with connect(looping().port) as silent:
        assert read_to_end(silent) == b""


def test_a_change_of_a_file_reaches_a_page_that_only_listens(looping, tmp_path):
    (tmp_path / "index.html").write_text("one")
    server = looping("--public", str(tmp_path), "--watch")
    with client(server.socket_url) as page:
        assert json.loads(page.recv(DEADLINE))["type"] == "hello"
        (tmp_path / "index.html").write_text("another")
        assert json.loads(page.recv(DEADLINE)) == {"type": "reload"}


def test_a_sweep_goes_on_though_its_client_only_listens(looping):
    with opened(looping(), "mail") as socket:
        socket.send_json(type="sweep", id=1, height=820, **{"from": 320, "to": 1366})
        assert socket.receive_json()["type"] == "sweep"


def test_check_15_work_that_lies_there_at_once_is_done_in_turns(looping):
    """The rest of what the server has read is not forgotten though nothing more arrives."""
    count = 60
    with RawSocket(looping().port) as socket:
        assert socket.receive_json()["type"] == "hello"
        socket.send(b"".join(frame(TEXT, b'{"type":"open","scene":"mail","id":%d}' % number) for number in range(count)))
        assert [socket.receive_json()["ack"] for _ in range(count)] == list(range(count))


def test_check_16_a_client_that_reads_again_gets_the_newest_scene(looping):
    server, count = looping(), 400
    with opened(server, "instagram", receive_buffer=4096, id=0) as socket:
        for number in range(1, count + 1):
            socket.send_json(type="resize", id=number, width=400 + number, height=800)
        wait_until_all_is_read(server, socket)
        scenes = drain(socket, last=count)
    assert scenes[-1]["window"]["size"] == [400 + count, 800]
    assert len(scenes) < 30


def test_a_crowd_of_clients_is_served(looping):
    count = 300
    server = looping("--max-clients", str(count))
    with contextlib.ExitStack() as stack:
        clients = [stack.enter_context(RawSocket(server.port)) for _ in range(count)]
        for number, socket in enumerate(clients):
            socket.send_json(type="ping", id=number)
        for number, socket in enumerate(clients):
            assert socket.receive_json()["type"] == "hello"
            assert socket.receive_json() == {"type": "pong", "ack": number}
