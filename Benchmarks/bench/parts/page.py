"""The page in headless Chromium: how fast a message is drawn, what a resize costs, and how fast the page opens."""

import servers
from chromium import first_view, open_browser, resizes
from figures import percentile, ratio
from load import load
from tables import Table

NEEDS = {"ours", "native"}

#: Pages that are open while the load generator loads the server.
PAGES = 4


def run(options):
    with servers.start("ours") as server, open_browser() as browser:
        return {"browser": browser.version, **_measure(browser, server, options)}


def _measure(browser, server, options):
    url = f"http://127.0.0.1:{server.port}/?scene=instagram&opt.selectsFirst=false"
    count = options.extent(120, 20)
    return {
        "page": resizes(browser, url, count, is_empty=False),
        "empty": resizes(browser, url, count, is_empty=True),
        "first": first_view(browser, url),
        "slow": first_view(browser, url, latency=40, megabits=10),
        "open_pages": _with_pages(browser, server, url, options),
    }


def _with_pages(browser, server, url, options):
    """The server's figures without open pages and with some, each of which shows a scene."""
    seconds = options.extent(3, 0.5)
    without = load("closed", server, clients=10, seconds=seconds)
    contexts = [browser.new_context() for _ in range(PAGES)]
    try:
        for context in contexts:
            page = context.new_page()
            page.goto(url)
            page.wait_for_function("() => window.splitPreview?.scene")
        return {"without": without, "with": load("closed", server, clients=10, seconds=seconds)}
    finally:
        for context in contexts:
            context.close()


def above_empty(results, share):
    """The milliseconds from a message to its painted frame, beyond those of a page that draws nothing."""
    return percentile(results["page"]["painted"], share) - percentile(results["empty"]["painted"], share)


def layouts(results):
    """The layouts of a resize beyond those that the window itself needs."""
    return results["page"]["layouts"] - results["empty"]["layouts"]


def tables(results):
    first, slow, pages = results["first"], results["slow"], results["open_pages"]
    rows = [
        ("message to painted frame, p50 above an empty page's, ms", above_empty(results, 0.5)),
        ("message to painted frame, p95 above an empty page's, ms", above_empty(results, 0.95)),
        ("an empty page's frame, p50, ms", percentile(results["empty"]["painted"], 0.5)),
        ("layouts a resize", results["page"]["layouts"]),
        ("layouts a resize of an empty page", results["empty"]["layouts"]),
        ("ms of the main thread a resize", results["page"]["busy"]),
        ("ms of the main thread a resize of an empty page", results["empty"]["busy"]),
        ("long tasks a resize", results["page"]["long_tasks"]),
        ("requests of the first view, without a font", first["requests"]),
        ("of these before the first scene is drawn", first["requests_before_scene"]),
        ("kilobytes of the first view, without a font", first["bytes"] / 1e3),
        ("of these before the first scene is drawn", first["bytes_before_scene"] / 1e3),
        ("first scene on loopback, ms", first["scene"]),
        ("first scene at 40 ms and 10 Mbit, ms", slow["scene"]),
        ("answers a second, 10 connections, no page open", pages["without"]["rate"]),
        (f"the same with {PAGES} pages open, share", ratio(pages["with"]["rate"], pages["without"]["rate"])),
    ]
    note = f"Chromium {results['browser']}, with 60 frames a second. The browser shares the machine with the server. A slow network is Chromium's own emulation."
    return [Table("The page", ("subject", "figure"), rows, note)]
