"""A client without `asyncio`. One thread uses it."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from types import TracebackType
from typing import Any, TypeVar

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.sync.connection import Connection

from . import requests
from .addresses import leading_to
from .conversation import Conversation, Waiting, result
from .crash import Crash
from .errors import ConnectionLost, TimedOut, Unreachable, time_out
from .merging import JSON
from .methods import method_in_slot_like, method_like
from .posted import Posted
from .requests import Request
from .scene import Scene
from .socket_address import socket_address

Result = TypeVar("Result")

#: The seconds that a client waits for an answer, unless another number is given.
TIMEOUT = 30.0


class Client:
    """A connection to a server, with a preview in each of its slots.

        with Client.connect(server.socket_url) as client:
            preview = client.open("lab", width=1180, height=820)
    """

    def __init__(
        self, socket: Connection, ending: ExitStack, conversation: Conversation, *, timeout: float = TIMEOUT
    ) -> None:
        self._socket, self._ending, self._conversation, self.timeout = socket, ending, conversation, timeout

    @classmethod
    def connect(cls, url: str, *, session: str | None = None, timeout: float = TIMEOUT) -> Client:
        """Connects to the address that a server prints for browsers, such as `http://127.0.0.1:8080/?token=…`, or to that of its socket.

        `session` is the one that the caller then continues with `resume`. A proxy in front of several servers reads it in the address, and
        finds the one that has the session.
        """
        url = leading_to(session, url)
        conversation = Conversation()
        try:
            with ExitStack() as ending:
                opening = connect(socket_address(url), subprotocols=[requests.SUBPROTOCOL], open_timeout=timeout, compression=None, max_size=None)
                socket = ending.enter_context(opening)
                conversation.greet(socket.recv(timeout=timeout))
                # The greeting has come, so the client ends the connection from now on.
                return cls(socket, ending.pop_all(), conversation, timeout=timeout)
        except TimeoutError as error:
            raise time_out(f"{url} did not answer", timeout) from error
        except ConnectionClosed as error:
            raise lost(error) from error
        except (OSError, ValueError, WebSocketException) as error:
            raise unreachable(url, error) from error

    @property
    def session(self) -> str:
        """The name with which another client can continue this session."""
        return self._conversation.session

    @property
    def server(self) -> JSON:
        """The `name` and the `version` of the server."""
        return self._conversation.server

    @property
    def epoch(self) -> str:
        """The name of this run of the server. Another name means that the server was restarted."""
        return self._conversation.epoch

    def _open(self, request: Request[Scene], slot: int | None = None) -> Preview:
        self.ask(request, slot)
        return Preview(self, slot)

    open = method_like(requests.open, _open)

    open_in_slot = method_in_slot_like(requests.open, _open)

    def resume(self, session: str) -> list[Preview]:
        """Continues a session whose connection is gone, and returns its previews. The previews that were open here are dropped.

        Behind a proxy of several servers, the client has connected with the `session`. Raises `Refused` with the code `expired` if the
        session is gone, and then nothing changes.
        """
        before = dict(self._conversation.scenes)
        self._conversation.scenes.clear()
        try:
            first = self.ask(Request("open", {"resume": session}, Scene))
        except BaseException:
            self._conversation.scenes |= before
            raise
        slots: list[int] = first.get("slots", [0])
        self.wait_until(lambda: {*slots} <= {*self._conversation.scenes}, f"The scenes of the slots {slots} did not come")
        return [Preview(self, slot or None) for slot in slots]

    def ping(self) -> None:
        """Waits until the server has applied every message so far."""
        self.ask(Request("ping", {}, lambda _: None))

    def ask(self, request: Request[Result], slot: int | None = None) -> Result:
        """Sends a message, waits for its answer, and returns what the answer becomes."""
        waiting = self.post(request, slot)
        try:
            self.wait_until(lambda: waiting.answer is not None, f"The server did not answer {request.type}")
        finally:
            self._conversation.forget(waiting)
        answer: Result = result(request, waiting)
        return answer

    def post(self, request: Request[Any], slot: int | None = None) -> Waiting:
        """Sends a message without waiting for its answer. Answers of a flood of messages can merge."""
        waiting, text = self._conversation.say(request, slot)
        try:
            self._socket.send(text)
        except ConnectionClosed as error:
            raise lost(error) from error
        return waiting

    def wait_until(self, condition: Callable[[], bool], stem: str, timeout: float | None = None) -> None:
        """Reads messages until a condition holds. `stem` begins the sentence of the error."""
        __tracebackhide__ = True
        seconds = self.timeout if timeout is None else timeout
        deadline = time.monotonic() + seconds
        while not condition():
            try:
                text = self._receive(deadline)
            except TimeoutError as error:
                raise time_out(stem, seconds) from error
            self._conversation.take(text)

    def crash(self, slot: int = 0) -> Crash | None:
        """The crash of the app in a slot, or `None` while it runs."""
        return self._conversation.crashes.get(slot)

    def raise_crash(self, slot: int = 0) -> None:
        """Raises `Crashed` if the app of a slot has ended."""
        self._conversation.raise_crash(slot)

    def scene(self, slot: int = 0) -> Scene:
        """The newest scene of a slot. Raises `NoPreview` if none is open there."""
        return self._conversation.scene(slot)

    def _receive(self, deadline: float) -> str | bytes:
        try:
            return self._socket.recv(timeout=max(0.0, deadline - time.monotonic()))
        except ConnectionClosed as error:
            raise lost(error) from error

    def close(self) -> None:
        """Ends the connection. The session waits for as long as the server keeps it."""
        self._ending.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def lost(error: ConnectionClosed) -> ConnectionLost:
    """The error for a connection that has ended."""
    return ConnectionLost(error.rcvd.code, error.rcvd.reason) if error.rcvd else ConnectionLost(None)


def unreachable(url: str, error: Exception) -> Unreachable:
    """The error for a connection that could not be made, with the words of a server that refuses it."""
    words = error.response.body if isinstance(error, InvalidStatus) else None
    reason = words.decode("utf-8", "replace").strip() if words else ""
    return Unreachable(f"{url} cannot be reached: {str(error).removesuffix('.')}{f', {reason}' if reason else ''}".removesuffix(".") + ".")


class Preview:
    """An app that a client has open. The methods that change it return the new scene."""

    def __init__(self, client: Client, slot: int | None) -> None:
        self.client, self.slot = client, slot
        self._posted = Posted()

    @property
    def scene(self) -> Scene:
        """The newest scene of the preview. Raises `NoPreview` after it was closed."""
        return self.client.scene(self.slot or 0)

    @property
    def crash(self) -> Crash | None:
        """The crash of the app, or `None` while it runs."""
        return self.client.crash(self.slot or 0)

    def ask(self, request: Request[Result]) -> Result:
        """Sends a message for this preview and returns what its answer becomes."""
        return self.client.ask(request, self.slot)

    def post(self, request: Request[Any]) -> None:
        """Sends a message without waiting for its answer, such as `post(requests.resize(600, 800))`.

        If the server refuses the message, the next `wait_until` raises `Refused`.
        """
        self._posted.add(request, self.client.post(request, self.slot))

    def wait_until(self, predicate: Callable[[Scene], bool], *, timeout: float | None = None) -> Scene:
        """Reads messages until the scene is as the predicate wants it, and returns that scene. Raises `Crashed` if the app has ended."""
        __tracebackhide__ = True
        try:
            self.client.wait_until(lambda: self._is(predicate), "No such scene came", timeout)
        except TimedOut as error:
            raise TimedOut(f"{error} The last one was:\n{self.scene.outline}") from None
        return self.scene

    def _is(self, predicate: Callable[[Scene], bool]) -> bool:
        self._posted.raise_refusal()
        self.client.raise_crash(self.slot or 0)
        return predicate(self.scene)

    resize = method_like(requests.resize, ask)
    rotate = method_like(requests.rotate, ask)
    arrange = method_like(requests.arrange, ask)
    background = method_like(requests.background, ask)
    foreground = method_like(requests.foreground, ask)
    restart = method_like(requests.restart, ask)
    tap = method_like(requests.tap, ask)
    swipe = method_like(requests.swipe, ask)
    drag = method_like(requests.drag, ask)
    scroll = method_like(requests.scroll, ask)
    edit = method_like(requests.edit, ask)
    focus = method_like(requests.focus, ask)
    override_traits = method_like(requests.override_traits, ask)
    set = method_like(requests.set, ask)
    perform = method_like(requests.perform, ask)
    sync = method_like(requests.sync, ask)
    close = method_like(requests.close, ask)
    explain = method_like(requests.explain, ask)
    sweep = method_like(requests.sweep, ask)
    audit = method_like(requests.audit, ask)
    overview = method_like(requests.overview, ask)
    picture = method_like(requests.picture, ask)
    export = method_like(requests.export, ask)
    properties = method_like(requests.properties, ask)
    find = method_like(requests.find, ask)
