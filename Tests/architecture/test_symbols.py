"""The library of symbols is as its program makes it."""

import subprocess
import sys

from conftest import ROOT


def test_the_library_is_made_from_the_names():
    command = [sys.executable, ROOT / "scripts/symbols/make.py", "--check"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
