"""`split-preview mcp` as a process: with the official client of the protocol, and with bare pipes."""

import asyncio
import contextlib
import json
import os
import pathlib
import select
import subprocess
import time

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("SPLIT_PREVIEW_BIN", str(ROOT / ".build/debug/split-preview"))

#: Seconds after which something hangs. No test passes or fails by being faster or slower than that.
DEADLINE = 60

#: Seconds after which a test that waits for something has waited in vain.
PATIENCE = 240


def pytest_collection_modifyitems(items):
    for item in items:
        item.add_marker(pytest.mark.timeout(PATIENCE))


class Agent:
    """An agent with the official client, connected to a server of its own."""

    def __init__(self, client):
        self.client = client

    async def result(self, tool, **arguments):
        return await self.client.call_tool(tool, arguments)

    async def call(self, tool, **arguments):
        """The text of a tool that succeeds."""
        result = await self.result(tool, **arguments)
        assert not result.is_error, result.content
        return result.content[0].text

    async def failure(self, tool, **arguments):
        """The sentence of a tool that fails."""
        result = await self.result(tool, **arguments)
        assert result.is_error, result.content
        return result.content[0].text


#: How the client says which version it speaks: by `initialize`, or in every request since 2026-07-28.
MODES = {"legacy": "2025-11-25", "auto": "2026-07-28"}


@contextlib.asynccontextmanager
async def connected(mode, *flags, environment=None):
    server = StdioServerParameters(command=BINARY, args=["mcp", *flags], env=environment)
    async with Client(stdio_client(server), mode=mode, read_timeout_seconds=DEADLINE) as client:
        yield Agent(client)


@pytest.fixture(params=MODES)
def mode(request):
    return request.param


@pytest.fixture
def talk(mode):
    """Runs a conversation: a coroutine function that gets an `Agent`."""

    def run(conversation, *flags, environment=None):
        async def main():
            async with connected(mode, *flags, environment=environment) as agent:
                await conversation(agent)

        asyncio.run(main())

    return run


class Pipes:
    """A server whose lines a test writes and reads itself."""

    def __init__(self, *flags):
        self.process = subprocess.Popen(
            [BINARY, "mcp", *flags], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
        )
        self.received = b""

    def send(self, text):
        self.process.stdin.write(text if isinstance(text, bytes) else text.encode())

    def say(self, *messages):
        self.send("".join(json.dumps(message) + "\n" for message in messages))

    def read(self):
        """The next line as JSON, or `None` at the end of the output."""
        end = time.monotonic() + DEADLINE
        while b"\n" not in self.received:
            assert select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))[0], "the server says nothing"
            piece = os.read(self.process.stdout.fileno(), 1 << 16)
            if not piece:
                assert not self.received, self.received
                return None
            self.received += piece
        line, self.received = self.received.split(b"\n", 1)
        return json.loads(line)

    def ask(self, *messages):
        self.say(*messages)
        return self.read()

    def is_well(self):
        """Whether the server answers a ping, and has nothing else to say."""
        return self.ask({"jsonrpc": "2.0", "id": "well", "method": "ping"}) == {"jsonrpc": "2.0", "id": "well", "result": {}}

    def finish(self):
        """Closes the input. Returns the rest of the output as JSON, after the process has ended well and in silence."""
        output, errors = self.process.communicate(timeout=DEADLINE)
        assert (self.process.returncode, errors) == (0, b"")
        return [json.loads(line) for line in (self.received + output).splitlines()]

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            with contextlib.suppress(OSError):
                stream.close()
        self.process.wait()


def request(number, method, **parameters):
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": parameters}


def call(number, tool, **arguments):
    return request(number, "tools/call", name=tool, arguments=arguments)


@pytest.fixture
def pipes():
    made = Pipes()
    yield made
    made.close()


@pytest.fixture
def ready(pipes):
    """Pipes of a server that has had its `initialize`."""
    assert pipes.ask(request(0, "initialize", protocolVersion="2025-11-25", capabilities={}))["id"] == 0
    pipes.say({"jsonrpc": "2.0", "method": "notifications/initialized"})
    return pipes
