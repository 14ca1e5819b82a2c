"""Transcripts: from real sockets to the command line that replays them."""

import base64
import hashlib
import json
import os
import pathlib
import re
import shutil
import socket
import ssl
import struct
import subprocess
import threading

import pytest

from conftest import BINARY, DEADLINE, LIBWEBSOCKETS, Server
from wire import RawSocket


def replay(*arguments, **variables):
    command, environment = [BINARY, "replay", *map(str, arguments)], os.environ | variables
    return subprocess.run(command, capture_output=True, text=True, timeout=DEADLINE, env=environment)


class Recorder:
    """A conversation over a socket that notes what is said, as the page does."""

    def __init__(self, connection):
        self.connection = connection
        self.lines = [{"transcript": 1, "version": "0.1.0"}]

    def send(self, **message):
        self.lines.append({"at": len(self.lines), "send": message})
        self.connection.send_json(**message)

    def receive(self):
        message = self.connection.receive_json()
        self.lines.append({"at": len(self.lines), "receive": message})
        return message

    def ask(self, **message):
        self.send(**message)
        return self.receive()

    def write(self, folder):
        file = folder / "session.jsonl"
        file.write_text("".join(json.dumps(line) + "\n" for line in self.lines))
        return file


@pytest.fixture
def recorder(server):
    with RawSocket(server.port) as connection:
        made = Recorder(connection)
        made.receive()
        yield made


def test_a_session_over_a_socket_is_the_same_in_a_replay(recorder, tmp_path):
    recorder.ask(type="open", id=1, scene="mail", updates="moved")
    recorder.ask(type="tap", id=2, target="messages/proofs")
    for step in range(20):
        recorder.ask(type="resize", id=3 + step, width=1000 - 25 * step, height=800)
    recorder.ask(type="explain", id=30, target="split")
    recorder.ask(type="tap", id=31, target="nobody")
    result = replay(recorder.write(tmp_path))
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == "24 messages sent. All 25 answers are as recorded.\n"


def test_merged_answers_of_a_burst_are_the_same_in_a_replay(recorder, tmp_path):
    recorder.ask(type="open", id=0, scene="instagram", updates="moved")
    for step in range(1, 301):
        recorder.send(type="resize", id=step, width=1200 - 2 * step, height=800)
    while recorder.receive()["ack"] != 300:
        pass
    result = replay(recorder.write(tmp_path))
    assert (result.returncode, result.stderr) == (0, "")


def test_a_difference_is_named_with_file_line_and_path(recorder, tmp_path):
    recorder.ask(type="open", id=1, scene="lab")
    scene = recorder.ask(type="resize", id=2, width=600, height=800)
    scene["window"]["size"][0] = 601
    file = recorder.write(tmp_path)
    result = replay(file)
    assert (result.returncode, result.stderr) == (1, "")
    assert result.stdout.splitlines() == [
        f"{file}:6: window.size[0] is 600, and the transcript has 601.",
        "2 messages sent. 1 difference in 3 answers.",
    ]
    assert replay(file, "--ignore", "panes", "--ignore", "window.size[0]").stdout.splitlines() == [
        "2 messages sent. All 3 answers are as recorded. 1 difference ignored."
    ]


def test_only_so_many_differences_are_printed(recorder, tmp_path):
    scene = recorder.ask(type="open", id=1, scene="lab")
    for pane in scene["panes"]:
        pane["frame"] = [1, 2, 3, 4]
    file = recorder.write(tmp_path)
    lines = replay(file, "--limit", 2).stdout.splitlines()
    assert [line.split(" ")[1] for line in lines[:2]] == ["panes[0].frame[0]", "panes[0].frame[1]"]
    assert lines[2].endswith("more differences.") and len(lines) == 4


