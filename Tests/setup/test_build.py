"""The lines that a build prints, from the first to the last, and how it ends."""

import os
import shutil
import signal
import subprocess

import pytest

from machine import IS_ROOT, NOBODY, Machine, copy_of_checkout, machine_for_others, sentence, wait_for

DEPENDENCY = "https://github.com/apple/swift-argument-parser"
OTHERS = [f"https://github.com/apple/swift-{name}" for name in ("log", "metrics", "nio")]
DEPENDENCIES = f"{', '.join([DEPENDENCY, *OTHERS])} and https://github.com/jpsim/Yams"
FIRST = [
    "The first build takes about 50 seconds here.",
    f"It fetches {DEPENDENCIES}, about 13 MB, and writes everything into .build.",
]

#: A clock on which every compilation takes a second. The estimate is made from the time of one.
CLOCK = """
case $1 in
  +%N) echo 000000000 ;;
  *) now=$(cat "$TMPDIR/clock" 2>/dev/null || echo 0); echo $((now + 1000)) >"$TMPDIR/clock"; echo "$now" ;;
esac
"""

#: A server that says what it was started with.
PRODUCT = "mkdir -p .build/release .build/checkouts/{swift-argument-parser,swift-log,swift-metrics,swift-nio,Yams}\n" + (
    "printf '#!/bin/sh\\necho \"$@\"\\n' >.build/release/split-preview\nchmod +x .build/release/split-preview"
)


def builds(machine, script):
    """A Swift that builds as a test says."""
    machine.has(
        "swift",
        f"""case $1 in
          --version) echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)' ;;
          build)
            {script} ;;
        esac""",
    )


@pytest.fixture
def machine(machine):
    machine.has("getconf", "echo 4")
    machine.has("date", CLOCK)
    builds(machine, PRODUCT)
    machine.is_bundled("page-version --public Public")
    return machine


def build(machine, **options):
    return machine.run("scripts/build", "release", "split-preview", **options)


def test_the_first_run_says_what_it_does_and_starts_the_server(machine):
    result = machine.run("make", "run", "ARGS=--port 0")
    assert (result.returncode, result.stdout) == (0, "serve --port 0\n")
    first, second, last = result.stderr.splitlines()
    assert [first, second] == FIRST
    assert last.startswith("Built in ")


@pytest.mark.parametrize(("cores", "time"), [(1, "2 minutes"), (2, "70 seconds"), (64, "40 seconds")])
def test_the_estimate_follows_from_the_cores(machine, cores, time):
    machine.has("getconf", f"echo {cores}")
    assert build(machine).stderr.splitlines()[0] == f"The first build takes about {time} here."


def has_system_files(machine, files):
    for name, text in files.items():
        file = machine.folder / "system" / name
        file.parent.mkdir(parents=True)
        file.write_text(text)


#: The lines of /proc/self/cgroup in a container: with the second version of control groups, and with the first. Systemd has a group
#: without a controller in the first, and a container sees its own group at the top there.
SECOND, FIRST_VERSION = "0::/\n", "2:cpu,cpuacct:/docker/1f\n1:name=systemd:/docker/1f\n0::/docker/1f\n"


@pytest.mark.parametrize(
    "files, time",
    [
        ({"proc/self/cgroup": SECOND, "sys/fs/cgroup/cpu.max": "200000 100000\n"}, "70 seconds"),
        ({"proc/self/cgroup": SECOND, "sys/fs/cgroup/cpu.max": "150000 100000"}, "80 seconds"),
        ({"proc/self/cgroup": SECOND, "sys/fs/cgroup/cpu.max": "50000 100000\n"}, "2 minutes"),
        ({"proc/self/cgroup": SECOND, "sys/fs/cgroup/cpu.max": "max 100000\n"}, "50 seconds"),
        ({"proc/self/cgroup": SECOND, "sys/fs/cgroup/cpu.max": "1600000 100000\n"}, "50 seconds"),
        ({"proc/self/cgroup": SECOND}, "50 seconds"),
        ({"proc/self/cgroup": SECOND, "sys/fs/cgroup/cpu.max": ""}, "50 seconds"),
        ({"proc/self/cgroup": "0::/ci/job\n", "sys/fs/cgroup/ci/cpu.max": "200000 100000\n"}, "70 seconds"),
        ({"proc/self/cgroup": "0::/ci/a job\n", "sys/fs/cgroup/ci/a job/cpu.max": "100000 100000\n"}, "2 minutes"),
    ],
    ids=["quota", "fraction", "less than a core", "no quota", "more than there are", "no file", "empty", "group above", "own group"],
)
def test_the_estimate_follows_from_the_quota_of_a_container(machine, files, time):
    has_system_files(machine, files)
    assert build(machine).stderr.splitlines()[0] == f"The first build takes about {time} here."


