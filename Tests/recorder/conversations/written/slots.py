"""Conversations with several apps over one socket."""

from conversations.written.messages import LAB, NARROW
from driving.steps import BURST, CLOSE, CONNECT, Step, json_text, say

_SLOTS = [0, 3, 15]


def slots():
    return {"written-slots": _all_kinds(), "written-slots-resumed": _resumed()}


def _to_all(message, number, numbers=None):
    """A message for several slots. A ping behind it marks the end of their answers."""
    message = {**message, "id": number, "slots": numbers or _SLOTS}
    return Step(BURST, 0, [json_text(message), json_text({"type": "ping", "id": f"end-{number}"})])


def _all_kinds():
    """Slots that are opened, used together and alone, and closed."""
    return [
        Step(CONNECT), *(say({**LAB, "slot": slot, "id": slot}) for slot in _SLOTS),
        _to_all({"type": "traits", "userInterfaceStyle": "dark"}, 20), _to_all({"type": "rotate"}, 21, [15, 0]),
        say({**NARROW, "slot": 3, "id": 22}), say({**NARROW, "id": 23}),
        _to_all({"type": "perform", "target": "nav:B", "action": "push", "controller": "C"}, 24, [3, 0, 15]),
        say({"type": "tap", "target": "nobody", "slot": 15, "id": 25}), say({"type": "sync", "slots": [0, 4], "id": 26}),
        _to_all({"type": "sync"}, 27), say({"type": "close", "slot": 3, "id": 28}), say({"type": "sync", "slot": 3, "id": 29}),
        say({**LAB, "slot": 3, "updates": "moved", "id": 30}), _to_all({"type": "set", "target": "A", "properties": {"title": "T"}}, 31),
        _to_all({"type": "close"}, 32), say({"type": "sync", "id": 33}),
    ]  # fmt: skip


def _resumed():
    return [
        Step(CONNECT), *(say({**LAB, "slot": slot, "id": slot}) for slot in _SLOTS), say({**NARROW, "slot": 15, "id": 20}),
        Step(CLOSE, 0), Step(CONNECT, 1),
        say({"type": "open", "resume": "{session 0}", "id": 1}, 1), say({"type": "ping", "id": 2}, 1),
        say({"type": "sync", "slot": 3, "id": 3}, 1), say({"type": "sync", "id": 4}, 1),
    ]  # fmt: skip
