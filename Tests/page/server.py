"""The server as a process."""

import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("SPLIT_PREVIEW_BIN", str(ROOT / ".build/debug/split-preview"))


class Server:
    """A running `split-preview serve`, or another command, reached by the URL that it writes into its pipe."""

    def __init__(self, port=0, flags=(), command=None):
        arguments = command or [BINARY, "serve", "--port", str(port), *flags]
        self.process = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        match = re.search(r"http://\S+:(\d+)/\S*", line)
        assert match, f"no URL in {line!r}"
        self.url = match.group(0)
        self.port = int(match.group(1))

    def close(self):
        """Ends it without giving it the time to say so."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


def serving(flags=()):
    """A server for as long as a fixture lives. It must not have died by then."""
    server = Server(flags=flags)
    yield server
    assert server.process.poll() is None, "the server has died"
    server.close()
