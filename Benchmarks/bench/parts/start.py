"""The start of the server, and the size of its binary."""

import os
import subprocess
import tempfile
import time

import servers
from figures import percentile
from places import OURS
from processes import Server, running
from tables import Table

NEEDS = {"ours"}


def run(options):
    times = [_time_to_listen() for _ in range(options.extent(40, 8))]
    return {
        "milliseconds": {"p50": percentile(times, 0.5), "p90": percentile(times, 0.9), "least": min(times)},
        "bytes": OURS.stat().st_size,
        "stripped": _stripped_size(),
    }


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


def tables(results):
    times = results["milliseconds"]
    rows = [
        ("process start to listening, p50", f"{times['p50']:.1f} ms"),
        ("process start to listening, p90", f"{times['p90']:.1f} ms"),
        ("binary", f"{results['bytes'] / 1e6:.1f} MB"),
        ("binary without symbols", f"{results['stripped'] / 1e6:.1f} MB"),
    ]
    return [Table("Start", ("subject", "figure"), rows)]
