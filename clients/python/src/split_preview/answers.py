"""The answers to questions about a preview."""

from __future__ import annotations

from typing import Any

from .geometry import Size
from .scene import Part


class Change(Part):
    """A fact that differs between two widths."""

    @property
    def target(self) -> str:
        return str(self["target"])

    @property
    def name(self) -> str:
        return str(self["name"])

    @property
    def because(self) -> str | None:
        return self._text("because")


class Band(Part):
    """A range of widths within which none of the facts changes."""

    @property
    def first(self) -> float:
        return float(self["from"])

    @property
    def last(self) -> float:
        return float(self["to"])

    @property
    def facts(self) -> dict[tuple[str, str], Any]:
        """The values by target and name, such as `("split", "isCollapsed")`."""
        return {(fact["target"], fact["name"]): fact["value"] for fact in self["facts"]}

    @property
    def changes(self) -> list[Change]:
        """The differences from the band before, each with its reason."""
        return [Change(change) for change in self["changes"]]


class Sweep(Part):
    """The widths at which a layout flips."""

    @property
    def bands(self) -> list[Band]:
        return [Band(band) for band in self["bands"]]

    @property
    def flips(self) -> list[float]:
        """The first width of each band after the first one."""
        return [band.first for band in self.bands[1:]]

    @property
    def is_settled(self) -> bool:
        """Whether a sweep there and back has found the same layouts in both directions, and each time. Others do not know it, and raise a KeyError."""
        return not (self["directions"] or self["unsettled"] or self["unfinished"])


class Sentence(Part):
    """A sentence of an explanation, which is about one fact."""

    @property
    def text(self) -> str:
        return str(self["text"])

    @property
    def rule(self) -> str:
        return str(self["rule"])


class Explanation(Part):
    """Why a part of an app is as it is."""

    @property
    def target(self) -> str:
        return str(self["target"])

    @property
    def title(self) -> str:
        return str(self["title"])

    @property
    def sentences(self) -> list[Sentence]:
        return [Sentence(sentence) for sentence in self["sentences"]]

    def __str__(self) -> str:
        return "\n".join(sentence.text for sentence in self.sentences)


class Finding(Part):
    """A part of an app that some people cannot use."""

    @property
    def rule(self) -> str:
        return str(self["rule"])

    @property
    def target(self) -> str:
        return str(self["target"])

    @property
    def text(self) -> str:
        return str(self["text"])


class Audit(Part):
    """The findings about a preview that some people cannot use."""

    @property
    def findings(self) -> list[Finding]:
        return [Finding(finding) for finding in self["findings"]]


class Overview(Part):
    """A preview in each window of a device. `overview["windows"]` is the list of the wire."""


class Picture(Part):
    """A picture of a scene."""

    @property
    def svg(self) -> str:
        return str(self["svg"])

    @property
    def size(self) -> Size:
        return Size(*self["size"])


class FoundRow(Part):
    """The next row of a list that has a text."""

    @property
    def row(self) -> str | None:
        """The id of the row, or `None` if no row that was looked at has the text."""
        row: str | None = self["row"]
        return row

    @property
    def offset(self) -> float | None:
        """The offset to which a `scroll` brings the row; `None` without a row, and if the view model has all rows."""
        offset: float | None = self["offset"]
        return offset

    @property
    def rest(self) -> str | None:
        """The row behind which another search goes on, or `None` if no row is left."""
        rest: str | None = self["after"]
        return rest


class Property(Part):
    """A property that can be set on a controller."""

    @property
    def kind(self) -> str:
        return str(self["kind"])

    @property
    def value(self) -> Any:
        return self["value"]
