"""Text that is UTF-8 and text that is not: the cases of section 6 of Autobahn's testsuite, and pongs in between."""

import json
import urllib.parse

import pytest

from wire import CONTINUATION, PING, PONG, TEXT, RawSocket, frame

#: A word whose second letter has three bytes, and the others two.
GREEK = "κ\u1f79σμε".encode()

#: Valid texts: those of 6.2, whole sequences of 6.6, and 6.7, 6.9, 6.11, 6.22 and 6.23.
TEXTS = [
    "Hello-µ@ßöäüàá-UTF-8!!".encode(),
    *(GREEK[:length] for length in (2, 5, 7, 9, 11)),
    *map(bytes.fromhex, ("00", "c280", "e0a080", "f0908080", "7f", "dfbf", "efbfbf", "f48fbfbf", "ed9fbf", "ee8080", "efbfbd")),
    *(chr(plane * 0x10000 + code).encode() for plane in range(17) for code in (0xFFFE, 0xFFFF)),
    *(chr(code).encode() for code in (0xFDD0, 0xFDEF, 0xFFF9, 0xFFFA, 0xFFFB, 0xFFFC, 0xFFFD)),
]

#: Invalid texts by section, as they are or behind others.
NO_TEXTS = {
    "6.3 a surrogate": GREEK + b"\xed\xa0\x80edited",
    **{f"6.6 {length} bytes": GREEK[:length] for length in (1, 3, 4, 6, 8, 10)},
    **{f"6.8 {text}": bytes.fromhex(text) for text in ("f888808080", "fc8480808080")},
    **{f"6.10 {text}": bytes.fromhex(text) for text in ("f7bfbfbf", "fbbfbfbfbf", "fdbfbfbfbfbf")},
    "6.11 over U+10FFFF": bytes.fromhex("f4908080"),
    **{f"6.12 {text}": bytes.fromhex(text) for text in ("80", "bf", "80bf", "80bf80", "80bf80bf", "80bf80bf80", "80bf80bf80bf")},
    "6.12 all": bytes(range(0x80, 0xC0)),
    **{
        f"6.13 {first:02x} to {last:02x}": b"".join(bytes([start]) + b" " for start in range(first, last + 1))
        for first, last in ((0xC0, 0xDF), (0xE0, 0xEF), (0xF0, 0xF7), (0xF8, 0xFB), (0xFC, 0xFD))
    },
    **{
        f"6.14 {text}": bytes.fromhex(text)
        for text in ("c0", "e080", "f08080", "f8808080", "fc80808080", "df", "efbf", "f7bfbf", "fbbfbfbf", "fdbfbfbfbf")
    },
    "6.15 all of 6.14": bytes.fromhex("c0e080f08080f8808080fc80808080dfefbff7bfbffbbfbfbffdbfbfbfbf"),
    **{f"6.16 {text}": bytes.fromhex(text) for text in ("fe", "ff", "fefeffff")},
    **{f"6.17 {text}": bytes.fromhex(text) for text in ("c0af", "e080af", "f08080af", "f8808080af", "fc80808080af")},
    **{f"6.18 {text}": bytes.fromhex(text) for text in ("c1bf", "e09fbf", "f08fbfbf", "f887bfbfbf", "fc83bfbfbfbf")},
    **{f"6.19 {text}": bytes.fromhex(text) for text in ("c080", "e08080", "f0808080", "f880808080", "fc8080808080")},
    **{f"6.20 {text}": bytes.fromhex(text) for text in ("eda080", "edadbf", "edae80", "edafbf", "edb080", "edbe80", "edbfbf")},
    **{
        f"6.21 {text}": bytes.fromhex(text)
        for text in (
            "eda080edb080", "eda080edbfbf", "edadbfedb080", "edadbfedbfbf", "edae80edb080", "edae80edbfbf", "edafbfedb080",
            "edafbfedbfbf",
        )
    },
}  # fmt: skip


@pytest.fixture
def connect(echo):
    port = urllib.parse.urlsplit(echo).port
    sockets = []

    def make():
        sockets.append(RawSocket(port, target="/"))
        return sockets[-1]

    yield make
    for socket in sockets:
        socket.close()


def in_frames(pieces, between=b""):
    """A text message in frames, with other bytes between them."""
    last = len(pieces) - 1
    return between.join(
        frame(CONTINUATION if index else TEXT, piece, final=index == last) for index, piece in enumerate(pieces)
    )


