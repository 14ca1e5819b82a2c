"""The memory of a connection that has opened the Instagram scene and does nothing."""

import servers
from load import holding, record_answers
from processes import Failure
from tables import Table

NEEDS = {"ours", "native"}


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
            before = server.settled_memory()
        with holding(server, count):
            return (server.settled_memory() - before) / count


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
