"""Messages that the written conversations have in common."""

from driving.steps import CONNECT, Step, say

LAB = {"type": "open", "scene": "lab", "window": {"width": 1024, "height": 768}}
NARROW = {"type": "resize", "width": 500, "height": 768}
WIDE = {"type": "resize", "width": 1180, "height": 820}


def numbered(messages):
    """The messages as steps at one socket, with ids."""
    steps = [Step(CONNECT)]
    for number, message in enumerate(messages, start=1):
        has_id = not isinstance(message, dict) or "id" in message
        steps.append(say(message if has_id else {**message, "id": number}))
    return steps


def put(column, controller):
    """Sets the controller of a column, or with `None` takes it away."""
    return {
        "type": "perform",
        "target": "split",
        "action": "setViewController",
        "column": column,
        "controller": controller,
    }
