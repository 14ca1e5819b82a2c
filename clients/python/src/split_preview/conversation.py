"""A conversation with a server, without a socket: it makes the texts to send, and reads those that come.

The clients with and without `asyncio` share it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from .errors import ProtocolMismatch, Refused
from .merging import JSON, completed
from .requests import Request
from .scene import Scene

#: The messages whose answers can merge with newer ones.
_MERGE = frozenset({"resize", "swipe", "drag", "scroll"})


@dataclass
class Waiting:
    """A message that is not yet answered."""

    number: int
    type: str
    slot: int | None
    answer: JSON | None = None
    #: The whole scene, if the answer is one.
    scene: Scene | None = None

    def takes(self, message: JSON) -> bool:
        """Whether a message is the answer: the newest one answers older ones with which it merged."""
        ack = message.get("ack")
        if ack == self.number:
            return True
        is_newer = isinstance(ack, int) and ack > self.number and message.get("type") == "scene"
        return is_newer and self.type in _MERGE and message.get("slot") == self.slot


@dataclass
class Conversation:
    """The state of one connection."""

    session: str = ""
    #: The server's name and version.
    server: JSON = field(default_factory=dict)
    #: The name of this run of the server.
    epoch: str = ""
    #: The newest scene of each slot.
    scenes: dict[int, Scene] = field(default_factory=dict)
    #: The number of messages that have come.
    received: int = 0
    _newest: int = 0
    _waiting: list[Waiting] = field(default_factory=list)

    def greet(self, text: str | bytes) -> None:
        """Reads the first message of a connection."""
        hello = _read(text)
        if hello.get("type") != "hello" or hello.get("protocol") != 1:
            raise ProtocolMismatch(f"The first message is no greeting of protocol 1: {str(text)[:200]}")
        self.session, self.server, self.epoch = hello["session"], hello["server"], hello["epoch"]

    def say(self, request: Request[Any], slot: int | None) -> tuple[Waiting, str]:
        """The text of a message, and what waits for its answer."""
        self._newest += 1
        waiting = Waiting(self._newest, request.type, slot)
        self._waiting.append(waiting)
        message = {"type": request.type, "id": waiting.number, **({} if slot is None else {"slot": slot}), **request.members}
        return waiting, json.dumps(message, ensure_ascii=False)

    def take(self, text: str | bytes) -> list[Waiting]:
        """Reads a message, and returns the messages that it answers."""
        message = _read(text)
        self.received += 1
        scene = self._note(message) if message.get("type") == "scene" else None
        if message.get("type") == "closed":
            self.scenes.pop(message.get("slot") or 0, None)
        answered = [waiting for waiting in self._waiting if waiting.takes(message)]
        self._waiting = [waiting for waiting in self._waiting if waiting not in answered]
        for waiting in answered:
            waiting.answer, waiting.scene = message, scene
        return answered

    def forget(self, waiting: Waiting) -> None:
        """Stops waiting for an answer."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)

    def _note(self, message: JSON) -> Scene:
        slot = message.get("slot") or 0
        old = self.scenes.get(slot)
        scene = Scene(completed(message, dict(old) if old is not None else None))
        self.session = scene["session"]
        self.scenes[slot] = scene
        return scene


def result(request: Request[Any], waiting: Waiting) -> Any:
    """The value that the answer becomes. Raises `Refused` for an error."""
    answer = waiting.answer
    assert answer is not None, "The message is not answered."
    if answer["type"] == "error":
        raise Refused(answer["code"], answer["message"], answer.get("path"), answer.get("slot"))
    return waiting.scene if waiting.scene is not None else request.read(answer)


def _read(text: str | bytes) -> JSON:
    try:
        message = json.loads(text)
    except ValueError as error:
        raise ProtocolMismatch(f"The server sent what is no JSON: {str(text)[:200]}") from error
    if not isinstance(message, dict):
        raise ProtocolMismatch(f"The server sent what is no object: {str(text)[:200]}")
    return message
