"""Which names a Swift file declares, and which it uses."""

import re

from swift_text import code_of

_SCOPE = re.compile(
    r"(?P<modifiers>(?:\b(?:public|package|open|internal|fileprivate|private|final|indirect)\s+)*)"
    r"\b(?P<kind>class|struct|enum|protocol|actor|extension|typealias|associatedtype)\s+(?P<name>[A-Z]\w*(?:\.[A-Z]\w*)*)"
    r"|(?P<functions>(?:\b(?:public|package|fileprivate|private)\s+)*)\bfunc\s+(?P<function>[a-z]\w*)"
    r"|(?P<brace>[{}])"
)
_USE = re.compile(r"(?<![\w.])[A-Z]\w*(?:\.[A-Z]\w*)*|(?<![\w.`])(?<!func )[a-z]\w*(?=\()")


class SwiftFile:
    """`declared` has the names that other files can use: types by their full path, and functions outside of any type."""

    def __init__(self, source):
        code = code_of(source)
        self.declared = set()
        #: The types whose inside this file is a part of, as its own declarations or as extensions.
        self.scopes = set()
        self._read_declarations(code)
        self._used = set(_USE.findall(code))

    def _read_declarations(self, code):
        scopes, pending = [], None
        for found in _SCOPE.finditer(code):
            if found["brace"] == "{":
                scopes.append(pending)
                pending = None
            elif found["brace"] == "}":
                scopes.pop()
            elif found["name"]:
                pending = self._declare(found, scopes)
            elif found["function"] and not scopes and "private" not in found["functions"]:
                self.declared.add(found["function"])

    def _declare(self, found, scopes):
        path = ".".join([*filter(None, scopes), found["name"]])
        if found["kind"] != "extension" and "private" not in found["modifiers"]:
            self.declared.add(path)
        if found["kind"] in ("typealias", "associatedtype"):
            return None
        self.scopes.add(path)
        return path

    def uses(self, known):
        """The names among `known` that this file uses: as they are written, or as members of a type that it is inside of."""
        used = set()
        for name in self._used:
            parts = name.split(".")
            for length in range(1, len(parts) + 1):
                written = ".".join(parts[:length])
                used.update(full for full in (written, *(f"{scope}.{written}" for scope in self.scopes)) if full in known)
        return used | (self.scopes & known)
