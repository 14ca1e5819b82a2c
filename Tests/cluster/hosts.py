"""Machines of a network as namespaces of this one: each has its own addresses and a cable to a switch."""

import contextlib
import ctypes
import os
import subprocess

_CLONE_NEWNET = 0x40000000


def _ip(*arguments):
    subprocess.run(["ip", *map(str, arguments)], check=True, capture_output=True, text=True)


def are_possible():
    """Whether this user can make namespaces here."""
    name = f"sp-try-{os.getpid()}"
    try:
        _ip("netns", "add", name)
        _ip("netns", "delete", name)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


class Network:
    """A switch, and machines that are connected to it."""

    def __init__(self, **addresses):
        self.prefix = f"sp{os.getpid()}"
        self.names = ["switch", *addresses]
        try:
            for name in self.names:
                _ip("netns", "add", self.of(name))
            _ip("-n", self.of("switch"), "link", "add", "bridge", "type", "bridge")
            _ip("-n", self.of("switch"), "link", "set", "bridge", "up")
            for name, address in addresses.items():
                self._connect(name, address)
        except BaseException:
            self.close()
            raise

    def of(self, name):
        """The name of the namespace of a machine."""
        return f"{self.prefix}-{name}"

    def _connect(self, name, address):
        _ip("-n", self.of("switch"), "link", "add", name, "type", "veth", "peer", "name", "cable", "netns", self.of(name))
        _ip("-n", self.of("switch"), "link", "set", name, "master", "bridge")
        _ip("-n", self.of("switch"), "link", "set", name, "up")
        _ip("-n", self.of(name), "address", "add", f"{address}/24", "dev", "cable")
        _ip("-n", self.of(name), "link", "set", "cable", "up")
        _ip("-n", self.of(name), "link", "set", "lo", "up")

    def pull(self, name):
        """Pulls the cable of a machine. Nothing tells the others."""
        _ip("-n", self.of("switch"), "link", "set", name, "down")

    def plug(self, name):
        _ip("-n", self.of("switch"), "link", "set", name, "up")

    def command(self, name):
        """The beginning of a command that runs on a machine."""
        return ["ip", "netns", "exec", self.of(name)]

    def enter(self, name):
        """Moves the present thread to a machine, for good."""
        with open(f"/run/netns/{self.of(name)}") as namespace:
            if ctypes.CDLL(None, use_errno=True).setns(namespace.fileno(), _CLONE_NEWNET) != 0:
                raise OSError(ctypes.get_errno(), "setns")

    def close(self):
        for name in self.names:
            with contextlib.suppress(subprocess.CalledProcessError):
                _ip("netns", "delete", self.of(name))