@pytest.mark.parametrize(
    "flags, sentence",
    [
        (["--ignore", "a..b"], '--ignore: "a..b" is no path of a member such as panes[*].frame. A name is missing.'),
        (["--limit", "0"], "--limit is 0. It must be from 1 to 10000."),
        (["--timeout", "0"], "--timeout is 0. It must be from 1 to 3600."),
        (["--server", "http://here", "--scenarios", "."], "A running server has its own scenes and devices."),
        (["--server", "here"], "here is no address of a server: it begins with none of ws://, wss://, http:// and https://."),
        (["--scenarios", "nowhere"], "nowhere"),
    ],
)  # fmt: skip
def test_a_wrong_flag_is_named(recorder, tmp_path, flags, sentence):
    recorder.ask(type="open", id=1, scene="lab")
    result = replay(recorder.write(tmp_path), *flags)
    assert (result.returncode, result.stdout) == (2, "")
    assert sentence in result.stderr and len(result.stderr.splitlines()) == 1


def test_a_session_with_a_scenario_is_the_same_where_its_file_is(tmp_path):
    text = "format: 1\ntitle: Mine\nroot: {navigation: {id: stack, stack: [only]}}\n"
    text += "controllers: {only: {screen: {title: Only, content: {placeholder: {title: Nothing}}}}}\n"
    (tmp_path / "mine.yaml").write_text(text)
    server = Server("--port", "0", "--scenarios", str(tmp_path))
    try:
        with RawSocket(server.port) as connection:
            recorder = Recorder(connection)
            recorder.receive()
            recorder.send(type="open", id=1, scene="mine")
            while recorder.receive()["type"] == "scenes":  # The server also says by itself which files it has read.
                pass
            recorder.ask(type="resize", id=2, width=500, height=800)
    finally:
        server.close()
    recorded = recorder.write(tmp_path)
    assert replay(recorded).returncode == 1  # Without the directory, there is no such scene.
    result = replay(recorded, "--scenarios", tmp_path)
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("", '1: The file is empty. A transcript begins with {"transcript":1,"version":"…"}.'),
        ('{"transcript":1,"version":"1"}\n{"at":1,"send":', "2: The text ends too early. (at byte 15)"),
        ('{"transcript":1,"version":"1"}\n{"at":1,"send":{}}', "2: send.type is missing."),
    ],
)
def test_a_file_that_is_no_transcript_is_refused_with_its_line(tmp_path, text, sentence):
    file = tmp_path / "bad.jsonl"
    file.write_text(text)
    result = replay(file)
    assert (result.returncode, result.stdout, result.stderr) == (2, "", f"split-preview: {file}:{sentence}\n")


def test_a_file_that_is_not_there_is_named(tmp_path):
    result = replay(tmp_path / "none.jsonl")
    assert result.returncode == 2
    assert result.stderr == f"split-preview: {tmp_path}/none.jsonl cannot be read: No such file or directory.\n"


def test_help_has_every_flag_and_a_missing_file_is_a_mistake():
    text = " ".join(replay("--help").stdout.split())
    assert "--devices" in text and "split-preview replay mail.jsonl" in text
    result = replay()
    assert result.returncode == 2
    assert result.stderr.endswith("See split-preview replay --help.\n")


class Stub:
    """A server that answers the upgrade as it is told, for what the real one never does.

    With an `answer`, it says that in place of the usual one. With a `certificate`, it speaks TLS, and its name is `localhost`.
    """

    def __init__(self, talk, answer=None, certificate=None):
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.address = f"https://localhost:{self.port}" if certificate else f"http://127.0.0.1:{self.port}"
        self.request = b""
        self.thread = threading.Thread(target=self.serve, args=(talk, answer, certificate), daemon=True)
        self.thread.start()

    def serve(self, talk, answer, certificate):
        with self.listener, self.listener.accept()[0] as accepted:
            try:
                with secured(accepted, certificate) as connection:
                    self.read_request(connection)
                    connection.sendall(answer or self.upgrade())
                    talk(connection)
            except OSError:  # The client has gone first.
                pass

    def read_request(self, connection):
        while b"\r\n\r\n" not in self.request:
            self.request += connection.recv(4096) or b"\r\n\r\n"

    def upgrade(self):
        key = re.search(rb"Sec-WebSocket-Key: (\S+)", self.request, re.IGNORECASE).group(1)
        accept = base64.b64encode(hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest())
        return (
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Protocol: preview.v1\r\nSec-WebSocket-Accept: " + accept + b"\r\n\r\n"
        )


