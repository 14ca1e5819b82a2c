"""Several apps over one socket, each in a slot of its own."""

import itertools
import json
import os
import signal
import socket as sockets

import pytest
from websockets.sync.client import connect

from conftest import DEADLINE
from usage import memory
from wire import CLOSE, TEXT, RawSocket, frame

ALL = list(range(16))

#: Kilobytes by which one client may make the server grow (docs/security.md).
MOST_FOR_A_CLIENT = 16_000


def opened(server, slots=ALL, receive_buffer=None, **members):
    """A socket with an app in each of these slots."""
    raw = RawSocket(server.port, receive_buffer)
    assert raw.receive_json()["type"] == "hello"
    for slot in slots:
        raw.send_json(**{"type": "open", "id": "open", "scene": "lab", "updates": "moved", "slot": slot} | members)
        scene = raw.receive_json()
        assert (scene["type"], scene["slot"]) == ("scene", slot)
    return raw


def ask(raw, count=1, **message):
    """The answers to a message that as many slots answer."""
    raw.send_json(**message)
    return [raw.receive_json() for _ in range(count)]


def resize(raw, number, slots=ALL):
    raw.send_json(type="resize", id=number, slots=slots, width=400 + number, height=800)


def shown(raw, slots):
    """The whole scene of each slot, without the members that belong to a message."""
    scenes = ask(raw, len(slots), type="sync", slots=slots)
    return [{name: value for name, value in scene.items() if name not in ("ack", "events", "rev")} for scene in scenes]


def fill(raw, slots):
    """Makes the app in each slot as large as it gets: a full stack with long names, and presentations over each other."""
    names = [f"B{number}" + "x" * 55 for number in range(99)]
    messages = [{"type": "perform", "target": "nav:B", "action": "push", "controller": name} for name in names]
    above = ["split"] + [f"P{number}" for number in range(32)]
    for below, name in itertools.pairwise(above):
        messages.append({"type": "perform", "target": below, "action": "present", "controller": name, "style": "pageSheet"})
    for message in messages:
        raw.send_json(slots=slots, **message)
        for _ in slots:
            assert b'"type":"scene"' in raw.receive()[1]


@pytest.mark.parametrize("scene", ["lab", "mail", "instagram"])
def test_a_drag_resizes_sixteen_slots(server, scene):
    with opened(server, scene=scene) as raw:
        for number in range(1, 61):
            resize(raw, number)
            answers = [raw.receive_json() for _ in ALL]
            assert [answer["slot"] for answer in answers] == ALL
            assert {answer["ack"] for answer in answers} == {number}
            assert {answer["window"]["size"][0] for answer in answers} == {400 + number}


def test_a_client_of_another_kind_has_slots(server):
    """The library of this client is not libwebsockets, and its messages come in fragments."""
    with connect(server.socket_url, subprotocols=["preview.v1"]) as socket:

        def say(count=1, **message):
            text = json.dumps(message)
            socket.send([text[:9], text[9:]])
            return [json.loads(socket.recv(DEADLINE)) for _ in range(count)]

        assert json.loads(socket.recv(DEADLINE))["type"] == "hello"
        for slot, (scene, profile) in enumerate([("lab", "ios14"), ("lab", "ios26"), ("mail", "ios26")]):
            (answer,) = say(type="open", id=slot, slot=slot, scene=scene, profile=profile)
            assert (answer["ack"], answer["slot"], answer["profile"]) == (slot, slot, profile)
        answers = say(3, type="traits", id="dark", slots=[2, 0, 1], userInterfaceStyle="dark")
        assert [(answer["ack"], answer["slot"]) for answer in answers] == [("dark", 2), ("dark", 0), ("dark", 1)]
        assert {answer["window"]["traits"]["userInterfaceStyle"] for answer in answers} == {"dark"}
        assert say(2, type="close", id=9, slots=[1, 0]) == [
            {"type": "closed", "ack": 9, "slot": 1},
            {"type": "closed", "ack": 9, "slot": 0},
        ]
        (refusal,) = say(type="sync", id=10, slots=[2, 1])
        assert (refusal["ack"], refusal["code"], refusal["path"]) == (10, "notOpen", "slots[1]")
        assert "slot" not in refusal
        assert say(type="ping", id=11) == [{"type": "pong", "ack": 11}]


def test_check_15_a_message_for_sixteen_slots_counts_once(server):
    """As many at once as the burst has room for are all applied."""
    count = 450
    with opened(server) as raw:
        os.kill(server.process.pid, signal.SIGSTOP)
        for number in range(1, count + 1):
            resize(raw, number)
        os.kill(server.process.pid, signal.SIGCONT)
        newest = dict.fromkeys(ALL, 0)
        while min(newest.values()) < count:
            answer = raw.receive_json()
            assert answer["type"] == "scene", answer
            assert answer["ack"] > newest[answer["slot"]]
            newest[answer["slot"]] = answer["ack"]
        assert ask(raw, type="ping", id=1) == [{"type": "pong", "ack": 1}]


