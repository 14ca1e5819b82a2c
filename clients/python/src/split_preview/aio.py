"""A client for `asyncio`. Several tasks can use it at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from types import TracebackType
from typing import Any, TypeVar

from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection
from websockets.exceptions import ConnectionClosed, WebSocketException

from . import requests
from .addresses import leading_to
from .client import TIMEOUT, lost, unreachable
from .conversation import Conversation, Waiting, result
from .crash import Crash
from .errors import ConnectionLost, PreviewError, TimedOut, time_out
from .merging import JSON
from .methods import method_in_slot_like, method_like
from .posted import Posted
from .requests import Request
from .scene import Scene
from .socket_address import socket_address

Result = TypeVar("Result")


class AsyncClient:
    """A connection to a server, with a preview in each of its slots.

        async with await AsyncClient.connect(server.socket_url) as client:
            preview = await client.open("lab", width=1180, height=820)
    """

    def __init__(
        self, socket: Connection, ending: AsyncExitStack, conversation: Conversation, *, timeout: float = TIMEOUT
    ) -> None:
        self._socket, self._ending, self._conversation, self.timeout = socket, ending, conversation, timeout
        #: It is notified after each message, and at the end.
        self._news = asyncio.Condition()
        self._end: PreviewError | None = None
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def connect(cls, url: str, *, session: str | None = None, timeout: float = TIMEOUT) -> AsyncClient:
        """Connects to the address that a server prints for browsers, such as `http://127.0.0.1:8080/?token=…`, or to that of its socket.

        `session` is the one that the caller then continues with `resume`. A proxy in front of several servers reads it in the address, and
        finds the one that has the session.
        """
        url = leading_to(session, url)
        conversation = Conversation()
        try:
            async with AsyncExitStack() as ending:
                opening = connect(socket_address(url), subprotocols=[requests.SUBPROTOCOL], open_timeout=timeout, compression=None, max_size=None)
                socket = await ending.enter_async_context(opening)
                conversation.greet(await asyncio.wait_for(socket.recv(), timeout))
                # The greeting has come, so the client ends the connection from now on.
                return cls(socket, ending.pop_all(), conversation, timeout=timeout)
        except (TimeoutError, asyncio.TimeoutError) as error:
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

    async def _open(self, request: Request[Scene], slot: int | None = None) -> AsyncPreview:
        await self.ask(request, slot)
        return AsyncPreview(self, slot)

    open = method_like(requests.open, _open)

    open_in_slot = method_in_slot_like(requests.open, _open)

    async def resume(self, session: str) -> list[AsyncPreview]:
        """Continues a session whose connection is gone, and returns its previews. The previews that were open here are dropped.

        Behind a proxy of several servers, the client has connected with the `session`. Raises `Refused` with the code `expired` if the
        session is gone, and then nothing changes.
        """
        before = dict(self._conversation.scenes)
        self._conversation.scenes.clear()
        try:
            first = await self.ask(Request("open", {"resume": session}, Scene))
        except BaseException:
            self._conversation.scenes |= before
            raise
        slots: list[int] = first.get("slots", [0])
        await self.wait_until(lambda: {*slots} <= {*self._conversation.scenes}, f"The scenes of the slots {slots} did not come")
        return [AsyncPreview(self, slot or None) for slot in slots]

    async def ping(self) -> None:
        """Waits until the server has applied every message so far."""
        await self.ask(Request("ping", {}, lambda _: None))

    async def ask(self, request: Request[Result], slot: int | None = None) -> Result:
        """Sends a message, waits for its answer, and returns what the answer becomes."""
        waiting, text = self._conversation.say(request, slot)
        try:
            await self._send(text)
            await self.wait_until(lambda: waiting.answer is not None, f"The server did not answer {request.type}")
        finally:
            self._conversation.forget(waiting)
        answer: Result = result(request, waiting)
        return answer

    async def post(self, request: Request[Any], slot: int | None = None) -> Waiting:
        """Sends a message without waiting for its answer. Answers of a flood of messages can merge."""
        waiting, text = self._conversation.say(request, slot)
        await self._send(text)
        return waiting

    async def wait_until(self, condition: Callable[[], bool], stem: str, timeout: float | None = None) -> None:
        """Waits until a condition holds. `stem` begins the sentence of the error."""
        __tracebackhide__ = True
        seconds = self.timeout if timeout is None else timeout
        async with self._news:
            try:
                await asyncio.wait_for(self._news.wait_for(lambda: condition() or self._end is not None), seconds)
            except asyncio.TimeoutError as error:
                raise time_out(stem, seconds) from error
        if not condition() and self._end is not None:
            raise self._end

    def crash(self, slot: int = 0) -> Crash | None:
        """The crash of the app in a slot, or `None` while it runs."""
        return self._conversation.crashes.get(slot)

    def raise_crash(self, slot: int = 0) -> None:
        """Raises `Crashed` if the app of a slot has ended."""
        self._conversation.raise_crash(slot)

    def scene(self, slot: int = 0) -> Scene:
        """The newest scene of a slot. Raises `NoPreview` if none is open there."""
        return self._conversation.scene(slot)

    async def _send(self, text: str) -> None:
        try:
            await self._socket.send(text)
        except ConnectionClosed as error:
            raise lost(error) from error

    async def _read(self) -> None:
        end: PreviewError = ConnectionLost(None)
        try:
            while True:
                text = await self._socket.recv()
                async with self._news:
                    self._conversation.take(text)
                    self._news.notify_all()
        except ConnectionClosed as error:
            end = lost(error)
        except PreviewError as error:
            end = error
        finally:
            self._end = end
            async with self._news:
                self._news.notify_all()

    async def close(self) -> None:
        """Ends the connection. The session waits for as long as the server keeps it."""
        await self._ending.aclose()
        await self._reader

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.close()


class AsyncPreview:
    """An app that a client has open. The methods that change it return the new scene."""

    def __init__(self, client: AsyncClient, slot: int | None) -> None:
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

    async def ask(self, request: Request[Result]) -> Result:
        """Sends a message for this preview and returns what its answer becomes."""
        return await self.client.ask(request, self.slot)

    async def post(self, request: Request[Any]) -> None:
        """Sends a message without waiting for its answer, such as `post(requests.resize(600, 800))`.

        If the server refuses the message, the next `wait_until` raises `Refused`.
        """
        self._posted.add(request, await self.client.post(request, self.slot))

    async def wait_until(self, predicate: Callable[[Scene], bool], *, timeout: float | None = None) -> Scene:
        """Waits until the scene is as the predicate wants it, and returns that scene. Raises `Crashed` if the app has ended."""
        __tracebackhide__ = True
        try:
            await self.client.wait_until(lambda: self._is(predicate), "No such scene came", timeout)
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
