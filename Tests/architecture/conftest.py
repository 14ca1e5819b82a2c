"""The directions between targets and between folders, read from the Swift sources."""

import pathlib

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def sources():
    return ROOT / "Sources"


@pytest.fixture
def target(tmp_path):
    """Writes a target of files by their paths, and returns its folder."""

    def write(files):
        for path, text in files.items():
            file = tmp_path / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        return tmp_path

    return write