def ways_to_send(text):
    """The text in one frame, in two wherever it is cut, in one for each byte, and with an empty one at its end."""
    yield [text]
    yield from ([text[:cut], text[cut:]] for cut in range(len(text) + 1))
    yield [bytes([byte]) for byte in text]
    yield [text, b""]


@pytest.mark.parametrize("pieces", [[b""], [b"", b"", b""], [b"", b"middle frame payload", b""]])
def test_check_12_empty_frames_are_a_part_of_a_text(connect, pieces):
    socket = connect()
    socket.send(in_frames(pieces))
    assert socket.receive() == (TEXT, b"".join(pieces))


def test_check_12_valid_text_arrives_wherever_it_is_cut(connect):
    socket = connect()
    for text in TEXTS:
        for pieces in ways_to_send(text):
            socket.send(in_frames(pieces))
            assert socket.receive() == (TEXT, text)


@pytest.mark.parametrize("text", NO_TEXTS.values(), ids=NO_TEXTS)
def test_check_12_invalid_text_closes_with_1007_wherever_it_is_cut(connect, text):
    for pieces in ways_to_send(text):
        socket = connect()
        socket.send(in_frames(pieces))
        assert socket.close_code() == 1007, pieces


@pytest.mark.parametrize(
    "pieces",
    [[GREEK, b"\xf4\x90\x80\x80"], [GREEK, b"\xf4", b"\x90"], [GREEK + b"\xf4", b"\x90"], [GREEK, b"\xc0"], [b"\xed", b"\xa0"]],
    ids=["6.4.1", "6.4.2", "6.4.2 in two", "a byte that begins nothing", "half a surrogate"],
)
def test_check_12_text_that_cannot_become_valid_closes_before_it_is_whole(connect, pieces):
    socket = connect()
    frames = [frame(CONTINUATION if index else TEXT, piece, final=False) for index, piece in enumerate(pieces)]
    socket.send(b"".join(frames))
    assert socket.close_code() == 1007


def test_check_12_invalid_text_within_a_long_frame_closes_before_the_frame_is_whole(connect):
    """Libwebsockets hands over 4 KiB of a frame at a time."""
    socket = connect()
    socket.send(frame(TEXT, b"\xff" + b"x" * 8_192, claimed=100_000))
    assert socket.close_code() == 1007


@pytest.mark.parametrize("payload", [b"", b"read", b"\xff", b"\x80\x80", b"\xce", b"\xed\xa0\x80" * 41], ids=bytes.hex)
@pytest.mark.parametrize("opcode", [PING, PONG], ids=["ping", "pong"])
def test_check_12_control_frames_are_no_part_of_the_text_around_them(connect, opcode, payload):
    socket = connect()
    for cut in range(len(GREEK) + 1):
        socket.send(in_frames([GREEK[:cut], GREEK[cut:]], between=frame(opcode, payload)))
        answers = [socket.receive()] if opcode == PONG else [socket.receive(), socket.receive()]
        assert answers == [(PONG, payload)] * (opcode == PING) + [(TEXT, GREEK)]


def test_check_12_control_frames_do_not_make_invalid_text_valid(connect):
    for payload in (b"", b"\xba"):
        socket = connect()
        socket.send(in_frames([b"\xce", b"x"], between=frame(PONG, payload)))
        assert socket.close_code() == 1007


@pytest.mark.parametrize("payload", [b"", b"read", b"\xff", b"\xce"], ids=bytes.hex)
def test_check_12_a_pong_between_messages_may_have_any_payload(connect, payload):
    socket = connect()
    for _ in range(3):
        socket.send(frame(PONG, payload) + frame(TEXT, GREEK) + frame(PONG, payload))
        assert socket.receive() == (TEXT, GREEK)


def test_check_12_the_answer_to_a_ping_of_the_server_may_come_within_a_sequence(server):
    """The server pings a client that has four unread answers."""
    message = json.dumps({"type": "ping", "id": GREEK.decode()}, ensure_ascii=False).encode()
    cut = message.index(GREEK) + 1
    with RawSocket(server.port) as socket:
        socket.answers_pings = False
        socket.send_json(type="open", scene="lab")
        for number in range(8):
            socket.send_json(type="sync", id=number)
        pings = []
        while not pings:
            opcode, payload = socket.read_frame()
            if opcode == PING:
                pings.append(payload)
        socket.send(in_frames([message[:cut], message[cut:]], between=frame(PONG, pings[0])))
        while (answer := socket.receive_json()).get("type") != "pong":
            pass
        assert answer["ack"] == GREEK.decode()
