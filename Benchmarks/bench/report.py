"""The report of a run: for the terminal, and as docs/performance.md."""

import goals
from parts import PARTS
from tables import as_markdown, as_text

HEAD = """\
# Performance

`make bench` has written this document. It measures the server and the page on the machine below, in one run, and compares
them with the library alone and with other servers. `make bench ARGS="roundtrip"` runs one part, and `ARGS="--quick"` only
shows that everything works. `Benchmarks` has the programs. No test depends on a time; the instructions of a resize repeat
exactly, and `make bench ARGS="instructions"` fails if a scene needs 10 % more than its budget in `Benchmarks/budgets.json`.

## Machine

"""

METHOD = """
## Method

The server runs on one core and the load generator on another, over loopback. The generator is a C program on epoll, the
same for all servers. It checks that every answer that it counts acknowledges the request and is a scene. A resize changes
the width by a point, within one size class, so it never flips the layout. The scene is Instagram in its default profile
with `updates` of `moved`, unless a table says otherwise. The servers (a) and (c) have no engine. They repeat recorded
answers, so they send the same number of bytes. A figure of several rounds is that of the round in the middle. Instructions
are those in user space, counted by callgrind, and allocations are calls of the C library's functions.
"""


def _succeeded(results):
    return {name: part["results"] for name, part in results["parts"].items() if "results" in part}


def _tables(results):
    found = _succeeded(results)
    yield goals.table(found)
    for name, part in PARTS.items():
        if name in found:
            yield from part.tables(found[name])


def errors(results):
    """A sentence for each part or figure that is missing."""
    for name, part in results["parts"].items():
        if "error" in part:
            yield f"{name}: {part['error']}"
        for figure, error in part.get("results", {}).get("errors", {}).items():
            yield f"{name}, {figure}: {error}"


def text(results):
    return "\n\n\n".join(as_text(table) for table in _tables(results) if table.rows)


def markdown(results):
    machine = "\n".join(f"| {name} | {value} |" for name, value in results["machine"].items())
    length = "short (`--quick`), so its times are rough" if results.get("quick") else "whole"
    described = (
        f"| subject | value |\n|---|---|\n{machine}\n| commit | {results['commit']} |\n| date | {results['date']} |\n"
        f"| run | {length} |\n"
    )
    first, *others = [as_markdown(table) for table in _tables(results) if table.rows]
    return HEAD + described + METHOD + "\n#" + first[2:] + "\n\n## Figures\n\n" + "\n\n".join(others) + "\n"
