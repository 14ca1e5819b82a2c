"""`scripts/cluster` names wrong arguments, and cleans up."""

import contextlib
import os
import pathlib
import re
import signal
import socket
import ssl
import subprocess
import urllib.request

import pytest

from conftest import BINARY, DEADLINE, ROOT, Cluster

#: Whether this machine has IPv6, at least for itself.
HAS_IPV6 = pathlib.Path("/proc/net/if_inet6").exists() and pathlib.Path("/proc/net/if_inet6").read_text() != ""


def run(*arguments, folder, **environment):
    return subprocess.run(
        [ROOT / "scripts/cluster", *arguments], capture_output=True, text=True, timeout=DEADLINE,
        env={**os.environ, "CLUSTER_STATE": str(folder), "SPLIT_PREVIEW_BIN": BINARY, **environment},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["0"], "A cluster has 1 to 26 processes, not 0."),
        (["27"], "A cluster has 1 to 26 processes, not 27."),
        (["9" * 20], "A cluster has 1 to 26 processes, not 99"),
        (["2", "--drain-for", "1", "--port", "9123"], "--port comes right after the number of processes"),
        (["2", "--token=0123456789abcdef"], "scripts/cluster sets --token itself."),
        (["2", "--help"], "`split-preview serve --help` answers that."),
        (["2", "--port", "x"], "'x' is not a port."),
        (["2", "--port", "70000"], "'70000' is not a port."),
        (["2", "--port"], "'' is not a port."),
        (["2", "--host", "a b", "--port", "0"], "'a b' is not a name or an address"),
        (["2", "--port", "0", "--host"], "'' is not a name or an address"),
        (["dance"], "not dance"),
        (["status"], "No cluster runs with the folder"),
        (["restart", "a"], "No cluster runs with the folder"),
        (["reload"], "No cluster runs with the folder"),
        (["upgrade"], "No cluster runs with the folder"),
        (["stop"], "No cluster runs with the folder"),
    ],
)
def test_what_is_wrong_is_named(tmp_path, arguments, sentence):
    answer = run(*arguments, folder=tmp_path / "state")
    assert answer.returncode == 1
    assert sentence in answer.stderr
    assert not answer.stdout


def test_a_missing_program_is_named(tmp_path):
    answer = run("2", folder=tmp_path / "state", SPLIT_PREVIEW_BIN=str(tmp_path / "nothing"))
    assert answer.returncode == 1
    assert f"There is no program {tmp_path}/nothing." in answer.stderr


def test_a_flag_that_the_server_refuses_ends_the_cluster(tmp_path):
    answer = run("2", "--port", "0", "--max-clients", "0", folder=tmp_path / "state")
    assert answer.returncode == 1
    assert "does not start" in answer.stderr
    assert "No such file" not in answer.stderr
    assert not list((tmp_path / "state").glob("*.pid"))


def test_a_second_cluster_in_the_folder_is_refused_and_the_first_ends_cleanly(tmp_path):
    folder = tmp_path / "state"
    cluster = Cluster(folder, "2", "--port", "0")
    try:
        pids = [cluster.pid(name) for name in cluster.names]
        answer = run("2", folder=folder)
        assert answer.returncode == 1
        assert "A cluster runs already" in answer.stderr
        wrong = cluster.run("restart", "z")
        assert wrong.returncode == 1
        assert "There is no process 'z'. There are: a b" in wrong.stderr
        assert all(file.stat().st_mode & 0o077 == 0 for file in folder.iterdir())
        cluster.process.send_signal(signal.SIGINT)
        assert cluster.process.wait(DEADLINE) == 0
        for pid in pids:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)
    finally:
        cluster.close()
    certificate = (folder / "public.pem").read_bytes()
    again = Cluster(folder, "1", "--port", "0")
    again.close()
    assert again.token == cluster.token
    assert (folder / "public.pem").read_bytes() == certificate


def test_a_cluster_that_was_killed_leaves_room_for_the_next(tmp_path):
    folder = tmp_path / "state"
    killed = Cluster(folder, "1", "--port", "0")
    os.killpg(killed.process.pid, signal.SIGKILL)
    killed.close()
    again = Cluster(folder, "1", "--port", "0")
    try:
        assert again.states() == {"a": "UP"}
        again.process.send_signal(signal.SIGTERM)
        _, errors = again.process.communicate(timeout=DEADLINE)
        assert errors == ""
    finally:
        again.close()


