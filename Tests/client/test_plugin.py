"""The plugin for pytest, in a run of its own."""

import os

import pytest

from conftest import PACKAGE


@pytest.fixture
def run(pytester, monkeypatch):
    """Runs tests in a process that has the plugin alone."""
    monkeypatch.setenv("PYTHONPATH", str(PACKAGE / "src"))
    # Where these variables of a CI system are set, pytest writes its differences in full.
    for variable in ("PYTEST_PLUGINS", "CI", "BUILD_NUMBER"):
        monkeypatch.delenv(variable, raising=False)

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
        "*AssertionError: Controller split (SplitViewController) is not as expected.", "*isCollapsed: expected false, was true",
        '*shownColumns: there is no "compact" from [[]0] on', '*shownColumns[[]0]: expected "compact", was "*"',
    ])  # fmt: skip


EQUALITIES = [
    ('split == {"id": "split"}', ["Controller split (SplitViewController) == dict", 'type: was "SplitViewController", not expected']),
    ('{k: v for k, v in split.items() if k != "type"} == split', ["dict == Controller *", 'type: was "SplitViewController", not expected']),
    ('{**split, "isCollapsed": False} == split', ["dict == Controller *", "isCollapsed: expected false, was true"]),
    ('split == {**split, "isCollapsed": False}', ["Controller * == dict", "isCollapsed: expected false, was true"]),
    ('scene.panes[-1:] == [{**scene.panes[-1], "id": "A/pane"}]', ["list == list", '[[]0].id: expected "A/pane", was "B/pane"']),
    ('scene.panes == [{"id": "A/pane"}]', ["list == list", "the value: expected 1 element, was *"]),
    ("scene != preview.scene", ["Scene lab != Scene lab", "They are equal."]),
    ("scene.panes != [*scene.panes]", ["list != list", "They are equal."]),
    ('split == {**split, "shownColumns": tuple(split["shownColumns"])}', ["Use -v to get more diff"]),
]


def test_what_is_not_equal_is_named_whichever_side_it_is_on(run):
    tests = [f"def test_{index}(preview, scene, split):\n    assert {test}\n" for index, (test, _) in enumerate(EQUALITIES)]
    fixtures = """
import pytest

@pytest.fixture
def preview(open_preview):
    return open_preview("lab", width=600, height=820)

@pytest.fixture
def scene(preview):
    return preview.scene

@pytest.fixture
def split(scene):
    return scene.controller("split")

"""
    result = run(fixtures + "\n".join(tests))
    result.assert_outcomes(failed=len(EQUALITIES))
    result.stdout.fnmatch_lines([f"*{line}*" for _, lines in EQUALITIES for line in lines])
    result.stdout.no_fnmatch_line("E *Pane({*")
    result.stdout.no_fnmatch_line("E *Scene({*")


def test_a_failure_shows_the_test_and_not_the_package(run):
    result = run("""
        from split_preview import assert_like

        def test_like(open_preview):
            assert_like(open_preview("lab").scene, {"scene": "mail"})

        def test_wait(open_preview):
            open_preview("lab").wait_until(lambda scene: False, timeout=0.05)
    """)
    result.assert_outcomes(failed=2)
    result.stdout.fnmatch_lines(["*Scene lab is not as expected.", '*scene: expected "mail", was "lab"', "*TimedOut: No such scene came*"])
    result.stdout.no_fnmatch_line("*def assert_like*")
    result.stdout.no_fnmatch_line("*def wait_until*")


def test_the_words_of_a_server_that_fails_are_shown(run):
    result = run("""
        def test_kill(split_preview_server):
            split_preview_server.process.kill()
            split_preview_server.process.wait()
    """)
    result.assert_outcomes(passed=1, errors=1)
    result.stdout.fnmatch_lines(["*The server has ended with -9.*"])


def test_the_fixture_has_the_parameters_of_open():
    from inspect import signature

    from split_preview import Client
    from split_preview.pytest_plugin import OpenPreview

    assert str(signature(OpenPreview.__call__)).replace("(self,", "(self, /,") == str(signature(Client.open))


def test_its_flags_reach_the_server(run, pytester):
    pytester.makeini("[pytest]\nsplit_preview_arguments = --host 0.0.0.0")
    binary = os.environ["SPLIT_PREVIEW_BIN"]
    run("def test(split_preview_server): assert split_preview_server.token", f"--split-preview-bin={binary}").assert_outcomes(passed=1)


def test_a_program_that_is_not_there_is_one_line(run):
    result = run("def test(open_preview): pass", "--split-preview-bin=/nowhere/split-preview")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*There is no program /nowhere/split-preview.*"])
    result.stdout.no_fnmatch_line("*Traceback*")


def test_the_examples_of_the_readme(run, pytester, server, capsys):
    text = (PACKAGE / "README.md").read_text(encoding="utf-8")

    def blocks(kind):
        return [part.split("```")[0] for part in text.split(f"```{kind}\n")[1:]]

    def printed(program):
        exec(compile(program, "README.md", "exec"), {})
        return capsys.readouterr().out

    example, connecting, with_tasks, test = blocks("python")
    (configuration,) = blocks("ini")
    pytester.makeini(configuration)
    pytester.mkdir("Previews")
    run(test).assert_outcomes(passed=1)
    capsys.readouterr()
    assert printed(example) == text.split("It prints this:\n\n```\n")[1].split("```")[0]
    assert printed(connecting.replace("http://127.0.0.1:8080/?token=…", server.url)).startswith("lab, ios26, ")
    assert printed(with_tasks) == "600 oneBesideSecondary\n1180 oneBesideSecondary\n"
