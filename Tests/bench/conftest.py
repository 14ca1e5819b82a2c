"""The benchmark's own reasoning. Nothing here measures anything, and no time decides about a test."""

import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Benchmarks/bench"))

#: Seconds after which a test that waits for something has waited in vain.
PATIENCE = 60


def pytest_collection_modifyitems(items):
    for item in items:
        item.add_marker(pytest.mark.timeout(PATIENCE))
