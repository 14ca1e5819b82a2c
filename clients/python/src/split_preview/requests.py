"""The messages of a client: each function makes one, and says what its answer becomes.

`Preview` and `AsyncPreview` have these functions as methods.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from websockets.typing import Subprotocol

from .answers import Audit, Explanation, FoundRow, Overview, Picture, Property, Sweep
from .merging import JSON
from .scene import Scene

Result = TypeVar("Result")

#: The name of the protocol in the handshake.
SUBPROTOCOL = Subprotocol("preview.v1")


@dataclass(frozen=True)
class Request(Generic[Result]):
    """A message without its id and its slot, and the way to read its answer."""

    type: str
    members: Mapping[str, Any]
    read: Callable[[JSON], Result]


def _given(**members: Any) -> JSON:
    """The members that are not `None`, by their names on the wire."""
    return {name: value for name, value in members.items() if value is not None}


def _scene(type: str, members: Mapping[str, Any]) -> Request[Scene]:
    return Request(type, members, Scene)


#: The members of every message, and of a `perform`, which no trait and no argument can have as its name.
_TAKEN = ("type", "id", "slot", "slots", "target", "action")


def _free(members: JSON, what: str) -> JSON:
    """The members, or a `ValueError` if one of them has a name that is taken."""
    taken = next((name for name in _TAKEN if name in members), None)
    if taken:
        raise ValueError(f"{taken} is no {what}.")
    return members


def resize(width: float, height: float, *, safe_area: Sequence[float] | None = None) -> Request[Scene]:
    """Gives the window a size. Without a safe area, the insets stay."""
    return _scene("resize", _given(width=width, height=height, safeArea=safe_area))


def rotate(to: str | None = None) -> Request[Scene]:
    """Turns the device; without an orientation, between portrait and landscape."""
    return _scene("rotate", _given(to=to))


def arrange(arrangement: str, *, side: str | None = None, divider_x: float | None = None) -> Request[Scene]:
    """Moves the window on its device's screen, as into `split-1/2` or `slide-over`."""
    return _scene("arrange", _given(arrangement=arrangement, side=side, dividerX=divider_x))


def background(snapshots: Sequence[Mapping[str, Any]] | None = None) -> Request[Scene]:
    """Sends the app to the background, with the system's snapshots or with other ones."""
    return _scene("background", _given(snapshots=snapshots))


def foreground() -> Request[Scene]:
    """Brings the app back."""
    return _scene("foreground", {})


def restart(*, fresh: bool = False) -> Request[Scene]:
    """Starts an app again that has ended and has a process of its own: at the user's place, or anew."""
    return _scene("restart", {"fresh": True} if fresh else {})


def tap(target: str | None = None, *, x: float | None = None, y: float | None = None) -> Request[Scene]:
    """Taps an element, or whatever is frontmost at a point."""
    return _scene("tap", _given(target=target, x=x, y=y))


def swipe(direction: str, x: float, y: float) -> Request[Scene]:
    """Swipes `left`, `right`, `up` or `down`, beginning at a point."""
    return _scene("swipe", _given(direction=direction, x=x, y=y))


def drag(target: str, x: float, phase: str) -> Request[Scene]:
    """Drags an edge; the phase is `began`, `changed`, `ended` or `cancelled`."""
    return _scene("drag", _given(target=target, x=x, phase=phase))


def scroll(target: str, x: float, y: float) -> Request[Scene]:
    """Scrolls a pane to an offset."""
    return _scene("scroll", _given(target=target, x=x, y=y))


def edit(target: str, text: str) -> Request[Scene]:
    """Replaces the text of a field."""
    return _scene("edit", _given(target=target, text=text))


def focus(target: str | None) -> Request[Scene]:
    """Gives a field the keyboard; `None` takes the keyboard away."""
    return _scene("focus", {"target": target})


def override_traits(**traits: str | None) -> Request[Scene]:
    """Overrides traits by their names, such as `userInterfaceStyle="dark"`; `None` removes an override."""
    return _scene("traits", _free(traits, "trait"))


def set(target: str, properties: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None, /, **named: Any) -> Request[Scene]:
    """Assigns properties of a controller by their names; `None` is the default.

    A list of mappings assigns them in its order, and a name can be there twice.
    """
    steps = [] if properties is None else [properties] if isinstance(properties, Mapping) else [*properties]
    return _scene("set", {"target": target, "properties": [*steps, *([named] if named else [])]})


def perform(target: str, action: str, /, **arguments: Any) -> Request[Scene]:
    """Calls a method of a container, such as `perform("nav:A", "push", controller="B")`."""
    return _scene("perform", {**_free(arguments, "argument of an action"), "target": target, "action": action})


def sync() -> Request[Scene]:
    """Asks for a whole scene."""
    return _scene("sync", {})


def close() -> Request[None]:
    """Closes the preview."""
    return Request("close", {}, lambda _: None)


def explain(target: str | None = None, *, x: float | None = None, y: float | None = None) -> Request[Explanation]:
    """Asks why a controller, a pane, a column such as `split.primary`, or the part at a point is as it is."""
    return Request("explain", _given(target=target, x=x, y=y), Explanation)


def sweep(
    first: float, last: float, height: float, *, profile: str | None = None, there_and_back: bool | None = None
) -> Request[Sweep]:
    """Asks at which widths from the first to the last the layout flips.

    With `there_and_back`, the window is then dragged back, and the answer also has where the layout depends on the direction or does not settle.
    """
    members = {"from": first, "to": last, "height": height, **_given(profile=profile, thereAndBack=there_and_back)}
    return Request("sweep", members, Sweep)


def audit(first: float, last: float, height: float) -> Request[Audit]:
    """Asks what some people cannot use at widths from the first to the last."""
    return Request("audit", {"from": first, "to": last, "height": height}, Audit)


def overview(device: str) -> Request[Overview]:
    """Asks how the preview looks in each window of a device."""
    return Request("overview", {"device": device}, Overview)


def picture() -> Request[Picture]:
    """Asks for a picture of the scene."""
    return Request("picture", {}, Picture)


def export() -> Request[str]:
    """Asks for the settings of the scene as lines of Swift."""
    return Request("export", {}, lambda answer: str(answer["swift"]))


def properties(target: str) -> Request[dict[str, Property]]:
    """Asks what can be set on a controller."""
    return Request("properties", {"target": target}, lambda answer: {one["name"]: Property(one) for one in answer["properties"]})


def find(text: str, target: str, *, after: str | None = None, backwards: bool | None = None) -> Request[FoundRow]:
    """Asks for the next row of a list that has a text, behind the row `after` or from an end of the list."""
    return Request("find", {"text": text, "target": target, **_given(after=after, backwards=backwards)}, FoundRow)


def open(
    scene: str, *, options: Mapping[str, Any] | None = None, width: float | None = None, height: float | None = None,
    scale: float | None = None, safe_area: Sequence[float] | None = None, profile: str | None = None, device: str | None = None,
    policy: str | None = None, traits: Mapping[str, str | None] | None = None, language: str | None = None,
    place: Mapping[str, Any] | None = None, updates: str = "moved",
) -> Request[Scene]:  # fmt: skip
    """Opens a preview. A parameter that is left out has the default of the preview or the server."""
    window = _given(width=width, height=height, scale=scale, safeArea=safe_area)
    return _scene("open", _given(
        scene=scene, options=options, profile=profile, device=device, policy=policy, window=window or None, traits=traits,
        language=language, place=place, updates=updates,
    ))  # fmt: skip
