"""The log of a server: a line for each event, and nothing that is a secret."""

import json
import re
import signal

import pytest

from conftest import Server
from wire import BINARY as BINARY_FRAME
from wire import RawSocket, fetch, frame, handshake_headers, opened

TOKEN = "0123456789abcdefABCDEF"
MONITOR = "monitor0123456789abcdef"
MARKER = "Heron-on-the-marker-7319"

GOOD = "format: 1\ntitle: Reader\nroot: {screen: {title: Books, content: {placeholder: {title: Cover}}}}\n"
BAD = GOOD.replace("title: Books", "titel: Books")


def ended(server):
    """Everything that a server has written to standard error when it has ended."""
    server.process.send_signal(signal.SIGTERM)
    assert server.wait() == 0
    return server.process.stderr.read()


def events(text):
    return [json.loads(line) for line in text.splitlines()]


def messages(text):
    return [event["message"] for event in events(text)]


def test_by_default_nothing_happens_at_the_terminal(start):
    server = start()
    with opened(server, "lab"):
        fetch(server.port, "/", host="evil.example")
    assert ended(server) == ""


def test_each_event_is_a_line_of_json(start):
    server = start("--log-level", "info", "--log-format", "json")
    with opened(server, "lab") as socket:
        socket.send_json(type="ping")
        socket.receive_json()
    fetch(server.port, "/", host="evil.example")
    text = ended(server)
    told = events(text)
    for event in told:
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", event["time"])
        assert event["level"] in ("info", "notice") and event["label"] == "split-preview"
    first = told[0]
    assert first["message"] == "The server has started."
    assert (first["address"], first["port"]) == ("127.0.0.1", server.port) and first["version"]
    by_message = {event["message"]: event for event in told}
    assert by_message["A client has connected."]["client"] == 1
    gone = by_message["A client has gone."]
    assert (gone["client"], gone["messages"]) == (1, 2) and gone["milliseconds"] >= 0
    assert by_message["A request was refused."]["reason"] == "host"
    assert [told[-2]["message"], told[-1]["message"]] == ["The server stops.", "The server has stopped."]


@pytest.mark.parametrize(
    "end, code",
    [
        (lambda socket: socket.send(frame(8, b"\x03\xe8")), 1000),
        (lambda socket: socket.send(frame(8, b"\x0f\xa0")), 4000),
        (lambda socket: socket.send(frame(8)), 1005),
        (lambda socket: socket.close(), 1006),
        (lambda socket: socket.send(frame(1, b"\xff")), 1007),
        (lambda socket: socket.send(frame(1, b" " * 70_000)), 1009),
    ],
    ids=["normal", "own", "none", "gone", "no text", "too long"],
)
def test_a_client_that_is_gone_has_its_code(start, end, code):
    server = start("--log-level", "info", "--log-format", "json")
    socket = RawSocket(server.port)
    socket.receive_json()
    end(socket)
    if code != 1006:
        while socket.receive():
            pass
        socket.close()
    while json.loads(fetch(server.port, "/health").body)["clients"]:
        pass
    gone = [event for event in events(ended(server)) if event["message"] == "A client has gone."]
    assert [event["code"] for event in gone] == [code]


def test_a_taken_session_closes_with_4001_and_says_so(start):
    server = start("--log-level", "info", "--log-format", "json")
    with RawSocket(server.port) as old:
        name = old.receive_json()["session"]
        old.send_json(type="open", scene="lab")
        old.receive_json()
        with RawSocket(server.port) as new:
            new.receive_json()
            new.send_json(type="open", resume=name)
            assert new.receive_json()["type"] == "scene"
            assert old.close_code() == 4001
    text = ended(server)
    assert name not in text
    resumed = [event for event in events(text) if event["message"] == "A client has resumed its session."]
    assert [event["client"] for event in resumed] == [2]


def test_a_line_for_people(start):
    server = start("--log-level", "info")
    with opened(server, "lab"):
        pass
    lines = ended(server).splitlines()
    assert re.fullmatch(r"\d{4}-\S+Z info The server has started\. address=127\.0\.0\.1 port=\d+ version=\S+", lines[0])
    assert any(re.fullmatch(r"\S+ info A client has gone\. client=1 code=\d+ messages=1 milliseconds=\d+", line) for line in lines)


def test_a_drain_is_told_at_the_usual_level(start):
    server = start("--drain-for", "3600")
    with opened(server, "lab") as socket:
        server.process.send_signal(signal.SIGTERM)
        line = server.process.stderr.readline()
        assert re.fullmatch(r"\S+ notice The server drains: it waits for its clients to leave\. clients=1 seconds=3600\n", line)
        socket.close()
    assert server.wait() == 0
    assert server.process.stderr.read() == ""


@pytest.mark.parametrize("level", ["warning", "error", "critical"])
def test_a_higher_level_says_less(start, level):
    server = start("--drain-for", "1", "--log-level", level)
    with opened(server, "lab"):
        server.process.send_signal(signal.SIGTERM)
        assert server.wait() == 0
    assert server.process.stderr.read() == ""


