"""Messages about the window: its size, the orientation of its device, and its place on the screen."""

from conversations.vocabulary import ARRANGEMENTS, INSETS, ORIENTATIONS, WIDTHS

_HEIGHTS = [320, 375, 414, 568, 667, 736, 748, 768, 820, 834, 1004, 1024, 1112, 1180, 1194, 1366]


def resize(chance, view, catalogue):
    message = {"type": "resize", "width": _length(chance, WIDTHS), "height": _length(chance, _HEIGHTS)}
    if chance.random() < 0.1:
        message["width"], message["height"] = view.size
    if chance.random() < 0.15:
        message["safeArea"] = chance.choice(INSETS)
    yield message


def _length(chance, special):
    if chance.random() < 0.03:
        return chance.choice([1, 2.5, 44, 200, 20000])
    return chance.choice(special) if chance.random() < 0.7 else chance.randrange(1200, 5600) / 4


def drag_the_corner(chance, view, catalogue):
    """A few sizes in a row, as when a corner is dragged."""
    width, height = view.size
    step = chance.choice([-80, -24, -0.5, 0.5, 24, 80])
    for _ in range(chance.randrange(2, 6)):
        width = min(20000, max(1, width + step))
        yield {"type": "resize", "width": width, "height": height}


def cross_the_flip(chance, view, catalogue):
    """Sizes on both sides of the width at which most layouts flip."""
    width, height = view.size
    narrow = {"type": "resize", "width": chance.choice([320, 414, 507, 667]), "height": height}
    wide = {"type": "resize", "width": width if width > 667 else chance.choice([668, 1024, 1366]), "height": height}
    yield from chance.choice([[narrow, wide], [wide, narrow], [narrow, wide, narrow, wide]])


def swap_sides(chance, view, catalogue):
    """The width becomes the height, as on a device that is turned."""
    width, height = view.size
    yield {"type": "resize", "width": height, "height": width}


def rotate(chance, view, catalogue):
    yield {"type": "rotate"} if chance.random() < 0.4 else {"type": "rotate", "to": chance.choice(ORIENTATIONS)}


def turn_around(chance, view, catalogue):
    """All orientations, one after the other."""
    order = (
        ORIENTATIONS if chance.random() < 0.5 else ["landscapeLeft", "landscapeRight", "portraitUpsideDown", "portrait"]
    )
    for orientation in order:
        yield {"type": "rotate", "to": orientation}


def arrange(chance, view, catalogue):
    """An arrangement, which is mostly one that the device has."""
    device = catalogue.devices.get(view.window["device"])
    names = ARRANGEMENTS
    if device and chance.random() < 0.85:
        names = [*sorted({row["arrangement"] for row in device["windows"]}), "free"]
    message = {"type": "arrange", "arrangement": chance.choice(names)}
    if chance.random() < 0.5:
        message["side"] = chance.choice(["left", "right"])
    yield message


def drag_the_divider(chance, view, catalogue):
    """A divider between two windows, left somewhere on the screen."""
    screen = view.window.get("screen", view.size)
    current = view.window["arrangement"]
    shared = [name for name in ARRANGEMENTS if name.startswith(("split", "tile"))]
    arrangement = current if current in shared else chance.choice(shared)
    x = chance.choice([0, 1, 160, 320, screen[0] / 2, screen[0] - 320, screen[0], chance.randrange(1500) + 0.25])
    message = {"type": "arrange", "arrangement": arrangement, "dividerX": x}
    if chance.random() < 0.4:
        message["side"] = chance.choice(["left", "right"])
    yield message


def walk_the_arrangements(chance, view, catalogue):
    """All arrangements of the device, one after the other."""
    device = catalogue.devices.get(view.window["device"])
    if device is None:
        yield from arrange(chance, view, catalogue)
        return
    names = sorted({row["arrangement"] for row in device["windows"]})
    chance.shuffle(names)
    for name in names:
        yield {"type": "arrange", "arrangement": name, "side": chance.choice(["left", "right"])}
