"""A conversation with a server, without a socket: it makes the texts to send, and reads those that come.

The clients with and without `asyncio` share it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from .crash import Crash, crash_of
from .errors import Crashed, NoPreview, ProtocolMismatch, Refused
from .merging import JSON, completed
from .outgoing import text_of
from .requests import Request
from .scene import Scene

#: The messages whose answers can merge with newer ones.
_MERGE = frozenset({"resize", "swipe", "drag", "scroll"})

#: The messages that the server answers in steps, so that later messages are answered before them.
_IN_STEPS = frozenset({"sweep", "overview", "explain", "audit", "picture", "export"})

#: The members that every whole scene has, and without which nothing of it can be read.
_OF_EVERY_SCENE = ("session", "scene", "profile", "window", "hierarchy", "panes", "viewModels", "events")


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
    #: The crashes of apps that do not run, by their slots.
    crashes: dict[int, Crash] = field(default_factory=dict)
    #: The number of messages that have come.
    received: int = 0
    _newest: int = 0
    _waiting: list[Waiting] = field(default_factory=list)

    def greet(self, text: str | bytes) -> None:
        """Reads the first message of a connection."""
        hello = _read(text)
        if hello.get("type") != "hello" or hello.get("protocol") != 1:
            raise ProtocolMismatch(f"The first message is no greeting of protocol 1: {str(text)[:200]}")
        missing = next((name for name in ("session", "server", "epoch") if name not in hello), None)
        if missing:
            raise ProtocolMismatch(f"The server sent a greeting that has no {missing}.")
        self.session, self.server, self.epoch = hello["session"], hello["server"], hello["epoch"]

    def say(self, request: Request[Any], slot: int | None) -> tuple[Waiting, str]:
        """The text of a message, and what waits for its answer. Raises `ValueError` for a value that JSON cannot say."""
        waiting = Waiting(self._newest + 1, request.type, slot)
        # No member of the request can take the place of these.
        envelope = {"type": request.type, "id": waiting.number, **({} if slot is None else {"slot": slot})}
        text = text_of({**request.members, **envelope})
        self._newest += 1
        self._waiting.append(waiting)
        return waiting, text

    def take(self, text: str | bytes) -> list[Waiting]:
        """Reads a message, and returns the messages that it answers."""
        message = _read(text)
        self.received += 1
        scene = self._note(message) if message.get("type") == "scene" else None
        if message.get("type") == "closed":
            self.scenes.pop(message.get("slot") or 0, None)
            self.crashes.pop(message.get("slot") or 0, None)
        if message.get("type") == "crash":
            self._note_crash(message)
        answered = self._unread(message) or [waiting for waiting in self._waiting if waiting.takes(message)]
        self._waiting = [waiting for waiting in self._waiting if waiting not in answered]
        for waiting in answered:
            waiting.answer, waiting.scene = message, scene
        return answered

    def scene(self, slot: int) -> Scene:
        """The newest scene of a slot. Raises `NoPreview` if none is open there."""
        if slot not in self.scenes:
            raise NoPreview(f"No preview is open in slot {slot}.")
        return self.scenes[slot]

    def raise_crash(self, slot: int) -> None:
        """Raises `Crashed` if the app of a slot has ended."""
        if slot in self.crashes:
            raise Crashed(self.crashes[slot])

    def _note_crash(self, message: JSON) -> None:
        try:
            self.crashes[message.get("slot") or 0] = crash_of(message)
        except (AttributeError, KeyError, TypeError) as error:
            raise ProtocolMismatch(f"The server sent a crash that is none of protocol 1: {type(error).__name__}: {error}.") from error

    def _unread(self, message: JSON) -> list[Waiting]:
        """The message that the server refused although it could not read its id: the oldest one that is answered at once."""
        if message.get("type") != "error" or "ack" in message:
            return []
        at_once = [waiting for waiting in self._waiting if waiting.type not in _IN_STEPS]
        return (at_once or self._waiting)[:1]

    def forget(self, waiting: Waiting) -> None:
        """Stops waiting for an answer."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)

    def _note(self, message: JSON) -> Scene:
        slot = message.get("slot") or 0
        old = self.scenes.get(slot)
        try:
            members = completed(message, dict(old) if old is not None else None)
        except (AttributeError, KeyError, TypeError) as error:
            raise ProtocolMismatch(f"The server sent a scene that is none of protocol 1: {type(error).__name__}: {error}.") from error
        missing = next((name for name in _OF_EVERY_SCENE if name not in members), None)
        if missing:
            raise ProtocolMismatch(f"The server sent a scene that has no {missing}.")
        scene = Scene(members)
        self.session = scene["session"]
        self.scenes[slot] = scene
        # An app that draws is running.
        self.crashes.pop(slot, None)
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
