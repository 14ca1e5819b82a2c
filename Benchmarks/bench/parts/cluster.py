"""Several of our processes behind HAProxy: the answers a second, what the proxy adds, and what a client takes of time and memory."""

import time

import haproxy
import servers
import visitors
from figures import median_run
from load import load, record_answers
from processes import Failure
from tables import Table

NEEDS = {"ours", "native"}

PROCESSES = (1, 2, 4)
#: The clients that drag as fast as they get answers, and those that drag at 60 resizes a second.
FAST, PACED = 64, 10
#: The clients over TLS, and the seconds between two of their resizes.
SECURE, PAUSE = 100, 0.1
#: Clients that have opened a scene and do nothing, and the seconds after which our server has let their sessions rest.
IDLE_CLIENTS, IDLE = 1_000, 4


def run(options):
    record_answers()
    results = {"rates": {}, "latency": {}, "secure": {}, "errors": {}}
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
    with haproxy.cluster(2, has_tls=True) as cluster:
        results["secure"] = {**_secure_times(cluster, seconds), **_secure_memory(cluster, options)}
    return results


def _secure_times(cluster, seconds):
    """The processor time that an answer takes of HAProxy and of the servers. The clients may be slow."""
    answers, before, after = visitors.drag(cluster.url, SECURE, PAUSE, seconds, cluster.processor_times)
    servers_time, proxy_time = (end - start for end, start in zip(after, before, strict=True))
    return {"rate": answers / seconds, "server_us": servers_time / answers * 1e6, "proxy_us": proxy_time / answers * 1e6}


def _secure_memory(cluster, options):
    """The bytes of an idle client. The first ones bring tables that all share."""
    count = 100 if options.quick else IDLE_CLIENTS

    def measure():
        time.sleep(IDLE)
        return cluster.memory()

    before = visitors.hold(cluster.url, 10, measure)
    after = visitors.hold(cluster.url, 10 + count, measure)
    server_bytes, proxy_bytes = ((end - start) / count for end, start in zip(after, before, strict=True))
    return {"clients": count, "server_bytes": server_bytes, "proxy_bytes": proxy_bytes}


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
    secure = [tuple(results["secure"][key] for key in ("rate", "server_us", "proxy_us"))]
    memory = [(results["secure"]["clients"], results["secure"]["server_bytes"] / 1024, results["secure"]["proxy_bytes"] / 1024)]
    return [
        Table(
            f"Several processes behind HAProxy, with {FAST} clients that drag as fast as they get answers",
            ("processes", "answers a second", "p50 µs", "p99 µs", "µs of the servers each", "µs of HAProxy each", "µs of the generator each"), rates,
            "Everything shares the cores of the machine: the servers, HAProxy and the generator. The last three columns are processor time for each answer.",
        ),
        Table(f"What HAProxy adds, with {PACED} clients that drag at 60 resizes a second", ("server", "p50 µs", "p99 µs", "answers a second"), latency),
        Table(
            f"TLS, with {SECURE} clients that drag at {1 / PAUSE:.0f} resizes a second",
            ("answers a second", "µs of the servers each", "µs of HAProxy each"), secure,
            "Processor time for each answer. A process that has little to do takes more for each, because it wakes for every message.",
        ),
        Table("Memory of an idle client over TLS with an open scene", ("clients", "KiB of the servers each", "KiB of HAProxy each"), memory),
    ]  # fmt: skip
