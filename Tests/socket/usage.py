"""The memory and the files that a process uses, as far as the system reports them."""

import os
import pathlib

import pytest


def _proc(pid):
    folder = pathlib.Path(f"/proc/{pid}")
    if not folder.exists():
        pytest.skip("the system does not tell what a process uses")
    return folder


def memory(pid):
    """Kilobytes that stay in memory."""
    if "ASAN_OPTIONS" in os.environ:
        pytest.skip("AddressSanitizer keeps what was freed")
    status = (_proc(pid) / "status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))


def descriptors(pid):
    """The number of open files and sockets."""
    return len(list((_proc(pid) / "fd").iterdir()))


def ticks(pid):
    """Hundredths of a second that the process has run."""
    fields = (_proc(pid) / "stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])
