"""The guide to scenario files: what it tells somebody to write does what it says."""

import re
import subprocess

from conftest import BINARY, DEADLINE, ROOT


def check(folder):
    return subprocess.run([BINARY, "check", "my-app.yaml"], cwd=folder, capture_output=True, text=True, timeout=DEADLINE)


def blocks():
    """The YAML of the guide's first part, in its order."""
    guide = (ROOT / "docs/scenarios.md").read_text()
    part = guide.split("## In ten minutes")[1].split("\n## ")[0]
    return re.findall(r"```yaml\n(.*?)```", part, re.DOTALL)


def test_the_app_of_the_guide_is_green_and_then_red(tmp_path):
    file = tmp_path / "my-app.yaml"
    file.write_text("".join(blocks()))
    green = check(tmp_path)
    assert (green.returncode, green.stderr) == (0, "")
    assert "1 check in 2093 windows, all passed." in green.stdout
    file.write_text("".join(blocks()).replace("{atLeast: 320}", "{atLeast: 500}"))
    red = check(tmp_path)
    assert red.returncode == 1
    assert "split.secondary.width is at least 500, at " in red.stdout


def test_the_example_of_the_guide_to_checks_is_green(tmp_path):
    guide = (ROOT / "docs/checks.md").read_text()
    (tmp_path / "my-app.yaml").write_text(re.search(r"```yaml\n(.*?)```", guide, re.DOTALL)[1])
    assert check(tmp_path).returncode == 0
