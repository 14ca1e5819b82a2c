"""Tables of figures, for a terminal and for a document."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Table:
    title: str
    columns: tuple
    rows: list
    #: A sentence below the table.
    note: str = ""


def number(value, digits=None):
    """A figure with as many digits as say something. None stands for a figure that is missing."""
    if value is None:
        return "none"
    if isinstance(value, str):
        return value
    if digits is None:
        size = abs(value)
        digits = 0 if size >= 100 or value == int(value) else 1 if size >= 10 else 2
    return f"{value:,.{digits}f}"


def _cells(table):
    return [[number(cell) for cell in row] for row in table.rows]


def as_text(table):
    """The table with aligned columns: the first to the left, and the others to the right."""
    cells = [list(table.columns), *_cells(table)]
    widths = [max(len(row[index]) for row in cells) for index in range(len(table.columns))]
    lines = ["  ".join([row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]).rstrip() for row in cells]
    lines.insert(1, "-" * max(map(len, lines)))
    return "\n".join([table.title, "", *lines, *([f"\n{table.note}"] if table.note else [])])


def as_markdown(table):
    rows = [f"| {' | '.join(row)} |" for row in _cells(table)]
    head = [f"| {' | '.join(table.columns)} |", f"|{'---|' * len(table.columns)}"]
    return "\n".join([f"### {table.title}", "", *head, *rows, *(["", table.note] if table.note else [])])
