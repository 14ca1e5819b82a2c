"""The port that answers nothing but `/health`, on a thread of its own."""

import ctypes
import json
import os
import re
import signal
import subprocess
import time

import pytest

from conftest import BINARY, DEADLINE
from wire import fetch, handshake_headers, opened

#: Numbers of <sys/ptrace.h>, with which one thread of a process can be stopped while the others run.
SEIZE, INTERRUPT, DETACH = 0x4206, 0x4207, 17

MONITOR = "monitor0123456789abcdef"
BEARER = [("Authorization", f"Bearer {MONITOR}")]


def health_port(server):
    """The port that a server prints in its second line."""
    match = re.fullmatch(r"Its health is at http://\S+:(\d+)/health\n", server.process.stdout.readline())
    return int(match.group(1))


def state(port, **options):
    answer = fetch(port, "/health", **options)
    return answer.status, json.loads(answer.body)


def wait_until(condition, what):
    end = time.monotonic() + DEADLINE
    while not condition():
        assert time.monotonic() < end, f"{what} never came"
        time.sleep(0.05)


def wait_for_status(port, status):
    wait_until(lambda: fetch(port, "/health").status == status, status)


def ptrace(request, thread):
    libc = ctypes.CDLL(None, use_errno=True)
    libc.ptrace.restype = ctypes.c_long
    arguments = [ctypes.c_void_p(0), ctypes.c_void_p(0)]
    assert libc.ptrace(request, thread, *arguments) == 0, os.strerror(ctypes.get_errno())


def test_it_says_what_the_server_itself_says(start):
    server = start("--health-port", "0")
    port = health_port(server)
    assert port != server.port
    with opened(server, "lab"):
        wait_until(lambda: state(port)[1]["clients"] == 1, "the client")
        status, told = state(port)
        assert (status, told["status"], told["sessions"]) == (200, "ok", 1)
        assert told.keys() == server.health().keys()


def test_it_answers_nothing_else(start):
    server = start("--health-port", "0")
    port = health_port(server)
    for path in ("/", "/metrics", "/meta.json", "/index.html", "/healthy"):
        assert fetch(port, path).status == 404
    refused = fetch(port, "/ws", headers=handshake_headers())
    assert refused.status == 503


def test_it_has_the_rules_of_host_and_token(start):
    server = start("--health-port", "0", "--behind-proxy", "--monitor-token", MONITOR)
    port = health_port(server)
    assert fetch(port, "/health").status == 403
    assert fetch(port, f"/health?token={server.token}").status == 200
    assert fetch(port, "/health", host="elsewhere.example", headers=BEARER).status == 200
    assert fetch(port, "/health", host="elsewhere.example").status == 403


def test_a_thread_that_hangs_is_told_and_so_is_its_return(start):
    server = start("--health-port", "0")
    port = health_port(server)
    ptrace(SEIZE, server.process.pid)
    ptrace(INTERRUPT, server.process.pid)
    os.waitpid(server.process.pid, 0)
    wait_for_status(port, 503)
    assert state(port)[1]["status"] == "silent"
    ptrace(DETACH, server.process.pid)
    wait_for_status(port, 200)
    assert server.health()["status"] == "ok"


def test_it_says_that_the_server_drains_and_ends_with_it(start):
    server = start("--health-port", "0", "--drain-for", "60")
    port = health_port(server)
    with opened(server, "lab"):
        server.process.send_signal(signal.SIGTERM)
        wait_for_status(port, 404)
        assert state(port)[1]["status"] == "draining"
    assert server.wait() == 0
    with pytest.raises(ConnectionRefusedError):
        fetch(port, "/health")


def test_a_port_in_use_is_an_error_that_names_its_flag(start):
    port = health_port(start("--health-port", "0"))
    result = subprocess.run(
        [BINARY, "serve", "--port", "0", "--health-port", str(port)], capture_output=True, text=True, timeout=DEADLINE
    )
    assert result.returncode == 1
    assert result.stderr == f"split-preview: Port {port} is in use. Choose another with --health-port, or --health-port 0 for a free one.\n"
