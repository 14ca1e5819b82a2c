"""The code in docs/your-own-app.md is the example's."""

import re

import pytest

from conftest import EXAMPLE, ROOT

GUIDE = (ROOT / "docs/your-own-app.md").read_text(encoding="utf-8")

#: A file of the example, and the code that is shown of it.
BLOCKS = re.findall(r"\]\(\.\./Examples/Recipes/([^)\n]+\.(swift|js))\):\n\n```(?:swift|js)\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("language", ["swift", "js"])
def test_every_block_names_its_file(language):
    assert [kind for _, kind, _ in BLOCKS].count(language) == GUIDE.count(f"```{language}\n") > 0


@pytest.mark.parametrize("file, code", [(file, code) for file, _, code in BLOCKS], ids=[f"{index}-{file}" for index, (file, _, _) in enumerate(BLOCKS)])
def test_a_block_is_a_part_of_its_file(file, code):
    assert code in (EXAMPLE / file).read_text(encoding="utf-8")


def test_the_guide_shows_every_file_but_the_recipes():
    shown = {file.split("/")[-1] for file, _, _ in BLOCKS}
    files = {file.name for kind in ("*.swift", "*.js") for file in EXAMPLE.rglob(kind) if ".build" not in file.parts}
    assert files - shown == {"Recipe.swift"}


@pytest.mark.parametrize("path", sorted(set(re.findall(r"\]\((?!http|#)([^)#]+)", GUIDE))))
def test_a_link_leads_somewhere(path):
    assert (ROOT / "docs" / path).exists()
