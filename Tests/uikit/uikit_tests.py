"""The tests of Tests/UIKitTests, and whether one mentions a symbol of UIKit."""

import re
from dataclasses import dataclass

#: A function with `@Test`, from its name in backticks on.
TEST = re.compile(r"@Test\b(?P<arguments>.*?)\bfunc `(?P<name>[^`]+)`", re.DOTALL)
#: A type or an extension at the left edge of a file, or in a suite.
TYPE = re.compile(
    r"^ {0,2}(?:@\w+(?:\([^)]*\))? |private |fileprivate |final |open )*(?:class|struct|enum|extension) (?P<name>\w+)", re.MULTILINE
)


@dataclass(frozen=True)
class SwiftTest:
    """A test: its suite and its name, and the text that it consists of."""

    name: str
    text: str


def block(text, start):
    """The text from a place to the end of the block in braces that begins there."""
    depth = 0
    for index in range(text.index("{", start), len(text)):
        depth += {"{": 1, "}": -1}.get(text[index], 0)
        if depth == 0:
            return text[start : index + 1]
    raise ValueError(f"A block has no end: {text[start : start + 60]}")


def without_comments(text):
    return re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE)


def swift_tests(folder):
    """The tests of a folder by their names, `File/name of the test`.

    A test consists of its function and of the types beside it in the file that it names, such as its delegates.
    """
    tests = {}
    for path in sorted(folder.rglob("*Tests.swift")):
        text = without_comments(path.read_text(encoding="utf-8"))
        types = [(match["name"], block(text, match.start())) for match in TYPE.finditer(text) if "Tests" not in match["name"]]
        for match in TEST.finditer(text):
            own = text[match.start() : match.end()] + block(text, match.end())
            used = [code for name, code in types if re.search(rf"\b{name}\b", own)]
            name = f"{path.stem}/{match['name']}"
            assert name not in tests, f"Two tests have the name {name}."
            tests[name] = SwiftTest(name, "\n".join([own, *used]))
    return tests


def mentions(test, owner, name, labels):
    """Whether a test mentions a symbol: a type by its name, and a member by its name and its labels."""
    if name == "init":
        own = rf"\b{owner.split('.')[-1]}\("
        calling = own if not labels else rf"(?:{own}|\.init\()"
        return any(has_labels(rest, labels) if labels else not rest.strip() for rest in calls(test.text, calling))
    if labels:
        return any(has_labels(rest, labels) for rest in calls(test.text, rf"\b{name}\("))
    return re.search(rf"\b{re.escape(name)}\b", test.text) is not None


def calls(text, pattern):
    """The texts after the places at which a call or a declaration begins, each up to the parenthesis that closes it."""
    for match in re.finditer(pattern, text):
        depth, end = 1, match.end()
        while depth and end < len(text):
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
        yield text[match.end() : end - 1]


def has_labels(arguments, labels):
    """Whether the arguments of a call or of a declaration have these labels, in their order."""
    outer = re.sub(r"\([^()]*\)|\{[^{}]*\}|\[[^\[\]]*\]", "", arguments)
    pattern = r".*".join(rf"\b{label}\b" for label in labels if label != "_")
    return re.search(pattern, outer, re.DOTALL) is not None if pattern else True
