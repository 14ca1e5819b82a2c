"""A scene as a few lines, for messages of failed tests and for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .scene import Controller, Scene


def outline(scene: Scene) -> str:
    window = scene.window
    first = f"{scene.preview}, {scene.profile}, {_number(window.size.width)} x {_number(window.size.height)}"
    classes = f"{window.traits.horizontal_size_class} x {window.traits.vertical_size_class}"
    lines = [f"{first}, {classes}", *_tree(scene.root, "  ")]
    for pane in scene.visible_panes:
        frame = " ".join(_number(length) for length in pane.frame)
        lines.append(f"  [{frame}] {pane.id}{f', {pane.column}' if pane.column else ''}")
    return "\n".join(lines)


def _tree(controller: Controller, indent: str) -> list[str]:
    lines = [f"{indent}{controller.id}{_state(controller)}"]
    for child in controller.children:
        lines += _tree(child, indent + "  ")
    if controller.presented is not None:
        lines += ["  " + line for line in _tree(controller.presented, f"{indent}presents ")]
    return lines


def _state(controller: Controller) -> str:
    if controller.get("isCollapsed"):
        return ", collapsed"
    return f", {controller.display_mode}" if "displayMode" in controller else ""


def _number(length: float) -> str:
    return f"{length:g}"
