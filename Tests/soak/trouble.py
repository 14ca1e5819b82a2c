"""Clients that stall, flood, break off and talk nonsense. None of them may be felt by others, or leave anything behind."""

import itertools
import json
import socket as sockets
import struct
import threading
import time

from messages import size
from wire import CLOSE, CONTINUATION, PING, TEXT, RawSocket, connect, frame, handshake_headers, read_to_end, request_head

#: Seconds after which trouble gives up.
PATIENCE = 2


class Trouble:
    def __init__(self, server, chance):
        self.server, self.chance = server, chance

    def noise(self, most):
        return self.chance.randbytes(self.chance.randrange(most))


class Staller(Trouble):
    """Says much, reads nothing for a while, and then finds the newest at the end."""

    def __call__(self):
        with RawSocket(self.server.port, receive_buffer=4096) as socket:
            socket.receive_json()
            socket.send_json(type="open", scene="instagram", id=0)
            socket.receive_json()
            count = self.chance.randrange(1, 400)  # Below the burst.
            for number in range(1, count + 1):
                last = size(self.chance)
                socket.send_json(type="resize", id=number, **last)
            time.sleep(self.chance.random() * 3)
            while (answer := socket.receive_json())["ack"] != count:
                assert answer["type"] == "scene", answer
            assert answer["window"]["size"] == [last["width"], last["height"]]


class Flooder(Trouble):
    """Says far more than is allowed while it reads, and has to be refused: until the end, or until it is closed."""

    def __call__(self):
        messages = [frame(TEXT, json.dumps({"type": self.chance.choice(["ping", "sync"])}).encode()) for _ in range(500)]
        with RawSocket(self.server.port) as socket:
            socket.answers_pings = False  # It would be in the middle of a message.
            flood = threading.Thread(target=self.flood, args=(socket, b"".join(messages)))
            flood.start()
            ends = self.take_in(socket)
            flood.join()
        assert ends & {"tooFast", 1008}, ends

    def flood(self, socket, messages):
        try:
            for _ in range(40):
                socket.send(messages)
            socket.send(frame(CLOSE, b"\x03\xe8"))
        except OSError:
            pass  # Closed, as it should be.

    def take_in(self, socket):
        """The codes of all refusals, and of the end where one came."""
        codes = set()
        while received := socket.receive():
            opcode, payload = received
            codes.add(struct.unpack(">H", payload[:2])[0] if opcode == CLOSE else json.loads(payload).get("code"))
        return codes


class Breaker(Trouble):
    """Breaks off in the middle of something, without a word."""

    def __call__(self):
        socket = RawSocket(self.server.port, receive_buffer=self.chance.choice([None, 4096]))
        try:
            socket.send_json(type="open", scene=self.chance.choice(["mail", "lab", "instagram"]))
            for _ in range(self.chance.randrange(30)):
                socket.send_json(type="resize", **size(self.chance))
            socket.send(frame(TEXT, b"x" * self.chance.randrange(5_000))[: self.chance.randrange(1, 5_000)])
            if self.chance.random() < 0.5:
                socket.connection.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))
        finally:
            socket.close()


class Deaf(Trouble):
    """Stays, and answers no ping: the server has to end it."""

    def __call__(self):
        with RawSocket(self.server.port) as socket:
            socket.send_json(type="open", scene="lab")
            read_to_end(socket.connection)


class Babbler(Trouble):
    """Frames and bytes that mean nothing."""

    def __call__(self):
        with RawSocket(self.server.port) as socket:
            socket.connection.settimeout(PATIENCE)
            try:
                for _ in range(self.chance.randrange(1, 50)):
                    socket.send(self.nonsense())
                while socket.receive():
                    pass
            except OSError:
                pass  # Closed, or waiting for the rest of a frame, as it should be.

    def nonsense(self):
        return self.chance.choice([
            frame(TEXT, b'{"type":"ping"}'), frame(TEXT, self.noise(300)), frame(self.chance.randrange(16), self.noise(200)),
            frame(TEXT, b"{", final=False) + frame(CONTINUATION, b"}"), frame(PING, self.noise(126)), self.noise(100),
            frame(TEXT, b"[" * self.chance.randrange(60_000)), frame(TEXT, b"", claimed=self.chance.randrange(1 << 62)),
            frame(CLOSE, self.noise(10)),
        ])  # fmt: skip