@pytest.mark.parametrize(("quota", "time"), [("200000", "70 seconds"), ("-1", "50 seconds")])
@pytest.mark.parametrize("group", ["", "/docker/1f"], ids=["at the top", "at its path"])
def test_the_estimate_follows_from_a_quota_of_the_first_version(machine, group, quota, time):
    folder = f"sys/fs/cgroup/cpu{group}"
    has_system_files(machine, {"proc/self/cgroup": FIRST_VERSION, f"{folder}/cpu.cfs_quota_us": f"{quota}\n"})
    (machine.folder / "system" / folder / "cpu.cfs_period_us").write_text("100000\n")
    assert build(machine).stderr.splitlines()[0] == f"The first build takes about {time} here."


def test_the_estimate_follows_from_the_cores_that_the_process_may_run_on(machine):
    machine.has("nproc", "echo ${OMP_NUM_THREADS:-2}")
    result = build(machine, environment={"OMP_NUM_THREADS": "64"})
    assert result.stderr.splitlines()[0] == "The first build takes about 70 seconds here."


def test_a_machine_that_cannot_be_measured_has_no_estimate(machine):
    machine.has("swiftc", "exit 1")
    assert build(machine).stderr.splitlines()[0] == "The first build takes some minutes here."


def test_the_time_of_the_first_build_is_kept_for_the_builds_of_apps(machine):
    build(machine)
    assert int((machine.checkout / ".build/first-release-build").read_text()) >= 0


def test_a_release_contains_the_libraries_of_swift_if_they_can_be_linked(machine):
    libraries = machine.folder / "swift/lib"
    static = machine.folder / "swift/lib_static/linux"
    static.mkdir(parents=True)
    for name in ("swiftCore", "_FoundationICU", "CoreFoundation", "_FoundationCShims", "_FoundationCollections"):
        (static / f"lib{name}.a").touch()
    machine.has("swift", f"""case $* in
          --version) echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)' ;;
          *-static-stdlib*) echo '  "runtimeResourcePath": "{libraries}_static"' ;;
          -print*) echo '  "runtimeResourcePath": "{libraries}"' ;;
          build*) echo "static: $SPLIT_PREVIEW_STATIC_LIBRARIES" >>'{machine.log}'; {PRODUCT} ;;
        esac""")
    build(machine)
    assert "static: \n" in machine.log.read_text()
    machine.has("ld.lld")
    build(machine)
    assert "static: 1\n" in machine.log.read_text()


def test_later_runs_say_nothing(machine):
    machine.run("make", "run")
    result = machine.run("make", "run")
    assert (result.returncode, result.stdout, result.stderr) == (0, "serve\n", "")


def test_a_line_comes_every_few_seconds_although_there_is_no_terminal(machine):
    gate = machine.folder / "gate"
    builds(machine, f"echo '[12/16] Compiling SplitKit Scene.swift'; while [ ! -e '{gate}' ]; do sleep 0.1; done\n{PRODUCT}")
    with machine.running("scripts/build", "release", "split-preview") as process:
        for _ in range(3):
            wait_for(process, " s: 12 of 16 steps, the last: Compiling SplitKit Scene.swift")
        gate.touch()
        assert process.wait() == 0


def test_errors_are_shown_and_the_exit_code_is_kept(machine):
    builds(machine, "echo '[3/9] Compiling SplitKit Scene.swift'; printf 'Scene.swift:1:1: error: no\\nlast'; exit 3")
    result = build(machine)
    assert (result.returncode, result.stdout, result.stderr.splitlines()) == (
        3, "", [*FIRST, "Scene.swift:1:1: error: no", "last"]
    )  # fmt: skip


def test_errors_are_shown_as_they_come(machine):
    gate = machine.folder / "gate"
    builds(machine, f"echo 'error: no'; while [ ! -e '{gate}' ]; do sleep 0.1; done; exit 1")
    with machine.running("scripts/build", "release", "split-preview") as process:
        wait_for(process, "error: no")
        gate.touch()
        assert process.wait() == 1


def test_what_the_compiler_warns_of_is_shown(machine):
    builds(machine, f"echo 'Scene.swift:1:1: warning: well'\n{PRODUCT}")
    assert "Scene.swift:1:1: warning: well" in build(machine).stderr.splitlines()


def test_control_c_ends_it(machine):
    builds(machine, "echo 'error: started'; sleep 27.1828")
    # A shell lets the commands that it runs in the background ignore the signal, and these tests can be one.
    heeds = {"start_new_session": True, "preexec_fn": lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)}
    with machine.running("scripts/build", "release", "split-preview", **heeds) as process:
        wait_for(process, "error: started")
        os.killpg(process.pid, signal.SIGINT)
        # The pipe ends with the last process that holds it.
        process.stderr.read()
        assert process.wait() == -signal.SIGINT


