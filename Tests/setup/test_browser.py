"""Which browser the page's tests get."""

import os
import subprocess
import sys

import pytest

from machine import BROWSER, ROOT, SNAP_STUB

INSTALL = "apt-get install -y -q --no-install-recommends chromium-headless-shell"
NONE = (
    "No browser here shows a page. Install Chromium or Chrome, or name one: "
    "SPLIT_PREVIEW_BROWSER=/path/to/chrome make test-page"
)
DOWNLOAD = "Downloading Chromium with Playwright into .venv/browsers: up to 200 MB."


@pytest.fixture
def machine(machine):
    """With Python packages whose Playwright has nothing and gets nothing."""
    machine.has_python_packages("exit 1")
    return machine


def playwright(machine, installs):
    """Python packages whose Playwright keeps its browser in the folder of `PLAYWRIGHT_BROWSERS_PATH`."""
    machine.has_python_packages(
        f"""case "$*" in
          '-m playwright install-deps chromium') touch '{machine.folder}/libraries' ;;
          '-m playwright install'*) {installs} ;;
          *) echo "${{PLAYWRIGHT_BROWSERS_PATH:-$HOME/cache}}/chrome" ;;
        esac"""
    )


def a_browser_at(path, script=BROWSER):
    return f"""mkdir -p "$(dirname "{path}")"; printf '%s\\n' '#!/bin/sh' "{script}" >"{path}"; chmod +x "{path}" """


def found(machine, **environment):
    result = machine.run("scripts/browser", environment=environment)
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout.rstrip("\n")


class TestFinding:
    @pytest.mark.parametrize("name", ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
    def test_one_on_the_path_is_found(self, machine, name):
        path = machine.has(name, BROWSER)
        assert found(machine) == str(path)

    def test_one_that_only_exists_is_passed_over(self, machine):
        machine.has("chromium", SNAP_STUB)
        path = machine.has("google-chrome", BROWSER)
        assert found(machine) == str(path)

    def test_one_that_hangs_is_ended_with_its_children(self, machine):
        marker = "31.4159"
        machine.has("chromium", f"sleep {marker} & sleep {marker}")
        path = machine.has("google-chrome", BROWSER)
        assert found(machine, BROWSER_SECONDS="1") == str(path)
        assert marker not in subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True).stdout

    def test_one_in_playwrights_cache_is_found(self, machine):
        playwright(machine, "exit 1")
        path = machine.has("chrome", BROWSER, at=machine.folder / "cache/chrome")
        assert found(machine) == str(path)

    def test_one_that_was_downloaded_here_is_found(self, machine):
        playwright(machine, "exit 1")
        path = machine.has("chrome", BROWSER, at=machine.checkout / ".venv/browsers/chrome")
        assert found(machine) == str(path)

    def test_one_that_has_worked_is_not_started_again(self, machine):
        path = machine.has("chromium", BROWSER)
        assert [found(machine), found(machine)] == [str(path)] * 2
        assert len(machine.calls_of("chromium")) == 1

    def test_one_that_is_gone_is_forgotten(self, machine):
        machine.has("chromium", BROWSER)
        found(machine)
        machine.lacks("chromium")
        path = machine.has("google-chrome", BROWSER)
        assert found(machine) == str(path)

    def test_one_may_be_chosen(self, machine):
        machine.has("chromium", BROWSER)
        path = machine.has("other", BROWSER, at=machine.folder / "other browser")
        found(machine)
        assert found(machine, SPLIT_PREVIEW_BROWSER=str(path)) == str(path)

    def test_one_that_was_chosen_has_to_work(self, machine):
        machine.has("chromium", BROWSER)
        path = machine.has("other", "echo 'error: no display' >&2; exit 1", at=machine.folder / "other")
        result = machine.run("scripts/browser", environment={"SPLIT_PREVIEW_BROWSER": str(path)})
        assert (result.returncode, result.stderr) == (
            1, f"SPLIT_PREVIEW_BROWSER names {path}, which does not show a page: error: no display\n"
        )  # fmt: skip

    def test_without_one_it_says_how_to_get_it(self, machine):
        stub = machine.has("chromium", SNAP_STUB)
        result = machine.run("scripts/browser")
        assert (result.returncode, result.stdout, result.stderr) == (
            1, "", f"No browser here shows a page, neither does {stub}; `make setup-page` gets one that does.\n"
        )  # fmt: skip


