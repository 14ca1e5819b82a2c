"""Messages with a mistake: an unknown name, a value of another type, a text that is not JSON."""

from driving.steps import json_text

_REPLACEMENTS = [
    None, True, -1, 0, 1, 0.5, 1e300, "", "left", "x" * 65, [], [1, 2, 3, 4], {}, [None], [[{}]], "nobody", 20001,
    "\u0000",
]  # fmt: skip

#: Texts that are not a message. The error says where in the text reading stopped.
_NO_MESSAGES = [
    "", " ", "ping", '{"type":"ping","id":1', '{"type":"ping","id":1,}', "{'type':'ping'}", "[]", "null", "7", '"ping"',
    '{"type":"ping"} x', '{"type":"ping","id":01}', '{"type":"ping","id":NaN}', '{"type":"ping","id":1e999}',
    '{"type":"ping","type":"sync"}', '{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8,"i":9,"c":0}',
    '{"type":"ping","id":"\\ud800"}', '{"type":"ping","id":"\\udc00\\ud800"}', '{"type":"ping","id":"\\x"}',
    '{"type":"ping","id":"\\u12g4"}', '{"type":"ping","id":"tab\tin it"}', '\ufeff{"type":"ping"}', '{"type" "ping"}',
    '{"type":"ping" "id":1}', '{type:"ping"}', "{,}", "[1,]", "tru", "falsehood", "nul", "-", "1.", "1e", ".5", "+1",
    '{"type":"ping","a":' + "[" * 16 + "]" * 16 + "}", '{"type":"ping","a":' + "[" * 15 + "]" * 15 + "}",
    '{"type":"ping","id":"open', '{"type":"ping","id":"\\', '{"type":"ping","id":"\\u00',
]  # fmt: skip

