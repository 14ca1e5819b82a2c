"""Conversations about sockets: sessions that are resumed, frames that are not text, messages that are too long."""

from conversations.written.messages import LAB, NARROW
from driving.steps import BINARY, BURST, BYTES, CLOSE, CONNECT, END, Step, json_text, say


def sockets():
    return {
        "written-resume": _resume(),
        "written-taken-over": _taken_over(),
        "written-expired": _expired(),
        "written-binary": _binary(),
        "written-invalid-utf-8": _invalid_utf8(),
        "written-too-long": _too_long(),
        "written-sweeps-at-once": _sweeps_at_once(),
    }


def _resume():
    """A session is resumed several times, after messages with and without an id, and after a refusal."""
    return [
        Step(CONNECT), say(LAB), Step(CLOSE, 0),
        Step(CONNECT, 1), say({"type": "open", "resume": "{session 0}", "id": 1}, 1), say({**NARROW, "id": "a"}, 1),
        say({"type": "tap", "target": "nobody", "id": "b"}, 1), Step(CLOSE, 1),
        Step(CONNECT, 2), say({"type": "open", "scene": "mail", "id": 2}, 2),
        say({"type": "open", "resume": "{session 0}", "id": 3}, 2), say({"type": "sync", "id": 4}, 2), Step(CLOSE, 2),
        Step(CONNECT, 3), say({"type": "open", "resume": "{session 0}"}, 3),
    ]  # fmt: skip


def _taken_over():
    return [
        Step(CONNECT), say({**LAB, "updates": "changed", "id": 1}), Step(CONNECT, 1),
        say({"type": "open", "resume": "{session 0}", "id": 7}, 1), Step(END, 0), say({**NARROW, "id": 8}, 1),
        say({"type": "open", "resume": "{session 0}", "id": 9}, 1),
    ]  # fmt: skip


def _expired():
    """Sessions that cannot be resumed: one without a scene, one that never was, and the own one."""
    return [
        Step(CONNECT), Step(CLOSE, 0), Step(CONNECT, 1), say({"type": "open", "resume": "{session 0}", "id": 1}, 1),
        say({"type": "open", "resume": "nobody", "id": 2}, 1), say({"type": "open", "resume": "{session 1}", "id": 3}, 1),
        say({**LAB, "id": 4}, 1), say({"type": "open", "resume": "nobody", "id": 5}, 1), say({"type": "sync", "id": 6}, 1),
    ]  # fmt: skip


def _binary():
    return [
        Step(CONNECT),
        say({**LAB, "id": 1}),
        Step(BINARY, 0, b'{"type":"sync"}'.hex()),
        say({"type": "sync", "id": 2}),
    ]


def _invalid_utf8():
    return [Step(CONNECT), say({**LAB, "id": 1}), Step(BYTES, 0, b'{"type":"ping","id":"\xff"}'.hex())]


def _too_long():
    """A message of the greatest length, and a longer one."""
    head, tail = '{"type":"ping","id":1,"a":"', '"}'
    longest = head + "x" * (65536 - len(head) - len(tail)) + tail
    return [Step(CONNECT), say({**LAB, "id": 1}), say(longest), say(longest.replace("x", "xx", 1))]


def _sweeps_at_once():
    """Five sweeps at once, of which the fifth is refused."""
    sweeps = [{"type": "sweep", "from": 320, "to": 1400, "height": 700 + n, "id": n} for n in range(5)]
    return [Step(CONNECT), say({**LAB, "id": "open"}), Step(BURST, 0, [json_text(sweep) for sweep in sweeps])]
