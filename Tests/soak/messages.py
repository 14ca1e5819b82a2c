"""Random messages that a client may send."""

import json
import urllib.request

MODES = ["automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary", "twoBesideSecondary", "twoOverSecondary"]


def opening(chance, server):
    """Some scene in some profile that it has, on a device or not."""
    with urllib.request.urlopen(server.url + "meta.json") as answer:
        meta = json.load(answer)
    scene, device = chance.choice(meta["scenes"]), chance.choice(meta["devices"])
    stands = chance.choice([{"window": size(chance)}, {"device": device["id"]}, {"device": device["id"], "window": size(chance)}])
    return {
        "type": "open", "scene": scene["id"], "profile": chance.choice(scene["profiles"]),
        "updates": chance.choice(["whole", "changed"]),
    } | stands  # fmt: skip


def opening_at_its_place(chance, scene):
    """The messages of a page whose session is gone."""
    return {
        "type": "open", "scene": scene["scene"], "profile": scene["profile"], "window": size(chance), "place": scene["place"],
    }  # fmt: skip


def size(chance):
    return {"width": chance.randrange(320, 1400), "height": chance.randrange(320, 1100)}


def random_message(chance, scene):
    """A message that this scene gives reason for. Some are refused, which changes nothing."""
    at = {"x": chance.randrange(1400), "y": chance.randrange(1100)}
    target = chance.choice(ids(scene))
    field = chance.choice(fields(scene) or [target])
    width = chance.randrange(320, 1400)
    if fields(scene) and chance.random() < 0.2:
        return {"type": "edit", "target": field, "text": chance.choice(["", "new", "\U0001f600"])}
    return chance.choice([
        {"type": "resize", **size(chance)}, {"type": "resize", **size(chance)}, {"type": "rotate"},
        {"type": "tap", "target": target}, {"type": "tap", "target": target}, {"type": "tap", **at},
        {"type": "swipe", "direction": chance.choice(["left", "right", "up", "down"]), **at},
        {"type": "scroll", "target": target, **at}, drag(chance, scene),
        {"type": "traits", "horizontalSizeClass": chance.choice(["compact", "regular", None])},
        {"type": "set", "target": "split", "properties": {"preferredDisplayMode": chance.choice(MODES)}},
        {"type": "perform", "target": target, "action": chance.choice(["pop", "popToRoot", "dismiss", "toggleDisplayMode"])},
        {"type": "perform", "target": target, "action": "push", "controller": chance.choice("DEF")},
        {"type": "perform", "target": "split", "action": "showDetail", "controller": chance.choice("DEF")},
        {"type": "edit", "target": target, "text": "new"}, {"type": "focus", "target": chance.choice([field, None])}, arrange(chance),
        {"type": "sweep", "from": width, "to": width + chance.randrange(-40, 40), "height": chance.randrange(320, 1100)},
        {"type": "overview", "device": chance.choice(["ipad-9", "iphone-6.1in"])},
        {"type": "audit", "from": 500, "to": 520, "height": 800},
        {"type": "explain", "x": chance.randrange(0, 1100), "y": chance.randrange(0, 800)},
        {"type": "properties", "target": target},
        {"type": "find", "target": target, "text": chance.choice(["a", "row 1", "zebra"])},
        {"type": "picture"}, {"type": "export"}, {"type": "tap", "target": "nobody"}, {"type": "sync"},
    ])  # fmt: skip


def arrange(chance):
    where = chance.choice([{"side": "left"}, {"side": "right"}, {"dividerX": chance.randrange(1400)}])
    names = ["full", "split-1/3", "split-1/2", "split-2/3", "slide-over", "tile-1/2", "tile-1/3", "cover-full", "free"]
    return {"type": "arrange", "arrangement": chance.choice(names)} | where


def drag(chance, scene):
    edges = [pane["resizable"]["id"] for pane in scene["panes"] if pane.get("resizable")]
    phase = chance.choice(["began", "changed", "changed", "ended", "cancelled"])
    return {"type": "drag", "target": chance.choice(edges or ["split/edge"]), "x": chance.randrange(1400), "phase": phase}


def fields(part):
    """The ids of what takes a text, in their order."""
    if isinstance(part, dict):
        own = ids([part.get("field"), part.get("fields")])
        return own + [found for value in part.values() for found in fields(value)]
    return [found for value in part for found in fields(value)] if isinstance(part, list) else []


def ids(part):
    """Every id in a scene, in its order."""
    if isinstance(part, dict):
        own = [part["id"]] if isinstance(part.get("id"), str) else []
        return own + [found for value in part.values() for found in ids(value)]
    return [found for value in part for found in ids(value)] if isinstance(part, list) else []
