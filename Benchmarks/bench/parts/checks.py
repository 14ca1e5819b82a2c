"""A check of every width, as a whole process on one core."""

import resource
import subprocess
import tempfile

from places import OURS
from tables import Table

NEEDS = {"ours"}

#: The pixels of the widths from 320 to 1366 points.
WINDOWS = 2093

_RULES = """\
format: 1
scene: mail
checks:
  - name: every width
    widths: {from: 320, to: 1366}
    height: 1024
    expect:
      - {if: {window.horizontalSizeClass: compact}, then: {split.isCollapsed: true}}
      - {if: {window.horizontalSizeClass: regular}, then: {split.isCollapsed: false}}
      - {split.secondary.width: {atLeast: 320}}
      - {window.height: 1024}
      - {split.displayMode: {exists: true}}
"""


def run(options):
    with tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
        file.write(_RULES)
        file.flush()
        return {"rate": max(WINDOWS / _seconds(file.name) for _ in range(options.extent(10, 2)))}


def _seconds(path):
    """The time that a process takes of the processor, its start included."""
    before = _used()
    result = subprocess.run([OURS, "check", path, "--jobs", "1"], capture_output=True, text=True)
    assert f"in {WINDOWS} windows, all passed." in result.stdout, result.stdout + result.stderr
    return _used() - before


def _used():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def tables(results):
    return [Table("Checks, as a process", ("subject", "figure"), [("windows with five rules a second of a core, mail", results["rate"])])]
