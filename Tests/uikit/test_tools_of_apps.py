"""The tools of the preview with an app in a process of its own: transcripts, sweeps, reasons, and the way to the background."""

import contextlib
import json
import subprocess

import pytest
from websockets.sync.client import connect

from processes import BINARY, DEADLINE

#: The client of WebSockets warns of calls that it will refuse.
pytestmark = pytest.mark.filterwarnings("error::DeprecationWarning")
OPENING = {"type": "open", "scene": "app", "window": {"width": 1100, "height": 800, "scale": 2}, "options": {"log": "all"}}


class Recorder:
    """A client that keeps everything it sends and receives, as the page does for a transcript."""

    def __init__(self, server):
        self.lines = [{"transcript": 1, "version": "test"}]
        self.server = server
        self.resources = contextlib.ExitStack()

    def __enter__(self):
        connection = connect(self.server.socket_url, subprotocols=["preview.v1"], max_size=None)
        self.socket = self.resources.enter_context(connection)
        self.receive()
        return self

    def __exit__(self, *_):
        self.resources.close()

    def receive(self):
        message = json.loads(self.socket.recv(timeout=DEADLINE))
        self.lines.append({"at": len(self.lines), "receive": message})
        return message

    def ask(self, type, **members):
        """The answer to a message."""
        number = len(self.lines)
        message = {"type": type, **members, "id": number}
        self.lines.append({"at": number, "send": message})
        self.socket.send(json.dumps(message))
        while (answer := self.receive()).get("ack") != number:
            pass
        return answer

    def open(self):
        """Opens the app."""
        return self.ask(**OPENING)

    def write(self, path):
        path.write_text("".join(json.dumps(line) + "\n" for line in self.lines), encoding="utf-8")
        return path


def replay(file, server):
    command = [BINARY, "replay", str(file), "--server", f"http://127.0.0.1:{server.port}/"]
    return subprocess.run(command, capture_output=True, text=True, timeout=DEADLINE * 2)


@pytest.fixture
def recorder(server):
    with Recorder(server) as recorder:
        yield recorder


def test_a_transcript_of_an_app_is_repeated_with_its_server(server, recorder, tmp_path):
    recorder.open()
    recorder.ask("tap", target="Trials/count")
    recorder.ask("resize", width=400, height=800)
    recorder.ask("sweep", **{"from": 600, "to": 700, "height": 800})
    recorder.ask("resize", width=1100, height=800)
    result = replay(recorder.write(tmp_path / "session.jsonl"), server)
    assert result.returncode == 0, result.stdout + result.stderr


def test_a_transcript_with_scenes_that_no_message_asked_for_is_repeated_too(server, recorder, tmp_path):
    recorder.open()
    recorder.ask("tap", target="Trials/later")
    while (scene := recorder.receive()).get("type") != "scene":
        pass
    assert scene.get("ack") is None
    recorder.ask("resize", width=1000, height=800)
    result = replay(recorder.write(tmp_path / "session.jsonl"), server)
    assert result.returncode == 0, result.stdout + result.stderr


def test_many_scenes_in_a_row_are_repeated(server, recorder, tmp_path):
    recorder.open()
    recorder.ask("tap", target="Trials/busy")
    while recorder.receive().get("viewModels", {}).get("Detail", {}).get("text") != "tick 300":
        pass
    result = replay(recorder.write(tmp_path / "session.jsonl"), server)
    assert result.returncode == 0, result.stdout + result.stderr


def test_a_crash_and_a_restart_are_repeated(server, recorder, tmp_path):
    recorder.open()
    recorder.ask("tap", target="Trials/count")
    recorder.ask("tap", target="Trials/trapLater")
    while recorder.receive().get("type") != "crash":
        pass
    recorder.ask("restart")
    recorder.ask("resize", width=900, height=800)
    result = replay(recorder.write(tmp_path / "session.jsonl"), server)
    assert result.returncode == 0, result.stdout + result.stderr


def test_a_scene_that_does_not_come_by_itself_is_a_difference(server, recorder, tmp_path):
    recorder.open()
    recorder.ask("tap", target="Trials/later")
    recorder.receive()
    file = recorder.write(tmp_path / "session.jsonl")
    file.write_text(file.read_text(encoding="utf-8").replace("Trials/later", "Trials/count"), encoding="utf-8")
    result = replay(file, server)
    assert result.returncode == 1
    assert '"later"' in result.stdout


def test_another_answer_of_an_app_is_a_difference(server, recorder, tmp_path):
    recorder.open()
    recorder.ask("tap", target="Trials/count")
    file = recorder.write(tmp_path / "session.jsonl")
    file.write_text(file.read_text(encoding="utf-8").replace("counted 1", "counted 2"), encoding="utf-8")
    result = replay(file, server)
    assert result.returncode == 1
    assert "counted 2" in result.stdout and "counted 1" in result.stdout


def test_a_sweep_of_an_app_names_the_widths_at_which_it_flips(recorder):
    recorder.open()
    bands = recorder.ask("sweep", **{"from": 320, "to": 1366, "height": 800})["bands"]
    assert bands[0]["from"] == 320 and bands[-1]["to"] == 1366
    assert len(bands) > 1


def test_an_explanation_of_an_app_names_the_reasons(recorder):
    recorder.open()
    recorder.ask("resize", width=400, height=800)
    answer = recorder.ask("explain", target="split.primary")
    assert answer["type"] == "explanation"
    assert any("collapsed" in json.dumps(sentence) for sentence in answer["sentences"])


def test_an_app_goes_to_the_background_and_back_with_the_pass_of_its_profile(recorder):
    recorder.open()
    events = recorder.ask("background")["events"]
    names = [event["call"] for event in events]
    assert names.index("sceneWillResignActive(_:)") < names.index("sceneDidEnterBackground(_:)")
    taken = [event["snapshot"] for event in events if "snapshot" in event]
    assert taken and taken == sorted(taken)
    refusal = recorder.ask("tap", target="Trials/count")
    assert refusal["type"] == "error" and "background" in refusal["message"]
    scene = recorder.ask("foreground")
    names = [event["call"] for event in scene["events"]]
    assert names.index("sceneWillEnterForeground(_:)") < names.index("sceneDidBecomeActive(_:)")
    assert recorder.ask("tap", target="Trials/count")["type"] == "scene"


def test_an_app_can_crash_in_the_background_and_start_again(recorder):
    recorder.open()
    recorder.ask("tap", target="Trials/count")
    recorder.ask("tap", target="Trials/trapLater")
    recorder.ask("background")
    while (crash := recorder.receive()).get("type") != "crash":
        pass
    assert crash["message"] == "later"
    recorder.ask("restart")
    assert recorder.ask("sync")["type"] == "scene"
