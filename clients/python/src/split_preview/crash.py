"""The end of an app that has a process of its own (docs/protocol.md, "crash")."""

from __future__ import annotations

from dataclasses import dataclass

from .merging import JSON


@dataclass(frozen=True)
class Frame:
    """A function that was running, with its place if that is known."""

    function: str
    file: str | None
    line: int | None


@dataclass(frozen=True)
class Crash:
    """The facts about the end of an app."""

    #: `trap`, `signal`, `loop`, `stack`, `exit` or `memory`.
    reason: str
    #: A sentence for people.
    message: str
    #: The place in the app's own code, or `None`.
    file: str | None
    line: int | None
    column: int | None
    #: The functions that were running, the innermost first.
    frames: tuple[Frame, ...]
    #: The last calls before the end, beginning with the oldest, as the events of a scene have them.
    calls: tuple[JSON, ...]

    @property
    def place(self) -> str | None:
        """The file, the line and the column, as compilers write them, or `None`."""
        parts = [self.file, self.line, self.column if self.line is not None else None]
        return ":".join(str(part) for part in parts if part is not None) if self.file else None

    def __str__(self) -> str:
        return f"{f'{self.place}: ' if self.place else ''}{self.message}"


def crash_of(message: JSON) -> Crash:
    """The crash that a message tells. Raises `KeyError`, `TypeError` or `AttributeError` for a message that is none."""
    frames = tuple(Frame(frame["function"], frame.get("file"), frame.get("line")) for frame in message["frames"])
    place = (message.get("file"), message.get("line"), message.get("column"))
    return Crash(message["reason"], message["message"], *place, frames, tuple(message["calls"]))
