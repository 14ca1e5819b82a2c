"""The kinds of contents and rows that a sample preview can send, beside those that its page knows.

A page draws a content of an unknown kind as a surface with its title, so a missing view is easy to overlook.
"""

import re

import pytest

from conftest import ROOT

SAMPLES = ROOT / "Sources/SamplePreviews"
PUBLIC = ROOT / "Public"

#: The folder of a preview, and the folder of its page.
PAGES = {
    "Adaptability": "adaptability", "Instagram": "instagram", "Mail": "mail", "MailSlide": "mail-slide", "SplitOrFlip": "split-or-flip",
}  # fmt: skip

#: Kinds inside a content, which the view of that content draws.
PARTS = {"highlights", "largeTitle", "profileHeader", "section", "stories", "userStories"}

KIND = re.compile(r'"kind"(?::|,) "(\w+)"|kind: "(\w+)"')
IMPORT = re.compile(r"(?:from|import) '(\.[^']+)'")
REGISTERED = re.compile(r"register(?:View|Row)\('([\w-]+)'")


def sent(folder):
    return {one or other for path in folder.rglob("*.swift") for one, other in KIND.findall(path.read_text(encoding="utf-8"))}


def reached(*modules):
    """The modules that these import, directly or not, and they themselves."""
    found, ahead = set(), [module.resolve() for module in modules]
    while ahead:
        module = ahead.pop()
        if module in found:
            continue
        found.add(module)
        ahead += [(module.parent / name).resolve() for name in IMPORT.findall(module.read_text(encoding="utf-8"))]
    return found


def known(page):
    modules = reached(PUBLIC / "app/main.js", PUBLIC / f"apps/{page}/page.js")
    return {kind for module in modules for kind in REGISTERED.findall(module.read_text(encoding="utf-8"))}


@pytest.mark.parametrize(("preview", "page"), PAGES.items())
def test_the_page_of_a_preview_knows_the_kinds_that_it_sends(preview, page):
    kinds = sent(SAMPLES / preview)
    assert kinds, "no kind is found"
    assert kinds - known(page) - PARTS == set()


def test_every_part_is_sent():
    assert set().union(*(sent(SAMPLES / preview) for preview in PAGES)) >= PARTS


def test_every_preview_has_a_page_or_none_of_its_own():
    folders = {path.name for path in SAMPLES.iterdir() if path.is_dir()}
    assert folders - set(PAGES) == {"Common", "Lab"}
