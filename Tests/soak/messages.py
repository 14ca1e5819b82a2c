"""What a client may say, at random."""

import json
import urllib.request

MODES = ["automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary", "twoBesideSecondary", "twoOverSecondary"]


def opening(chance, server):
    """Some scene in some profile that it has."""
    with urllib.request.urlopen(server.url + "meta.json") as answer:
        scene = chance.choice(json.load(answer)["scenes"])
    return {
        "type": "open", "scene": scene["id"], "profile": chance.choice(scene["profiles"]), "window": size(chance),
        "updates": chance.choice(["whole", "changed"]),
    }  # fmt: skip


def size(chance):
    return {"width": chance.randrange(320, 1400), "height": chance.randrange(320, 1100)}


def random_message(chance, scene):
    """A message that this scene gives reason for. Some are refused, which changes nothing."""
    at = {"x": chance.randrange(1400), "y": chance.randrange(1100)}
    target = chance.choice(ids(scene))
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
        {"type": "tap", "target": "nobody"}, {"type": "sync"},
    ])  # fmt: skip


def drag(chance, scene):
    edges = [pane["resizable"]["id"] for pane in scene["panes"] if pane.get("resizable")]
    phase = chance.choice(["began", "changed", "changed", "ended", "cancelled"])
    return {"type": "drag", "target": chance.choice(edges or ["split/edge"]), "x": chance.randrange(1400), "phase": phase}


def ids(part):
    """Every id in a scene, in its order."""
    if isinstance(part, dict):
        own = [part["id"]] if isinstance(part.get("id"), str) else []
        return own + [found for value in part.values() for found in ids(value)]
    return [found for value in part for found in ids(value)] if isinstance(part, list) else []
