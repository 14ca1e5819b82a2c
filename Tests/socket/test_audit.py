"""Audits: from the command line, with an exit code for scripts, and over a socket."""

import json
import re
import subprocess

import pytest

from conftest import BINARY, DEADLINE
from wire import opened

RANGE = ("--from", "600", "--to", "700")


def audit(*arguments):
    return subprocess.run([BINARY, "audit", *arguments], capture_output=True, text=True, timeout=DEADLINE)


def test_a_scene_without_findings_exits_with_0_and_says_so():
    result = audit("lab", *RANGE)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.splitlines()[0].startswith("lab, ios26, 820 high: 0 findings at ")


def test_a_scene_with_findings_exits_with_1_and_names_them():
    result = audit("instagram", *RANGE)
    assert (result.returncode, result.stderr) == (1, "")
    assert "“Edit Profile” (profile/button) is " in result.stdout
    assert "a hit region of at least 44x44 pt" in result.stdout


def test_the_json_is_the_answer_on_the_wire(client):
    result = audit("instagram", *RANGE, "--height", "768", "--format", "json")
    one = json.loads(result.stdout)
    answer = client.open("instagram", profile="ios26").audit(600, 700, 768)
    assert {name: part for name, part in answer.items() if name not in ("type", "ack")} == one
    assert set(answer["findings"][0]) == {"rule", "target", "pane", "text", "source", "frame", "widths"}
    assert set(answer["findings"][0]["widths"]) <= set(answer["widths"])


def test_a_text_that_is_cut_says_the_width_it_needs_and_the_width_there_is(client):
    size = "accessibilityExtraExtraExtraLarge"
    preview = client.open("instagram", traits={"preferredContentSizeCategory": size})
    findings = [finding for finding in preview.audit(150, 200, 768).findings if finding.rule == "cutText"]
    assert "“Followers” (profile) needs 197.9 points and has 130, " in findings[1]["text"]
    for finding in findings:
        words = re.fullmatch(r"“.+” \((.+)\) needs ([\d.]+) points and has ([\d.]+), (.+)", finding["text"])
        assert words[1] == finding["target"]
        assert float(words[2]) > float(words[3]) and abs(float(words[3]) - finding["frame"][2]) < 0.1
        assert words[4] == f"at the text size {size} (body 53) in a window {finding['widths'][0]} wide."


def test_texts_in_the_systems_own_colors_are_counted_apart(client):
    result = audit("mail", "--from", "1180", "--to", "1181", "--height", "820")
    assert (result.returncode, result.stderr) == (0, "")
    assert "texts have the system's own colors" in result.stdout
    answer = client.open("mail").audit(1180, 1181, 820)
    (one,) = [one for one in answer["systemColors"] if (one["color"], one["background"]) == ("#8a8a8e", "#ffffff")]
    assert (one["name"], one["contrast"]) == ("secondaryLabel", 3.43) and one["texts"] > 10
    assert answer["findings"] == [] and set(one["widths"]) <= set(answer["widths"])


def test_white_letters_of_the_app_are_a_finding(client):
    findings = client.open("adaptability").audit(600, 601, 736).findings
    (bubbles,) = [finding for finding in findings if (finding["rule"], finding["target"]) == ("contrast", "noor")]
    assert re.search(r" have a contrast of [\d.]+, #ffffff on #\w{6}\. It should be at least 4\.5\.$", bubbles["text"])


@pytest.mark.parametrize(
    ("message", "code", "path"),
    [
        ({"from": 600, "to": 700}, "missing", "height"),
        ({"from": 0, "to": 700, "height": 700}, "invalid", "from"),
        ({"from": 600, "to": 30000, "height": 700}, "invalid", "to"),
        ({"from": 600, "to": 700, "height": 700, "profile": "ios13"}, "invalid", "profile"),
    ],
)
def test_a_range_that_is_wrong_is_refused(server, message, code, path):
    with opened(server, "lab") as connection:
        connection.send_json(type="audit", id=4, **message)
        refusal = connection.receive_json()
        assert (refusal["type"], refusal["ack"], refusal["code"], refusal["path"]) == ("error", 4, code, path)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nowhere",), "nowhere"),
        (("lab", "--from", "0"), "--from"),
        (("lab", "--height", "-1"), "--height"),
        (("lab", "--profile", "ios5"), "ios5"),
    ],
)
def test_bad_flags_are_named_and_exit_with_neither_0_nor_1(arguments, words):
    result = audit(*arguments)
    assert result.returncode not in (0, 1) and words in result.stderr and result.stdout == ""
