"""A small WebSocket client, which can also send what a library refuses to.

More than a hundred thousand messages go through it in a run, one after the other, so it does as little as it can.
"""

import socket
import struct

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10

_HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Protocol: preview.v1\r\n\r\n"
)


class Closed(Exception):
    """The connection ended. `code` is that of the close frame, or `None` if there was none."""

    def __init__(self, code=None):
        super().__init__(code)
        self.code = code


class Silence(Exception):
    """Nothing came in time."""


class WebSocket:
    """A connection to a server on this machine."""

    def __init__(self, port, patience):
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=patience)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._reader = self._socket.makefile("rb")
        self._send(_HANDSHAKE.format(port=port).encode())
        status = self._reader.readline()
        if b" 101 " not in status:
            self.abandon()
            raise Closed()
        while self._reader.readline() not in (b"\r\n", b""):
            pass

    def send(self, payload, opcode=TEXT):
        self._send(frame(payload, opcode))

    def receive(self):
        """The opcode and the payload of the next message. Answers pings on the way."""
        try:
            while True:
                opcode, payload = self._read_frame()
                if opcode == PING:
                    self._send(frame(payload, PONG))
                elif opcode == CLOSE:
                    raise Closed(struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else None)
                elif opcode != PONG:
                    return opcode, payload
        except TimeoutError as error:
            raise Silence() from error
        except ConnectionError as error:
            raise Closed() from error

    def close(self):
        """Closes the connection, and waits until the server has let go of it."""
        try:
            self._send(frame(struct.pack(">H", 1000), CLOSE))
            while True:
                self.receive()
        except (Closed, Silence):
            pass
        self.abandon()

    def abandon(self):
        """Closes the socket without a close frame."""
        self._reader.close()
        self._socket.close()

    def _send(self, data):
        try:
            self._socket.sendall(data)
        except ConnectionError:
            # A server may close the connection while a long message is on its way. The next read finds the reason.
            pass

    def _read_frame(self):
        head = self._read(2)
        length = head[1] & 0x7F
        if length == 126:
            (length,) = struct.unpack(">H", self._read(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", self._read(8))
        return head[0] & 0x0F, self._read(length)

    def _read(self, count):
        data = self._reader.read(count)
        if len(data) < count:
            raise Closed()
        return data


def frame(payload, opcode):
    """A frame as a client sends it. Its mask is four zeros, so that the payload stays as it is."""
    length = len(payload)
    if length < 126:
        head = struct.pack(">BB", 0x80 | opcode, 0x80 | length)
    elif length < 65536:
        head = struct.pack(">BBH", 0x80 | opcode, 0x80 | 126, length)
    else:
        head = struct.pack(">BBQ", 0x80 | opcode, 0x80 | 127, length)
    return head + b"\0\0\0\0" + payload
