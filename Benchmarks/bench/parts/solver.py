"""Our solver of constraints beside kiwi, by the instructions for the same constraints. It needs valgrind, a C++ compiler and PyPI."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

from places import ROOT
from processes import Failure
from tables import Table

NEEDS = set()

KIWI = "kiwisolver==1.4.5"
SOURCES = ROOT / "Benchmarks/solver"
#: A package of its own, because the solver is no product of ours.
PACKAGE = """// swift-tools-version:6.2
import PackageDescription
let package = Package(name: "solver", targets: [
  .target(name: "LayoutSolver"), .executableTarget(name: "solver", dependencies: ["LayoutSolver"]),
])
"""


def run(options):
    count = options.extent(200, 20)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        ours, kiwi = _ours(folder / "ours"), _kiwi(folder)
        return {
            "ours, solved anew": _instructions([ours], count),
            "kiwi, solved anew": _instructions([kiwi, "anew"], count),
            "kiwi, another width for a kept solver": _instructions([kiwi, "edit"], count),
        }


def _ours(folder):
    (folder / "Sources/solver").mkdir(parents=True)
    (folder / "Package.swift").write_text(PACKAGE, encoding="utf-8")
    shutil.copytree(ROOT / "Sources/LayoutSolver", folder / "Sources/LayoutSolver")
    shutil.copy(SOURCES / "main.swift", folder / "Sources/solver/main.swift")
    _run([os.environ.get("SWIFT") or "swift", "build", "--package-path", folder, "--configuration", "release"])
    return folder / ".build/release/solver"


def _kiwi(folder):
    _run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:", "--dest", folder, KIWI])
    (archive,) = folder.glob("kiwisolver-*.tar.gz")
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    (headers,) = folder.glob("kiwisolver-*/")
    _run(["c++", "-O2", "-std=c++17", "-I", headers, SOURCES / "kiwi.cpp", "-o", folder / "kiwi"])
    return folder / "kiwi"


def _run(command):
    done = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise Failure(f"{command[0]} has failed: {done.stdout[-500:]}")
    return done.stdout


def _instructions(command, count):
    """The instructions of one solution: those of many, without those of the program around them."""
    return (_counted([*command, str(count)]) - _counted([*command, "0"])) / count


def _counted(command):
    found = re.search(r"Collected : (\d+)", _run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command]))
    if not found:
        raise Failure("callgrind counts nothing")
    return int(found[1])


def tables(results):
    rows = [(name, round(count)) for name, count in results.items()]
    note = "A cell with an image and three labels, with all constraints that views bring with them. kiwi weighs priorities; ours are exact."
    return [Table("Instructions to solve 59 constraints of 20 numbers", ("solver", "instructions"), rows, note)]
