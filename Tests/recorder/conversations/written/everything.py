"""Conversations that go through whole lists: mistakes, properties, traits, points of the screen."""

from conversations.talk.mistakes import every_mistake
from conversations.vocabulary import MESSAGE_TYPES, PROPERTIES, STACK_PROPERTIES, TAB_PROPERTIES, TRAITS, split_properties
from conversations.written.messages import LAB, NARROW, numbered


def everything(catalogue):
    return {
        "written-before-open": _before_open(),
        "written-mistakes": _mistakes([]),
        "written-mistakes-in-lab": _mistakes([{"type": "open", "scene": "lab", "options": {"embedding": "tab"}}]),
        "written-mistakes-in-split-or-flip": _mistakes([{"type": "open", "scene": "split-or-flip"}]),
        "written-limits": _limits(),
        "written-properties": _properties(),
        "written-traits": _traits(),
        **_taps(catalogue),
    }


def _before_open():
    types = [name for name in MESSAGE_TYPES if name not in ("open", "arrange", "ping")]
    members = {
        "width": 500, "height": 500, "direction": "left", "x": 1, "y": 1, "phase": "began", "text": "a", "action": "pop",
        "from": 500, "to": 501, "properties": {},
    }  # fmt: skip
    messages = [{"type": name, **members} for name in types]
    for message in messages:
        if message["type"] != "tap" and message["type"] != "traits":
            message["target"] = "split"
    return numbered(
        [{"type": "ping"}, *messages, {"type": "arrange", "arrangement": "full"}, {"type": "ping", "id": "p"}]
    )


def _mistakes(openings):
    """Every mistake, and then the whole scene, in which nothing has changed."""
    return numbered([*openings, *every_mistake(), {"type": "sync"}])


def _limits():
    """The least and the greatest values of numbers, places, names and texts, and values just beyond them."""
    sizes = [1, 0.999, 20000, 20000.25]
    coordinates = [100000, 100000.25, -100000, -100000.25]
    windows = [{"width": 500, "height": 500, "scale": scale} for scale in (1, 0.99, 4, 4.01)]
    windows += [{"width": 500, "height": 500, "safeArea": [inset, 0, 0, 0]} for inset in (0, -0.25, 1000, 1000.25)]
    source = {"type": "perform", "target": "A", "action": "present", "controller": "D", "style": "popover"}
    return numbered(
        [
            LAB,
            *({"type": "resize", "width": size, "height": 500} for size in sizes),
            *({"type": "resize", "width": 500, "height": size} for size in sizes),
            *({"type": "tap", "x": x, "y": 0} for x in coordinates),
            *({"type": "tap", "x": 0, "y": y} for y in coordinates),
            *({**LAB, "window": window} for window in windows),
            *({**LAB, "place": {"a": "x" * length}} for length in (4087, 4088, 4089)),
            *({"type": "ping", "id": "x" * length} for length in (63, 64, 65)),
            *({"type": "set", "target": "A", "properties": {"preferredContentSize": [size, 9]}} for size in sizes),
            *({**source, "source": [x, 0, 9, 9]} for x in (20000.25, -20000.25, 20000, -20000)),
            {"type": "open", "scene": "adaptability", "options": {}},
            {"type": "tap", "target": "conversations/noor"},
            *({"type": "edit", "target": "noor/field", "text": "x" * length} for length in range(2022, 2040)),
        ]
    )


def _properties():
    """Every value of every property, in each kind of split view that has it."""
    messages = []
    for profile, style in [
        ("ios26", "tripleColumn"), ("ios26", "doubleColumn"), ("ios26", "unspecified"), ("ios14", "tripleColumn"),
        ("ios14", "doubleColumn"), ("ios13", "unspecified"), ("ios8", "unspecified"),
    ]:  # fmt: skip
        options = {"style": style, "embedding": "tab", **({"inspectorColumn": True} if style != "unspecified" else {})}
        if profile != "ios26":
            options.pop("inspectorColumn", None)
        opening = {"type": "open", "scene": "lab", "profile": profile, "options": options, "updates": "changed"}
        show = {"type": "perform", "target": "split", "action": "showColumn", "column": "inspector"}
        messages += [opening, show, *_set("split", dict(split_properties(style, profile)))]
        messages += [*_set("B", PROPERTIES), *_set("nav:B", STACK_PROPERTIES), *_set("tabs", TAB_PROPERTIES), NARROW]
    return numbered(messages)


def _set(target, table):
    return [
        {"type": "set", "target": target, "properties": {name: value}}
        for name, values in table.items()
        for value in values
    ]


def _traits():
    """Every value of every trait, in a window and in a host."""
    messages = []
    for options in ({"style": "tripleColumn"}, {"style": "unspecified", "hosted": True, "log": "all"}):
        messages.append({**LAB, "options": options, "updates": "changed"})
        messages += [{"type": "traits", name: value} for name, values in TRAITS.items() for value in values]
    return numbered(messages)


def _taps(catalogue):
    """A grid of taps over each scene, wide and narrow. Each column of the grid begins with a fresh scene."""
    grids = {}
    for scene in catalogue.scenes.values():
        for profile in scene["profiles"]:
            messages = []
            for width, height in [(1180, 820), (500, 820)]:
                opening = {
                    "type": "open", "scene": scene["id"], "profile": profile, "updates": "changed",
                    "window": {"width": width, "height": height},
                }  # fmt: skip
                for x in range(14, width, width // 6):
                    messages.append(opening)
                    messages += [{"type": "tap", "x": x, "y": y} for y in range(6, height, height // 16)]
            grids[f"written-taps-{scene['id']}-{profile}"] = numbered(messages)
    return grids
