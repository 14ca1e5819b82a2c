"""Makes messages that open scenes. Together they have every pair of choices."""

import itertools

from conversations.catalogue import rows
from conversations.pairs import Factors, covering_rows
from conversations.vocabulary import INSETS, TRAITS, WIDTHS, split_properties

#: The choices of a window: none, a size from the list of the device, or sizes of other kinds.
OWN, ROW, REGULAR, COMPACT, ODD = "own", "row", "regular", "compact", "odd"

#: The choices of the option for properties: how many are assigned.
NONE, ONE, SEVERAL = "none", "one", "several"


def openings(catalogue, chance):
    """Messages that open scenes: first those that cover all pairs, then random ones without an end."""
    writer = Writer(catalogue)
    covering = {name: covering_rows(factors_of(scene, catalogue), chance) for name, scene in catalogue.scenes.items()}
    for scene, row in _mixed(covering):
        yield writer.message(scene, row, chance)
    while True:
        # A scene with more choices comes up more often.
        scene = chance.choices(list(covering), [len(rows) for rows in covering.values()])[0]
        yield writer.message(scene, random_row(factors_of(catalogue.scenes[scene], catalogue), chance), chance)


def covering_count(catalogue, chance):
    """The number of openings that cover all pairs."""
    return sum(len(covering_rows(factors_of(scene, catalogue), chance)) for scene in catalogue.scenes.values())


def _mixed(covering):
    """The rows of all scenes, mixed evenly."""
    placed = [(n / len(rows), scene, row) for scene, rows in covering.items() for n, row in enumerate(rows)]
    return [(scene, row) for _, scene, row in sorted(placed, key=lambda entry: entry[0])]


def random_row(factors, chance):
    row = {}
    for name, values in factors.values.items():
        row[name] = chance.choice([value for value in values if factors.allows({**row, name: value})])
    return row


def factors_of(scene, catalogue):
    """The choices that a scene has. `None` leaves a member out."""
    values = {
        "profile": scene["profiles"],
        **{f"options.{name}": _levels(option) for name, option in scene["options"].items()},
        "device": [None, *range(len(catalogue.groups))],
        "policy": [None, *catalogue.policies],
        "window": [OWN, ROW, REGULAR, COMPACT, ODD],
        "direction": [None, "leftToRight", "rightToLeft"],
        "updates": [None, "whole", "changed"],
        "language": [None, "en", "ar"],
        "scale": [None, 1, 2, 3],
    }
    return Factors(values, lambda row: _is_possible(row, catalogue))


def _levels(option):
    """The values of an option, or some of them. An option of a kind that is unknown here stays at its default."""
    levels = {
        "flag": [True, False],
        "choice": option.get("values"),
        "name": [None, "X", "Y"],
        "length": [0, 500, 880, 20000],
        "properties": [NONE, ONE, SEVERAL],
    }
    return levels.get(option["kind"], [option["default"]])


def _is_possible(row, catalogue):
    """Whether the server opens such a scene. The talk about mistakes has the combinations that it refuses."""
    if row.get("window") == ROW and "device" in row and row["device"] is None:
        return False
    # Without a window there is no place for a scale.
    if row.get("window") == OWN and row.get("scale"):
        return False
    style, profile = row.get("options.style"), row.get("profile")
    has_style = style not in (None, "unspecified")
    if has_style and profile in ("ios8", "ios13"):
        return False
    columns = [row.get("options.compactColumn"), row.get("options.inspectorColumn")]
    if any(columns) and (style == "unspecified" or profile in ("ios8", "ios13")):
        return False
    has_inspector = columns[1] or row.get("options.inspector")
    return not (has_inspector and profile not in (None, "ios26"))


class Writer:
    """Makes messages of rows. Takes in turn what a row leaves open: devices of a group, their windows, properties."""

    def __init__(self, catalogue):
        self._catalogue = catalogue
        self._devices = [itertools.cycle(group) for group in catalogue.groups]
        self._rows = {name: itertools.cycle(rows(device)) for name, device in catalogue.devices.items()}
        self._properties = {}

    def message(self, scene, row, chance):
        message = {
            "type": "open",
            "scene": scene,
            "profile": row["profile"],
            "options": self._options(scene, row, chance),
        }
        device = None if row["device"] is None else next(self._devices[row["device"]])
        if device:
            message["device"] = device["id"]
        window = self._window(row, device, chance)
        if window:
            message["window"] = window
        for name in ("policy", "updates", "language"):
            if row[name]:
                message[name] = row[name]
        traits = self._traits(row, chance)
        if traits:
            message["traits"] = traits
        return message

    def _options(self, scene, row, chance):
        """The options of the row. Most of those that are defaults are left out."""
        options = {}
        for name, option in self._catalogue.scenes[scene]["options"].items():
            value = row[f"options.{name}"]
            if option["kind"] == "properties":
                value = self._split_properties(row, value, chance)
            if value != option["default"] or chance.random() < 0.3:
                options[name] = value
        return options

    def _split_properties(self, row, amount, chance):
        """One property as an object, or several as a list of objects."""
        if amount == NONE:
            return None
        key = (row["options.style"], row["profile"])
        if key not in self._properties:
            pairs = [(name, value) for name, values in split_properties(*key) for value in values]
            chance.shuffle(pairs)
            self._properties[key] = itertools.cycle(pairs)
        if amount == ONE:
            return dict([next(self._properties[key])])
        return [dict([next(self._properties[key])]) for _ in range(chance.choice([2, 3, 5]))]

    def _window(self, row, device, chance):
        if row["window"] == OWN:
            return None
        if row["window"] == ROW:
            width, height = next(self._rows[device["id"]])["size"]
        else:
            width, height = {"regular": _regular, "compact": _compact, "odd": _odd}[row["window"]](chance)
        window = {"width": width, "height": height}
        if row["scale"]:
            window["scale"] = row["scale"]
        if chance.random() < 0.1:
            window["safeArea"] = chance.choice(INSETS)
        return window

    @staticmethod
    def _traits(row, chance):
        traits = {"layoutDirection": row["direction"]} if row["direction"] else {}
        if chance.random() < 0.15:
            name = chance.choice(list(TRAITS))
            traits.setdefault(name, chance.choice(TRAITS[name]))
        return traits


def _regular(chance):
    return chance.choice([width for width in WIDTHS if width > 667]), chance.choice([768, 820, 834, 1024, 1180, 1366])


def _compact(chance):
    return chance.choice([width for width in WIDTHS if width <= 667]), chance.choice([568, 736, 768, 820, 1024])


def _odd(chance):
    return chance.choice(
        [
            (736, 414),
            (896, 414),
            (1, 1),
            (20000, 20000),
            (20000, 300),
            (200, 3000),
            (954.25, 400),
            (1366, 1024.5),
            (768, 1004),
            (1024, 748),
        ]
    )
