"""The files that the benchmark reads, builds and writes."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
BENCHMARKS = ROOT / "Benchmarks"

#: Everything that the benchmark makes, except the report.
WORK = ROOT / ".build/bench"
SWIFT = WORK / "swift"
NATIVE = WORK / "native"
SOLVERS = WORK / "solvers"

OURS = ROOT / ".build/release/split-preview"
#: A copy that valgrind can run.
OURS_COUNTED = WORK / "split-preview"
#: The library of apps, which the first build of an app makes, and a copy of it that valgrind can read.
LIBRARY = ROOT / ".build/release/libUIKitApp.so"
LIBRARY_COUNTED = WORK / "libUIKitApp.so"
#: Apps of one's own that are measured.
APPS = BENCHMARKS / "apps"
RESULTS = WORK / "bench.json"
#: iPads for a board that has as many windows as there can be.
DEVICES = BENCHMARKS / "devices.json"
BUDGETS = BENCHMARKS / "budgets.json"
#: The figures of the last run of the part `build` that was recorded.
BUILD_FIGURES = BENCHMARKS / "build.json"
REPORT = ROOT / "docs/performance.md"
