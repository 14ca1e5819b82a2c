"""Conversations that tap everything that can be tapped, in each place of the app."""

from conversations.talk import touches
from conversations.view import View
from driving.steps import CONNECT, Step, json_text, say

#: The number of messages in a tour, which is enough for the scene with most elements.
LENGTH = 300

_WINDOWS = {"wide": (1180, 820), "narrow": (500, 820), "tall": (820, 1180)}


def tours(catalogue):
    """The openings of all tours, by their names."""
    return {
        f"tour-{scene['id']}-{profile}-{name}": {
            "type": "open", "scene": scene["id"], "profile": profile, "updates": "changed",
            "window": {"width": width, "height": height},
        }
        for scene in catalogue.scenes.values()
        for profile in scene["profiles"]
        for name, (width, height) in _WINDOWS.items()
    }  # fmt: skip


def tour(chance, opening, catalogue):
    """The steps of a tour. The caller fills in the answers to a step before it asks for the next one."""
    view, visits = View(), {}
    yield Step(CONNECT)
    message = {**opening, "id": 0}
    for number in range(1, LENGTH):
        step = say(message)
        yield step
        view.take(message, step.answers)
        if not view.is_open:
            return
        message = {**_next(chance, view, visits, catalogue), "id": number}


def _next(chance, view, visits, catalogue):
    """A tap on the element that was tapped least often in this place; now and then another tap, or a scroll."""
    kind = chance.random()
    if kind < 0.1:
        return next(touches.tap_point(chance, view, catalogue))
    if kind < 0.15:
        return next(touches.scroll(chance, view, catalogue))
    place = json_text(view.place)
    elements = [(place, name) for name in dict.fromkeys(view.elements())] or [(place, "nobody")]
    key = min(elements, key=lambda element: (visits.get(element, 0), chance.random()))
    visits[key] = visits.get(key, 0) + 1
    return {"type": "tap", "target": key[1]}
