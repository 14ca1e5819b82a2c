"""HTTP and WebSocket by hand: what a well-behaved client would not send."""

import json
import os
import socket
import struct

from conftest import DEADLINE
from description import Witness

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


def connect(port):
    connection = socket.create_connection(("127.0.0.1", port), timeout=DEADLINE)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return connection


def read_to_end(connection):
    """Everything until the other side closes; a reset counts as closing."""
    data = b""
    try:
        while piece := connection.recv(65536):
            data += piece
    except ConnectionError:
        pass
    return data


def exchange(port, request):
    """Sends bytes, and returns all that comes back until the server closes."""
    with connect(port) as connection:
        connection.sendall(request)
        return read_to_end(connection)


def request_head(target="/", method="GET", version="HTTP/1.1", host=None, headers=()):
    lines = [f"{method} {target} {version}"]
    if host is not None:
        lines.append(f"Host: {host}")
    lines += [f"{name}: {value}" for name, value in headers]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


class Response:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body


def read_response(reader, has_body=True):
    """One response off a buffered reader; `None` when the connection ended instead."""
    line = reader.readline()
    if not line:
        return None
    headers = {}
    while (field := reader.readline().decode("latin-1").rstrip("\r\n")) != "":
        name, _, value = field.partition(":")
        headers[name.lower()] = value.strip()
    length = int(headers.get("content-length", 0)) if has_body else 0
    return Response(int(line.split()[1]), headers, reader.read(length))


def fetch(port, target="/", method="GET", host="", headers=(), body=b"", version="HTTP/1.1"):
    """One request over a connection of its own. `host=""` is the server's own name."""
    if host == "":
        host = f"127.0.0.1:{port}"
    with connect(port) as connection:
        connection.sendall(request_head(target, method, version, host, headers) + body)
        try:
            return read_response(connection.makefile("rb"), has_body=method != "HEAD")
        except ConnectionError:
            return None


def handshake_headers(**changes):
    """The headers of a good handshake; a keyword replaces one, `None` leaves it out."""
    headers = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": KEY,
    }
    headers.update({name.replace("_", "-"): value for name, value in changes.items()})
    return [(name, value) for name, value in headers.items() if value is not None]


def frame(opcode, payload=b"", final=True, claimed=None):
    """A masked frame. `claimed` is the length in its head when that is to be a lie."""
    length = len(payload) if claimed is None else claimed
    head = bytes([(0x80 if final else 0) | opcode])
    if length < 126:
        head += bytes([0x80 | length])
    elif length < 65536:
        head += struct.pack(">BH", 0x80 | 126, length)
    else:
        head += struct.pack(">BQ", 0x80 | 127, length)
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


class RawSocket:
    """A WebSocket that sends any bytes, and reads frames only when asked."""

    def __init__(self, port, receive_buffer=None, target="/ws"):
        self.answers_pings = True
        self._witness = Witness()
        self.connection = socket.socket()
        if receive_buffer:
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.connection.settimeout(DEADLINE)
        self.connection.connect(("127.0.0.1", port))
        self.reader = self.connection.makefile("rb")
        self.send(request_head(target, host=f"127.0.0.1:{port}", headers=handshake_headers()))
        response = read_response(self.reader)
        assert response.status == 101, response.status

    def send(self, data):
        self.connection.sendall(data)

    def send_json(self, **message):
        self._witness.sends(message)
        self.send(frame(TEXT, json.dumps(message).encode()))

    def receive(self):
        """(opcode, payload) of the next frame that is no ping; `None` at the end."""
        try:
            while received := self.read_frame():
                opcode, payload = received
                if opcode != PING:
                    return received
                if self.answers_pings:
                    self.send(frame(PONG, payload))
        except ConnectionError:
            pass
        return None

    def read_frame(self):
        """(opcode, payload) of the next frame, whatever it is."""
        head = self.reader.read(2)
        if len(head) < 2:
            return None
        length = head[1] & 0x7F
        if length == 126:
            (length,) = struct.unpack(">H", self.reader.read(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", self.reader.read(8))
        return head[0] & 0x0F, self.reader.read(length)

    def receive_json(self):
        opcode, payload = self.receive()
        assert opcode == TEXT, (opcode, payload)
        answer = json.loads(payload)
        self._witness.receives(answer)
        return answer

    def close_code(self):
        """The code of the Close frame that comes after whatever else still comes; `None` when none does."""
        while received := self.receive():
            opcode, payload = received
            if opcode == CLOSE:
                return struct.unpack(">H", payload[:2])[0]
        return None

    def close(self):
        self.reader.close()
        self.connection.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def opened(server, scene, receive_buffer=None, **members):
    """A socket that was greeted and shown a scene."""
    raw = RawSocket(server.port, receive_buffer)
    assert raw.receive_json()["type"] == "hello"
    raw.send_json(type="open", scene=scene, **members)
    assert raw.receive_json()["type"] == "scene"
    return raw
