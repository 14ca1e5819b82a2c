"""Processes that are measured: they say where they listen, and end with the block that starts them."""

import sys

import pytest

from processes import Failure, Server, read_line, running


def script(text):
    return [sys.executable, "-c", text]


@pytest.mark.parametrize("line, port", [("Open http://127.0.0.1:41234/", 41234), ("Open http://127.0.0.1:8080/?token=1:2", 8080), ("5000", 5000)])
def test_a_server_says_where_it_listens(line, port):
    with running(script(f"print({line!r}, flush=True); input()")) as process:
        assert Server("a server", process).port == port


@pytest.mark.parametrize("text, words", [("print('no port')", "no port"), ("pass", "it has ended")])
def test_a_server_that_does_not_listen_is_a_failure(text, words):
    with running(script(text)) as process, pytest.raises(Failure, match=f"a server does not listen: {words}"):
        Server("a server", process)


def test_a_process_that_prints_nothing_is_not_waited_for_without_end():
    with running(script("input()")) as process, pytest.raises(Failure, match="has printed nothing"):
        read_line(process, patience=0.1)


def test_a_process_ends_with_its_block_even_if_that_fails():
    with pytest.raises(KeyError), running(script("input()")) as process:
        raise KeyError
    assert process.poll() is not None
