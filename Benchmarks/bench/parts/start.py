"""The start of the server, and the size of its binary."""

import os
import subprocess
import tempfile
import time

import servers
from figures import percentile
from places import OURS, ROOT, WORK
from processes import Server, running
from tables import Table

NEEDS = {"ours"}


def run(options):
    times = [_time_to_listen() for _ in range(options.extent(40, 8))]
    results = {
        "milliseconds": {"p50": percentile(times, 0.5), "p90": percentile(times, 0.9), "least": min(times)},
        "bytes": OURS.stat().st_size,
        "stripped": _stripped_size(),
    }
    if options.clean_build:
        results["build"] = _clean_build()
    return results


def _time_to_listen():
    """The milliseconds from before the process exists until it has said where it listens."""
    start = time.perf_counter()
    with running(servers.ours()) as process:
        Server("ours", process)
        return (time.perf_counter() - start) * 1e3


def _stripped_size():
    with tempfile.NamedTemporaryFile() as file:
        subprocess.run(["strip", "-o", file.name, OURS], check=True)
        return os.stat(file.name).st_size


def _clean_build():
    """The seconds of a release build that begins with nothing but the fetched sources."""
    with tempfile.TemporaryDirectory(dir=WORK) as folder:
        swift = os.environ.get("SWIFT", "swift").split()
        command = [*swift, "build", "--configuration", "release", "--product", "split-preview", "--scratch-path", folder]
        start = time.perf_counter()
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=1200)
        return time.perf_counter() - start


def tables(results):
    times = results["milliseconds"]
    rows = [
        ("process start to listening, p50", f"{times['p50']:.1f} ms"),
        ("process start to listening, p90", f"{times['p90']:.1f} ms"),
        ("binary", f"{results['bytes'] / 1e6:.1f} MB"),
        ("binary without symbols", f"{results['stripped'] / 1e6:.1f} MB"),
    ]
    if "build" in results:
        rows.append(("clean release build", f"{results['build']:.0f} s"))
    return [Table("Start", ("subject", "figure"), rows)]
