"""The bounds of what one client can make the server keep: presentations, texts, waiting answers and waiting sessions."""

import contextlib
import itertools
import json

import pytest

import metrics
from usage import memory
from wire import RawSocket, opened

#: Kilobytes by which one client, and each of the sessions that wait, may make the server grow (docs/security.md).
MOST_FOR_A_CLIENT, MOST_FOR_A_SESSION = 16_000, 1_000


def ask(socket, **message):
    socket.send_json(**message)
    return socket.receive_json()


def present(socket, presenter, name):
    return ask(socket, type="perform", target=presenter, action="present", controller=name, style="pageSheet")


def push(socket, name):
    return ask(socket, type="perform", target="nav:B", action="push", controller=name)


def set_title(socket, target, text):
    return ask(socket, type="set", target=target, properties={"title": text})


def test_check_21_presentations_end_at_32(server):
    with opened(server, "lab") as socket:
        names = ["split"] + [f"P{number}" for number in range(1, 41)]
        answers = [present(socket, below, name) for below, name in itertools.pairwise(names)]
        assert [answer["type"] for answer in answers[:32]] == ["scene"] * 32
        assert answers[32] == {
            "type": "error", "code": "invalid", "path": "controller",
            "message": "A window has at most 32 presented controllers.",
        }  # fmt: skip
        # The 34th and later ones have nobody to present them.
        assert {answer["code"] for answer in answers[33:]} == {"unknownTarget"}
        scene = ask(socket, type="resize", width=800, height=700)
        assert len([pane for pane in scene["panes"] if pane["role"] == "modal"]) == 32
        assert ask(socket, type="perform", target="split", action="dismiss")["type"] == "scene"
        assert present(socket, "split", "again")["type"] == "scene"


def test_check_22_a_title_has_1_kib_and_all_texts_64(server):
    with opened(server, "lab") as socket:
        assert set_title(socket, "B", "x" * 1_024)["type"] == "scene"
        refusal = set_title(socket, "B", "é" * 513)
        assert (refusal["code"], refusal["path"]) == ("invalid", "properties.title")
        assert "1024 bytes" in refusal["message"] and "1026" in refusal["message"]
        for number in range(63):
            assert push(socket, f"C{number}")["type"] == "scene"
            assert set_title(socket, f"C{number}", "x" * 1_024)["type"] == "scene"
        whole = ask(socket, type="sync")
        refusal = set_title(socket, "A", "x")
        assert (refusal["code"], refusal["path"]) == ("tooLarge", "properties.title")
        assert "65536 bytes" in refusal["message"]
        assert ask(socket, type="sync") == whole, "A refused message changes nothing."
        # A client can write again after it has removed a title, and after it has opened another scene.
        assert set_title(socket, "B", None)["type"] == "scene"
        assert set_title(socket, "A", "x" * 1_024)["type"] == "scene"
        assert ask(socket, type="open", scene="lab")["type"] == "scene"
        assert set_title(socket, "A", "x" * 1_024)["type"] == "scene"


@pytest.mark.parametrize("scene, tap, field", [("instagram", "search", "search/search"), ("mail", "message/compose", "compose/body")])
def test_check_22_a_field_has_32_kib(server, scene, tap, field):
    with opened(server, scene) as socket:
        if scene == "instagram":
            assert ask(socket, type="perform", target="tabs", action="select", index=1)["type"] == "scene"
        else:
            assert ask(socket, type="tap", target=tap)["type"] == "scene"
        assert ask(socket, type="edit", target=field, text="x" * 32_768)["type"] == "scene"
        refusal = ask(socket, type="edit", target=field, text="x" * 32_769)
        assert (refusal["code"], refusal["path"]) == ("invalid", "text")
        assert "32768 bytes" in refusal["message"]


def test_check_22_letters_that_are_sent_count(server):
    """However many letters somebody sends, they take no more room than the texts of a session."""
    with opened(server, "mail", updates="changed") as socket:
        lengths = []
        for _ in range(20):
            assert ask(socket, type="tap", target="message/compose")["type"] == "scene"
            assert ask(socket, type="edit", target="compose/body", text="x" * 30_000)["type"] == "scene"
            assert ask(socket, type="tap", target="compose/to-noor")["type"] == "scene"
            assert ask(socket, type="tap", target="compose/send")["type"] == "scene"
            lengths.append(len(json.dumps(ask(socket, type="sync"))))
        assert max(lengths[1:]) < lengths[1] + 1_000


def fill(socket, presentations=0):
    """Makes answers as long as they get: a full stack with long names, and all the room for texts in use."""
    names = [f"B{number}" + "x" * 55 for number in range(99)]
    messages = [{"type": "perform", "target": "nav:B", "action": "push", "controller": name} for name in names]
    messages += [{"type": "set", "target": name, "properties": {"title": '"' * 1_024}} for name in names[:64]]
    above = ["split"] + [f"P{number}" for number in range(presentations)]
    for below, name in itertools.pairwise(above):
        messages.append({"type": "perform", "target": below, "action": "present", "controller": name, "style": "pageSheet"})
    for message in messages:
        socket.send_json(**message)
    for _ in messages:
        assert b'"type":"scene"' in socket.receive()[1]


