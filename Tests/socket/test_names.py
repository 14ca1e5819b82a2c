"""Processes with names: a proxy reads in the name of a session which process has it."""

import re
import subprocess

import pytest

from conftest import BINARY
from wire import RawSocket, fetch, handshake_headers


def test_a_name_begins_the_names_of_sessions_and_is_told(start):
    server = start("--name", "a1")
    with RawSocket(server.port) as raw:
        hello = raw.receive_json()
        assert hello["server"]["process"] == "a1"
        assert re.fullmatch(r"a1-[0-9a-f]{32}", hello["session"]) and re.fullmatch(r"[0-9a-f]{32}", hello["epoch"])


def test_without_a_name_nothing_is_told(start):
    with RawSocket(start().port) as raw:
        hello = raw.receive_json()
        assert set(hello["server"]) == {"name", "version"} and re.fullmatch(r"[0-9a-f]{32}", hello["session"])


@pytest.mark.parametrize("name", ["", "A", "1a", "a-b", "a" * 17, "ä", "a b"])
def test_a_name_is_one_that_an_address_can_have(name):
    result = subprocess.run([BINARY, "serve", "--name", name], capture_output=True, text=True)
    assert result.returncode != 0 and "--name is 1 to 16 lower-case letters and digits, beginning with a letter" in result.stderr


def test_a_session_goes_on_at_its_address_and_nowhere_else(start):
    first, other = start("--name", "a"), start("--name", "b")
    with RawSocket(first.port) as raw:
        raw.receive_json()
        raw.send_json(type="open", id=1, scene="lab")
        session = raw.receive_json()["session"]
    for server, expected in ((other, "error"), (first, "scene")):
        with RawSocket(server.port, target=f"/ws?session={session}") as raw:
            raw.receive_json()
            raw.send_json(type="open", id="again", resume=session)
            answer = raw.receive_json()
            assert answer["type"] == expected
            assert expected == "scene" or answer["code"] == "expired"


@pytest.mark.parametrize("query", ["session=", "session", "session=nobody", "session=a&session=b", "session=" + "a" * 2000])
def test_the_name_in_the_address_admits_nobody_and_refuses_nobody(start, query):
    server = start("--token", "0123456789abcdef")
    assert fetch(server.port, f"/ws?{query}", headers=handshake_headers()).status in (403, 404)
    assert fetch(server.port, f"/ws?{query}&token=0123456789abcdef", headers=handshake_headers()).status == 101


def test_processes_behind_one_address_take_one_anothers_cookies(start):
    """A proxy spreads the requests of a page over all processes; the browser knows one address alone."""
    flags = ["--behind-proxy", "--token", "0123456789abcdef", "--allow-host", "preview.example.com", "--allow-host", "localhost:8443"]
    servers = [start(*flags), start(*flags)]
    for host in ("preview.example.com", "localhost:8443"):
        cookie = fetch(servers[0].port, "/?token=0123456789abcdef", host=host).headers["set-cookie"].split(";")[0]
        for server in servers:
            assert fetch(server.port, "/app.js", host=host, headers=[("Cookie", cookie)]).status == 200
