"""apt beside another apt, without a network, on a full disk."""

import fcntl
import shutil

import pytest

from machine import wait_for

LISTS = "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 4711 (apt-get)"
DPKG = "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 4711 (unattended-upgr)"
BUSY = "Another apt is at work here; waiting until it is done."
UNRESOLVED = "W: Failed to fetch http://mirror.example/InRelease  Temporary failure resolving 'mirror.example'"


@pytest.fixture
def machine(machine):
    machine.lacks("pkg-config")
    return machine


def locked_for(machine, times, word, message, then=""):
    """An apt-get whose first calls with a word meet the lock of another."""
    counter = machine.folder / "counter"
    return f"""
      case "$*" in {word}*)
        echo >>'{counter}'
        [ $(wc -l <'{counter}') -gt {times} ] || {{ echo '{message}' >&2; exit 100; }}
        {then}
      esac"""


def brings_pkg_config(machine):
    return f"""case "$*" in install*pkg-config*) printf '#!/bin/sh\\n' >'{machine.commands}/pkg-config'
      chmod +x '{machine.commands}/pkg-config' ;; esac"""


@pytest.mark.parametrize("word, message", [("update", LISTS), ("install", DPKG)])
def test_another_apt_is_waited_for(machine, word, message):
    machine.has("apt-get", locked_for(machine, 2, word, message) + "\n" + brings_pkg_config(machine))
    result = machine.set_up()
    assert result.returncode == 0, result.stderr
    assert result.stderr.count(BUSY) == 1
    assert "E: " not in result.stderr


def test_another_apt_is_not_waited_for_without_end(machine):
    machine.has("apt-get", f"echo '{LISTS}' >&2; exit 100")
    result = machine.set_up(environment={"APT_LOCK_SECONDS": "1"})
    last = "Another apt has been at work for 1 seconds. Try again when it is done."
    assert (result.returncode, result.stderr.splitlines()[1:]) == (1, [BUSY, last])


@pytest.mark.skipif(not shutil.which("apt-get"), reason="there is no apt")
def test_the_lock_of_the_real_apt_is_known(machine):
    lists = machine.folder / "lists"
    (lists / "partial").mkdir(parents=True)
    options = f"-o Dir::State::lists='{lists}' -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts=/dev/null"
    machine.has("apt-get", f"case $1 in update) {shutil.which('apt-get')} {options} \"$@\" ;; *) exit 1 ;; esac")
    with open(lists / "lock", "w") as lock:
        fcntl.lockf(lock, fcntl.LOCK_EX)
        result = machine.set_up(environment={"APT_LOCK_SECONDS": "0"})
    assert result.stderr.splitlines()[1:] == [BUSY, "Another apt has been at work for 0 seconds. Try again when it is done."]


def test_lists_that_cannot_be_renewed_may_do(machine):
    machine.has("apt-get", f"case $1 in update) exit 100 ;; esac\n{brings_pkg_config(machine)}")
    result = machine.set_up()
    assert result.returncode == 0
    assert "apt-get update failed; trying with the lists that are there." in result.stderr


def test_a_network_that_is_not_there_is_named(machine):
    machine.has(
        "apt-get",
        f"""case $1 in
          update) echo "{UNRESOLVED}" >&2 ;;
          install) echo 'E: Unable to locate package pkg-config' >&2; exit 100 ;;
        esac""",
    )
    result = machine.set_up()
    last = f"The network cannot be reached. Check the connection, and try again: {UNRESOLVED}"
    assert (result.returncode, result.stderr.splitlines()[1:]) == (1, [last])


def test_a_full_disk_is_named(machine):
    words = "E: You don't have enough free space in /var/cache/apt/archives/."
    machine.has("apt-get", f'case $1 in install) echo "{words}" >&2; exit 100 ;; esac')
    result = machine.set_up()
    assert (result.returncode, result.stderr.splitlines()[1:]) == (1, ["The disk is full. Make room, and try again."])


def test_for_anything_else_there_are_the_words_of_apt(machine):
    words = "E: Unable to correct problems, you have held broken packages."
    machine.has("apt-get", f"case $1 in install) echo '{words}' >&2; exit 100 ;; esac")
    last = "apt could not install what is missing. By hand: sudo apt-get install pkg-config libwebsockets-dev zlib1g-dev"
    assert machine.set_up().stderr.splitlines()[1:] == [words, last]


def test_something_is_said_while_apt_takes_long(machine):
    gate = machine.folder / "gate"
    unpacks = f"echo 'Unpacking pkg-config ...'; while [ ! -e '{gate}' ]; do sleep 0.1; done"
    machine.has("apt-get", f"case $*  in 'install -y -q'*) {unpacks} ;; esac\n{brings_pkg_config(machine)}")
    with machine.running("scripts/setup") as process:
        wait_for(process, " s: Unpacking pkg-config ...")
        gate.touch()
        assert process.wait() == 0
