"""The example of clients/swift, as a package of its own: its program prints what the guide says, and its tests pass."""

import os
import re
import subprocess

import pytest

from conftest import PATIENCE, ROOT

EXAMPLE = ROOT / "Examples/LayoutTests"
SCRATCH = ROOT / ".build/examples"
GUIDE = (ROOT / "clients/swift/README.md").read_text(encoding="utf-8")
ENVIRONMENT = os.environ | {"SPLIT_PREVIEW_BIN": os.environ.get("SPLIT_PREVIEW_BIN") or str(ROOT / ".build/debug/split-preview")}
ENVIRONMENT.pop("SPLIT_PREVIEW_OPTIMIZED", None)


def block(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT, timeout=5 * PATIENCE)


def test_the_program_of_the_guide_prints_what_the_guide_says():
    (program,) = [code for code in block("swift") if "explain" in code]
    assert program == (EXAMPLE / "Sources/Tour/main.swift").read_text(encoding="utf-8")
    result = run(SCRATCH / "debug/Tour")
    assert (result.returncode, result.stdout) == (0, block("text")[0]), result.stderr


def test_the_test_of_the_guide_is_one_of_the_example():
    (test,) = [code for code in block("swift") if "@Test" in code]
    assert test in (EXAMPLE / "Tests/LayoutTests/MailTests.swift").read_text(encoding="utf-8")


def test_the_tests_of_the_example_pass():
    result = run("swift", "test", "--skip-build", "--disable-xctest", "--package-path", EXAMPLE, "--scratch-path", SCRATCH)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "passed" in result.stdout


@pytest.mark.parametrize("path", sorted(set(re.findall(r"\]\((?!http|#)([^)#]+)", GUIDE))))
def test_a_link_leads_somewhere(path):
    assert (ROOT / "clients/swift" / path).exists()
