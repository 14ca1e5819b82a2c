"""Finds the paths at which two JSON texts differ.

The order of members, the spelling of numbers and white space count as well.
"""

import json
from dataclasses import dataclass
from difflib import SequenceMatcher


@dataclass
class Difference:
    #: The path, such as `panes[2].frame[0]`; empty for the message itself.
    path: str
    #: The JSON text of the value in each answer; `None` where there is no such value.
    before: object
    after: object
    #: The kind of difference, where not a value differs but the order, say.
    note: str = ""

    @property
    def pattern(self):
        """The path without the indices of lists and the names of view models, to count similar differences together."""
        return _without_numbers(self.path) + (f" ({self.note})" if self.note else "")


class _Object(list):
    """An object as the list of its members, in the order of the text."""

    def names(self):
        return [name for name, _ in self]


def differences(before, after):
    """The differences between two texts, in the order of the older one. Equal texts have none."""
    if before == after:
        return []
    try:
        old, new = _read(before), _read(after)
    except ValueError:
        # Not every answer is JSON: the end of a connection is a phrase.
        return [Difference("", before, after)]
    return list(_compare(old, new, "")) or [Difference("", before, after, "written differently")]


def differences_of_answers(before, after):
    """The differences between the answers to one step.

    Where one side has more messages, the last ones are compared with each other, because the last one acknowledges what
    was said.
    """
    surplus = len(after) - len(before)
    found = []
    for text in before[: max(0, -surplus)]:
        found.append(Difference("", text, None, "a message less"))
    for text in after[: max(0, surplus)]:
        found.append(Difference("", None, text, "a message more"))
    common = min(len(before), len(after))
    for old, new in zip(before[len(before) - common :], after[len(after) - common :], strict=False):
        found += differences(old, new)
    return found


def _read(text):
    """Reads a value, and keeps the spelling of its numbers and the order of its members."""
    return json.loads(text, object_pairs_hook=_Object, parse_float=_Number, parse_int=_Number)


class _Number(str):
    """A number as it was written."""


def _compare(old, new, path):
    if isinstance(old, _Object) and isinstance(new, _Object):
        yield from _compare_objects(old, new, path)
    elif _is_list(old) and _is_list(new):
        yield from _compare_lists(old, new, path)
    elif old != new or type(old) is not type(new):
        yield Difference(path, _text(old), _text(new))


def _compare_objects(old, new, path):
    members = dict(new)
    for name, value in old:
        inner = f"{path}.{name}" if path else name
        if name in members:
            yield from _compare(value, members[name], inner)
        else:
            yield Difference(inner, _text(value), None)
    names = old.names()
    for name, value in new:
        if name not in names:
            yield Difference(f"{path}.{name}" if path else name, None, _text(value))
    common = [name for name in names if name in members]
    order = [name for name in new.names() if name in names]
    if common != order:
        yield Difference(path, _text(common), _text(order), "order of the members")


def _compare_lists(old, new, path):
    """Aligns two lists by their equal elements, and compares the elements in between with each other."""
    keys = [[_text(element) for element in elements] for elements in (old, new)]
    for kind, i, i_end, j, j_end in SequenceMatcher(None, *keys, autojunk=False).get_opcodes():
        if kind == "equal":
            continue
        for old_at, new_at in _matched(old[i:i_end], new[j:j_end]):
            if new_at is None:
                yield Difference(f"{path}[{i + old_at}]", _text(old[i + old_at]), None)
            elif old_at is None:
                yield Difference(f"{path}[{j + new_at}]", None, _text(new[j + new_at]))
            else:
                yield from _compare(old[i + old_at], new[j + new_at], f"{path}[{i + old_at}]")


def _matched(old, new):
    """Pairs of positions to compare: one by one where both lists are equally long, else by the ids of the elements."""
    if len(old) == len(new):
        return [(n, n) for n in range(len(old))]
    identities = [_identity(element) for element in new]
    pairs = []
    for n, element in enumerate(old):
        identity = _identity(element)
        at = identities.index(identity) if identity is not None and identity in identities else None
        if at is not None:
            identities[at] = None
        pairs.append((n, at))
    taken = {at for _, at in pairs}
    return pairs + [(None, n) for n in range(len(new)) if n not in taken]


def _identity(element):
    """The name of an element among the others of its list. Events have none."""
    members = dict(element) if isinstance(element, _Object) else {}
    return members.get("id") or members.get("target")


def _is_list(value):
    return isinstance(value, list) and not isinstance(value, _Object)


def _text(value):
    """The JSON text of a value that was read."""
    if isinstance(value, _Number):
        return str(value)
    if isinstance(value, _Object):
        return "{" + ",".join(f"{_text(name)}:{_text(part)}" for name, part in value) + "}"
    if isinstance(value, list):
        return "[" + ",".join(_text(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def _without_numbers(path):
    pattern, inside = [], False
    for character in path:
        if character == "]":
            inside = False
        if not inside:
            pattern.append(character)
        if character == "[":
            inside = True
    text = "".join(pattern)
    # The names in `viewModels` are those of controllers.
    return "viewModels.*" + _after_name(text) if text.startswith("viewModels.") else text


def _after_name(path):
    rest = path.removeprefix("viewModels.")
    position = min((rest.find(mark) for mark in ".[" if mark in rest), default=len(rest))
    return rest[position:]
