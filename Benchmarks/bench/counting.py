"""The instructions of a server for a resize, with all that goes through its socket."""

import pathlib
import re
import subprocess
import tempfile

import servers
from load import send_resizes
from places import OURS, OURS_COUNTED
from processes import Failure, Server, running

#: Seconds that a server may take to end, so that callgrind writes its counts.
PATIENCE = 60


def instructions_of(name, resizes):
    """The instructions of a resize in user space: those of a run with that many more of them than another run has."""
    few, many = (_count(name, number) for number in (resizes, 2 * resizes))
    return (many - few) / resizes


def counted(command, use=subprocess.Popen.wait, inside=None, environment=None):
    """The instructions of a program in user space, as it is used until it ends; only those inside of a function, if one is given."""
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder, "out")
        callgrind = ["valgrind", "-q", "--tool=callgrind", f"--callgrind-out-file={out}"]
        if inside:
            callgrind.append(f"--toggle-collect={inside}")
        callgrind += map(str, command)
        with running(callgrind, environment={"SWIFT_DETERMINISTIC_HASHING": "1", **(environment or {})}, stderr=subprocess.DEVNULL) as process:
            use(process)
        found = re.search(r"^totals: (\d+)$", out.read_text(), re.MULTILINE) if out.exists() else None
    if not found:
        raise Failure(f"callgrind has counted nothing for {pathlib.Path(command[0]).name}")
    return int(found.group(1))


def _count(name, resizes):
    def use(process):
        send_resizes(Server(name, process), resizes)
        process.terminate()
        process.wait(PATIENCE)

    return counted([OURS_COUNTED if part == OURS else part for part in servers.commands()[name]], use)
