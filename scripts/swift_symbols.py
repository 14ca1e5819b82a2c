"""Reads the public declarations of Swift files, with the sentences above them. It needs no compiler, and knows only what it needs."""

import dataclasses
import pathlib
import re

_WORDS = r"(?:(?:@\w+(?:\([^)]*\))?|public|open|package|internal|private|fileprivate|final|static|class|override|required|convenience|weak|unowned|lazy|nonisolated|mutating|indirect|isolated|dynamic|public\(set\)|private\(set\)|internal\(set\)|fileprivate\(set\)|package\(set\)|nonisolated\(unsafe\))\s+)*"
_TYPE = re.compile(rf"^\s*(?P<words>{_WORDS})(?P<kind>class|struct|enum|protocol|extension|actor)\s+(?P<name>[\w.]+)(?P<rest>[^{{]*)")
_VALUE = re.compile(rf"^\s*(?P<words>{_WORDS})(?P<kind>var|let|typealias|associatedtype)\s+(?P<name>\w+)(?P<rest>.*)")
_METHOD = re.compile(rf"^\s*(?P<words>{_WORDS})(?P<kind>func|init|subscript)\b\s*(?P<name>\w*)(?P<rest>.*)")
_CASE = re.compile(r"^\s*case\s+(?P<names>\w+(?:\s*=\s*[^,]+)?(?:\([^)]*\))?(?:\s*,\s*\w+(?:\s*=\s*[^,]+)?)*)\s*(?://.*)?$")


@dataclasses.dataclass
class Symbol:
    """A declaration."""

    owner: str
    name: str
    kind: str
    doc: str
    folder: str
    labels: tuple = ()
    parents: tuple = ()

    @property
    def path(self):
        return f"{self.owner}.{self.name}" if self.owner else self.name

    @property
    def sentence(self):
        """The first sentences of the documentation, in one line."""
        text = self.doc.split("\n\n")[0]
        return " ".join(text.split())


def _labels(text):
    """The argument labels of a declaration, as UIKit's documentation writes them."""
    depth, part, parts = 0, "", []
    for character in text[text.find("(") + 1 :] if "(" in text else "":
        if character in "([<{":
            depth += 1
        elif character in ")]}" or (character == ">" and not part.endswith("-")):
            if depth == 0 and character == ")":
                break
            depth -= 1
        if character == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    parts = [part for part in [*parts, part] if part.strip()]
    return tuple(re.sub(r"@\w+(\([^)]*\))?\s+", "", part.strip()).split(":")[0].split()[0] for part in parts)


def _code(line):
    """A line without its texts and comments, for counting braces."""
    return re.sub(r'"(?:\\.|[^"\\])*"', '""', line).split("//")[0]


class _Reader:
    def __init__(self, folder):
        self.folder = folder
        self.symbols = []
        #: The types around a line: the depth of braces at which each ends, its path, its kind and whether it is public.
        self.around = []
        #: A type whose opening brace has not come yet.
        self.coming = None
        self.depth = 0
        self.doc = []

    def read(self, text):
        lines = text.splitlines()
        for index, line in enumerate(lines):
            stripped = line.strip()
            if stripped.startswith("///"):
                self.doc.append(stripped[3:].strip())
                continue
            if stripped.startswith("@") and not re.search(r"\b(func|var|let|class|init|struct|enum|protocol|extension|case)\b", stripped):
                continue
            self._declare(line, lines, index)
            if stripped:
                self.doc = []
            code = _code(line)
            if self.coming and "{" in code:
                if code.count("{") > code.count("}"):
                    self.around.append(self.coming)
                self.coming = None
            self.depth += code.count("{") - code.count("}")
            while self.around and self.depth <= self.around[-1][0]:
                self.around.pop()

    @property
    def _owner(self):
        return ".".join(path for _, path, *_ in self.around)

    def _is_body_of_type(self):
        return self.depth == (self.around[-1][0] + 1 if self.around else 0)

    def _declare(self, line, lines, index):
        if not self._is_body_of_type():
            return None
        # A head may stand in several lines.
        found = _TYPE.match(line if "{" in line else " ".join([line, *lines[index + 1 : index + 6]]))
        if found and found["name"] not in ("func", "var", "let"):
            return self._open(found, line)
        inside = self.around[-1] if self.around else None
        is_open = inside is not None and inside[2] in ("protocol", "extension of a protocol") and inside[3]
        cases = _CASE.match(line) if inside and inside[2] == "enum" else None
        if cases:
            for name in re.split(r",(?![^(]*\))", cases["names"]):
                self._add(re.match(r"\s*(\w+)", name)[1], "case")
            return None
        value = _VALUE.match(line)
        method = None if value else _METHOD.match(line)
        for match in (value, method):
            if match and (is_open or "public" in match["words"] or "open" in match["words"].split() or (inside and inside[4])):
                rest = match["rest"]
                if match is method:
                    # A signature may stand in several lines.
                    joined = line + " ".join(lines[index + 1 : index + 8])
                    self._add(match["name"] or match["kind"], match["kind"], _labels(joined[joined.index(match["kind"]) :]))
                else:
                    names = [match["name"], *re.findall(r",\s*(\w+)\s*[:=]", re.sub(r"=.*", "", rest) if ":" in rest else "")]
                    for name in names:
                        self._add(name, match["kind"])
        return None

    def _open(self, found, line):
        kind, name = found["kind"], found["name"]
        words = found["words"].split()
        is_public = "public" in words or "open" in words or bool(self.around and self.around[-1][4])
        parents = tuple(re.findall(r"\b[A-Z]\w*", found["rest"].split(" where ")[0].partition(":")[2]))
        if kind != "extension" and (is_public or (self.around and self.around[-1][3])) and ("private" not in words and "fileprivate" not in words):
            self._add(name, kind, parents=parents)
        cases = re.search(r"\{\s*case\s+([^}]*)\}", line) if kind == "enum" else None
        for case in re.findall(r"(?:^|,|;\s*case\s)\s*(\w+)", re.sub(r"\([^)]*\)", "", cases[1])) if cases else ():
            self.symbols.append(Symbol(".".join(filter(None, [self._owner, name])), case, "case", "", self.folder))
        self.coming = (self.depth, name, kind, kind != "extension" and is_public, kind == "extension" and is_public)

    def _add(self, name, kind, labels=(), parents=()):
        self.symbols.append(Symbol(self._owner, name, kind, "\n".join(self.doc), self.folder, labels, parents))


def symbols_in(folder):
    """The declarations of all files of a folder, in the order of their paths."""
    folder = pathlib.Path(folder)
    found = []
    for file in sorted(folder.rglob("*.swift")):
        reader = _Reader(str(file.parent.relative_to(folder)))
        reader.read(file.read_text(encoding="utf-8"))
        found += reader.symbols
    return found
