"""The package as a file: what it has, what it needs, and what Debian's checker says."""

import gzip
import json
import re
import subprocess

import pytest

from conftest import ROOT, field, run

UNITS = ("split-preview.service", "split-preview@.service")


def manual(unpacked):
    return gzip.decompress((unpacked / "usr/share/man/man1/split-preview.1.gz").read_bytes()).decode()


def commands(unpacked):
    """The description of all subcommands that the program shows, by the program itself."""
    description = json.loads(run(unpacked / "usr/bin/split-preview", "--experimental-dump-help"))
    return [
        command
        for command in description["command"]["subcommands"]
        if command.get("shouldDisplay", True) and command["commandName"] != "help"
    ]


def test_debians_checker_finds_nothing(package):
    """Every override in the package has a comment above it that says why."""
    assert run("lintian", "--fail-on", "error,warning", "--allow-root", package) == ""


def test_each_override_of_the_checker_is_explained():
    lines = (ROOT / "deploy/debian/split-preview.lintian-overrides").read_text().splitlines()
    for previous, line in zip(["", *lines], lines, strict=False):
        assert line.startswith("#") or previous.startswith("#"), line


@pytest.mark.parametrize(
    "path",
    [
        "usr/bin/split-preview", "usr/share/split-preview/Public/index.html", "usr/share/split-preview/bundle/sources",
        "usr/share/split-preview/bundle/files/index.html", "usr/share/man/man1/split-preview.1.gz",
        "usr/share/bash-completion/completions/split-preview", "usr/share/zsh/vendor-completions/_split-preview",
        "usr/share/fish/vendor_completions.d/split-preview.fish", "lib/systemd/system/split-preview.service",
        "lib/systemd/system/split-preview@.service", "etc/split-preview/split-preview.env", "etc/split-preview/shared.env",
        "usr/share/doc/split-preview/copyright", "usr/share/doc/split-preview/docs/install.md",
    ],
)  # fmt: skip
def test_it_has(unpacked, path):
    assert (unpacked / path).is_file()


def test_nothing_is_outside_of_its_places(unpacked):
    places = {"/".join(path.relative_to(unpacked).parts[:3]) for path in unpacked.rglob("*") if path.is_file()}
    assert {place.split("/")[0] for place in places} == {"etc", "lib", "usr"}
    assert not list(unpacked.rglob("*.py")) and not list(unpacked.rglob(".*"))


def test_the_notices_of_the_libraries_are_in_it(unpacked):
    notice = unpacked / "usr/share/doc/split-preview/NOTICE"
    text = notice.read_text() if notice.exists() else gzip.decompress(notice.with_suffix(".gz").read_bytes()).decode()
    assert "The SwiftNIO Project" in text


def test_it_depends_on_what_it_links(package):
    depends = field(package, "Depends")
    assert "libwebsockets" in depends and "libc6" in depends and "swift" not in depends.lower()
    assert field(package, "Recommends") == "libwebsockets-evlib-ev"


def test_its_settings_stay_when_they_were_changed(package):
    conffiles = run("dpkg-deb", "--info", package, "conffiles").split()
    assert conffiles == ["/etc/split-preview/shared.env", "/etc/split-preview/split-preview.env"]


def test_no_path_of_the_machine_that_built_it_is_searched_for_libraries(unpacked):
    dynamic = run("readelf", "--dynamic", unpacked / "usr/bin/split-preview")
    assert "RUNPATH" not in dynamic and "RPATH" not in dynamic


def test_its_version_is_that_of_the_program(package, unpacked):
    version = run(unpacked / "usr/bin/split-preview", "--version").split()[0]
    assert field(package, "Version").rpartition("-")[0] == version


def test_the_manual_has_every_command_and_every_flag(unpacked):
    text = manual(unpacked).replace("\\-", "-").replace('"', "")
    for command in commands(unpacked):
        assert f".Ss {command['commandName']}\n" in text
        for argument in command.get("arguments") or []:
            for name in argument.get("names") or []:
                if argument.get("shouldDisplay", True) and argument["valueName"] not in ("help", "version"):
                    assert re.search(rf"Fl -?{re.escape(name['name'])}( |$)", text, re.MULTILINE), (command["commandName"], name)


def test_the_manual_is_drawn_without_a_warning(unpacked, tmp_path):
    page = tmp_path / "split-preview.1"
    page.write_text(manual(unpacked))
    drawn = subprocess.run(
        ["man", "--warnings", "--local-file", page],
        capture_output=True,
        text=True,
        env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "MANWIDTH": "80"},
    )
    assert (drawn.returncode, drawn.stderr) == (0, "")
    assert "--resume-for" in drawn.stdout and "split-preview serve [options]" in drawn.stdout
    checked = subprocess.run(["mandoc", "-Tlint", "-Wwarning", page], capture_output=True, text=True)
    assert (checked.returncode, checked.stdout) == (0, "")


@pytest.mark.parametrize(
    "shell, path",
    [
        ("bash", "usr/share/bash-completion/completions/split-preview"),
        ("zsh", "usr/share/zsh/vendor-completions/_split-preview"),
        ("fish", "usr/share/fish/vendor_completions.d/split-preview.fish"),
    ],
)
def test_the_completion_of_a_shell_is_right(unpacked, shell, path):
    run(shell, "-n", unpacked / path)
    text = (unpacked / path).read_text()
    for command in commands(unpacked):
        assert command["commandName"] in text


def test_bash_completes_a_command(unpacked):
    script = f"""
      PATH={unpacked}/usr/bin:$PATH
      . {unpacked}/usr/share/bash-completion/completions/split-preview
      COMP_WORDS=(split-preview au) COMP_CWORD=1 COMP_LINE='split-preview au' COMP_POINT=16
      $(complete -p split-preview | sed -n 's/.* -F \\([^ ]*\\) .*/\\1/p') split-preview au split-preview
      echo "${{COMPREPLY[@]}}"
    """
    assert run("bash", "-c", script).split() == ["audit"]


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_understands_a_unit(unpacked, unit):
    name = unit.replace("@.", "@a.")
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", f"--root={unpacked}", name], capture_output=True, text=True
    )
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.parametrize("unit", UNITS)
def test_a_service_has_few_rights(unpacked, unit):
    """Below 2.0 of 10, by systemd's own count."""
    run("systemd-analyze", "security", "--offline=true", "--threshold=20", unpacked / "lib/systemd/system" / unit)


def used_flags(text):
    return set(re.findall(r"(?<=[ =])--([a-z-]+)", text))


@pytest.mark.parametrize(
    "path", [*(f"lib/systemd/system/{unit}" for unit in UNITS), "etc/split-preview/shared.env", "etc/split-preview/split-preview.env"]
)
def test_the_program_knows_every_flag_of_a_service(unpacked, path):
    (serve,) = [command for command in commands(unpacked) if command["commandName"] == "serve"]
    known = {name["name"] for argument in serve["arguments"] for name in argument.get("names") or []}
    used = used_flags((unpacked / path).read_text())
    assert used <= known and used != set()


def test_homebrews_formula_is_ruby():
    run("ruby", "-wc", ROOT / "deploy/homebrew/split-preview.rb")
