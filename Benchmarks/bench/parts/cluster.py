"""Several of our processes behind HAProxy: the answers a second, what the proxy adds, and the processor time of an answer."""

import haproxy
import servers
from figures import median_run
from load import load, record_answers
from processes import Failure
from tables import Table

NEEDS = {"ours", "native"}

PROCESSES = (1, 2, 4)
#: The clients that drag as fast as they get answers, and those that drag at 60 resizes a second.
FAST, PACED = 64, 10


def run(options):
    record_answers()
    results = {"rates": {}, "latency": {}, "errors": {}}
    if not haproxy.is_there():
        raise Failure("there is no haproxy, which `scripts/setup cluster` installs")
    seconds, rounds = options.extent(4, 0.4), options.extent(3, 1)
    with servers.start("ours") as server:
        results["latency"]["one process"] = _paced(server, seconds, rounds)
    for count in PROCESSES:
        with haproxy.cluster(count) as cluster:
            results["rates"][str(count)] = median_run([_fast(cluster, seconds) for _ in range(rounds)])
            if count == 1:
                results["latency"]["the same behind HAProxy"] = _paced(cluster, seconds, rounds)
    return results


def _paced(server, seconds, rounds):
    return median_run([load("paced", server, clients=PACED, seconds=seconds) for _ in range(rounds)], "p99")


def _fast(cluster, seconds):
    before = cluster.processor_times()
    figures = load("closed", cluster, clients=FAST, seconds=seconds, warmup=0)
    servers_time, proxy_time = (after - start for after, start in zip(cluster.processor_times(), before, strict=True))
    # The opening of the scenes is in the processor time as well, which is why the run is long beside it.
    return {
        **figures,
        "server_us": servers_time / figures["answers"] * 1e6,
        "proxy_us": proxy_time / figures["answers"] * 1e6,
        "generator_us": figures["generator_load"] / figures["rate"] * 1e6,
    }


def tables(results):
    rates = [
        (int(count), *(figures[key] for key in ("rate", "p50", "p99", "server_us", "proxy_us", "generator_us")))
        for count, figures in results["rates"].items()
    ]  # fmt: skip
    latency = [(name, figures["p50"], figures["p99"], figures["rate"]) for name, figures in results["latency"].items()]
    return [
        Table(
            f"Several processes behind HAProxy, with {FAST} clients that drag as fast as they get answers",
            ("processes", "answers a second", "p50 µs", "p99 µs", "µs of the servers each", "µs of HAProxy each", "µs of the generator each"), rates,
            "Everything shares the cores of the machine: the servers, HAProxy and the generator. The last three columns are processor time for each answer.",
        ),
        Table(f"What HAProxy adds, with {PACED} clients that drag at 60 resizes a second", ("server", "p50 µs", "p99 µs", "answers a second"), latency),
    ]  # fmt: skip
