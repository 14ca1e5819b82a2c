"""A server whose standard error nobody reads: it serves and stops as if somebody did."""

import fcntl
import os
import re
import signal

import pytest

from conftest import DEADLINE, Server
from wire import RawSocket, fetch

#: The smallest pipe of Linux, so that few lines fill it.
PIPE = 4_096


def small_pipe():
    reader, writer = os.pipe()
    fcntl.fcntl(writer, fcntl.F_SETPIPE_SZ, PIPE)
    return reader, writer


def server_over(writer, public, *arguments):
    """A server with a standard error of its own."""
    server = Server.__new__(Server)
    import subprocess

    from conftest import BINARY, LOOP_FLAGS

    server.process = subprocess.Popen(
        [BINARY, "serve", *LOOP_FLAGS, "--port", "0", "--public", str(public), *arguments],
        stdout=subprocess.PIPE, stderr=writer, text=True,
    )  # fmt: skip
    os.close(writer)
    server.port = int(re.search(r":(\d+)/", server.process.stdout.readline()).group(1))
    return server


def visit(server, clients):
    for _ in range(clients):
        with RawSocket(server.port) as socket:
            assert socket.receive_json()["type"] == "hello"


@pytest.mark.skipif(not hasattr(fcntl, "F_SETPIPE_SZ"), reason="this system has no pipes of a given size")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
def test_a_server_whose_log_nobody_reads_serves_and_stops(public, number):
    reader, writer = small_pipe()
    server = server_over(writer, public, "--log-level", "info", "--log-format", "json")
    try:
        visit(server, 100)
        assert fetch(server.port, "/health").status == 200
        server.process.send_signal(number)
        assert server.process.wait(DEADLINE) == 0
        # The server writes lines together, and drops those for which the pipe has too little space at once. How full the pipe is
        # depends on where they part, but it is too small for the lines of all clients.
        lines = os.read(reader, 1_000_000).decode().splitlines()
        assert "The server has started." in lines[0]
        assert sum("A client has connected." in line for line in lines) < 100
    finally:
        server.process.kill()
        server.process.wait()
        server.process.stdout.close()
        os.close(reader)


@pytest.mark.skipif(not hasattr(fcntl, "F_SETPIPE_SZ"), reason="this system has no pipes of a given size")
def test_a_reader_that_comes_late_gets_all_lines_that_had_room(public):
    reader, writer = small_pipe()
    server = server_over(writer, public, "--log-level", "info")
    try:
        visit(server, 100)
        server.process.terminate()
        text = b""
        while piece := os.read(reader, 65_536):
            text += piece
        assert server.process.wait(DEADLINE) == 0
        lines = text.decode().splitlines()
        assert sum("A client has connected." in line for line in lines) == 100
        assert lines[-1].split(" ", 2)[1:] and "The server has stopped." in lines[-1]
    finally:
        server.process.kill()
        server.process.wait()
        server.process.stdout.close()
        os.close(reader)