class TestWithoutANetwork:
    def test_what_could_not_be_fetched_is_named(self, machine):
        builds(machine, "echo 'error: Git command failed: cannot change to a folder'; exit 1")
        machine.has("git", "echo 'fatal: unable to access: Could not resolve host: github.com' >&2; exit 128")
        result = build(machine)
        last = (
            f"{DEPENDENCY} cannot be fetched. Check the connection, and try again: "
            "fatal: unable to access: Could not resolve host: github.com"
        )
        assert (result.returncode, result.stderr.splitlines()[-1]) == (1, last)

    def test_an_error_of_another_kind_is_not_the_networks(self, machine):
        builds(machine, "echo 'error: no'; exit 1")
        assert build(machine).stderr.splitlines() == [*FIRST, "error: no"]

    @pytest.mark.skipif(not shutil.which("swift"), reason="there is no Swift")
    def test_with_the_real_swift_and_git(self, tmp_path):
        checkout = copy_of_checkout(tmp_path / "a folder é", whole=True)
        environment = {
            **os.environ,
            "HOME": str(tmp_path),  # With an empty cache of packages.
            "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_CONFIG_COUNT": "1",
            "GIT_CONFIG_KEY_0": "url.https://unreachable.invalid/.insteadOf",
            "GIT_CONFIG_VALUE_0": "https://github.com/",
        }
        result = subprocess.run(
            ["scripts/build", "release", "split-preview"], cwd=checkout, env=environment, capture_output=True, text=True
        )
        last = result.stderr.splitlines()[-1]
        assert result.returncode == 1
        assert "Check the connection, and try again: " in last, result.stderr


class TestOnAFullDisk:
    @pytest.fixture
    def disk(self, tmp_path):
        """Mounts a disk of so many megabytes; the machine on it has everything there."""
        disk = tmp_path / "disk"
        disk.mkdir()

        def mount(megabytes):
            mounted = subprocess.run(
                ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", disk], capture_output=True, text=True
            )
            if mounted.returncode:
                pytest.skip(f"no disk can be mounted: {mounted.stderr}")
            machine = Machine(disk)
            builds(machine, PRODUCT)
            return machine

        if not IS_ROOT:
            pytest.skip("only root may mount a disk")
        yield mount
        subprocess.run(["umount", "--lazy", disk], check=True)

    def test_it_does_not_begin(self, disk):
        machine = disk(20)
        result = build(machine)
        assert result.returncode == 1
        assert result.stderr.splitlines() == [
            f"The disk is too full: the build takes 200 MB, and {machine.checkout} has 19 MB left. Make room, and try again."
        ]
        assert ["swift build"] != [call[:11] for call in machine.calls_of("swift")]

    def test_it_says_so_when_it_fills_on_the_way(self, disk):
        machine = disk(210)
        builds(machine, "dd if=/dev/zero of=filler bs=1M 2>/dev/null; echo 'error: something'; exit 1")
        result = build(machine, environment={"TMPDIR": "/tmp"})
        last = f"The disk is full at {machine.checkout}. Make room, and try again."
        assert (result.returncode, result.stderr.splitlines()[-2:]) == (1, ["error: something", last])

    def test_nothing_can_be_written_for_a_moment(self, machine):
        result = build(machine, environment={"TMPDIR": "/dev/null"})
        assert sentence(result) == (
            "Nothing can be written into /dev/null: make room there, or name another folder as TMPDIR."
        )

    def test_the_words_for_it_are_known(self, machine):
        words = "<unknown>:0: note: IO failure on output stream: No space left on device"
        builds(machine, f"echo '{words}'; exit 1")
        assert build(machine).stderr.splitlines()[-2:] == [words, "The disk is full. Make room, and try again."]


class TestInAFolderThatCannotBeWrittenTo:
    def sentence(self, machine, part=""):
        if part:
            what = f"{machine.checkout}/{part} cannot be written to: another user has made it, perhaps root."
            return f"The folder {what} Remove it, and try again."
        what = f"{machine.checkout} cannot be written to, and what is built goes into it"
        return f"The folder {what}: clone it into a folder of yours."

    def test_a_disk_that_is_mounted_to_be_read_only(self, machine):
        if not IS_ROOT or subprocess.run(["mount", "--bind", machine.checkout, machine.checkout]).returncode:
            pytest.skip("only root may mount a folder")
        try:
            subprocess.run(["mount", "-o", "remount,bind,ro", machine.checkout], check=True)
            result = machine.run("make", "run")
        finally:
            subprocess.run(["umount", "--lazy", machine.checkout], check=True)
        assert result.stderr.splitlines()[0] == self.sentence(machine)
        assert result.returncode == 2

    @pytest.mark.parametrize("part", ["", ".build", ".venv"])
    def test_a_folder_of_another_user(self, part):
        with machine_for_others() as machine:
            if part:
                machine.checkout.chmod(0o777)
            folder = machine.checkout / part
            folder.mkdir(exist_ok=True)
            folder.chmod(0o555)
            result = machine.set_up(**NOBODY)
            folder.chmod(0o755)
            assert sentence(result) == self.sentence(machine, part)


def test_a_machine_without_the_tools_to_bundle_runs_the_page_as_it_is(machine):
    (machine.checkout / ".build/page/sources").write_text("older")
    machine.lacks("esbuild")
    machine.has("dnf")
    result = machine.run("make", "run")
    assert (result.returncode, result.stdout) == (0, "serve\n")
    assert result.stderr.splitlines()[-1] == "The page is not bundled, because there is no esbuild here. It works, and loads slower."
