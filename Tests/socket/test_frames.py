"""Messages in pieces, and messages out of bounds."""

import json
import urllib.request

import pytest
from wire import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, RawSocket, frame
from websockets.sync.client import connect as client

LIMIT = 65536


@pytest.fixture
def raw(server):
    with RawSocket(server.port) as socket:
        assert socket.receive_json()["type"] == "hello"
        yield socket


def ping(identifier=7, length=None):
    """A `ping` as bytes, filled up to `length`."""
    message = json.dumps({"type": "ping", "id": identifier}).encode()
    return message if length is None else message + b" " * (length - len(message))


ANSWER = {"type": "pong", "ack": 7}


def test_a_client_of_another_maker_is_served(server):
    with client(server.socket_url, subprotocols=["preview.v1"], compression=None) as socket:
        hello = json.loads(socket.recv())
        assert (hello["type"], hello["protocol"], socket.subprotocol) == ("hello", 1, "preview.v1")
        socket.send(ping().decode())
        assert json.loads(socket.recv()) == ANSWER
        socket.send(iter(["{", '"type":', '"ping","id":7', "}"]))
        assert json.loads(socket.recv()) == ANSWER


def test_fragments_are_joined_wherever_they_are_cut(raw):
    message = ping()
    for cut in range(len(message) + 1):
        raw.send(frame(TEXT, message[:cut], final=False) + frame(CONTINUATION, message[cut:]))
        assert raw.receive_json() == ANSWER


def test_bytes_may_arrive_one_by_one(raw):
    for byte in frame(TEXT, ping()):
        raw.send(bytes([byte]))
    assert raw.receive_json() == ANSWER


def test_a_ping_may_come_between_fragments(raw):
    raw.send(frame(TEXT, ping()[:5], final=False) + frame(PING, b"x") + frame(CONTINUATION, ping()[5:]))
    assert {raw.receive(), raw.receive()} == {(PONG, b"x"), (TEXT, b'{"type":"pong","ack":7}')}


@pytest.mark.parametrize("length", [125, 126, 4095, 4096, 4097, 65535, LIMIT])
def test_messages_of_every_size_up_to_the_limit_are_taken(raw, length):
    raw.send(frame(TEXT, ping(length=length)))
    assert raw.receive_json() == ANSWER


def test_a_message_over_the_limit_closes_with_1009(raw):
    raw.send(frame(TEXT, ping(length=LIMIT + 1)))
    assert raw.close_code() == 1009


def test_a_frame_that_claims_to_be_over_the_limit_closes_with_1009_before_it_is_sent(raw):
    raw.send(frame(TEXT, b"{", claimed=2**63 - 1))
    assert raw.close_code() == 1009


def test_fragments_that_add_up_over_the_limit_close_with_1009(raw):
    raw.send(frame(TEXT, b" " * LIMIT, final=False) + frame(CONTINUATION, b" "))
    assert raw.close_code() == 1009


def test_64_fragments_are_taken_and_65_close_with_1008(raw):
    message = ping()
    raw.send(frame(TEXT, message, final=False) + frame(CONTINUATION, final=False) * 62 + frame(CONTINUATION))
    assert raw.receive_json() == ANSWER
    raw.send(frame(TEXT, message, final=False) + frame(CONTINUATION, final=False) * 64)
    assert raw.close_code() == 1008


@pytest.mark.parametrize("cut", [0, 1, 2])
def test_invalid_utf8_closes_with_1007(raw, cut):
    bad = b"\xed\xa0\x80"  # A surrogate half.
    raw.send(frame(TEXT, bad[:cut], final=False) + frame(CONTINUATION, bad[cut:]))
    assert raw.close_code() == 1007


@pytest.mark.parametrize(
    "data",
    [frame(3), frame(CONTINUATION, b"x"), frame(TEXT, b"x", final=False) + frame(TEXT, b"x"), frame(PING, final=False)],
)
def test_frames_out_of_order_close_with_1002(raw, data):
    raw.send(data)
    assert raw.close_code() == 1002


def test_a_binary_message_is_an_error_and_the_connection_stays(raw):
    raw.send(frame(BINARY, ping()))
    answer = raw.receive_json()
    assert (answer["type"], answer["code"]) == ("error", "binary")
    raw.send(frame(TEXT, ping()))
    assert raw.receive_json() == ANSWER


def test_the_close_of_a_client_is_answered(raw):
    raw.send(frame(CLOSE, b"\x03\xe8"))
    assert raw.close_code() == 1000


def test_a_client_that_goes_without_a_word_leaves_nothing_behind(server):
    def clients():
        return json.load(urllib.request.urlopen(server.url + "health"))["clients"]

    before = clients()
    for _ in range(50):
        RawSocket(server.port).close()
    with RawSocket(server.port) as last:
        last.receive_json()
        while clients() != before + 1:
            pass
