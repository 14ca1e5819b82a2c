"""The declarations that an app sees that links the library, as Swift's own tool extracts it."""

import json
import os
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]

#: More would be too much to learn: see whether an app needs the new ones, or whether `package` access will do.
MOST_DECLARATIONS = 330

#: Made by the compiler, and documented by its own.
SYNTHESIZED = re.compile(r"^(init\(rawValue:\)|allCases|AllCases|==\(_:_:\)|!=\(_:_:\))$")


def graphs():
    return [json.loads(file.read_text(encoding="utf-8")) for file in pathlib.Path(os.environ["SYMBOLS"]).glob("SplitPreview*.json")]


def symbols():
    """The declarations of the library, without those that only override, or give a requirement its default."""
    repeated = {
        relation["source"]
        for graph in graphs()
        for relation in graph["relationships"]
        if relation["kind"] in ("overrides", "defaultImplementationOf")
    }
    return [symbol for graph in graphs() for symbol in graph["symbols"] if symbol["identifier"]["precise"] not in repeated]


def name(symbol):
    return ".".join(symbol["pathComponents"])


def is_case(symbol):
    return symbol["kind"]["identifier"] == "swift.enum.case"


def test_every_declaration_says_what_it_is():
    """A case whose name says it all needs no more than what stands at its enum."""
    silent = [
        name(symbol)
        for symbol in symbols()
        if not symbol.get("docComment") and not is_case(symbol) and not SYNTHESIZED.match(symbol["pathComponents"][-1])
    ]
    assert sorted(silent) == []


def test_an_app_has_few_declarations_to_learn():
    declarations = [symbol for symbol in symbols() if not is_case(symbol) and not SYNTHESIZED.match(symbol["pathComponents"][-1])]
    print(f"{len(declarations)} public declarations")
    assert 0 < len(declarations) <= MOST_DECLARATIONS


def test_the_catalogue_lists_every_type():
    page = (ROOT / "Sources/SplitPreview/SplitPreview.docc/SplitPreview.md").read_text(encoding="utf-8")
    listed = re.findall(r"^- ``(\w+)``$", page, re.MULTILINE)
    types = {symbol["pathComponents"][0] for symbol in symbols()}
    assert sorted(listed) == sorted(types)
