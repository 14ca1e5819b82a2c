"""The set-up, with commands that are not real ones: what it decides on machines that are not here."""

import pytest

from machine import Machine

#: Seconds after which a test that waits for something has waited in vain.
PATIENCE = 120


def pytest_collection_modifyitems(items):
    for item in items:
        item.add_marker(pytest.mark.timeout(PATIENCE))


@pytest.fixture
def machine(tmp_path):
    """A Linux with all that it takes, where everything is root's to do. Tests take away from it."""
    return Machine(tmp_path)
