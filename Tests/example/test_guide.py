"""The code in docs/your-own-app.md is the example's."""

import re

import pytest

from conftest import EXAMPLE, ROOT

GUIDE = (ROOT / "docs/your-own-app.md").read_text(encoding="utf-8")

#: A file of the example, and the code that is shown of it.
BLOCKS = re.findall(r"\]\(\.\./Examples/Recipes/([^)\n]+\.swift)\):\n\n```swift\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)


def test_every_block_of_swift_names_its_file():
    assert len(BLOCKS) == GUIDE.count("```swift\n") > 0


@pytest.mark.parametrize("file, code", BLOCKS, ids=[f"{index}-{file}" for index, (file, _) in enumerate(BLOCKS)])
def test_a_block_is_a_part_of_its_file(file, code):
    assert code in (EXAMPLE / file).read_text(encoding="utf-8")


def test_the_guide_shows_every_file_but_the_recipes():
    shown = {file.split("/")[-1] for file, _ in BLOCKS}
    files = {file.name for file in EXAMPLE.rglob("*.swift") if ".build" not in file.parts}
    assert files - shown == {"Recipe.swift"}


@pytest.mark.parametrize("path", sorted(set(re.findall(r"\]\((?!http|#)([^)#]+)", GUIDE))))
def test_a_link_leads_somewhere(path):
    assert (ROOT / "docs" / path).exists()
