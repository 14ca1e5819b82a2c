"""A client that does what the page does when its process is gone: it comes back to its session, or opens the scene at its place."""

import asyncio
import json
import random
import ssl
import time
from dataclasses import dataclass, field

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from split_preview.merging import completed

#: The window's first size, in which the message's buttons are on screen, and the widths to which a visitor drags its edge.
FIRST_WIDTH = 1024
WIDTHS = range(500, 1100, 7)
HEIGHT = 800


@dataclass
class Absence:
    """The time between the last sign of one process and the first scene afterwards."""

    began: float
    ended: float | None = None
    #: How the visitor has come back: `resumed` or `opened`.
    how: str = ""

    @property
    def seconds(self):
        return self.ended - self.began


@dataclass
class Visitor:
    """Drags the edge of a window and types a text of its own, without a pause, until it is told to stop."""

    url: str
    tls: ssl.SSLContext | None
    number: int
    pause: float = 0.1
    name: str | None = None
    epoch: str | None = None
    state: dict | None = None
    absences: list = field(default_factory=list)
    #: The names of all sessions that this visitor has had.
    sessions: list = field(default_factory=list)
    faults: list = field(default_factory=list)
    typed: str = ""
    #: The last text that the server has answered.
    kept: str | None = None
    answered: int = 0
    is_stopping: bool = False
    _said: dict = field(default_factory=dict)
    _next: int = 0
    _width: int = 0
    _socket: object = None
    _loop: asyncio.AbstractEventLoop | None = None
    _pending: dict = field(default_factory=dict)
    _open_id: int | None = None
    _provoked: int | None = None
    _is_open: bool = False

    @property
    def marker(self):
        """A text that only this visitor types."""
        return f"visitor-{self.number:03}-"

    @property
    def process(self):
        return self.name.split("-")[0] if self.name and "-" in self.name else None

    @property
    def width(self):
        """The width that the visitor has dragged its window to."""
        return self._width

    @property
    def unanswered(self):
        return list(self._said.values())

    @property
    def is_at_work(self):
        """Whether the visitor has typed, and seen it."""
        return bool(self.state and self.typed and (self.subject or "").startswith(self.marker))

    async def run(self):
        """Visits until `is_stopping`, and comes back whenever the connection ends."""
        while not self.is_stopping:
            try:
                await self._visit()
            except (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError):
                if self._is_open:
                    self.absences.append(Absence(time.monotonic()))
                self._is_open = False
                if not self.is_stopping:
                    await asyncio.sleep(random.uniform(0, 0.1))

    async def _visit(self):
        address = self.url + (f"&session={self.name}" if self.name else "")
        async with connect(address, ssl=self.tls, subprotocols=["preview.v1"], compression=None, open_timeout=8, max_size=None) as socket:
            self._socket, self._loop = socket, asyncio.get_running_loop()
            hello = json.loads(await socket.recv())
            is_same = self.epoch == hello["epoch"]
            self.epoch = hello["epoch"]
            if is_same and self.name:
                self._open_id = await self._send({"type": "open", "resume": self.name})
            else:
                await self._open()
            dragging = asyncio.create_task(self._drag())
            try:
                async for text in socket:
                    self._look(text)
                    await self._hear(json.loads(text))
                    if self.is_stopping and not self._said:
                        return
                raise ConnectionClosed(None, None)
            finally:
                dragging.cancel()

    async def _open(self):
        message = {
            "type": "open", "scene": "mail", "updates": "changed",
            "window": {"width": self._width or FIRST_WIDTH, "height": HEIGHT},
        }
        if self.state:
            message["place"] = self.state["place"]
        self._open_id = await self._send(message)

    async def _send(self, message):
        self._next += 1
        await self._socket.send(json.dumps({**message, "id": self._next}))
        return self._next

    async def _say(self, message):
        """Sends what the user does, and keeps it until it is answered."""
        self._next += 1
        self._said[self._next] = message
        await self._socket.send(json.dumps({**message, "id": self._next}))

    async def _hear(self, message):
        if message["type"] == "error":
            await self._refused(message)
        elif message["type"] == "scene":
            await self._show(message)

    async def _show(self, message):
        is_opening = message["ack"] == self._open_id
        if is_opening:
            await self._opened(message)
        elif self.name != message["session"]:
            self.faults.append(f"a scene of the session {message['session']} came to {self.name}")
        self.state = completed(message, None if is_opening else self.state)
        self.answered += 1
        for number in [number for number in self._said if number <= message["ack"]]:
            self._answered(self._said.pop(number))
        if is_opening:
            self._look_for_loss()
            await self._say_again(message)

    def _answered(self, said):
        """Notes what the server has: a text that was answered must not be lost."""
        if said["type"] == "edit":
            self.kept = said["text"]

    def _look_for_loss(self):
        """The scene at the place must have the text that was answered last, before anything is said again."""
        if self.kept is not None and self.subject != self.kept:
            self.faults.append(f"{self.kept} was answered, and {self.subject} is there after the return")

    async def _opened(self, message):
        if self.name != message["session"]:
            self.sessions.append(message["session"])
        self.name = message["session"]
        if self.absences and self.absences[-1].ended is None:
            self.absences[-1].ended = time.monotonic()
            self.absences[-1].how = "resumed" if "received" in message else "opened"
        if "received" in message:
            for number in [number for number in self._said if number <= (message["received"] or 0)]:
                self._answered(self._said.pop(number))
        self._pending = dict(self._said)
        self._said.clear()

    async def _say_again(self, message):
        """Says what was not answered, in order, after the scene is there again."""
        if not self._pending and not self.absences:
            await self._say({"type": "tap", "target": "message/compose"})
        for lost in self._pending.values():
            await self._say(lost)
        self._is_open = True

    async def _refused(self, message):
        if message.get("ack") == self._open_id and message["code"] == "expired":
            await self._open()
            return
        self._said.pop(message.get("ack"), None)
        is_provoked = (message["code"], message.get("ack")) == ("unknownTarget", self._provoked)
        if message["code"] != "tooFast" and not is_provoked:
            self.faults.append(f"{message['code']}: {message['message']}")

    def _look(self, text):
        """Looks for texts of others in everything that comes."""
        if text.count("visitor-") != text.count(self.marker):
            self.faults.append("a text of another visitor has come")

    async def _drag(self):
        step = 0
        while not self.is_stopping:
            await asyncio.sleep(self.pause * random.uniform(0.5, 1.5))
            if not self._is_open:
                continue
            step += 1
            self._width = WIDTHS[(self.number * 5 + step) % len(WIDTHS)]
            try:
                await self._say({"type": "resize", "width": self._width, "height": HEIGHT})
                if step % 5 == 0:
                    self.typed = f"{self.marker}{step}"
                    await self._say({"type": "edit", "target": "compose/subject", "text": self.typed})
            except ConnectionClosed:
                return

    def cut(self):
        """Ends the connection without a word, as a network does."""
        self._loop.call_soon_threadsafe(self._socket.transport.abort)

    def provoke(self):
        """Sends a message that the server refuses, and makes a request that it refuses."""
        asyncio.run_coroutine_threadsafe(self._provoke(), self._loop)

    async def _provoke(self):
        self._provoked = await self._send({"type": "tap", "target": "nobody"})
        try:
            async with connect(self.url.replace("token=", "token=0"), ssl=self.tls, open_timeout=8):
                self.faults.append("a wrong token was let in")
        except InvalidHandshake:
            pass

    @property
    def subject(self):
        """The subject of the letter on screen, or None if there is none."""
        return self.state["viewModels"].get("compose", {}).get("subject")
