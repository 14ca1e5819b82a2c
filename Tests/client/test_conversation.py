"""A conversation without a socket: what a server must not say."""

import json

import pytest

from split_preview import ConnectionLost, Crashed, ProtocolMismatch, TimedOut, requests
from split_preview.conversation import Conversation
from split_preview.errors import time_out

SCENE = {
    "type": "scene", "session": "a", "scene": "lab", "profile": "ios26", "look": {}, "window": {}, "hierarchy": {"id": "A", "children": []},
    "panes": [], "viewModels": {}, "events": [],
}  # fmt: skip


@pytest.mark.parametrize("name", ["session", "window", "hierarchy", "panes", "viewModels", "events"])
def test_a_scene_without_a_member_is_no_scene(name):
    with pytest.raises(ProtocolMismatch, match=name):
        Conversation().take(json.dumps({key: value for key, value in SCENE.items() if key != name}))


@pytest.mark.parametrize("change", [{"viewModels": 3}, {"nodes": {"A": 1}}, {"order": {"nodes": {"id": "A"}}}, {"panes": {"p": [1]}, "order": {"panes": ["p"]}}])
def test_a_change_that_is_none_is_no_scene(change):
    conversation = Conversation()
    conversation.take(json.dumps(SCENE))
    with pytest.raises(ProtocolMismatch, match=r"^The server sent a scene that is none of protocol 1"):
        conversation.take(json.dumps({"type": "scene", "viewModels": {}, "events": [], **change}))


@pytest.mark.parametrize("name", ["session", "server", "epoch"])
def test_a_greeting_without_a_member_is_none(name):
    hello = {"type": "hello", "protocol": 1, "session": "a", "server": {}, "epoch": "b"}
    with pytest.raises(ProtocolMismatch, match=name):
        Conversation().greet(json.dumps({key: value for key, value in hello.items() if key != name}))


def test_an_error_that_answers_nothing_known_goes_to_the_oldest_message():
    conversation = Conversation()
    refused, other = (conversation.say(requests.sync(), None)[0] for _ in range(2))
    assert conversation.take('{"type":"error","code":"malformed","message":"It is."}') == [refused]
    assert conversation.take('{"type":"error","code":"invalid","message":"It is.","ack":2}') == [other]
    assert conversation.take('{"type":"error","code":"malformed","message":"It is."}') == []


def test_a_message_that_cannot_be_said_waits_for_nothing():
    conversation = Conversation()
    with pytest.raises(ValueError, match="width is nan"):
        conversation.say(requests.resize(float("nan"), 1), None)
    assert conversation.say(requests.sync(), 2)[1] == '{"type": "sync", "id": 1, "slot": 2}'


def test_the_words_of_errors():
    assert str(ConnectionLost(None)) == "The connection has ended."
    assert str(ConnectionLost(1001, "The server stops.")) == "The connection has ended with 1001: The server stops."
    assert str(time_out("The server did not answer resize", 1)) == "The server did not answer resize within 1 second."
    assert str(time_out("Nothing came", 0.5)) == "Nothing came within 0.5 seconds." and issubclass(TimedOut, TimeoutError)


CRASH = {
    "type": "crash", "reason": "trap", "message": "Index out of range", "file": "/app/Detail.swift", "line": 41, "column": 7,
    "frames": [{"function": "show(_:)", "file": "/app/Detail.swift", "line": 41}], "calls": [{"call": "viewDidLoad()"}],
}  # fmt: skip


def test_a_scene_that_no_message_asked_for_answers_nothing_and_is_the_newest():
    conversation = Conversation()
    conversation.take(json.dumps(SCENE))
    waiting, _ = conversation.say(requests.resize(600, 800), None)
    assert conversation.take(json.dumps({"type": "scene", "session": "a", "viewModels": {"A": {"title": "By itself"}}, "events": [], "panes": []})) == []
    assert conversation.scene(0)["viewModels"] == {"A": {"title": "By itself"}}
    assert waiting.answer is None
    assert conversation.take(json.dumps({**SCENE, "ack": 1})) == [waiting]


def test_a_crash_is_kept_until_the_app_draws_again():
    conversation = Conversation()
    conversation.take(json.dumps(SCENE))
    conversation.raise_crash(0)
    assert conversation.take(json.dumps(CRASH)) == []
    with pytest.raises(Crashed, match=r"^The app has ended: /app/Detail.swift:41:7: Index out of range$") as raised:
        conversation.raise_crash(0)
    assert (raised.value.crash.reason, raised.value.crash.frames[0].function) == ("trap", "show(_:)")
    conversation.raise_crash(1)
    waiting, text = conversation.say(requests.restart(), None)
    assert text == '{"type": "restart", "id": 1}'
    assert conversation.take(json.dumps({**SCENE, "ack": 1})) == [waiting]
    conversation.raise_crash(0)


def test_a_crash_in_a_slot_ends_with_its_preview():
    conversation = Conversation()
    conversation.take(json.dumps({**CRASH, "slot": 3, "file": None, "line": None, "column": None}))
    assert str(conversation.crashes[3]) == "Index out of range" and conversation.crashes[3].place is None
    conversation.take('{"type":"closed","slot":3}')
    assert conversation.crashes == {}


@pytest.mark.parametrize("change", [{"frames": 3}, {"frames": [1]}, {"calls": None}])
def test_a_crash_that_is_none_is_no_crash(change):
    with pytest.raises(ProtocolMismatch, match="a crash that is none"):
        Conversation().take(json.dumps({**CRASH, **change}))


def test_an_app_can_start_anew():
    assert Conversation().say(requests.restart(fresh=True), 2)[1] == '{"fresh": true, "type": "restart", "id": 1, "slot": 2}'
