"""How Firefox gets onto a machine, in which the main paths of the page are tested too."""

import pytest

NONE = "There is no Firefox here and no package of it, so the tests in Firefox are left out.\n"


@pytest.mark.parametrize("name", ["firefox-esr", "firefox"])
def test_one_that_is_there_is_left_alone(machine, name):
    machine.has(name)
    machine.has_apt()
    result = machine.set_up("firefox")
    assert (result.returncode, result.stderr, machine.calls_of("apt-get")) == (0, "", [])


def test_debians_is_installed(machine):
    machine.has_apt()
    result = machine.set_up("firefox")
    assert result.returncode == 0, result.stderr
    assert machine.calls_of("apt-get")[-1] == "apt-get install -y -q --no-install-recommends firefox-esr"


def test_fedoras_is_installed(machine):
    machine.has("dnf")
    assert machine.set_up("firefox").returncode == 0
    assert "firefox" in machine.calls_of("dnf")[-1]


def test_a_snap_is_not_installed(machine):
    machine.has_apt()
    machine.has("apt-cache", "exit 100")
    result = machine.set_up("firefox")
    assert (result.returncode, result.stderr) == (0, NONE)
    assert not [call for call in machine.calls_of("apt-get") if " install " in call]


def test_a_machine_without_packages_says_so(machine):
    result = machine.set_up("firefox")
    assert (result.returncode, result.stderr) == (0, NONE)
