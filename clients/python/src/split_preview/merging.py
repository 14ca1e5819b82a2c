"""Completes scenes that leave out what the client already has (docs/protocol.md, "Updates of `moved`").

Every function returns new values: a scene that somebody holds does not change.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

JSON = dict[str, Any]

#: The members of a scene that belong to one message.
_OF_A_MESSAGE = ("ack", "slot", "received", "slots", "result", "eventsDropped")


def completed(message: JSON, old: JSON | None) -> JSON:
    """A whole scene, made of a scene message and the whole scene before it, if there is one.

    The answer to an `open`, a `resume` or a `sync` has everything. The others have no `look`.
    """
    if "look" in message:
        old = None
    scene = {name: part for name, part in (old or {}).items() if name not in _OF_A_MESSAGE}
    changes = {name: part for name, part in message.items() if name not in ("nodes", "dropped", "order", "viewModels")}
    if old is not None and not isinstance(message.get("panes"), list):
        changes |= _moved(message, old)
    elif "hierarchy" in message:
        # A scene with a hierarchy and without `unshown` has no such controllers.
        scene.pop("unshown", None)
    scene |= changes
    scene["viewModels"] = _view_models(message, old)
    if not scene.get("unshown", True):
        del scene["unshown"]
    return scene


def _view_models(message: JSON, old: JSON | None) -> JSON:
    models = {**(old["viewModels"] if old else {}), **message["viewModels"]}
    return {name: model for name, model in models.items() if model is not None}


def _moved(message: JSON, old: JSON) -> JSON:
    """The window, the hierarchy and the panes, as they are after the changes of a message."""
    order = message.get("order", {})
    parts: JSON = {
        "panes": _panes(message, old["panes"], order.get("panes")),
        "hierarchy": _hierarchy(message, old["hierarchy"], order.get("nodes")),
    }
    if "window" in message:
        parts["window"] = changed(old["window"], message["window"])
    return parts


def _panes(message: JSON, old: list[JSON], order: list[str] | None) -> list[JSON]:
    changes = message.get("panes", {})
    # A request to scroll is no state: it is only in the scenes that have it.
    before = {pane["id"]: _without_request(pane) for pane in old}
    return [changed(before.get(name, {"id": name}), changes.get(name, {})) for name in order or before]


def _without_request(pane: JSON) -> JSON:
    if "scrollTo" not in pane.get("layout", {}):
        return pane
    return {**pane, "layout": {name: part for name, part in pane["layout"].items() if name != "scrollTo"}}


def _hierarchy(message: JSON, old: JSON, order: JSON | None) -> JSON:
    changes = message.get("nodes", {})
    if not changes and order is None:
        return old
    members = {node["id"]: _own(node) for node in nodes_below(old)}
    return _tree(order or old, members, changes)


def _own(node: JSON) -> JSON:
    return {name: part for name, part in node.items() if name not in ("children", "presented")}


def _tree(shape: JSON, members: Mapping[str, JSON], changes: Mapping[str, JSON]) -> JSON:
    name = shape["id"]
    node = changed(members.get(name, {"id": name}), changes.get(name, {}))
    node["children"] = [_tree(child, members, changes) for child in shape["children"]]
    if "presented" in shape:
        node["presented"] = _tree(shape["presented"], members, changes)
    return node


def nodes_below(node: JSON) -> Iterable[JSON]:
    """A node of the hierarchy and all nodes below it, each before those below itself."""
    yield node
    for child in node["children"]:
        yield from nodes_below(child)
    if "presented" in node:
        yield from nodes_below(node["presented"])


def changed(old: JSON, changes: JSON) -> JSON:
    """An object after its changes: `dropped` names the members that are gone, and a reason of null is gone."""
    new = {**old, **changes}
    for name in new.pop("dropped", []):
        new.pop(name, None)
    if "because" in changes:
        reasons = {**old.get("because", {}), **changes["because"]}
        new["because"] = {name: reason for name, reason in reasons.items() if reason is not None}
    return new
