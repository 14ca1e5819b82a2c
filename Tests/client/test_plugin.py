"""The plugin for pytest, in a run of its own."""

import os

import pytest

from conftest import PACKAGE


@pytest.fixture
def run(pytester, monkeypatch):
    """Runs tests in a process that has the plugin alone."""
    monkeypatch.setenv("PYTHONPATH", str(PACKAGE / "src"))
    monkeypatch.delenv("PYTEST_PLUGINS", raising=False)

    def run(source, *arguments):
        pytester.makepyfile(source)
        return pytester.runpytest_subprocess("-p", "split_preview.pytest_plugin", "-p", "no:cacheprovider", *arguments)

    return run


def test_its_fixtures_start_one_server_and_open_previews(run):
    result = run("""
        seen = []

        def test_a_preview(open_preview, split_preview_server):
            preview = open_preview("lab", width=600, height=820)
            assert preview.scene.controller("split").is_collapsed
            seen.append(split_preview_server)

        def test_the_client(preview_client, split_preview_server):
            assert preview_client.open("mail").scene.preview == "mail"
            assert seen == [split_preview_server]
    """)
    result.assert_outcomes(passed=2)


def test_a_difference_is_readable(run):
    result = run("""
        from split_preview import assert_like

        def test_equal(open_preview):
            scene = open_preview("lab", width=600, height=820).scene
            assert scene.window.traits == {**scene.window.traits, "horizontalSizeClass": "regular"}

        def test_like(open_preview):
            scene = open_preview("lab", width=600, height=820).scene
            assert_like(scene.controller("split"), {"isCollapsed": False, "because": {"isCollapsed": ...}, "shownColumns": [..., "compact"]})
    """)
    result.assert_outcomes(failed=2)
    result.stdout.fnmatch_lines([
        "*Traits == dict", '*horizontalSizeClass: expected "regular", was "compact"',
        "*It is not as expected.", "*isCollapsed: expected false, was true",
        '*shownColumns: there is no "compact" from [[]0] on', '*shownColumns[[]0]: expected "compact", was "*"',
    ])  # fmt: skip


def test_its_flags_reach_the_server(run, pytester):
    pytester.makeini("[pytest]\nsplit_preview_arguments = --host 0.0.0.0")
    binary = os.environ["SPLIT_PREVIEW_BIN"]
    run("def test(split_preview_server): assert split_preview_server.token", f"--split-preview-bin={binary}").assert_outcomes(passed=1)


def test_a_program_that_is_not_there_is_one_line(run):
    result = run("def test(open_preview): pass", "--split-preview-bin=/nowhere/split-preview")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*There is no program /nowhere/split-preview.*"])
    result.stdout.no_fnmatch_line("*Traceback*")


def test_the_example_of_the_readme(run, capsys):
    text = (PACKAGE / "README.md").read_text(encoding="utf-8")
    example, test = [part.split("```")[0] for part in text.split("```python\n")[1:]]
    run(test).assert_outcomes(passed=1)
    exec(compile(example, "README.md", "exec"), {})
    printed = text.split("It prints this:\n\n```\n")[1].split("```")[0]
    assert capsys.readouterr().out.endswith(printed)
