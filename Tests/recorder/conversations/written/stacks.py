"""Conversations up to the limits of a session, and beyond them."""

from conversations.written.messages import LAB, NARROW, numbered


def stacks():
    return {
        "written-deep-stack": _deep_stack(),
        "written-many-gone": _many_gone(),
        "written-many-names": _many_names(),
        "written-many-events": _many_events(),
    }


def _deep_stack():
    """A stack takes a hundred controllers and no more."""
    pushes = [{"type": "perform", "target": "nav:A", "action": "push", "controller": f"P{n}"} for n in range(101)]
    lab = {**LAB, "options": {"style": "unspecified"}, "updates": "changed"}
    details = [
        {"type": "perform", "target": "split", "action": name, "controller": "Z"} for name in ("show", "showDetail")
    ]
    return numbered([lab, *pushes, NARROW, *details, {"type": "perform", "target": "nav:A", "action": "popToRoot"}])


def _many_gone():
    """More elements go away than the session remembers. Then those that went first are unknown, and the others stale."""
    names = [f"N{n}" for n in range(2200)]
    return numbered(
        [
            {**LAB, "options": {"style": "unspecified"}, "updates": "changed"},
            *(message for name in names for message in _visit(name)),
            *({"type": "tap", "target": name} for name in names[::3]),
        ]
    )


def _visit(name):
    """A new controller comes and goes."""
    push = {"type": "perform", "target": "nav:A", "action": "push", "controller": name}
    return [push, {"type": "perform", "target": "nav:A", "action": "pop"}]


def _many_names():
    """More new controllers are named than the session keeps."""
    messages = [{**LAB, "options": {"style": "unspecified"}, "updates": "changed"}]
    for n in range(520):
        messages += _visit(f"N{n}")
    titles = [{"type": "set", "target": name, "properties": {"title": name}} for name in ("N519", "N264", "N263", "N0")]
    return numbered([*messages, *titles])


def _many_events():
    """One answer has hundreds of calls, because four columns have a hundred controllers each."""
    options = {"style": "tripleColumn", "inspectorColumn": True, "log": "all"}
    messages = [{**LAB, "window": {"width": 1366, "height": 1024}, "options": options, "updates": "changed"}]
    messages.append({"type": "perform", "target": "split", "action": "showColumn", "column": "inspector"})
    for stack in "ASBI":
        push = {"type": "perform", "target": f"nav:{stack}", "action": "push"}
        messages += [{**push, "controller": f"{stack}{n}"} for n in range(99)]
    return numbered(
        [*messages, {**NARROW, "width": 400}, {"type": "resize", "width": 1024, "height": 1366}, {"type": "sync"}]
    )
