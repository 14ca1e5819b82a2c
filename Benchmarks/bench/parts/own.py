"""Apps of one's own: the processor time of the app's process, and the bytes, for what a user waits for."""

import functools
import json
import pathlib
import sys
import tempfile
import time

import own_app
from figures import median
from own_app import HEIGHT, NAMES, NARROW, WIDE
from places import APPS, ROOT
from processes import read_line, running
from tables import Table

NEEDS = {"ours"}

BENCH = ROOT / "Benchmarks/bench"
#: The subjects, with the figures at 2eeebacb for LongList, those that it may have at most, and the aims.
OPENING, FIRST_BYTES = "the first scene after `open`, ms", "bytes of the first scene"
DETAIL, LIST, FLIP = "a resize of the detail alone, ms", "a resize that changes the list's width, ms", "a resize back from compact, ms"
SCROLL, SCROLL_BYTES = "a scroll by a screen, ms", "bytes of a scroll by a screen"
MEMORY = "memory of the process after that, MB"
#: Clients that drag at once, and for how many seconds.
CLIENTS, SECONDS = 20, 6
RATE, LOAD = f"pictures a second of the slowest of {CLIENTS} clients that drag", "processors that the server and the apps use for them"
GOALS = {
    OPENING: ("4400", 250, 100),
    FIRST_BYTES: ("164000", 30_000, None),
    DETAIL: ("75", 2, 0.5),
    LIST: ("730", 8, 3),
    FLIP: ("730", 8, 3),
    SCROLL_BYTES: (None, 20_000, None),
    RATE: (None, 30, 60),
}
#: The first app with a hundred times as many rows.
MANY = "LongList with 50,000 rows"


def run(options):
    count = options.extent(200, 20)
    results = {name: _measure(APPS / name, count) for name in NAMES}
    with tempfile.TemporaryDirectory() as folder:
        results[MANY] = _measure(_with_many_rows(pathlib.Path(folder) / "ManyRows"), count)
    return results


def _with_many_rows(folder):
    folder.mkdir()
    text = (APPS / NAMES[0] / "App.swift").read_text(encoding="utf-8")
    (folder / "App.swift").write_text(text.replace("-> Int { 500 }", "-> Int { 50_000 }"), encoding="utf-8")
    return folder


def _measure(folder, count):
    with own_app.serving(folder) as (server, port):
        openings = [_opening(server, port) for _ in range(3)]
        with own_app.client(server, port) as client:
            client.open(WIDE, HEIGHT)
            scrolls = _scroll(client, count)
            rate, load = _crowd(server, port)
            detail = _alternate(client, count, (WIDE + 1, WIDE))
            client.resize(NARROW, HEIGHT)
            flip = _alternate(client, max(4, count // 10), (WIDE, NARROW))[::2]
            # In a narrow window, the list alone is on screen.
            client.go_back()
            narrow = _alternate(client, count, (NARROW + 1, NARROW))
            return {
                OPENING: median([milliseconds for milliseconds, _, _ in openings]),
                FIRST_BYTES: openings[0][1],
                MEMORY: openings[0][2] / 1e6,
                DETAIL: median(detail),
                LIST: median(narrow),
                FLIP: median(flip),
                SCROLL: median([milliseconds for milliseconds, _ in scrolls]),
                SCROLL_BYTES: median([size for _, size in scrolls]),
                RATE: rate,
                LOAD: load,
            }


def _crowd(server, port):
    """The pictures a second of the slowest of 20 clients that drag, and the processors that the server and the apps use for all of them."""
    with tempfile.TemporaryFile("w+") as log:
        command = [sys.executable, BENCH / "own_crowd.py", str(port), str(CLIENTS), str(SECONDS)]
        with running(command, stderr=log) as generator:
            # All clients are there when as many apps run, beside the zygote and the first client's.
            own_app.wait_for(lambda: len(own_app.descendants(server.pid)) >= CLIENTS + 2)
            time.sleep(0.5)
            before = own_app.time_of_tree(server.pid)
            time.sleep(SECONDS / 2)
            used = own_app.time_of_tree(server.pid) - before
            rates = json.loads(read_line(generator, own_app.LATER))
    return min(rates), used / 1e9 / (SECONDS / 2)


def _scroll(client, count):
    """The milliseconds and bytes of scrolls by a screen, of the first list."""
    (target, *_), sizes = client.lists, []
    times = [client.time_of(lambda step=step: sizes.append(client.scroll(target, step * HEIGHT))) for step in range(1, min(count, 30))]
    client.scroll(target, 0)
    return list(zip(times, sizes, strict=True))


def _opening(server, port):
    with own_app.client(server, port) as client:
        size = client.open(WIDE, HEIGHT)
        return client.time_so_far(), size, client.memory()


def _alternate(client, count, widths):
    return [client.time_of(functools.partial(client.resize, widths[number % 2], HEIGHT)) for number in range(count)]


def tables(results):
    found = [name for name in (NAMES[0], MANY, *NAMES[1:]) if name in results]
    first, *others = found
    labels = list(results[first])
    goals = [(label, *GOALS.get(label, (None, None, None)), results[first][label]) for label in labels]
    rows = [(label, *(results[name][label] for name in others)) for label in labels]
    note = "Processor time of the app's process for one message, the median. `make bench ARGS=own` measures it."
    return [
        Table(f"{first}: an app of one's own", ("subject", "at 2eeebacb", "at most", "aim", "now"), goals, note),
        Table("Other apps of one's own", ("subject", *others), rows),
    ]
