"""A machine of commands that a test writes: nothing else is on the path but the small tools of any system."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]

#: The commands that a script may take for granted everywhere.
TOOLS = (
    "awk", "bash", "cat", "chmod", "cp", "cut", "date", "dd", "df", "dirname", "env", "getconf", "grep", "head", "ln", "make",
    "mkdir", "mktemp", "mv", "ps", "rm", "sed", "sh", "sleep", "tail", "touch", "true", "uname", "wc",
)  # fmt: skip

#: The parts of a checkout that the scripts look at.
CHECKOUT = ("scripts", "Makefile", "Package.swift", "Tests/requirements.txt", "docs/scenarios.md", "docs/checks.md")

SWIFT = """
case $1 in
  --version) echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)' ;;
  package) echo 'Swift Package Manager - Swift 6.3.1' ;;
esac
"""

#: A compiler whose programs work.
SWIFTC = """
while [ "$1" != -o ]; do shift; done
printf '#!/bin/sh\\n' >"$2"
chmod +x "$2"
"""

#: A browser that draws what the set-up shows it.
BROWSER = "echo '<html><head></head><body><p>It works.</p></body></html>'"

#: The command that Ubuntu has in its place.
SNAP_STUB = """
echo "Command '$0' requires the chromium snap to be installed." >&2
exit 1
"""


class Machine:
    def __init__(self, folder):
        self.folder = folder
        self.commands = folder / "bin"
        self.log = folder / "calls"
        self.environment = {
            "PATH": str(self.commands),
            "HOME": str(folder),
            "TMPDIR": str(folder),
            "LANG": "C.UTF-8",
            "PROGRESS_SECONDS": "3600",
            # Scripts see no control groups here unless a test writes their files.
            "SPLIT_PREVIEW_SYSTEM_FILES": str(folder / "system"),
        }
        self.commands.mkdir()
        for tool in TOOLS:
            self.commands.joinpath(tool).symlink_to(shutil.which(tool))
        # Every test passes in a folder whose name is not easy.
        self.checkout = copy_of_checkout(folder / "a folder é & 'more'")
        self.is_complete()

    def is_complete(self):
        self.has("uname", "echo Linux")
        self.has("id", "echo 0")
        self.has("swift", SWIFT)
        self.has("swiftc", SWIFTC)
        for command in ("git", "pkg-config", "tsc", "esbuild", "brotli", "rsvg-convert", "pango-view"):
            self.has(command)
        # Python reads what a script pipes into it. If the pipe closed early, the command before it would fail.
        self.has("python3", "cat >/dev/null")
        self.has("fc-match", "echo True")

    def has(self, command, script="", at=None):
        """Puts a command there that writes down its call and then does what `script` says."""
        path = pathlib.Path(at) if at else self.commands / command
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        path.write_text(f"#!/bin/sh\necho \"{command} $*\" >>'{self.log}'\n{script}\n")
        path.chmod(0o755)
        return path

    def has_real(self, *commands):
        for command in commands:
            path = self.commands / command
            path.unlink(missing_ok=True)
            path.symlink_to(shutil.which(command))

    def lacks(self, *commands):
        for command in commands:
            (self.commands / command).unlink()

    def has_apt(self, installs=""):
        """An apt whose `install` does what a test says, and whose lists know sizes."""
        self.has(
            "apt-get",
            f"""
            case "$*" in
              *--print-uris*) printf "'uri' one.deb 1500000 x\\n'uri' two.deb 600000 x\\n" ;;
              install*) {installs or ":"} ;;
            esac""",
        )
        self.has("apt-cache", "echo 'Description-en: web browser'")

    def is_bundled(self, version):
        """The page is bundled, of sources with this version."""
        folder = self.checkout / ".build/page"
        folder.mkdir(parents=True)
        (folder / "sources").write_text(version)
        shutil.copy(self.checkout / "scripts/bundle", folder / "script")

    def has_python_packages(self, script=""):
        """A `.venv` whose Python does what a test says, made after the list of its packages."""
        self.has("python", script, at=self.checkout / ".venv/bin/python")
        (self.checkout / ".venv/installed").touch()

    def run(self, *command, **options):
        environment = {**self.environment, **options.pop("environment", {})}
        return subprocess.run(
            command, cwd=self.checkout, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, **options
        )

    def set_up(self, *arguments, **options):
        return self.run("scripts/setup", *arguments, **options)

    @contextlib.contextmanager
    def running(self, *command, **options):
        """A command that a test speaks with while it runs, through its standard error."""
        environment = {**self.environment, "PROGRESS_SECONDS": "1"}
        process = subprocess.Popen(
            command, cwd=self.checkout, env=environment, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, **options
        )
        with process:
            yield process

    @property
    def calls(self):
        return self.log.read_text().splitlines() if self.log.exists() else []

    def calls_of(self, command):
        return [call for call in self.calls if call.split()[0] == command]


def copy_of_checkout(folder, whole=False):
    """The scripts and what they look at, or all that `swift build` reads."""
    folder.mkdir(parents=True)
    for name in CHECKOUT + (("Sources", "Public", "Tests") if whole else ()):
        source = ROOT / name
        (folder / name).parent.mkdir(exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, folder / name, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, folder / name)
    return folder


def wait_for(process, end):
    """Reads what a process says until a line that ends so."""
    for line in process.stderr:
        if line.rstrip("\n").endswith(end):
            return
    raise AssertionError(f"it ended without a line that ends with {end!r}")


def sentence(result):
    """The one line that a set-up said when it failed."""
    assert result.returncode == 1, result
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    return lines[0]


IS_ROOT = os.geteuid() == 0

#: How to run a command as somebody who has no rights, where that can be.
NOBODY = {"user": 65534, "group": 65534, "extra_groups": []} if IS_ROOT else {}


@contextlib.contextmanager
def machine_for_others():
    """A machine in a folder that others may enter, which they may not with pytest's own."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o777)
        yield Machine(pathlib.Path(folder))
