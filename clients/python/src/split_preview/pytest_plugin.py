"""A plugin for pytest: a server for the whole run, a client for each test, and readable differences."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

import pytest

from .client import Client, Preview
from .differences import differences
from .errors import ServerFailed
from .scene import Part
from .server import Server


class OpenPreview(Protocol):
    """The type of the fixture `open_preview`, with the parameters of `Client.open`."""

    def __call__(
        self, scene: str, *, options: Mapping[str, Any] | None = None, width: float | None = None, height: float | None = None,
        scale: float | None = None, safe_area: Sequence[float] | None = None, profile: str | None = None, device: str | None = None,
        policy: str | None = None, traits: Mapping[str, str | None] | None = None, language: str | None = None,
        place: Mapping[str, Any] | None = None, updates: str = "moved",
    ) -> Preview:  # fmt: skip
        """Opens a preview."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("split_preview", "Split Preview")
    group.addoption("--split-preview-bin", metavar="PATH", help="the program split-preview; default: the variable SPLIT_PREVIEW_BIN")
    parser.addini("split_preview_arguments", "flags of `split-preview serve`", default="")


@pytest.fixture(scope="session")
def split_preview_server(pytestconfig: pytest.Config) -> Iterator[Server]:
    """A server that lives as long as the run. With xdist, each worker has its own."""
    arguments = shlex.split(pytestconfig.getini("split_preview_arguments"))
    try:
        server = Server.start(*arguments, binary=pytestconfig.getoption("split_preview_bin"))
    except ServerFailed as error:
        pytest.fail(str(error), pytrace=False)
    with server:
        yield server
    if server.process.returncode != 0:
        pytest.fail(f"The server has ended with {server.process.returncode}. {server.words}".rstrip(), pytrace=False)


@pytest.fixture
def preview_client(split_preview_server: Server) -> Iterator[Client]:
    """A client of its own for each test."""
    with split_preview_server.connect() as client:
        yield client


@pytest.fixture
def open_preview(preview_client: Client) -> OpenPreview:
    """Opens a preview, as `Client.open` does."""
    return preview_client.open


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """The differences between parts of scenes, or lists of them, by their paths."""
    if op not in ("==", "!=") or not (_has_parts(left) or _has_parts(right)):
        return None
    first = f"{_name(left)} {op} {_name(right)}"
    if op == "!=":
        return [first, "They are equal."]
    # A test can name what it expects on either side. The side with the parts of a scene is what there was.
    value, expected = (left, right) if _has_parts(left) else (right, left)
    found = differences(value, expected, exactly=True)
    # A list and a tuple with the same elements differ as well, which pytest itself says.
    return [first, *found] if found else None


def _has_parts(value: object) -> bool:
    if isinstance(value, Mapping) and not isinstance(value, Part):
        return any(map(_has_parts, value.values()))
    return isinstance(value, Part) or (isinstance(value, (list, tuple)) and any(map(_has_parts, value)))


def _name(value: object) -> str:
    return value.label if isinstance(value, Part) else type(value).__name__
