"""The tools of a build are looked at once when `split-preview app` starts, since each look takes a second."""

import os
import subprocess

SWIFT = """#!/bin/sh
echo "$*" >> "$LOG"
"""
MANIFEST = """{"name":"Notes","targets":[{"name":"Notes","type":"executable","path":"App","exclude":[],"dependencies":[]}]}"""


def program(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)


def looks(tmp_path, app):
    """How often a start builds the rewriter, with a compiler that only writes down what it is to do."""
    checkout, log = tmp_path / "checkout", tmp_path / "log"
    program(tmp_path / "swift", SWIFT)
    program(tmp_path / "swiftc", SWIFT)
    program(checkout / ".build/rewriter/release/app-rewriter", f"#!/bin/sh\necho '{MANIFEST}'\n")
    (checkout / "Package.swift").write_text("")
    command = [os.environ["SPLIT_PREVIEW_BIN"], "app", str(app), "--package", str(checkout), "--build-only"]
    environment = {**os.environ, "SWIFT": str(tmp_path / "swift"), "LOG": str(log)}
    subprocess.run(command, env=environment, capture_output=True, timeout=60, check=False)
    builds = [line for line in log.read_text().splitlines() if line.startswith("build ")]
    assert sum("--product UIKitApp" in line for line in builds) == 1, builds
    return sum("--product app-rewriter" in line for line in builds)


def test_a_package_has_one_look_at_the_rewriter(tmp_path):
    app = tmp_path / "Notes"
    (app / "App").mkdir(parents=True)
    (app / "Package.swift").write_text("")
    (app / "App/App.swift").write_text("import UIKit\n")
    assert looks(tmp_path, app) == 1


def test_a_folder_has_one_look_too(tmp_path):
    app = tmp_path / "Notes"
    app.mkdir()
    (app / "App.swift").write_text("import UIKit\n")
    assert looks(tmp_path, app) == 1
