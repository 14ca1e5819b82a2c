"""The scripts themselves."""

import re
import shutil
import subprocess

import pytest

from machine import ROOT

SCRIPTS = sorted(path for path in (ROOT / "scripts").rglob("*") if path.is_file())

#: Words that bash knows only since its version 4, while a Mac's is 3.2.
NEWER_THAN_3_2 = re.compile(
    r"\b(mapfile|readarray|coproc)\b|declare -[Ag]|local -[An]|\|&|&>>|\$\{\w+(,,?|\^\^?|@\w)\}|wait -n|EPOCHSECONDS|\bread -t 0\."
)


@pytest.mark.skipif(not shutil.which("shellcheck"), reason="there is no shellcheck")
def test_shellcheck_has_nothing_to_say():
    result = subprocess.run(["shellcheck", "-x", *SCRIPTS], cwd=ROOT, capture_output=True, text=True)
    assert (result.returncode, result.stdout) == (0, "")


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_the_bash_of_a_mac_knows_every_word(script):
    newer = [match.group() for match in NEWER_THAN_3_2.finditer(script.read_text())]
    assert newer == []
