"""The modules of the page that only compute, in the Node that Playwright brings along."""

import pathlib
import subprocess

from playwright._impl._driver import compute_driver_executable

FOLDER = pathlib.Path(__file__).parent


def test_every_module_that_computes():
    node, _ = compute_driver_executable()
    tests = sorted(map(str, FOLDER.glob("*.test.mjs")))
    result = subprocess.run([node, "--test", *tests], capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
