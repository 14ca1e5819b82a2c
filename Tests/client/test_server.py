"""A server as a process: how its program is found, and what happens if it does not serve."""

import os
import select
import signal
import subprocess
import sys

import pytest

from conftest import PACKAGE, PATIENCE
from split_preview import Server, ServerFailed


def program(path, lines):
    path.write_text(f"#!/bin/sh\n{lines}\n")
    path.chmod(0o755)
    return path


def test_it_says_where_it_serves(server):
    assert server.url.startswith("http://127.0.0.1:") and server.socket_url.startswith("ws://127.0.0.1:")
    assert server.token is None
    assert server.health()["status"] == "ok"


def test_its_arguments_are_those_of_the_command():
    with Server.start("--host", "0.0.0.0") as server:
        assert server.token
        with server.connect() as client:
            assert client.open("lab").scene.preview == "lab"
        assert server.health()["status"] == "ok"
    assert server.process.returncode == 0


KILLED = """
import signal
from split_preview import Server

server = Server.start()
print(server.process.pid, flush=True)
signal.pause()
"""


def test_a_server_ends_with_its_program_however_that_ends():
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE / "src")}
    program = subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True, env=environment)
    server = os.pidfd_open(int(program.stdout.readline())) if sys.platform == "linux" else pytest.skip("needs a pidfd")
    program.send_signal(signal.SIGKILL)
    program.communicate()
    # A pidfd can be read once its process has ended.
    assert select.select([server], [], [], PATIENCE / 2)[0] == [server]
    os.close(server)


def test_a_program_that_is_not_there_is_named(monkeypatch):
    with pytest.raises(ServerFailed, match="There is no program nowhere/split-preview"):
        Server.start(binary="nowhere/split-preview")
    monkeypatch.setenv("SPLIT_PREVIEW_BIN", "/nowhere/of/the/variable")
    with pytest.raises(ServerFailed, match="/nowhere/of/the/variable"):
        Server.start()


def test_the_path_is_searched_last(monkeypatch, tmp_path):
    program(tmp_path / "split-preview", "echo 'http://127.0.0.1:1/'; exec tail -f /dev/null")
    monkeypatch.delenv("SPLIT_PREVIEW_BIN")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    server = Server.start()
    assert server.url == "http://127.0.0.1:1/"
    server.stop()


def test_a_program_that_ends_gives_its_last_words(tmp_path):
    with pytest.raises(ServerFailed, match=r"ended before it printed an address\. Port 0 is wrong\.$"):
        Server.start(binary=program(tmp_path / "ends", "echo 'Port 0 is wrong.' >&2; exit 64"))


def test_a_program_that_prints_nothing_is_ended(tmp_path):
    with pytest.raises(ServerFailed, match=r"no address within 0\.2 seconds\.$"):
        Server.start(binary=program(tmp_path / "silent", "exec tail -f /dev/null"), timeout=0.2)


def test_a_server_that_does_not_end_is_killed(tmp_path):
    server = Server.start(binary=program(tmp_path / "stubborn", "trap '' TERM; echo http://127.0.0.1:1/; while :; do wait; done"))
    assert server.stop(timeout=0.2) == -9


def test_the_words_of_a_server_are_kept(tmp_path):
    lines = "trap 'exit 0' TERM; echo 'It is too hot.' >&2; echo http://127.0.0.1:1/; while :; do sleep 0.01; done"
    with Server.start(binary=program(tmp_path / "warns", lines)) as server:
        assert server.words == ""
    assert server.words == "It is too hot."
    assert server.stop() == 0 and server.words == "It is too hot."
