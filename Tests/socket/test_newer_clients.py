"""An older server with a newer client, as after an upgrade that was rolled back (docs/protocol.md, "Versions")."""

import pytest

from test_resume import ask, cut, greeted, opened, resume, whole
from wire import RawSocket, fetch, handshake_headers

#: Members that a later version may add to any message.
NEWER = {"later": {"deep": [1, None, {"x": "y"}]}, "Later": True, "später": "…"}

#: Messages of every kind of decoder: those with members of their own, with a size, with a target, and with none.
KNOWN = [
    {"type": "resize", "width": 500, "height": 700},
    {"type": "tap", "target": "profile/post-3"},
    {"type": "traits", "layoutDirection": "rightToLeft"},
    {"type": "scroll", "target": "profile", "x": 0, "y": 10},
    {"type": "set", "target": "profile", "properties": {"title": "Mine"}},
    {"type": "sync"},
]

#: Messages with something that only a later version knows, and what an older server says.
REFUSED = [
    ({"type": "teleport", "to": "mars"}, "unknownType", "type"),
    ({"type": "open", "scene": "later"}, "unknownScene", "scene"),
    ({"type": "open", "scene": "instagram", "profile": "ios99"}, "unknownProfile", "profile"),
    ({"type": "open", "scene": "instagram", "device": "ipad-99"}, "unknownDevice", "device"),
    ({"type": "open", "scene": "instagram", "policy": "later"}, "unknownPolicy", "policy"),
    ({"type": "open", "scene": "instagram", "options": {"later": 1}}, "unknownOption", "options.later"),
    ({"type": "set", "target": "profile", "properties": {"later": 1}}, "unknownProperty", "properties.later"),
    ({"type": "perform", "target": "profile", "action": "later"}, "unknownAction", "action"),
    ({"type": "tap", "target": "later"}, "unknownTarget", "target"),
]


def without_numbers(answer):
    """An answer without what differs between two sessions that have had the same messages."""
    return {name: value for name, value in answer.items() if name not in ("session", "epoch")}


@pytest.mark.parametrize("message", KNOWN, ids=[message["type"] for message in KNOWN])
def test_members_that_it_does_not_know_change_nothing(server, message):
    (plain, _), (newer, _) = opened(server), opened(server)
    with plain, newer:
        answer = without_numbers(ask(plain, id=2, **message))
        assert answer["type"] == "scene" and without_numbers(ask(newer, id=2, **message, **NEWER)) == answer
        assert whole(newer)["hierarchy"] == whole(plain)["hierarchy"]


def test_members_of_open_that_it_does_not_know_change_nothing(server):
    window = {"width": 1024, "height": 768}
    (plain, first), (newer, other) = opened(server), opened(server, window=window | NEWER, traits=NEWER, **NEWER)
    with plain, newer:
        assert without_numbers(first) == without_numbers(other)


@pytest.mark.parametrize("message, code, path", REFUSED, ids=[code for _, code, _ in REFUSED])
def test_what_it_does_not_know_by_name_is_refused_and_changes_nothing(server, message, code, path):
    raw, _ = opened(server)
    with raw:
        before = whole(raw)
        error = ask(raw, id=2, **message)
        assert (error["type"], error["ack"], error["code"], error["path"]) == ("error", 2, code, path)
        assert whole(raw) == before


@pytest.mark.parametrize("query", ["session=a-{}", "session={}", "session=", "session", "later=1&session=x", "session=" + "x" * 500])
def test_the_address_may_name_a_session(server, query):
    """The proxy reads it, and an older server passes it over: it opens a session, and `resume` alone continues one."""
    with RawSocket(server.port, target="/ws?" + query.format("0" * 32)) as raw:
        assert raw.receive_json()["type"] == "hello"
        assert ask(raw, type="open", id=1, scene="mail")["type"] == "scene"


def test_the_address_beside_the_token_may_name_a_session(start):
    server = start("--token", "0123456789abcdef")
    for query in ("token=0123456789abcdef&session=a-b", "session=a-b&token=0123456789abcdef"):
        assert fetch(server.port, f"/ws?{query}", headers=handshake_headers()).status == 101
    assert fetch(server.port, "/ws?session=a-b&token=x", headers=handshake_headers()).status == 403


def test_a_session_goes_on_at_an_address_that_names_it(server):
    raw, scene = opened(server)
    cut(server, raw)
    with RawSocket(server.port, target=f"/ws?session={scene['session']}") as again:
        assert again.receive_json()["type"] == "hello"
        assert ask(again, type="open", id=2, resume=scene["session"])["session"] == scene["session"]


@pytest.mark.parametrize("name", ["a-" + "0" * 32, "process2-" + "f" * 32, "a-b-c", "x" * 200])
def test_a_session_of_another_form_has_expired(server, name):
    raw, error = resume(server, name)
    with raw:
        assert (error["type"], error["code"]) == ("error", "expired")
        assert ask(raw, type="open", id=3, scene="mail")["type"] == "scene", "the page opens its scene on the same socket"


def test_a_place_of_a_newer_server_leads_as_far_as_this_one_knows_it(server):
    raw, _ = opened(server)
    with raw:
        place = ask(raw, type="tap", id=2, target="profile/post-3")["place"]
    newer, _ = greeted(server)
    with newer:
        window = {"width": 1024, "height": 768}
        scene = ask(newer, type="open", id=1, scene="instagram", window=window, place=place | {"later": {"presented": ["sheet"]}, "drafts": 1})
        assert scene["type"] == "scene" and scene["place"] == place


#: The members of a place that servers before --name did not tell.
OF_THE_ENGINE = ("presented", "containers", "root", "plain", "keyboard", "background", "texts", "properties")


@pytest.mark.parametrize(
    "scene, target",
    [
        ("instagram", "profile/post-3"), ("mail", "messages/supper"), ("mail-slide", "master/row-3"), ("split-or-flip", "places/orpheum"),
        ("adaptability", "conversations/mei"),
    ],
)  # fmt: skip
def test_a_place_of_an_older_server_leads_as_far_as_it_tells(server, scene, target):
    window = {"width": 1024, "height": 768}
    raw, _ = opened(server, scene=scene, window=window)
    with raw:
        answer = ask(raw, type="tap", id=2, target=target)
        assert answer["type"] == "scene", answer
        place = answer["place"]
    older = {name: value for name, value in place.items() if name not in OF_THE_ENGINE}
    assert older
    again, scene = opened(server, scene=scene, window=window, place=older)
    with again:
        assert {name: scene["place"].get(name) for name in older} == older
