"""Each kind of difference between two servers is reported, and none where there is none."""

import re

import pytest

import command
import driving.server

#: A few random conversations, in which each fault shows.
CHOICE = ["--only", "random-*", "--count", "4", "--seed", "11"]


def test_two_runs_of_one_server_do_not_differ(recorder, fake):
    """Each run has other names of sessions and another epoch."""
    code, text, _ = recorder("same", fake("none"), fake("none"), *CHOICE)
    assert code == 0, text
    assert re.match(r"No difference in 5 conversations of \d+ messages\.", text)


@pytest.mark.parametrize(
    ("fault", "expected"),
    [
        ("number", "  hierarchy.primaryWidth\n    before 320.5\n    after  321.5\n"),
        ("spelling", "  hierarchy.primaryWidth\n    before 320.5\n    after  320.50\n"),
        ("space", "  the message (written differently)\n"),
        ("event", '  events[1]\n    before {"call":"viewDidLoad","receiver":"d"}\n    after  not there\n'),
        (
            "order",
            '  window (order of the members)\n    before ["size","device","arrangement"]\n'
            '    after  ["arrangement","device","size"]\n',
        ),
        ("member", '  look\n    before not there\n    after  "glass"\n'),
        ("extra", '  the message (a message more)\n    before not there\n    after  {"type":"reload"}\n'),
        ("closed", "    after  closed 4000\n"),
        ("crash", "    after  closed; the server ended with the exit code 3: Fatal error: out of columns\n"),
        ("meta", "meta.json, message 1: GET /meta.json\n  protocol\n    before 1\n    after  2\n"),
        ("random", "  rev\n    before "),
    ],
)
def test_what_differs_is_printed_with_its_place(recorder, fake, fault, expected):
    code, text, _ = recorder("same", fake("none"), fake(fault), *CHOICE)
    assert code == 1, text
    assert expected in text, text


def test_a_server_that_falls_silent_is_found_out(recorder, fake, tmp_path, monkeypatch):
    """The patience is short for the silent server alone. Should it take longer for its greeting, it is silent earlier."""
    path = tmp_path / "before.jsonl.xz"
    recorder("record", fake("none"), path, "--only", "random-00000", "--count", "1")
    monkeypatch.setattr(driving.server, "PATIENCE", 1)
    code, text, _ = recorder("compare", path, fake("silent"))
    assert code == 1 and "    after  no answer in time\n" in text, text


def test_a_comparison_ends_when_the_server_is_silent_again_and_again(recorder, fake, tmp_path, monkeypatch):
    path = tmp_path / "before.jsonl.xz"
    recorder("record", fake("none"), path, *CHOICE)
    monkeypatch.setattr(driving.server, "PATIENCE", 1)
    monkeypatch.setattr(command, "MOST_SILENCES", 2)
    code, text, _ = recorder("compare", path, fake("silent"))
    assert code == 1 and text.startswith(f"Stopped, because {fake('silent')} gave no answer in 2 conversations."), text
    assert "\n2 of 3 conversations of" in text, text


def test_a_server_that_is_not_the_same_twice_is_found_out(recorder, fake):
    """A comparison means nothing if a server differs from itself."""
    code, text, _ = recorder("same", fake("random"), fake("random"), *CHOICE)
    assert code == 1 and "rev" in text


def test_a_difference_comes_with_its_message_and_a_command_that_shows_it_again(recorder, fake):
    before, after = fake("none"), fake("number")
    _, text, _ = recorder("same", before, after, *CHOICE)
    name = re.search(r"^(random-\d+), message \d+: \{\"type\":\"", text, re.MULTILINE).group(1)
    again = re.search(rf"^  again: python3 \S+ (same {before} {after} --seed 11 --count 4 --only {name})$", text, re.M)
    code, text, _ = recorder(*again.group(1).split())
    assert code == 1 and text.startswith("1 of 2 conversations of"), text


def test_the_summary_counts_each_place_once_for_each_message(recorder, fake):
    _, text, _ = recorder("same", fake("none"), fake("event"), *CHOICE)
    assert re.search(r"^ +\d+ +\d+ +\d+  events\[\] \(random-\d+, message \d+\)$", text, re.MULTILINE), text


def test_what_is_ignored_is_no_difference(recorder, fake):
    code, text, _ = recorder("same", fake("none"), fake("member"), *CHOICE, "--ignore", "look")
    assert code == 0, text
    code, _, _ = recorder("same", fake("none"), fake("member"), *CHOICE, "--ignore", "window.look")
    assert code == 1


def test_a_conversation_shrinks_to_what_still_differs(recorder, fake):
    """This fault shows as soon as a scene is open."""
    _, text, _ = recorder("same", fake("none"), fake("number"), *CHOICE, "--shrink", "1")
    assert re.search(r"random-\d+ differs in 2 steps as well:\n  connect\n  \{\"type\":\"open\"", text), text


def test_a_binary_that_does_not_serve_is_named(recorder, fake, tmp_path):
    code, _, errors = recorder("same", tmp_path / "nothing", fake("none"))
    assert code == 2 and str(tmp_path / "nothing") in errors
    mute = tmp_path / "mute"
    mute.write_text("#!/bin/sh\necho 'Port 0 is not free.' >&2\nexit 1\n")
    mute.chmod(0o755)
    code, _, errors = recorder("same", mute, fake("none"))
    assert code == 2 and "printed no URL: Port 0 is not free." in errors, errors


def test_an_unknown_conversation_is_named(recorder, fake):
    code, _, errors = recorder("same", fake("none"), fake("none"), "--count", "2", "--only", "random-00002")
    assert code == 2 and errors.endswith("There is no conversation named random-00002.\n")
