"""The memory of a connection that has opened the Instagram scene and does nothing."""

import time

import servers
from load import holding, record_answers
from processes import Failure
from tables import Table

NEEDS = {"ours", "native"}

#: Seconds without a message, after which our server looks for sessions that can rest. It has done so several times then.
IDLE = 4


def counts(options):
    return (1_000,) if options.quick else (1_000, 10_000)


def run(options):
    record_answers()
    names = [name for name in servers.commands() if name.startswith("ours") or name == "(a) poll"]
    results = {"bytes": {}, "errors": {}}
    for count in counts(options):
        for name in names:
            try:
                results["bytes"].setdefault(name, {})[str(count)] = _measure(name, count)
            except Failure as error:
                results["errors"][f"{name}, {count}"] = str(error)
    return results


def _measure(name, count):
    """The bytes that the process of a server grows by for each connection. The first one brings tables that all share."""
    with servers.start(name) as server:
        with holding(server, 1):
            before = _idle_memory(server)
        with holding(server, count):
            return (_idle_memory(server) - before) / count


def _idle_memory(server):
    time.sleep(IDLE)
    return server.settled_memory()


def above_bare(results, count, name="ours"):
    """The kibibytes of a connection beyond those of a server on the library alone."""
    ours, bare = (results["bytes"].get(which, {}).get(str(count)) for which in (name, "(a) poll"))
    return None if ours is None or bare is None else (ours - bare) / 1024


def tables(results):
    rows = [
        (name, int(count), size / 1024, above_bare(results, count, name) if name != "(a) poll" else "")
        for name, sizes in results["bytes"].items() for count, size in sizes.items()
    ]  # fmt: skip
    return [Table("Memory of an idle connection with an open scene", ("server", "connections", "KiB each", "KiB above (a)"), rows, "The growth of the process's resident memory. The kernel's buffers are not in it.")]