def holders(folder):
    """The processes that have the lock of a cluster open."""
    found = []
    for link in pathlib.Path("/proc").glob("[0-9]*/fd/9"):
        with contextlib.suppress(OSError):
            if link.samefile(folder / "lock"):
                found.append(int(link.parts[2]))
    return found


def runs(pid):
    """Whether a process runs. One that has ended can still wait for its parent to notice."""
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def test_stop_ends_the_cluster(tmp_path):
    cluster = Cluster(tmp_path / "state", "2", "--port", "0")
    try:
        pids = [cluster.pid(name) for name in cluster.names]
        answer = cluster.run("stop")
        assert (answer.returncode, answer.stdout, answer.stderr) == (0, "", "")
        assert cluster.process.wait(DEADLINE) == 0
        for pid in pids:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)
        assert cluster.run("stop").returncode == 1
    finally:
        cluster.close()


@pytest.mark.skipif(not pathlib.Path("/proc/self/fd").exists(), reason="this system shows no descriptors of other processes")
@pytest.mark.parametrize("command", ["stop", "start"])
def test_what_a_killed_script_has_left_is_ended(tmp_path, command):
    folder = tmp_path / "state"
    killed = Cluster(folder, "2", "--port", "0")
    left = [killed.pid(name) for name in killed.names]
    left += map(int, (folder / "haproxy.pid").read_text().split())
    # Nobody but the script itself is killed: its servers and HAProxy live on.
    killed.process.kill()
    killed.process.wait()
    assert set(left) < set(holders(folder))
    if command == "stop":
        answer = killed.run("stop")
        assert (answer.returncode, answer.stderr) == (0, "")
        assert holders(folder) == []
    else:
        again = Cluster(folder, "2", "--port", "0")
        try:
            assert set(again.states().values()) == {"UP"}
        finally:
            again.close()
    assert [pid for pid in left if runs(pid)] == []
    killed.close()


@contextlib.contextmanager
def started(folder, *arguments):
    """The address that a cluster prints, until the block ends."""
    environment = {**os.environ, "CLUSTER_STATE": str(folder), "SPLIT_PREVIEW_BIN": BINARY}
    process = subprocess.Popen(
        [ROOT / "scripts/cluster", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )
    try:
        line = process.stdout.readline()
        assert line.startswith("Open "), line + process.stderr.read()
        yield line.split()[1]
    finally:
        process.terminate()
        process.communicate(timeout=DEADLINE)


def answers(folder, url):
    """Whether a browser that trusts the certificate gets the page."""
    tls = ssl.create_default_context(cafile=str(folder / "public.pem"))
    with urllib.request.urlopen(url, timeout=DEADLINE, context=tls) as answer:
        return b"<title>" in answer.read()


@pytest.mark.parametrize("host", ["127.0.0.2", "LOCALHOST.localdomain"])
def test_other_machines_reach_it_by_its_host(tmp_path, host):
    """127.0.0.2 is an address at which only a cluster on all addresses listens."""
    folder = tmp_path / "state"
    # The certificate of the first run has another name.
    with started(folder, "1", "--port", "0"):
        pass
    with started(folder, "1", "--host", host, "--port", "0") as url:
        port, token = re.fullmatch(rf"https://{host.lower()}:(\d+)/\?token=(\w+)", url).groups()
        subject = subprocess.run(
            ["openssl", "x509", "-noout", "-ext", "subjectAltName", "-in", folder / "public.pem"], capture_output=True, text=True
        )
        assert host.lower() in subject.stdout
        assert answers(folder, f"https://localhost:{port}/?token={token}")
        if host[0].isdigit():
            assert answers(folder, url)
        if HAS_IPV6:
            assert answers(folder, f"https://[::1]:{port}/?token={token}")


def is_free(port):
    """Whether this user may listen at a port, and nobody does."""
    with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
        return True
    return False


@pytest.mark.skipif(not is_free(443), reason="the port 443 is not free, or only root may have it")
def test_the_port_of_https_is_in_no_address(tmp_path):
    with started(tmp_path / "state", "1", "--port", "443") as url:
        assert url.startswith("https://localhost/?token=")
        assert answers(tmp_path / "state", url)
