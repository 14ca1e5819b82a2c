"""Messages of fingers: taps, swipes, drags of an edge, scrolls."""

from conversations.view import parts
from conversations.vocabulary import DIRECTIONS, PHASES


def tap_element(chance, view, catalogue):
    """A tap on an element. A view model is chosen first, because a list has more elements than all bars."""
    groups = [[part["id"] for part in parts(model)] for model in view.models.values()]
    groups = [group for group in groups if group] + [view.dimmings()] * 2
    group = chance.choice([group for group in groups if group] or [["split/dimming"]])
    yield {"type": "tap", "target": chance.choice(group)}


def tap_bar_item(chance, view, catalogue):
    yield {"type": "tap", "target": chance.choice(view.bar_items() or ["split/displayModeButtonItem"])}


def tap_back(chance, view, catalogue):
    """Taps on back buttons, until there is none."""
    for _ in range(chance.randrange(1, 4)):
        backs = [model["backButton"]["id"] for model in view.models.values() if model.get("backButton")]
        if not backs:
            break
        yield {"type": "tap", "target": chance.choice(backs)}
    else:
        return
    yield from tap_bar_item(chance, view, catalogue)


def tap_dimming(chance, view, catalogue):
    yield {"type": "tap", "target": chance.choice(view.dimmings() or ["split/dimming"])}


def tap_tab(chance, view, catalogue):
    """A tap on a tab, and maybe another one, which goes back to its root."""
    tabs = [item["id"] for model in view.models.values() if model.get("kind") == "tabBar" for item in model["items"]]
    target = chance.choice(tabs or ["tabs/item-split"])
    yield {"type": "tap", "target": target}
    if chance.random() < 0.3:
        yield {"type": "tap", "target": target}


def tap_gone(chance, view, catalogue):
    """A tap on an element that is gone, or never was there."""
    yield {"type": "tap", "target": chance.choice(view.gone() or ["nobody", "", "split", "nav:A"])}


def tap_point(chance, view, catalogue):
    yield {"type": "tap", **point(chance, view)}


def tap_a_bar(chance, view, catalogue):
    """A tap at a point where a bar is."""
    panes = [pane for pane in view.visible_panes() if pane.get("navigationBar") or pane.get("toolbar")]
    bars = [pane for pane in view.visible_panes() if pane["role"] == "tabBar"]
    pane = chance.choice((panes + bars) or view.frames())
    x, y, width, _height = pane["frame"]
    top = pane["safeArea"][0] if pane["role"] != "tabBar" else 0
    across = chance.choice([12.5, 30.5, width - 30.5, width - 70.5, width / 2, chance.random() * width])
    yield {"type": "tap", "x": rounded(x + across), "y": rounded(y + top + chance.choice([4, 22, 40, 60]))}


def tap_down_a_content(chance, view, catalogue):
    """Taps below each other, close enough to hit every label of a content that scrolls."""
    panes = [pane for pane in view.visible_panes() if pane.get("layout")]
    if not panes:
        return
    x, y, width, height = chance.choice(panes)["frame"]
    across, down = x + chance.choice([30, width / 2, width - 15]), y + chance.random() * height * 0.8
    for n in range(chance.randrange(3, 9)):
        yield {"type": "tap", "x": rounded(across), "y": rounded(min(y + height - 1, down + 22 * n))}


def swipe(chance, view, catalogue):
    yield {"type": "swipe", "direction": chance.choice(DIRECTIONS), **point(chance, view)}


def swipe_from_the_edge(chance, view, catalogue):
    """A swipe from an edge towards the middle, which may bring a column in or go back, and maybe one out again."""
    width, height = view.size
    direction, x = chance.choice([("right", 2), ("left", width - 2), ("right", 12.5), ("left", width - 12.5)])
    y = rounded(chance.choice([0.2, 0.5, 0.9]) * height)
    yield {"type": "swipe", "direction": direction, "x": x, "y": y}
    if chance.random() < 0.5:
        back = "left" if direction == "right" else "right"
        yield {"type": "swipe", "direction": back, "x": rounded(chance.choice([0.1, 0.5, 0.9]) * width), "y": y}


def swipe_down_a_sheet(chance, view, catalogue):
    modals = [pane for pane in view.panes if pane["role"] in ("modal", "popover")]
    x, y, width, height = chance.choice(modals or view.frames())["frame"]
    down = rounded(y + chance.choice([1, 30, height / 2]))
    yield {"type": "swipe", "direction": "down", "x": rounded(x + width / 2), "y": down}


def drag_an_edge(chance, view, catalogue):
    """A drag of an edge from its beginning to its end, or with its phases mixed up."""
    edges = view.edges()
    if not edges:
        yield {"type": "drag", "target": "split/primary/edge", "x": 300, "phase": chance.choice(PHASES)}
        return
    pane = chance.choice(edges)
    target, frame = pane["resizable"]["id"], pane["frame"]
    x = frame[0] + (frame[2] if pane["resizable"]["edge"] == "right" else 0)
    phases = ["began"] + ["changed"] * chance.randrange(1, 4) + [chance.choice(["ended", "ended", "cancelled"])]
    if chance.random() < 0.15:
        chance.shuffle(phases)
    for phase in phases:
        yield {"type": "drag", "target": target, "x": rounded(x), "phase": phase}
        x += chance.choice([-400, -60.25, -7, 0, 5, 33.3, 90, 500])


def scroll(chance, view, catalogue):
    """A scroll of a pane, mostly of one with content, to some offset."""
    panes = [pane for pane in view.visible_panes() if pane.get("layout")]
    pane = chance.choice(panes if panes and chance.random() < 0.9 else view.frames())
    width, height = (pane.get("layout") or {}).get("contentSize", [500, 2000])
    y = chance.choice([0, 10, chance.random() * height, height, -60, 99999])
    x = chance.choice([0, 0, 0, chance.random() * width, -40])
    target = pane["id"] if chance.random() < 0.8 else pane["controller"]
    yield {"type": "scroll", "target": target, "x": rounded(x), "y": rounded(y)}


def point(chance, view):
    """A point in a pane, at an edge of the window, anywhere in it, or outside."""
    width, height = view.size
    kind = chance.random()
    if kind < 0.6 and view.visible_panes():
        x, y, across, down = chance.choice(view.visible_panes())["frame"]
        return {"x": rounded(x + chance.random() * across), "y": rounded(y + chance.random() * down)}
    if kind < 0.75:
        return {"x": chance.choice([0, 1, width - 1, width]), "y": rounded(chance.random() * height)}
    if kind < 0.97:
        return {"x": rounded(chance.random() * width), "y": rounded(chance.random() * height)}
    return {"x": chance.choice([-50, width + 50, 99999]), "y": chance.choice([-50, height + 50, 300])}


def rounded(length):
    """The length, rounded to a quarter of a point and within the limits of a coordinate."""
    return min(100000, max(-100000, round(length * 4) / 4))
