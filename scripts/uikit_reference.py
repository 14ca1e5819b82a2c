#!/usr/bin/env python3
"""Makes docs/uikit-reference.md: what of UIKit the module has, of the symbols that real code uses.

    .venv/bin/python scripts/uikit_reference.py [--sources Sources/UIKit] [--check]

Tests/uikit/surface.yaml has the symbols. The documentation of a declaration says what becomes of it, or `status` and `note` of
its line there. With --check nothing is written, and the command fails if the document is not as it would be made.
"""

import argparse
import collections
import pathlib
import re
import sys

from ruamel.yaml import YAML
from swift_symbols import symbols_in

ROOT = pathlib.Path(__file__).resolve().parents[1]
SURFACE = ROOT / "Tests/uikit/surface.yaml"
DOCUMENT = ROOT / "docs/uikit-reference.md"

TIERS = {
    1: "Controllers, delegates, bars, traits, windows and scenes",
    2: "Lists",
    3: "Views and layout",
    4: "Menus, keys and alerts",
    5: "Storyboards",
    6: "Parts of the system",
}

#: The owners in the list that are families of types, by the types that have the members.
FAMILIES = {
    "AutoLayout": ["UIView", "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutDimension", "UILayoutGuide"],
    "UIButton/UIControl": ["UIButton", "UIControl", "UIControl.Event", "UISwitch", "UISegmentedControl", "UIButton.Configuration"],
    "UILabel/text": ["UILabel", "UITextField", "UITextView", "UIFont"],
    "UIMenuAlert": ["UIAlertController", "UIAlertAction", "UIAlertAction.Style", "UIMenu", "UIMenuElement", "UIMenuElement.Attributes", "UIViewController"],
    "UITableView/UICollectionView": [
        "UITableView", "UICollectionView", "UITableViewController", "UICollectionViewController", "UITableViewCell", "UICollectionViewCell",
        "UITableViewDataSource", "UICollectionViewDataSource", "UITableViewCell.AccessoryType", "NSDiffableDataSourceSnapshot", "UICollectionViewListCell",
        "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource",
    ],
    "UITableView/UICollectionView dataSource+delegate": [
        "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource", "UICollectionViewDelegate",
    ],
    "UIViewController/UIBarItem": ["UIViewController", "UIBarItem"],
    "UITraitCollection": ["UITraitCollection", "UIUserInterfaceSizeClass", "UIUserInterfaceIdiom", "UITraitEnvironment"],
    "UIView": ["UIView", "UIView.AutoresizingMask"],
    "UIScene": ["UIScene", "UIScene.ActivationState", "UIWindowScene", "UIApplication"],
    "UIImage": ["UIImage", "UIImage.RenderingMode"],
    "UIWindowSceneDelegate": ["UIWindowSceneDelegate", "UISceneDelegate"],
    "UITabBarController": ["UITabBarController", "UITabBarItem"],
    "UINavigationItem": ["UINavigationItem"],
    "UINavigationBar": ["UINavigationBar", "UINavigationBarAppearance"],
}  # fmt: skip

#: The families whose members may be those of any other type.
LOOSE = {"AutoLayout", "UIMenuAlert", "UIButton/UIControl", "UILabel/text", "UITableView/UICollectionView", "UIGesture", "CALayer", "system", "storyboard", "UIStoryboard", "UITraitCollection", "UIScene"}

IGNORED = re.compile(
    r"\bkept\b[^.]*\b(not|never|without)\b|\baccepted and ignored\b|\b(is|are) kept(,|\.|$|:| and)|\bis not read\b|^Does nothing|\bwhich (is|are) kept\b|^Kept\b|\bignored\b"
    r"|\b(has|have|without an|no) (no )?effect\b|\bnever called\b|\bchanges nothing\b|\bnothing is drawn\b|\bis not drawn\b",
    re.IGNORECASE,
)
PARTLY = re.compile(r"\bpartly\b|\bas a (plain |named )?(box|placeholder|text)\b|\bonly the\b|\bare not read\b", re.IGNORECASE)


class Module:
    """The declarations of the module."""

    def __init__(self, folder):
        self.symbols = symbols_in(folder)
        self.types = {symbol.path: symbol for symbol in self.symbols if symbol.kind in ("class", "struct", "enum", "protocol", "typealias")}
        self.members = collections.defaultdict(list)
        for symbol in self.symbols:
            self.members[symbol.name].append(symbol)

    def lineage(self, owner):
        """A type with its superclasses and protocols."""
        seen, waiting = [], [owner]
        while waiting:
            name = waiting.pop(0)
            if name in seen:
                continue
            seen.append(name)
            waiting += self.types[name].parents if name in self.types else ()
        return seen

    def find(self, entry):
        """The declaration of an entry, or `None`."""
        text = entry.get("declared", entry["symbol"])
        owner, name, labels = parsed(text)
        if not owner:
            found = self.types.get(name) or next((one for one in self.members.get(name, ()) if not one.owner), None)
            return found or next((one for path, one in self.types.items() if path.endswith(f".{name}")), None)
        owners = [part for each in FAMILIES.get(owner, [owner]) for part in self.lineage(each)]
        named = [one for one in self.members.get(name, ()) if one.owner in owners or any(one.owner.endswith(f".{each}") for each in owners)]
        if name != "init":
            named = named or [one for one in self.members.get(name, ()) if owner in LOOSE]
        exact = [one for one in named if labels is None or one.labels == labels]
        if labels is not None and not exact:
            exact = [one for one in named if is_call_of(labels, one.labels)]
        named = exact if labels is not None else named
        return next((one for one in named if one.doc), named[0] if named else None)


