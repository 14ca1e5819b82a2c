"""A client that behaves, over a network that does not."""

import json
import socket as sockets

from conftest import DEADLINE
from messages import opening, random_message
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

#: What belongs to an answer, not to what is shown.
OF_THE_ANSWER = {"ack", "rev", "session", "events", "transition", "eventsDropped", "received"}


class HealthyClient:
    """One session from its first message to its last, through cuts; then the same words to a fresh one."""

    def __init__(self, server, chance):
        self.server, self.chance = server, chance
        self.said = []
        """Every message, its number being its place from 1."""
        self.scene = None
        self.name = None

    def __call__(self):
        self.socket = self.dial()
        try:
            last = self.live()
        finally:
            self.socket.close()
        expected = Replay(self.server).of(self.said)
        differing = [name for name in expected | last if expected.get(name) != last.get(name)]
        assert not differing, f"{differing} differ after\n" + "\n".join(json.dumps(said) for said in self.said)

    def live(self):
        self.say(opening(self.chance, self.server))
        self.hear(len(self.said))
        for _ in range(self.chance.randrange(20, 80)):
            self.step()
        return self.whole()

    def step(self):
        """Mostly says something and waits; sometimes says more at once, and sometimes the network is gone."""
        for _ in range(self.chance.choice([1, 1, 1, 1, 5])):
            self.say(random_message(self.chance, self.scene))
        what = self.chance.random()
        if what < 0.8:
            self.hear(len(self.said))
        elif what < 0.9:
            self.cut()
            self.resume()
        elif what < 0.93:
            self.resume()  # While the old socket still looks alive.

    def dial(self):
        socket = connect(self.server.socket_url, subprotocols=["preview.v1"], max_size=None, compression=None)
        assert json.loads(socket.recv(DEADLINE))["type"] == "hello"
        return socket

    def say(self, message):
        self.said.append(message | {"id": len(self.said) + 1})
        self.socket.send(json.dumps(self.said[-1]))

    def hear(self, number):
        """Takes in answers up to that to the message of this number. One scene may stand for several."""
        while (answer := self.take_in()).get("ack") != number:
            pass
        return answer

    def take_in(self):
        answer = json.loads(self.socket.recv(DEADLINE))
        assert answer["type"] != "error" or answer["code"] != "tooFast", answer
        if answer["type"] == "scene":
            self.name = answer["session"]
            self.scene = (self.scene or {}) | answer
        return answer

    def cut(self):
        self.socket.socket.shutdown(sockets.SHUT_RDWR)

    def resume(self):
        """Goes on at a new socket, and says again what was not received."""
        old, self.socket = self.socket, self.dial()
        self.socket.send(json.dumps({"type": "open", "resume": self.name, "id": "resume"}))
        answer = self.hear("resume")
        assert answer["type"] == "scene", answer
        assert answer["session"] == self.name and {"window", "hierarchy", "place"} <= set(answer)
        for message in self.said[answer["received"] :]:
            self.socket.send(json.dumps(message))
        try:
            while True:
                old.recv(DEADLINE)
        except (ConnectionClosed, OSError) as end:
            assert getattr(end, "rcvd", None) is None or end.rcvd.code == 4001, end
        old.close()
        if answer["received"] < len(self.said):
            self.hear(len(self.said))

    def whole(self):
        self.socket.send('{"type":"sync","id":"whole"}')
        answer = self.hear("whole")
        return {name: value for name, value in answer.items() if name not in OF_THE_ANSWER}


class Replay(HealthyClient):
    """The same words on a network that loses nothing."""

    def __init__(self, server):
        super().__init__(server, None)

    def of(self, messages):
        self.socket = self.dial()
        try:
            for message in messages:
                self.socket.send(json.dumps(message))
                self.hear(message["id"])
            return self.whole()
        finally:
            self.socket.close()