def secured(connection, certificate):
    if not certificate:
        return connection
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    return context.wrap_socket(connection, server_side=True)


def frame(text, kind=1, is_last=True):
    payload = text if isinstance(text, bytes) else text.encode()
    long = len(payload) > 125
    return bytes([kind | is_last << 7, 126 if long else len(payload)]) + (struct.pack(">H", len(payload)) if long else b"") + payload


def say(connection, frames):
    """Sends frames, and waits until the client says or closes something."""
    connection.sendall(frames)
    connection.recv(4096)


def recorded(recorder, folder):
    recorder.ask(type="open", id=1, scene="mail", updates="moved")
    recorder.ask(type="tap", id=2, target="messages/proofs")
    return recorder.write(folder)


def burst(recorder, updates, count=100):
    """A window whose height changes faster than its client reads. The tree of controllers stays as it is."""
    recorder.ask(type="open", id=0, scene="lab", profile="ios18", updates=updates, window={"width": 1200, "height": 800})
    for step in range(1, count + 1):
        recorder.send(type="resize", id=step, width=1200, height=800 - step / 2)
    while recorder.receive()["ack"] != count:
        pass


@pytest.mark.parametrize("updates", ["whole", "changed", "moved"])
def test_a_running_server_says_the_same_with_all_updates(server, recorder, tmp_path, updates):
    burst(recorder, updates)
    result = replay(recorder.write(tmp_path), "--server", server.url)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("101 messages sent. All ")


@pytest.mark.parametrize("updates", ["whole", "changed", "moved"])
def test_a_merged_scene_that_is_wrong_differs_at_a_running_server(server, recorder, tmp_path, updates):
    burst(recorder, updates, count=2)
    # Whether the two answers merge depends on time, so the recording has them merged in any case.
    answers = [line for line in recorder.lines if line.get("receive", {}).get("type") == "scene"]
    if len(answers) == 3 and updates != "moved":
        recorder.lines.remove(answers[1])
        answers[2]["receive"]["events"] = answers[1]["receive"]["events"] + answers[2]["receive"]["events"]
    panes = answers[-1]["receive"]["panes"]
    for pane in panes.values() if updates == "moved" else panes:
        pane["frame"] = [1, 2, 3, 4]
    result = replay(recorder.write(tmp_path), "--server", server.url, "--limit", 1)
    assert (result.returncode, result.stderr) == (1, "")
    assert "panes" in result.stdout.splitlines()[0]


def test_a_message_whose_id_cannot_be_read_is_replayed(server, recorder, tmp_path):
    recorder.ask(type="open", id=1, scene="lab")
    assert "ack" not in recorder.ask(type="tap", id=1.5, target="A")
    assert "ack" not in recorder.ask(type="set", id=2, target="A", properties=[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]])
    recorder.ask(type="resize", id=3, width=600, height=800)
    for arguments in ([], ["--server", server.url]):
        result = replay(recorder.write(tmp_path), *arguments)
        assert (result.returncode, result.stderr) == (0, "")
        assert result.stdout == "4 messages sent. All 5 answers are as recorded.\n"


def test_a_running_server_says_the_same(server, recorder, tmp_path):
    recorder.ask(type="open", id=0, scene="instagram", updates="moved")
    for step in range(1, 101):
        recorder.send(type="resize", id=step, width=1200 - 4 * step, height=800)
    while recorder.receive()["ack"] != 100:
        pass
    recorder.ask(type="explain", id=101, target="split")
    recorder.ask(type="tap", id=102, target="nobody")
    result = replay(recorder.write(tmp_path), "--server", server.url)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("103 messages sent. All ")


