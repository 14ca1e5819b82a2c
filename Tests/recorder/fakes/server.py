"""A server that speaks enough of the protocol for a conversation, and has a fault if it is told to.

    python server.py FAULT serve --port 0 --public DIR --devices FILE

The tests of the recorder use it in place of `split-preview`.
"""

import http
import json
import os
import random
import sys
import threading
import uuid

from websockets.datastructures import Headers
from websockets.http11 import Response
from websockets.sync.server import serve

EPOCH = uuid.uuid4().hex
SESSIONS = {}

META = {
    "protocol": 1, "server": {"name": "fake", "version": "1"}, "profiles": ["ios26"], "policies": ["pad"],
    "scenes": [
        {
            "id": "lab", "title": "Lab", "summary": "", "profile": "ios26", "profiles": ["ios26"], "policy": "pad",
            "panel": None, "window": [1180, 820], "device": None,
            "options": {"style": {"kind": "choice", "values": ["doubleColumn"], "default": "doubleColumn", "summary": ""}},
        }
    ],
    "devices": [
        {
            "id": "pad", "name": "Pad", "idiom": "pad", "size": [800, 1200], "scale": 2, "homeButton": True,
            "windows": [{"arrangement": "full", "orientation": "portrait", "size": [800, 1200]}],
        }
    ],
}  # fmt: skip


class Session:
    """The scene of a client. A `resize` changes the width of its window, and every message its revision."""

    def __init__(self):
        self.name, self.scene, self.width, self.revision = uuid.uuid4().hex, None, 1180, 0
        self.connection = None

    def answer(self, message, kind):
        self.revision += 1
        if kind == "open":
            self.scene = message["scene"]
        if kind == "resize" and isinstance(message.get("width"), (int, float)):
            self.width = message["width"]
        bar = {"kind": "navigationBar", "leading": [{"id": "A/item"}], "trailing": []}
        pane = {"isVisible": True, "isInteractive": True, "frame": [0, 0, 320, 820], "safeArea": [0, 0, 0, 0]}
        return {
            "type": "scene", "rev": self.revision, "ack": message.get("id"), "session": self.name, "scene": self.scene,
            "profile": "ios26", "window": {"size": [self.width, 820], "device": None, "arrangement": "free"},
            "hierarchy": {"id": "split", "type": "SplitViewController", "style": "doubleColumn", "primaryWidth": 320.5},
            "panes": [{"id": f"{name}/pane", "controller": name, "role": "content", **pane} for name in "ABC"],
            "viewModels": {"A": bar},
            "events": [{"call": name, "receiver": name[-1]} for name in ("willShow", "viewDidLoad", "didShow")],
            "transition": None, "place": {},
        }  # fmt: skip


def text(value):
    return json.dumps(value, separators=(",", ":"))


def talk(connection, fault):
    session = Session()
    session.connection, SESSIONS[session.name] = connection, session
    connection.send(text({"type": "hello", "session": session.name, "epoch": EPOCH}))
    for said in connection:
        answer, session = reply(said, session)
        if session.connection is not connection:
            take_over(session, connection)
        for one in spoilt(text(answer), answer, fault, connection):
            connection.send(one)


def take_over(session, connection):
    """Ends the socket that a resumed session had, without waiting until its client closes it too."""
    threading.Thread(target=session.connection.close, args=(4001,), daemon=True).start()
    session.connection = connection


def reply(said, session):
    """The answer to a message, and the session that the client has from then on."""
    try:
        message = json.loads(said)
        kind = message.get("type")
    except (ValueError, AttributeError):
        return {"type": "error", "code": "malformed", "message": "no"}, session
    ack = {"ack": message["id"]} if "id" in message else {}
    if kind == "ping":
        return {"type": "pong", **ack}, session
    if kind == "open" and "resume" in message:
        session = SESSIONS.get(message["resume"], session)
    elif (kind != "open" and session.scene is None) or (kind == "open" and message.get("scene") != "lab"):
        return {"type": "error", **ack, "code": "notOpen", "message": "no"}, session
    answer = session.answer(message, "resume" if "resume" in message else kind)
    return {name: part for name, part in answer.items() if name != "ack" or ack}, session


def spoilt(whole, answer, fault, connection):
    """The messages to send in place of an answer. A fault shows in wide windows only."""
    is_wide = answer["type"] == "scene" and answer["window"]["size"][0] > 600
    if not is_wide or fault in ("none", "meta"):
        return [whole]
    if fault == "number":
        return [whole.replace("320.5", "321.5")]
    if fault == "spelling":
        return [whole.replace("320.5", "320.50")]
    if fault == "space":
        return [whole.replace('"panes":', '"panes": ')]
    if fault == "event":
        return [text({**answer, "events": [event for event in answer["events"] if event["call"] != "viewDidLoad"]})]
    if fault == "order":
        return [text({**answer, "window": dict(reversed(answer["window"].items()))})]
    if fault == "member":
        return [text({**answer, "look": "glass"})]
    if fault == "extra":
        return [text({"type": "reload"}), whole]
    if fault == "silent":
        return []
    if fault == "random":
        return [text({**answer, "rev": random.random()})]
    if fault == "crash":
        print("Fatal error: out of columns", file=sys.stderr, flush=True)
        os._exit(3)
    assert fault == "closed", fault
    connection.close(4000)
    return []


def page(fault):
    """Answers requests that open no socket."""
    meta = {**META, "protocol": 2} if fault == "meta" else META

    def respond(connection, request):
        if request.path != "/meta.json":
            return None
        headers = Headers({"Content-Type": "application/json", "Connection": "close"})
        return Response(http.HTTPStatus.OK, "OK", headers, text(meta).encode())

    return respond


def main():
    fault = sys.argv[1]
    with serve(lambda connection: talk(connection, fault), "127.0.0.1", 0, process_request=page(fault)) as server:
        print(f"Open http://127.0.0.1:{server.socket.getsockname()[1]}/", flush=True)
        server.serve_forever()


main()
