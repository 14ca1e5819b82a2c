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
from uikit_tests import SwiftTest, mentions, swift_tests  # noqa: E402

ENTRIES = YAML(typ="safe").load(ROOT / "Tests/uikit/surface.yaml")
#: The tests of the first tier, each with its symbols, and the reasons why there is none.
FIRST_TIER = YAML(typ="safe").load(ROOT / "Tests/uikit/first-tier.yaml")
#: The reason for which most symbols without a test have none.
NO_EFFECT = "The reference says that it is ignored or absent."


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


def test_every_symbol_of_the_first_tier_has_a_test_or_a_reason_once():
    named = collections.Counter(symbol for group in FIRST_TIER for symbol in group["symbols"])
    assert [symbol for symbol, count in named.items() if count > 1] == []
    assert sorted(named) == sorted(entry["symbol"] for entry in ENTRIES if entry["tier"] == 1)
    for group in FIRST_TIER:
        assert set(group) in ({"test", "symbols"}, {"untested", "symbols"}), group


def test_a_symbol_without_a_test_does_nothing_or_the_list_says_why(module):
    entries = {entry["symbol"]: entry for entry in ENTRIES}
    for group in FIRST_TIER:
        if group.get("untested") == NO_EFFECT:
            statuses = {symbol: status_of(entries[symbol], module.find(entries[symbol]))[0] for symbol in group["symbols"]}
            assert set(statuses.values()) <= {"ignored", "absent"}, statuses


def test_the_test_of_a_symbol_is_there_expects_something_and_mentions_it():
    tests = swift_tests(ROOT / "Tests/UIKitTests")
    entries = {entry["symbol"]: entry for entry in ENTRIES}
    lies = []
    for group in FIRST_TIER:
        if "test" not in group:
            continue
        test = tests.get(group["test"])
        assert test, f"There is no test {group['test']}."
        assert "#expect" in test.text, f"The test {test.name} expects nothing."
        names = {symbol: parsed(entries[symbol].get("declared", symbol)) for symbol in group["symbols"]}
        lies += [f"{test.name} does not mention {symbol}." for symbol, name in names.items() if not mentions(test, *name)]
    assert lies == []


@pytest.mark.parametrize(
    ("text", "symbol", "expected"),
    [
        ("let a = UIView()", "UIView()", True),
        ("let a = UIView(frame: .zero)", "UIView()", False),
        ("UIWindow(frame: .zero)", "UIWindow(frame:)", True),
        ("UIWindow(windowScene: scene)", "UIWindow(frame:)", False),
        ("split.setViewController(a(for: b), onto: c)", "UISplitViewController.setViewController(_:for:)", False),
        ("split.setViewController(a, for: .primary)", "UISplitViewController.setViewController(_:for:)", True),
        ("split.displayModeButton", "UISplitViewController.displayMode", False),
    ],
)
def test_a_mention_is_a_use_with_the_same_labels(text, symbol, expected):
    assert mentions(SwiftTest("Tests/test", text), *parsed(symbol)) is expected


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


SOURCE = """
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
"""


def test_declarations_are_read_with_their_owners_labels_and_sentences(tmp_path):
    (tmp_path / "Thing.swift").write_text(SOURCE, encoding="utf-8")
    found = {(symbol.path, symbol.labels): symbol for symbol in symbols_in(tmp_path)}
    assert {path for path, _ in found} == {
        "Thing", "Thing.Kind", "Thing.Kind.small", "Thing.Kind.large", "Thing.Kind.none", "Thing.name", "Thing.init", "Thing.make", "Other",
        "Other.thing", "Thing.outer",
    }  # fmt: skip
    assert ("Thing.init", ("named", "in")) in found and ("Thing.make", ("_", "then", "at")) in found
    assert found["Thing", ()].parents == ("Base", "Other") and found["Other.thing", ("_", "didMove")].sentence == "Asks."
