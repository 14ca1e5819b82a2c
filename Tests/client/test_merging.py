"""Scenes that the server sends as differences, completed, and the whole scenes that it sends for a `sync`."""

import json
import random

import pytest

from conftest import ROOT
from split_preview import Refused
from split_preview.merging import changed, completed

#: The members of a scene that do not show what is there.
OF_A_MESSAGE = ("ack", "slot", "rev", "events", "eventsDropped", "transition", "result")


def shown(scene):
    return {name: part for name, part in scene.items() if name not in OF_A_MESSAGE} | {"panes": [*map(at_rest, scene["panes"])]}


def at_rest(pane):
    """A pane without a request to scroll, which is no state."""
    layout = {name: part for name, part in pane.get("layout", {}).items() if name != "scrollTo"}
    return {**pane, **({"layout": layout} if layout else {})}


def steps(chance):
    """Messages under which controllers, panes and contents come, go and change places."""
    name = chance.choice("DEFGH")
    return [
        lambda preview: preview.resize(chance.choice([320, 500, 600, 667, 700, 900, 1180]), chance.choice([600, 820])),
        lambda preview: preview.perform(chance.choice(["nav:A", "nav:B"]), "push", controller=name),
        lambda preview: preview.perform(chance.choice(["nav:A", "nav:B"]), "pop"),
        lambda preview: preview.perform("split", "showDetail", controller=name),
        lambda preview: preview.perform("split", "present", controller=name, style="formSheet"),
        lambda preview: preview.perform("split", "dismiss"),
        lambda preview: preview.set("split", preferredDisplayMode=chance.choice([None, "secondaryOnly", "oneOverSecondary"])),
        lambda preview: preview.set("A", title=chance.choice([None, "Title"])),
        lambda preview: preview.override_traits(preferredContentSizeCategory=chance.choice([None, "accessibilityLarge"])),
        lambda preview: preview.override_traits(layoutDirection=chance.choice([None, "rightToLeft"])),
        lambda preview: preview.tap(x=chance.randrange(600), y=chance.randrange(600)),
    ]


@pytest.mark.parametrize("updates", ["moved", "changed", "whole"])
@pytest.mark.parametrize("scene, options", [
    ("lab", {"style": "tripleColumn"}), ("lab", {"style": "unspecified"}), ("mail", {}), ("instagram", {}), ("split-or-flip", {}),
])
def test_a_completed_scene_is_the_whole_one(client, scene, options, updates):
    chance = random.Random(f"{scene} {options} {updates}")
    preview = client.open(scene, options=options, updates=updates)
    accepted = 0
    for _ in range(60):
        try:
            chance.choice(steps(chance))(preview)
            accepted += 1
        except Refused:
            pass
        before = shown(preview.scene)
        assert before == shown(preview.sync())
    assert accepted > 20


def test_a_preview_that_is_opened_anew_has_nothing_of_the_one_before(client):
    client.open("instagram", updates="moved")
    preview = client.open("lab", updates="moved")
    assert shown(preview.scene) == shown(preview.sync())


def updates():
    """Cases that the client in Swift and `split-preview replay` are held to as well."""
    lines = (ROOT / "Tests/Fixtures/scene-updates.jsonl").read_text(encoding="utf-8").splitlines()
    return [pytest.param(case, id=case["case"]) for case in map(json.loads, lines)]


@pytest.mark.parametrize("case", updates())
def test_a_scene_leads_to_the_whole_scene_after_it(case):
    assert completed(case["message"], case["before"]) == case["after"]


def test_what_is_dropped_is_gone():
    assert changed({"a": 1, "b": 2}, {"b": 3, "dropped": ["a"]}) == {"b": 3}
    assert changed({"because": {"a": "x", "b": "y"}}, {"because": {"a": None, "c": "z"}}) == {"because": {"b": "y", "c": "z"}}


def test_a_scene_that_somebody_holds_does_not_change():
    hierarchy = {"id": "A", "title": "A", "children": []}
    old = {"panes": [{"id": "p", "x": 1}], "hierarchy": hierarchy, "viewModels": {"a": 1, "b": 2}, "rev": 1, "ack": 1}
    new = completed({"rev": 2, "panes": {"p": {"x": 2}}, "nodes": {"A": {"title": "B"}}, "viewModels": {"a": None}}, old)
    assert new == {"panes": [{"id": "p", "x": 2}], "hierarchy": {"id": "A", "title": "B", "children": []}, "viewModels": {"b": 2}, "rev": 2}
    assert old["panes"] == [{"id": "p", "x": 1}] and old["hierarchy"]["title"] == "A" and old["viewModels"] == {"a": 1, "b": 2}
