"""No sentence of a comment or a document begins with a word that the reader has to resolve from the context."""

import re

import pytest

from comments import paragraphs, written_files
from conftest import ROOT

_SENTENCE = re.compile(r"(?:^|[.!?][\"')`]*\s+)[\"'(`*_]*(?P<start>(?:Of|That|Those|What)\b.*)")


def unclear_sentences(path):
    """The sentences that begin so, with the lines on which their paragraphs begin."""
    return [
        f"{path}:{line}: {sentence['start'][:60]}" for line, text in paragraphs(path) for sentence in _SENTENCE.finditer(text)
    ]


def test_every_sentence_begins_with_its_subject():
    unclear = [sentence for path in written_files(ROOT) for sentence in unclear_sentences(path)]
    assert not unclear, "Begin these sentences with their subjects:\n" + "\n".join(unclear)


@pytest.mark.parametrize(
    "name",
    [
        *("Sources/SplitKit/Window/Window.swift", "Examples/Recipes/Package.swift", "Public/app/main.js", "Public/styles/list.css"),
        *("Tests/SplitKitTests/WindowTests.swift", "Tests/page/columns.test.mjs", "Tests/socket/conftest.py"),
        *("docs/protocol.md", "README.md", "Package.swift", "ruff.toml", "Makefile", "scripts/lint", ".ci/run"),
        *("deploy/Dockerfile", "deploy/systemd/split-preview@.service", "deploy/systemd/shared.env", "deploy/debian/rules"),
        *("Benchmarks/native/load.c", "Benchmarks/native/run.h", "Benchmarks/node/server.js", "Benchmarks/bench/goals.py"),
    ],
)
def test_each_kind_of_file_is_read(name):
    """Otherwise the files of a folder with a new name would have no rule."""
    assert ROOT / name in written_files(ROOT)
    assert paragraphs(ROOT / name)


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("a.swift", "import SplitKit\n\n/// What a step expects.\nstruct Step {}", 3),
        ("a.swift", "let x = 1  // Of the window.", 1),
        ("a.swift", "/// A step. Its\n/// answer. That\n/// counts.", 1),
        ("a.swift", "/// A step.\n///\n/// Those without a name.", 3),
        ("a.swift", "/// - Parameter x: The edge.\n/// - What it is.", 2),
        ("a.swift", "/* A step.\n\n   What it does. */", 3),
        ("a.swift", '@Suite("What a step expects") struct StepTests {}', 1),
        ("a.swift", '@Test(\n  "Those without a name", arguments: []) func f() {}', 1),
        ("a.js", "let x;\n/**\n * What it draws.\n */", 3),
        ("a.mjs", "// That is\n// a comment.", 1),
        ("a.css", "a { b: c } /* Of a bar. */", 1),
        ("a.html", "<p>\n<!-- What follows. -->", 2),
        ("a.py", '"""What it tests."""', 1),
        ("a.py", 'def f():\n    """Those that\n    wait.\n    """', 2),
        ("a.py", "x = 1  # Of all.", 1),
        ("a.py", "#: A group. Those of a group\n#: are alike.", 1),
        ("a.md", "# A\n\nA step.\nWhat it does.", 3),
        ("a.md", "* A step.\n* **What** it does.", 2),
        ("a.md", "> That (as said) holds.", 1),
        ("a.md", "It ends (so).\n(What else?)", 1),
        ("a.toml", "# What it checks.\nx = 1", 1),
        ("script", "#!/bin/sh\n# Of all.", 2),
    ],
)
def test_an_unclear_sentence_is_found(tmp_path, name, text, line):
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    assert [sentence.split(": ")[0] for sentence in unclear_sentences(path)] == [f"{path}:{line}"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.swift", "/// The step that counts. It says\n/// What, which is a name."),
        ("a.swift", "/// Off the edge. Whatever it is. Thatched."),
        ("a.swift", 'let text = "What is it? That is it. Of course."'),
        ("a.swift", "func `what a step expects`() {}"),
        ("a.swift", "/// An example:\n/// ```swift\n/// What()\n/// ```\n/// This is one."),
        ("a.js", "const url = 'https://example.org'; What();"),
        ("a.py", "text = '# What it is'"),
        ("a.md", "A block:\n\n```\nWhat it prints.\n```\n"),
    ],
)
def test_code_and_the_middle_of_a_sentence_may_have_these_words(tmp_path, name, text):
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    assert unclear_sentences(path) == []
