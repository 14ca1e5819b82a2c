"""The content of a window at a moment, with names. Nothing here changes after it was made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from .errors import NotInScene
from .geometry import EdgeInsets, Rect, Size
from .merging import JSON, nodes_below


class Part(Mapping[str, Any]):
    """A part of a scene. Its members can be read by their names on the wire, too: `controller["displayMode"]`.

    A member that the part does not have is a `NotInScene`.
    """

    def __init__(self, members: JSON) -> None:
        self._members = members

    def __getitem__(self, name: str) -> Any:
        if name not in self._members:
            raise NotInScene(f"{self.label} has no {name}.")
        return self._members[name]

    @property
    def label(self) -> str:
        """The kind of the part, with its id if it has one."""
        identity = self._members.get("id") or self._members.get("scene")
        return f"{type(self).__name__}{f' {identity}' if identity else ''}"

    def __iter__(self) -> Iterator[str]:
        return iter(self._members)

    def __len__(self) -> int:
        return len(self._members)

    def __repr__(self) -> str:
        # A part with a name has too many members for a line.
        return f"{type(self).__name__}({self._members!r})" if self.label == type(self).__name__ else f"<{self.label}>"

    def __eq__(self, other: object) -> bool:
        return self._members == (other._members if isinstance(other, Part) else other)

    __hash__ = None  # type: ignore[assignment]

    def _text(self, name: str) -> str | None:
        text = self.get(name)
        return None if text is None else str(text)

    def _rect(self, name: str) -> Rect | None:
        return Rect(*self[name]) if name in self else None

    def _insets(self, name: str) -> EdgeInsets | None:
        return EdgeInsets(*self[name]) if name in self else None


class Traits(Part):
    """The traits of a window."""

    @property
    def horizontal_size_class(self) -> str:
        return str(self["horizontalSizeClass"])

    @property
    def vertical_size_class(self) -> str:
        return str(self["verticalSizeClass"])

    @property
    def user_interface_idiom(self) -> str:
        return str(self["userInterfaceIdiom"])

    @property
    def user_interface_style(self) -> str:
        return str(self["userInterfaceStyle"])

    @property
    def layout_direction(self) -> str:
        return str(self["layoutDirection"])

    @property
    def preferred_content_size_category(self) -> str:
        return str(self["preferredContentSizeCategory"])


class Window(Part):
    """The window of an app."""

    @property
    def size(self) -> Size:
        return Size(*self["size"])

    @property
    def safe_area(self) -> EdgeInsets:
        return EdgeInsets(*self["safeArea"])

    @property
    def traits(self) -> Traits:
        return Traits(self["traits"])

    @property
    def device(self) -> str | None:
        return self._text("device")

    @property
    def orientation(self) -> str:
        return str(self["orientation"])

    @property
    def arrangement(self) -> str:
        return str(self["arrangement"])

    @property
    def is_active(self) -> bool:
        """Whether the app is in the foreground."""
        return bool(self["activationState"] == "foregroundActive")

    @property
    def focus(self) -> str | None:
        """The id of the field that has the keyboard."""
        return self._text("focus")


class Controller(Part):
    """A view controller of the app. The members of its container are those of docs/protocol.md, such as `["columns"]`."""

    @property
    def label(self) -> str:
        """The kind of the part, with the id of the controller and its class."""
        return f"{super().label} ({self._members.get('type')})"

    @property
    def id(self) -> str:
        return str(self["id"])

    @property
    def type(self) -> str:
        """The nearest class of UIKit."""
        return str(self["type"])

    @property
    def title(self) -> str | None:
        return self._text("title")

    @property
    def children(self) -> list[Controller]:
        return [Controller(child) for child in self["children"]]

    @property
    def presented(self) -> Controller | None:
        return Controller(self["presented"]) if "presented" in self else None

    @property
    def style(self) -> str:
        """The style of a split view."""
        return str(self["style"])

    @property
    def is_collapsed(self) -> bool:
        return bool(self["isCollapsed"])

    @property
    def display_mode(self) -> str:
        return str(self["displayMode"])

    @property
    def shown_columns(self) -> list[str]:
        """The visible columns of a split view with a style."""
        return list(self["shownColumns"])

    @property
    def view_controllers(self) -> list[str]:
        """The controllers of a split view. A navigation controller with its stack is `nav[A,nav[B]]`."""
        return list(self["viewControllers"])

    @property
    def primary_column_width(self) -> float:
        return float(self["primaryColumnWidth"])

    @property
    def selected_index(self) -> int:
        """The selected tab of a tab bar controller."""
        return int(self["selectedIndex"])

    @property
    def because(self) -> dict[str, str]:
        """A sentence for each member that has a reason."""
        return dict(self.get("because", {}))


class Pane(Part):
    """A rectangle that is drawn: a column, a bar, a separator or a content."""

    @property
    def id(self) -> str:
        return str(self["id"])

    @property
    def role(self) -> str:
        return str(self["role"])

    @property
    def column(self) -> str | None:
        return self._text("column")

    @property
    def controller(self) -> str:
        return str(self["controller"])

    @property
    def container(self) -> str:
        return str(self["container"])

    @property
    def frame(self) -> Rect:
        return Rect(*self["frame"])

    @property
    def safe_area(self) -> EdgeInsets:
        return EdgeInsets(*self["safeArea"])

    @property
    def content_safe_area(self) -> EdgeInsets | None:
        return self._insets("contentSafeArea")

    @property
    def navigation_bar_frame(self) -> Rect | None:
        return self._rect("navigationBarFrame")

    @property
    def is_visible(self) -> bool:
        return bool(self["isVisible"])

    @property
    def is_interactive(self) -> bool:
        return bool(self["isInteractive"])

    @property
    def is_dimmed(self) -> bool:
        return bool(self["isDimmed"])


class Call(Part):
    """A call that UIKit made."""

    @property
    def selector(self) -> str:
        return str(self["call"])

    @property
    def phase(self) -> str:
        return str(self["phase"])

    @property
    def receiver(self) -> str:
        return str(self["receiver"])

    @property
    def arguments(self) -> list[Any]:
        return list(self["arguments"])


class Scene(Part):
    """A whole scene. `scene["panes"]` and all other members are those of the wire."""

    @property
    def revision(self) -> int:
        return int(self["rev"])

    @property
    def preview(self) -> str:
        """The id of the preview."""
        return str(self["scene"])

    @property
    def profile(self) -> str:
        return str(self["profile"])

    @cached_property
    def window(self) -> Window:
        return Window(self["window"])

    @property
    def traits(self) -> Traits:
        return self.window.traits

    @property
    def root(self) -> Controller:
        """The root of the window."""
        return Controller(self["hierarchy"])

    @cached_property
    def controllers(self) -> dict[str, Controller]:
        """The controllers in the window by their ids, and those that they present."""
        return {node["id"]: Controller(node) for node in nodes_below(self["hierarchy"])}

    @cached_property
    def unshown(self) -> dict[str, Controller]:
        """The controllers that are in no tree, by their ids."""
        return {node["id"]: Controller(node) for root in self.get("unshown", []) for node in nodes_below(root)}

    @cached_property
    def panes(self) -> list[Pane]:
        """The panes, from back to front."""
        return [Pane(pane) for pane in self["panes"]]

    @property
    def visible_panes(self) -> list[Pane]:
        return [pane for pane in self.panes if pane.is_visible]

    def controller(self, name: str) -> Controller:
        """A controller in the window or out of it. An unknown id is a `NotInScene` with the ids that there are."""
        found = self.controllers.get(name) or self.unshown.get(name)
        if found is None:
            raise NotInScene(f"There is no controller {name}. There are {', '.join([*self.controllers, *self.unshown])}.")
        return found

    def pane(self, name: str) -> Pane:
        """A pane by its id, or by the id of its controller."""
        for pane in self.panes:
            if name in (pane.id, pane.id.removesuffix("/pane")):
                return pane
        raise NotInScene(f"There is no pane {name}. There are {', '.join(pane.id for pane in self.panes)}.")

    def column(self, name: str) -> Pane:
        """The frontmost pane of a column, such as `primary`."""
        for pane in reversed(self.panes):
            if pane.column == name:
                return pane
        raise NotInScene(f"There is no column {name}. There are {', '.join(pane.column for pane in self.panes if pane.column)}.")

    @property
    def view_models(self) -> dict[str, JSON]:
        """All contents by their ids."""
        return dict(self["viewModels"])

    @cached_property
    def calls(self) -> list[Call]:
        """The calls that led from the scene before to this one, in order."""
        return [Call(call) for call in self["events"]]

    @property
    def place(self) -> JSON:
        """The place of the user, with which `open` begins there."""
        return dict(self["place"])

    @property
    def popped(self) -> list[str] | None:
        """The controllers that a pop returned, or `None` if there was nothing to pop or the message was no pop."""
        popped = self.get("result")
        return None if popped is None else list(popped)

    @property
    def received(self) -> str | int | None:
        """In the answer to a resume, the newest id that the session received before."""
        received: str | int | None = self.get("received")
        return received

    @property
    def outline(self) -> str:
        """The window, the tree of controllers and the visible panes as a few lines of text."""
        from .outline import outline

        return outline(self)
