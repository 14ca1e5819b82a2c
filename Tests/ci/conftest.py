"""The action for GitHub, run step by step in two clones of this checkout, with a folder in place of GitHub's cache.

The first run builds a release, which takes minutes. With `SPLIT_PREVIEW_BUILT`, it takes place in the checkout that this variable names,
whose sources are those of this one: if a release was built there, Swift looks for changes and has nothing to do.
"""

import os
import pathlib
import shlex
import shutil
import subprocess

import pytest

from action import Action

ROOT = pathlib.Path(__file__).resolve().parents[2]

#: The script of a Swift that refuses to build.
REFUSAL = '[ "$1" != build ] || { echo "error: this Swift does not build" >&2; exit 1; }'

#: Seconds after which a build hangs. No test passes or fails by being faster or slower than that.
PATIENCE = 3600


def pytest_collection_modifyitems(items):
    for item in items:
        item.add_marker(pytest.mark.timeout(PATIENCE))


def clone(folder):
    """A clone of what is committed here, as a CI has it."""
    subprocess.run(["git", "clone", "-q", ROOT, folder], check=True)
    return folder


def watched_swift(folder, script=""):
    """A folder for the path with a Swift that writes down its calls, does what `script` says, and then what the real one does."""
    real = [*shlex.split(os.environ.get("SWIFT", "swift"))]
    real[0] = shutil.which(real[0])
    folder.mkdir()
    (folder / "swift").write_text(f'#!/bin/sh\necho "$*" >>{shlex.quote(str(folder))}/calls\n{script}\nexec {shlex.join(real)} "$@"\n')
    (folder / "swift").chmod(0o755)
    return folder


def environment(tools):
    """The environment of a run. The action itself says which program its checks use."""
    kept = {name: value for name, value in os.environ.items() if name not in ("SWIFT", "SPLIT_PREVIEW_BIN")}
    return kept | {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}


@pytest.fixture(scope="module")
def cache(tmp_path_factory):
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(scope="module")
def workspace(tmp_path_factory):
    """The repository of an app, which has checks in the folder layout."""
    folder = tmp_path_factory.mktemp("workspace")
    shutil.copytree(ROOT / "Examples/Checks", folder / "layout")
    return folder


def run(checkout, tools, cache, workspace):
    action = Action(checkout, cache, workspace, environment(tools), files="layout")
    action.tools = tools
    action.run()
    return action


@pytest.fixture(scope="module")
def first(tmp_path_factory, cache, workspace):
    """The first run. Its clone is gone afterwards, so nothing can come from there."""
    folder = tmp_path_factory.mktemp("first")
    built = os.environ.get("SPLIT_PREVIEW_BUILT")
    checkout = pathlib.Path(built).resolve() if built else clone(folder / "split-preview")
    shutil.rmtree(checkout / ".build/cached", ignore_errors=True)
    action = run(checkout, watched_swift(folder / "tools"), cache, workspace)
    if not built:
        shutil.rmtree(checkout)
    return action


@pytest.fixture(scope="module")
def second(tmp_path_factory, first, cache, workspace):
    """The second run, in a clone at another path, with a Swift that refuses to build."""
    folder = tmp_path_factory.mktemp("second")
    return run(clone(folder / "another path"), watched_swift(folder / "tools", REFUSAL), cache, workspace)
