"""Fake binaries, and the command of the recorder."""

import shlex
import sys
from pathlib import Path

import pytest

FAKE = Path(__file__).parent / "fakes" / "server.py"

#: After this many seconds a test hangs. No verdict depends on it otherwise.
PATIENCE = 120


def pytest_collection_modifyitems(items):
    for item in items:
        item.add_marker(pytest.mark.timeout(PATIENCE))


@pytest.fixture
def fake(tmp_path):
    """Makes an executable that serves, with or without a fault."""

    def make(fault):
        path = tmp_path / f"split-preview-{fault}"
        path.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} {shlex.quote(str(FAKE))} {fault} "$@"\n')
        path.chmod(0o755)
        return str(path)

    return make


@pytest.fixture
def recorder(tmp_path, monkeypatch, capsys):
    """Runs a command of the recorder. Returns its exit code, its output and its error output."""
    import command

    monkeypatch.setattr(command, "STORE", tmp_path / "store")

    def run(*arguments):
        code = command.main([str(argument) for argument in arguments])
        return (code, *capsys.readouterr())

    return run
