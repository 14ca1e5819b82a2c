"""The command `check` on an app: each check runs in a process of its own, and one that ends says where."""

import os
import pathlib
import re
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest

from processes import BINARY, ROOT, TRIAL_APP

LINES = (ROOT / "Tests/TrialApp/Trial+Failures.swift").read_text(encoding="utf-8").splitlines()


def line_of(words):
    return next(number for number, line in enumerate(LINES, 1) if words in line)


def check(*arguments, **options):
    return subprocess.run([BINARY, "check", *map(str, arguments)], capture_output=True, text=True, timeout=120, **options)


@pytest.fixture
def write(tmp_path):
    """Writes a file of checks about the trial app."""

    def write(checks, app=TRIAL_APP, name="trials.yaml"):
        heading = f"app: {app}\n" if app else ""
        (tmp_path / name).write_text(f"format: 1\n{heading}checks:\n{checks}", encoding="utf-8")
        return tmp_path / name

    return write


PASSING = """
  - name: The columns follow the size class
    widths: {from: 320, to: 1366, step: 10}
    expect: {if: {window.horizontalSizeClass: regular}, then: {split.isCollapsed: false}, else: {split.isCollapsed: true}}
"""
FAILING = """
  - name: Never collapsed
    widths: {from: 320, to: 1366, step: 10}
    expect: {split.isCollapsed: false}
"""


def crashing(trial):
    return f"""
  - name: It goes on
    widths: [1100]
    steps:
      - tap: Trials/count
      - tap: Trials/{trial}
    expect: {{split.isCollapsed: false}}
"""


@pytest.mark.parametrize(("checks", "code"), [(PASSING, 0), (FAILING, 1), (PASSING + crashing("index"), 1), ("  - {name: x}\n", 2)])
def test_the_exit_code_says_how_it_went(write, checks, code):
    assert check(write(checks)).returncode == code


def test_an_expectation_names_the_least_width_that_breaks_it(write):
    text = check(write(FAILING)).stdout
    assert "Expected: split.isCollapsed is false, at 320 x 820" in text
    assert "FAILED  Never collapsed (106 windows)" in text


@pytest.mark.parametrize(
    ("trial", "message", "place"),
    [
        ("fatal", "This trial is fatal.", "fatalError(\"This trial"),
        ("index", "Index out of range", "print(numbers[far])"),
        ("stack", "Calls of the app are nested so deeply", "private func deep"),
        ("exit", "The app has called exit with the code 3.", None),
    ],
)  # fmt: skip
def test_a_crash_is_a_failure_that_names_the_file_and_the_line(write, trial, message, place):
    file = write(crashing(trial) + PASSING)
    result = check(file, "--format", "github")
    assert result.returncode == 1
    assert message in result.stdout
    if place:
        assert re.search(rf"at \S*Trial\+Failures\.swift:{line_of(place)}\b", result.stdout)
    assert "tap Trials/count, tap Trials/" + trial in result.stdout
    assert re.search(r"after the calls .*Detail\.viewDidAppear", result.stdout)
    # The step stands in line 7 of the checks, below two lines of heading, and the annotation is there.
    assert re.search(rf"::error file={re.escape(str(file))},line=9\b", result.stdout)
    assert "1 failed" in result.stdout


def test_an_app_that_hangs_is_ended_and_says_where_it_was(write):
    result = check(write(crashing("loop")), "--app-patience", "1")
    assert result.returncode == 1
    assert "It may be in an endless loop." in result.stdout
    assert "Trial.swift" in result.stdout


def test_every_check_has_globals_of_its_own(write):
    checks = "".join(
        f"""
  - name: Count {number}
    widths: [1100]
    steps:
      - tap: Trials/count
      - expect: {{Detail.title: counted 1}}
      - tap: Trials/count
    expect: {{Detail.title: counted 2}}
"""
        for number in range(4)
    )
    result = check(write(checks))
    assert result.returncode == 0, result.stdout


def test_golden_files_record_an_app_and_are_compared(write):
    file = write(PASSING.replace("step: 10", "step: 100") + "    golden: true\n")
    missing = check(file)
    assert missing.returncode == 1 and "trials.golden.txt is missing" in missing.stdout
    assert check(file, "--update").returncode == 0
    assert check(file).returncode == 0
    golden = file.with_name("trials.golden.txt")
    text = golden.read_text(encoding="utf-8")
    golden.write_text(text.replace("Trials/pane 0 0", "Trials/pane 5 0", 1), encoding="utf-8")
    changed = check(file)
    assert changed.returncode == 1 and "Trials/pane" in changed.stdout


