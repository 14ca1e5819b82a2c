"""The parts of the Debian package that speak of other files. Tests/package has the package itself."""

import json
import re

from conftest import ROOT

DEBIAN = ROOT / "deploy/debian"


def dependencies():
    """The names of the packages that the build has fetched, which the program contains."""
    state = json.loads((ROOT / ".build/workspace-state.json").read_text())
    return {dependency["subpath"] for dependency in state["object"]["dependencies"]}


def copyright_paragraphs():
    return (DEBIAN / "copyright").read_text().strip().split("\n\n")


def test_the_copyright_names_every_library_in_the_program():
    named = set(re.findall(r"^Files: \.build/checkouts/([^/]*)/\*$", (DEBIAN / "copyright").read_text(), re.MULTILINE))
    assert named == dependencies()


def test_the_text_of_every_licence_is_there_once():
    paragraphs = copyright_paragraphs()
    named = {re.search(r"^License: (.*)$", text, re.MULTILINE)[1] for text in paragraphs if text.startswith("Files: ")}
    texts = [re.match(r"License: (.*)\n ", text)[1] for text in paragraphs if text.startswith("License: ")]
    assert sorted(texts) == sorted(named)


def test_the_package_has_the_version_of_the_program():
    (version,) = re.findall(r'static let current = "(.*)"', (ROOT / "Sources/split-preview/Version.swift").read_text())
    newest = (DEBIAN / "changelog").read_text().split("\n")[0]
    assert re.fullmatch(rf"split-preview \({re.escape(version)}-\d+\) \w+; urgency=\w+", newest)


def test_a_drained_process_has_time_to_end():
    """SIGKILL comes only after the time in which the clients may leave."""
    unit = (ROOT / "deploy/systemd/split-preview@.service").read_text()
    (drain,) = re.findall(r"--drain-for (\d+)", unit)
    (patience,) = re.findall(r"^TimeoutStopSec=(\d+)$", unit, re.MULTILINE)
    assert int(patience) > int(drain)


def test_the_units_have_the_same_rights():
    """The rights of one process do not depend on how many there are."""
    one, many = ((ROOT / f"deploy/systemd/split-preview{sign}.service").read_text() for sign in ("", "@"))
    assert one.split("# The server only listens")[1] == many.split("# The server only listens")[1]
