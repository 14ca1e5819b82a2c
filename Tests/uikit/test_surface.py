"""docs/uikit-reference.md says of each symbol that real code uses what the module does with it."""

import collections
import pathlib
import subprocess
import sys

import pytest
from ruamel.yaml import YAML

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from swift_symbols import symbols_in  # noqa: E402
from uikit_reference import Module, parsed, status_of  # noqa: E402

ENTRIES = YAML(typ="safe").load(ROOT / "Tests/uikit/surface.yaml")


@pytest.fixture(scope="module")
def module():
    return Module(ROOT / "Sources/UIKit")


def test_every_symbol_is_there_once_in_a_tier():
    names = collections.Counter(entry["symbol"] for entry in ENTRIES)
    assert [name for name, count in names.items() if count > 1] == []
    assert {entry["tier"] for entry in ENTRIES} == {1, 2, 3, 4, 5, 6}
    assert len(ENTRIES) > 400
    for entry in ENTRIES:
        assert set(entry) <= {"symbol", "tier", "splits", "screens", "declared", "status", "note"}, entry
        assert entry.get("status", "works") in ("works", "partly", "ignored", "absent"), entry


def test_the_reference_is_as_the_sources_make_it():
    made = subprocess.run([sys.executable, ROOT / "scripts/uikit_reference.py", "--check"], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr


def test_a_symbol_of_the_first_tier_is_there_or_the_list_says_why_not(module):
    found = [(entry, *status_of(entry, module.find(entry))) for entry in ENTRIES if entry["tier"] == 1]
    unexplained = [entry["symbol"] for entry, status, sentence in found if status in ("absent", "ignored") and not sentence]
    assert unexplained == []


def test_an_absent_symbol_has_no_declaration(module):
    assert [entry["symbol"] for entry in ENTRIES if entry.get("status") == "absent" and module.find(entry)] == []


@pytest.mark.parametrize(
    ("symbol", "expected"),
    [
        ("UISplitViewController", ("", "UISplitViewController", None)),
        ("UISplitViewController.DisplayMode.oneBesideSecondary", ("UISplitViewController.DisplayMode", "oneBesideSecondary", None)),
        ("UISplitViewController.setViewController(_:for:)", ("UISplitViewController", "setViewController", ("_", "for"))),
        ("UIWindowSceneDelegate: sceneDidDisconnect(_:)", ("UIWindowSceneDelegate", "sceneDidDisconnect", ("_",))),
        ("UIWindow(windowScene:)", ("UIWindow", "init", ("windowScene",))),
        ("UIView()", ("UIView", "init", ())),
    ],
)
def test_the_names_of_the_list_are_read(symbol, expected):
    assert parsed(symbol) == expected


SOURCE = '''
/// A thing.
open class Thing: Base,
  Other {
  /// The kind. It is kept.
  public enum Kind: Int { case small = 1, large(Int), none }
  /// Its name.
  open var name: String { "}" }
  private var secret = 0
  /// Makes it.
  public init?(named name: String, in bundle: Bundle? = nil) {}
  open class func make(_ count: Int, then: @escaping (Int, Int) -> Void,
    at place: [String: Int]) {}
}
public protocol Other {
  /// Asks.
  func thing(_ thing: Thing, didMove to: Int)
}
extension Thing {
  func inner() {}
  public func outer() { func local() {} }
}
'''


def test_declarations_are_read_with_their_owners_labels_and_sentences(tmp_path):
    (tmp_path / "Thing.swift").write_text(SOURCE, encoding="utf-8")
    found = {(symbol.path, symbol.labels): symbol for symbol in symbols_in(tmp_path)}
    assert {path for path, _ in found} == {
        "Thing", "Thing.Kind", "Thing.Kind.small", "Thing.Kind.large", "Thing.Kind.none", "Thing.name", "Thing.init", "Thing.make", "Other",
        "Other.thing", "Thing.outer",
    }  # fmt: skip
    assert ("Thing.init", ("named", "in")) in found and ("Thing.make", ("_", "then", "at")) in found
    assert found["Thing", ()].parents == ("Base", "Other") and found["Other.thing", ("_", "didMove")].sentence == "Asks."
