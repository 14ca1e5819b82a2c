"""docs/sources.md explains every tag by which a comment names a source."""

import re

from conftest import ROOT

PAGE = (ROOT / "docs/sources.md").read_text(encoding="utf-8")

#: One or more tags before the word that says how good the knowledge is: "H11 documented", "CS, M26 observed".
_CLAIM = re.compile(r"((?:\b[A-Z][A-Z0-9]*(?:-[A-Z]+)?\b(?:, | and |/| ))+)(?:documented|observed|inferred)\b")
_TAG = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Z]+)?\b")
_SEED = re.compile(r"\bseed \d\b")


def comments(text):
    """The comments of a file, each line of them joined to the next."""
    return " ".join(line.partition("//")[2].lstrip("/ ") for line in text.splitlines() if "//" in line)


def tags_in(text):
    claims = _CLAIM.findall(comments(text))
    return {tag for claim in claims for tag in _TAG.findall(claim)} | set(_SEED.findall(comments(text)))


def explained():
    cells = [cell for row in PAGE.splitlines() if row.startswith("| ") for cell in row.split("|")[1:2]]
    return {tag.strip() for cell in cells for tag in cell.split(",")}


def test_every_tag_is_explained(sources):
    used = set().union(*(tags_in(file.read_text(encoding="utf-8")) for file in sources.rglob("*.swift")))
    assert {"M26", "H14", "AD", "S0", "seed 3"} <= used
    assert used - explained() == set()


def test_tags_are_read_from_comments():
    text = "/// A rule (AD, M26 observed;\n/// R-IG inferred).\nlet x = 1  // seed 3\nlet observed = AB observed"
    assert tags_in(text) == {"AD", "M26", "R-IG", "seed 3"}
