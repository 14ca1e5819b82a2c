"""The scene as a client knows it from the answers."""

import json


class View:
    """The newest scene. Parts that `updates: changed` leaves out of an answer are kept from earlier ones."""

    def __init__(self):
        #: Whether a scene is open. The other members have a meaning only then.
        self.is_open = False
        #: The message that opened the scene, without its id.
        self.opening = None
        self.answer = {}
        self.window, self.hierarchy, self.place = {}, {}, {}
        self.panes, self.models = [], {}
        #: The ids that were on screen at some time, in the order in which they came.
        self.seen = {}
        #: The newest place of each scene that this conversation opened.
        self.places = {}

    def take(self, message, answers):
        """Takes up the answers to a message. An answer that is not a scene changes nothing."""
        for text in answers:
            answer = _read(text)
            if answer.get("type") == "scene":
                self._take_scene(message, answer)

    def _take_scene(self, message, answer):
        if message.get("type") == "open" and "scene" in message:
            self.opening = {name: part for name, part in message.items() if name != "id"}
            self.models, self.seen = {}, {}
        self.is_open, self.answer, self.panes = True, answer, answer["panes"]
        self.window = answer.get("window", self.window)
        self.hierarchy = answer.get("hierarchy", self.hierarchy)
        self.place = answer.get("place", self.place)
        self.places[answer["scene"]] = self.place
        self.models = {
            name: model for name, model in {**self.models, **answer["viewModels"]}.items() if model is not None
        }
        self.seen.update(dict.fromkeys(self.elements()))

    @property
    def scene(self):
        return self.answer["scene"]

    @property
    def profile(self):
        return self.answer["profile"]

    @property
    def size(self):
        return self.window["size"]

    def nodes(self):
        """All controllers of the tree. A parent comes before its children and before the controller that it presents."""
        waiting, nodes = [self.hierarchy], []
        while waiting:
            node = waiting.pop(0)
            nodes.append(node)
            waiting += node.get("children", []) + ([node["presented"]] if node.get("presented") else [])
        return nodes

    def nodes_of(self, *types):
        return [node for node in self.nodes() if node["type"] in types]

    def visible_panes(self):
        return [pane for pane in self.panes if pane["isVisible"] and pane["isInteractive"]]

    def frames(self):
        """The panes to aim at. If there are none, the window counts as one."""
        whole = {"id": "nobody/pane", "controller": "nobody", "role": "content", "safeArea": [0, 0, 0, 0]}
        return self.panes or [{**whole, "frame": [0, 0, *self.size]}]

    def elements(self):
        """The ids of all elements in view models, and of the dimming panes."""
        return [part["id"] for model in self.models.values() for part in parts(model)] + self.dimmings()

    def bar_items(self):
        bars = [model for model in self.models.values() if model.get("kind") in ("navigationBar", "tabBar", "toolbar")]
        return [part["id"] for model in bars for part in parts(model)]

    def dimmings(self):
        return [pane["id"] for pane in self.panes if pane["role"] == "dimming"]

    def fields(self):
        """The ids of the fields."""
        found = [part for model in self.models.values() for part in parts(model)]
        return [part["id"] for part in found if isinstance(part.get("text"), str) and "day" not in part]

    def edges(self):
        """The panes with an edge that can be dragged."""
        return [pane for pane in self.panes if pane.get("resizable")]

    def gone(self):
        """The ids that were on screen and are not any more."""
        present = set(self.elements())
        return [name for name in self.seen if name not in present]


def parts(value):
    """All objects with an `id` in a view model."""
    found = []
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            found.append(value)
        for member in value.values():
            found += parts(member)
    elif isinstance(value, list):
        for element in value:
            found += parts(element)
    return found


def _read(text):
    try:
        answer = json.loads(text)
    except ValueError:
        return {}
    return answer if isinstance(answer, dict) else {}
