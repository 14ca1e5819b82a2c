"""Swift source without its comments and the words of its strings, so that only code is left to look at."""

import re

#: The next thing that is not plain code: a comment, a string with its hashes, or a bracket that may end an interpolation.
_SPECIAL = re.compile(r'//[^\n]*|/\*|(?P<hashes>#*)(?P<quotes>"""|")|[()]')
_COMMENT_EDGE = re.compile(r"/\*|\*/")


def code_of(source):
    """The code of a file, including the code that a string interpolates."""
    kept = []
    _read_code(source, 0, kept, is_interpolated=False)
    return "".join(kept)


def _read_code(source, position, kept, is_interpolated):
    """Reads code up to the end, or up to the bracket that ends an interpolation. Returns where it stopped."""
    depth = 0
    while found := _SPECIAL.search(source, position):
        kept.append(source[position : found.start()])
        position = found.end()
        text = found.group()
        if found["quotes"]:
            kept.append('""')
            position = _read_string(source, position, kept, found["hashes"], found["quotes"])
        elif text == "/*":
            position = _end_of_comment(source, position)
        elif text in "()":
            depth += 1 if text == "(" else -1
            kept.append(text)
            if is_interpolated and depth < 0:
                return position
    kept.append(source[position:])
    return len(source)


def _read_string(source, position, kept, hashes, quotes):
    edge = re.compile(rf"\\{hashes}\(|\\{hashes}.|{quotes}{hashes}", re.DOTALL)
    while found := edge.search(source, position):
        position = found.end()
        if found.group() == quotes + hashes:
            return position
        if found.group().endswith("("):
            kept.append("(")
            position = _read_code(source, position, kept, is_interpolated=True)
    return len(source)


def _end_of_comment(source, position):
    depth = 1
    while found := _COMMENT_EDGE.search(source, position):
        position = found.end()
        depth += 1 if found.group() == "/*" else -1
        if depth == 0:
            return position
    return len(source)
