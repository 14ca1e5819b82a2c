"""The load generator."""

import contextlib
import json
import subprocess

import servers
from places import NATIVE
from processes import GENERATOR_CORE, Failure, pinned, read_line, running

#: The size of the window at first. The load generator resizes it from here.
WINDOW = {"width": 1200, "height": 820}


def open_message(preview="instagram", updates="moved", **members):
    message = {"type": "open", "id": 100_000_000, "scene": preview, "updates": updates, "window": WINDOW, **members}
    return json.dumps(message, separators=(",", ":"))


def _command(mode, server, **options):
    flags = [part for name, value in options.items() for part in (f"--{name}", str(value))]
    return [NATIVE / "load", mode, "--port", server.port, "--server", server.pid, *flags]


def load(mode, server, *, clients, seconds, ping=False, **options):
    """The figures of a run. Times are in microseconds."""
    command = _command(mode, server, clients=clients, seconds=seconds, **options)
    command += ["--ping"] if ping else ["--open", open_message()]
    # The generator itself gives up on a set-up after its patience.
    limit = seconds + options.get("warmup", 1) + options.get("patience", 60) + 10
    try:
        done = subprocess.run(pinned(GENERATOR_CORE, command), capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired as error:
        raise Failure(f"{server.name} with {clients} clients has taken longer than {limit:.0f} seconds") from error
    if done.returncode:
        raise Failure(f"{server.name} with {clients} clients: {done.stderr.strip()}")
    return json.loads(done.stdout)


def record_answers():
    """Records the answers of our server."""
    servers.ANSWERS.parent.mkdir(parents=True, exist_ok=True)
    with servers.start("ours") as server:
        command = _command("record", server, open=open_message(), record=servers.ANSWERS)
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=120)
        if done.returncode:
            raise Failure(f"The answers cannot be recorded: {done.stderr.strip()}")


def send_resizes(server, count):
    """One client sends so many resizes to a server that may be very slow."""
    command = _command("count", server, open=open_message(), count=count)
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=120)
    if done.returncode:
        raise Failure(f"{server.name}: {done.stderr.strip()}")


@contextlib.contextmanager
def holding(server, clients, patience=180):
    """So many clients that have opened a scene, and do nothing more."""
    command = _command("hold", server, clients=0, idle=clients, patience=patience, open=open_message())
    with running(command, GENERATOR_CORE, stderr=subprocess.PIPE) as process:
        if read_line(process, patience + 10).strip() != "ready":
            raise Failure(f"{server.name} with {clients} idle clients: {process.stderr.read().strip()}")
        yield
