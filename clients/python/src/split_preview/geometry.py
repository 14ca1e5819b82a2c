"""Lengths in points, as the protocol writes them."""

from __future__ import annotations

from typing import NamedTuple


class Size(NamedTuple):
    width: float
    height: float


class Point(NamedTuple):
    x: float
    y: float


class Rect(NamedTuple):
    """A rectangle in the window."""

    x: float
    y: float
    width: float
    height: float

    @property
    def max_x(self) -> float:
        return self.x + self.width

    @property
    def max_y(self) -> float:
        return self.y + self.height


class EdgeInsets(NamedTuple):
    top: float
    left: float
    bottom: float
    right: float
