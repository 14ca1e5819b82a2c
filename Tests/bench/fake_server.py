"""A WebSocket server that answers the load generator as a test says."""

import json
import socket
import struct
import threading

HANDSHAKE = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n"
)


def scene(ack):
    return json.dumps({"type": "scene", "rev": 1, "ack": ack}, separators=(",", ":"))


def pong(ack):
    return json.dumps({"type": "pong", "ack": ack}, separators=(",", ":"))


def frame(text, opcode=1):
    payload = text.encode()
    head = bytes([0x80 | opcode])
    return head + (bytes([len(payload)]) if len(payload) < 126 else b"\x7e" + struct.pack(">H", len(payload))) + payload


def read_exactly(connection, count):
    data = b""
    while len(data) < count:
        more = connection.recv(count - len(data))
        if not more:
            raise ConnectionError
        data += more
    return data


def read_frame(connection):
    """The opcode and the text of a masked frame."""
    opcode, length = read_exactly(connection, 2)
    length &= 0x7F
    if length == 126:
        (length,) = struct.unpack(">H", read_exactly(connection, 2))
    mask = read_exactly(connection, 4)
    payload = read_exactly(connection, length)
    return opcode & 0x0F, bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload)).decode()


class FakeServer:
    """Answers an `open` with a scene, and each other message with what `answer` makes of it: bytes to send."""

    def __init__(self, answer, handshake=HANDSHAKE):
        self.answer = answer
        self.handshake = handshake
        #: The frames that are no text, and the texts.
        self.received = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.listener.close()

    def _accept(self):
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection):
        try:
            while not (head := connection.recv(4096)).endswith(b"\r\n\r\n"):
                assert head
            connection.sendall(self.handshake + frame('{"type":"hello","protocol":1}'))
            while True:
                opcode, text = read_frame(connection)
                self.received.append((opcode, text))
                if opcode == 1:
                    self._reply(connection, json.loads(text))
        except OSError:
            connection.close()

    def _reply(self, connection, message):
        connection.sendall(frame(scene(message["id"])) if message["type"] == "open" else self.answer(message))
