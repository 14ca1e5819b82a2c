"""The packages that are installed where something is missing, with which command, and by whom."""

import os
import pty
import re
import subprocess

import pytest

from machine import IS_ROOT, NOBODY, machine_for_others, sentence

BUILD_PARTS = {
    "apt": "git ca-certificates pkg-config libwebsockets-dev zlib1g-dev esbuild brotli",
    "dnf": "git-core pkgconf-pkg-config libwebsockets-devel zlib-devel",
}
TEST_PARTS = {"apt": "python3-venv node-typescript librsvg2-bin", "dnf": "python3 librsvg2-tools"}


@pytest.fixture
def bare(machine):
    """A Linux with Swift alone."""
    machine.lacks("git", "pkg-config", "python3", "tsc", "esbuild", "brotli", "rsvg-convert")
    return machine


def brings(machine):
    """An installation of all that `bare` lacks."""
    return f"""
      for command in git pkg-config python3 tsc esbuild brotli rsvg-convert; do
        printf '#!/bin/sh\\n' >'{machine.commands}'/$command
        chmod +x '{machine.commands}'/$command
      done"""


def test_where_nothing_is_missing_nothing_is_said_or_done(machine):
    machine.has_apt()
    for arguments in ([], ["test"]):
        result = machine.set_up(*arguments)
        assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    assert not machine.calls_of("apt-get")


def test_apt_installs_what_it_takes_to_build(bare):
    bare.has_apt(installs=brings(bare))
    result = bare.set_up()
    assert result.returncode == 0
    assert result.stdout == ""
    assert result.stderr.splitlines() == [f"Installing with apt: {BUILD_PARTS['apt']}.", "apt downloads 2 packages, 2 MB."]
    assert [call.split()[1] for call in bare.calls_of("apt-get")] == ["update", "install", "install"]


def test_dnf_installs_what_it_takes_to_build(bare):
    bare.has("dnf", brings(bare))
    result = bare.set_up()
    assert (result.returncode, result.stderr) == (0, f"Installing with dnf: {BUILD_PARTS['dnf']}.\n")
    assert bare.calls_of("dnf") == [f"dnf install -y --setopt=install_weak_deps=False {BUILD_PARTS['dnf']}"]


def test_other_versions_of_libwebsockets_take_what_builds_them(machine):
    machine.has("pkg-config", 'case "$*" in *zlib*) exit 1 ;; esac')
    machine.has_apt()
    machine.set_up("libwebsockets")
    assert machine.calls_of("apt-get")[-1].endswith(" zlib1g-dev cmake")


def test_a_debian_package_takes_debians_tools(machine):
    machine.has_apt()
    assert machine.set_up("deb").returncode == 0
    assert machine.calls_of("apt-get")[-1].endswith(" dpkg-dev debhelper chrpath python3")


def test_the_tests_of_the_package_take_more(machine):
    for command in ("dpkg-buildpackage", "dh", "chrpath"):
        machine.has(command)
    machine.has_apt()
    assert machine.set_up("package").returncode == 0
    assert machine.calls_of("apt-get")[-1].endswith(" lintian mandoc man-db mmdebstrap systemd strace zsh fish ruby")


def test_a_debian_package_is_made_with_apt_alone(machine):
    machine.has("dnf")
    assert sentence(machine.set_up("deb")) == "A Debian package is made on Debian or Ubuntu, where apt installs what that takes."


def test_the_benchmark_takes_valgrind_haproxy_and_another_server(machine):
    machine.has("node", "exit 1")
    machine.has_apt()
    machine.set_up("bench")
    assert machine.calls_of("apt-get")[-1].endswith(" valgrind haproxy node-ws")


def test_a_machine_that_has_all_installs_nothing_for_the_benchmark(machine):
    machine.has("node")
    machine.has("valgrind")
    machine.has("haproxy")
    machine.has_apt()
    assert machine.set_up("bench").returncode == 0
    assert not machine.calls_of("apt-get")


def test_a_fedora_without_the_other_server_still_measures(machine):
    machine.has("node", "exit 1")
    machine.has("dnf")
    machine.set_up("bench")
    assert machine.calls_of("dnf")[-1].endswith(" valgrind-devel haproxy")


def test_a_mac_has_no_benchmark(machine):
    machine.has("uname", "echo Darwin")
    assert sentence(machine.set_up("bench")) == (
        "The benchmark runs on Linux only, because it needs epoll, callgrind and /proc."
    )


@pytest.mark.parametrize("manager", ["apt", "dnf"])
def test_tests_take_python_too(bare, manager):
    if manager == "apt":
        bare.has_apt(installs=brings(bare))
    else:
        bare.has("dnf", brings(bare))
    result = bare.set_up("test")
    assert result.returncode == 0
    assert f"{BUILD_PARTS[manager]} {TEST_PARTS[manager]}." in result.stderr


EMOJI = "fonts-noto-color-emoji pango1.0-tools"


