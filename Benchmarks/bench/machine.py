"""The machine of a run, and the versions of what it runs."""

import os
import pathlib
import platform
import re
import subprocess

from places import OURS, ROOT


def describe():
    return {
        "processor": _processor(),
        "cores": len(os.sched_getaffinity(0)),
        "memory": f"{os.sysconf('SC_PAGE_SIZE') * os.sysconf('SC_PHYS_PAGES') / 2**30:.0f} GiB",
        "system": f"{_system()}, Linux {platform.release().split('-')[0]}",
        "swift": _first_line("swift", "--version"),
        "server": _first_line(OURS, "--version"),
        "node": _first_line("node", "--version"),
        "valgrind": _first_line("valgrind", "--version"),
    }


def commit():
    return _first_line("git", "-C", ROOT, "describe", "--always", "--dirty")


def _processor():
    found = re.search(r"^model name\s*: (.*)$", pathlib.Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    return found.group(1).strip() if found else platform.machine()


def _system():
    found = re.search(r'^PRETTY_NAME="?([^"\n]*)', pathlib.Path("/etc/os-release").read_text(), re.MULTILINE)
    return found.group(1) if found else platform.system()


def _first_line(*command):
    try:
        lines = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
    except OSError:
        return "none"
    return lines[0] if lines else "none"
