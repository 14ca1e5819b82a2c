"""A server of an app that is a program, and clients of it that note everything."""

import contextlib
import json
import os
import pathlib
import re
import subprocess
import sys
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "clients/python/src"))
BINARY = os.environ.get("SPLIT_PREVIEW_BIN", str(ROOT / ".build/debug/split-preview"))
#: The app with a row for everything that an app should not do (Tests/TrialApp).
TRIAL_APP = str(pathlib.Path(BINARY).parent / "trial-app")
#: A sanitizer maps more memory than an app may have.
MEMORY = ["--app-memory", "0"] if os.environ.get("SPLIT_PREVIEW_NO_MEMORY_LIMIT") else []

from split_preview.client import Client  # noqa: E402
from split_preview.requests import Request  # noqa: E402

#: Seconds after which something hangs.
DEADLINE = 30


def until(condition, what, seconds=DEADLINE):
    """Asks until it holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"in vain: {what}"
        time.sleep(0.01)


class AppServer:
    """A running `split-preview app`."""

    def __init__(self, folder, *arguments, binary=TRIAL_APP, environment=None):
        page = folder / "public"
        page.mkdir(exist_ok=True)
        (page / "index.html").write_text("<!doctype html><title>page</title>")
        self.errors = open(folder / "errors.txt", "w+")
        self.process = subprocess.Popen(
            [BINARY, "app", "--binary", binary, "--title", "Trials", "--port", "0", "--public", str(page), *MEMORY, *arguments],
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env={**os.environ, **(environment or {})},
        )
        first = self.process.stdout.readline()
        match = re.search(r"http://\S+:(\d+)/", first)
        assert match, first + self.written()
        self.port = int(match.group(1))
        self.socket_url = f"ws://127.0.0.1:{self.port}/ws"

    def get(self, path):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=DEADLINE) as answer:
            return answer.read().decode()

    def metric(self, name):
        """The value of a metric, with its labels if it has any."""
        return float(re.search(rf"^{re.escape(name)} (\S+)$", self.get("/metrics"), re.M).group(1))

    def processes(self):
        return int(self.metric("split_preview_app_processes"))

    def crashes(self, reason):
        return int(self.metric(f'split_preview_app_crashes_total{{reason="{reason}"}}'))

    def written(self):
        self.errors.flush()
        self.errors.seek(0)
        return self.errors.read()

    def children(self):
        """The processes below the server: the zygote and those of clients."""
        found, parents = [], [self.process.pid]
        while parents:
            pid = parents.pop()
            for task in pathlib.Path(f"/proc/{pid}/task").glob("*/children"):
                # A process can end while it is looked at.
                with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                    children = [int(child) for child in task.read_text().split()]
                    found += children
                    parents += children
        return found

    def close(self):
        children = self.children()
        if self.process.poll() is None:
            self.process.terminate()
        code = self.process.wait(DEADLINE)
        self.process.stdout.close()
        self.errors.close()
        until(lambda: not any(is_alive(child) for child in children), "the processes of the app end with the server")
        assert code == 0, code


def is_alive(process):
    """Whether a process runs. One that waits to be given back does not."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


class Visitor:
    """A client that keeps all messages."""

    def __init__(self, server):
        self.client = Client.connect(server.socket_url, timeout=DEADLINE)
        self.messages = []
        take = self.client._conversation.take

        def note(text):
            self.messages.append(json.loads(text))
            return take(text)

        self.client._conversation.take = note

    def open(self, slot=None, **members):
        members = {"width": 1000, "height": 700, **members}
        return self.client.open("app", **members) if slot is None else self.client.open_in_slot(slot, "app", **members)

    def tap(self, trial, slot=None):
        return self.ask("tap", slot, target=f"Trials/{trial}")

    def ask(self, type, slot=None, **members):
        return self.client.ask(Request(type, members, lambda answer: answer), slot)

    def post(self, type, slot=None, **members):
        return self.client.post(Request(type, members, lambda answer: answer), slot)

    def text(self, slot=0):
        """The text that the last trial has left."""
        return self.client.scene(slot)["viewModels"]["Detail"]["text"]

    def wait_for(self, condition, what, seconds=DEADLINE):
        self.client.wait_until(condition, what, seconds)

    def wait_for_text(self, text, slot=0):
        self.wait_for(lambda: self.text(slot) == text, f"The app did not show {text}")

    def crashes(self):
        return [message for message in self.messages if message["type"] == "crash"]

    def crash(self, seconds=DEADLINE):
        """Waits for the next crash, and returns it."""
        before = len(self.crashes())
        self.wait_for(lambda: len(self.crashes()) > before, "The app did not crash", seconds)
        return self.crashes()[-1]

    def close(self):
        self.client.close()
