"""An app of one's own that is served from its sources, and the processor time of the process that it has for one client."""

import contextlib
import json
import pathlib
import re
import tempfile
import time

from websockets.sync.client import connect

from places import OURS, ROOT
from processes import Failure, read_line, resident, running

#: The apps in Benchmarks/apps, of which the first has goals.
NAMES = ("LongList", "Grid", "Form", "Columns")

#: The sizes of the window: wide with its detail, and narrow with one column.
WIDE, NARROW, HEIGHT = 1180, 420, 820

#: Seconds for the first build, which also makes the module and the rewriter, and for an answer.
FIRST, LATER = 3600, 120


def descendants(pid):
    """The processes that a process has started, and those that they have started."""
    children = []
    for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(OSError):
            children += [int(child) for child in (task / "children").read_text().split()]
    return children + [further for child in children for further in descendants(child)]


def processor_time(pid):
    """The nanoseconds that all threads of a process have run."""
    return sum(int((task / "schedstat").read_text().split()[0]) for task in pathlib.Path(f"/proc/{pid}/task").iterdir())


def time_of_tree(pid):
    """The nanoseconds that a process and all that it has started have run. Processes that have ended do not count."""
    total = 0
    for each in [pid, *descendants(pid)]:
        with contextlib.suppress(OSError):
            total += processor_time(each)
    return total


def wait_for(condition):
    end = time.monotonic() + LATER
    while not condition():
        if time.monotonic() > end:
            raise Failure(f"it does not happen within {LATER} seconds")
        time.sleep(0.05)


@contextlib.contextmanager
def serving(folder, program=(OURS,), environment=None):
    """The process of the server of an app, and its port. The program can be one that runs another."""
    with tempfile.TemporaryFile("w+") as log:
        command = [*program, "app", folder, "--package", ROOT, "--port", "0", "--no-open", "--app-patience", str(LATER)]
        with running(command, environment=environment, stderr=log) as process:
            found = re.search(r"Open http://\S+:(\d+)/", read_line(process, FIRST))
            if not found:
                log.seek(0)
                raise Failure(f"split-preview app does not serve {folder}: {' '.join(log.read().splitlines()[-3:])}")
            yield process, int(found.group(1))


class Client:
    """A client with a process of the app, which is known once a scene is open."""

    def __init__(self, server, port):
        self._server = server
        self._socket = connect(f"ws://127.0.0.1:{port}/ws", subprotocols=["preview.v1"], max_size=None, compression=None)
        self._id = 0
        self.pid = None
        #: The last answer.
        self.answer = None

    def open(self, width, height):
        """Opens the app. Returns the bytes of the scene."""
        before = set(descendants(self._server.pid))
        size = self.ask({"type": "open", "scene": "app", "window": {"width": width, "height": height}})
        self.pid = max(set(descendants(self._server.pid)) - before)
        return size

    @property
    def lists(self):
        """The controllers whose panes scroll rows or items, as the last answer has their contents."""
        contents = self.answer.get("viewModels", {})
        return [name for name, content in contents.items() if content and (content.get("kind") == "table" or content.get("scrolls"))]

    def go_back(self):
        """Taps the back buttons that the last answer has, if there are any."""
        for target in re.findall(r'"backButton": \{"id": "([^"]+)"', json.dumps(self.answer)):
            self.ask({"type": "tap", "target": target})

    def scroll(self, target, y):
        return self.ask({"type": "scroll", "target": target, "x": 0, "y": y})

    def ask(self, message):
        """Sends a message. Returns the bytes of its answer."""
        self._id += 1
        self._socket.send(json.dumps(message | {"id": self._id}))
        end = time.monotonic() + LATER
        while time.monotonic() < end:
            text = self._socket.recv(timeout=LATER)
            answer = json.loads(text)
            if answer["type"] == "error":
                raise Failure(f"{message['type']} was refused: {answer['message']}")
            if answer.get("ack") == self._id:
                self.answer = answer
                return len(text.encode())
        raise Failure(f"there is no answer for {LATER} seconds")

    def resize(self, width, height):
        return self.ask({"type": "resize", "width": width, "height": height})

    def time_of(self, act):
        """The milliseconds of processor time that the app's process needs for what the client does."""
        before = processor_time(self.pid)
        act()
        # A process sends its answer before it rests.
        time.sleep(0.002)
        return (processor_time(self.pid) - before) / 1e6

    def time_so_far(self):
        return processor_time(self.pid) / 1e6

    def memory(self):
        return resident(self.pid)

    def close(self):
        self._socket.close()


@contextlib.contextmanager
def client(server, port):
    one = Client(server, port)
    try:
        yield one
    finally:
        one.close()
