"""The comparison of a part of a scene with what a test expects.

A mapping has the members of the pattern, and maybe more. A sequence has the elements of the pattern one by one; if the pattern begins
with `...`, it contains the others in this order. `...` anywhere else is any value, and `ABSENT` is no value.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from enum import Enum
from types import EllipsisType
from typing import Any, Final

from .scene import Part


class Absent(Enum):
    """The type of `ABSENT`."""

    ABSENT = "ABSENT"

    def __repr__(self) -> str:
        return self.value


#: In a pattern, a member that is not there.
ABSENT: Final = Absent.ABSENT


def assert_like(value: object, pattern: object) -> None:
    """Fails with a line for each place at which a value is not like a pattern.

    `value` can be a scene, a part of one or any JSON, and a pattern is JSON with `...` for any value and `ABSENT` for none.
    """
    __tracebackhide__ = True
    found = differences(value, pattern)
    if found:
        name = value.label if isinstance(value, Part) else "The value"
        raise AssertionError("\n".join([f"{name} is not as expected.", *(f"  {one}" for one in found)]))


def differences(value: object, pattern: object, path: str = "", *, exactly: bool = False) -> list[str]:
    """A sentence for each place at which a value is not like a pattern; with `exactly`, at which it is not equal."""
    if not exactly and isinstance(pattern, EllipsisType) and value is not ABSENT:
        return []
    if isinstance(pattern, Mapping) and isinstance(value, Mapping):
        return _of_mappings(value, pattern, path, exactly)
    if _is_list(pattern) and _is_list(value):
        return _of_lists(value, pattern, path, exactly)
    if value is pattern or (value == pattern and (exactly or isinstance(value, bool) == isinstance(pattern, bool))):
        return []
    place = path or "the value"
    if pattern is ABSENT:
        return [f"{place}: was {_text(value)}, not expected"]
    return [f"{place}: expected {_text(pattern)}, was {_text(value)}"]


def _of_mappings(value: Mapping[Any, Any], pattern: Mapping[Any, Any], path: str, exactly: bool) -> list[str]:
    names = [*pattern, *(name for name in value if exactly and name not in pattern)]
    places = [(name, f"{path}.{name}" if path else str(name)) for name in names]
    found = [differences(value.get(name, ABSENT), pattern.get(name, ABSENT), place, exactly=exactly) for name, place in places]
    return [one for each in found for one in each]


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes))


def _of_lists(value: Any, pattern: Any, path: str, exactly: bool) -> list[str]:
    if not exactly and pattern and isinstance(pattern[0], EllipsisType):
        return _missing(value, pattern[1:], path)
    count = []
    if len(value) != len(pattern):
        elements = f"{len(pattern)} element{'' if len(pattern) == 1 else 's'}"
        count = [f"{path or 'the value'}: expected {elements}, was {_text(value) if len(value) < 4 else len(value)}"]
    pairs = enumerate(zip(value, pattern, strict=False))
    found = [differences(element, wanted, f"{path}[{index}]", exactly=exactly) for index, (element, wanted) in pairs]
    return [*count, *(one for each in found for one in each)]


def _missing(value: Any, pattern: Any, path: str) -> list[str]:
    """Looks for the elements in order. For the first that is not found, it names the differences of the nearest one."""
    position = 0
    for wanted in pattern:
        candidates = [(index, differences(value[index], wanted, f"{path}[{index}]")) for index in range(position, len(value))]
        match = next((index for index, found in candidates if not found), None)
        if match is None:
            nearest = min((found for _, found in candidates), key=len, default=[])
            return [f"{path or 'the value'}: there is no {_text(wanted)} from [{position}] on", *nearest]
        position = match + 1
    return []


def _text(value: object) -> str:
    if value is ABSENT:
        return "nothing"
    text = json.dumps(value, ensure_ascii=False, default=_plain)
    return text if len(text) <= 300 else f"{text[:300]}…"


def _plain(value: object) -> object:
    if isinstance(value, Part):
        return dict(value)
    return "..." if isinstance(value, EllipsisType) else str(value)
