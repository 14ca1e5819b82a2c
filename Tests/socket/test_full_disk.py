"""A command on a full disk prints its results, says what it could not write, and spoils no earlier file."""

import pathlib
import subprocess

import pytest

from conftest import BINARY, DEADLINE

FULL = pathlib.Path("/dev/full")
CHECKS = "format: 1\nscene: mail\nchecks:\n  - {name: Wide, widths: [600], expect: {window.width: 1}}\n"
GOLDEN = "format: 1\nscene: mail\nchecks:\n  - {name: Kept, widths: WIDTHS, golden: true}\n"


def check(*arguments, **options):
    return subprocess.run([BINARY, "check", *map(str, arguments)], stderr=subprocess.PIPE, text=True, timeout=DEADLINE, **options)


@pytest.fixture
def disk(tmp_path):
    """A directory on a disk of its own of 64 KiB, and a function that fills it."""
    place = tmp_path / "disk"
    place.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", place], capture_output=True)
    if mounted.returncode != 0:
        pytest.skip(f"no disk can be mounted here: {mounted.stderr.decode().strip()}")

    def fill():
        with open(place / "filler", "wb", buffering=0) as filler:
            try:
                while filler.write(b"x" * 4_096):
                    pass
            except OSError:
                pass

    yield place, fill
    subprocess.run(["umount", place], check=True)


@pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")
def test_an_output_that_cannot_be_written_is_an_error(tmp_path):
    file = tmp_path / "mail.yaml"
    file.write_text(CHECKS)
    with open(FULL, "w") as full:
        answer = check(file, "--report", tmp_path / "results.xml", stdout=full)
        other = subprocess.run([BINARY, "sweep", "mail"], stdout=full, stderr=subprocess.PIPE, text=True, timeout=DEADLINE)
    assert answer.returncode == 2 and "The output cannot be written: No space left on device." in answer.stderr
    assert "<testsuites" in (tmp_path / "results.xml").read_text()
    assert other.returncode != 0 and "The output cannot be written" in other.stderr


def test_results_are_printed_although_reports_and_pictures_cannot_be_written(tmp_path, disk):
    place, fill = disk
    file = tmp_path / "mail.yaml"
    file.write_text(CHECKS)
    fill()
    whole = tmp_path / "results.tap"
    answer = check(
        file, "--pictures", place / "pictures", "--report", place / "results.xml", "--report", whole, stdout=subprocess.PIPE
    )
    assert answer.returncode == 2
    assert "FAILED  Wide" in answer.stdout
    assert "The pictures of the failures are left out." in answer.stderr
    assert f"{place}/results.xml cannot be written: No space left on device." in answer.stderr
    assert "not ok 1" in whole.read_text()


def test_a_golden_file_stays_as_it_was_on_a_full_disk(disk):
    place, fill = disk
    file = place / "mail.yaml"
    file.write_text(GOLDEN.replace("WIDTHS", "[400]"))
    golden = place / "mail.golden.txt"
    first = check(file, "--update", stdout=subprocess.PIPE)
    assert first.returncode == 0, first
    before = golden.read_bytes()
    file.write_text(GOLDEN.replace("WIDTHS", "[400, 1180]"))
    fill()
    answer = check(file, "--update", stdout=subprocess.PIPE)
    assert answer.returncode == 2 and "mail.golden.txt cannot be written: No space left on device." in answer.stderr
    assert "Kept" in answer.stdout
    assert golden.read_bytes() == before
    assert sorted(path.name for path in place.iterdir()) == ["filler", "mail.golden.txt", "mail.yaml"]
