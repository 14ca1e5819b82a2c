"""Holds one conversation with a server, step by step.

A message is sent once the one before is answered. So answers never merge, and they do not depend on time.
"""

import json
import subprocess
from typing import ClassVar

from driving.masking import Masks
from driving.steps import BINARY, BURST, BYTES, CLOSE, CONNECT, END, RUN, SAY
from driving.websocket import BINARY as BINARY_FRAME
from driving.websocket import TEXT, Closed, Silence

#: This ping follows a message whose answer has no `ack`. It has no id, so that it does not count as `received`.
_PROBE = b'{"type":"ping"}'

#: The `ack` of an answer is looked for in its first characters before the whole is parsed.
_HEAD = 160


class Dialogue:
    """Performs steps at one server. `is_over` is true once the server is gone, or gives no answer."""

    def __init__(self, server):
        self._server = server
        self._sockets = {}
        self._masks = Masks()
        self.is_over = self.is_silent = False

    def perform(self, step):
        """Performs a step, and returns the masked answers."""
        try:
            answers = self._DO[step.kind](self, step)
        except (OSError, Closed, KeyError, subprocess.TimeoutExpired) as error:
            # The server took no connection, an earlier step could not open this socket, or a command did not end.
            answers = [f"no answer: {type(error).__name__}"]
            self.is_over = True
        return [self._masks.mask(answer) for answer in answers]

    def close(self):
        for socket in self._sockets.values():
            socket.abandon()

    def _connect(self, step):
        socket = self._server.connect()
        self._sockets[step.socket] = socket
        answers = self._collect(socket, lambda answer: True)
        self._masks.learn(answers[0], step.socket)
        return answers

    def _say(self, step):
        socket = self._sockets[step.socket]
        text = self._masks.unmask(step.content)
        socket.send(text.encode("utf-8", "surrogatepass"))
        return self._answers(socket, ack_of(text))

    def _burst(self, step):
        socket = self._sockets[step.socket]
        owed = [ack_of(text) for text in step.content]
        for text in step.content:
            socket.send(text.encode())

        def pays(answer):
            for ack in [ack for ack in owed if acknowledges(answer, ack)]:
                owed.remove(ack)
            return not owed

        return self._collect(socket, pays)

    def _bytes(self, step):
        return self._send_odd(step, TEXT)

    def _binary(self, step):
        return self._send_odd(step, BINARY_FRAME)

    def _send_odd(self, step, opcode):
        socket = self._sockets[step.socket]
        socket.send(bytes.fromhex(step.content), opcode)
        return self._answers(socket, None)

    def _close(self, step):
        self._sockets.pop(step.socket).close()
        return []

    def _end(self, step):
        answers = self._collect(self._sockets[step.socket], lambda answer: False)
        # This socket was to end, and another one goes on.
        self.is_over = self.is_silent
        return answers

    def _run(self, step):
        return self._server.run(step.content)

    _DO: ClassVar = {
        CONNECT: _connect, SAY: _say, BURST: _burst, BYTES: _bytes, BINARY: _binary, CLOSE: _close, END: _end, RUN: _run,
    }  # fmt: skip

    def _answers(self, socket, ack):
        """The messages up to the one with this `ack`. If the first message has another, a ping marks the end of the answers."""
        answers = self._collect(socket, lambda answer: True)
        if is_end(answers[-1]) or (ack and acknowledges(answers[0], ack)):
            return answers
        socket.send(_PROBE)
        rest = self._collect(socket, is_answer_to_probe)
        return answers + (rest if is_end(rest[-1]) else rest[:-1])

    def _collect(self, socket, is_last):
        """The messages up to the last one. The end of the socket, or silence, becomes a phrase in the list."""
        answers = []
        while not answers or not is_last(answers[-1]):
            try:
                opcode, payload = socket.receive()
            except Closed as end:
                answers.append("closed" if end.code is None else f"closed {end.code}")
                self.is_over = end.code is None
                break
            except Silence:
                answers.append(SILENT)
                self.is_over = self.is_silent = True
                break
            answers.append(payload.decode(errors="backslashreplace") if opcode == TEXT else f"binary {payload.hex()}")
        return answers


SILENT = "no answer in time"


def is_end(answer):
    """Whether an answer is a phrase for the end of a socket, and not a message."""
    return answer == SILENT or answer.startswith("closed")


def ack_of(text):
    """The `ack` that the answer to a message will have, as JSON; `None` for a message without an id."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if (
        not isinstance(message, dict)
        or isinstance(message.get("id"), bool)
        or not isinstance(message.get("id"), (str, int))
    ):
        return None
    return json.dumps(message["id"], ensure_ascii=False)


def acknowledges(answer, ack):
    """Whether an answer has this `ack`, which usually stands near its beginning."""
    if any(f'"ack":{ack}{end}' in answer[:_HEAD] for end in ",}"):
        return True
    if '"ack"' not in answer:
        return False
    try:
        message = json.loads(answer)
    except ValueError:
        return False
    return isinstance(message, dict) and "ack" in message and message["ack"] == json.loads(ack)


def is_answer_to_probe(answer):
    return '"pong"' in answer[:_HEAD] and '"ack"' not in answer[:_HEAD]
