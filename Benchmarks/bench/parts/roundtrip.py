"""The round trip of a resize and of a ping, with 1 to 1,000 connections, for all servers."""

import contextlib

import servers
from figures import median_run, ratio
from load import load, record_answers
from processes import Failure
from tables import Table

NEEDS = {"ours", "native", "swift"}

CONNECTIONS = (1, 10, 100, 1000)


def run(options):
    record_answers()
    rounds = options.seconds(3, 1)
    seconds = options.seconds(1.5, 0.4)
    results = {"resize": {}, "ping": {}, "errors": {}}
    with contextlib.ExitStack() as stack:
        started = _start_all(stack, results["errors"])
        for connections in CONNECTIONS:
            # Each round measures all servers, so that a slower moment of the machine does not meet only one of them.
            runs = [_round(started, connections, seconds, results["errors"]) for _ in range(rounds)]
            for name in started:
                _keep(results["resize"], name, connections, [run[name] for run in runs if name in run])
        _ping(started, seconds, results)
    return results


def _start_all(stack, errors):
    """The servers that start. Another one, such as that of a missing Node, does not keep the others from being measured."""
    started = {}
    for name in servers.commands():
        try:
            started[name] = stack.enter_context(servers.start(name))
        except (Failure, OSError) as error:
            errors[name] = str(error)
    return started


def _round(started, connections, seconds, errors):
    return dict(filter(None, (_measure(server, connections, seconds, errors) for server in started.values())))


def _measure(server, connections, seconds, errors, **options):
    try:
        return server.name, load("closed", server, clients=connections, seconds=seconds, warmup=0.3, **options)
    except Failure as error:
        errors[f"{server.name}, {connections}"] = str(error)


def _keep(results, name, connections, runs):
    if runs:
        results.setdefault(name, {})[str(connections)] = median_run(runs)


def _ping(started, seconds, results):
    for name in ("generator", "ours", "ours, libev", "(a) poll", "(a) libev"):
        if name in started:
            found = _measure(started[name], 10, seconds, results["errors"], ping=True)
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
