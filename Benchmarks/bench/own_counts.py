"""The instructions of apps of one's own: callgrind counts in the process that an app has for a client."""

import functools
import re
import shutil
import subprocess

import own_app
from build import copy_library_of_apps
from own_app import HEIGHT, NARROW, WIDE
from places import LIBRARY_COUNTED, OURS_COUNTED, WORK
from processes import Failure

CALLGRIND = ["valgrind", "-q", "--tool=callgrind", "--trace-children=yes", "--trace-children-skip=*/swift*,*/clang*,*/ld*"]


def counts_of(name, folder, resizes):
    """The instructions of each kind of resize of an app, by labels."""
    # The first build compiles the app. Callgrind would make it take minutes.
    with own_app.serving(folder):
        copy_library_of_apps()
    # Processes write their counts when they end, which can be after the server's end. They are removed by the next run.
    out = WORK / "counts"
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    command = [*CALLGRIND, f"--callgrind-out-file={out}/out.%p", OURS_COUNTED]
    environment = {"SWIFT_DETERMINISTIC_HASHING": "1", "LD_LIBRARY_PATH": str(LIBRARY_COUNTED.parent)}
    with own_app.serving(folder, command, environment) as (server, port), own_app.client(server, port) as client:
        client.open(WIDE, HEIGHT)
        return {f"{name}, {what}": count for what, count in _counts(client, functools.partial(_dump, client.pid, out), resizes)}


def _counts(client, dump, resizes):
    detail = functools.partial(_alternate, client, WIDE + 1, WIDE)
    yield "the detail alone", _count(detail, dump, resizes)
    client.resize(NARROW, HEIGHT)
    yield "to compact and back", _count(functools.partial(_alternate, client, WIDE, NARROW), dump, resizes // 2)
    client.go_back()
    yield "the list's width", _count(functools.partial(_alternate, client, NARROW + 1, NARROW), dump, resizes)


def _alternate(client, one, other, number):
    client.resize(other if number % 2 else one, HEIGHT)


def _count(act, dump, times):
    """The instructions of what a client does, for each time. Before the count, everything is done that is kept afterwards."""
    for number in range(6):
        act(number)
    dump()
    for number in range(times):
        act(number)
    return dump() / times


def _dump(pid, folder):
    """The instructions of a process since the last dump."""
    before = len(list(folder.glob(f"out.{pid}.*")))
    done = subprocess.run(["vgdb", f"--pid={pid}", "dump"], capture_output=True, text=True, timeout=own_app.LATER)
    path = folder / f"out.{pid}.{before + 1}"
    own_app.wait_for(lambda: done.returncode or path.exists())
    found = re.search(r"^totals: (\d+)$", path.read_text(), re.MULTILINE) if path.exists() else None
    if not found:
        raise Failure(f"callgrind has counted nothing for the app's process {pid}: {done.stderr.strip()}")
    return int(found.group(1))
