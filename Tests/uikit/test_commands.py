"""The commands that are about one scene, with an app in a process of its own in place of the scene."""

import json
import os
import re
import signal
import subprocess

import pytest

from processes import BINARY, DEADLINE, ROOT, TRIAL_APP, until

WINDOW = ("--width", "900", "--height", "800")
NARROW = ("--width", "400", "--height", "800")
#: Each command with the arguments that it needs beside the app.
COMMANDS = {
    "sweep": ("--from", "600", "--to", "700"),
    "explain": WINDOW,
    "audit": ("--from", "600", "--to", "620"),
    "picture": WINDOW,
    "scene": WINDOW,
    "swift": WINDOW,
    "facts": WINDOW,
}


def run(command, *arguments, trial=None, app=TRIAL_APP):
    flags = ["--app", str(app)] if app else []
    environment = {**os.environ, **({"SPLIT_PREVIEW_TRIAL": trial} if trial else {})}
    return subprocess.run(
        [BINARY, command, *flags, *map(str, arguments)], capture_output=True, text=True, timeout=DEADLINE * 2, env=environment
    )


def test_a_sweep_prints_the_widths_at_which_an_app_flips():
    result = run("sweep", "--from", "320", "--to", "1366")
    assert result.returncode == 0, result.stderr
    head, _, first, second, *_ = result.stdout.splitlines()
    assert head == "app, ios26, 820 high"
    assert re.match(r" *320 to 667 .* collapsed", first) and re.match(r" *667 to 1366 .* regular", second)


def test_a_sweep_takes_each_height_and_profile_and_prints_json_and_svg():
    flags = ("--height", "700", "--height", "800", "--profile", "ios18", "--profile", "ios14", "--from", "600", "--to", "610")
    sweeps = json.loads(run("sweep", *flags, "--format", "json").stdout)
    assert [(sweep["profile"], sweep["height"]) for sweep in sweeps] == [
        (profile, height) for profile in ("ios18", "ios14") for height in (700, 800)
    ]
    assert run("sweep", *flags, "--format", "svg").stdout.startswith("<svg")


def test_an_explanation_names_the_reasons_and_the_nearest_widths():
    result = run("explain", *NARROW, "--part", "split.primary")
    assert result.returncode == 0, result.stderr
    assert "split.primary" in result.stdout and "Wider" in result.stdout
    answer = json.loads(run("explain", *NARROW, "--point", "200,300", "--format", "json").stdout)
    assert answer["target"] == "Detail" and answer["size"] == [400, 800]


def test_an_audit_says_with_its_exit_code_whether_it_found_something():
    # A narrow window shows an empty detail, and a wide one the rows of the trials, which are 20 points high.
    narrow, wide = run("audit", "--from", "600", "--to", "620"), run("audit", "--from", "900", "--to", "920")
    assert (narrow.returncode, wide.returncode) == (0, 1), wide.stdout
    assert "0 findings" in narrow.stdout and "44" in wide.stdout
    result = run("audit", "--from", "900", "--to", "920", "--format", "json")
    assert result.returncode == 1 and json.loads(result.stdout)["findings"]


def test_a_picture_has_the_texts_of_the_app(tmp_path):
    assert "trapLater" in run("picture", *WINDOW).stdout
    file = tmp_path / "app.svg"
    assert run("picture", *WINDOW, "--output", file).returncode == 0
    assert file.read_text(encoding="utf-8").startswith("<svg")


def test_what_the_app_does_by_itself_is_in_the_answer():
    assert "loaded, on the main thread: true" in run("picture", *WINDOW, trial="task").stdout
    assert "Detail.title: queue" in run("facts", *WINDOW, trial="queue").stdout


def test_a_step_comes_after_what_the_app_does_by_itself():
    result = run("facts", *WINDOW, "--do", "tap(target:later)", "--do", "{resize: {width: 400, height: 800}}")
    assert result.returncode == 0, result.stderr
    assert "window.width: 400" in result.stdout and "Detail.title: later" in result.stdout
    refused = run("facts", *WINDOW, "--do", "tap: latre")
    assert refused.returncode == 64 and "--do tap: latre: There is no element named latre. Did you mean" in refused.stderr


def test_the_scene_and_the_lines_for_xcode_are_those_of_the_app():
    scene = json.loads(run("scene", *WINDOW).stdout)
    assert scene["scene"] == "app" and "Trials" in scene["viewModels"]
    assert "UISplitViewController(style: .doubleColumn)" in run("swift", *WINDOW).stdout


