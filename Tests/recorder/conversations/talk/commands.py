"""Messages that do what the code of an app does: assign properties, call methods, override traits."""

from conversations.vocabulary import (
    ACTIONS,
    COLUMNS,
    PROPERTIES,
    SNAPSHOTS,
    STACK_PROPERTIES,
    STYLES,
    TAB_PROPERTIES,
    TRAITS,
    split_properties,
)

#: Names of new controllers, of controllers that some scene has, and names that are not allowed.
_NEW = ["D", "E", "F", "G", "H"]
_KNOWN = [
    "A", "B", "S", "C", "I", "X", "Y", "nav:A", "nav:B", "split", "split2", "host", "tabs", "empty", "detail", "profile",
    "comments", "activity", "messages", "mailboxes", "message", "details", "compose", "settings", "master", "places",
    "map", "files", "covers", "conversations", "noor-details", "home", "search",
]  # fmt: skip
_ODD = ["", "a:b", "a/b", "delegate", "x" * 64, "x" * 65, "\u00e4" * 40, None, 7, ["D"]]


def traits(chance, view, catalogue):
    names = chance.sample(list(TRAITS), chance.choice([1, 1, 2, 6]))
    if chance.random() < 0.4:
        names = ["horizontalSizeClass"]
    yield {"type": "traits", **{name: chance.choice(TRAITS[name]) for name in names}}


def turn_the_class(chance, view, catalogue):
    """The horizontal size class becomes compact, and then regular, at the same size."""
    yield {"type": "traits", "horizontalSizeClass": "compact"}
    yield {"type": "traits", "horizontalSizeClass": chance.choice(["regular", None])}


def set_split(chance, view, catalogue):
    """Properties of a split view, which it mostly has."""
    splits = view.nodes_of("SplitViewController")
    split = chance.choice(splits) if splits else {"id": "split", "style": "unspecified"}
    styles = [split.get("style", "unspecified")] * 9 + ["tripleColumn"]
    choices = split_properties(chance.choice(styles), chance.choice([view.profile] * 9 + ["ios26"]))
    if chance.random() < 0.3:
        choices = choices[:3]
    pairs = [chance.choice(choices) for _ in range(chance.choice([1, 1, 1, 2, 4]))]
    objects = [{name: chance.choice(values)} for name, values in pairs]
    yield {"type": "set", "target": split["id"], "properties": _listed(chance, objects)}


def set_what_holds(chance, view, catalogue):
    """Values that the properties of a split view have already."""
    splits = view.nodes_of("SplitViewController")
    if splits:
        split = chance.choice(splits)
        names = [name for name, _ in split_properties(split.get("style", "unspecified"), view.profile) if name in split]
        for name in chance.sample(names, min(len(names), 2)):
            yield {"type": "set", "target": split["id"], "properties": {name: split[name]}}


def set_other(chance, view, catalogue):
    """Properties of any controller, which is mostly in the tree."""
    node = chance.choice(view.nodes())
    tables = dict(PROPERTIES)
    for kind, own in (("TabBarController", TAB_PROPERTIES), ("NavigationController", STACK_PROPERTIES)):
        if node["type"] == kind or chance.random() < 0.05:
            tables = {**tables, **own} if chance.random() < 0.5 else own
    names = [chance.choice(list(tables)) for _ in range(chance.choice([1, 1, 2]))]
    target = node["id"] if chance.random() < 0.9 else chance.choice(_KNOWN + _NEW)
    objects = [{name: chance.choice(tables[name])} for name in names]
    yield {"type": "set", "target": target, "properties": _listed(chance, objects)}


def _listed(chance, objects):
    """One object with all properties, or a list where a name repeats and in some other cases."""
    merged = {name: value for properties in objects for name, value in properties.items()}
    return merged if len(merged) == len(objects) and chance.random() < 0.8 else objects


def perform(chance, view, catalogue):
    """A method of a controller, which mostly has it."""
    node = chance.choice(view.nodes())
    containers = view.nodes_of(*ACTIONS)
    if containers and chance.random() < 0.8:
        node = chance.choice(containers)
    kind = node["type"] if chance.random() < 0.95 else chance.choice(list(ACTIONS))
    action = chance.choice(ACTIONS.get(kind, []) * 4 + ACTIONS["any"])
    yield call(chance, view, node["id"], action)