def test_a_session_that_is_not_here_is_told_with_its_process_alone(start):
    server = start("--log-level", "info", "--log-format", "json")
    secret = "0123456789abcdef" * 2
    with RawSocket(server.port) as socket:
        socket.receive_json()
        for name in (f"b7-{secret}", secret, f"B-{secret}", f"{MARKER}-{secret}", f"{'a' * 17}-{secret}", f"-{secret}", "ö-1"):
            socket.send_json(type="open", resume=name)
            assert socket.receive_json()["code"] in ("expired", "invalid")
    text = ended(server)
    missing = [event for event in events(text) if "not here" in event["message"]]
    assert [event.get("from") for event in missing].count("b7") == 1
    assert {event.get("from") for event in missing} == {None, "b7"}
    assert secret not in text and MARKER not in text


def test_sessions_that_go_are_told(start):
    server = start("--max-sessions", "0", "--log-level", "info", "--log-format", "json")
    with opened(server, "lab"):
        pass
    while json.loads(fetch(server.port, "/health").body)["clients"]:
        pass
    dropped = [event for event in events(ended(server)) if "to leave room" in event["message"]]
    assert [(event["level"], event["sessions"]) for event in dropped] == [("notice", 1)]


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "reader.yaml").write_text(GOOD)
    (tmp_path / "broken.yaml").write_text(BAD)
    return tmp_path


def test_the_faults_of_files_are_lines_of_json_too(folder):
    server = Server("--port", "0", "--scenarios", str(folder), "--log-format", "json", "--host", "0.0.0.0")
    try:
        told = events(ended(server))
        faults = [event for event in told if event.get("file")]
        assert [(event["level"], event["file"], event["line"], event["scene"]) for event in faults] == [
            ("warning", f"{folder}/broken.yaml", 3, "broken")
        ]
        assert any("Anybody who reaches" in event["message"] and event["level"] == "warning" for event in told)
    finally:
        server.close()


def test_the_faults_of_files_are_what_they_were_for_people(folder):
    server = Server("--port", "0", "--scenarios", str(folder))
    try:
        lines = ended(server).splitlines()
        assert lines and all(re.match(re.escape(f"{folder}/broken.yaml:3:") + r"\d+: error: ", line) for line in lines)
    finally:
        server.close()


def test_a_page_that_loads_anew_is_told(tmp_path):
    (tmp_path / "index.html").write_text("one")
    server = Server("--port", "0", "--public", str(tmp_path), "--watch", "--log-level", "info", "--log-format", "json")
    try:
        with RawSocket(server.port) as socket:
            socket.receive_json()
            (tmp_path / "index.html").write_text("another")
            assert socket.receive_json()["type"] == "reload"
        reloads = [event for event in events(ended(server)) if "loads anew" in event["message"]]
        assert reloads and reloads[0]["clients"] == 1
    finally:
        server.close()


def test_no_secret_is_in_what_a_server_writes(start, tmp_path):
    """A conversation with tokens, names and texts, good and bad, and then all that the server has written."""
    (tmp_path / "token").write_text(TOKEN)
    server = start(
        "--token-file", str(tmp_path / "token"), "--monitor-token", MONITOR, "--log-level", "trace", "--log-format", "json",
        "--drain-for", "1", "--allow-host", "preview.example.com",
    )  # fmt: skip
    names = []
    with RawSocket(server.port, target=f"/ws?token={TOKEN}") as socket:
        names.append(socket.receive_json()["session"])
        socket.send_json(type="open", scene="mail", window={"width": 1000, "height": 800})
        scene = socket.receive_json()
        fields = re.findall(r'"id": "([^"]*(?:search|field)[^"]*)"', json.dumps(scene))
        for target in [*fields, "nobody", MARKER]:
            socket.send_json(type="edit", target=target, text=MARKER)
            socket.receive_json()
        for message in ({"type": MARKER}, {"type": "open", "scene": MARKER}, {"type": "set", "target": "x", MARKER: 1}):
            socket.send_json(**message)
            socket.receive_json()
        socket.send(frame(1, b"{" + MARKER.encode()))
        socket.receive_json()
        socket.send(frame(BINARY_FRAME, MARKER.encode()))
        socket.receive_json()
        socket.send(frame(8, b"\x03\xe8" + MARKER.encode()))
        socket.close_code()
    for target in (f"/{MARKER}", f"/?token={MARKER}", f"/?token={TOKEN}&{MARKER}", f"/{TOKEN}", f"/ws?session={names[0]}&token={TOKEN}"):
        fetch(server.port, target, headers=[("Cookie", f"x={MARKER}"), ("Origin", f"http://{MARKER}"), ("User-Agent", MARKER)])
        fetch(server.port, target, host=MARKER, headers=[*handshake_headers(), ("Authorization", f"Bearer {MONITOR}")])
        fetch(server.port, "/metrics", host=MARKER, headers=[("Authorization", f"Bearer {MONITOR}")])
    with RawSocket(server.port, target=f"/ws?token={TOKEN}&session={names[0]}") as socket:
        names.append(socket.receive_json()["session"])
        socket.send_json(type="open", resume=names[0])
        assert socket.receive_json()["type"] == "scene"
        socket.send_json(type="open", resume=MARKER)
        socket.receive_json()
        server.process.send_signal(signal.SIGTERM)
        socket.close_code()
    assert server.wait() == 0
    written = server.process.stderr.read()
    assert len(events(written)) >= 10
    for secret in (TOKEN, MONITOR, MARKER, *names):
        assert secret not in server.first_line + server.process.stdout.read() + written
