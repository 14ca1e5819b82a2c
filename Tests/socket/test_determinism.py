"""The same messages give the same bytes in every process, whatever the order of its sets and dictionaries."""

import json
import random
import re

from websockets.sync.client import connect

from conftest import DEADLINE
from wire import fetch

SIZES = [(320, 568), (393, 852), (667, 375), (694, 768), (736, 414), (954.25, 700), (1024, 768), (1366, 1024)]
MODES = ["automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary", "twoOverSecondary"]


def test_two_processes_answer_alike(start):
    meta, answers = conversation(start())
    for _ in range(2):
        assert conversation(start()) == (meta, answers)


def conversation(server):
    """The contents of /meta.json and all answers to the same few hundred messages, without the names of this process."""
    meta = fetch(server.port, "/meta.json").body
    with connect(server.socket_url, subprotocols=["preview.v1"], max_size=None) as socket:
        hello = json.loads(socket.recv(DEADLINE))
        names = [hello["session"], hello["epoch"]]
        said = [json.dumps(message) for message in messages(json.loads(meta))]
        answers = []
        for message in said:
            socket.send(message)
            answers.append(nameless(socket.recv(DEADLINE), names))
    assert sum('"type":"scene"' in answer for answer in answers) > len(answers) / 2
    return meta, answers


def nameless(text, names):
    for name in names:
        text = re.sub(rf'"(session|epoch)":"{re.escape(name)}"', r'"\1":""', text)
    return text


def messages(meta):
    """Every scene in every profile, with every option at random, and a walk through each; the same on every run."""
    chance = random.Random(20)
    for scene in meta["scenes"]:
        for profile in meta["profiles"]:
            for _ in range(2):
                yield {
                    "type": "open", "scene": scene["id"], "profile": profile, "options": options(scene, chance),
                    "window": window(chance), "policy": chance.choice(meta["policies"]),
                }
                yield from walk(chance)


def options(scene, chance):
    values = {
        "flag": lambda option: chance.random() < 0.3,
        "choice": lambda option: chance.choice(option["values"]),
        "name": lambda option: chance.choice([None, "X", "Y"]),
        "properties": lambda option: {"preferredDisplayMode": chance.choice(MODES)},
    }
    chosen = {}
    for name, option in scene["options"].items():
        if name not in ("style", "compactColumn", "inspectorColumn") and option["kind"] in values:
            chosen[name] = values[option["kind"]](option)
    return chosen | ({"style": "unspecified"} if "style" in scene["options"] else {})


def window(chance):
    width, height = chance.choice(SIZES)
    return {"width": width, "height": height, "scale": chance.choice([1, 2, 3])}


def walk(chance):
    """Sizes, modes, taps, pushes and details, some of which are refused."""
    targets = ["split/displayModeButtonItem", "split/dimming", "profile/post-3", "nav:A/back", "tabs/item-split2"]
    for _ in range(25):
        yield chance.choice([
            {"type": "resize", **{name: side for name, side in window(chance).items() if name != "scale"}},
            {"type": "rotate"},
            {"type": "tap", "target": chance.choice(targets)},
            {"type": "tap", "x": chance.randrange(1366), "y": chance.randrange(1024)},
            {"type": "swipe", "direction": chance.choice(["left", "right"]), "x": chance.choice([1, 400]), "y": 300},
            {"type": "traits", "horizontalSizeClass": chance.choice([None, "compact", "regular"])},
            {"type": "set", "target": "split", "properties": {"preferredDisplayMode": chance.choice(MODES)}},
            {"type": "perform", "target": "split", "action": "showDetail", "controller": chance.choice("DEF")},
            {"type": "perform", "target": "nav:A", "action": chance.choice(["push", "pop"]), "controller": "G"},
            {"type": "sync"},
        ])