_UNKNOWN = [
    {"type": "open-sesame"}, {"type": 7}, {}, {"type": "open"}, {"type": "open", "scene": "nowhere"},
    {"type": "open", "scene": "lab", "profile": "ios99"}, {"type": "open", "scene": "lab", "policy": "tv"},
    {"type": "open", "scene": "lab", "device": "toaster"},
    {"type": "open", "scene": "lab", "options": {"colour": "red"}},
    {"type": "open", "scene": "lab", "options": {"style": "quadrupleColumn"}},
    {"type": "open", "scene": "lab", "options": {"hosted": "yes"}},
    {"type": "open", "scene": "lab", "options": {"hosted": None}},
    {"type": "open", "scene": "lab", "options": {"separateSecondary": "A"}},
    {"type": "open", "scene": "lab", "options": {"separateSecondary": "a/b"}},
    {"type": "open", "scene": "lab", "options": {"separateSecondary": 5}},
    {"type": "open", "scene": "lab", "options": {"properties": {"colour": "red"}}},
    {"type": "open", "scene": "lab", "options": {"properties": 5}},
    {"type": "open", "scene": "lab", "options": {"properties": [5]}},
    {"type": "open", "scene": "lab", "options": {"properties": {"primaryEdge": "top"}}},
    {"type": "open", "scene": "lab", "profile": "ios13", "options": {"style": "doubleColumn"}},
    {"type": "open", "scene": "lab", "profile": "ios14", "options": {"inspectorColumn": True}},
    {"type": "open", "scene": "lab", "options": {"style": "unspecified", "compactColumn": True}},
    {"type": "open", "scene": "split-or-flip", "options": {"minimumWidthForWideColumn": -1}},
    {"type": "open", "scene": "mail", "place": {"a": "x" * 4200}}, {"type": "open", "scene": "mail", "place": 7},
    {"type": "open", "scene": "mail", "resume": "s"}, {"type": "open", "resume": 7},
    {"type": "open", "resume": "nobody"}, {"type": "open", "scene": "mail", "updates": "never"},
    {"type": "open", "scene": "mail", "window": {"width": 5}},
    {"type": "open", "scene": "mail", "window": {"width": 500, "height": 500, "scale": 9}},
    {"type": "open", "scene": "mail", "window": {"width": 500, "height": 500, "safeArea": [1, 2, 3]}},
    {"type": "ping", "id": 1.5}, {"type": "ping", "id": "x" * 65}, {"type": "ping", "id": None},
    {"type": "ping", "id": 9007199254740992}, {"type": "ping", "id": 9007199254740991}, {"type": "ping", "id": -3},
    {"type": "tap"}, {"type": "tap", "x": 1}, {"type": "tap", "target": "a", "x": 1},
    {"type": "tap", "x": 1.25e300, "y": 1}, {"type": "tap", "target": 7},
    {"type": "swipe", "direction": "in", "x": 1, "y": 1}, {"type": "swipe", "x": 1, "y": 1},
    {"type": "drag", "target": "split/primary/edge", "x": 1e9, "phase": "began"},
    {"type": "drag", "target": "split/primary/edge", "x": 1, "phase": "over"},
    {"type": "drag", "x": 1, "phase": "began"}, {"type": "scroll", "target": "nobody", "x": 0, "y": 0},
    {"type": "scroll", "target": "split", "x": 0, "y": 0}, {"type": "edit", "target": "nobody", "text": "a"},
    {"type": "edit", "target": "split"}, {"type": "focus"}, {"type": "focus", "target": "nobody"},
    {"type": "focus", "target": 7}, {"type": "rotate", "to": "upright"}, {"type": "resize", "width": 0, "height": 5},
    {"type": "resize", "width": 500}, {"type": "resize", "width": "5", "height": 5},
    {"type": "resize", "width": 500, "height": 500, "safeArea": [0, 0, "0", 0]}, {"type": "arrange"},
    {"type": "arrange", "arrangement": "split-1/5"}, {"type": "arrange", "arrangement": "full", "side": "top"},
    {"type": "arrange", "arrangement": "split-1/2", "dividerX": "here"},
    {"type": "traits", "horizontalSizeClass": "wide"}, {"type": "traits"},
    {"type": "set", "target": "nobody", "properties": {}}, {"type": "set", "target": "split"},
    {"type": "set", "properties": {}}, {"type": "set", "target": "split", "properties": 7},
    {"type": "set", "target": "split", "properties": [7]},
    {"type": "set", "target": "split", "properties": {"colour": "red"}},
    {"type": "set", "target": "A", "properties": {"colour": 1}},
    {"type": "set", "target": "split", "properties": {"preferredDisplayMode": "sideways"}},
    {"type": "set", "target": "split", "properties": [{"primaryEdge": "trailing"}, {"primaryEdge": 7}]},
    {"type": "set", "target": "split", "properties": {"presentsWithGesture": 7}},
    {"type": "set", "target": "split", "properties": {"minimumPrimaryColumnWidth": -1}},
    {"type": "set", "target": "split", "properties": {"preferredPrimaryColumnWidthFraction": 2}},
    {"type": "set", "target": "split", "properties": {"preferredPrimaryColumnWidthFraction": "wide"}},
    {"type": "set", "target": "tabs", "properties": {"colour": 7}},
    {"type": "set", "target": "tabs", "properties": {"selectedIndex": "a"}},
    {"type": "set", "target": "A", "properties": {"title": 7}},
    {"type": "set", "target": "A", "properties": {"hidesBackButton": 7}},
    {"type": "set", "target": "A", "properties": {"preferredContentSize": [1]}},
    {"type": "set", "target": "A", "properties": {"modalPresentationStyle": "sheet"}},
    {"type": "perform", "target": "nobody", "action": "show", "controller": "D"},
    {"type": "perform", "target": "split"}, {"type": "perform", "target": "split", "action": "dance"},
    {"type": "perform", "target": "A", "action": "dance"}, {"type": "perform", "target": "nav:A", "action": "dance"},
    {"type": "perform", "target": "tabs", "action": "dance"}, {"type": "perform", "target": "split", "action": "show"},
    {"type": "perform", "target": "split", "action": "setViewControllers"},
    {"type": "perform", "target": "split", "action": "setViewControllers", "controllers": "D"},
    {"type": "perform", "target": "split", "action": "setViewControllers", "controllers": ["D", "D"]},
    {"type": "perform", "target": "split", "action": "setViewControllers", "controllers": ["D", 7]},
    {"type": "perform", "target": "split", "action": "setViewControllers", "controllers": ["D", "E", "F", "G"]},
    {"type": "perform", "target": "split", "action": "showColumn"},
    {"type": "perform", "target": "split", "action": "showColumn", "column": "last"},
    {"type": "perform", "target": "split", "action": "setViewController", "column": "primary"},
    {"type": "perform", "target": "split", "action": "setViewController", "side": "left"},
    {"type": "perform", "target": "split", "action": "setFocus"},
    {"type": "perform", "target": "split", "action": "flip", "animated": 1},
    {"type": "perform", "target": "split", "action": "setFocus", "side": "top"},
    {"type": "perform", "target": "tabs", "action": "select"},
    {"type": "perform", "target": "tabs", "action": "select", "index": 99},
    {"type": "perform", "target": "split", "action": "present", "controller": "D", "style": "sheet"},
    {"type": "perform", "target": "split", "action": "present", "controller": "D", "source": [1, 2, 3]},
    {"type": "perform", "target": "split", "action": "present", "controller": "D", "source": "here"},
    {"type": "perform", "target": "split", "action": "present", "controller": "D", "style": "popover"},
    {"type": "set", "target": "A", "properties": {"toolbarItems": [7]}},
    {"type": "set", "target": "tabs", "properties": {"mode": "sidebar"}},
    {"type": "background", "snapshots": [{}]}, {"type": "background", "snapshots": [{"width": 0}]},
    {"type": "background", "snapshots": 7}, {"type": "foreground"},
    {"type": "perform", "target": "window", "action": "setRootViewController"},
    {"type": "close", "slot": 16}, {"type": "close", "slots": []}, {"type": "close", "slot": 7}, {"type": "sync", "slots": [0, 7]},
    {"type": "restart"}, {"type": "restart", "fresh": 7}, {"type": "restart", "fresh": True, "slot": 5},
    {"type": "rotate", "slot": 0, "slots": [0]}, {"type": "rotate", "slots": [0, 0]}, {"type": "rotate", "slot": None},
    {"type": "open", "scene": "mail", "slots": [0]}, {"type": "open", "resume": "s", "slot": 0},
    {"type": "sweep"}, {"type": "sweep", "from": 0, "to": 5, "height": 5},
    {"type": "sweep", "from": 5, "to": 5, "height": 0},
    {"type": "sweep", "from": 500, "to": 505, "height": 500, "profile": "ios99"},
    {"type": "overview"}, {"type": "overview", "device": None}, {"type": "overview", "device": "ipad-99"},
    {"type": "picture", "slot": 16}, {"type": "export", "slots": []},
    {"type": "audit"}, {"type": "audit", "from": 1, "to": 2, "height": 0}, {"type": "explain"}, {"type": "explain", "target": "nobody"}, {"type": "explain", "target": "A", "x": 1, "y": 1},
    {"type": "explain", "x": 1}, {"type": "explain", "x": -5, "y": 99999},
    {"type": "properties"}, {"type": "properties", "target": None}, {"type": "properties", "target": "nobody"},
    {"type": "find"}, {"type": "find", "target": "nobody", "text": "a"}, {"type": "find", "target": "split", "text": "a"},
    {"type": "find", "target": "A", "text": 7}, {"type": "find", "target": "A", "text": "a" * 257}, {"type": "find", "target": "A", "text": "a", "after": 1},
]  # fmt: skip


