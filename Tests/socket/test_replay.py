"""Transcripts: from real sockets to the command line that replays them."""

import json
import subprocess

import pytest

from conftest import BINARY, DEADLINE
from wire import RawSocket


def replay(*arguments):
    return subprocess.run([BINARY, "replay", *map(str, arguments)], capture_output=True, text=True, timeout=DEADLINE)


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
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == f"split-preview: {file}:6: window.size[0] is 600, and the transcript has 601.\n"


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
    assert (result.returncode, result.stdout, result.stderr) == (1, "", f"split-preview: {file}:{sentence}\n")


def test_a_file_that_is_not_there_is_named(tmp_path):
    result = replay(tmp_path / "none.jsonl")
    assert result.returncode == 1
    assert result.stderr == f"split-preview: {tmp_path}/none.jsonl cannot be read: No such file or directory.\n"


def test_help_has_every_flag_and_a_missing_file_is_a_mistake():
    text = " ".join(replay("--help").stdout.split())
    assert "--devices" in text and "split-preview replay mail.jsonl" in text
    result = replay()
    assert result.returncode == 64
    assert result.stderr.endswith("See split-preview replay --help.\n")
