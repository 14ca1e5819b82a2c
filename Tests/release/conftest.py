"""The tests do what the README and the guides describe, with the release build.

The tests run in the order of a newcomer, in one process: the first one builds the server, and the later ones what is missing.
"""

import os
import pathlib
import re
import signal
import subprocess

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]

#: The Swift that make uses.
SWIFT = os.environ.get("SWIFT") or "swift"

#: Seconds after which a build or a server hangs. No test passes or fails by being faster or slower than that.
DEADLINE = 1800

#: The variables of a user, who has no make around `make run`, and no optimized engine in a debug build as the other tests have.
ENVIRONMENT = {
    name: value for name, value in os.environ.items() if name not in ("MAKELEVEL", "MAKEFLAGS", "MFLAGS", "SPLIT_PREVIEW_OPTIMIZED")
}


class Command:
    """A command of the README that serves a page. Its lines are those until it has printed how to stop it."""

    def __init__(self, arguments, errors):
        self._errors = errors
        with errors.open("w") as file:
            self.process = subprocess.Popen(
                arguments, cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=file, text=True, start_new_session=True
            )
        self.lines = [self._line()]
        found = re.search(r"http://\S+", self.lines[0])
        assert found, f"{self.lines[0]}\n{self.errors}"
        self.url = found[0]
        self.lines.append(self._line())

    def _line(self):
        line = self.process.stdout.readline()
        assert line, f"It has ended:\n{self.errors}"
        return line.rstrip("\n")

    @property
    def errors(self):
        return self._errors.read_text()

    def stop(self):
        """Stops it as Control-C does."""
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(DEADLINE)
        self.process.stdout.close()


@pytest.fixture
def start(tmp_path):
    commands = []

    def start(*arguments):
        commands.append(Command(arguments, tmp_path / f"errors-{len(commands)}"))
        return commands[-1]

    yield start
    for command in commands:
        command.stop()


class Run:
    """A command that ends, beside which others can run. At the end of a `with`, it does not run any more."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen(
            arguments, cwd=ROOT, env=ENVIRONMENT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            start_new_session=True,
        )  # fmt: skip

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.process.stdout.close()

    def output(self):
        """Everything that it has printed, when it has ended without a failure."""
        output, _ = self.process.communicate(timeout=DEADLINE)
        assert self.process.returncode == 0, output[-6000:]
        return output


def run(*arguments):
    return Run(*arguments).output()


@pytest.fixture(scope="session")
def browser():
    found = subprocess.run([ROOT / "scripts/browser"], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def page(browser):
    page = browser.new_page(viewport={"width": 1366, "height": 1024})
    yield page
    page.close()