def call(chance, view, target, action):
    message = {"type": "perform", "target": target, "action": action}
    if action in ("show", "showDetail", "push", "popTo", "present", "setRootViewController"):
        message["controller"] = controller(chance, view)
    elif action == "setViewControllers":
        message["controllers"] = [controller(chance, view) for _ in range(chance.choice([0, 1, 2, 2, 2, 2, 3]))]
    elif action in ("showColumn", "hideColumn"):
        message["column"] = chance.choice(COLUMNS)
    elif action == "select":
        message["index"] = chance.choice([0, 0, 1, 1, 2, 3, 4, 9, -1, 0.5])
    elif action in ("setFocus", "setPrimary"):
        message["side"] = chance.choice(["left", "right"])
    elif action == "setViewController":
        member, values = ("column", COLUMNS) if view.nodes_of("SplitViewController") else ("side", ["left", "right"])
        message[member] = chance.choice(values)
        message["controller"] = chance.choice([controller(chance, view), controller(chance, view), None])
    if action in ("flip", "setFocus", "setPrimary") and chance.random() < 0.5:
        message["animated"] = chance.choice([True, False])
    if action == "present":
        message.update(_presentation(chance, view))
    return message


def _presentation(chance, view):
    members = {}
    if chance.random() < 0.85:
        members["style"] = chance.choice(STYLES)
    if members.get("style") != "popover" or chance.random() < 0.9:
        width, height = view.size
        corner = [round(chance.random() * width), round(chance.random() * height)]
        members["source"] = chance.choice([[100, 100, 44, 44], [*corner, 44, 44], [*corner, 0, 0], [-10, 0, 5, 20000]])
    if chance.random() < 0.4:
        members["detents"] = chance.choice([values for values in PROPERTIES["detents"] if values])
        members["prefersGrabberVisible"] = chance.choice([True, False])
    return members


def present_and_dismiss(chance, view, catalogue):
    """A presentation, maybe with another one over it, and one of the ways to dismiss it."""
    node = chance.choice(view.nodes())
    yield call(chance, view, node["id"], "present")
    if chance.random() < 0.3:
        yield {"type": "set", "target": chance.choice(_NEW), "properties": {"isModalInPresentation": True}}
    if chance.random() < 0.3:
        yield call(chance, view, chance.choice(view.nodes())["id"], "present")
    if chance.random() < 0.5:
        yield {
            "type": "resize",
            "width": chance.choice([320, 500, 736, 1024]),
            "height": chance.choice([414, 820, 1024]),
        }
    width, height = view.size
    dimmings = view.dimmings() or ["split/dimming"]
    yield chance.choice(
        [
            {"type": "tap", "target": dimmings[-1]}, {"type": "tap", "x": 3, "y": 3},
            {"type": "swipe", "direction": "down", "x": width / 2, "y": height / 2},
            {"type": "perform", "target": node["id"], "action": "dismiss"},
        ]
    )  # fmt: skip


def leave_and_come_back(chance, view, catalogue):
    """The app goes to the background, where something may happen, and mostly comes back."""
    snapshots = chance.choice(SNAPSHOTS)
    yield {"type": "background", **({} if snapshots is None else {"snapshots": snapshots})}
    if chance.random() < 0.3:
        yield {"type": "resize", "width": chance.choice([320, 700, 1180]), "height": 820}
    if chance.random() < 0.9:
        yield {"type": "foreground"}


def replace_the_root(chance, view, catalogue):
    """Another root for the window, which is mostly a new controller."""
    yield call(chance, view, "window", "setRootViewController")


def push_a_few(chance, view, catalogue):
    """A stack that grows and shrinks."""
    stacks = view.nodes_of("NavigationController")
    if not stacks:
        return
    target = chance.choice(stacks)["id"]
    names = _NEW[:]
    chance.shuffle(names)
    for name in names[: chance.randrange(1, 4)]:
        yield {"type": "perform", "target": target, "action": "push", "controller": name}
    yield {"type": "perform", "target": target, "action": chance.choice(["pop", "popToRoot"])}


def controller(chance, view):
    kind = chance.random()
    if kind < 0.55:
        return chance.choice(_NEW)
    if kind < 0.75:
        return chance.choice(view.nodes())["id"]
    return chance.choice(_KNOWN) if kind < 0.96 else chance.choice(_ODD)
