"""The transcripts over a real socket, read by a client that is not libwebsockets. The same files run in memory."""

import json

import pytest
from websockets.sync.client import connect

from conftest import DEADLINE
from matching import describe, mismatches
from transcripts import load_all

END = "the end of the transcript"


@pytest.mark.parametrize("transcript", load_all(), ids=lambda transcript: transcript.name)
def test_the_server_answers_as_the_transcript_has_it(server, transcript):
    problems = []
    with connect(server.socket_url, subprotocols=["preview.v1"]) as socket:
        if not transcript.begins_with_hello:
            socket.recv(DEADLINE)
        for step in transcript.steps:
            if step.kind == ">":
                socket.send(step.text)
                continue
            answer = json.loads(socket.recv(DEADLINE))
            found = mismatches(step.pattern, answer, exact=step.kind == "<=")
            problems += [f"{transcript.name}:{step.number}: {describe(mismatch)}" for mismatch in found]
        socket.send(json.dumps({"type": "ping", "id": END}))
        # An answer that nobody expected would come before this one.
        assert json.loads(socket.recv(DEADLINE)) == {"type": "pong", "ack": END}
    assert not problems, "\n".join(problems)
