"""Which Swift the set-up takes, and what it says of others."""

import pytest

from machine import SWIFTC, sentence

NEEDED = "Swift 6.2 or newer is needed; https://www.swift.org/install says how to get it."
TOOLCHAIN = "binutils g++ libcurl4-openssl-dev libedit-dev libncurses-dev libsqlite3-dev libxml2-dev"

VERSIONS = [
    "Swift version 6.2 (swift-6.2-RELEASE)",
    "Swift version 6.2.3 (swift-6.2.3-RELEASE)",
    "Swift version 6.10-dev (LLVM 0, Swift 0)",
    "Swift version 7.0 (swift-7.0-RELEASE)",
    "swift-driver version: 1.127.14.1 Apple Swift version 6.2.1 (swiftlang-6.2.1.4.8 clang-1700.4.4.1)",
]


def says(version):
    return f"case $1 in --version) echo '{version}' ;; esac"


@pytest.mark.parametrize("version", VERSIONS)
def test_a_newer_swift_is_taken(machine, version):
    machine.has("swift", says(version))
    result = machine.set_up()
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


@pytest.mark.parametrize("number", ["5.10.1", "6.0", "6.1.2"])
def test_an_older_swift_is_named(machine, number):
    machine.has("swift", says(f"Swift version {number} (swift-{number}-RELEASE)"))
    assert sentence(machine.set_up()) == f"Swift {number} is too old. {NEEDED}"


def test_a_missing_swift_is_named(machine):
    machine.lacks("swift")
    assert sentence(machine.set_up()) == f"There is no swift on the path. {NEEDED}"


def test_nothing_is_installed_for_a_swift_that_does_not_do(machine):
    machine.lacks("swift", "pkg-config")
    machine.has_apt()
    machine.set_up()
    assert not machine.calls_of("apt-get")


def test_a_command_of_that_name_may_be_another(machine):
    machine.has("swift", says("python-swiftclient 4.1.0"))
    assert "bin/swift does not say which Swift it is (\"python-swiftclient 4.1.0\"). " + NEEDED in sentence(machine.set_up())


def test_make_may_name_another_swift(machine):
    other = machine.has("other", says("Swift version 6.1 (swift-6.1-RELEASE)"), at=machine.folder / "other/swift")
    result = machine.run("make", f"SWIFT={other}", "setup")
    assert f"Swift 6.1 is too old. {NEEDED}" in result.stderr.splitlines()
    assert result.returncode == 2


def test_a_swift_that_does_not_start_gets_its_libraries(machine):
    there = machine.folder / "there"
    machine.has(
        "swift",
        f"""[ -e '{there}' ] || {{
          echo 'swift: error while loading shared libraries: libncurses.so.6: cannot open shared object file' >&2
          exit 127
        }}
        echo 'Swift version 6.3.1'""",
    )
    machine.has_apt(installs=f"touch '{there}'")
    assert machine.set_up().returncode == 0
    assert machine.calls_of("apt-get")[-1].endswith(f"--no-install-recommends {TOOLCHAIN}")


def test_a_swift_that_still_does_not_start_says_why(machine):
    machine.has("swift", "echo 'swift: error while loading shared libraries: libxml2.so.2: no such file' >&2; exit 127")
    machine.has_apt()
    result = machine.set_up()
    last = "Swift still does not start: swift: error while loading shared libraries: libxml2.so.2: no such file"
    assert (result.returncode, result.stderr.splitlines()[-1]) == (1, last)


def test_a_machine_without_a_linker_gets_one(machine):
    there = machine.folder / "there"
    machine.has("swiftc", f"[ -e '{there}' ] || exit 1\n{SWIFTC}")
    machine.has_apt(installs=f"touch '{there}'")
    assert machine.set_up().returncode == 0
    assert machine.calls_of("apt-get")[-1].endswith(TOOLCHAIN)


def test_a_machine_that_still_cannot_link_says_why(machine):
    machine.has("swiftc", "echo 'error: cannot find -lm' >&2; exit 1")
    machine.has_apt()
    result = machine.set_up()
    last = "Swift cannot build a program of one line here: error: cannot find -lm"
    assert (result.returncode, result.stderr.splitlines()[-1]) == (1, last)


def test_a_swift_that_can_build_is_remembered_by_its_version(machine):
    machine.set_up()
    machine.set_up()
    assert len(machine.calls_of("swiftc")) == 1
    machine.has("swift", says("Swift version 6.4 (swift-6.4-RELEASE)"))
    machine.set_up()
    assert len(machine.calls_of("swiftc")) == 2
