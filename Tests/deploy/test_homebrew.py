"""The formula of Homebrew, of which only the text can be checked without a Mac."""

import re
import subprocess

from conftest import ROOT

FORMULA = (ROOT / "deploy/homebrew/split-preview.rb").read_text()

#: Homebrew itself is made of it.
ALWAYS_THERE = {"git"}


def packages_of_setup():
    """The packages of brew that `scripts/setup` asks for on a Mac where nothing is installed."""
    script = """
      . scripts/lib/parts.sh
      uname() { echo Darwin; }; has() { false; }; pkg-config() { false; }
      for part in $(missing_parts build); do packages_of brew "$part"; done
    """
    result = subprocess.run(["bash", "-euc", script], cwd=ROOT, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return set(result.stdout.split())


def test_its_dependencies_are_those_of_the_set_up():
    assert set(re.findall(r'depends_on "([^"]*)"', FORMULA)) == packages_of_setup() - ALWAYS_THERE


def test_what_only_builds_is_not_needed_later():
    assert set(re.findall(r'depends_on "([^"]*)" => :build', FORMULA)) == {"brotli", "esbuild"}


def test_it_takes_the_mac_and_the_swift_of_the_package():
    manifest = (ROOT / "Package.swift").read_text()
    assert "swift-tools-version: 6.2" in manifest and 'xcode: ["26.0", :build]' in FORMULA
    assert ".macOS(.v15)" in manifest and "macos: :sequoia" in FORMULA


def test_every_path_that_it_takes_exists():
    """The others are below .build, or made a line before."""
    taken = set(re.findall(r"scripts/[a-z.]+", FORMULA))
    for line in re.findall(r"(?:pkgshare|doc)\.install (.*)$", FORMULA, re.MULTILINE):
        taken |= set(re.findall(r'"([^"]*)"', line))
    assert {"Public", "README.md", "docs", "scripts/bundle", "scripts/manual.py"} <= taken
    assert [path for path in taken if not (ROOT / path).exists()] == []


def test_it_tests_what_it_has_installed():
    (test,) = re.findall(r"^  test do\n(.*?)^  end$", FORMULA, re.MULTILINE | re.DOTALL)
    assert "--version" in test and "serve" in test and "Process.kill" in test
