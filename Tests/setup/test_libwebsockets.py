"""Which other versions of libwebsockets a machine can get, and how; no network takes part."""

import pytest

DEBIAN = "Debian https://mirror.example/debian/\nDebian https://mirror.example/debian-security/"
UBUNTU = "Ubuntu https://mirror.example/ubuntu/"

#: An apt that knows where its packages come from, and whose lists are of no use.
APT = """
case "$*" in
  indextargets*) printf '%s\\n' '{mirror}' ;;
  *update*) cp "$(echo "$*" | sed "s/.*sourcelist=//; s/ -o Dir::Etc::sourceparts.*//")" {kept}; exit {update} ;;
  *) exit 1 ;;
esac
"""


@pytest.fixture
def get(machine):
    """Asks for a version on a machine of that distribution, and returns the result and the sources that apt was given."""

    def ask(version, mirror, update=100):
        kept = machine.folder / "sources"
        machine.has("apt-get", APT.format(mirror=mirror, kept=kept, update=update))
        return machine.run("scripts/libwebsockets", version), kept.read_text() if kept.exists() else None

    machine.has_real("tr", "basename", "cat")
    return ask


@pytest.mark.parametrize(
    "version, mirror, line",
    [
        ("4.0.20", DEBIAN, "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] https://mirror.example/debian/ bullseye main"),
        ("4.1.6", DEBIAN, "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] https://mirror.example/debian/ bookworm main"),
        ("4.3.5", DEBIAN, "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] https://mirror.example/debian/ trixie main"),
        ("4.3.5-plain", DEBIAN, "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] https://mirror.example/debian/ trixie main"),
        ("4.0.20", UBUNTU, "deb [signed-by=/usr/share/keyrings/ubuntu-archive-keyring.gpg] https://mirror.example/ubuntu/ jammy main universe"),
        ("4.3.3", UBUNTU, "deb-src [signed-by=/usr/share/keyrings/ubuntu-archive-keyring.gpg] https://mirror.example/ubuntu/ noble main universe"),
    ],
)  # fmt: skip
def test_a_version_comes_from_the_suite_that_has_it(get, version, mirror, line):
    result, sources = get(version, mirror)
    assert sources == line + "\n"
    assert result.returncode == 3
    assert result.stderr.startswith(f"libwebsockets {version} cannot be had here: the lists of ")
    assert result.stdout == ""


@pytest.mark.parametrize("version, mirror", [("4.3.3", DEBIAN), ("4.3.5", UBUNTU), ("4.9", DEBIAN)])
def test_a_version_that_a_distribution_never_had_is_named(get, version, mirror):
    result, sources = get(version, mirror)
    assert sources is None
    assert result.returncode == 3
    assert result.stderr == f"libwebsockets {version} cannot be had here: {mirror.split()[0]} has no such version.\n"


@pytest.mark.parametrize("version, what", [("4.0.20", "it"), ("4.3.5", "its source")])
def test_a_suite_that_has_lost_a_version_is_named(get, version, what):
    result, _ = get(version, DEBIAN, update=0)
    assert result.returncode == 3
    assert f"does not have {what} any more" in result.stderr


def test_a_machine_without_apt_or_a_mirror_says_so(machine, get):
    assert "apt knows no mirror" in get("4.3.5", "Fedora x")[0].stderr
    machine.lacks("apt-get")
    result = machine.run("scripts/libwebsockets", "4.3.5")
    assert (result.returncode, result.stderr) == (3, "libwebsockets 4.3.5 cannot be had here: there is no apt.\n")
