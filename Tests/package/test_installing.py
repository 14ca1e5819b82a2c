"""The package on a machine: installed, used, upgraded, rolled back, removed and purged, in this order."""

import re
import urllib.request

import pytest

from conftest import DEADLINE, field, run

FILES = {}

#: Debian writes these when the user of the services is made. The user itself remains, as Debian's users do.
OF_THE_USER = {"etc/group-", "etc/gshadow-", "etc/passwd-", "etc/shadow-", "run/adduser"}

#: The text that the administrator has written into the flags of all processes.
OWN = "SPLIT_PREVIEW_SHARED_FLAGS=--max-clients 1000\n"


@pytest.fixture
def settings(machine):
    return machine.path("/etc/split-preview/shared.env")


def get(url):
    with urllib.request.urlopen(url, timeout=DEADLINE) as answer:
        return answer.read().decode()


def title(lines):
    return re.search("<title>(.*)</title>", get(lines[0].removeprefix("Open ")))[1]


def test_it_installs(machine, package):
    FILES["before"] = machine.files()
    machine.install(package)
    assert machine.version() == field(package, "Version")
    assert machine.run("split-preview", "--version").startswith(machine.version().rpartition("-")[0])


def test_the_installed_page_loads_as_a_bundle(machine):
    with machine.serving() as lines:
        assert lines[2] == "The page is bundled and compressed."
        url = lines[0].removeprefix("Open ")
        page = get(url)
        paths = set(re.findall(r'(?:src|href)="(version-[^"]+\.(?:js|css))"', page))
        assert {path.rpartition(".")[2] for path in paths} == {"js", "css"}
        for path in paths:
            assert get(url + path)


def allowed_calls():
    """The names of the system calls that the units allow, by systemd's own lists."""
    lists = run("systemd-analyze", "syscall-filter", "--no-pager")
    groups = {}
    for line in lists.splitlines():
        if re.match("[@#] ?@?[a-z-]+", line) and not line.startswith(" "):
            group = groups.setdefault(line.lstrip("# "), [])
        elif line.startswith("    ") and not line.strip().startswith("#"):
            group.append(line.strip())

    def calls(name):
        return set().union(*(calls(member) if member.startswith("@") else {member} for member in groups[name]))

    return calls("@system-service") - calls("@privileged")


def test_the_server_makes_no_call_that_the_units_forbid(machine, tmp_path):
    """No systemd runs here to forbid a call, so the calls of a whole life are compared with its lists."""
    trace = tmp_path / "trace"
    with machine.serving("--max-clients", "1000", tracer=["strace", "-f", "-qq", "-o", str(trace)]) as lines:
        assert title(lines)
    calls = trace.read_text()
    # The tracer also sees how the user without rights is taken on, until the program begins.
    own = calls[calls.index('execve("/usr/bin/split-preview"') :]
    used = set(re.findall(r"^\d+ +(\w+)\(", own, re.MULTILINE))
    assert {"socket", "bind", "listen"} <= used
    assert used <= allowed_calls() | {"execve"}, used - allowed_calls()
    assert "PROT_WRITE|PROT_EXEC" not in own, "MemoryDenyWriteExecute"


def test_the_user_of_the_services_alone_reads_a_secret(machine, unpacked):
    """The command for the file is the one of the installed comments."""
    (user,) = re.findall("^User=(.*)$", (unpacked / "lib/systemd/system/split-preview@.service").read_text(), re.MULTILINE)
    (command,) = re.findall(r"^# (openssl.*)$", machine.path("/etc/split-preview/shared.env").read_text(), re.MULTILINE)
    token = "0123456789abcdef" * 2
    machine.run("sh", "-c", command.replace("openssl rand -hex 16", f"echo {token}").replace("sudo ", ""))
    with machine.serving("--token-file", "/etc/split-preview/token", user=user) as lines:
        assert title([f"{lines[0].partition('?')[0]}?token={token}"])
    stranger = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups", "cat", "/etc/split-preview/token"]
    with pytest.raises(AssertionError, match="Permission denied"):
        machine.run(*stranger)
    machine.path("/etc/split-preview/token").unlink()


def test_a_command_draws_without_a_server(machine):
    assert machine.run("split-preview", "picture", "mail", "--width", "1180", "--height", "820").startswith("<svg")


def test_no_service_starts_by_itself(machine):
    assert not list(machine.path("/etc/systemd/system").rglob("split-preview*"))


def test_an_older_version_takes_its_place_and_is_upgraded(machine, package, older, settings):
    machine.install(older)
    assert machine.version() == "0.0.1-1" and settings.read_text().startswith("# An older configuration.\n")
    with machine.serving() as lines:
        assert title(lines).startswith("Older ")
    machine.install(package)
    assert machine.version() == field(package, "Version") and not settings.read_text().startswith("# An older")
    with machine.serving() as lines:
        assert not title(lines).startswith("Older ")


def test_settings_survive_an_upgrade_and_the_way_back(machine, package, older, settings):
    machine.install(older)
    settings.write_text(OWN)
    for version in (package, older, package):
        machine.install(version)
        assert machine.version() == field(version, "Version") and settings.read_text() == OWN


def test_a_removal_keeps_the_settings_alone(machine, settings):
    machine.run("dpkg", "--remove", "split-preview")
    left = machine.files() - FILES["before"] - OF_THE_USER
    assert settings.read_text() == OWN
    # systemd's helper remembers until a purge whether the service was enabled.
    kept = ("etc/split-preview", "var/lib/systemd/deb-systemd-helper-enabled/split-preview.service")
    assert all(path.startswith(kept) for path in left), left


def test_a_purge_leaves_nothing(machine):
    machine.run("dpkg", "--purge", "split-preview")
    assert machine.files() - OF_THE_USER == FILES["before"] - OF_THE_USER


#: Writes down its call.
SYSTEMCTL = """#!/bin/sh
echo "$*" >>/systemctl.log
"""


def test_a_removal_stops_every_process(machine, package):
    """The package only asks systemd if it runs, so this machine pretends."""
    machine.install(package)
    machine.path("/run/systemd/system").mkdir(parents=True)
    command = machine.path("/usr/bin/systemctl")
    command.write_text(SYSTEMCTL)
    command.chmod(0o755)
    machine.run("dpkg", "--purge", "split-preview")
    calls = machine.path("/systemctl.log").read_text()
    stopped = [unit for call in re.findall(r"\bstop (.*)$", calls, re.MULTILINE) for unit in call.split()]
    assert sorted(stopped) == ["split-preview.service", "split-preview@*.service"], calls
