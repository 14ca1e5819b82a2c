"""Counts how much of the protocol the conversations of a recording reach."""

import json
from collections import Counter
from itertools import combinations

from conversations.catalogue import Catalogue, rows
from conversations.openings import NONE, ONE, SEVERAL, factors_of
from conversations.vocabulary import (
    ACTIONS,
    ERROR_CODES,
    MESSAGE_TYPES,
    PROPERTIES,
    SPLIT_PROPERTIES,
    STACK_PROPERTIES,
    TAB_PROPERTIES,
    TRAITS,
)
from driving.steps import SAY, json_text

#: The choices of an opening that its message shows, beside the options.
_READABLE = ("profile", "device", "policy", "updates", "direction")


class Tally:
    def __init__(self, meta):
        self._catalogue = Catalogue(meta)
        self._groups = {device["id"]: n for n, group in enumerate(self._catalogue.groups) for device in group}
        self.conversations = 0
        self.messages, self.codes, self.pairs = Counter(), Counter(), {}
        self.openings, self.arrangements = Counter(), Counter()
        self.actions, self.properties, self.traits = Counter(), Counter(), Counter()
        self.calls, self.seen = Counter(), Counter()

    def add(self, conversation):
        self.conversations += 1
        for step in conversation.steps:
            for answer in map(_object, step.answers):
                if answer.get("type") == "error":
                    self.codes[answer["code"]] += 1
            if step.kind == SAY:
                self._add(_object(step.content), _object(step.answers[-1]))

    def _add(self, message, answer):
        kind, is_scene = message.get("type"), answer.get("type") == "scene"
        name = kind if kind in MESSAGE_TYPES else "something else"
        self.messages[name, "refused" if answer.get("type") == "error" else "answered"] += 1
        if is_scene:
            self._add_scene(answer)
            {
                "open": self._add_opening,
                "perform": self._add_action,
                "set": self._add_set,
                "traits": self._add_traits,
            }.get(kind, lambda message: None)(message)

    def _add_scene(self, answer):
        self.calls.update(event["call"] for event in answer["events"])
        for pane in answer["panes"]:
            self.seen["pane " + pane["role"]] += 1
            if pane.get("presentation"):
                self.seen["presentation " + pane["presentation"]["style"]] += 1
        for change in (answer["transition"] or {}).get("changes", []):
            self.seen["transition " + change["kind"]] += 1
        for model in answer["viewModels"].values():
            self.seen["content " + model["kind"] if model else "content dropped"] += 1
        window = answer.get("window", {})
        if window.get("device"):
            is_portrait = window["orientation"].startswith("portrait")
            self.arrangements[window["device"], window["arrangement"], "portrait" if is_portrait else "landscape"] += 1

    def _add_opening(self, message):
        if "scene" not in message:
            self.openings["resumed"] += 1
            return
        scene = self._catalogue.scenes[message["scene"]]
        row = self._row(message, scene)
        self.openings[scene["id"], row["profile"]] += 1
        self.pairs.setdefault(scene["id"], set()).update(combinations(row.items(), 2))

    def _row(self, message, scene):
        """The choices that a message shows, in the order of the factors."""
        row = {"profile": message.get("profile", scene["profile"])}
        for name, option in scene["options"].items():
            value = message.get("options", {}).get(name, option["default"])
            if option["kind"] == "properties":
                value = SEVERAL if isinstance(value, list) else ONE if value else NONE
            if isinstance(value, (str, int, float, type(None))):
                row[f"options.{name}"] = value
        row["device"] = self._groups.get(message.get("device"))
        row["policy"], row["direction"] = message.get("policy"), message.get("traits", {}).get("layoutDirection")
        row["updates"] = message.get("updates")
        return row

    def _add_action(self, message):
        self.actions[message.get("action")] += 1

    def _add_set(self, message):
        objects = message["properties"] if isinstance(message["properties"], list) else [message["properties"]]
        self.properties.update((name, json_text(value)) for one in objects for name, value in one.items())

    def _add_traits(self, message):
        self.traits.update((name, json_text(value)) for name, value in message.items() if name in TRAITS)

    def text(self):
        return "\n".join(self._lines())

    def _lines(self):
        yield f"{self.conversations:,} conversations, {sum(self.messages.values()):,} messages"
        yield "\nMessages answered and refused:"
        for name in [*MESSAGE_TYPES, "something else"]:
            yield f"  {name:15} {self.messages[name, 'answered']:>8,} {self.messages[name, 'refused']:>8,}"
        yield from _missing("Errors", self.codes, ERROR_CODES)
        yield "\nOpenings:"
        for scene in self._catalogue.scenes.values():
            for profile in scene["profiles"]:
                yield f"  {scene['id']:15} {profile:6} {self.openings[scene['id'], profile]:>6,}"
            yield f"  {scene['id']:15} pairs of choices: {self._pair_count(scene)}"
        yield f"  resumed {self.openings['resumed']:,}"
        wanted = {
            (name, row["arrangement"], row["orientation"])
            for name, device in self._catalogue.devices.items()
            for row in rows(device)
        }
        yield from _missing("Arrangements of devices", self.arrangements, sorted(wanted))
        yield from _missing(
            "Actions done", self.actions, sorted({name for names in ACTIONS.values() for name in names})
        )
        yield from _missing("Properties set to each value", self.properties, _values(_properties()))
        yield from _missing("Traits set to each value", self.traits, _values(TRAITS))
        yield f"\nCalls, {len(self.calls)}: " + ", ".join(sorted(self.calls))
        yield f"\nSeen, {len(self.seen)}: " + ", ".join(sorted(self.seen))

    def _pair_count(self, scene):
        """The number of pairs of choices that were opened together, and the number of all pairs."""
        wanted = set()
        for first, second in factors_of(scene, self._catalogue).pairs():
            if all(name in _READABLE or name.startswith("options.") for name, _ in (first, second)):
                wanted.add(frozenset((first, second)))
        found = {frozenset(pair) for pair in self.pairs.get(scene["id"], ())}
        return f"{len(wanted & found):,} of {len(wanted):,}"


def _properties():
    return {**{name: values for name, _, values in SPLIT_PROPERTIES}, **PROPERTIES, **TAB_PROPERTIES, **STACK_PROPERTIES}


def _values(table):
    return [(name, json_text(value)) for name, values in table.items() for value in values]


def _missing(title, counter, wanted):
    """A line with the number of names that were counted, and with those that never were."""
    missing = [one if isinstance(one, str) else " ".join(one) for one in wanted if not counter[one]]
    yield f"\n{title}: {len(wanted) - len(missing):,} of {len(wanted):,}" + (
        f"; never {', '.join(missing)}" if missing else ""
    )


def _object(text):
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}
