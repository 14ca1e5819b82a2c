"""A client that sends more than it reads."""

import os
import pathlib
import select
import signal
import threading
import time

import pytest

from usage import memory
from wire import CLOSE, TEXT, RawSocket, fetch, frame, opened


def drain(socket, last):
    """The messages that arrive up to the answer with the id `last`."""
    messages = []
    while True:
        message = socket.receive_json()
        messages.append(message)
        if message.get("ack") == last:
            return messages


def wait_until_all_is_read(server, socket):
    """Returns once the server has taken in everything that the client has sent: nothing waits in either kernel queue, and
    later turns of the server's one thread have answered others. The server reads 4 KiB at once. It may spread them over
    several turns, each of which takes at least one message."""
    table = pathlib.Path("/proc/net/tcp")
    if not table.exists():
        pytest.skip("the kernel does not tell what a socket has not read")
    ours, theirs = f"{socket.connection.getsockname()[1]:04X}", f"{server.port:04X}"

    def queues(local, remote):
        for line in table.read_text().splitlines()[1:]:
            fields = line.split()
            if (fields[1][-4:], fields[2][-4:]) == (local, remote):
                return [int(queue, 16) for queue in fields[4].split(":")]

    # One after the other: what has left our queue is in theirs.
    while queues(ours, theirs)[0] > 0:
        pass
    while queues(theirs, ours)[1] > 0:
        pass
    for _ in range(100):  # As many as there are messages in 4 KiB.
        assert fetch(server.port, "/health").status == 200


def test_check_16_answers_to_a_client_that_does_not_read_merge_into_the_newest(server):
    count = 450  # Below the burst: none is refused.
    with opened(server, "instagram", receive_buffer=4096, id=0) as socket:
        for number in range(1, count + 1):
            socket.send_json(type="resize", id=number, width=400 + number, height=800)
        wait_until_all_is_read(server, socket)
        scenes = drain(socket, last=count)
    assert all(scene["type"] == "scene" for scene in scenes)
    acks = [scene["ack"] for scene in scenes]
    assert acks == sorted(set(acks))
    assert scenes[-1]["window"]["size"] == [400 + count, 800]
    assert len(scenes) < 30, "what the kernel takes in is all that is stale"
    revisions = [scene["rev"] for scene in scenes]
    assert revisions == sorted(set(revisions))


def resize(socket, numbers):
    for number in numbers:
        socket.send_json(type="resize", id=number, width=400 + number, height=800)


def stop_reading(server, socket):
    """Leaves the answers to six messages unread, with a ping among them, for longer than a pong may take."""
    time.sleep(0.05)  # Longer than the server waits between two pings, so that one is due now.
    resize(socket, range(21, 27))
    wait_until_all_is_read(server, socket)
    time.sleep(0.1)


def test_check_16_a_reader_that_stalls_finds_ten_stale_scenes_at_most(server):
    """With the kernel's own buffers, which take in scores of scenes: only pongs tell that nobody reads them."""
    last = 400
    with RawSocket(server.port) as socket:
        socket.receive_json()
        socket.send_json(type="open", scene="instagram", id=0)
        resize(socket, range(1, 21))
        drain(socket, last=20)  # Which answers pings.
        stop_reading(server, socket)
        resize(socket, range(27, last + 1))
        wait_until_all_is_read(server, socket)
        scenes = drain(socket, last=last)
        assert len(scenes) <= 11
        assert scenes[-1]["window"]["size"] == [400 + last, 800]
        resize(socket, [last + 1])
        assert drain(socket, last=last + 1)[-1]["window"]["size"] == [401 + last, 800], "it goes on"


def test_check_16_taps_of_a_reader_that_stalls_are_all_answered(server):
    with RawSocket(server.port) as socket:
        socket.receive_json()
        socket.send_json(type="open", scene="instagram", id=0)
        resize(socket, range(1, 21))
        drain(socket, last=20)
        stop_reading(server, socket)
        resize(socket, range(27, 100))
        for number in range(100, 110):
            socket.send_json(type="sync", id=number)
        acks = [scene["ack"] for scene in drain(socket, last=109)]
    assert acks[-11:] == list(range(99, 110))


def test_a_client_that_answers_no_ping_is_answered_all_the_same(server):
    with RawSocket(server.port) as socket:
        socket.answers_pings = False
        socket.receive_json()
        socket.send_json(type="open", scene="instagram", id=0)
        for number in range(1, 60):
            resize(socket, [number])
            drain(socket, last=number)


