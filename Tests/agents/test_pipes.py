"""Hostile and clumsy clients at bare pipes: every line is answered or ignored as the protocol says, and nothing hangs."""

import json
import os
import random
import subprocess

import pytest

from conftest import BINARY, DEADLINE, Pipes, call, request

LONGEST = 1 << 20


def code(answer):
    return answer["error"]["code"]


@pytest.mark.parametrize(
    ("line", "expected", "number"),
    [
        ('{"jsonrpc":"2.0","id":1,"method":"ping"', -32700, None),
        ('{"jsonrpc":"2.0","id":1,"method":"pi', -32700, None),
        ("hello", -32700, None),
        ("GET / HTTP/1.1\r", -32700, None),
        ("\x00", -32700, None),
        ('{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', -32700, None),
        ('{"jsonrpc":"2.0","id":1,"method":"\\ud800"}', -32700, None),
        ("[" * 100_000, -32700, None),
        ('{"a":' * 50_000, -32700, None),
        ("[]", -32600, None),
        ('[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]', -32600, None),
        ("12", -32600, None),
        ('"ping"', -32600, None),
        ('{"jsonrpc":"2.0","id":1}', -32600, 1),
        ('{"jsonrpc":"2.0","id":[1],"method":"ping"}', -32600, None),
        ('{"jsonrpc":"2.0","id":true,"method":"ping"}', -32600, None),
        ('{"jsonrpc":2.0,"id":1,"method":"ping"}', -32600, 1),
        ('{"jsonrpc":"2.0","id":1,"method":["ping"]}', -32600, 1),
        ('{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}', -32602, 1),
        ('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":["open"]}}', -32602, 1),
        ('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"open","arguments":[]}}', -32602, 1),
        ('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"rm"}}', -32602, 1),
        ('{"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{}}', -32601, 1),
        ('{"jsonrpc":"2.0","id":1,"method":"","params":{}}', -32601, 1),
    ],
)
def test_a_bad_line_gets_its_code_and_the_next_line_its_answer(ready, line, expected, number):
    ready.send(line + "\n")
    answer = ready.read()
    assert (code(answer), answer["id"], answer["jsonrpc"]) == (expected, number, "2.0")
    assert len(answer["error"]["message"]) < 400
    assert ready.is_well()
    assert ready.finish() == []


def test_bytes_that_are_no_text_are_refused(ready):
    ready.send(b'{"jsonrpc":"2.0","id":1,"method":"\xff\xfe"}\n')
    assert code(ready.read()) == -32700
    assert ready.is_well()


def test_a_line_of_ten_megabytes_is_dropped(ready):
    ready.send(b'{"jsonrpc":"2.0","id":1,"method":"' + b"x" * 10_000_000 + b'"}\n')
    answer = ready.read()
    assert (code(answer), answer["id"]) == (-32600, None)
    assert str(LONGEST) in answer["error"]["message"]
    assert ready.is_well()
    assert ready.finish() == []


def test_ten_megabytes_without_an_end_take_no_memory(ready):
    for _ in range(160):
        ready.send(b"x" * 65_536)
    with open(f"/proc/{ready.process.pid}/status", encoding="ascii") as status:
        resident = next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
    assert resident < 100_000, "kilobytes"
    ready.send(b"\n")
    assert code(ready.read()) == -32600
    assert ready.is_well()


def test_a_long_text_within_the_line_is_refused_by_the_tool(ready):
    ready.say(call(1, "open", scene="mail"), call(2, "tap", target="message/compose"))
    assert [ready.read()["id"], ready.read()["id"]] == [1, 2]
    answer = ready.ask(call(3, "edit", target="compose/subject", text="x" * 900_000))
    assert answer["result"]["isError"] is True
    assert len(answer["result"]["content"][0]["text"]) < 500
    assert ready.is_well()


def test_a_line_may_arrive_byte_by_byte(ready):
    for byte in json.dumps(request(7, "ping")).encode() + b"\r\n":
        ready.send(bytes([byte]))
    assert ready.read() == {"jsonrpc": "2.0", "id": 7, "result": {}}


def test_many_lines_may_arrive_at_once(ready):
    ready.say(*(request(number, "ping") for number in range(1, 500)))
    assert [ready.read()["id"] for _ in range(1, 500)] == list(range(1, 500))


def test_ids_are_repeated_as_they_are(ready):
    for number in ["", "a" * 5_000, "ä\n\u2028", 0, -5, 9_007_199_254_740_991]:
        assert ready.ask(request(number, "ping"))["id"] == number


def test_the_end_of_the_input_in_the_middle_of_a_line(ready):
    ready.send('{"jsonrpc":"2.0","id":1,"method":"tools/ca')
    (answer,) = ready.finish()
    assert (code(answer), answer["id"]) == (-32700, None)


def test_the_end_of_the_input_after_a_line_without_its_end(ready):
    ready.send(json.dumps(call(1, "list_scenes")))
    (answer,) = ready.finish()
    assert answer["id"] == 1 and "lab" in answer["result"]["content"][0]["text"]


def test_calls_are_finished_when_the_input_ends(ready):
    ready.say(call(1, "open", scene="lab"), *(call(number, "sweep", **{"from": 600, "to": 700, "height": 700}) for number in range(2, 9)))
    assert [answer["id"] for answer in ready.finish()] == list(range(1, 9))


def test_a_client_that_says_nothing_ends_the_server(pipes):
    assert pipes.finish() == []


