"""The time and the memory of a resize as there is more of something."""

from session import case, measure
from tables import Table

NEEDS = {"swift"}


def _pushes(count):
    return [{"type": "perform", "target": "nav:A", "action": "push", "controller": f"P{number}"} for number in range(count)]


def _columns(style, messages=(), **options):
    return {"preview": "lab", "members": {"profile": "ios26", "options": {"style": style, **options}}, "messages": messages}


#: The things that grow, each with scenes that have more and more of it.
GROWTHS = {
    "rows of a list": {str(count): {"preview": "rows", "members": {"options": {"rows": count}}} for count in (10, 100, 1_000, 10_000)},
    "controllers on a stack": {str(1 + count): {"preview": "lab", "messages": _pushes(count)} for count in (0, 9, 49, 98)},
    "columns": {
        "2": _columns("doubleColumn"),
        "3": _columns("tripleColumn"),
        "3 and an inspector": _columns(
            "tripleColumn", [{"type": "perform", "target": "split", "action": "showColumn", "column": "inspector"}], inspectorColumn=True
        ),
    },
    "sessions": {str(count): {"preview": "instagram", "sessions": count} for count in (1, 10, 100, 1_000)},
}

#: So many sessions show how much memory one takes, if their number is not what grows.
SESSIONS = 64


def run(options):
    results = {}
    for what, steps in GROWTHS.items():
        for step, scene in steps.items():
            sessions = scene.get("sessions", SESSIONS)
            count = max(160 * options.extent(10, 2), 4 * sessions)
            found = measure([case("one", **{**scene, "sessions": sessions}, count=count)])
            results.setdefault(what, {})[step] = found["one"]
    return results


def tables(results):
    rows = [
        (what, step, figures["nanoseconds"] / 1e3, figures["allocations"], figures["bytes"], figures["memory"] / 1024)
        for what, steps in results.items()
        for step, figures in steps.items()
    ]
    columns = ("what grows", "count", "µs a resize", "allocations", "bytes", "KiB a session")
    return [Table("Growth", columns, rows, f"In process. The memory is that of a session, measured with {SESSIONS} of them, or as many as the row says.")]
