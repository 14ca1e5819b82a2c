"""The comparison of an answer with a transcript. Tests/TestSupport/Matching.swift has the same rules in Swift.

An object has the pattern's members, and maybe more. An array has the pattern's elements, one by one; or, where the
pattern begins with "...", it contains them in this order. "*" is anything. To an exact pattern nothing may be added.
"""

import json

ABSENT = object()


def mismatches(pattern, value, exact=False, path=""):
    """The places where the value is not as the pattern has it: a path, what was expected and what was there."""
    if value is not ABSENT and pattern == "*":
        return []
    if isinstance(pattern, dict) and isinstance(value, dict):
        return _in_object(pattern, value, exact, path)
    if isinstance(pattern, list) and isinstance(value, list):
        if not exact and pattern[:1] == ["..."]:
            return _missing(pattern[1:], value, path)
        if len(pattern) == len(value):
            pairs = enumerate(zip(pattern, value, strict=True))
            return [found for i, (p, v) in pairs for found in mismatches(p, v, exact, f"{path}[{i}]")]
    elif pattern == value and isinstance(pattern, bool) == isinstance(value, bool):
        return []
    return [(path, _text(pattern), _text(value))]


def describe(mismatch):
    path, expected, actual = mismatch
    return f"{path or 'the message'}: expected {expected}, was {actual}"


def _in_object(pattern, value, exact, path):
    def nested(name):
        return f"{path}.{name}" if path else name

    found = []
    for name, member in pattern.items():
        found += mismatches(member, value.get(name, ABSENT), exact, nested(name))
    if exact:
        surplus = [name for name in value if name not in pattern]
        found += [(nested(name), "nothing", _text(value[name])) for name in surplus]
    return found


def _missing(pattern, value, path):
    """Looks for the elements in order. For the first that is not found, tells what the nearest candidate lacks."""
    position = 0
    for element in pattern:
        rest = range(position, len(value))
        candidates = [(i, mismatches(element, value[i], path=f"{path}[{i}]")) for i in rest]
        matching = next((i for i, found in candidates if not found), None)
        if matching is not None:
            position = matching + 1
        elif isinstance(element, dict) and candidates:
            return min((found for _, found in candidates), key=len)
        else:
            return [(path, f"{_text(element)} from [{position}] on", _text(value))]
    return []


def _text(value):
    return "not there" if value is ABSENT else json.dumps(value, ensure_ascii=False, separators=(",", ":"))
