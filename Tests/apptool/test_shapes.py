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
