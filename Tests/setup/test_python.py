"""The folder of the tests' Python packages."""

import sys

FIRST = "Installing the Python packages of Tests/requirements.txt into .venv: about 130 MB."


def real_python(machine):
    machine.has("python3", f'exec "{sys.executable}" "$@"')


def test_it_is_made_anew(machine):
    machine.has_python_packages()
    stale = machine.checkout / ".venv/stale"
    stale.touch()
    machine.has("python3", f"mkdir -p .venv/bin; ln -s '{machine.commands}/true' .venv/bin/python")
    result = machine.run("scripts/venv")
    assert (result.returncode, result.stdout, result.stderr) == (0, "", FIRST + "\n")
    assert (machine.checkout / ".venv/installed").exists()
    assert not stale.exists()


def test_without_a_network_it_says_so(machine):
    real_python(machine)
    unreachable = {"PIP_INDEX_URL": "https://unreachable.invalid/simple", "PIP_RETRIES": "1", "PIP_FIND_LINKS": ""}
    result = machine.run("scripts/venv", environment=unreachable)
    first, *_, last = result.stderr.splitlines()
    assert (result.returncode, first) == (1, FIRST)
    assert last.startswith("The network cannot be reached. Check the connection, and try again: "), last
    assert not (machine.checkout / ".venv/installed").exists()


def test_for_anything_else_there_are_the_last_words_of_pip(machine):
    real_python(machine)
    (machine.checkout / "Tests/requirements.txt").write_text("-r nowhere.txt\n")
    last = machine.run("scripts/venv").stderr.splitlines()[-1]
    assert last.startswith("The Python packages of the tests cannot be installed: ERROR: Could not open requirements file")


def test_make_gives_the_tests_the_server_in_any_folder(machine):
    machine.has_python_packages('echo "$SPLIT_PREVIEW_BIN"')
    machine.has("split-preview", "echo 1f-2", at=machine.checkout / ".build/debug/split-preview")
    machine.is_bundled("1f-2")
    result = machine.run("make", "test-socket")
    assert (result.returncode, result.stdout.splitlines()[-1]) == (0, f"{machine.checkout}/.build/debug/split-preview")