@pytest.mark.parametrize("lacks", ["fc-match", "pango-view"])
def test_tests_take_emoji_in_colours(machine, lacks):
    machine.lacks(lacks)
    machine.has_apt(installs=f"printf '#!/bin/sh\\necho True\\n' >'{machine.commands}'/{lacks}; chmod +x '{machine.commands}'/{lacks}")
    result = machine.set_up("test")
    assert result.returncode == 0
    assert f"Installing with apt: {EMOJI}." in result.stderr


def test_a_machine_without_a_font_for_emoji_is_offered_one_once(machine):
    machine.has("fc-match", "echo False")
    machine.has_apt()
    offer = f"Optional: this machine has no font with emoji. To install one: sudo apt-get install {EMOJI}\n"
    assert [machine.set_up().stderr for _ in range(2)] == [offer, ""]
    assert not machine.calls_of("apt-get")


def test_fedora_has_emoji_and_is_offered_none(machine):
    machine.has("fc-match", "echo False")
    machine.has("dnf")
    assert (machine.set_up().stderr, machine.set_up("test").stderr) == ("", "")


def test_a_mac_is_told_what_to_install(machine):
    machine.has("uname", "echo Darwin")
    machine.lacks("git", "pkg-config", "python3", "tsc", "esbuild", "brotli", "rsvg-convert")
    machine.has("brew", f"echo '{machine.folder}/homebrew'")
    assert sentence(machine.set_up("test")) == (
        "These are missing: git libwebsockets esbuild brotli python typescript rsvg. "
        "Install them, and try again: brew install git libwebsockets esbuild brotli python typescript librsvg"
    )
    assert [call for call in machine.calls_of("brew") if "install" in call] == []


def test_a_mac_with_libwebsockets_of_brew_is_complete(machine):
    machine.has("uname", "echo Darwin")
    machine.lacks("pkg-config", "swiftc")
    machine.has("brew", f"echo '{machine.folder}/homebrew'")
    (machine.folder / "homebrew/opt/libwebsockets").mkdir(parents=True)
    result = machine.set_up()
    assert (result.returncode, result.stderr) == (0, "")


def test_another_system_is_told_the_parts(bare):
    assert sentence(bare.set_up()) == (
        "These are missing, and there is neither apt nor dnf here to install them: git pkg-config libwebsockets zlib."
    )


def test_an_old_python_is_named(machine):
    machine.has_apt()
    machine.has("python3", "case $1 in --version) echo Python 3.9.6 ;; *) exit 1 ;; esac")
    last = machine.set_up("test").stderr.splitlines()[-1]
    assert last == "The tests take Python 3.10 or newer, and python3 is Python 3.9.6."


class TestWithoutRoot:
    AS_ROOT = f"apt-get install {BUILD_PARTS['apt']}"

    @pytest.fixture(autouse=True)
    def somebody(self, bare):
        bare.has("id", "echo 1000")
        bare.has_apt(installs=brings(bare))

    def test_and_without_sudo_the_command_is_told(self, bare):
        assert sentence(bare.set_up()) == (
            f"Only root may install what is missing, and there is no sudo here. As root: {self.AS_ROOT}"
        )
        assert not bare.calls_of("apt-get")

    def test_a_sudo_that_asks_no_password_is_used(self, bare):
        bare.has("sudo", 'shift; exec "$@"')
        assert bare.set_up().returncode == 0
        assert re.match(r"sudo -n env LC_ALL=C DEBIAN_FRONTEND=\w+ apt-get install ", bare.calls_of("sudo")[-1])

    def test_without_a_terminal_no_password_is_waited_for(self, bare):
        bare.has("sudo", "exit 1")
        assert sentence(bare.set_up()) == (
            f"sudo wants a password, and there is no terminal to ask for it. By hand: sudo {self.AS_ROOT}"
        )

    def test_in_a_terminal_the_password_is_asked_for_first(self, bare):
        bare.has("sudo", 'case $1 in -v) exit 0 ;; esac; shift; exec "$@"')
        terminal, side = pty.openpty()
        result = subprocess.run(
            ["scripts/setup"], cwd=bare.checkout, env=bare.environment, stdin=side, capture_output=True, text=True
        )
        os.close(terminal)
        os.close(side)
        assert result.returncode == 0, result.stderr
        assert bare.calls_of("sudo")[0] == "sudo -v"


def test_a_real_user_without_rights_is_told_the_command():
    with machine_for_others() as machine:
        machine.has_real("id")
        machine.has_apt()
        machine.lacks("pkg-config")
        if IS_ROOT:
            subprocess.run(["chown", "-R", "65534:65534", machine.folder], check=True)
        assert sentence(machine.set_up(**NOBODY)) == (
            "Only root may install what is missing, and there is no sudo here. "
            "As root: apt-get install pkg-config libwebsockets-dev zlib1g-dev"
        )
