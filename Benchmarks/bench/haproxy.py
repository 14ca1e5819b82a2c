"""HAProxy in front of several of our servers: without TLS, which the load generator does not speak, or with it."""

import contextlib
import os
import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import time

import servers
from places import ROOT
from processes import PATIENCE, Failure, Server, resident, running


def tls_context():
    """TLS that takes any certificate. The proxy's is made for each run."""
    tls = ssl.create_default_context()
    tls.check_hostname, tls.verify_mode = False, ssl.CERT_NONE
    return tls


def is_there():
    return shutil.which("haproxy") is not None


class Cluster:
    """The servers, and a proxy that the load generator takes for one server."""

    name = "cluster"

    def __init__(self, members, port, worker, has_tls):
        self.members, self.port, self.worker = members, port, worker
        self.url = f"{'wss' if has_tls else 'ws'}://127.0.0.1:{port}/ws"
        #: The load generator measures the processor time of one process.
        self.pid = members[0].pid

    def processor_times(self):
        """The processor time so far, in seconds, of all servers and of the proxy."""
        return sum(_time_of(member.pid) for member in self.members), _time_of(self.worker)

    def memory(self):
        """The bytes of all servers and of the proxy."""
        return sum(member.settled_memory() for member in self.members), resident(self.worker)


def _time_of(process):
    with open(f"/proc/{process}/stat") as file:
        user, system = file.read().rsplit(")", 1)[1].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


@contextlib.contextmanager
def cluster(count, *, has_tls=False):
    """So many servers behind a proxy. Nothing has a processor of its own, because a machine has more processes than cores then."""
    port = free_port()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        command = servers.ours("--allow-host", f"127.0.0.1:{port}", "--monitor-token", "0" * 32)
        members = [Server("ours", stack.enter_context(running(command))) for _ in range(count)]
        environment = _write_files(folder, [member.port for member in members], port, has_tls)
        files = [part for name in ("haproxy.cfg", "servers.cfg") for part in ("-f", f"{folder}/{name}")]
        proxy = stack.enter_context(running(["haproxy", "-db", *files], environment=environment, stderr=subprocess.DEVNULL))
        _await(port, proxy, has_tls)
        yield Cluster(members, port, proxy.pid, has_tls)


def _write_certificate(path):
    subject = ["-subj", "/CN=localhost", "-days", "2", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    command = ["openssl", "req", "-x509", "-nodes", *subject, "-keyout", path, "-out", f"{path}.crt"]
    subprocess.run(command, check=True, capture_output=True)
    with open(path, "a") as file, open(f"{path}.crt") as certificate:
        file.write(certificate.read())


def _write_files(folder, ports, port, has_tls):
    text = (ROOT / "deploy/haproxy.cfg").read_text()
    if has_tls:
        _write_certificate(f"{folder}/proxy.pem")
    else:
        # The plain frontend has the rules of the one with TLS.
        text = text.replace(' ssl crt "${CLUSTER_CERTIFICATE}" alpn h2,http/1.1', "")
    lines = [f"  server {name} 127.0.0.1:{port} cookie {name}" for name, port in zip("abcdefgh", ports, strict=False)]
    contents = {
        "haproxy.cfg": text, "names.map": "".join(f"{name} {name}\n" for name in "abcdefgh"),
        "servers.cfg": "\n".join(["backend previews from previews", *lines, ""]),
    }  # fmt: skip
    for name, content in contents.items():
        with open(f"{folder}/{name}", "w") as file:
            file.write(content)
    return {
        "CLUSTER_BIND": f"127.0.0.1:{port}", "CLUSTER_NAMES": f"{folder}/names.map", "CLUSTER_CONTROL": f"{folder}/control.sock",
        "CLUSTER_CERTIFICATE": f"{folder}/proxy.pem", "CLUSTER_MONITOR_TOKEN": "0" * 32,
    }  # fmt: skip


def _connect(port, has_tls):
    plain = socket.create_connection(("127.0.0.1", port), 1)
    return tls_context().wrap_socket(plain) if has_tls else plain


def _await(port, proxy, has_tls):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and proxy.poll() is None:
        with contextlib.suppress(OSError), _connect(port, has_tls) as connection:
            connection.sendall(f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
            if re.match(rb"HTTP/1.[01] 200", connection.recv(100)):
                return
        time.sleep(0.1)
    raise Failure("HAProxy does not answer for the servers")