#: Values around the lengths at which an error no longer has the whole value, or the whole name.
_LONG = [
    *(
        {"type": "resize", "width": width, "height": 500}
        for width in ([1] * 19, [10] + [1] * 18, [1] * 20, {"a": "x" * 40})
    ),
    *({"type": "tap", "target": "x" * length} for length in (63, 64, 65, 380, 400, 500)),
    *({"type": "x" * length} for length in (64, 65, 500)),
    *({"type": "open", "scene": name, "profile": name, "device": name} for name in ("\u00e9" * 64, "x" * 500)),
    *({"type": "open", "scene": "lab", member: "x" * 500} for member in ("profile", "device", "policy", "updates")),
    {"type": "open", "scene": "lab", "options": {"x" * 500: 1}},
    {"type": "set", "target": "split", "properties": {"x" * 500: 1}},
    {"type": "perform", "target": "split", "action": "x" * 500},
    {"type": "perform", "target": "split", "action": "show", "controller": "x" * 500},
]


def no_message(chance, view, catalogue):
    yield chance.choice(_NO_MESSAGES)


def unknown(chance, view, catalogue):
    yield chance.choice(_LONG if chance.random() < 0.1 else _UNKNOWN)


def every_mistake():
    """All mistakes, each once."""
    return [*_NO_MESSAGES, *_UNKNOWN, *_LONG]


def broken_text(chance, message):
    """The text of a message, cut off, without a character, or with another one in it."""
    text = json_text(message)
    at = chance.randrange(len(text))
    added = chance.choice('{}[]",:0ex\\ ')
    return chance.choice([text[:at], text[:at] + text[at + 1 :], text[:at] + added + text[at:]])


def changed_somewhere(chance, value):
    """The value with a part of it replaced, removed or renamed."""
    if isinstance(value, dict) and value and chance.random() < 0.6:
        name = chance.choice(list(value))
        kind = chance.randrange(8)
        if kind == 0:
            return {other: part for other, part in value.items() if other != name}
        if kind == 1:
            return {other + "s" if other == name else other: part for other, part in value.items()}
        return {**value, name: changed_somewhere(chance, value[name])}
    if isinstance(value, list) and value and chance.random() < 0.6:
        at = chance.randrange(len(value))
        return [changed_somewhere(chance, part) if n == at else part for n, part in enumerate(value)]
    return chance.choice(_REPLACEMENTS)