def test_a_running_server_that_says_something_else_differs(server, recorder, tmp_path):
    recorder.ask(type="open", id=1, scene="lab")
    recorder.ask(type="resize", id=2, width=600, height=800)["window"]["size"][0] = 601
    file = recorder.write(tmp_path)
    result = replay(file, "--server", server.url)
    assert result.returncode == 1
    assert result.stdout.splitlines()[0] == f"{file}:6: window.size[0] is 600, and the transcript has 601."


def test_a_server_with_a_token_is_reached_by_its_address(recorder, tmp_path):
    file = recorded(recorder, tmp_path)
    other = Server("--port", "0", "--host", "0.0.0.0")
    try:
        address = f"http://127.0.0.1:{other.port}/"
        assert replay(file, "--server", f"{address}?token={other.token}").returncode == 0
        result = replay(file, "--server", address)
        assert (result.returncode, result.stdout) == (2, "")
        assert "403" in result.stderr
    finally:
        other.close()


@pytest.mark.parametrize(
    "talk, sentence",
    [
        (lambda connection: say(connection, frame('{"type":"scene"}')), "The server does not begin with a hello."),
        (lambda connection: say(connection, frame("what")), "The server sent what is no message"),
        (lambda connection: say(connection, bytes([0x88, 2, 3, 232])), "The connection has ended with 1000"),
        (lambda connection: connection.sendall(frame('{"type":"hello","protocol":1}')), "The connection has ended"),
        (lambda connection: connection.recv(1), "The wait for a message has ended after 1.0 seconds."),
    ],
    ids=["no hello", "no JSON", "closed", "closed half-way", "silent"],
)
def test_a_server_that_is_none_is_named(recorder, tmp_path, talk, sentence):
    stub = Stub(talk)
    result = replay(recorded(recorder, tmp_path), "--server", stub.address, "--timeout", "1")
    assert (result.returncode, result.stdout) == (2, "")
    assert sentence in result.stderr and len(result.stderr.splitlines()) == 1


def test_nobody_at_the_address(recorder, tmp_path):
    # A socket that is bound and does not listen keeps the port from other servers.
    with socket.socket() as reserved:
        reserved.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{reserved.getsockname()[1]}"
        result = replay(recorded(recorder, tmp_path), "--server", address)
    assert result.returncode == 2
    assert result.stderr == f"split-preview: {address} cannot be reached: nobody listens there.\n"


HELLO = '{"type":"hello","protocol":1}'
PONG = '{"type":"pong","ack":1}'


@pytest.fixture
def exchange(tmp_path):
    """A transcript of a greeting, a message and its answer, which a stub can say."""
    file = tmp_path / "exchange.jsonl"
    lines = [{"transcript": 1, "version": "1"}, {"at": 1, "receive": json.loads(HELLO)}]
    lines += [{"at": 2, "send": {"type": "ping", "id": 1}}, {"at": 3, "receive": json.loads(PONG)}]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return file


def received(connection):
    """The kind and the payload of the next frame of the client, which is masked and short; or nothing at the end."""
    head = connection.recv(2)
    if len(head) < 2:
        return None, b""
    mask, payload = connection.recv(4), connection.recv(head[1] & 127)
    return head[0] & 15, bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))


def converse(*pieces):
    """The part of a stub that greets in pieces, and answers each text."""

    def talk(connection):
        connection.sendall(b"".join(pieces) or frame(HELLO))
        while (message := received(connection))[0] is not None:
            if message[0] == 1:
                connection.sendall(frame(json.dumps({"type": "pong", "ack": json.loads(message[1])["id"]})))

    return talk


