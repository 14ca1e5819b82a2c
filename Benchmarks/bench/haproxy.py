"""HAProxy in front of several of our servers, without TLS, which the load generator does not speak."""

import contextlib
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time

import servers
from places import ROOT
from processes import PATIENCE, Failure, Server, running


def is_there():
    return shutil.which("haproxy") is not None


class Cluster:
    """The servers, and a proxy that the load generator takes for one server."""

    name = "cluster"

    def __init__(self, members, port, worker):
        self.members, self.port, self.worker = members, port, worker
        #: The load generator measures the processor time of one process.
        self.pid = members[0].pid

    def processor_times(self):
        """The processor time so far, in seconds, of all servers and of the proxy."""
        return sum(_time_of(member.pid) for member in self.members), _time_of(self.worker)


def _time_of(process):
    with open(f"/proc/{process}/stat") as file:
        user, system = file.read().rsplit(")", 1)[1].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


@contextlib.contextmanager
def cluster(count):
    """So many servers behind a proxy. Nothing has a processor of its own, because a machine has more processes than cores then."""
    port = free_port()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        command = servers.ours("--allow-host", f"127.0.0.1:{port}", "--monitor-token", "0" * 32)
        members = [Server("ours", stack.enter_context(running(command))) for _ in range(count)]
        environment = _write_files(folder, [member.port for member in members], port)
        files = [part for name in ("haproxy.cfg", "servers.cfg") for part in ("-f", f"{folder}/{name}")]
        proxy = stack.enter_context(running(["haproxy", "-db", *files], environment=environment, stderr=subprocess.DEVNULL))
        _await(port, proxy)
        yield Cluster(members, port, proxy.pid)


def _write_files(folder, ports, port):
    text = (ROOT / "deploy/haproxy.cfg").read_text()
    # The plain frontend has the rules of the one with TLS.
    plain = text.replace(' ssl crt "${CLUSTER_CERTIFICATE}" alpn h2,http/1.1', "")
    lines = [f"  server {name} 127.0.0.1:{port} cookie {name}" for name, port in zip("abcdefgh", ports, strict=False)]
    contents = {
        "haproxy.cfg": plain, "names.map": "".join(f"{name} {name}\n" for name in "abcdefgh"),
        "servers.cfg": "\n".join(["backend previews from previews", *lines, ""]),
    }  # fmt: skip
    for name, content in contents.items():
        with open(f"{folder}/{name}", "w") as file:
            file.write(content)
    return {
        "CLUSTER_BIND": f"127.0.0.1:{port}", "CLUSTER_NAMES": f"{folder}/names.map", "CLUSTER_CONTROL": f"{folder}/control.sock",
        "CLUSTER_CERTIFICATE": "", "CLUSTER_MONITOR_TOKEN": "0" * 32,
    }  # fmt: skip


def _await(port, proxy):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and proxy.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1) as connection:
            connection.sendall(f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
            if re.match(rb"HTTP/1.[01] 200", connection.recv(100)):
                return
        time.sleep(0.1)
    raise Failure("HAProxy does not answer for the servers")
