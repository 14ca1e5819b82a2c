"""Messages for split views with a style, whose columns come and go."""

from conversations.vocabulary import COLUMNS

_MODES = [
    "automatic",
    "secondaryOnly",
    "oneBesideSecondary",
    "oneOverSecondary",
    "twoBesideSecondary",
    "twoOverSecondary",
]
_SIZES = [(320, 568), (500, 414), (667, 820), (700, 1000), (820, 1180), (1023, 700), (1180, 820), (1366, 1024)]


def tour_of_columns(chance, view, catalogue):
    """Assigns a behaviour, a background and a mode, and then shows and hides columns."""
    split = _styled(chance, view)
    if not split:
        return
    behaviors = [None, "automatic", "tile", "overlay", "displace"]
    preferences = {
        "preferredSplitBehavior": chance.choice(behaviors),
        "primaryBackgroundStyle": chance.choice(["none", "sidebar"]),
    }
    if chance.random() < 0.3:
        preferences["showsSecondaryOnlyButton"] = True
    yield {"type": "set", "target": split["id"], "properties": {**preferences, "preferredDisplayMode": chance.choice(_MODES)}}
    for _ in range(chance.randrange(2, 7)):
        kind = chance.random()
        if kind < 0.25:
            yield _resize(chance)
        elif kind < 0.35:
            yield {"type": "perform", "target": split["id"], "action": "toggleDisplayMode"}
        elif kind < 0.45:
            button = chance.choice(["displayModeButtonItem", "secondaryOnlyButtonItem"])
            yield {"type": "tap", "target": f"{split['id']}/{button}"}
        else:
            action = chance.choice(["showColumn", "showColumn", "hideColumn"])
            yield {"type": "perform", "target": split["id"], "action": action, "column": chance.choice(COLUMNS[:3])}


def inspect(chance, view, catalogue):
    """Shows the inspector, in windows where it is a column, a sheet or a full screen, and hides it."""
    split = _styled(chance, view)
    if not split:
        return
    target = split["id"]
    if chance.random() < 0.4:
        yield {
            "type": "perform", "target": target, "action": "setViewController", "column": "inspector",
            "controller": chance.choice(["D", "I", "E", None]),
        }  # fmt: skip
    yield {"type": "perform", "target": target, "action": "showColumn", "column": "inspector"}
    widths = ["preferredInspectorColumnWidth", "minimumInspectorColumnWidth", "maximumInspectorColumnWidth"]
    properties = {chance.choice(widths): chance.choice([100, 280.3, 400, 900])}
    if chance.random() < 0.4:
        properties = {"preferredInspectorColumnWidthFraction": chance.choice([0.2, 0.4, 1])}
    yield chance.choice(
        [_resize(chance), {"type": "set", "target": target, "properties": properties}, _classes(chance)]
    )
    yield chance.choice([_resize(chance), _classes(chance), _classes(chance)])
    if chance.random() < 0.3:
        style = chance.choice(["formSheet", "fullScreen", "popover"])
        call = {"type": "perform", "target": target, "action": "present", "controller": "G"}
        yield {**call, "style": style, "source": [5, 5, 9, 9]}
    if chance.random() < 0.6:
        yield {"type": "perform", "target": target, "action": "hideColumn", "column": "inspector"}
    yield chance.choice([_resize(chance), {"type": "traits", "horizontalSizeClass": None, "verticalSizeClass": None}])


def fill_columns(chance, view, catalogue):
    """Empties columns and fills them, also with controllers of other columns."""
    split = _styled(chance, view)
    if not split:
        return
    contents = [name for name in split.get("columns", {}).values() if name] + ["D", "E", "D", "host", "split2", "tabs"]
    for _ in range(chance.randrange(2, 6)):
        yield {
            "type": "perform", "target": split["id"], "action": "setViewController", "column": chance.choice(COLUMNS),
            "controller": chance.choice([None, chance.choice(contents)]),
        }  # fmt: skip
        if chance.random() < 0.3:
            yield _resize(chance)


def free_window(chance, view, catalogue):
    """Drags a free window to widths with room for one, two or three columns."""
    split = _styled(chance, view)
    if not split or not view.window["device"]:
        return
    if chance.random() < 0.5:
        modes = ["twoBesideSecondary", "oneBesideSecondary", "automatic", "twoOverSecondary"]
        yield {"type": "set", "target": split["id"], "properties": {"preferredDisplayMode": chance.choice(modes)}}
    yield {"type": "arrange", "arrangement": chance.choice(["free", "full"])}
    height = chance.choice([500, 700, 900])
    for width in chance.sample([400, 680, 760, 840, 930, 960, 1020, 1100, 1180, 1300], chance.randrange(2, 6)):
        yield {"type": "resize", "width": width, "height": height}
        if chance.random() < 0.3:
            action = chance.choice(["showColumn", "hideColumn"])
            yield {"type": "perform", "target": split["id"], "action": action, "column": chance.choice(COLUMNS[:2])}


def _styled(chance, view):
    styled = [
        node for node in view.nodes_of("SplitViewController") if node.get("style", "unspecified") != "unspecified"
    ]
    return chance.choice(styled) if styled else None


def _resize(chance):
    width, height = chance.choice(_SIZES)
    return {"type": "resize", "width": width, "height": height}


def _classes(chance):
    classes = ["compact", "regular"]
    return {
        "type": "traits",
        "horizontalSizeClass": chance.choice(classes),
        "verticalSizeClass": chance.choice(classes),
    }
