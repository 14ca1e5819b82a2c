"""A cluster as `scripts/cluster` starts it, for tests that let its processes fail."""

import os
import pathlib
import re
import signal
import ssl
import subprocess
import sys
import time
import urllib.request

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("SPLIT_PREVIEW_BIN", str(ROOT / ".build/debug/split-preview"))

#: Seconds after which something hangs. No test passes or fails by being faster or slower than that.
DEADLINE = 60
#: Seconds after which a test that waits for something has waited in vain.
PATIENCE = 180


def pytest_collection_modifyitems(items):
    for item in items:
        item.add_marker(pytest.mark.timeout(PATIENCE))


def wait_until(condition, what):
    """Waits until a condition holds, and returns its value."""
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        if value := condition():
            return value
        time.sleep(0.02)
    raise AssertionError(f"There was not {what} within {DEADLINE} seconds.")


#: The token of the only access name.
ANNA = "annaAnnaAnnaAnna"


class Cluster:
    """Processes behind one HAProxy with TLS."""

    def __init__(self, folder, *arguments, environment=None):
        self.folder = folder
        self.environment = {**os.environ, "CLUSTER_STATE": str(folder), "SPLIT_PREVIEW_BIN": BINARY, **(environment or {})}
        self.process = subprocess.Popen(
            [ROOT / "scripts/cluster", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self.environment,
            start_new_session=True,
        )
        line = self.process.stdout.readline()
        match = re.search(r"https://localhost:(\d+)/\?token=(\w+)", line)
        assert match, line + self.process.stderr.read()
        self.port, self.token = int(match.group(1)), match.group(2)
        self.url = match.group(0)
        self.names = (folder / "names.map").read_text().split()[::2]

    @property
    def tls(self):
        return ssl.create_default_context(cafile=str(self.folder / "public.pem"))

    @property
    def socket_url(self):
        return f"wss://localhost:{self.port}/ws?token={self.token}"

    @property
    def monitor_token(self):
        return (self.folder / "monitor-token").read_text()

    def pid(self, name):
        return wait_until(lambda: self._pid(name), f"a process {name}")

    def _pid(self, name):
        try:
            return int((self.folder / f"{name}.pid").read_text())
        except (FileNotFoundError, ValueError):
            return None

    def port_of(self, name):
        return int((self.folder / f"{name}.port").read_text())

    def signal(self, name, number):
        os.kill(self.pid(name), number)

    def run(self, *arguments):
        """Runs `scripts/cluster` beside the cluster, such as `run("restart", "a")`."""
        return subprocess.run(
            [ROOT / "scripts/cluster", *arguments], env=self.environment, capture_output=True, text=True, timeout=DEADLINE
        )

    def worker(self):
        """The process of HAProxy that takes new connections, or None while there is none."""
        answer = subprocess.run(
            ["socat", "-t", "5", "stdio", f"UNIX-CONNECT:{self.folder / 'haproxy.sock'}"], input="show info\n", capture_output=True, text=True
        )
        match = re.search(r"^Pid: (\d+)$", answer.stdout, re.MULTILINE)
        return int(match.group(1)) if match else None

    def states(self):
        """The state of each process in HAProxy's view."""
        lines = self.run("status").stdout.splitlines()[1:]
        return {name: state for name, state, _ in map(str.split, lines)}

    def wait_for(self, name, state):
        wait_until(lambda: self.states().get(name) == state, f"the state {state} of {name}")

    def get(self, path, headers=None):
        """An answer of the cluster to a request, as a pair of status and text."""
        request = urllib.request.Request(f"https://localhost:{self.port}{path}", headers=headers or {})
        try:
            with urllib.request.urlopen(request, timeout=DEADLINE, context=self.tls) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def health(self, name):
        """The report of one process about itself, by the token for monitoring."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port_of(name)}/health", headers={"Authorization": f"Bearer {self.monitor_token}"}
        )
        with urllib.request.urlopen(request, timeout=DEADLINE) as answer:
            return answer.read().decode()

    def log(self, name):
        return (self.folder / f"{name}.log").read_text()

    def close(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(DEADLINE)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()
        self.process.stderr.close()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    """Three processes, which the tests of a module share. Each test leaves them running."""
    folder = tmp_path_factory.mktemp("cluster")
    names = folder / "class.yaml"
    names.touch(mode=0o600)
    names.write_text(f"format: 1\nnames:\n  anna: {{token: {ANNA}}}\n")
    cluster = Cluster(folder / "state", "3", "--port", "0", "--access", str(names), "--allow-host", "preview.test")
    yield cluster
    cluster.close()


sys.path.insert(0, str(ROOT / "clients/python/src"))
