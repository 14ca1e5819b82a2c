"""Clients over TLS, which the load generator does not speak. They are slow themselves, so only the time of others is measured with them."""

import asyncio
import contextlib
import json

from websockets.asyncio.client import connect

from haproxy import tls_context
from load import open_message

#: The clients that connect at the same moment. A handshake takes a millisecond of the proxy's time.
AT_ONCE = 20


async def _open(url, tls, gate):
    async with gate:
        socket = await connect(url, ssl=tls, compression=None, max_size=None, ping_interval=None)
        await socket.recv()
        await socket.send(open_message())
        await socket.recv()
        return socket


@contextlib.asynccontextmanager
async def _opened(url, count):
    tls, gate = tls_context(), asyncio.Semaphore(AT_ONCE)
    sockets = await asyncio.gather(*(_open(url, tls, gate) for _ in range(count)))
    try:
        yield sockets
    finally:
        await asyncio.gather(*(socket.close() for socket in sockets))


async def _drag(socket, pause, end):
    """Resizes at a steady pace. Returns the number of answers."""
    loop, answers = asyncio.get_running_loop(), 0
    while loop.time() < end:
        await socket.send(json.dumps({"type": "resize", "id": answers + 1, "width": 500 + answers % 700, "height": 820}))
        await socket.recv()
        answers += 1
        await asyncio.sleep(pause)
    return answers


def drag(url, count, pause, seconds, measure):
    """Opens so many clients, calls `measure` before and after they drag, and returns the answers and both results."""

    async def run():
        async with _opened(url, count) as sockets:
            before = measure()
            end = asyncio.get_running_loop().time() + seconds
            answers = await asyncio.gather(*(_drag(socket, pause, end) for socket in sockets))
            return sum(answers), before, measure()

    return asyncio.run(run())


def hold(url, count, measure):
    """Opens so many clients that do nothing more, and returns what `measure` finds."""

    async def run():
        async with _opened(url, count):
            return await asyncio.to_thread(measure)

    return asyncio.run(run())
