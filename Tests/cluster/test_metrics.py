"""Prometheus' own tool reads the metrics of a server, and finds nothing to mend in them."""

import json
import os
import pathlib
import re
import subprocess
import urllib.request

import pytest
from websockets.sync.client import connect

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("SPLIT_PREVIEW_BIN", str(ROOT / ".build/debug/split-preview"))

#: Seconds after which something hangs.
DEADLINE = 60


@pytest.fixture
def url():
    """The address of a server that ends with the test."""
    process = subprocess.Popen([BINARY, "serve", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        yield re.search(r"http://\S+/", process.stdout.readline()).group(0)
    finally:
        process.terminate()
        assert process.wait(DEADLINE) == 0
        process.stdout.close()


def check(text):
    """The status and the words of `promtool check metrics` about a text."""
    result = subprocess.run(["promtool", "check", "metrics"], input=text, capture_output=True, timeout=DEADLINE)
    return result.returncode, result.stdout + result.stderr


def test_promtool_has_no_objection(url):
    with connect(url.replace("http", "ws", 1) + "ws") as socket:
        socket.recv(DEADLINE)
        for message in ({"type": "open", "scene": "lab"}, {"type": "ping"}, {"type": "tap", "target": "nobody"}):
            socket.send(json.dumps(message))
            socket.recv(DEADLINE)
        with urllib.request.urlopen(url + "metrics", timeout=DEADLINE) as answer:
            text = answer.read()
    assert b'split_preview_answer_seconds_count{scene="lab",type="open"} 1' in text
    assert check(text) == (0, b"")


def test_promtool_would_object():
    status, words = check(b"# TYPE a_count counter\na_count 1\n")
    assert status != 0 and b"no help text" in words
