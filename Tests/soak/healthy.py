"""A client that behaves, over a network that does not."""

import json
import socket as sockets

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from conftest import DEADLINE
from messages import opening, opening_at_its_place, random_message

#: The members that belong to the answer and not to the scene.
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
            self.say(self.next_message())
        what = self.chance.random()
        if what < 0.8:
            self.hear(len(self.said))
        elif what < 0.9:
            self.cut()
            self.resume()
        elif what < 0.93:
            self.resume()  # While the old socket still looks alive.
        elif what < 0.95:
            self.cut()
            self.begin_anew()

    def next_message(self):
        what = self.chance.random()
        if what < 0.02:
            return opening(self.chance, self.server)
        if what < 0.04:
            return opening_at_its_place(self.chance, self.scene)
        return random_message(self.chance, self.scene)

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
        assert answer.get("code") != "tooFast" or self.is_inquiry(answer["ack"]), answer
        if answer["type"] == "scene":
            self.name = answer["session"]
            self.scene = (self.scene or {}) | answer
        return answer

    def is_inquiry(self, number):
        """Whether this answers an inquiry, of which the server refuses more than four at a time."""
        return self.said[number - 1]["type"] in ("sweep", "overview", "explain", "audit", "picture", "export")

    def cut(self):
        self.socket.socket.shutdown(sockets.SHUT_RDWR)

    def resume(self):
        """Goes on at a new socket, and says again what was not received."""
        old, self.socket = self.socket, self.dial()
        if self.chance.random() < 0.3:
            self.open_another()
        self.socket.send(json.dumps({"type": "open", "resume": self.name, "id": "resume"}))
        answer = self.hear("resume")
        assert answer["type"] == "scene", answer
        assert answer["session"] == self.name and {"window", "hierarchy", "place"} <= set(answer)
        for message in self.said[answer["received"] :]:
            self.socket.send(json.dumps(message))
        self.see_the_end(old)
        if answer["received"] < len(self.said):
            self.hear(len(self.said))

    def see_the_end(self, socket):
        """Reads what a socket still has, which was cut or is closed because the session went on elsewhere."""
        try:
            while True:
                socket.recv(DEADLINE)
        except (ConnectionClosed, OSError) as end:
            assert getattr(end, "rcvd", None) is None or end.rcvd.code == 4001, end
        socket.close()

    def open_another(self):
        """A scene at the new socket, which the resumed one replaces."""
        there = opening_at_its_place(self.chance, self.scene)
        self.socket.send(json.dumps(there | {"id": "another"}))
        while json.loads(self.socket.recv(DEADLINE)).get("ack") != "another":
            pass

    def begin_anew(self):
        """Finds the session gone, as after a restart of the server, and opens its scene at its place."""
        self.see_the_end(self.socket)
        self.socket = self.dial()
        self.socket.send(json.dumps({"type": "open", "resume": "gone", "id": "resume"}))
        answer = json.loads(self.socket.recv(DEADLINE))
        assert (answer["ack"], answer["code"]) == ("resume", "expired"), answer
        self.said = []
        self.say(opening_at_its_place(self.chance, self.scene))
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
