"""The client for asyncio, at a real server."""

import asyncio
import json

import pytest
from websockets.asyncio.server import serve

from split_preview import (
    AsyncClient,
    AsyncPreview,
    Client,
    ConnectionLost,
    Preview,
    ProtocolMismatch,
    Refused,
    Server,
    TimedOut,
    Unreachable,
    requests,
)


def run(test):
    """Runs a coroutine, so that these tests need no plugin of their own."""
    return asyncio.run(test)


def test_a_preview_is_driven(server):
    async def drive():
        async with await AsyncClient.connect(server.socket_url) as client:
            preview = await client.open("lab", width=1180, height=820)
            assert not preview.scene.controller("split").is_collapsed
            assert (await preview.resize(600, 820)).controller("split").is_collapsed
            assert (await preview.explain("split.primary")).sentences
            with pytest.raises(Refused, match="unknownTarget"):
                await preview.tap("nobody")
            await client.ping()

    run(drive())


def test_tasks_share_a_client(server):
    async def drive():
        async with await AsyncClient.connect(server.socket_url) as client:
            previews = await asyncio.gather(*(client.open_in_slot(slot, "lab") for slot in range(8)))

            async def drag(preview):
                for width in range(600, 620):
                    assert (await preview.resize(width + preview.slot, 800)).window.size.width == width + preview.slot

            await asyncio.gather(*map(drag, previews))
            assert [preview.scene.window.size.width for preview in previews] == [619 + slot for slot in range(8)]

    run(drive())


def test_it_waits_without_sleeping(server):
    async def drive():
        async with await AsyncClient.connect(server.socket_url) as client:
            preview = await client.open("lab")
            waiting = asyncio.create_task(preview.wait_until(lambda scene: scene.window.size.width == 640))
            for width in range(600, 641):
                await preview.post(requests.resize(width, 800))
            assert (await waiting).window.size.width == 640
            await preview.post(requests.resize(0, 800))
            with pytest.raises(Refused, match="width is 0"):
                await preview.wait_until(lambda scene: False)
            with pytest.raises(TimedOut, match=r"^No such scene came within 0\.05 seconds\. The last one was:\nlab, ios26, 640 x 800"):
                await preview.wait_until(lambda scene: False, timeout=0.05)

    run(drive())


def test_another_client_continues_a_session(server):
    async def drive():
        async with await AsyncClient.connect(server.socket_url) as first:
            await first.open("mail", width=700, height=800)
            session, shown = first.session, first.scene()
        async with await AsyncClient.connect(server.socket_url) as second:
            (mail,) = await second.resume(session)
            assert mail.scene["panes"] == shown["panes"]
            with pytest.raises(Refused, match="expired"):
                await second.resume("nobody")

    run(drive())


def test_what_no_server_can_read_is_an_error_at_once(server):
    async def drive():
        # The address for browsers is one for clients, too.
        async with await AsyncClient.connect(server.url) as client:
            preview = await client.open("lab")
            with pytest.raises(ValueError, match="width is nan"):
                await preview.resize(float("nan"), 800)
            with pytest.raises(Refused, match="malformed"):
                await preview.set("split", primaryEdge=[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]])
            assert (await preview.resize(640, 800)).window.size.width == 640
        with pytest.raises(Unreachable, match="begins with none of"):
            await AsyncClient.connect("127.0.0.1:1")

    run(drive())


def test_a_scene_without_a_member_ends_the_connection():
    async def answer(socket):
        hello = {"type": "hello", "protocol": 1, "session": "a", "epoch": "b", "server": {"name": "x", "version": "1"}}
        await socket.send(json.dumps(hello))
        await socket.recv()
        await socket.send(json.dumps({"type": "scene", "ack": 1, "session": "a"}))
        await socket.wait_closed()

    async def drive():
        async with serve(answer, "127.0.0.1", 0, subprotocols=[requests.SUBPROTOCOL]) as server:
            port = server.sockets[0].getsockname()[1]
            async with await AsyncClient.connect(f"ws://127.0.0.1:{port}/ws") as client:
                with pytest.raises(ProtocolMismatch, match="viewModels"):
                    await client.open("lab")

    run(drive())


def test_a_lost_connection_is_an_error():
    async def drive(server):
        async with await AsyncClient.connect(server.socket_url) as client:
            preview = await client.open("lab")
            server.stop()
            with pytest.raises(ConnectionLost):
                await preview.sync()

    with Server.start() as server:
        run(drive(server))


@pytest.mark.parametrize("plain, with_tasks", [(Client, AsyncClient), (Preview, AsyncPreview)])
def test_both_clients_have_the_same_methods(plain, with_tasks):
    def public(one):
        return {name for name in dir(one) if not name.startswith("_")}

    assert public(plain) == public(with_tasks)


def test_every_message_has_a_method():
    from conftest import ROOT

    types = (ROOT / "docs/asyncapi.json").read_text(encoding="utf-8")
    import json

    for name in json.loads(types)["operations"]:
        method = {"traits": "override_traits"}.get(name, name)
        assert name in ("hello", "reload", "scenes", "crashing") or hasattr(Preview, method) or hasattr(Client, method), name
