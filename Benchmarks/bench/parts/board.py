"""A board: sixteen slots of one session that a single message resizes."""

from load import open_message
from session import Case, case, measure
from tables import Table

NEEDS = {"swift"}

SLOTS = 16
#: The messages of a second, one for each picture of a screen.
_RATE = 60


def run(options):
    count = options.extent(1600, 160)
    names = ("mail", "instagram", "lab")
    boards = [_board(name, count) for name in names]
    alone = [case(f"{name} alone", name, count=count) for name in names]
    figures = measure([*boards, *alone])
    return {"scenes": {name: {"board": figures[name], "alone": figures[f"{name} alone"]} for name in names}}


def _board(name, count):
    return Case(name, drag="board", count=count, set_up=tuple(open_message(name, slot=slot) for slot in range(SLOTS)))


def tables(results):
    columns = ("scene", "microseconds a message", f"share of a core at {_RATE} Hz, %", "bytes", "microseconds of one slot alone")
    rows = [_row(name, **figures) for name, figures in results["scenes"].items()]
    note = "One `resize` for all slots, with `updates` of `moved`, and the answers of all of them together."
    return [Table(f"A board of {SLOTS} slots, in process", columns, rows, note)]


def _row(name, board, alone):
    share = board["nanoseconds"] * _RATE / 1e7
    return name, board["nanoseconds"] / 1e3, share, board["bytes"], alone["nanoseconds"] / 1e3
