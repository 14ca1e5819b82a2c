"""The texts of messages. A value that no server can read is an error before anything is sent."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from typing import Any

#: The arrays and objects that can be open at once. A server reads fewer, and refuses the others itself.
_DEEPEST = 64


def text_of(message: Mapping[str, Any]) -> str:
    """The message as JSON. Raises `ValueError` with the path of a value that JSON cannot say."""
    return json.dumps({name: _plain(value, name) for name, value in message.items()}, ensure_ascii=False, allow_nan=False)


def _plain(value: object, path: str, depth: int = 1) -> object:
    if isinstance(value, str):
        return _text(value, path)
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError(f"{path} is {value}. A number must be finite.")
    if value is None or isinstance(value, (bool, int, float)):
        return value
    if depth > _DEEPEST:
        raise ValueError(f"{path[:80]} is nested deeper than {_DEEPEST}.")
    if isinstance(value, Mapping):
        return {_name(name, path): _plain(part, f"{path}.{name}", depth + 1) for name, part in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, (bytes, bytearray)):
        return [_plain(part, f"{path}[{index}]", depth + 1) for index, part in enumerate(value)]
    raise ValueError(f"{path} is of the type {type(value).__name__}, which JSON does not have.")


def _text(text: str, path: str) -> str:
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise ValueError(f"{path} is {ascii(text)[:80]}, which has half of a character (a lone surrogate).")
    return text


def _name(name: object, path: str) -> str:
    if not isinstance(name, str):
        raise ValueError(f"{path} has a member with the name {name!r}. A name must be a text.")
    return _text(name, f"{path}.{ascii(name)[1:-1]}")
