"""The texts that people read beside the code: comments, docstrings, names of Swift tests and Markdown."""

import ast
import io
import re
import tokenize

#: The folders and the files at the top that people write. Tools make the rest.
_WRITTEN = [".ci", "Benchmarks", "Examples", "Public", "Sources", "Tests", "Tools", "clients", "deploy", "docs", "scripts", "*.md", "*.swift", "*.toml", "Makefile"]

#: A comment until the end of its line.
_SLASHES = re.compile(r"(?:^|(?<=\s))//[/!]?(.*)")
_HASH = re.compile(r"(?:^|(?<=\s))#+[:!]?(.*)")
#: A comment between two marks, which may have many lines.
_STARS = re.compile(r"/\*[*!]?(.*?)\*/", re.DOTALL)
_ARROWS = re.compile(r"<!--(.*?)-->", re.DOTALL)
_SWIFT_NAME = re.compile(r'@(?:Test|Suite)\(\s*"([^"]*)"')

_FENCE = re.compile(r"^[ \t]*(```|~~~).*?(?:^[ \t]*\1[ \t]*$|\Z)", re.DOTALL | re.MULTILINE)
#: The mark of a heading, a list item, a quotation or a row of a table, which begins a paragraph.
_MARK = re.compile(r"^[ \t]*(?:#+|[-*+]|\d+\.|>|\|)[ \t]")
#: The star that begins each line of a long comment.
_STAR = re.compile(r"^[ \t]*\*(?=[ \t]|$)", re.MULTILINE)


def written_files(root):
    """The files that people write, without those that a build has put beside them."""
    for pattern in _WRITTEN:
        for path in sorted(root.glob(pattern)):
            yield from _files_in(path) if path.is_dir() else [path]


def _files_in(folder):
    for path in sorted(folder.iterdir()):
        # A link leads to files that are read in their own place.
        if path.name.startswith(".") or path.name == "__pycache__" or path.is_symlink():
            continue
        yield from _files_in(path) if path.is_dir() else [path]


def paragraphs(path):
    """The paragraphs of a file's comments, each as the number of its first line and its text in one line."""
    reader = _READERS.get(path.suffix or "shell")
    comments = reader(path.read_text(encoding="utf-8")) if reader else []
    return [paragraph for line, comment in comments for paragraph in _paragraphs(line, comment)]


def _paragraphs(line, comment):
    found, is_inside = [], False
    for number, words in enumerate(_without_code(comment).split("\n"), start=line):
        if is_inside and words.strip() and not _MARK.match(words):
            found[-1] = (found[-1][0], f"{found[-1][1]} {words.strip()}")
        elif words.strip():
            found.append((number, _MARK.sub("", words).strip()))
        is_inside = bool(words.strip())
    return found


def _without_code(text):
    """Empties the fenced blocks of code, and keeps the numbers of the lines."""
    return _FENCE.sub(lambda fence: "\n" * fence.group().count("\n"), text)


def _in_lines(mark, text):
    """The comments that end with their line. Lines that have nothing else, and follow each other, are one comment."""
    found, end = [], None
    for number, line in enumerate(text.split("\n"), start=1):
        comment = mark.search(line)
        is_alone = comment and not line[: comment.start()].strip()
        if is_alone and end == number - 1:
            found[-1] = (found[-1][0], f"{found[-1][1]}\n{comment[1]}")
        elif comment:
            found.append((number, comment[1]))
        end = number if is_alone else None
    return found


def _between(marks, text):
    return [(text.count("\n", 0, found.start()) + 1, _STAR.sub("", found[1])) for found in marks.finditer(text)]


def _in_python(text):
    """The comments, which only a tokenizer finds beside strings, and the docstrings."""
    lines = [""] * (text.count("\n") + 1)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            code = "code " if token.line[: token.start[1]].strip() else ""
            lines[token.start[0] - 1] = code + token.string
    return [*_in_lines(_HASH, "\n".join(lines)), *_docstrings(ast.parse(text))]


def _docstrings(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(node):
            yield node.body[0].lineno, node.body[0].value.value


def _in_code(text):
    return _in_lines(_SLASHES, text) + _between(_STARS, text)


def _in_shell(text):
    """The comments, without the first line if it names the program that runs the script."""
    return _in_lines(_HASH, re.sub(r"\A#!.*", "", text))


_READERS = {
    ".md": lambda text: [(1, text)],
    ".py": _in_python,
    ".swift": lambda text: _in_code(text) + _between(_SWIFT_NAME, text),
    ".css": lambda text: _between(_STARS, text),
    ".html": lambda text: _between(_ARROWS, text),
    **dict.fromkeys([".js", ".mjs", ".ts", ".c", ".h", ".modulemap"], _in_code),
    **dict.fromkeys([".sh", ".toml", ".dict", ".service", ".conf", ".env", ".rb", "shell"], _in_shell),
}
