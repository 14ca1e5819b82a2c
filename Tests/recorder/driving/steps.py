"""The steps of a conversation. A recording has each step with the answers to it."""

import json
from dataclasses import dataclass, field

#: The kinds of steps.
CONNECT = "connect"
"""Opens a socket, and reads the greeting."""
SAY = "say"
"""Sends a text, and reads up to its answer."""
BURST = "burst"
"""Sends several texts at once, and reads until all of them are answered."""
BYTES = "bytes"
"""Sends a text frame with bytes that are not UTF-8, given in hexadecimal."""
BINARY = "binary"
"""Sends a binary frame, given in hexadecimal."""
CLOSE = "close"
"""Closes the socket, and waits until the server has let go of it."""
END = "end"
"""Reads until the server has closed the socket."""
RUN = "run"
"""Runs another command of the binary."""


@dataclass
class Step:
    kind: str
    socket: int = 0
    #: The text to send, the texts of a burst, or the arguments of a command.
    content: object = None
    #: The answers: messages, masked, and phrases such as `closed 4001` for the end of a socket.
    answers: list = field(default_factory=list)

    def encoded(self):
        return [self.kind, self.socket, self.content, self.answers]

    @classmethod
    def decoded(cls, value):
        return cls(*value)

    def unanswered(self):
        """The step without its answers, to perform it again."""
        return Step(self.kind, self.socket, self.content)

    def described(self):
        """The step as one line of text."""
        at = f" at socket {self.socket}" if self.socket else ""
        if self.kind == BURST:
            return f"{len(self.content)} messages at once{at}: " + " ".join(self.content)
        if self.kind == RUN:
            return f"split-preview {' '.join(self.content)}"
        return f"{self.content if self.kind == SAY else ' '.join(filter(None, [self.kind, self.content]))}{at}"


def say(message, socket=0):
    """A step that sends a message: an object, or a text that need not be JSON."""
    return Step(SAY, socket, message if isinstance(message, str) else json_text(message))


def json_text(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
