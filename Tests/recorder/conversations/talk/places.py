"""Messages that open a scene at a place: at its own, at combinations of all members, and at places that are wrong."""

from conversations.talk.mistakes import changed_somewhere
from conversations.vocabulary import COLUMNS, MODES

_NUMBERS = [-1, 0, 1, 3, 5, 20, 21, 99, 100, 9999, 0.5]
_OFFSETS = [0, 40, 700.5, 99999, -5]
_FLAGS = [True, False]
_PROFILE = {
    "post": _NUMBERS, "showsDetail": _FLAGS, "showsComments": _FLAGS, "returnsDetail": _FLAGS, "listDisplayMode": MODES,
    "offset": _OFFSETS, "detailOffset": _OFFSETS,
}  # fmt: skip
_SPLIT = {"displayMode": MODES, "preferredDisplayMode": MODES}

#: The members of a place with values, by the scene.
_MEMBERS = {
    "instagram": {
        "tab": ["home", "search", "camera", "notifications", "profile", "x"], "activity": _FLAGS, **_PROFILE, **_SPLIT,
    },
    "mail": {
        "mailbox": ["inbox", "vip", "flagged", "drafts", "sent", "junk", "trash", "archive", "x"],
        "message": ["tide-tables", "proofs", "supper", "crane", "x"], "column": COLUMNS, **_SPLIT,
    },
    "mail-slide": {
        "item": _NUMBERS, "offset": _OFFSETS, "masterIsVisible": _FLAGS, "masterIsBack": _FLAGS, "surplusButtons": _NUMBERS,
        "showsPopover": _FLAGS,
    },
    "split-or-flip": {
        "use": ["places", "files", "x"], "focus": ["left", "right", "x"], "file": ["file-1", "x"],
        "place": ["orpheum", "south-halt", "x"], "center": [[0, 0], [800, 600], [99999, -5], [1]],
    },
    "adaptability": {"conversation": ["noor", "mei", "new", "x"], "showsDetails": _FLAGS, "offset": _OFFSETS, **_SPLIT},
}  # fmt: skip

#: The members with which the engine completes the place of any scene.
_ENGINE = {
    "presented": [[], [{"controller": "compose"}], [{"controller": "x"}], [{"controller": "compose", "style": "popover", "source": "x"}], 7],
    "containers": [
        {"split": {"isCollapsed": False, "displayMode": "secondaryOnly"}}, {"split": {"isCollapsed": True, "top": "primary"}},
        {"split": {"dragged": {"primary": 300.5}}}, {"tabs": "flagged"}, {"split": []}, {"x": {}},
    ],
    "root": ["split", "x"], "plain": [["x"], ["split"], []], "keyboard": [None, "compose/subject", "x"], "background": _FLAGS,
    "properties": [{"split": {"preferredDisplayMode": "secondaryOnly"}}, {"split": {"title": "A", "x": 1}}, {"x": {"title": "A"}}],
}  # fmt: skip

_SCROLLED = [
    "profile",
    "detail",
    "home",
    "search",
    "camera",
    "notifications",
    "messages",
    "mailboxes",
    "places",
    "files",
]


def come_back(chance, view, catalogue):
    """Opens the same scene at its place, as a page does whose session is gone, maybe in another window."""
    if chance.random() < 0.6:
        yield {**view.opening, "place": view.place}
        return
    yield _elsewhere(chance, view, view.place)


def come_back_to_nonsense(chance, view, catalogue):
    """Opens the scene at a place with something wrong in it, or at the place of another scene."""
    place = chance.choice(list(view.places.values()))
    yield {**view.opening, "place": changed_somewhere(chance, place) if chance.random() < 0.8 else place}


def go_anywhere(chance, view, catalogue):
    """Opens the scene at a random combination of what its places may have."""
    members = _MEMBERS.get(view.scene, {})
    place = _some(chance, members)
    if chance.random() < 0.5:
        place.update(_some(chance, _ENGINE))
    if view.scene == "instagram":
        for tab in ("home", "camera"):
            if chance.random() < 0.4:
                place[tab] = {"depth": chance.choice([*_NUMBERS, 1, 2, 3]), **_some(chance, {**_PROFILE, **_SPLIT})}
    if chance.random() < 0.5:
        place["offsets"] = {name: chance.choice(_OFFSETS) for name in chance.sample(_SCROLLED, 4)}
    fields = view.fields()
    if fields and chance.random() < 0.5:
        place["texts"] = {name: chance.choice(["a", "tide", 7]) for name in fields[:2]}
    yield _elsewhere(chance, view, place)


def _some(chance, members):
    return {name: chance.choice(values) for name, values in members.items() if chance.random() < 0.6}


def _elsewhere(chance, view, place):
    kept = {
        name: view.opening[name] for name in ("type", "scene", "profile", "options", "updates") if name in view.opening
    }
    window = {"width": chance.choice([320, 500, 736, 820, 1180]), "height": chance.choice([414, 820, 1024])}
    return {**kept, "window": window, "place": place}
