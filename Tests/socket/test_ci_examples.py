"""The action for GitHub and the examples for other services: they are valid, and their steps run here."""

import os
import re
import shutil
import subprocess
import sys

import pytest
from ruamel.yaml import YAML

from conftest import BINARY, ROOT

EXAMPLES = ROOT / "Examples/CI"

#: Seconds after which something hangs. A run of checks takes seconds by itself, and other tests keep the cores busy.
PATIENCE = 300
CHECKS = "Examples/Checks/mail-slide.yaml Examples/Checks/adaptability.yaml"


@pytest.mark.parametrize(
    "schema, file",
    [
        ("github-actions", "action.yml"),
        *[("github-workflows", f"Examples/CI/{name}.yml") for name in ("github", "github-image", "github-package")],
        *[("gitlab-ci", f"Examples/CI/{name}.yml") for name in ("gitlab-ci", "gitlab-image")],
    ],
)
def test_the_file_is_valid_by_the_schema_of_its_service(schema, file):
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", str(ROOT / file)]
    result = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert result.returncode == 0, result.stdout


def test_zizmor_finds_nothing_that_an_attacker_could_use():
    command = ["zizmor", "--offline", "--no-progress", "--min-severity", "medium", "--config", "Examples/CI/zizmor.yml", "action.yml"]
    path = os.pathsep.join([os.path.dirname(sys.executable), os.environ["PATH"]])
    result = subprocess.run(command, cwd=ROOT, env=os.environ | {"PATH": path}, capture_output=True, text=True, timeout=PATIENCE)
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
    result = subprocess.run(["actionlint"], cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)
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


@pytest.mark.parametrize("name", ["Install what is missing", "Find the build", "Build split-preview", "Check"])
def test_shellcheck_finds_nothing_in_the_steps_of_the_action(name):
    """actionlint would run it for the steps of a workflow."""
    command = [os.path.join(os.path.dirname(sys.executable), "shellcheck"), "--shell", "bash", "-"]
    # GitHub runs bash with these options.
    script = f"set -eo pipefail\n{step(name)['run']}"
    result = subprocess.run(command, input=script, capture_output=True, text=True, timeout=PATIENCE)
    assert result.returncode == 0, result.stdout


def run(script, tmp_path, **variables):
    """Runs a step as the service does, with a binary that exists."""
    environment = os.environ | {"SPLIT_PREVIEW_BIN": BINARY, "GITHUB_ACTION_PATH": str(ROOT)} | variables
    return subprocess.run(["bash", "-euc", script], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE)


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
    used = set(re.findall(r"\$\{?([A-Z_]+)\b", (EXAMPLES / "check.sh").read_text()))
    assert set(step("Check")["env"]) <= used


#: The variables by which GitHub counts runs.
THIRD_RUN = {"GITHUB_RUN_ID": "3", "GITHUB_RUN_ATTEMPT": "1"}


def has_scripts(folder):
    """Scripts that print how they are called."""
    (folder / "scripts").mkdir()
    for name in ("setup", "cached-build"):
        (folder / "scripts" / name).write_text(f'#!/bin/sh\necho {name} "$@"\n')
        (folder / "scripts" / name).chmod(0o755)


def test_the_steps_that_build_run_the_scripts_of_the_action(tmp_path):
    """Tests/setup tests the scripts themselves, and Tests/ci runs the steps with them."""
    has_scripts(tmp_path)
    output = tmp_path / "output"
    results = [
        run(step(name)["run"], tmp_path, GITHUB_ACTION_PATH=str(tmp_path), GITHUB_OUTPUT=str(output), **THIRD_RUN)
        for name in ("Install what is missing", "Find the build", "Build split-preview")
    ]
    assert [(result.returncode, result.stdout, result.stderr) for result in results] == [(0, "setup\n", ""), (0, "", ""), (0, "", "")]
    key = "cached-build key"
    expected = [f"key={key}", f"own-key={key}-3-1", f"path={tmp_path}/.build/cached", "cached-build outputs"]
    assert output.read_text().splitlines() == expected


@pytest.mark.parametrize("name", ["Find the build", "Build split-preview"])
def test_a_step_ends_with_its_script(tmp_path, name):
    has_scripts(tmp_path)
    (tmp_path / "scripts/cached-build").write_text("#!/bin/sh\nexit 3\n")
    output = tmp_path / "output"
    variables = {"GITHUB_ACTION_PATH": str(tmp_path), "GITHUB_OUTPUT": str(output)} | THIRD_RUN
    assert run(step(name)["run"], tmp_path, **variables).returncode == 3
    assert not output.exists()


def test_gitlab_keeps_the_folder_of_the_script_that_it_runs():
    job = YAML(typ="safe").load((EXAMPLES / "gitlab-ci.yml").read_text())["layout"]
    script = (ROOT / "scripts/cached-build").read_text()
    assert job["cache"]["paths"] == ["split-preview/" + re.search(r"^cached=(.*)$", script, re.MULTILINE)[1]]
    assert any("split-preview/scripts/cached-build program" in line for line in job["script"])


def test_the_last_line_of_gitlab_runs_the_same_script(tmp_path):
    job = YAML(typ="safe").load((EXAMPLES / "gitlab-ci.yml").read_text())["layout"]
    script = job["script"][-1].removeprefix("split-preview/")
    result = run(script, tmp_path, FILES=CHECKS, REPORT=str(tmp_path / "report"))
    assert (result.returncode, result.stderr) == (0, "")
    assert (tmp_path / "report/checks.xml").exists()


@pytest.mark.parametrize("name", ["github-image", "github-package", "gitlab-image"])
def test_a_job_without_a_build_checks_and_writes_reports(tmp_path, name):
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/split-preview").symlink_to(BINARY)
    shutil.copytree(ROOT / "Examples/Checks", tmp_path / "layout")
    environment = os.environ | {"PATH": f"{tmp_path}/bin:{os.environ['PATH']}"}
    result = subprocess.run(
        ["sh", "-ec", lines_that_check(name)], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=PATIENCE
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.endswith("all passed.\n")
    assert sorted(file.name for file in (tmp_path / "report").iterdir()) == ["checks.html", "checks.xml"]


def lines_that_check(name):
    document = YAML(typ="safe").load((EXAMPLES / f"{name}.yml").read_text())
    if name.startswith("gitlab"):
        return "\n".join(document["layout"]["script"])
    return next(step["run"] for step in steps_of(document) if step.get("name") == "Check the layout")


@pytest.mark.parametrize("file", ["Examples/CI/github-package.yml", "docs/checks.md"])
def test_the_package_has_the_name_that_is_downloaded(file):
    version = re.match(r"split-preview \((.*)\)", (ROOT / "deploy/debian/changelog").read_text())[1]
    names = set(re.findall(r"/v([\d.]+)/(split-preview_\S+\.deb)", (ROOT / file).read_text()))
    assert names == {(version.split("-")[0], f"split-preview_{version}_amd64.deb")}
