"""The comparison of a part of a scene with what a test expects.

A mapping has the members of the pattern, and maybe more. A sequence has the elements of the pattern one by one; if the pattern begins
with `...`, it contains the others in this order. `...` anywhere else is any value.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from types import EllipsisType
from typing import Any

from .scene import Part

_ABSENT = object()


def assert_like(value: object, pattern: object) -> None:
    """Fails with a line for each place at which a value is not like a pattern.

    `value` can be a scene, a part of one or any JSON, and a pattern is JSON with `...` for any value.
    """
    found = differences(value, pattern)
    if found:
        raise AssertionError("\n".join(["It is not as expected.", *(f"  {one}" for one in found)]))


def differences(value: object, pattern: object, path: str = "") -> list[str]:
    """A sentence for each place at which a value is not like a pattern."""
    if isinstance(pattern, EllipsisType) and value is not _ABSENT:
        return []
    if isinstance(pattern, Mapping) and isinstance(value, Mapping):
        members = [(f"{path}.{name}" if path else str(name), name) for name in pattern]
        return [one for place, name in members for one in differences(value.get(name, _ABSENT), pattern[name], place)]
    if _is_list(pattern) and _is_list(value):
        return _of_lists(value, pattern, path)
    if value == pattern and isinstance(value, bool) == isinstance(pattern, bool):
        return []
    return [f"{path or 'the value'}: expected {_text(pattern)}, was {_text(value)}"]


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes))


def _of_lists(value: Any, pattern: Any, path: str) -> list[str]:
    if pattern and isinstance(pattern[0], EllipsisType):
        return _missing(value, pattern[1:], path)
    if len(value) != len(pattern):
        return [f"{path or 'the value'}: expected {len(pattern)} elements, was {_text(value)}"]
    pairs = enumerate(zip(value, pattern, strict=True))
    return [one for index, (element, wanted) in pairs for one in differences(element, wanted, f"{path}[{index}]")]


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
    if value is _ABSENT:
        return "nothing"
    text = json.dumps(value, ensure_ascii=False, default=_plain)
    return text if len(text) <= 300 else f"{text[:300]}…"


def _plain(value: object) -> object:
    if isinstance(value, Part):
        return dict(value)
    return "..." if isinstance(value, EllipsisType) else str(value)
