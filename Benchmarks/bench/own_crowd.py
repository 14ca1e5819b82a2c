"""Clients of an app of one's own that drag the edge of their windows at sixty frames a second: the load generator, a process of its own.

    own_crowd.py PORT CLIENTS SECONDS

It prints the pictures a second of each client as a list in JSON.
"""

import asyncio
import json
import sys

from websockets.asyncio.client import connect

WIDE, HEIGHT = 1180, 820
FRAME = 1 / 60


async def answer(socket, number):
    """Waits for the answer to a message, by its number. Nothing else is read, because a generator must not do the client's work."""
    mark = f'"ack":{number}'
    while mark not in await socket.recv():
        pass


async def drag(port, seconds, begin):
    async with connect(f"ws://127.0.0.1:{port}/ws", subprotocols=["preview.v1"], max_size=None, compression=None) as socket:
        await socket.recv()
        await socket.send(json.dumps({"type": "open", "scene": "app", "window": {"width": WIDE, "height": HEIGHT}, "id": 1}))
        await answer(socket, 1)
        await begin.wait()
        clock = asyncio.get_running_loop().time
        start, pictures = clock(), 0
        while clock() - start < seconds:
            due = start + (pictures + 1) * FRAME
            size = {"width": WIDE + pictures % 2, "height": HEIGHT}
            await socket.send(json.dumps({"type": "resize", **size, "id": pictures + 2}))
            await answer(socket, pictures + 2)
            pictures += 1
            await asyncio.sleep(max(0, due - clock()))
        return pictures / (clock() - start)


async def main(port, clients, seconds):
    begin = asyncio.Barrier(clients)
    print(json.dumps(await asyncio.gather(*(drag(port, seconds, begin) for _ in range(clients)))))


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))
