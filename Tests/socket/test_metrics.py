"""The figures that a server tells about itself, and who gets them."""

import json
import re
import subprocess

import pytest

import metrics
from conftest import BINARY, DEADLINE, ROOT
from waiting import until
from wire import TEXT, RawSocket, fetch, frame, handshake_headers, opened

TOKEN = "0123456789abcdefABCDEF"
MONITOR = "monitor0123456789abcdef"
BEARER = [("Authorization", f"Bearer {MONITOR}")]


def documented():
    """The names of the metrics in the table of docs/protocol.md."""
    text = (ROOT / "docs/protocol.md").read_text(encoding="utf-8").partition("## Metrics")[2].partition("\n## ")[0]
    return set(re.findall(r"^\| `(split_preview_\w+)", text, re.MULTILINE))


def test_every_metric_has_a_description_and_a_kind_and_is_documented(server):
    with opened(server, "lab"):
        answer = fetch(server.port, "/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    text = answer.body.decode()
    described = re.findall(r"^# HELP (\S+) \S.*\n# TYPE \1 (counter|gauge|histogram)$", text, re.MULTILINE)
    assert len(described) == text.count("# HELP") == text.count("# TYPE")
    assert {name for name, _ in described} == documented() - {"split_preview_access_connections"}
    for name, kind in described:
        assert name.endswith("_total") == (kind == "counter"), name


def test_answers_are_timed_by_scene_and_type(start):
    server = start()
    with opened(server, "lab", window={"width": 900, "height": 700}) as socket:
        for width in (500, 600, 700):
            socket.send_json(type="resize", width=width, height=700)
            socket.receive_json()
        socket.send_json(type="open", scene="mail")
        socket.receive_json()
        socket.send_json(type="ping")
        socket.receive_json()
    found = metrics.read(server.port)

    def answers(part, *labels):
        return found.get((f"split_preview_answer_seconds_{part}", *labels))

    resize = (("scene", "lab"), ("type", "resize"))
    assert answers("count", *resize) == 3 and answers("sum", *resize) > 0
    assert answers("bucket", *resize, ("le", "+Inf")) == 3
    buckets = [number for key, number in found.items() if key[:3] == ("split_preview_answer_seconds_bucket", *resize)]
    assert buckets == sorted(buckets) and len(buckets) > 10
    assert answers("count", ("scene", "lab"), ("type", "open")) == 1
    assert answers("count", ("scene", "mail"), ("type", "open")) == 1
    assert answers("count", ("scene", "mail"), ("type", "ping")) == 1


def test_the_answer_to_a_sweep_counts_when_it_is_complete(start):
    server = start()
    with opened(server, "lab", window={"width": 900, "height": 700}) as socket:
        socket.send_json(type="sweep", id=1, height=700, **{"from": 320, "to": 1200})
        socket.send_json(type="resize", width=500, height=700)
        kinds = {socket.receive_json()["type"] for _ in range(2)}
        assert kinds == {"sweep", "scene"}
        assert metrics.value(server.port, "answer_seconds_count", scene="lab", type="sweep") == 1
        assert metrics.value(server.port, "answer_seconds_count", scene="lab", type="resize") == 1


def test_a_message_for_several_slots_is_one_answer(start):
    server = start()
    with opened(server, "lab") as socket:
        socket.send_json(type="open", slot=1, scene="mail")
        socket.receive_json()
        socket.send_json(type="sync", slots=[0, 1])
        assert [socket.receive_json()["slot"] for _ in range(2)] == [0, 1]
        assert metrics.value(server.port, "answer_seconds_count", scene="several", type="sync") == 1
        assert metrics.value(server.port, "answer_seconds_count", scene="mail", type="open") == 1


def test_refused_messages_count_by_their_code(start):
    server = start()
    with opened(server, "lab") as socket:
        for message in ({"type": "tap", "target": "nobody"}, {"type": "nothing"}, {"type": "resize"}):
            socket.send_json(**message)
            socket.receive_json()
        socket.send(frame(TEXT, b"{"))
        socket.receive_json()
    for code in ("unknownTarget", "unknownType", "missing", "malformed"):
        assert metrics.value(server.port, "refused_messages_total", code=code) == 1
    assert metrics.value(server.port, "refused_messages_total", code="tooFast") == 0


def test_answers_that_merge_are_counted(start):
    server = start()
    with opened(server, "lab", receive_buffer=4096, window={"width": 900, "height": 700}) as socket:
        for number in range(400):
            socket.send_json(type="resize", id=number, width=500 + number, height=700)
        while socket.receive_json().get("ack") != 399:
            pass
    sent = metrics.value(server.port, "answer_seconds_count", scene="lab", type="resize")
    assert sent == 400
    assert 0 <= metrics.value(server.port, "merged_answers_total") < 400


def test_connections_sessions_and_bytes(start):
    server = start()
    with opened(server, "lab"), RawSocket(server.port) as other:
        other.receive_json()
        found = metrics.read(server.port)
        assert found[("split_preview_connections",)] == found[("split_preview_connections_total",)] == 2
        assert found[("split_preview_sessions", ("state", "open"))] == 2
        assert found[("split_preview_session_memory_bytes",)] > 1000
        assert found[("split_preview_resident_memory_bytes",)] > 1_000_000
        before = found[("split_preview_received_bytes_total",)]
        other.send_json(type="ping", id=1)
        other.receive_json()
        found = metrics.read(server.port)
        assert found[("split_preview_received_bytes_total",)] == before + len(json.dumps({"type": "ping", "id": 1}))
        assert found[("split_preview_sent_bytes_total",)] > 1000
    until(lambda: metrics.value(server.port, "connections") == 0)
    assert metrics.value(server.port, "sessions", state="waiting") == 1
    assert metrics.value(server.port, "connections_total") == 2


def test_what_becomes_of_sessions_is_counted(start):
    server = start("--max-sessions", "1")
    names = []
    for _ in range(2):
        with RawSocket(server.port) as socket:
            names.append(socket.receive_json()["session"])
            socket.send_json(type="open", scene="lab")
            socket.receive_json()
    until(lambda: metrics.value(server.port, "connections") == 0)
    assert metrics.value(server.port, "sessions_dropped_total") == 1
    with RawSocket(server.port) as socket:
        for name in names:
            socket.receive_json()
            socket.send_json(type="open", resume=name)
        assert socket.receive_json()["type"] == "scene"
    assert metrics.value(server.port, "sessions_resumed_total") == 1
    assert metrics.value(server.port, "refused_messages_total", code="expired") == 1
    until(lambda: metrics.value(server.port, "sessions_expired_total") == 0)


def test_a_session_that_waits_too_long_is_counted(start):
    server = start("--resume-for", "1")
    with opened(server, "lab"):
        pass
    until(lambda: metrics.value(server.port, "sessions_expired_total") == 1)
    assert metrics.value(server.port, "sessions", state="waiting") == 0


def test_refused_requests_count_by_their_reason(start):
    server = start("--token", TOKEN)
    own = f"127.0.0.1:{server.port}"
    fetch(server.port, f"/?token={TOKEN}", host="evil.example")
    fetch(server.port, "/")
    fetch(server.port, f"/?token={TOKEN}", method="POST")
    fetch(server.port, f"/ws?token={TOKEN}")
    fetch(server.port, f"/ws?token={TOKEN}", headers=[*handshake_headers(), ("Origin", "http://evil.example")])
    fetch(server.port, f"/other?token={TOKEN}", headers=handshake_headers())
    found = metrics.samples(fetch(server.port, f"/metrics?token={TOKEN}", host=own).body.decode())
    for reason in ("host", "token", "method", "noUpgrade", "origin", "path"):
        assert found[("split_preview_refused_requests_total", ("reason", reason))] == 1, reason
    assert found[("split_preview_refused_requests_total", ("reason", "draining"))] == 0


def test_the_loop_tells_how_late_it_is(start):
    server = start()
    until(lambda: metrics.value(server.port, "event_loop_lag_seconds_count") >= 3)


def test_the_build_has_its_version(server):
    version = [key for key in metrics.read(server.port) if key[0] == "split_preview_build_info"]
    assert len(version) == 1 and dict(version[0][1:])["version"]


@pytest.mark.parametrize("guard", [["--token", TOKEN], ["--host", "0.0.0.0"], []], ids=["token", "open", "loopback"])
@pytest.mark.parametrize("path", ["/health", "/metrics"])
def test_a_monitor_passes_by_any_name_with_its_token(start, guard, path):
    server = start(*guard, "--monitor-token", MONITOR)
    for host in ("10.0.0.7:9000", "evil.example", "", None):
        for header in (f"Bearer {MONITOR}", f"bearer  {MONITOR}"):
            answer = fetch(server.port, path, host=host, headers=[("Authorization", header)])
            assert answer.status == (200 if host is not None else answer.status)
            assert answer.status in (200, 400)
            assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", ["/health", "/metrics"])
@pytest.mark.parametrize(
    "header",
    ["", "Bearer", "Bearer ", f"Bearer {MONITOR[:-1]}", f"Bearer {MONITOR}0", f"Bearer {MONITOR.upper()}", f"Basic {MONITOR}", MONITOR,
     f"Bearer {TOKEN}", f"Bearer {MONITOR} x", f"Bearer{MONITOR}"],
)  # fmt: skip
def test_anything_else_does_not(start, path, header):
    server = start("--token", TOKEN, "--monitor-token", MONITOR)
    headers = [("Authorization", header)]
    assert fetch(server.port, path, headers=headers).status == 403
    assert fetch(server.port, path, host="evil.example", headers=headers).status == 403
    # The usual way is open to whoever has the token of the server.
    assert fetch(server.port, f"{path}?token={TOKEN}", headers=headers).status == 200


def test_the_token_of_a_monitor_opens_nothing_else(start):
    server = start("--token", TOKEN, "--monitor-token", MONITOR)
    for path in ("/", "/app.js", "/meta.json", "/meta/sharing.json", "/nothing", "/health/", "/metrics/x", "/ws"):
        assert fetch(server.port, path, headers=BEARER).status == 403, path
        assert fetch(server.port, path, host="evil.example", headers=BEARER).status == 403, path
    assert fetch(server.port, "/ws", headers=[*handshake_headers(), *BEARER]).status == 403
    for path in (f"/metrics?token={MONITOR}", f"/?token={MONITOR}"):
        assert fetch(server.port, path).status == 403


def test_a_name_that_leads_here_by_a_trick_gets_no_further_without_the_token(start):
    server = start("--monitor-token", MONITOR)
    for path in ("/health", "/metrics"):
        assert fetch(server.port, path, host="evil.example").status == 403
        assert fetch(server.port, path, host="evil.example", headers=BEARER).status == 200
        assert fetch(server.port, path).status == 200
    assert fetch(server.port, "/", host="evil.example", headers=BEARER).status == 403


@pytest.mark.parametrize("method", ["POST", "DELETE", "OPTIONS"])
def test_a_monitor_only_reads(start, method):
    server = start("--monitor-token", MONITOR)
    answer = fetch(server.port, "/metrics", method=method, host="x", headers=BEARER)
    assert answer is None or answer.status in (403, 405)
    assert fetch(server.port, "/metrics", method="HEAD", host="x", headers=BEARER).status == 200


def test_tokens_come_from_files(start, tmp_path):
    (tmp_path / "token").write_text(TOKEN + "\n")
    (tmp_path / "monitor").write_text(MONITOR)
    server = start("--token-file", str(tmp_path / "token"), "--monitor-token-file", str(tmp_path / "monitor"))
    assert server.first_line == f"Open http://127.0.0.1:{server.port}/?token=…\n", "a log may keep it"
    server.token = TOKEN
    assert fetch(server.port).status == 403 and fetch(server.port, f"/?token={TOKEN}").status == 200
    assert fetch(server.port, "/metrics", host="x", headers=BEARER).status == 200


@pytest.mark.parametrize(
    "content", ["", "\n", "short", f"{TOKEN}\n{TOKEN}\n", f"\n{TOKEN}", f" {TOKEN}", f"{TOKEN} ", TOKEN + "é", TOKEN * 10, "token: " + TOKEN]
)
@pytest.mark.parametrize("flag", ["--token-file", "--monitor-token-file"])
def test_a_file_has_one_token_and_an_error_does_not_repeat_it(tmp_path, flag, content):
    (tmp_path / "secret").write_text(content)
    result = subprocess.run([BINARY, "--port", "0", flag, str(tmp_path / "secret")], capture_output=True, text=True, timeout=DEADLINE)
    assert result.returncode != 0 and result.stderr.count("\n") == 1
    assert f"{tmp_path}/secret has to have one line" in result.stderr and flag in result.stderr
    assert TOKEN not in result.stderr + result.stdout


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["--token", TOKEN, "--token-file", "x"], ["--token ", "--token-file", "Leave out one"]),
        (["--monitor-token", MONITOR, "--monitor-token-file", "x"], ["--monitor-token ", "--monitor-token-file"]),
        (["--monitor-token", "short"], ["monitor", "16 to 128"]),
        (["--token", TOKEN, "--monitor-token", TOKEN], ["--monitor-token", "differ"]),
        (["--token-file", "/nowhere"], ["/nowhere", "--token-file"]),
        (["--token-file", "/"], ["/", "--token-file"]),
        (["--drain-for", "-1"], ["--drain-for", "0 to 3600"]),
        (["--drain-for", "3601"], ["--drain-for", "0 to 3600"]),
        (["--log-level", "loud"], ["--log-level", "notice"]),
        (["--log-format", "xml"], ["--log-format", "json"]),
    ],
)
def test_a_wrong_flag_is_a_sentence(arguments, words):
    result = subprocess.run([BINARY, "--port", "0", *arguments], capture_output=True, text=True, timeout=DEADLINE)
    assert result.returncode != 0 and result.stderr.count("\n") == 1
    for word in words:
        assert word in result.stderr
    assert TOKEN not in result.stderr and MONITOR not in result.stderr