def test_check_15_a_message_for_sixteen_slots_is_applied_in_turns(server):
    """Another client has its turn while the message is still to be applied in some slots: it takes over the session. The message
    has been received, so all slots show it."""
    steps = [{"width": 900}, {"width": 1000, "userInterfaceStyle": "dark"}] * 4
    with opened(server) as busy, RawSocket(server.port) as other:
        fill(busy, ALL)
        name = ask(busy, type="sync", slot=0)[0]["session"]
        assert other.receive_json()["type"] == "hello"
        os.kill(server.process.pid, signal.SIGSTOP)
        busy.send_json(type="background", id="last", slots=ALL, snapshots=steps)
        # The server reads 4 KiB at once, so it comes to the resume after it has begun with the message before, in any order.
        other.send_json(type="ping", longer="x" * 4_500)
        other.send_json(type="open", id="resume", resume=name)
        os.kill(server.process.pid, signal.SIGCONT)
        assert other.receive_json() == {"type": "pong"}
        resumed = [other.receive_json() for _ in ALL]
        assert {(scene["type"], scene["ack"], scene["received"]) for scene in resumed} == {("scene", "resume", "last")}
        assert {scene["window"]["activationState"] for scene in resumed} == {"background"}
        slots = []
        while (received := busy.receive())[0] == TEXT:
            slots.append(json.loads(received[1])["slot"])
        assert received == (CLOSE, received[1]) and received[1][:2] == (4001).to_bytes(2)
        assert slots == ALL[: len(slots)] and 0 < len(slots) < 16


def test_messages_that_come_with_one_for_many_slots_are_answered_after_it(server):
    with opened(server) as raw:
        messages = [{"type": "sync", "id": number, "slots": ALL} for number in range(20)] + [{"type": "ping", "id": "end"}]
        raw.send(b"".join(frame(TEXT, json.dumps(message).encode()) for message in messages))
        for number in range(20):
            answers = [raw.receive_json() for _ in ALL]
            assert [(answer["ack"], answer["slot"]) for answer in answers] == [(number, slot) for slot in ALL]
        assert raw.receive_json() == {"type": "pong", "ack": "end"}


def test_check_16_answers_to_a_client_that_does_not_read_merge_in_each_slot(server):
    count = 300
    with opened(server, receive_buffer=4096, updates="whole") as raw:
        for number in range(1, count + 1):
            resize(raw, number)
        scenes = []
        while sum(scene["ack"] == count for scene in scenes) < 16:
            scenes.append(raw.receive_json())
    assert len(scenes) < 16 * count / 2, "Most answers have merged."
    acks = [scene["ack"] for scene in scenes]
    assert acks == sorted(acks)
    for slot in ALL:
        assert [scene for scene in scenes if scene["slot"] == slot][-1]["window"]["size"] == [400 + count, 800]


def test_check_16_memory_stays_flat_while_nobody_reads_the_answers_of_slots(server):
    with opened(server, receive_buffer=4096, updates="whole") as raw:
        before = memory(server.process.pid)
        raw.connection.settimeout(1)
        sent = 0
        try:
            for number in range(1, 225):
                resize(raw, number)
                raw.send_json(type="sync", id=number, slots=ALL)
                sent = number
        except TimeoutError:
            pass  # The server does not read on, and the kernel takes no more. The last message may be half there.
        raw.connection.settimeout(DEADLINE)
        assert memory(server.process.pid) - before < MOST_FOR_A_CLIENT
        acks = []
        while not acks or acks[-1] < sent or acks.count(sent) < 32:
            acks.append(raw.receive_json()["ack"])
        assert acks == sorted(acks)


def test_check_23_sixteen_full_slots_are_one_client(start):
    server = start()
    with opened(server, options={"log": "all"}):
        pass  # The first session of a process fills tables that all share.
    with RawSocket(server.port) as raw:
        before = memory(server.process.pid)
        assert raw.receive_json()["type"] == "hello"
        for slot in ALL:
            ask(raw, type="open", scene="lab", slot=slot, updates="moved", options={"log": "all"})
        fill(raw, ALL)
        assert memory(server.process.pid) - before < MOST_FOR_A_CLIENT


def cut(server, raw):
    """Ends a connection without a word, and waits until the server knows."""
    clients = server.health()["clients"]
    raw.connection.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, b"\1\0\0\0\0\0\0\0")
    raw.close()
    while server.health()["clients"] == clients:
        pass


@pytest.mark.parametrize("slots", [[0, 1], [5], ALL])
def test_a_cut_session_goes_on_in_all_of_its_slots(server, slots):
    raw = opened(server, slots)
    name = ask(raw, len(slots), type="resize", id=3, slots=slots, width=500, height=700)[0]["session"]
    before = shown(raw, slots)
    cut(server, raw)
    with RawSocket(server.port) as again:
        assert again.receive_json()["type"] == "hello"
        answers = ask(again, len(slots), type="open", id="again", resume=name)
        assert [answer.get("slot", 0) for answer in answers] == slots
        assert {(answer["ack"], answer["received"], answer["session"]) for answer in answers} == {("again", 3, name)}
        assert all(answer["slots"] == slots for answer in answers)
        assert shown(again, slots) == before
        assert [answer["slot"] for answer in ask(again, len(slots), type="rotate", slots=slots)] == slots


def test_a_message_that_was_received_before_a_cut_is_applied_in_all_slots(server):
    raw = opened(server, receive_buffer=4096, updates="whole")
    name = ask(raw, type="sync", slot=0)[0]["session"]
    for number in range(1, 100):
        resize(raw, number)
    cut(server, raw)
    with RawSocket(server.port) as again:
        assert again.receive_json()["type"] == "hello"
        answers = ask(again, 16, type="open", resume=name)
        (received,) = {answer["received"] for answer in answers}
        assert {answer["window"]["size"][0] for answer in answers} == ({1024} if received == "open" else {400 + received})
