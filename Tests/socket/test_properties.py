"""The properties that can be set on a controller: over a socket, with the names of the profiles in the documents."""

import json
import urllib.request

import pytest

from wire import opened


def properties(connection, target, **more):
    connection.send_json(type="properties", id=9, target=target, **more)
    return connection.receive_json()


def test_a_stack_and_a_plain_controller_say_what_can_be_set_on_them(server):
    with opened(server, "lab", profile="ios26") as connection:
        stack = properties(connection, "nav:B")
        plain = properties(connection, "B")
    assert (stack["type"], stack["ack"], stack["target"]) == ("properties", 9, "nav:B")
    assert [one["name"] for one in stack["properties"]][:2] == ["isToolbarHidden", "prefersLargeTitles"]
    own = {one["name"]: one for one in plain["properties"]}
    assert "isToolbarHidden" not in own
    assert own["title"]["kind"] == "text" and own["title"]["value"] == "B"
    assert own["largeTitleDisplayMode"]["values"] == ["automatic", "always", "never", "inline"]
    assert own["detents"] == {
        "name": "detents", "kind": "detents", "value": ["large"], "default": ["large"], "summary": "The heights at which a sheet can rest.",
    }  # fmt: skip


def test_what_a_version_does_not_have_is_not_listed(server):
    with opened(server, "lab", profile="ios8") as connection:
        names = [one["name"] for one in properties(connection, "A")["properties"]]
    assert "title" in names
    assert not {"largeTitleDisplayMode", "detents", "prefersGrabberVisible"} & {*names}


def test_the_answer_names_its_slot(server):
    with opened(server, "lab") as connection:
        answer = properties(connection, "split", slot=0)
        refused = properties(connection, "nobody", slot=0)
        closed = properties(connection, "split", slot=3)
    assert answer["slot"] == 0
    assert (refused["code"], refused["slot"]) == ("unknownTarget", 0)
    assert (closed["code"], closed["path"]) == ("notOpen", "slot")


@pytest.mark.parametrize("document", ["meta.json", "meta/first.json"])
def test_every_profile_has_a_name_for_people(server, document):
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/{document}") as answer:
        meta = json.load(answer)
    assert list(meta["systems"]) == meta["profiles"]
    assert meta["systems"]["ios8"] == "iOS 8 to 12" and meta["systems"]["ios14"] == "iOS 14 to 17"


def controllers(node):
    """The ids of the controllers in a node of a hierarchy."""
    yield node["id"]
    for child in [*node["children"], *([node["presented"]] if "presented" in node else [])]:
        yield from controllers(child)


@pytest.mark.parametrize("scene", ["lab", "mail", "instagram", "split-or-flip", "adaptability", "mail-slide"])
def test_every_property_can_be_set_to_its_value_and_to_its_default(server, scene):
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/meta.json") as answer:
        profiles = next(one["profiles"] for one in json.load(answer)["scenes"] if one["id"] == scene)
    for profile in profiles:
        with opened(server, scene, profile=profile) as connection:
            connection.send_json(type="sync")
            for controller in controllers(connection.receive_json()["hierarchy"]):
                for one in properties(connection, controller)["properties"]:
                    for value in [one[member] for member in ("value", "default") if member in one]:
                        connection.send_json(type="set", target=controller, properties={one["name"]: value})
                        assert connection.receive_json()["type"] == "scene", (profile, controller, one)
