"""A client that is silent for a while, whose session gives back memory meanwhile."""

import json
import time

from websockets.sync.client import connect

from conftest import DEADLINE

#: Seconds, after which the server has let the session of a silent client rest.
SILENCE = 4

BEFORE = [
    {"type": "open", "id": 1, "scene": "instagram", "updates": "moved"},
    {"type": "tap", "id": 2, "target": "profile/post-3"},
    {"type": "resize", "id": 3, "width": 1000, "height": 800},
]
AFTER = [
    {"type": "resize", "id": 4, "width": 500, "height": 800},
    {"type": "tap", "id": 5, "target": "tabs/tab-0"},
    {"type": "resize", "id": 6, "width": 1000, "height": 700},
    {"type": "sync", "id": 7},
]


def say(socket, message):
    socket.send(json.dumps(message))
    return json.loads(socket.recv(DEADLINE)) | {"session": None}


def greeted(server):
    return connect(server.socket_url, subprotocols=["preview.v1"], max_size=None)


def test_a_silent_client_is_answered_like_one_that_is_not(server):
    with greeted(server) as silent, greeted(server) as other:
        for socket in (silent, other):
            socket.recv(DEADLINE)
            assert [say(socket, message)["ack"] for message in BEFORE] == [1, 2, 3]
        end = time.monotonic() + SILENCE
        while time.monotonic() < end:
            assert say(other, {"type": "ping", "id": 0})["type"] == "pong"
            time.sleep(0.5)
        answers = [say(silent, message) for message in AFTER]
        assert answers == [say(other, message) for message in AFTER]
        assert [answer["type"] for answer in answers].count("scene") >= 3
