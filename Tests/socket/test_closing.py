"""How a WebSocket closes: the cases of section 7 of Autobahn's testsuite."""

import urllib.parse

import pytest

from wire import CLOSE, CONTINUATION, PING, TEXT, RawSocket, frame


def close(code, reason=b""):
    return frame(CLOSE, code.to_bytes(2, "big") + reason)


@pytest.fixture
def socket(echo):
    with RawSocket(urllib.parse.urlsplit(echo).port, target="/") as socket:
        yield socket


@pytest.mark.parametrize(
    "after",
    [b"", close(1000), frame(PING), frame(TEXT, b"x"), frame(TEXT, b"x", final=False) + frame(CONTINUATION, b"x")],
    ids=["nothing", "a close", "a ping", "a message", "fragments"],
)
def test_check_12_nothing_is_answered_after_a_close(socket, after):
    socket.send(frame(TEXT, b"first") + close(1000) + after)
    assert socket.receive() == (TEXT, b"first")
    assert socket.receive() == (CLOSE, b"\x03\xe8")
    assert socket.receive() is None


def test_check_12_nonsense_after_a_close_is_not_answered_either(socket):
    socket.send(frame(TEXT, b"first") + close(1000) + b"\xff" * 100)
    assert socket.receive() == (TEXT, b"first")
    assert socket.receive() in ((CLOSE, b"\x03\xe8"), None)


def test_check_12_a_close_may_come_within_a_message(socket):
    socket.send(frame(TEXT, b"first", final=False) + close(1000) + frame(CONTINUATION, b"second"))
    assert socket.receive() == (CLOSE, b"\x03\xe8")
    assert socket.receive() is None


@pytest.mark.parametrize("reason", [b"", b"goodbye", "schön war's".encode(), b"x" * 123, ("é" * 61).encode()])
def test_check_12_a_close_is_answered_with_the_same(socket, reason):
    socket.send(close(1000, reason))
    assert socket.receive() == (CLOSE, b"\x03\xe8" + reason)
    assert socket.receive() is None


def test_check_12_a_close_without_a_code_is_answered_with_the_same(socket):
    socket.send(frame(CLOSE))
    assert socket.receive() == (CLOSE, b"")
    assert socket.receive() is None


@pytest.mark.parametrize("code", [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999])
def test_check_12_a_close_with_a_valid_code_is_answered_with_it(socket, code):
    socket.send(close(code, b"why"))
    assert socket.close_code() == code


@pytest.mark.parametrize("code", [0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999])
def test_check_12_a_close_with_an_invalid_code_is_answered_with_1002(socket, code):
    socket.send(close(code, b"why"))
    assert socket.close_code() == 1002


def test_check_12_a_close_with_half_a_code_is_answered_with_1002(socket):
    socket.send(frame(CLOSE, b"\x03"))
    assert socket.close_code() == 1002


def test_check_12_a_close_that_is_too_long_ends_the_connection(socket):
    socket.send(close(1000, b"x" * 124))
    assert socket.close_code() in (None, 1002)


@pytest.mark.parametrize(
    "reason", [b"\xce", b"\xff", "κόσμε".encode() + b"\xed\xa0\x80edited", b"x" * 122 + b"\xc3", b"\xf4\x90\x80\x80"], ids=bytes.hex
)
def test_check_12_a_close_with_a_reason_that_is_no_text_is_answered_with_1007(socket, reason):
    socket.send(close(1000, reason))
    assert socket.close_code() == 1007


def test_check_12_a_reason_is_no_part_of_the_text_before_it(socket):
    socket.send(frame(TEXT, b"\xce", final=False) + close(1000, "κ".encode()))
    assert socket.receive() == (CLOSE, b"\x03\xe8" + "κ".encode())
