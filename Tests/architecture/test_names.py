"""The engine knows no name of the framework for whose apps the module UIKit stands."""

import re

import pytest

from swift_text import code_of

#: A name as the framework's types have it.
NAME = re.compile(r"\bUI[A-Z]\w+")


def names_in(folder):
    """Each use of such a name in the code of a folder, in words."""
    return [
        f"{path.relative_to(folder.parent)}: {name}"
        for path in sorted(folder.rglob("*.swift"))
        for name in NAME.findall(code_of(path.read_text(encoding="utf-8")))
    ]


@pytest.mark.parametrize("name", ["SplitKit", "SplitRules"])
def test_the_engine_has_no_name_of_uikit(sources, name):
    assert names_in(sources / name) == []


def test_a_name_in_code_is_found_and_one_in_a_comment_is_not(tmp_path):
    folder = tmp_path / "Engine"
    folder.mkdir()
    (folder / "a.swift").write_text("/// `UIView` is Apple's.\nlet view: UIView? = nil\n", encoding="utf-8")
    assert names_in(folder) == ["Engine/a.swift: UIView"]
