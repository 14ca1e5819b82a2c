"""The scripts themselves."""

import pathlib
import re

import pytest

from machine import ROOT

SCRIPTS = sorted(path for path in (ROOT / "scripts").rglob("*") if path.is_file())

#: Words that bash knows only since its version 4, while a Mac's is 3.2.
NEWER_THAN_3_2 = re.compile(
    r"\b(mapfile|readarray|coproc)\b|declare -[Ag]|local -[An]|\|&|&>>|\$\{\w+(,,?|\^\^?|@\w)\}|wait -n|EPOCHSECONDS|\bread -t 0\."
)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_the_bash_of_a_mac_knows_every_word(script):
    newer = [match.group() for match in NEWER_THAN_3_2.finditer(script.read_text())]
    assert newer == []


def test_commands_that_end_at_once_are_watched_like_others(machine):
    script = """
      . scripts/lib/say.sh; . scripts/lib/progress.sh; make_work_folder; log=$(new_log)
      for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        watched "$log" '^noise' echo "$i" || fail "the command has failed"
        [ -d "$work" ] || fail "the folder is gone after $i"
      done
      echo "$work"
    """
    result = machine.run("bash", "-euo", "pipefail", "-c", script)
    assert (result.returncode, result.stderr.split()) == (0, [str(i) for i in range(1, 21)])
    assert not pathlib.Path(result.stdout.strip()).exists()
