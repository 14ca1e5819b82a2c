"""One client that asks for all that the server has of its own: its documents, and each sample scene with its picture and explanation."""

import json

from wire import RawSocket, fetch

TARGETS = ("/", "/meta.json", "/meta/first.json", "/meta/sharing.json", "/health", "/metrics", "/404")


def ask_for_everything(port):
    for target in TARGETS:
        for _ in range(2):
            fetch(port, target, headers=[("Accept-Encoding", "gzip")])
    for scene in json.loads(fetch(port, "/meta.json").body)["scenes"]:
        _draw(port, scene["id"])


def _draw(port, scene):
    with RawSocket(port) as socket:
        socket.receive_json()
        for message in (
            {"type": "open", "scene": scene},
            {"type": "resize", "width": 375, "height": 667},
            {"type": "picture"},
            {"type": "explain"},
            {"type": "audit"},
            {"type": "sync"},
            {"type": "close"},
        ):
            socket.send_json(**message, id=message["type"])
            while socket.receive_json().get("ack") != message["type"]:
                pass
