"""Processes on a processor of their own, which end with the measurement."""

import contextlib
import os
import re
import resource
import selectors
import shutil
import subprocess
import time

#: The server has the first processor that this process may use, and the load generator the second.
_PROCESSORS = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
SERVER_CORE, GENERATOR_CORE = (_PROCESSORS[0], _PROCESSORS[1]) if len(_PROCESSORS) > 1 else (None, None)

#: Seconds that a server may take to listen.
PATIENCE = 20


class Failure(Exception):
    """A measurement that was not possible. The error says why."""


def pinned(core, command):
    """The command, on one processor. A machine with only one has nothing to pin."""
    arguments = [str(part) for part in command]
    return arguments if core is None or not shutil.which("taskset") else ["taskset", "-c", str(core), *arguments]


def raise_file_limit():
    """Lets this process and its children open as many files as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def read_line(process, patience=PATIENCE):
    """The first line of a process, which is empty if it ends. It is an error if it takes too long."""
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        if not selector.select(patience):
            raise Failure(f"{process.args[-1]} has printed nothing for {patience} seconds")
    return process.stdout.readline()


@contextlib.contextmanager
def running(command, core=None, environment=None, **options):
    """A process that ends with the block, whatever happens in it."""
    process = subprocess.Popen(
        pinned(core, command), stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True, env={**os.environ, **(environment or {})}, **options
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
        with contextlib.suppress(BrokenPipeError):
            process.stdin.close()


def resident(process):
    """The memory of a process in bytes."""
    with open(f"/proc/{process}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Server:
    """A server that listens: its port, and its process."""

    def __init__(self, name, process):
        self.name = name
        self.process = process
        line = read_line(process)
        found = re.search(r":(\d+)/|^(\d+)$", line)
        if not found:
            raise Failure(f"{name} does not listen: {line.strip() or 'it has ended'}")
        self.port = int(found.group(1) or found.group(2))

    @property
    def pid(self):
        return self.process.pid

    def resident(self):
        """The memory of the process in bytes."""
        return resident(self.pid)

    def settled_memory(self):
        """The memory once it no longer changes."""
        before = -1
        for _ in range(20):
            now = self.resident()
            if now == before:
                break
            before = now
            time.sleep(0.2)
        return now


@contextlib.contextmanager
def serving(name, command, environment=None):
    with running(command, SERVER_CORE, environment) as process:
        yield Server(name, process)
