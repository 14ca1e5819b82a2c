"""A second run of the action has its program without a build, in another clone, and a damaged build is replaced by one that is made anew."""

import os
import re
import shlex
import shutil
import subprocess
import urllib.request

import pytest

from conftest import PATIENCE, REFUSAL, clone, environment, run, watched_swift

#: The sentence of a server that serves the bundle.
BUNDLED = "The page is bundled and compressed.\n"


def calls(action):
    """The calls of Swift in a run."""
    return (action.tools / "calls").read_text().splitlines()


def test_the_first_run_builds_and_keeps_its_build(first, cache):
    assert first.restored is None
    assert any(call.startswith("build ") for call in calls(first))
    assert [path.name for path in cache.iterdir()] == [first.outputs["build"]["own-key"]]


def test_the_second_run_builds_nothing(first, second, cache, capsys):
    assert second.restored == first.outputs["build"]["own-key"]
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


def cut_program(kept):
    program = kept / "bin/split-preview"
    os.truncate(program, program.stat().st_size // 2)


def other_program(kept):
    (kept / "bin/split-preview").write_text("#!/bin/sh\n")


def cut_archive(kept):
    shutil.rmtree(kept)
    kept.write_text("the beginning of an archive")


@pytest.mark.parametrize("damage", [cut_program, other_program, cut_archive])
def test_a_damaged_build_is_made_anew_and_replaced(first, tmp_path, cache, workspace, damage):
    kept = tmp_path / "cache" / first.outputs["build"]["own-key"]
    shutil.copytree(cache / kept.name, kept)
    damage(kept)
    # This Swift builds the program of the first run in a moment.
    program = cache / kept.name / "bin/split-preview"
    copy = f"mkdir -p .build/release; cp {shlex.quote(str(program))} .build/release; exit"
    tools = watched_swift(tmp_path / "tools", f'[ "$1" != build ] || {{ {copy}; }}')
    third = run(clone(tmp_path / "third"), tools, kept.parent, workspace)
    assert third.restored == kept.name
    assert third.printed["Build split-preview"].splitlines()[0].endswith(" It is built now.")
    fourth = run(clone(tmp_path / "fourth"), watched_swift(tmp_path / "refusal", REFUSAL), kept.parent, workspace)
    assert fourth.restored == third.outputs["build"]["own-key"] != kept.name
    assert (fourth.printed["Build split-preview"], fourth.printed["Check"]) == ("", first.printed["Check"])
    assert len(list(kept.parent.iterdir())) == 2


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
