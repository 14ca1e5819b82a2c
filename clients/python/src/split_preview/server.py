"""A server as a process."""

from __future__ import annotations

import json
import os
import re
import selectors
import shutil
import subprocess
import tempfile
import time
import urllib.request
from types import TracebackType
from typing import IO, Any

from .client import TIMEOUT, Client
from .errors import ServerFailed

#: The variable with the path of the binary.
VARIABLE = "SPLIT_PREVIEW_BIN"


class Server:
    """A running `split-preview serve`.

        with Server.start() as server, server.connect() as client:
            preview = client.open("lab")
    """

    def __init__(self, process: subprocess.Popen[bytes], url: str, errors: IO[bytes]) -> None:
        self.process, self._errors = process, errors
        #: The error output of a server that has been stopped.
        self.words = ""
        #: The address for a browser.
        self.url = url
        base, _, query = url.partition("?")
        #: The secret that requests have to carry, if the server asks for one.
        self.token = query.removeprefix("token=") or None
        #: The address for a client.
        self.socket_url = f"ws{base.removeprefix('http')}ws{f'?{query}' if query else ''}"

    @classmethod
    def start(cls, *arguments: str, binary: str | os.PathLike[str] | None = None, timeout: float = TIMEOUT) -> Server:
        """Starts a server at a free port, and returns once it serves. The server ends with this program, however that ends.

        The binary is the given one, that of the variable SPLIT_PREVIEW_BIN, or `split-preview` on the path. The arguments are flags
        of `split-preview serve`, such as `"--scenarios", "Previews"`.
        """
        # The server reads a pipe whose other end closes with this program.
        command = [found(binary), "serve", "--port", "0", "--stop-with-input", *arguments]
        # The error output goes into a file, because nobody would read a pipe while the server runs.
        errors = tempfile.TemporaryFile()
        try:
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors)
        except OSError as error:
            errors.close()
            raise ServerFailed(f"{command[0]} cannot be started: {error.strerror}.") from error
        line, has_ended = _first_line(process, timeout)
        match = re.search(r"http://\S+", line)
        if match:
            return cls(process, match.group(0), errors)
        process.kill()
        _end(process)
        words = _words(errors)
        end = "ended before it printed an address" if has_ended else f"has printed no address within {timeout:g} seconds"
        raise ServerFailed(f"{' '.join(command)} {end}. {line}{words}".rstrip())

    def connect(self, *, timeout: float = TIMEOUT) -> Client:
        """A client of this server."""
        return Client.connect(self.socket_url, timeout=timeout)

    def health(self) -> dict[str, Any]:
        """The server's report about itself."""
        base, _, query = self.url.partition("?")
        with urllib.request.urlopen(f"{base}health?{query}", timeout=TIMEOUT) as answer:
            report: dict[str, Any] = json.load(answer)
        return report

    def stop(self, timeout: float = TIMEOUT) -> int:
        """Ends the server and returns its exit code."""
        if self.process.poll() is None:
            self.process.terminate()
        try:
            self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            self.process.kill()
        _end(self.process)
        self.words = self.words or _words(self._errors)
        return self.process.returncode

    def __enter__(self) -> Server:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.stop()


def found(binary: str | os.PathLike[str] | None = None) -> str:
    """The path of the binary. Raises `ServerFailed` if there is none."""
    name = os.fspath(binary) if binary else os.environ.get(VARIABLE) or "split-preview"
    path = shutil.which(name)
    if path is None:
        raise ServerFailed(f"There is no program {name}. Name one with the argument binary or the variable {VARIABLE}.")
    return path


def _first_line(process: subprocess.Popen[bytes], timeout: float) -> tuple[str, bool]:
    """The first line that a process prints, or the part of it until the process ends or the time is over; and whether it ended."""
    assert process.stdout is not None
    deadline = time.monotonic() + timeout
    line = b""
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        while b"\n" not in line and selector.select(max(0.0, deadline - time.monotonic())):
            piece = os.read(process.stdout.fileno(), 4096)
            if not piece:
                return line.decode("utf-8", "replace"), True
            line += piece
    return line.decode("utf-8", "replace"), False


def _end(process: subprocess.Popen[bytes]) -> None:
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


def _words(errors: IO[bytes]) -> str:
    """The error output of a process that has ended, which is closed."""
    if errors.closed:
        return ""
    with errors:
        errors.seek(0)
        return errors.read().decode("utf-8", "replace").strip()