AS_RECORDED = "1 message sent. All 2 answers are as recorded.\n"


@pytest.mark.parametrize(
    "pieces",
    [
        [frame(HELLO[:9], 1, False), frame(HELLO[9:20], 0, False), frame("", 0, False), frame(HELLO[20:], 0)],
        [frame("a", 9), frame(HELLO[:9], 1, False), frame("b", 9), frame(HELLO[9:], 0), frame("", 10)],
        [frame(HELLO[:-1] + " " * 65_000 + "}")],
    ],
    ids=["fragments", "pings between fragments", "a long frame"],
)
def test_a_message_in_pieces_is_joined(exchange, pieces):
    result = replay(exchange, "--server", Stub(converse(*pieces)).address)
    assert (result.returncode, result.stdout, result.stderr) == (0, AS_RECORDED, "")


def test_a_ping_is_answered_while_the_client_waits(exchange):
    answers = []

    def talk(connection):
        connection.sendall(frame("here?", 9))
        answers.append(received(connection))
        converse()(connection)

    assert replay(exchange, "--server", Stub(talk).address).returncode == 0
    assert answers == [(10, b"here?")]


def test_more_messages_than_the_client_keeps_are_all_read(exchange):
    """The client stops reading meanwhile, and goes on afterwards."""
    notes = b"".join(frame(json.dumps({"type": "scenes", "number": number})) for number in range(2_000))
    result = replay(exchange, "--server", Stub(converse(frame(HELLO), notes)).address)
    assert (result.returncode, result.stdout, result.stderr) == (0, AS_RECORDED, "")


@pytest.mark.parametrize(
    "frames, sentence",
    [
        (frame("x", 2), "The server broke the rules of a WebSocket: it sent a binary message."),
        (frame(b"\xff"), "The server broke the rules of a WebSocket: a text is no UTF-8."),
        (frame("x", 0), "The connection has ended with no code."),
        (bytes([0x81, 127]) + struct.pack(">Q", 17 << 20) + b" " * 70_000, "The server sent a message of more than 16777216 bytes."),
        (frame(struct.pack(">H", 4001) + b"why", 8), "The connection has ended with 4001: why"),
    ],
    ids=["binary", "no text", "a fragment of nothing", "too long", "closed"],
)
def test_frames_that_end_the_connection_are_named(exchange, frames, sentence):
    result = replay(exchange, "--server", Stub(lambda connection: say(connection, frames)).address)
    assert (result.returncode, result.stdout, result.stderr) == (2, "", f"split-preview: {sentence}\n")


@pytest.mark.parametrize(
    "answer, body, sentence",
    [
        (b"HTTP/1.1 503 Full\r\nContent-Length: 5\r\n\r\nFull.", b"", "The server answers with 503: Full."),
        (b"HTTP/1.1 503 Full\r\nContent-Length: 5\r\n\r\n", b"Full.", "The server answers with 503: Full."),
        (b"HTTP/1.1 301 There\r\nLocation: http://127.0.0.1:1/\r\n\r\n", b"", "The server answers with 301."),
        (b"HTTP/1.1 101 Yes\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: x\r\n\r\n", b"", "The other side is no"),
        (b"SSH-2.0-x\r\n\r\n", b"", "The connection has ended with no code: before the request for a WebSocket was answered."),
    ],
    ids=["refused", "refused in two parts", "elsewhere", "with a wrong key", "no HTTP"],
)  # fmt: skip
def test_a_server_that_gives_no_socket_is_named(exchange, answer, body, sentence):
    if LIBWEBSOCKETS < (4, 1):  # It does not pass on the body of such an answer.
        sentence = sentence.replace(": Full.", ".")
    result = replay(exchange, "--server", Stub(lambda connection: connection.sendall(body), answer).address)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith(f"split-preview: {sentence}") and len(result.stderr.splitlines()) == 1


