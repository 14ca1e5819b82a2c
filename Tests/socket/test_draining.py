"""A server that is told to stop and first waits for its clients to leave."""

import json
import signal

import pytest

import metrics
from conftest import DEADLINE
from wire import RawSocket, fetch, handshake_headers, opened

#: Longer than any test waits, so that only what the test does ends a drain.
LONG = "3600"


def health(server):
    answer = fetch(server.port, "/health")
    return answer.status, json.loads(answer.body)


def drain(server, number=signal.SIGTERM):
    """Tells a server to stop, and waits until it says that it drains."""
    server.process.send_signal(number)
    while health(server)[0] == 200:
        pass


@pytest.fixture
def draining(start):
    """A server that drains with a client, and the client."""
    server = start("--drain-for", LONG)
    with opened(server, "lab", window={"width": 900, "height": 700}) as socket:
        drain(server)
        yield server, socket


def test_it_serves_the_clients_that_it_has(draining):
    server, socket = draining
    status, report = health(server)
    assert (status, report["status"], report["clients"]) == (404, "draining", 1)
    assert metrics.value(server.port, "draining") == 1
    socket.send_json(type="resize", id=1, width=500, height=700)
    assert socket.receive_json()["ack"] == 1
    assert fetch(server.port).status == 200


def test_a_server_that_does_not_drain_says_so(server):
    assert health(server)[0] == 200 and health(server)[1]["status"] == "ok"
    assert metrics.value(server.port, "draining") == 0


def test_it_takes_no_new_clients(draining):
    server, _ = draining
    for target in ("/ws", "/ws?session=", "/ws?session=0123", "/ws?xsession=1", "/ws?session"):
        answer = fetch(server.port, target, headers=handshake_headers())
        assert answer.status == 503 and b"stop" in answer.body, target
    assert metrics.value(server.port, "refused_requests_total", reason="draining") == 5


def test_a_client_comes_back_to_its_session(start):
    server = start("--drain-for", LONG)
    with opened(server, "lab") as other:
        with RawSocket(server.port) as socket:
            name = socket.receive_json()["session"]
            socket.send_json(type="open", scene="mail")
            socket.receive_json()
        drain(server)
        with RawSocket(server.port, target=f"/ws?session={name}") as again:
            again.receive_json()
            again.send_json(type="open", resume=name)
            assert again.receive_json()["scene"] == "mail"
        other.send_json(type="ping")
        assert other.receive_json()["type"] == "pong"


def test_a_session_without_a_preview_is_none_to_come_back_to(draining):
    server, _ = draining
    # The client of the fixture has an open preview, and its name lets another connection in.
    answer = fetch(server.port, "/ws?session=" + "0" * 32, headers=handshake_headers())
    assert answer.status == 503


def test_it_ends_when_the_last_client_leaves(draining):
    server, socket = draining
    assert server.process.poll() is None
    socket.close()
    assert server.wait() == 0


@pytest.mark.parametrize("second", [signal.SIGTERM, signal.SIGINT])
def test_a_second_signal_ends_it_at_once(draining, second):
    server, socket = draining
    server.process.send_signal(second)
    assert socket.close_code() == 1001
    socket.close()
    assert server.wait() == 0


def test_it_ends_when_the_time_is_over(start):
    server = start("--drain-for", "1")
    with opened(server, "lab") as socket:
        drain(server)
        assert socket.close_code() == 1001
    assert server.wait() == 0


def test_without_clients_it_ends_at_once(start):
    server = start("--drain-for", LONG)
    server.process.send_signal(signal.SIGTERM)
    assert server.wait() == 0


def test_without_the_flag_a_signal_closes_every_client(start):
    server = start()
    with opened(server, "lab") as socket:
        server.process.send_signal(signal.SIGTERM)
        assert socket.close_code() == 1001
    assert server.wait() == 0


def test_many_clients_leave_one_after_the_other(start):
    server = start("--drain-for", LONG)
    sockets = [opened(server, "lab") for _ in range(10)]
    drain(server)
    for count in range(10, 1, -1):
        while health(server)[1]["clients"] != count:
            pass
        sockets.pop().close()
    assert server.process.poll() is None
    sockets.pop().close()
    assert server.wait() == 0


def test_each_loop_drains(start):
    for loop in ("poll", "libev"):
        server = start("--event-loop", loop, "--drain-for", "1")
        with opened(server, "lab") as socket:
            drain(server)
            assert socket.close_code() == 1001
        assert server.process.wait(DEADLINE) == 0
