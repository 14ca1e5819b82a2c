"""The Debian package of `make deb`, and roots of a bare Debian in which tests install it."""

import contextlib
import os
import pathlib
import re
import shutil
import signal
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]

#: Seconds after which a command hangs. No test passes or fails by being faster or slower than that.
DEADLINE = 900

#: A bare Debian as a tar file. It is made once, because that takes as long as all tests of a root.
BARE = ROOT / ".build/package-tests/bare.tar"


def pytest_collection_modifyitems(items):
    for item in items:
        item.add_marker(pytest.mark.timeout(2 * DEADLINE))


def run(*command, **options):
    """The output of a command. A command that fails fails the test, with all that it has said."""
    result = subprocess.run(command, capture_output=True, text=True, timeout=DEADLINE, **options)
    assert result.returncode == 0, f"{' '.join(map(str, command))}: {result.returncode}\n{result.stdout}\n{result.stderr}"
    return result.stdout


def innermost(process):
    """The process that a process has started, which may have started another one."""
    children = pathlib.Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return innermost(int(children[0])) if children else process


@pytest.fixture(scope="session")
def package():
    """The path of the package."""
    path = os.environ.get("SPLIT_PREVIEW_DEB")
    assert path, "SPLIT_PREVIEW_DEB names the package. `make test-package` sets it."
    return pathlib.Path(path)


@pytest.fixture(scope="session")
def unpacked(package, tmp_path_factory):
    """A folder with the files of the package."""
    folder = tmp_path_factory.mktemp("unpacked")
    run("dpkg-deb", "--extract", package, folder)
    return folder


def field(package, name):
    return run("dpkg-deb", "--field", package, name).strip()


@pytest.fixture(scope="session")
def older(package, tmp_path_factory):
    """The same package with an older version, and a page and a configuration that differ from those of the present one."""
    folder = tmp_path_factory.mktemp("older")
    run("dpkg-deb", "--raw-extract", package, folder / "tree")
    change(folder / "tree/DEBIAN/control", r"^Version: .*$", "Version: 0.0.1-1")
    change(folder / "tree/usr/share/split-preview/Public/index.html", r"<title>", "<title>Older ")
    change(folder / "tree/etc/split-preview/shared.env", r"\A", "# An older configuration.\n")
    path = folder / "split-preview_0.0.1-1.deb"
    # The default compression takes minutes.
    run("dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "--build", folder / "tree", path)
    return path


def change(path, pattern, replacement):
    text, count = re.subn(pattern, replacement, path.read_text(), flags=re.MULTILINE)
    assert count == 1, f"{path} has {pattern} {count} times"
    path.write_text(text)


class Machine:
    """A root with Debian alone. Its processes have a table of their own, and end with the command that started them."""

    def __init__(self, folder):
        self.folder = folder
        run("tar", "--extract", "--file", BARE, "--directory", folder)
        shutil.copy("/etc/resolv.conf", folder / "etc/resolv.conf")
        self.run("apt-get", "update", "-qq")

    def command(self, *command):
        return ["unshare", "--mount", "--pid", "--fork", "--kill-child", f"--root={self.folder}", "--mount-proc", *command]

    def run(self, *command):
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
        return run(*self.command(*command), env=environment)

    def install(self, package):
        """Installs a package by dpkg, as an administrator does with a file. Settings that were changed are kept."""
        shutil.copy(package, self.folder / "tmp" / package.name)
        try:
            return self.run("dpkg", "--force-confold", "--install", f"/tmp/{package.name}")
        finally:
            (self.folder / "tmp" / package.name).unlink()

    def version(self):
        return self.run("dpkg-query", "--show", "--showformat", "${Version}", "split-preview")

    def path(self, path):
        return self.folder / path.lstrip("/")

    def files(self):
        """All paths but those in which dpkg and apt keep their own books."""
        own = ("var/lib/dpkg", "var/lib/apt", "var/cache", "var/log", "proc", "dev", "sys", "tmp")
        found = set()
        for folder, folders, names in os.walk(self.folder):
            place = pathlib.Path(folder).relative_to(self.folder)
            folders[:] = [name for name in folders if str(place / name) not in own]
            found |= {str(place / name) for name in [*folders, *names]}
        return found

    @contextlib.contextmanager
    def serving(self, *arguments, tracer=(), user="nobody"):
        """The lines of a server that a user without rights has started, until the block ends."""
        user = ["setpriv", f"--reuid={user}", f"--regid={self.run('id', '-g', user).strip()}", "--clear-groups", "--no-new-privs"]
        process = subprocess.Popen(
            [*tracer, *self.command(*user, "/usr/bin/split-preview", "serve", "--port", "0", *arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            lines = [process.stdout.readline() for _ in range(3)]
            assert lines[0].startswith("Open "), process.stderr.read()
            yield [line.strip() for line in lines]
        finally:
            # `unshare` takes no signals while it waits for the server.
            os.kill(innermost(process.pid), signal.SIGTERM)
            process.wait(DEADLINE)
            process.stdout.close()
            process.stderr.close()


@pytest.fixture(scope="session")
def bare():
    """The tar file of a bare Debian."""
    if os.geteuid() != 0:
        pytest.skip("only root can install a package in a root of its own")
    if not BARE.exists():
        BARE.parent.mkdir(parents=True, exist_ok=True)
        release = dict(line.rstrip().split("=", 1) for line in pathlib.Path("/etc/os-release").read_text().splitlines() if "=" in line)
        new = BARE.with_suffix(".new.tar")
        run("mmdebstrap", "--variant=minbase", release["VERSION_CODENAME"], new)
        new.rename(BARE)
    return BARE


@pytest.fixture(scope="module")
def machine(bare, package, tmp_path_factory):
    """A machine that has what the package depends on, but not the package."""
    machine = Machine(tmp_path_factory.mktemp("machine"))
    needed = [re.sub(r"\(.*\)|\|.*", "", name).strip() for name in field(package, "Depends").split(",")]
    machine.run("apt-get", "install", "-y", "-q", "--no-install-recommends", *needed)
    yield machine
    shutil.rmtree(machine.folder)
