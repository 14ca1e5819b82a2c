"""The round trip of a resize and of a ping, with 1 to 1,000 connections, for all servers."""

import servers
from figures import median_run, ratio
from load import load, record_answers
from processes import Failure
from tables import Table

NEEDS = {"ours", "native", "swift"}

CONNECTIONS = (1, 10, 100, 1000)

#: Seconds that the clients of a run may take to open their scenes.
PATIENCE = 20


def run(options):
    record_answers()
    rounds = options.extent(3, 1)
    seconds = options.extent(1.5, 0.4)
    names = list(servers.commands())
    results = {"resize": {}, "ping": {}, "errors": {}}
    for connections in CONNECTIONS:
        # Each round measures all servers, so that a slower moment of the machine does not meet only one of them.
        runs = [_round(names, connections, seconds, results["errors"]) for _ in range(rounds)]
        for name in names:
            _keep(results["resize"], name, connections, [run[name] for run in runs if name in run])
    for name in names:
        _ping(name, seconds, results)
    return results


def _round(names, connections, seconds, errors):
    return dict(filter(None, (_measure(name, connections, seconds, errors) for name in names)))


def _measure(name, connections, seconds, errors, **options):
    """A run with a server of its own. One that fails, such as that of a missing Node, does not keep the others."""
    try:
        with servers.start(name) as server:
            return name, load("closed", server, clients=connections, seconds=seconds, warmup=0.3, patience=PATIENCE, **options)
    except (Failure, OSError) as error:
        errors[f"{name}, {connections}"] = str(error)


def _keep(results, name, connections, runs):
    if runs:
        results.setdefault(name, {})[str(connections)] = median_run(runs)


def _ping(name, seconds, results):
    found = _measure(name, 10, seconds, results["errors"], ping=True)
    if found:
        results["ping"][name] = found[1]


def figure(results, name, connections, key):
    """A figure of a server, or None if the run has failed."""
    return results["resize"].get(name, {}).get(str(connections), {}).get(key)


def tables(results):
    names = list(results["resize"])
    bare = "(a) poll"
    rows = [
        (name, connections, *(figure(results, name, connections, key) for key in ("rate", "p50", "p99", "bytes")),
         ratio(figure(results, name, connections, "rate"), figure(results, bare, connections, "rate")), figure(results, name, connections, "server_load"))
        for connections in CONNECTIONS for name in names
    ]  # fmt: skip
    pings = [(name, *(run[key] for key in ("rate", "p50", "p99"))) for name, run in results["ping"].items()]
    described = "; ".join(f"{name}: {servers.DESCRIPTIONS[name]}" for name in names)
    return [
        Table(
            "Round trip of a resize", ("server", "connections", "answers a second", "p50 µs", "p99 µs", "bytes", "of (a) poll", "server's core"),
            rows, f"The servers: {described}. Each connection waits for its answer before it sends the next resize.",
        ),
        Table("Ten connections that send pings", ("server", "answers a second", "p50 µs", "p99 µs"), pings),
    ]  # fmt: skip
