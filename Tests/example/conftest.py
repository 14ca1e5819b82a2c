"""The example of docs/your-own-app.md, built as a package of its own and run."""

import os
import pathlib
import signal
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "Examples/Recipes"

#: Seconds after which a server that does not answer has failed.
PATIENCE = 60


@pytest.fixture(scope="session")
def binary():
    """`make test-example` builds it before."""
    path = os.environ.get("RECIPES_BIN")
    assert path, "make test-example says where the example is."
    return path


@pytest.fixture
def url(binary):
    """The address of a running server."""
    process = subprocess.Popen([binary], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        line = process.stdout.readline()
        assert line.startswith("Open http://127.0.0.1:"), process.stderr.read()
        yield line.split()[1]
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.communicate()
