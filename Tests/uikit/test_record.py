"""`check --record` on a session of an app in a process of its own."""

import json
import subprocess

import pytest

from processes import BINARY, MEMORY, TRIAL_APP

OPEN = {"type": "open", "scene": "app", "window": {"width": 1100, "height": 820, "scale": 2}}


def run(*arguments):
    return subprocess.run([BINARY, "check", *MEMORY, *map(str, arguments)], capture_output=True, text=True, timeout=120)


@pytest.fixture
def save(tmp_path):
    """Writes a transcript with these messages of a client."""

    def save(*messages):
        lines = [{"transcript": 1, "version": "1"}]
        lines += [{"at": number, "send": {**message, "id": number}} for number, message in enumerate(messages, 1)]
        (tmp_path / "session.jsonl").write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
        return tmp_path / "session.jsonl"

    return save


def test_a_session_of_an_app_becomes_a_check_that_holds(save, tmp_path):
    session = save(OPEN, {"type": "tap", "target": "Trials/count"}, {"type": "resize", "width": 500, "height": 820})
    result = run("--record", session, "--app", TRIAL_APP)
    assert (result.returncode, result.stderr) == (0, "")
    assert f'app: "{TRIAL_APP}"' in result.stdout and "- {split.isCollapsed: true}" in result.stdout
    check = tmp_path / "recorded.yaml"
    check.write_text(result.stdout, encoding="utf-8")
    again = run(check)
    assert again.returncode == 0 and "1 check in 1 window, all passed." in again.stdout, again.stdout
    check.write_text(result.stdout.replace("split.isCollapsed: true", "split.isCollapsed: false"), encoding="utf-8")
    assert run(check).returncode == 1


def test_a_step_that_the_app_refuses_is_named_by_its_line(save):
    session = save(OPEN, {"type": "tap", "target": "Trials/count"}, {"type": "tap", "target": "nowhere"})
    result = run("--record", session, "--app", TRIAL_APP)
    assert (result.returncode, result.stdout) == (2, "")
    assert f"{session}:4: There is no element named nowhere." in result.stderr


def test_an_app_that_ends_on_the_way_says_why(save):
    result = run("--record", save(OPEN, {"type": "tap", "target": "Trials/fatal"}), "--app", TRIAL_APP)
    assert result.returncode == 1 and result.stdout == "" and "This trial is fatal." in result.stderr


def test_an_app_and_a_scenario_file_are_one_too_many(save, tmp_path):
    result = run("--record", save(OPEN), "--app", TRIAL_APP, tmp_path / "reader.yaml")
    assert result.returncode == 2
    assert "is a session of --app or of a scenario file, and both are named." in result.stderr