def test_a_server_without_any_input_ends():
    result = subprocess.run([BINARY, "mcp"], stdin=subprocess.DEVNULL, capture_output=True, timeout=DEADLINE)
    assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")
    closed = subprocess.run(["sh", "-c", f'exec "{BINARY}" mcp <&-'], capture_output=True, timeout=DEADLINE)
    assert (closed.returncode, closed.stdout) == (0, b"")


def test_a_client_that_reads_no_more_ends_the_server(ready):
    ready.process.stdout.close()
    ready.say(request(1, "ping"))
    assert ready.process.wait(DEADLINE) == 0


def test_the_input_may_be_non_blocking():
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    process = subprocess.Popen([BINARY, "mcp"], stdin=reading, stdout=subprocess.PIPE)
    os.close(reading)
    for byte in json.dumps(request(1, "ping")).encode() + b"\n":
        os.write(writing, bytes([byte]))
    assert json.loads(process.stdout.readline()) == {"jsonrpc": "2.0", "id": 1, "result": {}}
    os.close(writing)
    assert process.wait(DEADLINE) == 0
    process.stdout.close()


def test_a_call_that_is_cancelled_has_no_answer(ready):
    assert ready.ask(call(1, "open", scene="lab"))["id"] == 1
    ready.say(
        call(2, "sweep", **{"from": 1, "to": 20_000, "height": 800}),
        {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 2, "reason": "The user waits."}},
        call(3, "outline"),
    )
    assert ready.read()["id"] == 3
    assert ready.finish() == []


def test_a_ping_overtakes_a_long_sweep(ready):
    assert ready.ask(call(1, "open", scene="mail"))["id"] == 1
    ready.say(call(2, "sweep", **{"from": 1, "to": 3_000, "height": 800}), request(3, "ping"))
    assert [ready.read()["id"], ready.read()["id"]] == [3, 2]


@pytest.mark.parametrize(
    "message",
    [
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 99}},
        {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": {"a": 1}}},
        {"jsonrpc": "2.0", "method": "notifications/progress", "params": []},
        {"jsonrpc": "2.0", "method": "tools/call", "params": {"name": "open", "arguments": {"scene": "lab"}}},
        {"jsonrpc": "2.0", "id": 5, "result": {}},
        {"jsonrpc": "2.0", "id": None, "error": {"code": -32600, "message": "No."}},
    ],
)
def test_a_message_that_wants_no_answer_gets_none(ready, message):
    ready.say(message)
    assert ready.is_well()
    assert ready.ask(call(2, "outline"))["result"]["isError"] is True


@pytest.mark.parametrize(
    ("asked", "answered"),
    [("2024-11-05", "2024-11-05"), ("2025-03-26", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2030-01-01", "2025-11-25"), ("x", "2025-11-25")],
)
def test_the_version_of_a_handshake(pipes, asked, answered):
    answer = pipes.ask(request(1, "initialize", protocolVersion=asked, capabilities={}, clientInfo={"name": "t", "version": "1"}))
    assert answer["result"]["protocolVersion"] == answered


def test_a_request_before_the_handshake_is_refused(pipes):
    assert code(pipes.ask(request(1, "tools/list"))) == -32600
    assert pipes.is_well()


def test_lines_that_are_nearly_right(ready):
    """Lines with random faults never end the server, and never get two answers."""
    chance = random.Random(20)
    lines = [json.dumps(line) for line in (call(1, "open", scene="lab"), call(2, "resize", width=500, height=700), request(3, "tools/list"))]
    answers = []
    for count in range(1_500):
        line = bytearray(chance.choice(lines).encode())
        for _ in range(chance.randint(1, 4)):
            place = chance.randrange(len(line))
            line[place : place + chance.randint(0, 3)] = bytes(chance.choices(b'{}[]":,\\0129nulltrue \xc3\xff', k=chance.randint(0, 3)))
        ready.send(bytes(line).replace(b"\n", b"") + b"\n")
        ready.say(request(f"after {count}", "ping"))
        # A ping overtakes a call, whose answer then comes before the next ping's.
        while not answers or answers[-1]["id"] != f"after {count}":
            answers.append(ready.read())
    answers += ready.finish()
    pings = [answer["id"] for answer in answers if str(answer["id"]).startswith("after ")]
    assert pings == [f"after {count}" for count in range(1_500)]
    others = [answer for answer in answers if answer["id"] not in {*pings}]
    assert len(others) <= 1_500
    assert {"error" in answer for answer in others} == {True, False}, "some lines are faulty, and some are not"


def test_the_help_names_the_guide():
    result = subprocess.run([BINARY, "mcp", "--help"], capture_output=True, text=True, timeout=DEADLINE)
    assert result.returncode == 0 and "docs/agents.md" in result.stdout and "--devices" in result.stdout
    wrong = subprocess.run([BINARY, "mcp", "--devices", "/nowhere"], capture_output=True, text=True, timeout=DEADLINE)
    assert wrong.returncode == 1 and wrong.stdout == "" and "--devices" in wrong.stderr


def test_previews_of_two_servers_are_apart(ready):
    assert ready.ask(call(1, "open", scene="lab"))["id"] == 1
    other = Pipes()
    try:
        other.ask(request(0, "initialize", protocolVersion="2025-11-25"))
        assert "No preview is open" in other.ask(call(1, "outline"))["result"]["content"][0]["text"]
    finally:
        other.close()
