"""Runs a binary that serves."""

import os
import re
import signal
import subprocess
import tempfile
import threading
import urllib.request
from pathlib import Path

from driving.websocket import Closed, WebSocket

#: The server gets these devices with `--devices`, so that the conversations use devices of a file as well.
DEVICES = Path(__file__).resolve().parents[1] / "devices.json"

#: After this many seconds without an answer, a server counts as silent.
PATIENCE = 120

#: The seconds that a process has to start, to end, or to run a command.
DEADLINE = 120


class ServerError(Exception):
    """The binary does not serve."""


class Server:
    """A running `split-preview serve`. Its page is one line, because nobody looks at it."""

    def __init__(self, binary):
        self.binary = os.path.abspath(binary)
        self._folder = tempfile.TemporaryDirectory()
        with open(os.path.join(self._folder.name, "index.html"), "w") as page:
            page.write("<!doctype html><title>page</title>\n")
        # The error output goes into a file, because nobody would read a pipe while the server runs.
        self._errors = tempfile.TemporaryFile()
        self._start()

    def _start(self):
        command = [self.binary, "serve", "--port", "0", "--public", self._folder.name, "--devices", str(DEVICES)]
        try:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self._errors)
        except OSError as error:
            raise ServerError(f"{self.binary} cannot be started: {error.strerror}.") from error
        first_line = self._first_line().decode("utf-8", "replace")
        match = re.search(r"http://127\.0\.0\.1:(\d+)/", first_line)
        if not match:
            self.process.kill()
            raise ServerError(f"{self.binary} printed no URL: {first_line.strip() or self._last_words()}")
        self.port = int(match.group(1))

    def _first_line(self):
        """The first line that the process prints. A process that prints none in time is killed, and has none."""
        watch = threading.Timer(DEADLINE, self.process.kill)
        watch.start()
        try:
            return self.process.stdout.readline()
        finally:
            watch.cancel()

    def connect(self):
        return WebSocket(self.port, PATIENCE)

    def meta(self):
        """The bytes of /meta.json."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/meta.json", timeout=DEADLINE) as answer:
            return answer.read()

    def run(self, arguments):
        """Runs another command of the binary. Returns its output, its error output and its exit code."""
        command = [self.binary, *arguments, "--devices", str(DEVICES)]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=DEADLINE)
        output, errors = (text.decode(errors="backslashreplace") for text in (done.stdout, done.stderr))
        return [output, errors, f"exit code {done.returncode}"]

    def ending(self):
        """The end of the process as a phrase, or `None` if the process still takes connections or hangs."""
        try:
            self.connect().abandon()
            return None
        except TimeoutError:
            return None
        except (OSError, Closed):
            code = self.process.wait(DEADLINE)
        how = f"by {signal.Signals(-code).name}" if code < 0 else f"with the exit code {code}"
        words = self._last_words()
        return f"the server ended {how}" + (f": {words}" if words else "")

    def _last_words(self):
        """The first line of the error output. For a trap, it names the file and the line."""
        self._errors.seek(0)
        lines = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        return lines[0] if lines else ""

    def close(self):
        """Ends the process. A build for coverage writes its counts then, so it is given time."""
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
        self._errors.close()
        self._folder.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
