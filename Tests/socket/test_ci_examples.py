"""The action for GitHub and the examples for other services: they are valid, and their steps run here."""

import os
import re
import shutil
import subprocess
import sys

import pytest
from ruamel.yaml import YAML

from conftest import BINARY, DEADLINE, ROOT

EXAMPLES = ROOT / "Examples/CI"
CHECKS = "Examples/Checks/mail-slide.yaml Examples/Checks/adaptability.yaml"


@pytest.mark.parametrize(
    "schema, file",
    [("vendor.github-actions", ROOT / "action.yml"), ("vendor.github-workflows", EXAMPLES / "github.yml"), ("vendor.gitlab-ci", EXAMPLES / "gitlab-ci.yml")],
    ids=["action", "workflow", "gitlab"],
)  # fmt: skip
def test_the_file_is_valid_by_the_schema_of_its_service(schema, file):
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(file)]
    result = subprocess.run(command, capture_output=True, text=True, timeout=DEADLINE)
    assert result.returncode == 0, result.stdout


def test_zizmor_finds_nothing_that_an_attacker_could_use():
    command = ["zizmor", "--offline", "--no-progress", "--min-severity", "medium", "--config", "Examples/CI/zizmor.yml", "action.yml"]
    path = os.pathsep.join([os.path.dirname(sys.executable), os.environ["PATH"]])
    result = subprocess.run(command, cwd=ROOT, env=os.environ | {"PATH": path}, capture_output=True, text=True, timeout=DEADLINE)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.skipif(not shutil.which("actionlint"), reason="this machine has no actionlint")
def test_actionlint_finds_nothing(tmp_path):
    """actionlint reads workflows, and the inputs of an action that one of them uses by its path.

    No package registry that this project uses has actionlint itself, so most machines skip this test. The schemas of the services,
    zizmor and ShellCheck look at the same files everywhere. They miss what only actionlint knows: the types of expressions.
    """
    workflows = tmp_path / ".github/workflows"
    workflows.mkdir(parents=True)
    (tmp_path / ".git").mkdir()
    shutil.copy(ROOT / "action.yml", tmp_path / "action.yml")
    workflow = (EXAMPLES / "github.yml").read_text()
    (workflows / "example.yml").write_text(workflow)
    (workflows / "local.yml").write_text(re.sub(r"uses: OWNER/split-preview@\S+", "uses: ./", workflow))
    result = subprocess.run(["actionlint"], cwd=tmp_path, capture_output=True, text=True, timeout=DEADLINE)
    assert result.returncode == 0, result.stdout


def test_the_example_uses_inputs_that_the_action_has():
    """actionlint would say so, too."""
    yaml = YAML(typ="safe")
    inputs = yaml.load((ROOT / "action.yml").read_text())["inputs"]
    texts = [(EXAMPLES / "github.yml").read_text(), *re.findall(r"```yaml\n(- uses:.*?)```", (ROOT / "docs/checks.md").read_text(), re.DOTALL)]
    given = [key for text in texts for step in steps_of(yaml.load(text)) if "split-preview" in step.get("uses", "") for key in step.get("with", {})]
    assert len(given) >= 2
    assert set(given) <= set(inputs)


def steps_of(document):
    """The steps of a workflow, or a list of them."""
    return document if isinstance(document, list) else [step for job in document["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("name", ["Find the build", "Build split-preview", "Check"])
def test_shellcheck_finds_nothing_in_the_steps_of_the_action(name):
    """actionlint would run it for the steps of a workflow."""
    command = [os.path.join(os.path.dirname(sys.executable), "shellcheck"), "--shell", "bash", "-"]
    # GitHub runs bash with these options.
    script = f"set -eo pipefail\n{step(name)['run']}"
    result = subprocess.run(command, input=script, capture_output=True, text=True, timeout=DEADLINE)
    assert result.returncode == 0, result.stdout


def run(script, tmp_path, **variables):
    """Runs a step as the service does, with a binary that exists."""
    environment = os.environ | {"SPLIT_PREVIEW_BIN": BINARY, "GITHUB_ACTION_PATH": str(ROOT)} | variables
    return subprocess.run(["bash", "-euc", script], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=DEADLINE)


def step(name):
    action = YAML(typ="safe").load((ROOT / "action.yml").read_text())
    return next(step for step in action["runs"]["steps"] if step["name"] == name)


def test_the_step_of_the_action_checks_and_writes_reports(tmp_path):
    report = tmp_path / "report"
    result = run(step("Check")["run"], tmp_path, FILES=CHECKS, REPORT=str(report), SERVER="http://here/")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.endswith("all passed.\n")
    assert sorted(file.name for file in report.iterdir()) == ["checks.html", "checks.xml"]


def test_a_red_run_of_the_action_annotates_the_line_and_keeps_the_exit_code(tmp_path):
    file = tmp_path / "red.yaml"
    file.write_text("format: 1\nscene: mail\nchecks:\n  - {name: Red, widths: 400, expect: {split.isCollapsed: false}}\n")
    result = run(step("Check")["run"], tmp_path, FILES=str(file), REPORT="", SERVER="")
    assert result.returncode == 1
    assert result.stdout.startswith(f"::error file={file},line=4,")
    file.write_text("format: 2\n")
    assert run(step("Check")["run"], tmp_path, FILES=str(file), REPORT="", SERVER="").returncode == 2


def test_the_variables_of_the_step_are_those_of_the_script():
    used = set(re.findall(r"\$\{?([A-Z]+)\b", (EXAMPLES / "check.sh").read_text()))
    assert set(step("Check")["env"]) <= used


def test_the_key_of_the_build_changes_with_the_sources_alone(tmp_path):
    def key(folder):
        output = tmp_path / "output"
        output.write_text("")
        variables = {"GITHUB_ACTION_PATH": str(folder), "GITHUB_OUTPUT": str(output), "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64"}
        result = run(step("Find the build")["run"], tmp_path, **variables)
        assert (result.returncode, result.stderr) == (0, "")
        outputs = dict(line.split("=", 1) for line in output.read_text().splitlines())
        assert outputs["path"] == f"{folder}/.build"
        return outputs["key"]

    folder = tmp_path / "action"
    for name in ("Sources/a.swift", "Sources/b/c.swift", "scripts/build", "Package.swift", "README.md"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    first = key(folder)
    assert re.fullmatch(r"split-preview-Linux-X64-[0-9a-f]{32}", first)
    (folder / "README.md").write_text("other")
    assert key(folder) == first
    (folder / "Sources/b/c.swift").write_text("other")
    assert key(folder) != first


def test_the_step_that_builds_runs_the_scripts_of_the_action(tmp_path):
    scripts = tmp_path / "scripts"
    scripts.mkdir()
    for name in ("setup", "build"):
        (scripts / name).write_text(f'#!/bin/sh\necho {name} "$@"\n')
        (scripts / name).chmod(0o755)
    result = run(step("Build split-preview")["run"], tmp_path, GITHUB_ACTION_PATH=str(tmp_path))
    assert result.stdout.splitlines() == ["setup", "build release split-preview"]


def test_the_last_line_of_gitlab_runs_the_same_script(tmp_path):
    job = YAML(typ="safe").load((EXAMPLES / "gitlab-ci.yml").read_text())["layout"]
    script = job["script"][-1].removeprefix("split-preview/")
    result = run(script, tmp_path, FILES=CHECKS, REPORT=str(tmp_path / "report"))
    assert (result.returncode, result.stderr) == (0, "")
    assert (tmp_path / "report/checks.xml").exists()
