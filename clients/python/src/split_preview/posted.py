"""Messages whose answers nobody waits for. A refusal among them must not be lost."""

from __future__ import annotations

from typing import Any

from .conversation import Waiting, result
from .requests import Request


class Posted:
    """The messages that were posted for a preview and are not answered, or were refused."""

    def __init__(self) -> None:
        self._messages: list[tuple[Request[Any], Waiting]] = []

    def add(self, request: Request[Any], waiting: Waiting) -> None:
        self._messages = [one for one in self._messages if one[1].answer is None or _is_refused(one[1])]
        self._messages.append((request, waiting))

    def raise_refusal(self) -> None:
        """Raises `Refused` for the oldest message that was refused, once."""
        for one in self._messages:
            if _is_refused(one[1]):
                self._messages.remove(one)
                result(*one)


def _is_refused(waiting: Waiting) -> bool:
    return waiting.answer is not None and waiting.answer["type"] == "error"
