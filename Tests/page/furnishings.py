"""The panels and tools of the page, as states that every check of accessibility visits.

A new panel gets a row here.
"""

import dataclasses
from collections.abc import Callable

from playwright.sync_api import expect

from browser import DEADLINE, on_stage


def press(button, panel):
    """Opens a panel by its button in the bar or in the menu."""

    def act(preview):
        preview.tool(button).click()
        expect(preview.page.locator(panel).first).to_be_visible(timeout=DEADLINE * 1000)

    return act


def wait_for(selector):
    return lambda preview: expect(preview.page.locator(selector).first).to_be_visible(timeout=DEADLINE * 1000)


def key(name, panel):
    """Opens a panel by its single key."""

    def act(preview):
        preview.page.wait_for_selector("#window section[aria-label]")
        preview.page.keyboard.press(name)
        expect(preview.page.locator(panel).first).to_be_visible(timeout=DEADLINE * 1000)

    return act


def audit(preview):
    preview.page.get_by_role("button", name="Look at every width").click()
    expect(preview.page.locator(".audit-state")).to_contain_text("widths from", timeout=DEADLINE * 1000)


def ask_why(preview):
    press(".why-button", "#stage.is-asking")(preview)
    preview.page.mouse.click(*on_stage(*[length / 2 for length in preview.scene["window"]["size"]]))
    expect(preview.page.locator(".explanation-panel[open]")).to_be_visible(timeout=DEADLINE * 1000)


def overlay(preview):
    """Shows a sidebar over the columns, beside which lies a button that dismisses it. A collapsed window has none."""
    if preview.scene["hierarchy"]["isCollapsed"]:
        return
    preview.page.get_by_role("button", name="Sidebar").click()
    expect(preview.page.get_by_role("button", name="Dismiss")).to_be_visible(timeout=DEADLINE * 1000)


@dataclasses.dataclass(frozen=True)
class State:
    """A state of the page: its address, its size, and what opens the panel."""

    query: str
    act: Callable = lambda preview: None
    size: tuple[int, int] = (1180, 820)


STATES = {
    "hierarchy": State("?scene=lab&panel=hierarchy", wait_for('[role="treeitem"]')),
    "calls": State("?scene=mail&panel=calls", wait_for(".tools-call")),
    "audit": State("?scene=instagram&panel=audit", audit),
    "scene": State("?scene=lab&panel=scene", wait_for(".tools-scene fieldset")),
    "picker": State("?scene=mail", press(".picker-button", ".picker-panel")),
    "picker on a device": State(
        "?scene=mail&device=ipad-pro-11-m4&orientation=landscape&arrangement=split-1/2", press(".picker-button", ".picker-panel")
    ),
    "gallery": State("?scene=mail", press(".scene-button", ".gallery-card")),
    "badge": State("?scene=mail", press(".badge-button", ".panel")),
    "menu": State("?scene=mail", press(".more-button", ".more-panel"), size=(375, 700)),
    "share": State("?scene=mail", press(".share-button", ".share-panel")),
    "ruler": State("?scene=lab&ruler=1", wait_for(".ruler-band")),
    "overview": State("?scene=split-or-flip&overview=1", wait_for(".size")),
    "timeline": State("?scene=mail&timeline=1", wait_for(".timeline-slider")),
    "console": State("?scene=mail", key("c", ".console-panel")),
    "keys": State("?scene=mail", key("?", ".key-sheet")),
    "board": State("?scene=lab&board=appearances", wait_for(".board-window .panes")),
    "connection": State("?scene=mail", press(".connection-button", ".connection-panel")),
    "explanation": State("?scene=mail", ask_why),
    "overlaid sidebar": State("?scene=mail&profile=ios26", overlay, size=(820, 700)),
}
