"""The build that a CI keeps: which key it has, when it is used, and when it is made anew."""

import re
import shutil

import pytest

from machine import IS_ROOT, NOBODY, copy_of_checkout, machine_for_others, sentence

#: A Swift with a version, whose builds are programs that start.
SWIFT = """
case $1 in
  --version) echo 'Swift version {version}'; echo 'Target: {target}' ;;
  build)
    mkdir -p .build/release
    printf '#!/bin/sh\\necho "$@"\\n' >.build/release/split-preview
    chmod +x .build/release/split-preview ;;
esac
"""

PROGRAM = ".build/cached/bin/split-preview"
PAGE = ".build/cached/share/split-preview"


def with_tools(machine):
    """Gives a machine the tools of a cached build, and a checkout with a few sources."""
    machine.has_real("find", "sort", "sha256sum")
    has_swift(machine)
    has_libwebsockets(machine, "4.1.6")
    with_sources(machine.checkout)
    machine.is_bundled("page-version --public Public")
    return machine


def with_sources(checkout):
    for name in ("Sources/Kit/Kit.swift", "Public/index.html", "Public/app/main.js"):
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_text(name)


def has_swift(machine, version="6.3.1 (swift-6.3.1-RELEASE)", target="x86_64-unknown-linux-gnu"):
    machine.has("swift", SWIFT.format(version=version, target=target))


def has_libwebsockets(machine, version):
    has_libraries(machine, libwebsockets=version)


def has_libraries(machine, libwebsockets="4.1.6", zlib="1.2.13"):
    machine.has("pkg-config", f"case $* in '--modversion libwebsockets') echo {libwebsockets} ;; '--modversion zlib') echo {zlib} ;; esac")


@pytest.fixture
def machine(machine):
    return with_tools(machine)


def key(machine):
    result = machine.run("scripts/cached-build", "key")
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout


def program(machine, **options):
    return machine.run("scripts/cached-build", "program", **options)


def builds(machine):
    return [call for call in machine.calls_of("swift") if call.startswith("swift build")]


class TestKey:
    def test_it_is_the_same_for_the_same_sources_and_tools_in_another_checkout(self, machine, tmp_path):
        first = key(machine)
        assert re.fullmatch(r"split-preview-Linux-\w+-[0-9a-f]{32}\n", first)
        machine.checkout = copy_of_checkout(tmp_path / "other")
        with_sources(machine.checkout)
        assert key(machine) == first

    @pytest.mark.parametrize("name", ["Sources/Kit/Kit.swift", "Public/app/main.js", "scripts/build", "Package.swift"])
    def test_it_changes_with_a_file_that_goes_into_the_build(self, machine, name):
        first = key(machine)
        with (machine.checkout / name).open("a") as file:
            file.write("\n")
        assert key(machine) != first

    def test_it_changes_with_the_name_of_a_file(self, machine):
        first = key(machine)
        (machine.checkout / "Sources/Kit/Kit.swift").rename(machine.checkout / "Sources/Kit/Other.swift")
        assert key(machine) != first

    @pytest.mark.parametrize("name", ["README.md", "Tests/requirements.txt", "scripts/__pycache__/manual.cpython-311.pyc"])
    def test_it_stays_when_another_file_changes(self, machine, name):
        first = key(machine)
        (machine.checkout / name).parent.mkdir(exist_ok=True)
        (machine.checkout / name).write_text("other")
        assert key(machine) == first

    def test_it_changes_with_every_word_that_swift_says_of_its_version(self, machine):
        keys = {key(machine)}
        has_swift(machine, version="6.3.2 (swift-6.3.2-RELEASE)")
        keys.add(key(machine))
        has_swift(machine, target="x86_64-unknown-linux-musl")
        keys.add(key(machine))
        assert len(keys) == 3

    def test_it_changes_with_libwebsockets_and_the_system(self, machine):
        keys = {key(machine)}
        has_libwebsockets(machine, "4.3.5")
        keys.add(key(machine))
        machine.has("uname", "case $1 in -m) echo aarch64 ;; *) echo Linux ;; esac")
        keys.add(key(machine))
        assert len(keys) == 3

    @pytest.mark.parametrize("tool", ["esbuild", "brotli", "ld.lld"])
    def test_it_changes_with_the_tools_that_bundle_compress_and_link(self, machine, tool):
        (machine.commands / tool).unlink(missing_ok=True)
        keys = {key(machine)}
        for version in ("1.0", "1.1"):
            machine.has(tool, f"[ $1 != --version ] || echo {version}")
            keys.add(key(machine))
        assert len(keys) == 3

    def test_it_changes_with_zlib(self, machine):
        first = key(machine)
        has_libraries(machine, zlib="1.3.1")
        assert key(machine) != first

    def test_it_changes_with_the_linker_of_the_toolchain(self, machine):
        (machine.folder / "swift/lib/swift").mkdir(parents=True)
        target = f"'  \"runtimeResourcePath\": \"{machine.folder}/swift/lib/swift\"'"
        machine.has("swift", SWIFT.format(version="6.3.1", target="x") + f"\n[ $1 != -print-target-info ] || echo {target}")
        first = key(machine)
        machine.has("ld.lld", "[ $1 != --version ] || echo 'LLD 17.0.0'", at=machine.folder / "swift/bin/ld.lld")
        assert key(machine) != first

    def test_on_a_mac_brew_and_the_system_say_their_versions(self, machine):
        machine.has("uname", "echo Darwin")
        machine.has("brew", "[ $1 != list ] || echo libwebsockets 4.5.2")
        machine.has("sw_vers", "echo 26.1")
        # A Mac has another tool for hashes.
        machine.has("shasum", f"shift 2; exec {shutil.which('sha256sum')} \"$@\"")
        machine.lacks("pkg-config", "sha256sum")
        first = key(machine)
        machine.has("sw_vers", "echo 26.2")
        assert first.startswith("split-preview-Darwin-") and key(machine) != first

    def test_without_libwebsockets_there_is_none(self, machine):
        machine.lacks("pkg-config")
        result = machine.run("scripts/cached-build", "key")
        expected = "There is no libwebsockets here, whose version is a part of the key: scripts/setup installs it."
        assert (sentence(result), result.stdout) == (expected, "")

    def test_without_swift_there_is_none(self, machine):
        machine.lacks("swift")
        assert sentence(machine.run("scripts/cached-build", "key")).startswith("There is no swift on the path.")


