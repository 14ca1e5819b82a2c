"""docs/architecture.md draws what the code does."""

import itertools
import math

import pytest

from conftest import ROOT
from folders import Target, are_kin
from imports import imports_by_target
from page import Page
from test_cycles import TARGETS


@pytest.fixture(scope="module")
def page():
    return Page((ROOT / "docs/architecture.md").read_text(encoding="utf-8"))


def test_the_page_draws_what_each_target_imports(page, sources):
    assert page.targets() == imports_by_target(sources)


def test_every_import_goes_down_the_page(page):
    names = [*page.targets()]
    upward = [(name, used) for name, imports in page.targets().items() for used in imports if names.index(used) <= names.index(name)]
    assert not upward


def with_folders(sources):
    return {name: Target(sources / name) for name in TARGETS if len(Target(sources / name).folders) > 1}


def test_the_page_draws_every_folder_once(page, sources):
    drawn = {name: sorted(itertools.chain(*rows)) for name, rows in page.folders().items()}
    targets = with_folders(sources)
    expected = {name: [folder for folder in target.folders if folder != "."] for name, target in targets.items()}
    assert drawn == expected, "The code would be drawn so:\n" + "\n".join(drawing(name, target) for name, target in targets.items())


def drawing(name, target):
    return "\n".join([name, *(f"  {', '.join(row)}" for row in target.rows())])


def test_every_use_of_a_folder_goes_down_the_page(page, sources):
    wrong = []
    for name, target in with_folders(sources).items():
        row_of = {folder: row for row, folders in enumerate(page.folders()[name]) for folder in folders}
        inside_cycles = [*map(set, target.cycles())]
        for (user, used), names in target.uses.items():
            if are_kin(user, used) or any({user, used} <= cycle for cycle in inside_cycles):
                continue
            if row_of.get(user, 0) >= row_of.get(used, math.inf):
                wrong.append(f"{name}: {user} uses {used} ({', '.join(sorted(names)[:4])})")
    assert not wrong, "Not from a row to a lower one:\n" + "\n".join(wrong)


def test_a_row_is_no_higher_than_it_needs_to_be(page, sources):
    """Otherwise rows would say nothing: each folder could have its own."""
    for name, target in with_folders(sources).items():
        for upper, lower in itertools.pairwise(page.folders()[name]):
            assert any((a, b) in target.uses for a in upper for b in lower), f"{name}: {upper} could share a row with {lower}."


def test_the_page_is_read_as_it_is_drawn():
    page = Page("# A\n\n## Targets\n\n```\nA ─▶ B, C\nB ─▶ C\nC\n```\n\n## Folders\n\nWords.\n\n```\nA\n  One, Two/Three\n  Four\n```\n")
    assert page.targets() == {"A": {"B", "C"}, "B": {"C"}, "C": set()}
    assert page.folders() == {"A": [["One", "Two/Three"], ["Four"]]}
