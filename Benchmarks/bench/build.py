"""Builds what a run measures, and what it compares with."""

import os
import shutil
import subprocess
import sys

from places import BENCHMARKS, LIBRARY, LIBRARY_COUNTED, NATIVE, OURS, OURS_COUNTED, ROOT, SOLVERS, SWIFT, WORK

#: The programs in C: their sources, and the library that they need.
PROGRAMS = {
    "load": (["load", "run", "figures", "closed", "paced", "others", "client", "frames", "messages", "samples"], None),
    "plain-server": (["plain-server", "answers", "messages", "frames"], None),
    "bare-server": (["bare-server", "answers", "messages"], "libwebsockets"),
}


#: The solver of constraints with which ours is compared, of PyPI.
KIWI = "kiwisolver==1.4.5"
#: Taffy with a wrapper in Python, of PyPI.
TAFFY = "stretchable==1.1.8"
#: A package of its own, because our solver is no product.
SOLVER_PACKAGE = """// swift-tools-version:6.2
import PackageDescription
let package = Package(name: "solver", targets: [
  .target(name: "LayoutSolver"), .executableTarget(name: "solver", dependencies: ["LayoutSolver"]),
])
"""


class BuildError(Exception):
    """A program that cannot be built. The error says which, and why."""


def build_ours():
    """Builds the server, and a copy of it without what valgrind cannot read."""
    _run("the server", [ROOT / "scripts/build", "release", "split-preview"])
    _run("the bundle of the page", [ROOT / "scripts/bundle", "release"])
    WORK.mkdir(parents=True, exist_ok=True)
    _run("a copy of the server", ["strip", "--strip-debug", "-o", OURS_COUNTED, OURS])


def copy_library_of_apps():
    """Copies the library of apps without what valgrind cannot read, once an app has been built."""
    _run("a copy of the library of apps", ["strip", "--strip-debug", "-o", LIBRARY_COUNTED, LIBRARY])


def build_swift():
    """Builds the package of the benchmarks, and removes what valgrind cannot read from the program that it runs."""
    swift = os.environ.get("SWIFT", "swift").split()
    _run("the package Benchmarks", [*swift, "build", "--configuration", "release", "--package-path", BENCHMARKS, "--scratch-path", SWIFT])
    _run("measure-session", ["strip", "--strip-debug", "-o", SWIFT / "measure-session", SWIFT / "release/measure-session"])


def build_native(names=PROGRAMS, folder=NATIVE):
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        sources, library = PROGRAMS[name]
        flags = _flags_of(library) if library else []
        files = [BENCHMARKS / "native" / f"{source}.c" for source in sources]
        compiler = shutil.which("cc") or shutil.which("gcc") or "cc"
        _run(name, [compiler, "-std=c11", "-O2", "-Wall", "-Wextra", "-Werror", *files, *flags, "-lm", "-o", folder / name])


def build_solvers():
    """Builds our solver of constraints and kiwi, each in a program that solves the same constraints, and installs Taffy."""
    shutil.rmtree(SOLVERS, ignore_errors=True)
    (SOLVERS / "Sources/solver").mkdir(parents=True)
    (SOLVERS / "Package.swift").write_text(SOLVER_PACKAGE, encoding="utf-8")
    shutil.copytree(ROOT / "Sources/LayoutSolver", SOLVERS / "Sources/LayoutSolver")
    shutil.copy(BENCHMARKS / "solver/main.swift", SOLVERS / "Sources/solver")
    swift = os.environ.get("SWIFT", "swift").split()
    _run("our solver", [*swift, "build", "--configuration", "release", "--package-path", SOLVERS])
    _run("kiwi's package", [sys.executable, "-m", "pip", "download", "--no-deps", "--no-binary", ":all:", "--dest", SOLVERS, KIWI])
    (archive,) = SOLVERS.glob("kiwisolver-*.tar.gz")
    shutil.unpack_archive(archive, SOLVERS, filter="data")
    (headers,) = SOLVERS.glob("kiwisolver-*/")
    _run("kiwi", ["c++", "-O2", "-std=c++17", "-I", headers, BENCHMARKS / "solver/kiwi.cpp", "-o", SOLVERS / "kiwi"])
    _run("Taffy", [sys.executable, "-m", "pip", "install", "--target", SOLVERS / "taffy", TAFFY])


def _flags_of(library):
    found = subprocess.run(["pkg-config", "--cflags", "--libs", library], capture_output=True, text=True)
    if found.returncode:
        raise BuildError(f"{library} cannot be found: {found.stderr.strip()}")
    return found.stdout.split()


def _run(what, command):
    print(f"Building {what}.", file=sys.stderr)
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise BuildError(f"{what} cannot be built:\n{done.stdout[-4000:]}")
