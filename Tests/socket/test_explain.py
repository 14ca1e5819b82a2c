"""Explanations: from the command line, and over a socket that other clients share."""

import json
import subprocess

import pytest

from conftest import BINARY, DEADLINE
from wire import opened


def explain(*arguments):
    return subprocess.run([BINARY, "explain", *arguments], capture_output=True, text=True, timeout=DEADLINE)


def printed(*arguments):
    result = explain(*arguments)
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout


NARROW = ("--width", "600", "--height", "900")


def test_the_text_says_why_a_detail_has_disappeared():
    lines = printed("mail", *NARROW, "--part", "split.secondary").splitlines()
    assert lines[:3] == [
        "mail, ios26, 600 x 900, split.secondary",
        "",
        "  The secondary column of split is hidden, because split is collapsed, and mailboxes is on top of its stack. "
        "[5.2-collapsed, observed, M26]",
    ]
    assert "  Narrower: nothing of this changes down to 200." in lines
    assert "  Wider, at 667:" in lines
    assert "      split.isCollapsed: true -> false, because its horizontal size class is regular" in lines


def test_the_json_is_the_answer_on_the_wire(client):
    (one,) = [json.loads(printed("lab", *NARROW, "--part", "B", "--profile", "ios14", "--format", "json"))]
    answer = client.open("lab", profile="ios14", width=600, height=900).explain("B")
    assert {name: part for name, part in answer.items() if name not in ("type", "ack")} == one


def test_each_inset_of_a_safe_area_has_its_rule_down_to_the_window(client):
    sentences = client.open("mail", profile="ios26", width=1366, height=1024).explain("split.supplementary").sentences
    said = {(one["target"], one["name"]): one for one in sentences}
    leading = said["split.supplementary", "safeArea.left"]
    assert leading["text"] == (
        "The supplementary column of split has a safe area inset of 290 at the left, because the primary floats over that edge, "
        "280 wide and 10 from it."
    )
    assert (leading["value"], leading["rule"], leading["statement"]["id"]) == (290, "underSidebarBeside", "95")
    assert said["split.supplementary", "contentSafeArea.top"]["value"] == 86
    assert said["window", "safeArea.top"]["statement"]["id"] == "1.1-pad-insets-26"
    insets = [name for target, name in said if target == "split.supplementary" and name.startswith("safeArea.")]
    assert insets == ["safeArea.top", "safeArea.left", "safeArea.bottom", "safeArea.right"]


def test_a_point_is_what_stands_there_and_without_any_the_root_is_explained():
    assert "mail, ios26, 1200 x 800, split" in printed("mail", "--width", "1200", "--height", "800")
    outside = printed("mail", *NARROW, "--point", "-5,20")
    assert "The point -5, 20 shows nothing, because it is outside of the window, which is 600 x 900." in outside


def test_options_and_devices_are_those_of_a_sweep():
    flags = ("--option", "style=tripleColumn", "--device", "ipad-9", "--policy", "pad", "--profile", "ios14")
    answer = json.loads(printed("lab", "--width", "810", "--height", "1080", *flags, "--format", "json"))
    assert (answer["profile"], answer["size"], answer["target"]) == ("ios14", [810, 1080], "split")


def test_help_has_every_flag():
    text = " ".join(explain("--help").stdout.split())
    for flag in ("--width", "--height", "--part", "--target", "--point", "--profile", "--policy", "--device", "--devices", "--option", "--format"):
        assert flag in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("mail", "--height", "900"), "--height needs --width, and --width is missing."),
        (("mail", "--width", "0", "--height", "900"), "--width is 0. A size must be a number from 1 to 20000."),
        (("mail", "--width", "600", "--height", "inf"), "--height is inf. A size must be a number from 1 to 20000."),
        (("mail", *NARROW, "--part", "nobody"), "--part: There is no controller, pane, column or element named nobody."),
        (("mail", *NARROW, "--point", "5"), "--point 5 is no point. Write it like 300,200."),
        (("mail", *NARROW, "--point", "5,5", "--part", "split"), "--point 5,5 cannot be given together with --part."),
        (("mail", *NARROW, "--target", "split"), "--target is the target of an app's project. The part to explain is --part split."),
        (("mail", *NARROW, "--app-target", "Notes"), "--app-target is --target, as for all other commands."),
        (("mail", *NARROW, "--profile", "ios8"), "The scene mail has no profile named ios8."),
        (("nowhere", *NARROW), "There is no scene named nowhere."),
        (("lab", *NARROW, "--option", "style"), "--option style has no value. Write it as a name and a value, such as style=tripleColumn."),
    ],
)
def test_an_error_is_one_line_that_names_the_flag(arguments, sentence):
    result = explain(*arguments)
    assert (result.returncode, result.stdout) == (64, "")
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
    assert "See split-preview explain --help." in result.stderr


#: A sweep that takes much longer than all messages of a test to arrive.
LONG = {"type": "sweep", "from": 1, "to": 20_000, "height": 820}


def test_an_explanation_waits_for_its_turn_and_other_messages_do_not(server):
    with opened(server, "lab") as asker, opened(server, "lab") as other:
        asker.send_json(id="sweep", **LONG)
        for number in range(3):
            asker.send_json(type="explain", id=number, target="split")
        asker.send_json(type="explain", id="fifth", target="split")
        for number in range(10):
            other.send_json(type="resize", id=number, width=600 + number, height=800)
            assert other.receive_json()["ack"] == number
        refusal = asker.receive_json()
        assert (refusal["ack"], refusal["code"]) == ("fifth", "tooFast")
        assert [asker.receive_json()["ack"] for _ in range(4)] == ["sweep", 0, 1, 2]


@pytest.mark.parametrize(
    ("message", "code", "path"),
    [
        ({}, "missing", "target"),
        ({"x": 1}, "missing", "y"),
        ({"target": "A", "x": 1, "y": 1}, "invalid", "target"),
        ({"target": 7}, "invalid", "target"),
        ({"target": "nobody"}, "unknownTarget", "target"),
        ({"target": "split.sidebar"}, "unknownTarget", "target"),
        ({"x": "a", "y": 1}, "invalid", "x"),
    ],
)
def test_a_question_about_nothing_is_refused(server, message, code, path):
    with opened(server, "lab") as connection:
        connection.send_json(type="explain", id=1, **message)
        answer = connection.receive_json()
    assert (answer["type"], answer["code"], answer["path"]) == ("error", code, path)