@pytest.mark.parametrize("messages", [
    [{"type": "sync"}],
    [{"type": "set", "target": "split", "properties": [{"preferredDisplayMode": "secondaryOnly"}, {"preferredDisplayMode": "automatic"}] * 100}],
    [{"type": "traits", "userInterfaceStyle": "dark"}, {"type": "traits", "userInterfaceStyle": "light"}],
    [{"type": "resize", "width": 400, "height": 700}, {"type": "resize", "width": 1200, "height": 700}],
    [{"type": "open", "scene": "lab", "options": {"log": "all"}}],
], ids=["sync", "set", "traits", "resize", "open"])  # fmt: skip
def test_check_23_long_answers_that_nobody_reads_are_few(server, messages):
    """The server stops reading at 1 MiB of answers. Whoever reads on finds an answer to all that was asked."""
    with opened(server, "lab", receive_buffer=4096, updates="whole", options={"log": "all"}) as socket:
        fill(socket)
        before = memory(server.process.pid)
        sent = 0
        socket.connection.settimeout(1)
        try:
            for number in range(1, 101):
                socket.send_json(id=number, **messages[number % len(messages)])
                sent = number
        except TimeoutError:
            pass  # The server does not read on, and the kernel takes no more. The last message may be half there.
        socket.connection.settimeout(60)
        assert memory(server.process.pid) - before < MOST_FOR_A_CLIENT
        acks = []
        while not acks or acks[-1] < sent:
            acks.append(socket.receive_json()["ack"])
        assert acks == sorted(set(acks))
        assert messages[0]["type"] == "resize" or acks == list(range(1, sent + 1))
        assert memory(server.process.pid) - before < MOST_FOR_A_CLIENT


def test_check_23_answers_that_were_read_leave_the_queue(server):
    """Some answers always wait here, so the queue is never empty."""
    with opened(server, "lab", receive_buffer=4096, updates="whole", options={"log": "all"}) as socket:
        fill(socket)
        for _ in range(6):
            socket.send_json(type="sync")
        before = memory(server.process.pid)
        for _ in range(400):
            assert b'"type":"scene"' in socket.receive()[1]
            socket.send_json(type="sync")
        assert memory(server.process.pid) - before < MOST_FOR_A_CLIENT


#: A letter with marks in an order in which Swift has to sort them when it compares two texts.
MARKS = "a" + "\u0301\u0316" * 5_000


@pytest.mark.parametrize("message, path", [
    ({"type": "edit", "target": "compose/body", "text": MARKS}, "text"),
    ({"type": "set", "target": "split", "properties": {"title": MARKS}}, "properties"),
    ({"type": "tap", "target": MARKS}, "target"),
    ({"type": "open", "scene": "mail", "options": {"style": [MARKS]}}, "options"),
])  # fmt: skip
def test_check_22_a_text_has_30_marks_in_a_row(server, message, path):
    """Each later message would compare the marks, in a time that grows with the square of their number."""
    with opened(server, "mail") as socket:
        assert ask(socket, type="tap", target="message/compose")["type"] == "scene"
        refusal = ask(socket, id=7, **message)
        assert (refusal["ack"], refusal["code"], refusal["path"]) == (7, "invalid", path)
        assert "30 combining marks" in refusal["message"]
        assert ask(socket, type="edit", target="compose/body", text=MARKS[:31] * 100)["type"] == "scene"


def test_check_23_sessions_that_wait_are_small(start):
    count = 25
    server = start()
    with opened(server, "lab") as socket:
        fill(socket)
    before = memory(server.process.pid)
    for _ in range(count):
        with opened(server, "lab", updates="changed", options={"log": "all"}) as socket:
            fill(socket, presentations=32)
    assert server.health()["sessions"] == count + 1
    assert memory(server.process.pid) - before < count * MOST_FOR_A_SESSION


def test_check_23_the_estimate_is_near_what_the_allocator_has_given_out(start):
    server = start()
    before = metrics.allocated(server.port)
    with contextlib.ExitStack() as stack:
        for _ in range(12):
            fill(stack.enter_context(opened(server, "lab", updates="changed", options={"log": "all"})), presentations=32)
        metrics.assert_estimate_is_near(server.port, before)


def test_check_24_the_session_that_has_waited_longest_makes_room(start):
    """A megabyte is enough for some sessions with full stacks, and never too little for one with a client."""
    server = start("--session-memory", "1")
    names = []
    with opened(server, "lab") as kept:
        for _ in range(12):
            with RawSocket(server.port) as socket:
                names.append(socket.receive_json()["session"])
                assert ask(socket, type="open", scene="lab", updates="changed")["type"] == "scene"
                fill(socket)
            while server.health()["clients"] != 1:
                pass
        waiting = server.health()["sessions"] - 1
        assert 1 <= waiting < 12
        assert ask(kept, type="resize", width=700, height=700)["type"] == "scene"
    resumed = []
    for name in names:
        with RawSocket(server.port) as socket:
            socket.receive_json()
            answer = ask(socket, type="open", resume=name)
            resumed.append(answer["type"] == "scene")
            assert answer["type"] == "scene" or answer["code"] == "expired"
    assert resumed[-1] and not resumed[0]
    assert resumed == sorted(resumed), "Those that have waited longest are gone, and no other."
