"""A checkout of a stranger is read and built, and nothing of it acts on this machine."""

import hashlib
import os
import pathlib
import re
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIRST_BUILD = 1800


def tree(folder):
    """Everything below a folder: what each path is, and what it has."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        if path.is_symlink():
            found[name] = f"-> {os.readlink(path)}"
        elif path.is_file():
            found[name] = hashlib.sha256(path.read_bytes()).hexdigest()
        else:
            found[name] = "folder"
    return found


@pytest.fixture
def project(tmp_path):
    """A folder with a copy of an example beside a file that nobody may touch."""
    shutil.copytree(ROOT / "Examples/UIKitApps/DoubleColumn", tmp_path / "project/app")
    (tmp_path / "victim").mkdir()
    (tmp_path / "victim/kept").write_text("kept")
    return tmp_path / "project"


def build(folder, *flags):
    command = [os.environ["SPLIT_PREVIEW_BIN"], "app", str(folder), "--package", str(ROOT), "--build-only", *flags]
    return subprocess.run(command, cwd=folder.parent, capture_output=True, text=True, timeout=FIRST_BUILD)


def builds_and_changes_nothing(top, folder, *flags):
    before = tree(top)
    result = build(folder, *flags)
    assert result.returncode == 0, result.stderr
    assert tree(top) == before
    return result.stderr


def test_the_folder_of_an_app_stays_as_it_is(project, tmp_path):
    builds_and_changes_nothing(tmp_path, project / "app")
    # A second build removes what the first one has made, and only that.
    (project / "app/Plant.swift").write_text((project / "app/Plant.swift").read_text() + "\n")
    builds_and_changes_nothing(tmp_path, project / "app")


@pytest.mark.parametrize("kind", ["list", "link in a folder", "folder that is a link"])
def test_a_build_folder_of_the_checkout_is_not_used(project, tmp_path, kind):
    app = project / "app"
    if kind == "folder that is a link":
        (app / ".split-preview").symlink_to(tmp_path / "victim")
    else:
        (app / ".split-preview/Sources").mkdir(parents=True)
        if kind == "list":
            (app / ".split-preview/Sources/.written").write_text("../../../../victim\n")
        else:
            (app / ".split-preview/Sources/Plant.swift").symlink_to(tmp_path / "victim/kept")
    builds_and_changes_nothing(tmp_path, app)
    # Somebody who names the folder is told that it is not one of the tool's.
    result = build(app, "--build-folder", str(app / ".split-preview"))
    assert result.returncode != 0
    assert "--build-folder" in result.stderr
    assert (tmp_path / "victim/kept").read_text() == "kept"


def test_a_folder_that_the_tool_has_made_is_used_again(project, tmp_path):
    made = tmp_path / "made"
    for _ in range(2):
        result = build(project / "app", "--build-folder", str(made))
        assert result.returncode == 0, result.stderr
    (tmp_path / "copy").mkdir()
    for file in made.glob(".split-preview-*"):
        shutil.copy(file, tmp_path / "copy")
    assert build(project / "app", "--build-folder", str(tmp_path / "copy")).returncode != 0


def test_an_old_table_beside_a_catalogue_keeps_its_texts(project, tmp_path):
    for name in ("A/en.lproj", "C/en.lproj", "B"):
        (project / "app" / name).mkdir(parents=True)
    for name in ("A", "C"):
        (project / f"app/{name}/en.lproj/Localizable.strings").write_text('"k" = "old";\n')
    (project / "app/B/Localizable.xcstrings").write_text(
        '{"strings":{"k":{"localizations":{"en":{"stringUnit":{"value":"new"}},"../../../../victim/x":{"stringUnit":{"value":"v"}}}}}}'
    )
    said = builds_and_changes_nothing(tmp_path, project / "app")
    assert "Localizable.strings does not count" in said
    assert "which is no name of a language" in said


MANIFEST = """// swift-tools-version: 6.0
import Foundation
import PackageDescription
try? Data("ran".utf8).write(to: URL(filePath: "%s"))
let name = "Garden"
let package = Package(name: "x", targets: [.target(name: name, path: "app")])
"""


def test_a_manifest_is_read_and_does_not_run(project, tmp_path):
    (project / "Package.swift").write_text(MANIFEST % (tmp_path / "victim/ran"))
    builds_and_changes_nothing(tmp_path, project)
    result = build(project, "--trust")
    assert result.returncode == 0, result.stderr
    assert (tmp_path / "victim/ran").exists()


def objects(**members):
    body = " ".join(f"{name} = {{ {text} }};" for name, text in members.items())
    return f"{{ rootObject = P; objects = {{ {body} }}; }}"


def test_files_of_one_name_outside_of_the_project_are_both_compiled(project, tmp_path):
    for name, text in {"A": "struct First { private let a = 1 }\n", "B": "struct Second { private let a = 1 }\n"}.items():
        (project / name).mkdir()
        (project / name / "Model.swift").write_text(text)
    app = project / "app"
    with (app / "Plant.swift").open("a") as file:
        file.write("let both = (First(), Second())\n")
    files = ["../A/Model.swift", "../B/Model.swift", *(path.name for path in sorted(app.glob("*.swift")))]
    (app / "Notes.xcodeproj").mkdir()
    (app / "Notes.xcodeproj/project.pbxproj").write_text(
        objects(
            P="mainGroup = G; targets = (T);",
            T='name = Notes; productType = "com.apple.product-type.application"; buildPhases = (S); buildConfigurationList = L;',
            L="buildConfigurations = (D);",
            D=f'name = Debug; buildSettings = {{ SWIFT_ACTIVE_COMPILATION_CONDITIONS = "@{tmp_path}/victim/kept"; }};',
            S=f"files = ({', '.join(f'B{number}' for number in range(len(files)))});",
            G=f"children = ({', '.join(f'F{number}' for number in range(len(files)))}, G, G);",
            **{f"B{number}": f"fileRef = F{number};" for number in range(len(files))},
            **{f"F{number}": f'path = "{file}";' for number, file in enumerate(files)},
        )
    )
    builds_and_changes_nothing(tmp_path, app)
    # A fault in one of them has its own path.
    (project / "B/Model.swift").write_text("struct Second { let a: Missing }\n")
    result = build(app)
    assert result.returncode != 0
    assert f"{project}/B/Model.swift:1:24: error: cannot find type 'Missing' in scope" in result.stderr


@pytest.mark.parametrize("bracket", ["(", "[", "{", "A<"])
def test_brackets_that_nobody_can_read_are_named_by_file_and_line(project, bracket):
    """Swift's parser ends at the 256th `(`, and others fill its stack."""
    (project / "app/Deep.swift").write_text("import UIKit\nlet deep: A = " + bracket * 100_000 + "\n")
    result = build(project / "app")
    assert result.returncode != 0
    # The place of an error is the end of the file for what is open there.
    assert re.search(r"\bDeep\.swift:[23]:\d+: ", result.stderr), result.stderr[:2000]
    assert "signal" not in result.stderr and "fault of Split Preview" not in result.stderr
