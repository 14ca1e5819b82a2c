"""The server that protocol suites of others talk to."""

import os

import pytest
from websockets.sync.client import connect

from conftest import DEADLINE


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 1_000_000])
def test_every_message_comes_back_as_it_was(echo, length):
    with connect(echo, max_size=None, compression=None) as socket:
        for message in ("é" * (length // 2), os.urandom(length)):
            socket.send(message)
            assert socket.recv(DEADLINE) == message


def test_messages_come_back_in_order(echo):
    with connect(echo, compression=None) as socket:
        for number in range(1_000):
            socket.send(str(number) if number % 2 else str(number).encode())
        for number in range(1_000):
            assert socket.recv(DEADLINE) == (str(number) if number % 2 else str(number).encode())


def test_a_message_of_many_fragments_comes_back_whole(echo):
    with connect(echo, compression=None) as socket:
        socket.send(["ab"] * 1_000)
        assert socket.recv(DEADLINE) == "ab" * 1_000
