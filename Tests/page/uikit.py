"""The server of contents that JSON files describe (Tests/ContentFixtures)."""

import os

from server import ROOT, Server

FIXTURES = ROOT / "Tests/page/fixtures/uikit"
BINARY = os.environ.get("CONTENT_FIXTURES_BIN", str(ROOT / ".build/debug/content-fixtures"))
NAMES = sorted(file.stem for file in FIXTURES.glob("*.json"))


def serving_fixtures():
    """A server for as long as a fixture of pytest lives. It must not have died by then."""
    server = Server(command=[BINARY, str(FIXTURES)])
    yield server
    assert server.process.poll() is None, "the server of contents has died"
    server.close()
