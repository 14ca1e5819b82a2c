"""Servers and clients for tests of apps in processes of their own."""

import sys

import pytest

from processes import AppServer, Visitor

#: Seconds after which a test that waits for something has waited in vain.
PATIENCE = 180


def pytest_collection_modifyitems(items):
    for item in items:
        item.add_marker(pytest.mark.timeout(PATIENCE))
        if sys.platform != "linux":
            item.add_marker(pytest.mark.skip(reason="an app has processes of its own on Linux alone"))


@pytest.fixture
def serve(tmp_path):
    """Starts servers of an app that end with the test."""
    servers = []

    def start(*arguments, **options):
        servers.append(AppServer(tmp_path, *arguments, **options))
        return servers[-1]

    yield start
    for server in servers:
        server.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One server for all tests of a module, which must live through them."""
    server = AppServer(tmp_path_factory.mktemp("app"))
    yield server
    assert server.process.poll() is None, "the server has died"
    server.close()


@pytest.fixture
def visit():
    """Connects clients that leave with the test."""
    visitors = []

    def connect(server):
        visitors.append(Visitor(server))
        return visitors[-1]

    yield connect
    for visitor in visitors:
        visitor.close()
