"""The session without a socket: its time, allocations and bytes, and the instructions that callgrind counts."""

import dataclasses
import json
import os
import pathlib
import re
import subprocess
import tempfile

from load import open_message
from places import SWIFT
from processes import SERVER_CORE, Failure, pinned

#: A resize needs as many instructions in every process if hashes have the same seed.
_ENVIRONMENT = {"SWIFT_DETERMINISTIC_HASHING": "1"}


@dataclasses.dataclass(frozen=True)
class Case:
    label: str
    depth: str = "session"
    drag: str = "edge"
    count: int = 160
    sessions: int = 1
    set_up: tuple = ()

    @property
    def line(self):
        return "\t".join([self.label, self.depth, self.drag, str(self.count), str(self.sessions), *self.set_up])


def case(label, preview, *, updates="moved", messages=(), members=None, **options):
    """A case with the message that opens the scene, and those that follow it."""
    set_up = (open_message(preview, updates, **(members or {})), *(json.dumps(message) for message in messages))
    return Case(label, set_up=set_up, **options)


def scenes():
    """The profiles of each scene, of which the first is the default."""
    done = subprocess.run([SWIFT / "release/measure-session", "--scenes"], capture_output=True, text=True, check=True)
    return {name: profiles for name, *profiles in (line.split("\t") for line in done.stdout.splitlines())}


def _run(command, cases, limit):
    text = "".join(f"{case.line}\n" for case in cases)
    try:
        done = subprocess.run(
            command, input=text, capture_output=True, text=True, timeout=limit, env={**os.environ, **_ENVIRONMENT}
        )
    except subprocess.TimeoutExpired as error:
        raise Failure(f"{command[0]} has taken longer than {limit} seconds") from error
    if done.returncode:
        raise Failure(f"measure-session has failed: {done.stderr.strip()[-500:]}")
    return done.stdout


def measure(cases, limit=180):
    """The figures of the cases by their labels. Times are in nanoseconds."""
    lines = _run(pinned(SERVER_CORE, [SWIFT / "release/measure-session"]), cases, limit).splitlines()
    figures = [json.loads(line) for line in lines]
    return {figure.pop("label"): figure for figure in figures}


def counted(dump):
    """The label of a dump of callgrind and its instructions, or None for the dump at the end of the program."""
    label = re.search(r"^desc: Trigger: Client Request: (.*)$", dump, re.MULTILINE)
    total = re.search(r"^summary: (\d+)$", dump, re.MULTILINE)
    return (label.group(1), int(total.group(1))) if label and total else None


def count_instructions(cases, limit=300):
    """The instructions of a message in user space, by the labels of the cases."""
    counts = {case.label: case.count for case in cases}
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder, "out")
        _run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", str(SWIFT / "measure-session")], cases, limit)
        found = dict(filter(None, (counted(path.read_text()) for path in pathlib.Path(folder).iterdir())))
    missing = counts.keys() - found.keys()
    if missing:
        raise Failure(f"callgrind has counted nothing for {', '.join(sorted(missing))}")
    return {label: found[label] / count for label, count in counts.items()}
