"""Sessions that the page has saved, as checks."""

import json
import subprocess

import pytest

from conftest import BINARY, DEADLINE

OPEN = {
    "type": "open", "scene": "mail", "updates": "moved", "traits": {"userInterfaceStyle": "dark"},
    "window": {"width": 1180, "height": 820, "scale": 2},
}  # fmt: skip
STEPS = [
    {"type": "tap", "target": "message/compose"}, {"type": "resize", "width": 900, "height": 820},
    {"type": "resize", "width": 500, "height": 820}, {"type": "ping"}, {"type": "explain", "target": "split"},
    {"type": "edit", "target": "compose/subject", "text": "it's: 5 # \u00e9"},
]  # fmt: skip


def run(*arguments):
    return subprocess.run([BINARY, "check", *map(str, arguments)], capture_output=True, text=True, timeout=DEADLINE)


def save(folder, messages):
    """Writes a transcript with these messages of a client."""
    lines = [{"transcript": 1, "version": "1"}]
    lines += [{"at": number, "send": {**message, "id": number}} for number, message in enumerate(messages, 1)]
    path = folder / "session.jsonl"
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    return path


def recorded(folder, messages, *scenario):
    result = run("--record", save(folder, messages), *scenario)
    assert (result.returncode, result.stderr) == (0, ""), result.stderr
    check = folder / "recorded.yaml"
    check.write_text(result.stdout, encoding="utf-8")
    return check


def test_a_session_becomes_a_check_that_holds(tmp_path):
    check = recorded(tmp_path, [OPEN, *STEPS])
    text = check.read_text(encoding="utf-8")
    assert '- {tap: "message/compose"}' in text and "900" not in text and "ping" not in text and "explain" not in text
    assert "- {split.isCollapsed: true}" in text and '- {split.presentedViewController: "nav:compose"}' in text
    result = run(check)
    assert result.returncode == 0 and "1 check in 1 window, all passed." in result.stdout


def test_a_check_of_a_session_fails_once_the_app_does_something_else(tmp_path):
    check = recorded(tmp_path, [OPEN, *STEPS])
    check.write_text(check.read_text(encoding="utf-8").replace('      - {tap: "message/compose"}\n', ""), encoding="utf-8")
    assert run(check).returncode == 1


def test_the_last_scene_of_the_first_slot_counts(tmp_path):
    other = {**OPEN, "slot": 3, "scene": "lab"}
    check = recorded(tmp_path, [{"type": "open", "scene": "lab"}, {"type": "back", "target": "x"}, OPEN, other, {"type": "tap", "target": "A", "slot": 3}])
    text = check.read_text(encoding="utf-8")
    assert 'scene: "mail"' in text and "steps:" not in text and run(check).returncode == 0


def test_options_and_the_version_are_kept_and_a_device_is_named(tmp_path):
    check = recorded(tmp_path, [{"type": "open", "scene": "lab", "profile": "ios14", "options": {"style": "tripleColumn"}, "device": "ipad-mini-6"}])
    text = check.read_text(encoding="utf-8")
    assert text.startswith("# The session was on the device ipad-mini-6.") and 'profiles: ["ios14"]' in text and "tripleColumn" in text
    assert "widths: 744" in text and "height: 1133" in text
    assert run(check).returncode == 0


def test_the_scene_of_a_file_is_named_by_its_path(tmp_path):
    scenario = tmp_path / "mine.yaml"
    assert subprocess.run([BINARY, "new", scenario], timeout=DEADLINE).returncode == 0
    check = recorded(tmp_path, [{"type": "open", "scene": "mine"}], scenario)
    assert f'scene: "{scenario}"' in check.read_text(encoding="utf-8") and run(check).returncode == 0


@pytest.mark.parametrize(
    ("messages", "sentence"),
    [
        ([OPEN, {"type": "tap", "target": "message/compse"}], "session.jsonl:3: There is no element named message/compse."),
        ([{"type": "ping"}], "session.jsonl:1: The session opens no scene."),
        ([{"type": "open", "scene": "app"}], "session.jsonl:2: There is no scene named app."),
        ([{**OPEN, "place": {"tab": "x"}}], "session.jsonl:2: The session opens at a place of the user, which a check cannot have."),
    ],
)
def test_a_session_that_is_no_check_names_the_line(tmp_path, messages, sentence):
    result = run("--record", save(tmp_path, messages))
    assert (result.returncode, result.stdout) == (2, "") and sentence in result.stderr and result.stderr.count("\n") == 1


def test_a_file_that_is_no_transcript_is_refused(tmp_path):
    assert run("--record", tmp_path / "nowhere.jsonl").returncode == 2
    (tmp_path / "empty.jsonl").write_text("")
    result = run("--record", tmp_path / "empty.jsonl")
    assert result.returncode == 2 and "The file is empty." in result.stderr


def test_a_message_that_no_client_sends_is_refused_with_its_line(tmp_path):
    result = run("--record", save(tmp_path, [OPEN, {"type": "tpa", "target": "compose"}, {"type": "tap", "target": "compose"}]))
    assert result.returncode == 2 and "session.jsonl:3: There is no message type tpa. Did you mean tap?" in result.stderr


def test_a_member_that_the_server_ignored_is_left_out(tmp_path):
    check = recorded(tmp_path, [OPEN, {"type": "tap", "target": "message/compose", "force": 1}])
    assert '- {tap: "message/compose"}' in check.read_text(encoding="utf-8") and run(check).returncode == 0


def test_a_step_that_the_server_refused_is_left_out_and_one_with_an_exception_is_refused(tmp_path):
    path = save(tmp_path, [OPEN, {"type": "tap", "target": "nowhere"}])
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"at": 3, "receive": {"type": "error", "ack": 2, "code": "unknownTarget", "message": "a"}}) + "\n")
    result = run("--record", path)
    assert result.returncode == 0 and "steps:" not in result.stdout
    with path.open("a", encoding="utf-8") as file:
        raised = {"phase": "raise", "receiver": "split", "call": "raise", "arguments": ["Twice is too often."]}
        for line in ({"send": {"type": "tap", "target": "compose", "id": 9}}, {"receive": {"type": "scene", "ack": 9, "events": [raised]}}):
            file.write(json.dumps({"at": 4, **line}) + "\n")
    result = run("--record", path)
    assert result.returncode == 2 and "session.jsonl:5: UIKit raises an exception at this step" in result.stderr
    assert result.stderr.rstrip().endswith("Twice is too often.")
