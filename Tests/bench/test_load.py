"""The load generator: it counts only right answers, and says what is wrong with another."""

import json
import subprocess
import sys

import pytest

import build
from fake_server import HANDSHAKE, FakeServer, frame, pong, scene

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="The load generator needs epoll.")

OPEN = '{"type":"open","id":100000000,"scene":"instagram"}'


@pytest.fixture(scope="module")
def generator(tmp_path_factory):
    folder = tmp_path_factory.mktemp("native")
    build.build_native(["load"], folder)
    return folder / "load"


def run(generator, server, *arguments, mode="closed"):
    command = [generator, mode, "--port", str(server.port), "--seconds", "0.2", "--warmup", "0", "--open", OPEN, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=30)


def refused(generator, answer, *arguments, **options):
    """The sentence with which the generator ends because of an answer."""
    with FakeServer(answer, **options) as server:
        done = run(generator, server, *arguments)
    assert done.returncode == 1 and done.stdout == ""
    return done.stderr


def test_right_answers_are_counted_with_their_lengths(generator):
    with FakeServer(lambda message: frame(scene(message["id"]))) as server:
        figures = json.loads(run(generator, server, "--clients", "3").stdout)
    assert figures["answers"] > 0 and figures["clients"] == 3 and figures["lost"] == 0
    assert figures["bytes"] == len(scene(100_000_001))
    assert 0 < figures["p50"] <= figures["p99"] <= figures["max"]


def test_widths_go_up_and_down_and_the_height_stays(generator):
    with FakeServer(lambda message: frame(scene(message["id"]))) as server:
        run(generator, server)
        sent = [json.loads(text) for _, text in server.received]
    resizes = [message for message in sent if message["type"] == "resize"]
    assert [message["width"] for message in resizes[:4]] == [1200, 1201, 1202, 1203][: len(resizes)]
    assert {message["height"] for message in resizes} == {820}
    assert [message["id"] for message in resizes] == list(range(100_000_001, 100_000_001 + len(resizes)))


@pytest.mark.parametrize(
    "answer",
    [
        lambda message: scene(message["id"] + 1),
        lambda message: scene(message["id"] - 1),
        lambda message: pong(message["id"]),
        lambda message: scene(message["id"])[:-1],
        lambda message: '{"type":"scene","rev":1}',
        lambda message: f'{{"type":"scene","ack":{message["id"]}0}}',
        lambda message: f'{{"type":"error","ack":{message["id"]},"code":"tooFast"}}',
    ],
)
def test_a_wrong_answer_ends_the_run(generator, answer):
    sentence = refused(generator, lambda message: frame(answer(message)))
    assert sentence.startswith("The server's answer is wrong.") and "100000001" in sentence


def test_an_answer_in_pieces_and_a_close_end_the_run(generator):
    assert "in pieces" in refused(generator, lambda message: b"\x01\x02{}")
    assert "closes the WebSocket" in refused(generator, lambda message: b"\x88\x00")


def test_a_refused_handshake_ends_the_run(generator):
    def answer(message):
        raise AssertionError("No message may come.")

    assert "503" in refused(generator, answer, handshake=b"HTTP/1.1 503 Service Unavailable\r\n\r\n")
    assert "refuses" in refused(generator, answer, handshake=HANDSHAKE.replace(b"s3p", b"xxx"))


def test_pings_take_pongs(generator):
    with FakeServer(lambda message: frame(pong(message["id"]))) as server:
        assert json.loads(run(generator, server, "--ping").stdout)["answers"] > 0
    assert "wrong" in refused(generator, lambda message: frame(scene(message["id"])), "--ping")


def test_a_ping_of_the_server_is_answered(generator):
    with FakeServer(lambda message: frame("read", opcode=9) + frame(scene(message["id"]))) as server:
        assert json.loads(run(generator, server).stdout)["answers"] > 0
        assert (10, "read") in server.received


def test_a_paced_run_counts_what_a_merged_answer_acknowledges(generator):
    """Every other request gets no answer of its own."""

    def answer(message):
        return frame(scene(message["id"])) if message["id"] % 2 == 0 else b""

    with FakeServer(answer) as server:
        figures = json.loads(run(generator, server, mode="paced").stdout)
    assert figures["answers"] == figures["merged"] == 6 and figures["lost"] == 0


def test_a_paced_run_counts_what_is_never_answered(generator):
    with FakeServer(lambda message: b"") as server:
        figures = json.loads(run(generator, server, mode="paced").stdout)
    assert figures["answers"] == 0 and figures["lost"] == 12
    assert figures["p99"] > 100_000, "a time that never ends counts up to the end of the run"


def test_a_skipped_request_is_wrong_for_a_client_that_waits(generator):
    """A client that waits has one request at a time, so the answer to any other is wrong."""
    assert "wrong" in refused(generator, lambda message: frame(scene(100_000_002)))


def test_a_record_has_the_greeting_the_scene_and_a_cycle(generator, tmp_path):
    with FakeServer(lambda message: frame(scene(message["id"]))) as server:
        assert run(generator, server, "--record", str(tmp_path / "answers"), mode="record").returncode == 0
    lines = (tmp_path / "answers").read_text().splitlines()
    assert len(lines) == 162 and '"hello"' in lines[0] and lines[1] == scene(100_000_000)
    assert lines[2] == scene(100_000_001 + 8 * 160)


def test_a_number_of_resizes_is_sent(generator):
    with FakeServer(lambda message: frame(scene(message["id"]))) as server:
        assert run(generator, server, "--count", "7", mode="count").returncode == 0
    assert [json.loads(text)["type"] for _, text in server.received] == ["open", *["resize"] * 7]


@pytest.mark.parametrize("arguments, words", [(["dance"], "closed, paced, hold, count and record"), (["closed"], "--port PORT")])
def test_mistakes_are_sentences(generator, arguments, words):
    done = subprocess.run([generator, *arguments], capture_output=True, text=True, timeout=30)
    assert done.returncode == 1 and words in done.stderr
