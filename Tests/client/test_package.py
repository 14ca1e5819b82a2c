"""The package as it is installed, and its types."""

import subprocess
import sys
import zipfile

from conftest import PACKAGE

PROGRAM = """
from split_preview import AsyncPreview, Client, Explanation, Preview, Scene, Sweep
from split_preview.pytest_plugin import OpenPreview


def drive(client: Client) -> Scene:
    preview: Preview = client.open("lab", width=600)
    explanation: Explanation = preview.explain("split")
    sweep: Sweep = preview.sweep(600, 700, 800)
    print(explanation, sweep.flips)
    return preview.resize(600, 800, safe_area=[0, 0, 0, 0])


def drive_in_a_slot(client: Client, open_preview: OpenPreview) -> list[Preview]:
    return [client.open_in_slot(3, "lab", width=600, height=800), open_preview("lab", width=600, height=800)]


async def drive_with_tasks(preview: AsyncPreview) -> Scene:
    return await preview.tap("A")
"""


def checked(path):
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(path.parent / "cache"), str(path)]
    return subprocess.run(command, capture_output=True, text=True, cwd=PACKAGE / "src", env={"MYPYPATH": str(PACKAGE / "src")})


def test_a_program_that_uses_it_is_checked_by_its_types(tmp_path):
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    assert checked(program).returncode == 0, checked(program).stdout
    program.write_text(PROGRAM.replace('"A"', "x=1, z=2").replace("resize(600", 'resize("600"').replace('"lab", width=600, height', '"lab", widht=600, height'))
    result = checked(program)
    assert result.returncode == 1
    assert result.stdout.count('Unexpected keyword argument "widht"') == 2
    assert 'Unexpected keyword argument "z"' in result.stdout and 'incompatible type "str"; expected "float"' in result.stdout


def test_a_wheel_has_the_types_and_the_plugin(tmp_path):
    options = ["--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--quiet"]
    # The build writes beside the sources, so it gets a copy.
    copy = tmp_path / "python"
    subprocess.run(["cp", "-r", str(PACKAGE), str(copy)], check=True)
    built = subprocess.run([sys.executable, "-m", "pip", "wheel", *options, "--wheel-dir", str(tmp_path), str(copy)], capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("split_preview-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        plugins = archive.read(next(name for name in names if name.endswith("entry_points.txt"))).decode()
    assert {f"split_preview/{path.name}" for path in (PACKAGE / "src/split_preview").glob("*.py")} <= {*names}
    assert "split_preview/py.typed" in names
    assert "split_preview = split_preview.pytest_plugin" in plugins
