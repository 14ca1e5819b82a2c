"""No text from outside controls a terminal, whichever command prints it: keys, titles, names of files, and errors about them."""

import os
import pty
import subprocess

import pytest

from conftest import BINARY, DEADLINE

#: Clears the screen, sets the title of the window, turns the order of letters, and begins a sequence in one byte of Latin 1.
HOSTILE = "\x1b[2J\x1b]0;owned\x07\u202e\x9b31m"
SCENARIO = "format: 1\ntitle: {title}\nroot:\n  split:\n    primary: {{screen: {{title: {title}, content: {{placeholder: {{title: {title}}}}}}}}}\n    secondary: {{screen: {{title: {title}, content: {{placeholder: {{title: {title}}}}}}}}}\n"


def controls(text):
    return sorted({character for character in text if (ord(character) < 32 and character not in "\n\t") or 127 <= ord(character) < 160 or character == "\u202e"})


@pytest.fixture
def scenario(tmp_path):
    """A scenario whose titles control a terminal, in the escapes that YAML has for them."""
    file = tmp_path / "hostile.yaml"
    title = '"' + "".join(f"\\u{ord(character):04x}" for character in HOSTILE) + '"'
    file.write_text(SCENARIO.format(title=title) + "checks:\n  - {name: " + title + ", widths: {from: 600, to: 601}, expect: {window.width: 1}}\n")
    return file


def run(*arguments, cwd=None):
    return subprocess.run([BINARY, *map(str, arguments)], capture_output=True, text=True, timeout=DEADLINE, cwd=cwd)


@pytest.mark.parametrize(
    "arguments",
    [
        ["sweep", "FILE"], ["explain", "FILE", "--width", "700", "--height", "1000"], ["audit", "FILE"], ["swift", "FILE"],
        ["check", "FILE"], ["check", "FILE", "--format", "github"],
        ["sweep", HOSTILE], ["explain", HOSTILE, "--width", "700", "--height", "1000"], ["audit", HOSTILE], ["picture", HOSTILE],
        ["scene", HOSTILE], ["facts", HOSTILE], ["check", HOSTILE], ["replay", HOSTILE], ["access", HOSTILE], ["new", HOSTILE],
        ["new", HOSTILE + ".yaml"], ["app", HOSTILE], ["app", "--binary", HOSTILE], ["sweep", "--app", HOSTILE],
        ["serve", "--scenarios", HOSTILE], ["serve", "--public", HOSTILE], ["serve", "--access", HOSTILE], ["mcp", "--scenarios", HOSTILE],
        ["serve", "--host", HOSTILE], ["sweep", "lab", "--option", f"{HOSTILE}=1"], ["sweep", "lab", "--option", f"style={HOSTILE}"],
        [HOSTILE], ["sweep", "mail", f"--{HOSTILE}"], ["check", "FILE", "--report", f"/nowhere/{HOSTILE}.xml"],
        ["picture", "mail", "--width", "700", "--height", "700", "--output", f"/nowhere/{HOSTILE}.svg"],
    ],
    ids=lambda arguments: " ".join(arguments).encode("unicode_escape").decode(),
)  # fmt: skip
def test_no_command_prints_a_control_character(scenario, arguments, tmp_path):
    answer = run(*[scenario if argument == "FILE" else argument for argument in arguments], cwd=tmp_path)
    assert answer.stdout or answer.stderr
    assert controls(answer.stdout) == [] and controls(answer.stderr) == []


def test_a_file_of_checks_is_named_without_its_controls(tmp_path, scenario):
    file = tmp_path / f"{HOSTILE}.yaml"
    file.write_text(scenario.read_text().replace("window.width: 1", "nonsense: 1"))
    answer = run("check", file)
    assert answer.returncode == 2 and "\\u{1b}[2J" in answer.stdout
    assert controls(answer.stdout) == [] and controls(answer.stderr) == []


@pytest.mark.parametrize("command", [["scene"], ["facts"], ["picture"], ["audit", "--format", "json"]], ids=" ".join)
def test_a_document_is_exact_in_a_file_and_printable_at_a_terminal(scenario, command):
    arguments = [BINARY, *command, str(scenario)] + ([] if command[0] == "audit" else ["--width", "700", "--height", "700"])
    exact = subprocess.run(arguments, capture_output=True, text=True, timeout=DEADLINE).stdout
    assert "\u202e" in exact
    leader, follower = pty.openpty()
    process = subprocess.Popen(arguments, stdout=follower, stderr=subprocess.PIPE)
    os.close(follower)
    shown = b""
    try:
        while piece := os.read(leader, 65_536):
            shown += piece
    except OSError:
        pass  # The other end of a terminal that has gone is an error on Linux.
    process.communicate(timeout=DEADLINE)
    os.close(leader)
    text = shown.decode().replace("\r\n", "\n")
    assert "\\u{202e}" in text and controls(text) == []
