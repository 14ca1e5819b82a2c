"""Messages that change nothing: the whole scene again, a ping, a sweep, an overview, an explanation, an audit, a picture,
an export and the properties of a controller.
"""


def sync(chance, view, catalogue):
    yield {"type": "sync"}


def ping(chance, view, catalogue):
    yield {"type": "ping"}


def sweep(chance, view, catalogue):
    """A sweep of a few widths around one at which a layout may flip."""
    width = chance.choice([2, 320, 600, 667, 668, 700, 820, 895, 954.25, 1023.5, 1180, 1365])
    reach = chance.choice([0, 1, 6, 20, -6, -20])
    message = {
        "type": "sweep",
        "from": width,
        "to": max(1, width + reach),
        "height": chance.choice([414, 820, 1024, 1366]),
    }
    if chance.random() < 0.3:
        message["profile"] = chance.choice(catalogue.profiles)
    yield message


def overview(chance, view, catalogue):
    """The windows of any device."""
    yield {"type": "overview", "device": chance.choice([*catalogue.devices])}


def explain(chance, view, catalogue):
    """The part at a point, or a name that may be in the scene."""
    if chance.random() < 0.5:
        yield {"type": "explain", "x": chance.randrange(0, 1400), "y": chance.randrange(0, 1000)}
    else:
        name = chance.choice(["split", "A", "B", "window", "split.primary", "split.supplementary", "split.secondary", "split.inspector"])
        yield {"type": "explain", "target": name}


def audit(chance, view, catalogue):
    """An audit of a few widths."""
    width = chance.choice([320, 600, 667, 820, 1023.5])
    yield {"type": "audit", "from": width, "to": width + chance.choice([0, 6, -20]), "height": chance.choice([414, 820])}


def picture(chance, view, catalogue):
    """The picture, or the settings for Xcode."""
    yield {"type": chance.choice(["picture", "export"])}


def properties(chance, view, catalogue):
    """The question which properties can be set on a controller of the scene, or on one that may be there."""
    names = [node["id"] for node in view.nodes()] or ["split"]
    yield {"type": "properties", "target": chance.choice([*names, "split", "A", "tabs"])}
