"""A room of people: so many clients drag at 60 resizes a second each, and so many others watch."""

import servers
from figures import largest, median_run, ratio
from load import load, record_answers
from processes import Failure
from tables import Table

NEEDS = {"ours", "native"}

#: The time of a frame at 120 Hz in microseconds. A later answer misses the frame.
LIMIT = 8_300

FIRST = 8
DRAGGING, CONNECTED = 10, 1000


def run(options):
    record_answers()
    names = [name for name in servers.commands() if name.startswith(("ours", "(a)"))]
    results = {"largest": {}, "crowd": {}, "errors": {}}
    for name in names:
        _try(results, "largest", name, lambda name=name: _largest(name, options))
        _try(results, "crowd", name, lambda name=name: _crowd(name, options))
    return results


def _try(results, what, name, measure):
    try:
        results[what][name] = measure()
    except Failure as error:
        results["errors"][f"{name}, {what}"] = str(error)


def _largest(name, options):
    """The largest number of clients for which a long run stays within the limit, and that run."""
    most = options.extent(8192, 256)
    with servers.start(name) as server:

        def run(clients, seconds):
            return load("paced", server, clients=clients, seconds=seconds, warmup=options.extent(0.5, 0.2))

        def is_fast(clients):
            # A second try, because a short run can meet a moment in which the machine does something else.
            return any(run(clients, options.extent(1.5, 0.3))["p99"] < LIMIT for _ in range(options.extent(2, 1)))

        clients = largest(is_fast, FIRST, most)
        # A long run meets moments that the short ones have missed, so fewer clients may be right for it.
        for _ in range(2):
            figures = run(max(1, clients), options.extent(30, 2))
            if figures["p99"] < LIMIT or clients <= 1:
                break
            clients = int(clients * 0.85)
        return {**figures, "clients": clients if figures["p99"] < LIMIT else None}


def _crowd(name, options):
    """The people who drag, alone and among many who do not: as fast as they can, and at 60 a second."""
    seconds = options.extent(1.5, 0.4)
    with servers.start(name) as server:

        def pairs(mode, rounds):
            for _ in range(rounds):
                yield (
                    load(mode, server, clients=DRAGGING, seconds=seconds),
                    load(mode, server, clients=DRAGGING, idle=CONNECTED - DRAGGING, seconds=seconds),
                )

        results = {}
        for mode, key, rounds in (("closed", "rate", options.extent(3, 1)), ("paced", "p99", 1)):
            alone, crowd = zip(*pairs(mode, rounds), strict=True)
            results[mode] = {"alone": median_run(alone, key), "crowd": median_run(crowd, key)}
        return results


def kept(results):
    """The share of the answers a second that is left among the many, with the loop that our server takes for so many."""
    name = "ours, libev" if "ours, libev" in results["crowd"] else "ours"
    return _kept(results, name)


def _kept(results, name):
    crowd = results["crowd"].get(name)
    return ratio(crowd["closed"]["crowd"]["rate"], crowd["closed"]["alone"]["rate"]) if crowd else None


def tables(results):
    largest_rows = [(name, run["clients"], run["p50"], run["p99"], run["rate"]) for name, run in results["largest"].items()]
    crowd_rows = [
        (name, crowd["closed"]["alone"]["rate"], crowd["closed"]["crowd"]["rate"], _kept(results, name), crowd["paced"]["alone"]["p99"], crowd["paced"]["crowd"]["p99"])
        for name, crowd in results["crowd"].items()
    ]  # fmt: skip
    return [
        Table("A room of people, each with 60 resizes a second", ("server", "people", "p50 µs", "p99 µs", "answers a second"), largest_rows,
              "The largest number of people at which p99 stays under 8.3 ms. A time counts from the moment at which a resize was due."),
        Table("Ten who drag, alone and among 1,000 connected", ("server", "answers a second alone", "among 1,000", "kept", "p99 µs at 60 a second alone", "among 1,000"), crowd_rows),
    ]  # fmt: skip