class Stranger(Trouble):
    """Whoever else connects to a port."""

    def __call__(self):
        own = f"127.0.0.1:{self.server.port}"
        with connect(self.server.port) as connection:
            try:
                connection.sendall(self.chance.choice([
                    self.noise(5_000), request_head("/" + "x" * self.chance.randrange(5_000), host=own),
                    request_head("/ws", host=own, headers=handshake_headers(Origin="http://evil.example")),
                    request_head(host=own, headers=[("Connection", "Upgrade"), ("Upgrade", "h2c")]),
                    request_head(host=own, method="POST", headers=[("Content-Length", "9")]) + b"x", b"",
                ]))  # fmt: skip
                connection.shutdown(sockets.SHUT_WR)
            except OSError:
                pass  # Closed, as it should be.
            read_to_end(connection)


class Hoarder(Trouble):
    """Makes its session as large as it can, asks for long answers and reads none, and leaves the session to wait."""

    def __call__(self):
        with RawSocket(self.server.port, receive_buffer=4096) as socket:
            socket.receive_json()
            scene = self.chance.choice(["lab", "mail", "instagram"])
            messages = [{"type": "open", "scene": scene, "options": {"log": "all"}, "updates": self.chance.choice(["whole", "changed"])}]
            messages += {"lab": self.fill_lab, "mail": self.write_letters, "instagram": self.type_and_present}[scene]()
            for message in messages:  # Fewer than the burst.
                socket.send_json(**message)
                socket.receive()
            asked = self.chance.choice([
                [{"type": "sync"}], [{"type": "traits", "userInterfaceStyle": style} for style in ("dark", "light")],
                [{"type": "resize", "width": width, "height": 700} for width in (400, 1200)],
                [{"type": "sweep", "from": 320, "to": 1400, "height": 700}], messages[:1],
            ])  # fmt: skip
            socket.connection.settimeout(1)
            try:
                for number in range(self.chance.randrange(200)):
                    socket.send_json(**asked[number % len(asked)])
            except TimeoutError:
                pass  # The server reads no further.
            time.sleep(self.chance.random())

    def fill_lab(self):
        names = [f"B{number}" + "x" * 55 for number in range(99)]
        yield from ({"type": "perform", "target": "nav:B", "action": "push", "controller": name} for name in names)
        yield from ({"type": "set", "target": name, "properties": {"title": '"' * 1_024}} for name in names[:70])
        yield from self.presentations("split")

    def write_letters(self):
        for _ in range(5):
            yield {"type": "tap", "target": "message/compose"}
            yield {"type": "edit", "target": "compose/subject", "text": "x" * self.chance.randrange(40_000)}
            yield {"type": "edit", "target": "compose/body", "text": "a\n" * self.chance.randrange(20_000)}
            yield {"type": "tap", "target": "compose/to-noor"}
            yield {"type": "tap", "target": "compose/send"}

    def type_and_present(self):
        yield {"type": "perform", "target": "tabs", "action": "select", "index": 1}
        yield {"type": "edit", "target": "search/search", "text": "\u0001" * 10_000}
        yield from self.presentations("tabs")

    def presentations(self, root):
        above = [root] + [f"P{number}" for number in range(40)]
        style = self.chance.choice(["pageSheet", "fullScreen", "overFullScreen", "currentContext"])
        for below, name in itertools.pairwise(above):
            yield {"type": "perform", "target": below, "action": "present", "controller": name, "style": style}


TROUBLES = [Hoarder, Staller, Flooder, Breaker, Babbler, Stranger, Breaker, Babbler, Stranger, Deaf]