def is_call_of(labels, declared):
    """Whether a call with some labels can be one of a declaration, whose other arguments have defaults."""
    rest = iter(declared)
    return all(label in rest for label in labels)


def parsed(text):
    """The owner, the name and the labels of a symbol as the list writes it."""
    text = re.sub(r"\s*\((split|assigned).*\)$", "", text.split(" = ")[0]).strip()
    owner, colon, method = text.partition(": ")
    if not colon:
        call = re.match(r"^(\w+)\(([^)]*)\)$", text)
        if call and call[1][0].isupper():
            return call[1], "init", tuple(part for part in call[2].split(":") if part)
        head, paren, tail = text.partition("(")
        owner, _, name = head.rpartition(".")
        method = name + paren + tail
    name, paren, labels = method.partition("(")
    if not paren or ": " in labels:
        return owner, name, None
    return owner, name, tuple(part for part in labels.rstrip(")").split(":") if part)


def status_of(entry, symbol):
    """The status of an entry, and the sentence about it."""
    if symbol is None:
        return entry.get("status", "absent"), entry.get("note", "")
    status = "works"
    if IGNORED.search(symbol.sentence):
        status = "ignored"
    elif PARTLY.search(symbol.sentence):
        status = "partly"
    return entry.get("status", status), entry.get("note", symbol.sentence)


def document(entries, module):
    """The text of the reference."""
    rows, counts = collections.defaultdict(list), collections.defaultdict(collections.Counter)
    for entry in entries:
        status, sentence = status_of(entry, module.find(entry))
        counts[entry["tier"]][status] += 1
        rows[entry["tier"]].append(f"| `{entry['symbol']}` | {status} | {sentence.replace('|', chr(92) + '|')} |")
    words = ("works", "partly", "ignored", "absent")
    lines = [
        "# The parts of UIKit that there are", "",
        "Made by `scripts/uikit_reference.py` of `Tests/uikit/surface.yaml` and of the documentation in `Sources/UIKit`.", "",
        "The list has the symbols that 92 files with split views from 55 public repositories use, and 129 files with the screens beside",
        "them. The first ones are used most. The statuses are:", "",
        "- **works**: it does what it does in UIKit.",
        "- **partly**: it does a part of it, which the sentence names.",
        "- **ignored**: it is there so that code compiles, and changes nothing that one sees.",
        "- **absent**: it is not there. The tool names it with the file and the line.", "",
        "| tier | works | partly | ignored | absent |", "|---|---|---|---|---|",
        *(f"| {tier}. {title} | " + " | ".join(str(counts[tier][word]) for word in words) + " |" for tier, title in TIERS.items()), "",
    ]  # fmt: skip
    for tier, title in TIERS.items():
        lines += [f"## {tier}. {title}", "", "| symbol | status | |", "|---|---|---|", *rows[tier], ""]
    return "\n".join([*lines, *types_of(module)]) + "\n"


def types_of(module):
    """The public types of the module, by its folders."""
    folders = collections.defaultdict(list)
    for path, symbol in sorted(module.types.items()):
        if not symbol.owner and symbol.folder not in (".", "Bridge"):
            folders[symbol.folder.split("/")[0]].append(f"| `{path}` | {symbol.sentence.replace('|', chr(92) + '|')} |")
    lines = ["## All types", "", "The members of each are in its documentation."]
    for folder, rows in sorted(folders.items()):
        lines += ["", f"### {folder}", "", "| type | |", "|---|---|", *rows]
    return lines


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--sources", default=str(ROOT / "Sources/UIKit"))
    options.add_argument("--check", action="store_true")
    chosen = options.parse_args()
    entries = YAML(typ="safe").load(SURFACE)
    text = document(entries, Module(chosen.sources))
    if not chosen.check:
        DOCUMENT.write_text(text, encoding="utf-8")
    elif not DOCUMENT.exists() or DOCUMENT.read_text(encoding="utf-8") != text:
        sys.exit("docs/uikit-reference.md is not as scripts/uikit_reference.py makes it.")


if __name__ == "__main__":
    main()
