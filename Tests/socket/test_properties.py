"""The properties that can be set on a controller: over a socket, with the names of the profiles in the documents."""

import json
import urllib.request

import pytest

from split_preview import Refused, requests


def test_a_stack_and_a_plain_controller_say_what_can_be_set_on_them(client):
    preview = client.open("lab", profile="ios26")
    assert [*preview.properties("nav:B")][:2] == ["isToolbarHidden", "prefersLargeTitles"]
    own = preview.properties("B")
    assert "isToolbarHidden" not in own
    assert own["title"].kind == "text" and own["title"].value == "B"
    assert own["largeTitleDisplayMode"]["values"] == ["automatic", "always", "never", "inline"]
    assert own["detents"] == {
        "name": "detents", "kind": "detents", "value": ["large"], "default": ["large"], "summary": "The heights at which a sheet can rest.",
    }  # fmt: skip


def test_what_a_version_does_not_have_is_not_listed(client):
    names = client.open("lab", profile="ios8").properties("A")
    assert "title" in names
    assert not {"largeTitleDisplayMode", "detents", "prefersGrabberVisible"} & {*names}


def test_an_answer_and_a_refusal_name_their_slot(client):
    preview = client.open_in_slot(0, "lab")
    assert preview.ask(requests.Request("properties", {"target": "split"}, dict))["slot"] == 0
    with pytest.raises(Refused) as unknown:
        preview.properties("nobody")
    assert (unknown.value.code, unknown.value.slot) == ("unknownTarget", 0)
    preview.close()
    with pytest.raises(Refused) as closed:
        preview.properties("split")
    assert (closed.value.code, closed.value.path, closed.value.slot) == ("notOpen", "slot", None)


@pytest.mark.parametrize("document", ["meta.json", "meta/first.json"])
def test_every_profile_has_a_name_for_people(server, document):
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/{document}") as answer:
        meta = json.load(answer)
    assert list(meta["systems"]) == meta["profiles"]
    assert meta["systems"]["ios8"] == "iOS 8 to 12" and meta["systems"]["ios14"] == "iOS 14 to 17"


@pytest.mark.parametrize("scene", ["lab", "mail", "instagram", "split-or-flip", "adaptability", "mail-slide"])
def test_every_property_can_be_set_to_its_value_and_to_its_default(server, client, scene):
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/meta.json") as answer:
        profiles = next(one["profiles"] for one in json.load(answer)["scenes"] if one["id"] == scene)
    for profile in profiles:
        preview = client.open(scene, profile=profile)
        for controller in preview.scene.controllers:
            for name, one in preview.properties(controller).items():
                for value in [one[member] for member in ("value", "default") if member in one]:
                    preview.set(controller, {name: value})
