"""A conversation without a socket: what a server must not say."""

import json

import pytest

from split_preview import ConnectionLost, ProtocolMismatch, TimedOut, requests
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
