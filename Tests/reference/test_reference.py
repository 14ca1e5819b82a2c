"""The declarations of the libraries that others link, as Swift's own tool extracts them."""

import collections
import json
import os
import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]

#: The greatest number of declarations of each library. More would be too much to learn: see whether its users need the new ones, or
#: whether `package` access will do. The client has one for each message and member of the protocol.
MOST_DECLARATIONS = {"SplitPreview": 331, "SplitPreviewClient": 299, "SplitPreviewTesting": 8, "UIKitTesting": 49}

every_library = pytest.mark.parametrize("library", MOST_DECLARATIONS)

#: The module UIKit has Apple's names, as many as apps use.
every_reference = pytest.mark.parametrize("library", [*MOST_DECLARATIONS, "UIKit"])

#: The members that a type has because it conforms to a protocol of the standard library. Whoever knows the protocol, such
#: as a literal or an equality, learns nothing new, so these declarations do not count. The compiler makes most of them.
WITNESSES = {
    "==(_:_:)": "Swift.Equatable",
    "!=(_:_:)": "Swift.Equatable",
    "hash(into:)": "Swift.Hashable",
    "description": "Swift.CustomStringConvertible",
    "init(rawValue:)": "Swift.RawRepresentable",
    "allCases": "Swift.CaseIterable",
    "AllCases": "Swift.CaseIterable",
    "init(arrayLiteral:)": "Swift.ExpressibleByArrayLiteral",
    "init(booleanLiteral:)": "Swift.ExpressibleByBooleanLiteral",
    "init(dictionaryLiteral:)": "Swift.ExpressibleByDictionaryLiteral",
    "init(floatLiteral:)": "Swift.ExpressibleByFloatLiteral",
    "init(integerLiteral:)": "Swift.ExpressibleByIntegerLiteral",
    "init(nilLiteral:)": "Swift.ExpressibleByNilLiteral",
    "init(stringLiteral:)": "Swift.ExpressibleByStringLiteral",
}


def graphs(library):
    folder = pathlib.Path(os.environ["SYMBOLS"]) / library
    return [json.loads(file.read_text(encoding="utf-8")) for file in folder.glob(f"{library}*.json")]


def symbols(library):
    """The declarations of a library, without those that only override, or give a requirement its default."""
    repeated = {
        relation["source"]
        for graph in graphs(library)
        for relation in graph["relationships"]
        if relation["kind"] in ("overrides", "defaultImplementationOf")
    }
    return [symbol for graph in graphs(library) for symbol in graph["symbols"] if symbol["identifier"]["precise"] not in repeated]


def name(symbol):
    return ".".join(symbol["pathComponents"])


def is_case(symbol):
    return symbol["kind"]["identifier"] == "swift.enum.case"


def conformances(library):
    """By the path of each type, the protocols to which it conforms."""
    protocols = collections.defaultdict(set)
    for graph in graphs(library):
        paths = {symbol["identifier"]["precise"]: name(symbol) for symbol in graph["symbols"]}
        for relation in graph["relationships"]:
            if relation["kind"] == "conformsTo" and relation["source"] in paths:
                protocols[paths[relation["source"]]].add(relation.get("targetFallback"))
    return protocols


def declarations(library):
    """The declarations that are neither a case of an enum nor a witness of the standard library's protocols."""
    protocols = conformances(library)
    return [symbol for symbol in symbols(library) if not is_case(symbol) and not is_witness(symbol, protocols)]


def is_witness(symbol, protocols):
    *owner, last = symbol["pathComponents"]
    return last in WITNESSES and WITNESSES[last] in protocols[".".join(owner)]


@every_reference
def test_every_declaration_says_what_it_is(library):
    """A case whose name says it all needs no more than what stands at its enum."""
    assert sorted(name(symbol) for symbol in declarations(library) if not symbol.get("docComment")) == []


def test_a_witness_is_one_only_where_its_type_conforms():
    def symbol(*path):
        return {"pathComponents": path}

    protocols = collections.defaultdict(set, {"Profile": {"Swift.CustomStringConvertible"}})
    assert is_witness(symbol("Profile", "description"), protocols)
    assert not is_witness(symbol("Recipe", "description"), protocols)
    assert not is_witness(symbol("Profile", "hash(into:)"), protocols)
    assert not is_witness(symbol("Profile", "title"), protocols)


@every_library
def test_a_library_has_few_declarations_to_learn(library):
    count = len(declarations(library))
    print(f"{library} has {count} public declarations")
    assert 0 < count <= MOST_DECLARATIONS[library]


@every_library
def test_the_catalogue_lists_every_type(library):
    page = (ROOT / f"Sources/{library}/{library}.docc/{library}.md").read_text(encoding="utf-8")
    listed = re.findall(r"^- ``(\w+)``$", page, re.MULTILINE)
    types = {symbol["pathComponents"][0] for symbol in symbols(library)}
    assert sorted(listed) == sorted(types)
