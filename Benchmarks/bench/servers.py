"""The servers that are compared: ours, and those that show what is possible and what is usual."""

import os
import subprocess

from places import BENCHMARKS, NATIVE, OURS, SWIFT, WORK
from processes import serving

#: The answers of our server, which those without an engine repeat.
ANSWERS = WORK / "answers"

#: The most clients of a run, and some more.
MOST_CLIENTS = 11_000

#: The sentence about each server, for the report.
DESCRIPTIONS = {
    "ours": "`split-preview serve`",
    "ours, libev": "`split-preview serve`, on libev",
    "(a) poll": "a C server on libwebsockets that answers with recorded answers of ours, on the library's own poll loop",
    "(a) libev": "the same on libev",
    "(b)": "an ordinary Swift server: FlyingFox's WebSocket, `JSONDecoder`, `JSONEncoder`, and the same engine",
    "(c)": "the package ws of Node, with recorded answers of ours",
    "generator": "a C server on epoll without a library, with recorded answers of ours: the ceiling of the load generator",
}


def ours(*flags):
    return [OURS, "serve", "--port", "0", "--resume-for", "0", "--max-clients", str(MOST_CLIENTS), *flags]


def can_choose_loop():
    """Whether our server has a flag for its event loop."""
    shown = subprocess.run([OURS, "serve", "--help"], capture_output=True, text=True).stdout
    return "--event-loop" in shown


def commands():
    """The command of each server by its name."""
    loops = {"ours": ours("--event-loop", "poll"), "ours, libev": ours("--event-loop", "libev")} if can_choose_loop() else {"ours": ours()}
    return {
        "generator": [NATIVE / "plain-server", ANSWERS],
        **loops,
        "(a) poll": [NATIVE / "bare-server", ANSWERS, "poll"],
        "(a) libev": [NATIVE / "bare-server", ANSWERS, "libev"],
        "(b)": [SWIFT / "release/ordinary-server"],
        "(c)": ["node", BENCHMARKS / "node/server.js", ANSWERS],
    }


def start(name, *flags):
    """The server, with more flags, as a block at the end of which it ends. Debian puts packages of Node where only its own Node looks."""
    paths = ":".join(filter(None, [os.environ.get("NODE_PATH"), "/usr/share/nodejs"]))
    return serving(name, [*commands()[name], *flags], {"NODE_PATH": paths})
