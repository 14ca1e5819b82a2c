"""The package of the benchmarks builds sources of the project through links, so its manifest must follow the project's."""

import json
import subprocess

import pytest

from conftest import ROOT

SOURCES = ROOT / "Benchmarks/Sources"
LINKED = sorted(path.name for path in SOURCES.iterdir() if path.is_symlink())


def targets(package):
    """The needs of each target by its name: the targets it depends on, and the files it embeds."""
    described = subprocess.run(["swift", "package", "dump-package", "--package-path", package], capture_output=True, check=True, text=True)
    return {
        target["name"]: {"dependencies": sorted(map(json.dumps, target["dependencies"])), "resources": target["resources"]}
        for target in json.loads(described.stdout)["targets"]
    }


@pytest.fixture(scope="module")
def packages():
    return targets(ROOT), targets(ROOT / "Benchmarks")


@pytest.mark.parametrize("name", LINKED)
def test_a_linked_target_needs_what_it_needs_in_the_project(packages, name):
    project, benchmarks = packages
    assert (SOURCES / name).resolve() == ROOT / "Sources" / name
    assert benchmarks[name] == project[name]


def test_the_manifests_are_compared_at_all():
    assert "PreviewProtocol" in LINKED