class TestGetting:
    def test_one_that_works_is_left_alone(self, machine):
        machine.has_apt()
        machine.has("chromium", BROWSER)
        result = machine.set_up("page")
        assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
        assert not machine.calls_of("apt-get")

    def test_the_distributions_comes_first(self, machine):
        path = machine.commands / "chromium-headless-shell"
        machine.has_apt(installs=a_browser_at(path))
        result = machine.set_up("page")
        assert result.stderr.splitlines() == [
            "Installing with apt: chromium-headless-shell.", "apt downloads 2 packages, 2 MB."
        ]  # fmt: skip
        assert machine.calls_of("apt-get")[-1] == INSTALL
        assert len([call for call in machine.calls_of("apt-get") if " update" in call]) == 1
        assert found(machine) == str(path)

    def test_without_a_package_of_the_windowless_one_it_is_the_whole_one(self, machine):
        path = machine.commands / "chromium"
        machine.has_apt(installs=a_browser_at(path))
        machine.has("apt-cache", 'case "$*" in *headless-shell) exit 100 ;; *) echo "Description-en: web browser" ;; esac')
        assert machine.set_up("page").returncode == 0
        assert machine.calls_of("apt-get")[-1].endswith(" chromium")
        assert found(machine) == str(path)

    def test_with_dnf_too(self, machine):
        path = machine.commands / "chromium-browser"
        machine.has("dnf", a_browser_at(path))
        assert machine.set_up("page").returncode == 0
        assert found(machine) == str(path)

    def test_a_package_that_is_a_snap_is_not_installed(self, machine):
        stub = machine.has("chromium-browser", SNAP_STUB)
        machine.has_apt()
        machine.has("apt-cache", "echo 'Description-en: Transitional package - chromium-browser -> chromium snap'")
        playwright(machine, a_browser_at("$PLAYWRIGHT_BROWSERS_PATH/chrome"))
        result = machine.set_up("page")
        assert result.stderr.splitlines() == [f"Here, but without showing a page: {stub}.", DOWNLOAD]
        assert INSTALL not in machine.calls
        assert found(machine) == str(machine.checkout / ".venv/browsers/chrome")

    def test_a_package_that_apt_does_not_know_is_not_installed(self, machine):
        machine.has_apt()
        machine.has("apt-cache", "exit 100")
        machine.set_up("page")
        assert INSTALL not in machine.calls

    def test_without_root_playwrights_is_tried(self, machine):
        machine.has("id", "echo 1000")
        machine.has_apt()
        playwright(machine, a_browser_at("$PLAYWRIGHT_BROWSERS_PATH/chrome"))
        result = machine.set_up("page")
        assert result.returncode == 0
        assert result.stderr.splitlines() == [
            "Only root may install what is missing, and there is no sudo here. As root: apt-get install chromium",
            DOWNLOAD,
        ]

    def test_a_download_that_lacks_libraries_gets_them(self, machine):
        machine.has_apt()
        machine.has("apt-cache", "exit 100")
        works_with_libraries = f"[ -e {machine.folder}/libraries ] && {BROWSER}".replace('"', '\\"')
        playwright(machine, a_browser_at("$PLAYWRIGHT_BROWSERS_PATH/chrome", works_with_libraries))
        result = machine.set_up("page")
        assert result.returncode == 0, result.stderr
        assert result.stderr.splitlines() == [DOWNLOAD, "Installing the libraries that it takes with apt."]

    def test_a_mac_gets_playwrights(self, machine):
        machine.has("uname", "echo Darwin")
        machine.has("brew")
        playwright(machine, a_browser_at("$PLAYWRIGHT_BROWSERS_PATH/chrome"))
        result = machine.set_up("page")
        # A Mac that runs this test may have a browser of its own.
        assert (result.returncode, result.stderr) in [(0, DOWNLOAD + "\n"), (0, "")]
        assert not machine.calls_of("brew")

    def test_where_nothing_can_be_had_it_says_what_to_do(self, machine):
        playwright(machine, "echo 'Error: getaddrinfo ENOTFOUND cdn.example' >&2; exit 1")
        result = machine.set_up("page")
        assert (result.returncode, result.stderr.splitlines()) == (
            1,
            [
                DOWNLOAD,
                "Playwright could not download it. The network cannot be reached. Check the connection, and try again: "
                "Error: getaddrinfo ENOTFOUND cdn.example",
                NONE,
            ],
        )

    def test_the_real_playwright_without_a_network(self, machine):
        machine.has_python_packages(f'exec "{sys.executable}" "$@"')
        unreachable = {"PLAYWRIGHT_DOWNLOAD_HOST": "http://127.0.0.1:9"}
        result = machine.set_up("page", environment=unreachable)
        *_, reason, last = result.stderr.splitlines()
        assert reason.startswith("Playwright could not download it. The network cannot be reached."), result.stderr
        assert (result.returncode, last) == (1, NONE)


def test_the_tests_of_the_page_take_the_browser_that_was_chosen():
    environment = {**os.environ, "SPLIT_PREVIEW_BROWSER": "/bin/false"}
    result = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "Tests/page/test_bar.py", "-x"],
        cwd=ROOT, env=environment, capture_output=True, text=True,
    )  # fmt: skip
    assert result.returncode == 1
    assert "SPLIT_PREVIEW_BROWSER names /bin/false, which does not show a page" in result.stdout