@pytest.mark.parametrize(("trial", "text"), [("task", "loaded, on the main thread: true"), ("queue", "queue")])
def test_what_the_app_does_by_itself_happens_between_steps(write, trial, text):
    checks = f"""
  - name: It is through before the next step
    widths: [1100, 1000]
    steps:
      - tap: Trials/{trial}
      - expect: {{Detail.title: "{text}"}}
    expect: {{Detail.title: "{text}"}}
"""
    result = check(write(checks))
    assert result.returncode == 0, result.stdout


def test_a_crash_between_two_steps_is_one_of_the_step_before(write):
    result = check(write(crashing("trapLater").replace("expect:", "  - tap: Trials/busy\n    expect:")))
    assert result.returncode == 1
    assert "Expected: the app does not end" in result.stdout and "Trial.swift" in result.stdout


def test_reports_of_an_app_are_those_of_every_check(write, tmp_path):
    reports = [tmp_path / name for name in ("checks.xml", "checks.html", "checks.tap")]
    arguments = [part for report in reports for part in ("--report", report)]
    result = check(write(FAILING + crashing("fatal")), *arguments, "--pictures", tmp_path / "pictures")
    assert result.returncode == 1
    (suite,) = ElementTree.parse(reports[0]).iter("testsuite")
    assert (suite.get("tests"), suite.get("failures")) == ("2", "2")
    assert "svg" in reports[1].read_text(encoding="utf-8")
    assert "This trial is fatal." in reports[2].read_text(encoding="utf-8")
    assert [path.name for path in (tmp_path / "pictures").iterdir()] == ["failure-1.svg"]


def test_the_flag_names_the_app_of_files_that_name_none(write):
    file = write(PASSING, app=None)
    assert check(file, "--app", TRIAL_APP).returncode == 0
    # Without it, the file is a scenario, which has a root.
    assert check(file).returncode == 2


def test_a_path_is_relative_to_the_file(write, tmp_path):
    os.symlink(TRIAL_APP, tmp_path / "program")
    assert check(write(PASSING, app="program"), cwd=pathlib.Path("/")).returncode == 0


@pytest.mark.parametrize(
    ("app", "sentence"),
    [
        ("nowhere", r"trials\.yaml:2:6: error: There is no folder of an app and no program at \S*nowhere\."),
        ("trials.yaml", r"trials\.yaml:.* There is no program \S*trials\.yaml that can be run\."),
    ],
)
def test_what_cannot_be_run_is_a_fault_of_the_file(write, app, sentence):
    result = check(write(PASSING, app=app))
    assert result.returncode == 2
    assert re.search(sentence, result.stdout), result.stdout


def test_a_program_that_is_no_app_fails_its_checks(write):
    result = check(write(PASSING, app="/bin/true"))
    assert result.returncode == 1
    assert "The program of the app has ended, and its processes with it." in result.stdout


def facts(*arguments):
    command = [BINARY, "facts", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_the_facts_of_an_app_are_listed_as_checks_name_them():
    result = facts(TRIAL_APP, "--width", "400", "--height", "800", "--profile", "ios18")
    assert result.returncode == 0, result.stderr
    lines = result.stdout.splitlines()
    assert {"window.width: 400", "window.horizontalSizeClass: compact", "split.isCollapsed: true"} <= set(lines)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [([TRIAL_APP, "--profile", "ios99"], "ios99"), (["/bin/true"], "The program of the app has ended"), (["./nowhere"], "nowhere")],
)
def test_what_has_no_facts_is_said(arguments, sentence):
    result = facts(*arguments)
    assert result.returncode != 0 and result.stdout == ""
    assert sentence in result.stderr


def test_an_app_can_be_a_mapping_with_its_path(write):
    assert check(write(PASSING, app=f"{{path: {TRIAL_APP}}}")).returncode == 0


@pytest.mark.parametrize("app", [f"{{path: {TRIAL_APP}, root: Notes}}", f"{{path: {TRIAL_APP}, stub: [Combine]}}"])
def test_a_program_is_not_built_with_settings(write, app):
    result = check(write(PASSING, app=app))
    assert result.returncode == 2
    assert re.search(r"trials\.yaml:.*--(root Notes|stub Combine) is about how an app is built", result.stdout)
    assert TRIAL_APP in result.stdout


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--root", "Notes"], "--root Notes is about how an app is built, and no app is named. Name one with --app."),
        (["--target", "Notes"], "--target Notes is about how an app is built, and no app is named."),
        (["--app", TRIAL_APP, "--root", "Notes()"], "--root takes the name of a class."),
        (["--app", TRIAL_APP, "--stub", "2"], "--stub takes the name of a module."),
    ],
)
def test_a_flag_about_the_build_is_checked(write, flags, sentence):
    result = check(write(PASSING), *flags)
    assert (result.returncode, result.stdout) == (2, "")
    assert sentence in result.stderr
