"""A second run of the action has its program without a build, in another clone."""

import re
import subprocess
import urllib.request

import pytest

from conftest import PATIENCE, environment, watched_swift

#: The sentence of a server that serves the bundle.
BUNDLED = "The page is bundled and compressed.\n"


def calls(action):
    """The calls of Swift in a run."""
    return (action.tools / "calls").read_text().splitlines()


def test_the_first_run_builds_and_keeps_its_build(first, cache):
    assert first.outputs["cache"] == {}
    assert any(call.startswith("build ") for call in calls(first))
    assert [path.name for path in cache.iterdir()] == [first.outputs["build"]["key"]]


def test_the_second_run_builds_nothing(first, second, cache, capsys):
    assert second.outputs["cache"] == {"cache-hit": "true"}
    assert not [call for call in calls(second) if call.split()[0] == "build"]
    assert (second.printed["Build split-preview"], len(list(cache.iterdir()))) == ("", 1)
    size = sum(file.stat().st_size for file in cache.rglob("*"))
    with capsys.disabled():
        print(f"\nThe first run took {first.seconds:.1f} s, the second {second.seconds:.1f} s. The cache has {size / 1e6:.0f} MB.")


def test_the_checks_of_the_second_run_are_those_of_the_first(first, second):
    assert second.printed["Check"].endswith("all passed.\n")
    assert second.printed["Check"] == first.printed["Check"]


def test_the_program_of_the_second_run_serves_its_page(second):
    program = second.outputs["program"]["path"]
    assert program.startswith(f"{second.checkout}/")
    command = [program, "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        try:
            first = server.stdout.readline()
            # The last line of the greeting is about the page. A server that cannot start has none.
            assert next((line for line in server.stdout if line.startswith("The page")), first) == BUNDLED
            with urllib.request.urlopen(re.search(r"http://\S+", first)[0], timeout=PATIENCE) as answer:
                assert b'<script type="module"' in answer.read()
        finally:
            server.terminate()


@pytest.fixture
def key(second):
    """Prints the key of the second clone, with tools of one's own."""

    def print_key(tools=None):
        command = [second.checkout / "scripts/cached-build", "key"]
        variables = environment(tools) if tools else second.environment
        return subprocess.run(command, env=variables, check=True, capture_output=True, text=True).stdout.strip()

    assert print_key() == second.outputs["build"]["key"]
    return print_key


def test_another_source_has_another_key(second, key):
    file = second.checkout / "Sources/SplitKit/Window/Window.swift"
    before = file.read_bytes()
    file.write_bytes(before + b"\n")
    assert key() != second.outputs["build"]["key"]
    file.write_bytes(before)
    assert key() == second.outputs["build"]["key"]


def test_another_toolchain_has_another_key(second, key, tmp_path):
    other = "[ \"$1\" != --version ] || { echo 'Swift version 6.3.99 (swift-6.3.99-RELEASE)'; exit; }"
    assert key(watched_swift(tmp_path / "tools", other)) != second.outputs["build"]["key"]