def test_the_path_of_an_app_can_stand_in_the_place_of_a_scene():
    named, placed = run("sweep", *COMMANDS["sweep"]), run("sweep", TRIAL_APP, *COMMANDS["sweep"], app=None)
    assert named.stdout and named.stdout == placed.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_a_crash_is_told_with_its_file_and_line(command):
    lines = (ROOT / "Tests/TrialApp/Trial+Failures.swift").read_text(encoding="utf-8").splitlines()
    line = next(number for number, line in enumerate(lines, 1) if 'fatalError("This trial' in line)
    result = run(command, *COMMANDS[command], trial="fatal")
    assert (result.returncode, result.stdout) == (1, "")
    assert "split-preview: The app has ended: This trial is fatal." in result.stderr
    assert re.search(rf"^at \S*Trial\+Failures\.swift:{line}$", result.stderr, re.M)


def test_a_strict_command_ends_where_uikit_raises_an_exception():
    step = ("--do", "tap: exception")
    kind = run("facts", *WINDOW, *step)
    assert kind.returncode == 0 and "Detail.title: after the exception" in kind.stdout
    strict = run("facts", *WINDOW, *step, "--strict")
    assert (strict.returncode, strict.stdout) == (1, "")
    assert "split-preview: The app has ended: UIKit raises an exception here: " in strict.stderr
    assert re.search(r"^at \S*Trial\.swift:\d+$", strict.stderr, re.M), strict.stderr


def test_an_app_that_hangs_is_ended():
    result = run("sweep", "--app-patience", "1", *COMMANDS["sweep"], trial="loop")
    assert result.returncode == 1 and "It may be in an endless loop." in result.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_without_a_scene_and_an_app_asks_for_one(command):
    result = run(command, *COMMANDS[command], app=None)
    assert result.returncode not in (0, 2) and result.stdout == ""
    assert "<scene>" in result.stderr and "--app" in result.stderr


@pytest.mark.parametrize(
    ("app", "flags", "words"),
    [
        (None, ["mail", "--root", "Notes"], ["--root Notes is about how an app is built"]),
        (TRIAL_APP, ["mail"], ["mail", f"--app {TRIAL_APP}"]),
        ("nowhere", [], ["--app", "nowhere"]),
        (str(ROOT / "docs"), [], ["docs has no Swift files."]),
        (TRIAL_APP, ["--root", "Notes"], ["--root Notes", TRIAL_APP, "program"]),
        (TRIAL_APP, ["--stub", "a-b"], ["--stub takes the name of a module."]),
        (TRIAL_APP, ["--profile", "ios99"], ["ios99"]),
        (TRIAL_APP, ["--option", "a=1"], ["no option"]),
    ],
)
def test_a_bad_flag_is_named(app, flags, words):
    # The flags of all commands are read by the same code.
    result = run("sweep", *COMMANDS["sweep"], *flags, app=app)
    assert result.returncode not in (0, 2) and result.stdout == ""
    assert result.stderr.count("\n") == 1
    for word in words:
        assert word in result.stderr


@pytest.fixture
def slow_swift(tmp_path):
    """A folder with an app, and an environment whose `swift` notes that it was started and that Control-C has ended it."""
    tools, notes, app = tmp_path / "tools", tmp_path / "notes", tmp_path / "Notes"
    for folder in (tools, notes, app):
        folder.mkdir()
    (app / "AppDelegate.swift").write_text("import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n", encoding="utf-8")
    script = f"#!/bin/sh\ntrap 'touch {notes}/ended; exit 1' INT\ntouch {notes}/started\nwhile :; do sleep 0.05; done\n"
    (tools / "swift").write_text(script, encoding="utf-8")
    (tools / "swift").chmod(0o755)
    return app, notes, {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"}


@pytest.mark.parametrize(
    ("flags", "word"),
    [
        (("--profile", "ios99"), "ios99"),
        (("--device", "ipad-of-tomorrow"), "ipad-of-tomorrow"),
        (("--policy", "toaster"), "toaster"),
        (("--option", "a=1"), "no option"),
    ],
)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_refused_flag_is_named_before_the_app_is_built(command, flags, word, slow_swift):
    app, notes, environment = slow_swift
    arguments = [BINARY, command, "--app", app, *COMMANDS[command], *flags]
    result = subprocess.run(arguments, capture_output=True, text=True, timeout=DEADLINE, env=environment)
    assert result.returncode not in (0, 2) and word in result.stderr and result.stderr.count("\n") == 1
    assert not list(notes.iterdir())


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_that_ends_a_command_ends_its_build_too(number, slow_swift):
    app, notes, environment = slow_swift
    # A test that runs in the background can ignore these signals, which the command would inherit.
    heeding = {"preexec_fn": lambda: signal.signal(number, signal.SIG_DFL)}
    command = subprocess.Popen([BINARY, "sweep", "--app", app], stderr=subprocess.DEVNULL, env=environment, **heeding)
    until((notes / "started").exists, "the build runs")
    command.send_signal(number)
    assert command.wait(DEADLINE) == -number
    until((notes / "ended").exists, "the build has ended")
