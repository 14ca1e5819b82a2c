"""Two machines with processes, and a third one with HAProxy: a cable is pulled, and a machine loses its power."""

import os
import pathlib
import pwd
import re
import signal
import ssl
import subprocess
import textwrap

import hosts
import pytest
from crowd import Crowd, figures

from conftest import BINARY, ROOT, wait_until

pytestmark = pytest.mark.skipif(not hosts.are_possible(), reason="only root can make network namespaces here")

UNIT = (ROOT / "deploy/systemd/split-preview@.service").read_text()
GUIDE = (ROOT / "docs/cluster.md").read_text()
PROXY, TOKEN, MONITOR = "10.77.0.1", "1" * 32, "2" * 32
#: The addresses of the guide, but for the network.
MACHINES = {"left": "10.77.0.11", "right": "10.77.0.12"}


def example(beginning):
    """The example of the guide that begins with a text, for these machines."""
    (block,) = [
        block for block in re.findall(r"^ *```\w*\n(.*?)^ *```$", GUIDE, re.MULTILINE | re.DOTALL) if block.lstrip().startswith(beginning)
    ]
    return textwrap.dedent(block).replace("10.0.0.", "10.77.0.").replace("preview.example.com", PROXY)


def value(text):
    """The value of a variable in a file that systemd reads, without its line breaks."""
    return text.partition("=")[2].replace("\\\n", " ").strip().strip('"')


SERVERS = example("backend previews")
PROCESSES = {
    name: (next(machine for machine in MACHINES if MACHINES[machine] == address), port)
    for name, address, port in re.findall(r"server (\w) ([\d.]+):(\d+) ", SERVERS)
}


class Machines:
    """A cluster on several machines, configured as docs/cluster.md says. The test replaces only paths and addresses."""

    def __init__(self, folder):
        self.folder, self.servers = folder, {}
        self.proxy = None
        self.network = hosts.Network(proxy=PROXY, client="10.77.0.2", **MACHINES)
        try:
            self.begin()
        except BaseException:
            self.close()
            raise

    def begin(self):
        """Starts the processes and the proxy, and waits until it takes all of them for alive."""
        folder = self.folder
        self.write_files()
        for name in PROCESSES:
            self.start(name)
        environment = {
            **os.environ, "CLUSTER_CERTIFICATE": str(folder / "certificate.pem"), "CLUSTER_NAMES": str(folder / "names.map"),
            "CLUSTER_CONTROL": str(folder / "haproxy.sock"), "CLUSTER_MONITOR_TOKEN": MONITOR,
        }  # fmt: skip
        self.proxy = subprocess.Popen(
            [*self.network.command("proxy"), "haproxy", "-W", *self.files_of_proxy()],
            env=environment, stdout=open(folder / "haproxy.log", "w"), stderr=subprocess.STDOUT,
        )  # fmt: skip
        wait_until(lambda: set(self.states().values()) == {"UP"}, "all processes up")

    def files_of_proxy(self):
        """The flags `-f` of the guide."""
        places = {"servers.cfg": self.folder}
        options = example("CLUSTER_MONITOR_TOKEN=").partition("EXTRAOPTS=")[2]
        names = ["haproxy.cfg", *re.findall(r"-f /etc/haproxy/([\w.-]+)", options)]
        return [word for name in names for word in ("-f", places.get(name, ROOT / "deploy") / name)]

    def flags(self, name):
        """The flags of a process by its unit and the guide."""
        machine, port = PROCESSES[name]
        own = value(example("SPLIT_PREVIEW_FLAGS=")).replace(MACHINES["left"], MACHINES[machine]).replace("8101", port).replace("9101", f"9{port[1:]}")
        shared = value(example("SPLIT_PREVIEW_SHARED_FLAGS=")).replace("/etc/split-preview", str(self.folder))
        (command,) = re.findall(r"^ExecStart=/usr/bin/split-preview (.*)$", UNIT, re.MULTILINE)
        return command.replace("%i", name).replace("$SPLIT_PREVIEW_SHARED_FLAGS", shared).replace("$SPLIT_PREVIEW_FLAGS", own).split()

    def start(self, name):
        machine, _ = PROCESSES[name]
        self.servers[name] = subprocess.Popen(
            [*self.network.command(machine), BINARY, *self.flags(name)],
            stdout=open(self.folder / f"{name}.log", "w"), stderr=subprocess.STDOUT,
        )  # fmt: skip

    def write_files(self):
        (self.folder / "servers.cfg").write_text(SERVERS)
        (self.folder / "token").write_text(f"{TOKEN}\n")
        (self.folder / "monitor-token").write_text(f"{MONITOR}\n")
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
    socket_url = f"wss://{PROXY}/ws?token={TOKEN}"

    def states(self):
        answer = subprocess.run(
            ["socat", "-t", "5", "stdio", f"UNIX-CONNECT:{self.folder / 'haproxy.sock'}"],
            input="show stat -1 4 -1\n",
            capture_output=True,
            text=True,
        )
        rows = [line.split(",") for line in answer.stdout.splitlines() if line.startswith("previews,")]
        return {row[1]: row[17] for row in rows}

    def close(self):
        for process in filter(None, [self.proxy, *self.servers.values()]):
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


def test_the_proxy_serves_the_network_without_roots_rights(machines):
    workers = subprocess.run(["pgrep", "-P", str(machines.proxy.pid)], capture_output=True, text=True).stdout.split()
    assert workers
    for worker in workers:
        place = pathlib.Path("/proc", worker)
        assert place.stat().st_uid == pwd.getpwnam("haproxy").pw_uid
        assert (place / "root").readlink() == pathlib.Path("/var/lib/haproxy")


def test_the_proxy_sends_browsers_from_port_80_to_https(machines):
    answer = subprocess.run(
        [*machines.network.command("client"), "curl", "-s", "-o", "/dev/null", "-w", "%{http_code} %{redirect_url}", f"http://{PROXY}/?token={TOKEN}"],
        capture_output=True, text=True,
    )  # fmt: skip
    assert answer.stdout == f"301 https://{PROXY}/?token={TOKEN}"


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
    # Without the cable, no system tells the others that its processes have ended.
    machines.network.pull("right")
    for name in "cd":
        machines.servers[name].send_signal(signal.SIGKILL)
        machines.servers[name].wait()
    crowd.wait_until_back(there)
    crowd.wait_for_answers(crowd.mark())
    assert {visitor.process for visitor in crowd.visitors} == {"a", "b"}
    machines.network.plug("right")
    for name in "cd":
        machines.start(name)
    wait_until(lambda: set(machines.states().values()) == {"UP"}, "the machine again")


def test_clients_whose_network_is_gone_for_a_moment_keep_their_sessions(machines, crowd):
    sessions = {visitor.number: visitor.name for visitor in crowd.visitors}
    machines.network.pull("client")
    crowd.wait_until_all(lambda visitor: len(visitor.unanswered) > 1, "something that nobody answers")
    machines.network.plug("client")
    crowd.wait_for_answers(crowd.mark())
    assert sessions == {visitor.number: visitor.name for visitor in crowd.visitors}
