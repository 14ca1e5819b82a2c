"""A server as a process: how its program is found, and what happens if it does not serve."""

import pytest

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
    with Server.start(None, "--host", "0.0.0.0") as server:
        assert server.token
        with server.connect() as client:
            assert client.open("lab").scene.preview == "lab"
        assert server.health()["status"] == "ok"
    assert server.process.returncode == 0


def test_a_program_that_is_not_there_is_named(monkeypatch):
    with pytest.raises(ServerFailed, match="There is no program nowhere/split-preview"):
        Server.start("nowhere/split-preview")
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
        Server.start(program(tmp_path / "ends", "echo 'Port 0 is wrong.' >&2; exit 64"))


def test_a_program_that_prints_nothing_is_ended(tmp_path):
    with pytest.raises(ServerFailed, match=r"no address within 0\.2 seconds\.$"):
        Server.start(program(tmp_path / "silent", "exec tail -f /dev/null"), timeout=0.2)


def test_a_server_that_does_not_end_is_killed(tmp_path):
    server = Server.start(program(tmp_path / "stubborn", "trap '' TERM; echo http://127.0.0.1:1/; while :; do wait; done"))
    assert server.stop(timeout=0.2) == -9
