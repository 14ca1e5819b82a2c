"""The page that a server takes if no flag names one."""

import re
import shutil
import subprocess

import pytest

from conftest import BINARY, DEADLINE
from wire import fetch


@pytest.fixture
def title():
    """The title of the page that a program serves, which is started without a flag for the page."""
    processes = []

    def start(program):
        process = subprocess.Popen([program, "serve", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        processes.append(process)
        port = int(re.search(r":(\d+)/", process.stdout.readline())[1])
        return re.search(b"<title>(.*)</title>", fetch(port).body)[1].decode()

    yield start
    for process in processes:
        process.kill()
        process.wait(DEADLINE)
        process.stdout.close()
        process.stderr.close()


def page(folder, title):
    folder.mkdir(parents=True)
    (folder / "index.html").write_text(f"<!doctype html><title>{title}</title>")


@pytest.fixture
def installed(tmp_path):
    """A program in a directory `bin`, and a link to it in another one."""
    program = tmp_path / "usr/bin/split-preview"
    program.parent.mkdir(parents=True)
    shutil.copy(BINARY, program)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/split-preview").symlink_to(program)
    return program


def test_an_installed_program_serves_the_page_of_its_installation(installed, title, tmp_path):
    page(tmp_path / "usr/share/split-preview/Public", "installed")
    page(installed.parent / "Public", "beside")
    assert title(installed) == "installed"
    assert title(tmp_path / "bin/split-preview") == "installed", "through a link"


def test_a_program_without_an_installed_page_serves_that_of_its_package(installed, title):
    page(installed.parent / "Public", "beside")
    assert title(installed) not in ("installed", "beside")
