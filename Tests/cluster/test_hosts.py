"""Two machines with processes, and a third one with HAProxy: a cable is pulled, and a machine loses its power."""

import os
import signal
import ssl
import subprocess

import hosts
import pytest
from crowd import Crowd, figures

from conftest import BINARY, ROOT, wait_until

pytestmark = pytest.mark.skipif(not hosts.are_possible(), reason="only root can make network namespaces here")

PROXY, PORT, TOKEN, MONITOR = "10.77.0.1", 8443, "1" * 32, "2" * 32
MACHINES = {"left": "10.77.0.11", "right": "10.77.0.12"}
PROCESSES = {"a": ("left", 8101), "b": ("left", 8102), "c": ("right", 8101), "d": ("right", 8102)}


class Machines:
    """The configuration of docs/cluster.md, on machines of its own."""

    def __init__(self, folder):
        self.folder, self.servers = folder, {}
        self.network = hosts.Network(proxy=PROXY, client="10.77.0.2", **MACHINES)
        for name in PROCESSES:
            self.start(name)
        self.write_files()
        environment = {
            **os.environ, "CLUSTER_BIND": f"{PROXY}:{PORT}", "CLUSTER_CERTIFICATE": str(folder / "certificate.pem"),
            "CLUSTER_NAMES": str(folder / "names.map"), "CLUSTER_CONTROL": str(folder / "haproxy.sock"), "CLUSTER_MONITOR_TOKEN": MONITOR,
        }  # fmt: skip
        self.proxy = subprocess.Popen(
            [*self.network.command("proxy"), "haproxy", "-W", "-f", ROOT / "deploy/haproxy.cfg", "-f", folder / "servers.cfg"],
            env=environment, stdout=open(folder / "haproxy.log", "w"), stderr=subprocess.STDOUT,
        )  # fmt: skip
        wait_until(lambda: set(self.states().values()) == {"UP"}, "all processes up")

    def start(self, name):
        machine, port = PROCESSES[name]
        self.servers[name] = subprocess.Popen(
            [
                *self.network.command(machine), BINARY, "serve", "--name", name, "--host", MACHINES[machine], "--port", str(port), "--behind-proxy",
                "--token", TOKEN, "--monitor-token", MONITOR, "--allow-host", f"{PROXY}:{PORT}", "--allow-origin", f"https://{PROXY}:{PORT}",
            ],
            stdout=open(self.folder / f"{name}.log", "w"), stderr=subprocess.STDOUT,
        )  # fmt: skip

    def write_files(self):
        lines = ["backend previews from previews", "  use-server %[var(txn.server)] if { var(txn.server) -m found }"]
        lines += [f"  server {name} {MACHINES[machine]}:{port} cookie {name}" for name, (machine, port) in PROCESSES.items()]
        (self.folder / "servers.cfg").write_text("\n".join(lines) + "\n")
        (self.folder / "names.map").write_text("".join(f"{name} {name}\n" for name in PROCESSES))
        key, certificate = self.folder / "key.pem", self.folder / "public.pem"
        subprocess.run(
            [
                "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1", "-subj", "/CN=test",
                "-addext", f"subjectAltName=IP:{PROXY}", "-keyout", key, "-out", certificate,
            ],
            check=True, capture_output=True,
        )  # fmt: skip
        (self.folder / "certificate.pem").write_text(certificate.read_text() + key.read_text())

    tls = property(lambda self: ssl.create_default_context(cafile=str(self.folder / "public.pem")))
    socket_url = f"wss://{PROXY}:{PORT}/ws?token={TOKEN}"

    def states(self):
        answer = subprocess.run(
            ["socat", "-t", "5", "stdio", f"UNIX-CONNECT:{self.folder / 'haproxy.sock'}"], input="show stat -1 4 -1\n", capture_output=True, text=True
        )
        rows = [line.split(",") for line in answer.stdout.splitlines() if line.startswith("previews,")]
        return {row[1]: row[17] for row in rows}

    def close(self):
        for process in [self.proxy, *self.servers.values()]:
            process.kill()
            process.wait()
        self.network.close()


@pytest.fixture(scope="module")
def machines(tmp_path_factory):
    machines = Machines(tmp_path_factory.mktemp("hosts"))
    yield machines
    machines.close()


@pytest.fixture
def crowd(machines, request):
    with Crowd(machines, 60, enter=lambda: machines.network.enter("client")) as crowd:
        assert all(crowd.at(name) for name in PROCESSES)
        yield crowd
    crowd.check()
    print(f"\n{request.node.name}: {figures(crowd.visitors)}")


def test_visitors_of_a_machine_without_a_cable_go_on_elsewhere(machines, crowd):
    there, elsewhere = crowd.at("a") + crowd.at("b"), crowd.at("c") + crowd.at("d")
    machines.network.pull("left")
    try:
        crowd.wait_until_back(there)
        crowd.wait_for_answers(crowd.mark())
        assert {visitor.process for visitor in there} <= {"c", "d"}
        assert not any(visitor.absences for visitor in elsewhere)
    finally:
        machines.network.plug("left")
    wait_until(lambda: set(machines.states().values()) == {"UP"}, "the machine again")


def test_visitors_of_a_machine_without_power_go_on_elsewhere(machines, crowd):
    there = crowd.at("c") + crowd.at("d")
    for name in "cd":
        machines.servers[name].send_signal(signal.SIGKILL)
        machines.servers[name].wait()
    crowd.wait_until_back(there)
    crowd.wait_for_answers(crowd.mark())
    assert {visitor.process for visitor in crowd.visitors} == {"a", "b"}
    for name in "cd":
        machines.start(name)
    wait_until(lambda: set(machines.states().values()) == {"UP"}, "the machine again")


def test_clients_whose_network_is_gone_for_a_moment_keep_their_sessions(machines, crowd):
    sessions = {visitor.number: visitor.name for visitor in crowd.visitors}
    machines.network.pull("client")
    mark = crowd.mark()
    machines.network.plug("client")
    crowd.wait_for_answers(mark)
    assert sessions == {visitor.number: visitor.name for visitor in crowd.visitors}