def test_check_16_answers_of_their_own_all_arrive_in_order(server):
    """`sync` never merges: beyond 64 waiting answers the server stops reading, and goes on when they are read."""
    count = 450
    with RawSocket(server.port, receive_buffer=4096) as socket:
        assert socket.receive_json()["type"] == "hello"
        socket.send_json(type="open", scene="instagram", id=0)
        for number in range(1, count + 1):
            socket.send_json(type="sync", id=number)
        acks = [message["ack"] for message in drain(socket, last=count)]
    assert acks == list(range(count + 1))


@pytest.mark.parametrize("message", [{"type": "ping"}, {"type": "resize", "width": 500, "height": 700}])
def test_check_15_a_flood_is_refused_and_in_the_end_closed(server, message):
    """The answers are read, so that nothing but the rate stands in the way."""
    with RawSocket(server.port) as socket:
        socket.send_json(type="open", scene="instagram")

        def flood():
            try:
                for number in range(200_000):
                    socket.send_json(**message, id=number)
            except OSError:
                pass  # The server has closed, as it should.

        sender = threading.Thread(target=flood, daemon=True)
        sender.start()
        refused = 0
        code = None
        while code is None and (received := socket.receive()):
            opcode, payload = received
            refused += b'"tooFast"' in payload
            if opcode == CLOSE:
                code = int.from_bytes(payload[:2], "big")
        socket.connection.close()
        sender.join()
    assert refused > 0
    assert code == 1008


def test_check_15_who_waits_for_answers_is_never_too_fast(server):
    with RawSocket(server.port) as socket:
        socket.receive_json()
        for number in range(2_000):
            socket.send_json(type="ping", id=number)
            assert socket.receive_json() == {"type": "pong", "ack": number}


def test_check_15_a_flood_does_not_hold_another_client_up(server):
    """All that one client says lies there before the other's message: the other is answered in between, not after."""
    count = 450  # Below the burst: all of it is work.
    with RawSocket(server.port) as flooding, RawSocket(server.port) as other:
        for socket in (flooding, other):
            socket.receive_json()
        flooding.send_json(type="open", scene="instagram", id=0)
        flooding.receive_json()
        os.kill(server.process.pid, signal.SIGSTOP)
        for number in range(1, count + 1):
            flooding.send_json(type="resize", id=number, width=400 + number, height=800)
        other.send_json(type="ping", id=1)
        os.kill(server.process.pid, signal.SIGCONT)
        newest = 0
        while True:
            readable, _, _ = select.select([other.connection, flooding.connection], [], [])
            if other.connection in readable:
                break
            newest = flooding.receive_json()["ack"]
        assert newest < count
        assert other.receive_json() == {"type": "pong", "ack": 1}
        while newest < count:
            newest = flooding.receive_json()["ack"]


def test_check_15_what_takes_long_and_lies_there_at_once_is_done_in_turns(server):
    """The server reads all of it at once, and still needs many turns for the work."""
    count = 60
    with RawSocket(server.port) as flooding, RawSocket(server.port) as other:
        for socket in (flooding, other):
            assert socket.receive_json()["type"] == "hello"
        os.kill(server.process.pid, signal.SIGSTOP)
        flooding.send(b"".join(frame(TEXT, b'{"type":"open","scene":"mail","id":%d}' % number) for number in range(count)))
        other.send_json(type="ping", id=1)
        os.kill(server.process.pid, signal.SIGCONT)
        answered = 0
        while not select.select([other.connection], [], [], 0)[0]:
            if select.select([other.connection, flooding.connection], [], [])[0] == [flooding.connection]:
                assert flooding.receive_json()["ack"] == answered
                answered += 1
        assert answered < count
        assert other.receive_json() == {"type": "pong", "ack": 1}
        for number in range(answered, count):
            assert flooding.receive_json()["ack"] == number


def test_check_16_memory_stays_flat_while_nobody_reads(server):
    with opened(server, "instagram", receive_buffer=4096, id=0) as socket:
        before = memory(server.process.pid)
        for number in range(1, 225):  # With those below, less than the burst.
            socket.send_json(type="resize", id=number, width=400 + number, height=800)
            socket.send_json(type="sync")
        # The server reads no further now, so the socket's own buffers are what else there is.
        assert fetch(server.port, "/health").status == 200
        assert memory(server.process.pid) - before < 10_000


def test_check_16_memory_stays_flat_while_answers_merge(server):
    with opened(server, "instagram", receive_buffer=4096, id=0) as socket:
        before = memory(server.process.pid)
        for number in range(1, 450):
            socket.send_json(type="resize", id=number, width=400 + number, height=800)
        wait_until_all_is_read(server, socket)
        assert memory(server.process.pid) - before < 5_000
