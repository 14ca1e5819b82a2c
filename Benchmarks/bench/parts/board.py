"""A board: sixteen slots of one session that a single message resizes."""

from load import open_message
from session import Case, measure
from tables import Table

NEEDS = {"swift"}

SLOTS = 16
#: The messages of a second, one for each picture of a screen.
_RATE = 60


def run(options):
    count = options.extent(640, 160)
    cases = [
        Case(name, drag="board", count=count, set_up=tuple(open_message(name, slot=slot) for slot in range(SLOTS)))
        for name in ("mail", "instagram", "lab")
    ]
    return {"scenes": measure(cases)}


def tables(results):
    columns = ("scene", "microseconds a message", f"share of a core at {_RATE} Hz, %", "bytes a message", "KiB a session")
    rows = [
        (
            name,
            figures["nanoseconds"] / 1e3,
            figures["nanoseconds"] * _RATE / 1e7,
            figures["bytes"],
            figures["memory"] / 1024,
        )
        for name, figures in results["scenes"].items()
    ]
    return [Table(f"A resize of {SLOTS} slots, in process", columns, rows)]
