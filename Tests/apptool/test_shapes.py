"""Code in the shapes that others' apps have: it compiles through the rewriter, and it does what it does on a device."""

import json
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
#: The first build of the module and of the rewriter takes minutes.
FIRST_BUILD = 1800


def texts(node):
    """All texts that are drawn in a scene."""
    if isinstance(node, dict):
        found = [node["text"]] if isinstance(node.get("text"), str) else []
        return found + [text for part in node.values() for text in texts(part)]
    return [text for part in node for text in texts(part)] if isinstance(node, list) else []


def results(name):
    """The lines of the label that the app of a folder shows."""
    command = [os.environ["SPLIT_PREVIEW_BIN"], "scene", "--app", str(ROOT / "Tests/apptool" / name), "--package", str(ROOT)]
    result = subprocess.run(command, capture_output=True, text=True, timeout=FIRST_BUILD)
    assert result.returncode == 0, result.stderr
    return max(texts(json.loads(result.stdout)), key=len).split("\n")


def test_code_of_other_apps_does_what_it_does_on_a_device():
    assert results("Shapes") == [
        # A metatype makes an instance of the class that it stands for, by the initializer that this class overrides.
        "[9.0, 9.0] Lines",
        "TitledStack titled 1",
        "TitledStack titled",
        "1 7.0 UISwitch [1, 1] Grid",
        # Names from before Swift 4.2.
        "1 0 24 1 true",
        # Overrides in extensions, also of overloads and in a public extension, and of what an extension declares.
        "counted 1 counted a shared",
        "own number own text",
        # Optional methods as values, and a call of one whose name a property has too.
        "picked 4 true 3",
        # `#available` in a file without an import.
        "a model",
    ]


def test_libraries_in_the_shapes_of_those_that_apps_use_compile_and_lay_out():
    assert results("Libraries") == [
        # SnapKit: made, with another constant, and made anew; then a label and a priority.
        "10 10 40 30, 58 10 130 30; 10 10 40 30, 58 10 100 30; 10 10 40 30, 20 20 260 160; first 250.0",
        # Cartography, and Stevia.
        "7 5 50 50, 60 5 50 50",
        "8 0 284 44, 8 44 30 20; 3 third",
        # PinLayout, and EasyPeasy, whose second attribute takes the place of the first.
        "12 10 258 100, 100 6 20 10; 4",
        # TinyConstraints, Reusable, DifferenceKit, and Static.
        "10 11 20 10, 40 11 9 9",
        "a b c NameCell",
        "4 a c d e",
        "one One true 2",
    ]