def test_a_server_that_never_answers_the_request_is_left(exchange):
    stub = Stub(lambda connection: connection.recv(1), b"HTTP/1.1 101 ")
    result = replay(exchange, "--server", stub.address, "--timeout", 1)
    assert result.stderr == f"split-preview: The wait for an answer of {stub.address} has ended after 1.0 seconds.\n"


def test_the_request_has_the_query_the_host_and_the_subprotocol(exchange):
    stub = Stub(converse())
    assert replay(exchange, "--server", f"{stub.address}/?token=a%20b&x=../y", http_proxy="http://127.0.0.1:1").returncode == 0
    lines = stub.request.decode().split("\r\n")
    assert lines[0] == "GET /ws?token=a%20b&x=../y HTTP/1.1"
    assert {f"Host: 127.0.0.1:{stub.port}", "Sec-WebSocket-Protocol: preview.v1"} <= set(lines)
    assert not [line for line in lines if line.startswith(("Origin:", "Sec-WebSocket-Extensions:"))]


def test_an_address_that_is_too_long_or_has_no_host_is_named(exchange):
    result = replay(exchange, "--server", "ws://localhost/" + "a" * 2_000)
    assert result.returncode == 2 and "is no address of a server: its host has more than 100 bytes, or" in result.stderr
    result = replay(exchange, "--server", "ws://nowhere.invalid/ws")
    assert result.stderr == "split-preview: ws://nowhere.invalid/ws cannot be reached: there is no host nowhere.invalid.\n"


@pytest.fixture
def has_tls(exchange):
    """Skips a test where libwebsockets was built without TLS, which the command says before it connects."""
    if "libwebsockets was built without" in replay(exchange, "--server", "wss://127.0.0.1:1").stderr:
        pytest.skip("this libwebsockets has no TLS")


@pytest.fixture
def certificate(has_tls, tmp_path):
    """Makes certificates for names, each with its key in the same file."""
    if not shutil.which("openssl"):
        pytest.skip("there is no openssl on this machine")

    def make(name):
        file = tmp_path / f"{name}.pem"
        flags = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}"]
        subprocess.run(["openssl", "req", *flags, "-keyout", file, "-out", f"{file}.only"], check=True, capture_output=True)
        file.write_text(file.read_text() + pathlib.Path(f"{file}.only").read_text())
        return file

    return make


def test_a_server_with_tls_is_reached_if_the_system_trusts_its_certificate(exchange, certificate):
    file = certificate("localhost")
    stub = Stub(converse(), certificate=file)
    result = replay(exchange, "--server", stub.address, SSL_CERT_FILE=f"{file}.only")
    assert (result.returncode, result.stdout, result.stderr) == (0, AS_RECORDED, "")
    assert f"Host: localhost:{stub.port}" in stub.request.decode()


@pytest.mark.parametrize(
    "name, is_trusted, fault", [("localhost", False, "self-signed certificate"), ("elsewhere.example", True, "hostname mismatch")]
)
def test_a_server_whose_certificate_is_not_trusted_is_named(exchange, certificate, name, is_trusted, fault):
    file = certificate(name)
    stub = Stub(converse(), certificate=file)
    result = replay(exchange, "--server", stub.address, **({"SSL_CERT_FILE": f"{file}.only"} if is_trusted else {}))
    assert (result.returncode, result.stdout) == (2, "")
    # The words are those of OpenSSL, whose versions write them differently.
    assert result.stderr.lower().replace("self signed", "self-signed") == (
        f"split-preview: {stub.address} cannot be reached: its certificate is not trusted ({fault}).\n"
    )


@pytest.mark.usefixtures("has_tls")
def test_a_server_without_tls_is_not_reached_by_a_secure_address(server, exchange):
    address = f"wss://127.0.0.1:{server.port}/ws"
    result = replay(exchange, "--server", address)
    assert result.stderr == f"split-preview: {address} cannot be reached: it does not agree to TLS.\n"