class TestProgram:
    def test_the_first_run_builds_and_prints_the_path_alone(self, machine):
        result = program(machine)
        assert (result.returncode, result.stdout) == (0, f"{machine.checkout}/{PROGRAM}\n")
        assert result.stderr.splitlines()[0] == "There is no build in .build/cached. It is built now."
        assert len(builds(machine)) == 1
        assert (machine.checkout / PAGE / "Public/app/main.js").read_text() == "Public/app/main.js"
        assert (machine.checkout / PAGE / "bundle/sources").exists()

    def test_a_second_run_builds_nothing(self, machine):
        first = program(machine)
        second = program(machine)
        assert (second.returncode, second.stdout, second.stderr) == (0, first.stdout, "")
        assert len(builds(machine)) == 1

    def test_another_checkout_with_the_folder_builds_nothing(self, machine, tmp_path):
        program(machine)
        kept, machine.checkout = machine.checkout / ".build/cached", copy_of_checkout(tmp_path / "other")
        with_sources(machine.checkout)
        shutil.copytree(kept, machine.checkout / ".build/cached")
        result = program(machine)
        assert (result.returncode, result.stdout, result.stderr) == (0, f"{machine.checkout}/{PROGRAM}\n", "")
        assert len(builds(machine)) == 1

    def test_the_outputs_of_a_step_say_whether_it_was_built(self, machine):
        path = f"path={machine.checkout}/{PROGRAM}"
        for damage, built in ((None, "true"), (None, "false"), ("#!", "true"), (None, "false")):
            if damage:
                (machine.checkout / PROGRAM).write_text(damage)
            result = machine.run("scripts/cached-build", "outputs")
            assert (result.returncode, result.stdout.splitlines()) == (0, [path, f"built={built}"])

    @pytest.mark.parametrize(
        "damage, reason",
        [
            (lambda folder: (folder / "made").unlink(), "There is no build in .build/cached."),
            (lambda folder: (folder / "made").write_text(""), "The build in .build/cached is of other sources or tools."),
            (lambda folder: (folder / "bin/split-preview").write_text("#!"), "The build in .build/cached is damaged."),
            (lambda folder: shutil.rmtree(folder / "bin"), "The build in .build/cached is damaged."),
            (lambda folder: (folder / "share/split-preview/Public/index.html").unlink(), "The build in .build/cached is damaged."),
            (lambda folder: (folder / "bin/split-preview").chmod(0o644), "The program in .build/cached does not start here."),
        ],
        ids=["incomplete", "empty", "cut short", "without a program", "without a page", "not executable"],
    )
    def test_what_cannot_be_used_is_built_anew(self, machine, damage, reason):
        program(machine)
        damage(machine.checkout / ".build/cached")
        result = program(machine)
        assert (result.returncode, result.stderr.splitlines()[0]) == (0, f"{reason} It is built now.")
        assert len(builds(machine)) == 2
        assert (program(machine).stderr, len(builds(machine))) == ("", 2)

    def test_a_build_of_another_toolchain_is_made_anew(self, machine):
        program(machine)
        has_swift(machine, version="6.4 (swift-6.4-RELEASE)")
        assert program(machine).stderr.splitlines()[0] == "The build in .build/cached is of other sources or tools. It is built now."
        assert len(builds(machine)) == 2

    def test_a_build_that_fails_keeps_nothing_new(self, machine):
        machine.has("swift", "case $1 in --version) echo 'Swift version 6.3.1' ;; build) echo 'error: no'; exit 3 ;; esac")
        result = program(machine)
        assert (result.returncode, result.stdout) == (3, "")
        assert not (machine.checkout / ".build/cached").exists()

    @pytest.mark.skipif(not IS_ROOT, reason="only root can make a folder of another user")
    def test_a_folder_of_another_user_is_named_before_anything_is_built(self):
        with machine_for_others() as machine:
            with_tools(machine)
            (machine.checkout / ".build/cached").mkdir()
            for folder in (machine.checkout, machine.checkout / ".build", machine.folder):
                folder.chmod(0o777)
            result = program(machine, **NOBODY)
            assert (result.returncode, result.stdout) == (1, "")
            assert result.stderr.splitlines()[-1] == (
                f"The folder {machine.checkout}/.build/cached cannot be written to: another user has made it, perhaps root. "
                "Remove it, and try again."
            )
            assert not builds(machine)


def test_another_word_is_answered_with_those_that_there_are(machine):
    assert sentence(machine.run("scripts/cached-build")) == "scripts/cached-build key|program|outputs"
