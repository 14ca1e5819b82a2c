"""A plugin for pytest: a server for the whole run, a client for each test, and readable differences."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator

import pytest

from .client import Client, Preview
from .differences import differences
from .errors import ServerFailed
from .scene import Part
from .server import Server


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("split_preview", "Split Preview")
    group.addoption("--split-preview-bin", metavar="PATH", help="the program split-preview; default: the variable SPLIT_PREVIEW_BIN")
    parser.addini("split_preview_arguments", "flags of `split-preview serve`", default="")


@pytest.fixture(scope="session")
def split_preview_server(pytestconfig: pytest.Config) -> Iterator[Server]:
    """A server that lives as long as the run."""
    arguments = shlex.split(pytestconfig.getini("split_preview_arguments"))
    try:
        server = Server.start(pytestconfig.getoption("split_preview_bin"), *arguments)
    except ServerFailed as error:
        pytest.fail(str(error), pytrace=False)
    with server:
        yield server


@pytest.fixture
def preview_client(split_preview_server: Server) -> Iterator[Client]:
    """A client of its own for each test."""
    with split_preview_server.connect() as client:
        yield client


@pytest.fixture
def open_preview(preview_client: Client) -> Callable[..., Preview]:
    """Opens a preview, as `Client.open` does."""
    return preview_client.open


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """The differences between parts of scenes, by their paths."""
    if op != "==" or not (isinstance(left, Part) or isinstance(right, Part)):
        return None
    return [f"{_name(left)} == {_name(right)}", *differences(left, right)]


def _name(value: object) -> str:
    if isinstance(value, Part):
        identity = value.get("id") or value.get("scene")
        return f"{type(value).__name__}{f' {identity}' if identity else ''}"
    return type(value).__name__
