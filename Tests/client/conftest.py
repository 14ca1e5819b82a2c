"""The Python package of clients/python, as it lies in the repository, and a server of this checkout."""

import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "clients/python"
sys.path.insert(0, str(PACKAGE / "src"))
os.environ.setdefault("SPLIT_PREVIEW_BIN", str(ROOT / ".build/debug/split-preview"))

pytest_plugins = ["pytester"]

#: Seconds after which a test that waits for something has waited in vain.
PATIENCE = 120


def pytest_collection_modifyitems(items):
    for item in items:
        item.add_marker(pytest.mark.timeout(PATIENCE))


@pytest.fixture(scope="session")
def server():
    from split_preview import Server

    server = Server.start()
    yield server
    assert server.stop() == 0


@pytest.fixture
def client(server):
    with server.connect() as client:
        yield client
